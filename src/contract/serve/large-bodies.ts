import type { IncomingMessage } from 'node:http';

/** Bodies below this many bytes are not counted: they cost no more than their connection. */
const largeFrom = 16 * 1024;

/**
 * Bounds the memory of large bodies that are being read, by their announced lengths. When the bound is exceeded, the oldest is cut
 * off: an honest caller sends its body at once, an attacker holds it back. The function counts a request of which at most `limit`
 * bytes are read, and returns the requests to cut off, oldest first.
 *
 * @param room in bytes
 */
export function largeBodies(room: number): (request: IncomingMessage, limit: number) => IncomingMessage[] {
  const held = new Map<IncomingMessage, number>();
  let all = 0;
  const end = (request: IncomingMessage) => {
    all -= held.get(request) ?? 0;
    held.delete(request);
  };
  return (request, limit) => {
    const bytes = Math.min(lengthOf(request), limit);
    if (bytes < largeFrom) return [];
    held.set(request, bytes);
    all += bytes;
    request.once('end', () => end(request)).once('close', () => end(request));
    const cutOff: IncomingMessage[] = [];
    for (const oldest of held.keys()) {
      // The newest is never cut off, even where it alone exceeds the bound.
      if (all <= room || held.size === 1) break;
      end(oldest);
      cutOff.push(oldest);
    }
    return cutOff;
  };
}

/** The announced length of a body; a chunked one announces none. */
function lengthOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
