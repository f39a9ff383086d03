import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The base class of the independent parties: a program that listens on a free local port. */
export abstract class Party {
  /** The URL of the program. Empty until the program is open. */
  url = '';
  readonly #server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    await this.serve(request, response, parts);
  });

  /** Answers a request. `parts` are the parts of its body, as received. */
  protected abstract serve(
    request: IncomingMessage,
    response: ServerResponse,
    parts: Buffer[],
  ): Promise<void>;

  async open(path = ''): Promise<this> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

/** True for a URL to which the source documents allow a service to send requests: https, or http on a loopback address. */
export function isSafe(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  );
}
