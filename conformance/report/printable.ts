/** Returns the other party's text without control characters, which could move the cursor or colour the screen. */
export function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (character) =>
      character === '\n' || character === '\t'
        ? character
        : `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
    );
}

/** Escapes a text for HTML and XML, and replaces control characters that XML does not allow. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}
