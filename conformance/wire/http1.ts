/** One HTTP/1.1 message as it came over a socket. Instants are milliseconds of `performance.now()`. */
export interface WireMessage {
  /** `POST /hook HTTP/1.1` or `HTTP/1.1 200 OK`. */
  startLine: string;
  /** Names as they were written. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Start line and header fields, without the empty line. */
  head: string;
  body: Buffer;
  framing: 'none' | 'length' | 'chunked' | 'until-close';
  firstByteAt: number;
  lastByteAt: number;
}

/** The values of a header field, whatever the case of its name, joined as HTTP allows. */
export function header({ headers }: Pick<WireMessage, 'headers'>, name: string): string | undefined {
  const values = headers
    .filter(([key]) => key.toLowerCase() === name.toLowerCase())
    .map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

/** Cuts the bytes of one direction of a connection into messages. It judges nothing but the framing. */
export class MessageReader {
  readonly #kind: 'request' | 'response';
  readonly #onHead: ((head: { headers: WireMessage['headers'] }) => void) | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #firstByteAt: number | undefined;
  #headTold = false;

  constructor(kind: 'request' | 'response', onHead?: (head: { headers: WireMessage['headers'] }) => void) {
    this.#kind = kind;
    this.#onHead = onHead;
  }

  /** Takes bytes and gives the messages that they complete. */
  push(bytes: Buffer, at: number): WireMessage[] {
    this.#firstByteAt ??= at;
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const messages: WireMessage[] = [];
    for (let message = this.#take(at, false); message; message = this.#take(at, false))
      messages.push(message);
    return messages;
  }

  /** The other side closed: gives the message that has no other end than this, if there is one. */
  end(at: number): WireMessage | undefined {
    return this.#take(at, true);
  }

  #take(at: number, closed: boolean): WireMessage | undefined {
    const headEnd = this.#rest.indexOf('\r\n\r\n');
    if (headEnd < 0) return undefined;
    const head = this.#rest.subarray(0, headEnd).toString('latin1');
    const [startLine = '', ...lines] = head.split('\r\n');
    const headers = lines.map(readField);
    if (!this.#headTold) {
      this.#headTold = true;
      this.#onHead?.({ headers });
    }
    const bodyStart = headEnd + 4;
    if (/^HTTP\/1\.[01] 1\d\d/.test(startLine)) {
      this.#drop(bodyStart);
      return this.#take(at, closed);
    }
    const content = this.#content(startLine, headers, bodyStart, closed);
    if (!content) return undefined;
    const firstByteAt = this.#firstByteAt ?? at;
    this.#drop(content.end);
    this.#firstByteAt = this.#rest.length > 0 ? at : undefined;
    return {
      startLine,
      headers,
      head,
      body: content.body,
      framing: content.framing,
      firstByteAt,
      lastByteAt: at,
    };
  }

  #drop(end: number): void {
    this.#rest = this.#rest.subarray(end);
    this.#headTold = false;
  }

  #content(startLine: string, headers: WireMessage['headers'], start: number, closed: boolean) {
    if (/\bchunked\b/i.test(header({ headers }, 'transfer-encoding') ?? '')) {
      const read = readChunks(this.#rest, start);
      return read && { ...read, framing: 'chunked' as const };
    }
    const length = header({ headers }, 'content-length');
    if (length !== undefined) {
      const end = start + Number.parseInt(length, 10);
      if (!(this.#rest.length >= end)) return undefined;
      return { body: Buffer.from(this.#rest.subarray(start, end)), end, framing: 'length' as const };
    }
    if (this.#kind === 'request' || /^HTTP\/1\.[01] (204|304)/.test(startLine)) {
      return { body: Buffer.alloc(0), end: start, framing: 'none' as const };
    }
    if (!closed) return undefined;
    const body = Buffer.from(this.#rest.subarray(start));
    return { body, end: this.#rest.length, framing: 'until-close' as const };
  }
}

function readField(line: string): readonly [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** Reads a chunked body; undefined while it is not complete. */
function readChunks(bytes: Buffer, start: number): { body: Buffer; end: number } | undefined {
  const parts: Buffer[] = [];
  let at = start;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    const chunkStart = lineEnd + 2;
    if (size === 0 || Number.isNaN(size)) {
      const trailerEnd = bytes.indexOf('\r\n', chunkStart);
      if (trailerEnd < 0) return undefined;
      const end = trailerEnd === chunkStart ? chunkStart + 2 : bytes.indexOf('\r\n\r\n', chunkStart) + 4;
      return end < 4 ? undefined : { body: Buffer.concat(parts), end };
    }
    if (bytes.length < chunkStart + size + 2) return undefined;
    parts.push(Buffer.from(bytes.subarray(chunkStart, chunkStart + size)));
    at = chunkStart + size + 2;
  }
}
