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

/** A message as Node read it: `raw` has names and values in turn, `otherwise` is the framing where the head names none. */
export function messageOf(
  startLine: string,
  raw: readonly string[],
  body: Buffer,
  otherwise: 'none' | 'until-close',
): Omit<WireMessage, 'firstByteAt' | 'lastByteAt'> {
  const headers = raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : [],
  );
  const isChunked = /\bchunked\b/i.test(header({ headers }, 'transfer-encoding') ?? '');
  const hasLength = header({ headers }, 'content-length') !== undefined;
  const framing = isChunked ? 'chunked' : hasLength ? 'length' : otherwise;
  return { startLine, headers, head: headOf(startLine, headers), body, framing };
}

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

/** A text as JSON; undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
