import type { Socket } from 'node:net';

/** The longest message that the suite reads. */
export const longestBody: number = 4 * 1024 * 1024;

/** How many bytes are kept to show them when they are not a message. */
const kept = 4096;

/** Records when bytes arrive at a socket, and the first of them. */
export class Recording {
  /** The first byte since `next`, and the last one so far, in milliseconds of `performance.now()`. */
  firstByteAt: number | undefined;
  lastByteAt: number = performance.now();
  #length = 0;
  #start: Buffer = Buffer.alloc(0);

  /** Listens before the reader of the socket does. `tooLong` hears of bytes beyond the longest message, heads and interim answers too. */
  constructor(socket: Socket, tooLong: () => void = () => undefined) {
    socket.prependListener('data', (bytes: Buffer) => {
      this.lastByteAt = performance.now();
      this.firstByteAt ??= this.lastByteAt;
      this.#length += bytes.length;
      if (this.#length > longestBody) tooLong();
      if (this.#start.length < kept) this.#start = Buffer.concat([this.#start, bytes]).subarray(0, kept);
    });
  }

  /** A message is complete: bytes from now on belong to the next one. */
  next(): void {
    this.firstByteAt = undefined;
  }

  /** The first bytes as text. */
  get start(): string {
    return this.#start.toString('latin1');
  }
}
