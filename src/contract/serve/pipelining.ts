import { IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The last response of each connection. */
const responses = new WeakMap<Socket, ServerResponse>();

/** Returns the response that is under way on a connection. Returns undefined if the request is incomplete or the response is sent. */
export function responseOn(socket: Socket): ServerResponse | undefined {
  const response = responses.get(socket);
  return response?.req.complete && !isOver(response) ? response : undefined;
}

/** True if the body of the connection's current request is not completely received, and its response is not sent. */
export function isSending(socket: Socket): boolean {
  const response = responses.get(socket);
  return response !== undefined && !response.req.complete && !isOver(response);
}

const isOver = ({ closed, writableFinished }: ServerResponse) => closed || writableFinished;

/**
 * Makes the request and response classes of a server that answers one request at a time on a connection. `ended` is called with each
 * response that is completely written but not sent yet.
 */
export function oneAtATime(
  ended: (response: ServerResponse, socket: Socket) => void,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  /**
   * Marks a request as an upgrade if another response is under way on its connection. At an upgrade the parser stops after the head of the
   * request. Otherwise it makes an object for each request in 64 kB of bytes before anything can stop it.
   */
  class Request extends IncomingMessage {
    #mustWait = false;

    get upgrade(): boolean {
      return this.#mustWait;
    }

    /** Node sets null when it makes the request, and a boolean when it has read the head. Real upgrades are served as plain requests. */
    set upgrade(asked: boolean | null) {
      if (asked === null) return;
      const response = responses.get(this.socket);
      this.#mustWait = response !== undefined && !isOver(response);
    }
  }

  class Response extends ServerResponse {
    constructor(...made: [request: IncomingMessage]) {
      super(...made);
      responses.set(made[0].socket, this);
    }

    override end(...given: unknown[]): this {
      super.end(...(given as []));
      if (this.socket && this.socket.writableLength > 0) ended(this, this.socket);
      return this;
    }
  }

  return { IncomingMessage: Request, ServerResponse: Response as typeof ServerResponse };
}

/**
 * Keeps each pipelined request as unparsed bytes until the response to the request before it is sent. The server must use the classes of
 * `oneAtATime`.
 */
export function holdPipelined(server: Server): void {
  const turns: Socket[] = [];
  const timedOut = function (this: Socket) {
    server.emit('timeout', this);
  };
  /** Returns one connection to the server. Other work runs in between: otherwise a caller could keep the process busy. */
  const giveBack = () => {
    const socket = turns.shift()!;
    if (turns.length > 0) setImmediate(giveBack);
    if (!socket.writable) return;
    socket.off('timeout', timedOut).off('error', ignored).setTimeout(server.timeout);
    server.emit('connection', socket);
    socket.resume();
  };
  for (const event of ['upgrade', 'connect'])
    server.on(event, (request: IncomingMessage, socket: Socket, rest: Buffer) => {
      socket.pause();
      if (rest.length > 0) socket.unshift(rest);
      socket.unshift(headOf(request));
      // The server no longer listens to the connection. The response under way needs the connection's events, so they are passed on here.
      const response = responses.get(socket)!;
      const drained = () => response.emit('drain');
      socket.on('drain', drained).on('timeout', timedOut).on('error', ignored);
      response.once('close', () => {
        socket.off('drain', drained);
        if (turns.push(socket) === 1) setImmediate(giveBack);
      });
    });
}

const ignored = () => {};

/** Returns the bytes of a request's head. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const fields = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  return Buffer.from(`${method} ${url} HTTP/${httpVersion}\r\n${fields.join('')}\r\n`, 'latin1');
}
