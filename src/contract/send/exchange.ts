import type { Client, Dispatcher } from 'undici';

/** How much of an answer is read, in bytes. Answers of the contract are far smaller. */
const answerLimit = 64 * 1024;

/** No whole answer came in time. */
export class TimedOut extends Error {}

/** A request on a connection. */
export interface Posted {
  path: string;
  headers: Record<string, string>;
  /** A string is sent with Content-Length, anything else in chunks. */
  body: string | Iterable<Buffer>;
}

export interface Answer {
  status: number;
  /** Absent when it is too long; then the connection is closed. */
  text?: string;
}

/**
 * Makes a request and reads its whole answer within a time. Rejects with TimedOut, or with the error that prevented an answer.
 * `goesOut` is called when there is a connection, and the request is written.
 */
export function exchange(
  client: Client,
  request: Posted,
  timeoutMs: number,
  goesOut: () => void,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const parts: Buffer[] = [];
  let [status, length] = [0, 0];
  let controller: Dispatcher.DispatchController | undefined;
  // It runs while connecting too: an address that does not accept connections would hold an attempt for minutes.
  const timer = setTimeout(() => {
    const late = new TimedOut(`No whole answer in ${timeoutMs} ms`);
    reject(late);
    controller?.abort(late);
  }, timeoutMs);
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(own) {
      controller = own;
      goesOut();
    },
    onResponseStart(_, code) {
      status = code;
    },
    onResponseData(own, part) {
      length += part.length;
      parts.push(part);
      if (length <= answerLimit) return;
      resolve({ status });
      own.abort(new Error('The answer is too long'));
    },
    onResponseEnd() {
      resolve({ status, text: Buffer.concat(parts).toString('utf8') });
    },
    onResponseError(_, error) {
      reject(error);
    },
  };
  // undici sends any iterable, but its types know only asynchronous ones.
  const body = request.body as string | Buffer;
  client.dispatch({ method: 'POST', path: request.path, headers: request.headers, body }, handler);
  return promise.finally(() => clearTimeout(timer));
}
