/** Matches a placeholder such as `{name}`, with literal or percent-encoded braces. */
const braces = /(?:\{|%7B)(\w+)(?:\}|%7D)/gi;

/** Replaces the placeholder `{name}` in an address with a value, or else appends the value to the path. A query stays in its place. */
export function addressWith(url: string, name: string, value: string): string {
  const encoded = encodeURIComponent(value);
  const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(url)!;
  const placed = address.replace(braces, (place, its: string) => (its === name ? encoded : place));
  return `${placed === address ? `${address.replace(/\/$/, '')}/${encoded}` : placed}${query}`;
}
