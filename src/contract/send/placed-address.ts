/** The braces of a place, also as the URL parser writes them. */
const braces = /(?:\{|%7B)(\w+)(?:\}|%7D)/gi;

/** An address with a value in the place of `{name}`, or else appended to its path. A query stays where it is. */
export function addressWith(url: string, name: string, value: string): string {
  const encoded = encodeURIComponent(value);
  const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(url)!;
  const placed = address.replace(braces, (place, its: string) => (its === name ? encoded : place));
  return `${placed === address ? `${address.replace(/\/$/, '')}/${encoded}` : placed}${query}`;
}
