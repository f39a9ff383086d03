/** The host and port that an address names, as sockets want them. */
export function placeOf({ hostname, port, protocol }: URL): { host: string; port: number } {
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
  };
}

/** An address with a value in the place of `{name}`, or else at the end of its path. A query stays where it is. */
export function addressWith(url: string, name: string, value: string): string {
  const address = new URL(url);
  // The parser writes braces as codes.
  const place = new RegExp(`(\\{|%7B)${name}(\\}|%7D)`, 'i');
  const encoded = encodeURIComponent(value);
  address.pathname = place.test(address.pathname)
    ? address.pathname.replace(place, () => encoded)
    : `${address.pathname.replace(/\/$/, '')}/${encoded}`;
  return address.href;
}
