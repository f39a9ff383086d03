import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export abstract class Party {
  url = '';
  readonly #server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    await this.serve(request, response, parts);
  });

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

/** True for a URL to which a service may send: https, or http on a loopback address. */
export function isSafe(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  );
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of strangers, which the checks make sure of
export type Body = Record<string, any>;

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function objectOf(text: string): Body | undefined {
  const body = parsed(text);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
}

/** Posts a body as JSON. Returns undefined without a response. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown } | undefined> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return response && { status: response.status, body: parsed(await response.text().catch(() => '')) };
}

/** A party of the bot API: its responses, which both parties share, and the ids of the events that it received. */
export abstract class BotApiParty extends Party {
  readonly seen = new Set<string>();

  refuse(response: ServerResponse, status: number, code: string, message: string): void {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code, message } }));
  }

  accept(response: ServerResponse): void {
    response.writeHead(200).end();
  }

  methodMissing(response: ServerResponse): void {
    this.refuse(response, 405, 'invalid_request', 'Only POST.');
  }

  wrongToken(response: ServerResponse): void {
    this.refuse(response, 401, 'invalid_client', 'Unknown token.');
  }

  malformed(response: ServerResponse, problem: string): void {
    this.refuse(response, 400, 'invalid_request', problem);
  }

  unsupported(response: ServerResponse, event: string): void {
    this.refuse(response, 405, 'invalid_request', `${event} is not supported.`);
  }

  isRepeat(id: string): boolean {
    return this.seen.size === this.seen.add(id).size;
  }
}
