import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { connectedInTime } from '../traffic/connections.ts';
import { tellFailure } from '../traffic/presence.ts';
import { pause } from '../traffic/waits.ts';
import { type Evidence, noted, shown } from './evidence.ts';
import { longestBody, Recording } from './recording.ts';
import { header, headOf, messageOf, type WireMessage } from './wire-message.ts';

/** A request, down to its chunk borders. */
export interface RawRequest {
  url: string;
  method: string;
  headers?: Record<string, string>;
  /** Sent with Content-Length, and as JSON where `headers` have no Content-Type. */
  body?: string | Buffer;
  /** Sent chunked in these pieces, one write to the socket each. */
  chunks?: readonly Buffer[];
  /** Until when the whole answer must be there, in milliseconds after the connection is made. */
  timeoutMs?: number;
}

/** A request and what came back. Instants are milliseconds of `performance.now()`. */
export interface Exchange {
  /** When the connection was made and the request went out. */
  sentAt: number;
  /** How long it took to connect. It is no part of the answer's time. */
  connectMs: number;
  endedAt: number;
  /** HTTP code of the answer; undefined when there was none. */
  status?: number;
  retryAfter?: string | undefined;
  response?: WireMessage;
  text: string;
  /** Why there is no answer. */
  failure?: string;
  evidence: Evidence[];
}

/** What is said of an answer whose connection ended before it. */
export const brokenOff = 'connection closed without a complete answer';

const patienceMs = 5000;
const connectPatienceMs = 10_000;

/**
 * Makes one request on a connection of its own, as soon as there is room for one, and again where it is answered 429. It resolves in
 * any case; what went wrong stands in `failure`.
 */
export function exchange(request: RawRequest): Promise<Exchange> {
  return connectedInTime(request.url, () => answerTo(request));
}

export function inShort({ status, text, failure }: Exchange): string {
  if (failure !== undefined) return failure;
  if (text === '') return `${status} with an empty body`;
  const { length } = text;
  return `${status} with the body ${text.slice(0, 120)}${length > 120 ? ` … (${length} characters)` : ''}`;
}

/** All header fields in their order; Node adds none of its own. */
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

function headSent(request: RawRequest): string {
  const { pathname, search } = new URL(request.url);
  return headOf(`${request.method} ${pathname}${search} HTTP/1.1`, Object.entries(fieldsOf(request)));
}

function answerTo(request: RawRequest): Promise<Exchange> {
  const { promise, resolve } = Promise.withResolvers<WireMessage | string>();
  const startedAt = performance.now();
  let connectedAt: number | undefined;
  let recording: Recording | undefined;
  const { url, method, timeoutMs: limit = patienceMs } = request;
  const giveUp = (why: string, ms: number) => setTimeout(() => resolve(`${why} within ${ms} ms`), ms);
  let timer = giveUp('connection failed: no connection', connectPatienceMs);
  // Header fields as a list: an object would merge two fields whose names differ only in case.
  const options = { method, headers: Object.entries(fieldsOf(request)).flat(), setHost: false, agent: false };
  const isSecure = new URL(url).protocol === 'https:';
  const outgoing = (isSecure ? httpsRequest : httpRequest)(url, options)
    .on('socket', (socket) => {
      recording = new Recording(socket.setNoDelay(true), () =>
        resolve(`the answer is longer than ${longestBody} bytes`),
      );
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        connectedAt = performance.now();
        clearTimeout(timer);
        timer = giveUp('no complete answer', limit);
        void send(outgoing, request);
      });
    })
    .on('response', (response) => void read(response, recording!).then(resolve))
    .on('error', (error) => {
      tellFailure(url, error);
      resolve(failureOf(error));
    })
    .on('close', () => resolve(brokenOff));
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

/** @param came The first bytes that came, to show them where they make no answer. */
function exchanged(
  request: RawRequest,
  answer: WireMessage | string,
  came: string,
  times: { sentAt: number; connectMs: number },
): Exchange {
  const body = Buffer.concat(request.chunks ?? [Buffer.from(request.body ?? '')]);
  const evidence = [shown('request', { head: headSent(request), body, firstByteAt: times.sentAt })];
  if (typeof answer === 'string') {
    evidence.push(noted('no answer', answer));
    if (came !== '') evidence.push(noted('what came in place of an answer', came));
    return { ...times, endedAt: performance.now(), text: '', failure: answer, evidence };
  }
  return {
    ...times,
    endedAt: answer.lastByteAt,
    status: Number(answer.startLine.split(' ')[1]),
    retryAfter: header(answer, 'retry-after'),
    response: answer,
    text: answer.body.toString(),
    evidence: [...evidence, shown('answer', answer)],
  };
}

/** Reads the answer to its end; a string says why there is none. */
async function read(response: IncomingMessage, recording: Recording): Promise<WireMessage | string> {
  const firstByteAt = recording.firstByteAt ?? performance.now();
  const body = await buffer(response).catch(() => undefined);
  if (!body) return brokenOff;
  const startLine = `HTTP/${response.httpVersion} ${response.statusCode} ${response.statusMessage}`.trim();
  const isBare = [204, 304].includes(response.statusCode ?? 0);
  const message = messageOf(startLine, response.rawHeaders, body, isBare ? 'none' : 'until-close');
  return { ...message, firstByteAt, lastByteAt: recording.lastByteAt };
}

function failureOf(error: Error & { code?: string; reason?: string }): string {
  if (error.message === 'socket hang up') return brokenOff;
  if (error.code?.startsWith('HPE_'))
    return `the answer is not readable as HTTP: ${error.reason ?? error.message}`;
  return `connection failed: ${error.message}`;
}

/** Each chunk is a segment of its own: the pause lets the receiver see the borders. */
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
