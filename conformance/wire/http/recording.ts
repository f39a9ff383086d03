import type { Socket } from 'node:net';

export const longestBody: number = 4 * 1024 * 1024;

/** The number of first bytes that are kept, for a connection without an HTTP message. */
const kept = 4096;

export class Recording {
  /** The instants of the first byte of the current message, and of the last byte, in milliseconds of `performance.now()`. */
  firstByteAt: number | undefined;
  lastByteAt: number = performance.now();
  #length = 0;
  #start: Buffer = Buffer.alloc(0);

  /** Starts to record, before the HTTP parser. Calls `tooLong` for data after `longestBody` bytes. */
  constructor(socket: Socket, tooLong: () => void = () => undefined) {
    socket.prependListener('data', (bytes: Buffer) => {
      this.lastByteAt = performance.now();
      this.firstByteAt ??= this.lastByteAt;
      this.#length += bytes.length;
      if (this.#length > longestBody) tooLong();
      if (this.#start.length < kept) this.#start = Buffer.concat([this.#start, bytes]).subarray(0, kept);
    });
  }

  /** Marks the end of a message. The next byte begins another message. */
  next(): void {
    this.firstByteAt = undefined;
  }

  get start(): string {
    return this.#start.toString('latin1');
  }
}
