import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connectedAlone, connectedInTime } from '../traffic/connections.ts';
import { noteFailure } from '../traffic/presence.ts';
import { pause } from '../traffic/tasks.ts';
import { curlOf, type Evidence, noted, shown } from './evidence.ts';
import { header, headOf, longestBody, Recording, read, type WireMessage } from './wire-message.ts';

/** A request that the suite makes. It has a `body`, `chunks` or neither. */
export interface RawRequest {
  url: string;
  method: string;
  headers?: Record<string, string>;
  /** The body, which is sent with Content-Length. Its default Content-Type is JSON. */
  body?: string | Buffer;
  /** The chunks of a body that is sent with chunked encoding. Each chunk is written to the socket separately. */
  chunks?: readonly Buffer[];
  /** The time limit for the whole response, in milliseconds, from the moment at which the connection is made. Five seconds by default. */
  timeoutMs?: number;
  /** True if no other request of the run may be made to the server at the same time. */
  isAlone?: boolean;
}

/** A request and its response. Instants are milliseconds of `performance.now()`. */
export interface Exchange {
  sentAt: number;
  /** The time that it took to connect, in milliseconds. The time of the response does not include it. */
  connectMs: number;
  endedAt: number;
  /** The HTTP status of the response. Undefined if there was none. */
  status?: number;
  retryAfter?: string | undefined;
  location?: string | undefined;
  sent?: string;
  response?: WireMessage;
  text: string;
  failure?: string;
  /** The largest number of other requests of the run that the server handled at the same time. */
  beside?: number;
  evidence: Evidence[];
}

export const brokenOff = 'connection closed without a complete response';

const patienceMs = 5000;
const connectPatienceMs = 10_000;

/** Makes one request on a new connection, and retries it after 429. Never rejects: `failure` states the reason. */
export function exchange(request: RawRequest): Promise<Exchange> {
  const connect = request.isAlone ? connectedAlone : connectedInTime;
  return connect(request.url, () => answerTo(request));
}

export function isOverdue({ failure = '' }: Pick<Exchange, 'failure'>): boolean {
  return / within \d+ ms$/.test(failure);
}

export function inShort({ status, text, failure }: Pick<Exchange, 'status' | 'text' | 'failure'>): string {
  if (failure !== undefined) return failure;
  if (text === '') return `${status} with an empty body`;
  return `${status} with ${isPage(text) ? '' : 'the body '}${bodyInShort(text)}`;
}

export function bodyInShort(text: string): string {
  if (isPage(text)) {
    const [, title = text.replaceAll(/<[^>]*>/g, '')] = /<(?:title|h1|pre)[^>]*>([^<]*)/i.exec(text) ?? [];
    const named = inOneLine(title).replace(/^\d{3} /, '');
    return `an HTML page${named === '' ? '' : ` (${named.slice(0, mostShown)})`}`;
  }
  const { length } = text;
  const line = inOneLine(text.slice(0, mostShown));
  return length > mostShown ? `${line} … (${length} characters)` : line;
}

const mostShown = 120;

function isPage(text: string): boolean {
  return /^\s*<(?:!doctype|html|head|body|title|h1|pre|br|p)\b/i.test(text);
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n]\s*/g, ' ').trim();
}

