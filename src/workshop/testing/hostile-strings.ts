import strings from './hostile-strings.json' with { type: 'json' };

/** A hundred strings that run `window.ran(1)` where a page gives a stranger's words to the browser as markup, as an address or as code. */
export const hostileStrings: readonly string[] = strings;
