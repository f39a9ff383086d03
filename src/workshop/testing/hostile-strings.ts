import strings from './hostile-strings.json' with { type: 'json' };

/** A hundred strings that run `window.ran(1)` if a page uses them as markup, as an address or as code. */
export const hostileStrings: readonly string[] = strings;