function fieldsOf(request: RawRequest): Record<string, string> {
  const { url, method, headers, body, chunks } = request;
  const hasLength = !chunks && (body !== undefined || method === 'POST');
  return {
    Host: new URL(url).host,
    Accept: '*/*',
    Connection: 'close',
    ...(chunks && { 'Transfer-Encoding': 'chunked' }),
    ...(hasLength && { 'Content-Length': String(Buffer.byteLength(body ?? '')) }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

function answerTo(request: RawRequest): Promise<Exchange> {
  const { promise, resolve } = Promise.withResolvers<WireMessage | string>();
  const startedAt = performance.now();
  let connectedAt: number | undefined;
  let recording: Recording | undefined;
  let answered: IncomingMessage | undefined;
  const { url, method, timeoutMs: limit = patienceMs } = request;
  /** Adds the part of the response that came. Without it, the other side would look for the fault before its response. */
  const partly = (why: string) =>
    answered ? `${why}: only the status ${answered.statusCode} and a part of its body came` : why;
  const giveUp = (why: string, ms: number) => setTimeout(() => resolve(`${partly(why)} within ${ms} ms`), ms);
  let timer = giveUp('connection failed: no connection', connectPatienceMs);
  // The header fields are a list: an object would merge two fields whose names differ only in case.
  const options = { method, headers: Object.entries(fieldsOf(request)).flat(), setHost: false, agent: false };
  const isSecure = new URL(url).protocol === 'https:';
  const outgoing = (isSecure ? httpsRequest : httpRequest)(url, options)
    .on('socket', (socket) => {
      recording = new Recording(socket.setNoDelay(true), () =>
        resolve(`the response is longer than ${longestBody} bytes`),
      );
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        connectedAt = performance.now();
        clearTimeout(timer);
        timer = giveUp('no complete response', limit);
        void send(outgoing, request);
      });
    })
    .on('response', (response) => {
      answered = response;
      const { httpVersion, statusCode = 0, statusMessage } = response;
      const startLine = `HTTP/${httpVersion} ${statusCode} ${statusMessage}`.trim();
      const otherwise = [204, 304].includes(statusCode) ? 'none' : 'until-close';
      void read(response, recording!, startLine, otherwise).then((answer) =>
        resolve(answer ?? partly(brokenOff)),
      );
    })
    .on('error', (error) => {
      noteFailure(url, error);
      // Bytes after a complete response are no part of it: its Content-Length may be too small.
      if (!answered?.complete) resolve(partly(failureOf(error)));
    })
    .on('close', () => resolve(partly(brokenOff)));
  return promise
    .then((answer) => {
      const sentAt = connectedAt ?? startedAt;
      return exchanged(request, answer, recording?.start ?? '', { sentAt, connectMs: sentAt - startedAt });
    })
    .finally(() => {
      clearTimeout(timer);
      outgoing.destroy();
    });
}

/** Makes the exchange from a request and its response. `firstBytes` are the first received bytes, which are evidence if they are not HTTP. */
function exchanged(
  request: RawRequest,
  answer: WireMessage | string,
  firstBytes: string,
  times: { sentAt: number; connectMs: number },
): Exchange {
  const { url, method, chunks, body: whole = '' } = request;
  const body = Buffer.concat(chunks ?? [Buffer.from(whole)]);
  const headers = fieldsOf(request);
  const { pathname, search } = new URL(url);
  const head = headOf(`${method} ${pathname}${search} HTTP/1.1`, Object.entries(headers));
  const evidence: Evidence[] = [
    {
      ...shown('request', { head, body, firstByteAt: times.sentAt }),
      get curl() {
        return curlOf({ url, method, headers, body });
      },
    },
  ];
  if (typeof answer === 'string') {
    evidence.push(noted('no response', answer));
    if (firstBytes !== '') evidence.push(noted('what came in place of a response', firstBytes));
    return { ...times, endedAt: performance.now(), text: '', failure: answer, evidence };
  }
  return {
    ...times,
    endedAt: answer.lastByteAt,
    status: Number(answer.startLine.split(' ')[1]),
    retryAfter: header(answer, 'retry-after'),
    location: header(answer, 'location'),
    sent: body.toString(),
    response: answer,
    text: answer.body.toString(),
    evidence: [...evidence, shown('response', answer)],
  };
}

function failureOf(error: Error & { code?: string; reason?: string }): string {
  if (error.message === 'socket hang up') return brokenOff;
  if (error.code?.startsWith('HPE_'))
    return `the response is not readable as HTTP: ${error.reason ?? error.message}`;
  return `connection failed: ${error.message}`;
}

/** Sends the body. The pauses make each chunk a TCP segment of its own. */
async function send(outgoing: ClientRequest, request: RawRequest): Promise<void> {
  if (!request.chunks) return void outgoing.end(request.body ?? '');
  outgoing.flushHeaders();
  for (const chunk of request.chunks.filter(({ length }) => length > 0)) {
    if (outgoing.destroyed) return;
    outgoing.write(chunk);
    await pause(5);
  }
  outgoing.end();
}
