import type { IncomingMessage } from 'node:http';

/** Bodies below this many bytes are not counted: they cost no more than their connection. */
const largeFrom = 16 * 1024;

/**
 * Bounds the memory of large bodies that are being read, by their announced lengths. When the bound is exceeded, the oldest is cut
 * off: an honest caller sends its body at once, an attacker holds it back.
 */
export class LargeBodies {
  readonly #room: number;
  readonly #bytes = new Map<IncomingMessage, number>();
  #all = 0;

  /** @param room in bytes */
  constructor(room: number) {
    this.#room = room;
  }

  /** Counts a request of which at most `limit` bytes are read. Returns the requests to cut off, oldest first. */
  begin(request: IncomingMessage, limit: number): IncomingMessage[] {
    const bytes = Math.min(lengthOf(request), limit);
    if (bytes < largeFrom) return [];
    this.#bytes.set(request, bytes);
    this.#all += bytes;
    const end = () => this.#end(request);
    request.once('end', end).once('close', end);
    return this.#takenFrom();
  }

  #takenFrom(): IncomingMessage[] {
    const taken: IncomingMessage[] = [];
    for (const oldest of this.#bytes.keys()) {
      // The newest is never cut off, even where it alone exceeds the bound.
      if (this.#all <= this.#room || this.#bytes.size === 1) break;
      this.#end(oldest);
      taken.push(oldest);
    }
    return taken;
  }

  #end(request: IncomingMessage): void {
    this.#all -= this.#bytes.get(request) ?? 0;
    this.#bytes.delete(request);
  }
}

/** The announced length of a body; a chunked one announces none. */
function lengthOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
