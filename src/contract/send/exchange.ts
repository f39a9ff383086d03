import type { Client, Dispatcher } from 'undici';

/** More of an answer than this is not read, in bytes; what the contract has for an answer is far smaller. */
const answerLimit = 64 * 1024;

/** The answer was not whole in time. */
export class TimedOut extends Error {}

/** A request on a connection, without what every one has. */
export interface Posted {
  path: string;
  headers: Record<string, string>;
  /** Goes out with its length if it is a string, and else in chunks. */
  body: string | Iterable<Buffer>;
}

export interface Answer {
  status: number;
  /** Absent when it is longer than any answer of the contract; then the connection is closed. */
  text?: string;
}

/**
 * Makes a request and reads its answer, all of it in the time that is told. Rejects with TimedOut, or with why there is no answer.
 * `goesOut` is told when there is a connection, and the request is written.
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
  // Also while there is no connection yet: an address where nobody takes connections would hold an attempt for minutes.
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
  // undici sends what can be iterated over, but its types know only asynchronous ones.
  const body = request.body as string | Buffer;
  client.dispatch({ method: 'POST', path: request.path, headers: request.headers, body }, handler);
  return promise.finally(() => clearTimeout(timer));
}
