import type { Socket } from 'node:net';

/** The longest message that the suite reads, in bytes. */
export const longestBody: number = 4 * 1024 * 1024;

/** The number of first bytes that are kept, to show them if they are not a message. */
const kept = 4096;

/** Records the instants at which bytes arrive at a socket, and the first bytes. */
export class Recording {
  /** The instants of the first byte since `next` and of the last byte, in milliseconds of `performance.now()`. */
  firstByteAt: number | undefined;
  lastByteAt: number = performance.now();
  #length = 0;
  #start: Buffer = Buffer.alloc(0);

  /**
   * Listens before the socket's reader does. `tooLong` is called for bytes beyond the longest message, including heads and interim answers.
   */
  constructor(socket: Socket, tooLong: () => void = () => undefined) {
    socket.prependListener('data', (bytes: Buffer) => {
      this.lastByteAt = performance.now();
      this.firstByteAt ??= this.lastByteAt;
      this.#length += bytes.length;
      if (this.#length > longestBody) tooLong();
      if (this.#start.length < kept) this.#start = Buffer.concat([this.#start, bytes]).subarray(0, kept);
    });
  }

  /** Marks the end of a message: further bytes belong to the next one. */
  next(): void {
    this.firstByteAt = undefined;
  }

  /** The first bytes as text. */
  get start(): string {
    return this.#start.toString('latin1');
  }
}
