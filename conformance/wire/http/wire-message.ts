import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One HTTP/1.1 message, as it was received on a socket. Instants are milliseconds of `performance.now()`. */
export interface WireMessage {
  startLine: string;
  headers: readonly (readonly [name: string, value: string])[];
  head: string;
  body: Buffer;
  framing: 'none' | 'length' | 'chunked' | 'until-close';
  firstByteAt: number;
  lastByteAt: number;
}

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

/** Returns the values of a header field, joined by commas. The case of its name does not matter. */
export function header({ headers }: Pick<WireMessage, 'headers'>, name: string): string | undefined {
  const values = headers
    .filter(([key]) => key.toLowerCase() === name.toLowerCase())
    .map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

/** Reads a message whose head Node has parsed. `otherwise` is the framing if the head states none. Undefined if it breaks off or is too long. */
export async function read(
  incoming: IncomingMessage,
  recording: Recording,
  startLine: string,
  otherwise: 'none' | 'until-close',
): Promise<WireMessage | undefined> {
  const firstByteAt = recording.firstByteAt ?? recording.lastByteAt;
  const body = await buffer(incoming).catch(() => undefined);
  const { lastByteAt } = recording;
  recording.next();
  if (!body || recording.isTooLong) return undefined;
  const raw = incoming.rawHeaders;
  const headers = raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : [],
  );
  const isChunked = /\bchunked\b/i.test(header({ headers }, 'transfer-encoding') ?? '');
  const hasLength = header({ headers }, 'content-length') !== undefined;
  const framing = isChunked ? 'chunked' : hasLength ? 'length' : otherwise;
  return { startLine, headers, head: headOf(startLine, headers), body, framing, firstByteAt, lastByteAt };
}

export function headOf(startLine: string, headers: WireMessage['headers']): string {
  return [startLine, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
