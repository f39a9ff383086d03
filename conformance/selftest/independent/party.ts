import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TargetOptions } from '../../run/options.ts';
import { jsonOf } from '../../wire/http/wire-message.ts';
import { isObject } from '../../wire/payload/messages.ts';

/** A party with an HTTP server. Its responses have the form of the bot API, unless a party with another contract replaces them. */
export abstract class Party {
  url = '';
  /** The path that follows the host in `url`. */
  protected readonly path: string = '';
  readonly #seen = new Set<unknown>();
  readonly #server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    await this.serve(request, response, Buffer.concat(parts).toString(), parts);
  });

  /** The options of a run of the suite against this party. */
  optionsOfRun(): TargetOptions {
    return { url: this.url };
  }

  protected abstract serve(
    request: IncomingMessage,
    response: ServerResponse,
    text: string,
    parts: Buffer[],
  ): Promise<void>;

  async open(): Promise<this> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.path}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  accept(response: ServerResponse): void {
    response.writeHead(200).end();
  }

  refuse(response: ServerResponse, status: number, code: string, message: string): void {
    json(response, status, { error: { code, message } });
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
    return this.#seen.size === this.#seen.add(id).size;
  }
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function stepsOf({ url = '' }: IncomingMessage): string[] {
  return url.split('?')[0]!.split('/').slice(1).map(decodeURIComponent);
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

export function objectOf(text: string): Body | undefined {
  const body = jsonOf(text);
  return isObject(body) ? body : undefined;
}

/** A response to a request of a party. Undefined if none came. */
export type Attempted = { status: number; body: unknown } | undefined;

export interface Sending {
  method?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** The time limit covers the whole response, its head, or each wait for more bytes. */
  times?: 'whole' | 'head' | 'wait';
}

/** Sends a body on a new connection, by default with POST and without a time limit. */
export function send(url: string, body: string | Buffer, sending: Sending = {}): Promise<Attempted> {
  const { method = 'POST', headers = {}, timeoutMs = 0, times = 'whole' } = sending;
  const { promise, resolve } = Promise.withResolvers<Attempted>();
  const request = httpRequest(url, { method, headers, agent: false }, (response) => {
    const parts: Buffer[] = [];
    if (times === 'head') clearTimeout(timer);
    response.on('data', (part: Buffer) => {
      parts.push(part);
      if (times === 'wait') timer?.refresh();
    });
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, body: jsonOf(Buffer.concat(parts).toString()) }),
    );
    response.on('error', () => resolve(undefined));
  });
  const timer = timeoutMs > 0 ? setTimeout(() => request.destroy(), timeoutMs) : undefined;
  request.on('error', () => resolve(undefined)).on('close', () => resolve(undefined));
  request.end(body);
  return promise.finally(() => clearTimeout(timer));
}

export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Attempted> {
  return send(url, JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });
}
