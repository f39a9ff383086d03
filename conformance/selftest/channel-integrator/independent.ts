import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { TargetOptions } from '../../run/options.ts';
import { kinds } from '../independent/kinds.ts';
import { type Body, objectOf, Party, send } from '../independent/party.ts';

/** A minimal customer endpoint with its front end, written from the source documents alone. */
export class IndependentIntegrator extends Party {
  /** The messages that the front end posts, with their address, type and encoding. Without messages, the suite does not listen for them. */
  posts: readonly unknown[] | undefined;
  postedTo = '/random/shop-app';
  postedType = 'application/json';
  postedEncoding: BufferEncoding = 'utf8';
  readonly port: number;
  #isOpen = true;

  constructor(port: number) {
    super();
    this.port = port;
  }

  protected override readonly path = '/hook';

  override optionsOfRun(): TargetOptions {
    const listening = { channelId: 'shop-app', listen: { host: '127.0.0.1', port: this.port } };
    return { url: this.url, ...(this.posts && listening) };
  }

  protected async serve(
    request: IncomingMessage,
    response: ServerResponse,
    _text: string,
    parts: Buffer[],
  ): Promise<void> {
    const bytes = this.read(request.headers, parts);
    if (request.method !== 'POST') return this.methodMissing(response);
    if (!this.isJson(request.headers['content-type'])) return this.answer(response, 415, {});
    await this.receive(bytes.toString(), response);
  }

  override async open(): Promise<this> {
    for (const each of this.posts ?? []) void this.#postInTime(each);
    return super.open();
  }

  override close(): Promise<void> {
    this.#isOpen = false;
    return super.close();
  }

  /** Posts a message to the suite, and retries it every 20 ms until a response comes. */
  async #postInTime(message: unknown): Promise<void> {
    while (this.#isOpen && !(await this.post(message))) await pause(20);
  }

  post(message: unknown): Promise<unknown> {
    const bytes = Buffer.from(JSON.stringify(message), this.postedEncoding);
    const headers = { 'content-type': this.postedType };
    return send(`http://127.0.0.1:${this.port}${this.postedTo}`, bytes, { headers });
  }

  override methodMissing(response: ServerResponse): void {
    this.answer(response, 405, this.fault(405, 'Only POST.'));
  }

  isJson(_type: string | undefined): boolean {
    return true;
  }

  read(_headers: NodeJS.Dict<string | string[]>, parts: Buffer[]): Buffer {
    return Buffer.concat(parts);
  }

  async receive(text: string, response: ServerResponse): Promise<void> {
    const body = objectOf(text);
    if (!body) return this.answer(response, 400, this.fault(400, 'That is no JSON object.'));
    const recipient: unknown = body['recipient']?.['id'];
    if (recipient === undefined) return this.answer(response, 200, this.fault(1, 'Nobody to deliver to.'));
    const message: Body = body['message'] ?? {};
    if (!kinds.has(message['type']))
      return this.answer(response, 200, this.fault(2, 'Unknown kind of message.'));
    return this.take(message, response);
  }

  async take(_message: Body, response: ServerResponse): Promise<void> {
    this.answer(response, 200, { result: 'ok' });
  }

  fault(code: unknown, message: unknown): Body {
    return { error: { code, message } };
  }

  answer(response: ServerResponse, status: number, body: unknown): void {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
  }
}
