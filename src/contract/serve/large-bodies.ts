import type { IncomingMessage } from 'node:http';

/** A shorter body costs no more than its connection. */
const largeFrom = 16 * 1024;

/**
 * The large bodies that are being read, each with the bytes that it may come to. When they are more than there is room for,
 * the one that has taken longest gives way: to send a body takes a moment, and who holds one back takes longer.
 */
export class LargeBodies {
  readonly #room: number;
  readonly #bytes = new Map<IncomingMessage, number>();
  #all = 0;

  /** Room is in bytes. */
  constructor(room: number) {
    this.#room = room;
  }

  /** A request begins, of which no more than `limit` bytes are read. Gives those that make room for it, to be hung up on. */
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
      // The newest may be larger than all the room.
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

/** What a body says of its length; one that comes in pieces says nothing. */
function lengthOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
