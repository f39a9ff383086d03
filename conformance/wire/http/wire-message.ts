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

/** Names and values of Node's `rawHeaders`, which follow each other there. */
export function paired(raw: readonly string[]): WireMessage['headers'] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
}

/** How the end of a body is told, by what the head says. */
export function framingOf(
  headers: WireMessage['headers'],
  otherwise: 'none' | 'until-close',
): WireMessage['framing'] {
  if (/\bchunked\b/i.test(header({ headers }, 'transfer-encoding') ?? '')) return 'chunked';
  return header({ headers }, 'content-length') === undefined ? otherwise : 'length';
}

/** A head as it is written on the wire. */
export function headOf(startLine: string, headers: WireMessage['headers']): string {
  return [startLine, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
}

/** A path with its percent-encoding decoded; a path that cannot be decoded is returned as it is. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
