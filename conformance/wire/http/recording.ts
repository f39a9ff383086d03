import type { Socket } from 'node:net';

/** No message that the suite has a use for is longer; what goes on beyond is not read. */
export const longestBody: number = 4 * 1024 * 1024;

/** So much of what came is kept to show it where no message could be made of it. */
const kept = 4096;

/** Notes when bytes arrive at a socket, and the first of them. It judges nothing and changes nothing. */
export class Recording {
  /** The first byte since `next`, and the last one so far, in milliseconds of `performance.now()`. */
  firstByteAt: number | undefined;
  lastByteAt: number = performance.now();
  /** How many bytes came in all. */
  length = 0;
  #start: Buffer = Buffer.alloc(0);

  /** Listens ahead of whoever reads the socket. */
  constructor(socket: Socket) {
    socket.prependListener('data', (bytes: Buffer) => {
      this.lastByteAt = performance.now();
      this.firstByteAt ??= this.lastByteAt;
      this.length += bytes.length;
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
