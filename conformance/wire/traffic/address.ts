/** The host and port that an address names, as sockets want them. */
export function placeOf({ hostname, port, protocol }: URL): { host: string; port: number } {
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
  };
}
