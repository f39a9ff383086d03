import strings from './hostile-strings.json' with { type: 'json' };

/** A hundred strings that run `window.ran(1)` in a page that uses untrusted text as markup, as an address or as code. */
export const hostileStrings: readonly string[] = strings;
