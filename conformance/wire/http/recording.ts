import type { Socket } from 'node:net';

export const longestBody: number = 4 * 1024 * 1024;

/** The number of first bytes that are kept, for a connection without an HTTP message. */
const kept = 4096;

export class Recording {
  /** The instants of the first byte of the current message, and of the last byte, in milliseconds of `performance.now()`. */
  firstByteAt: number | undefined;
  lastByteAt: number = performance.now();
  /** True if more than `longestBody` bytes of the current message came. */
  isTooLong = false;
  #length = 0;
  #start: Buffer = Buffer.alloc(0);

  /** Starts to record, before the HTTP parser. Calls `stop` if a message is too long. */
  constructor(socket: Socket, stop: () => void) {
    socket.prependListener('data', (bytes: Buffer) => {
      this.lastByteAt = performance.now();
      this.firstByteAt ??= this.lastByteAt;
      this.#length += bytes.length;
      this.isTooLong = this.#length > longestBody;
      if (this.isTooLong) stop();
      if (this.#start.length < kept) this.#start = Buffer.concat([this.#start, bytes]).subarray(0, kept);
    });
  }

  /** Marks the end of a message. The next byte begins another message. */
  next(): void {
    this.firstByteAt = undefined;
    this.#length = 0;
  }

  get start(): string {
    return this.#start.toString('latin1');
  }
}
