import type { IncomingMessage, ServerResponse } from 'node:http';
import { kinds } from '../independent/kinds.ts';
import { type Body, objectOf, Party } from '../independent/party.ts';

/** A minimal customer endpoint, written from the source documents alone. */
export class IndependentIntegrator extends Party {
  protected async serve(request: IncomingMessage, response: ServerResponse, parts: Buffer[]): Promise<void> {
    const bytes = this.read(request.headers, parts);
    if (request.method !== 'POST') return this.methodMissing(response);
    if (!this.isJson(request.headers['content-type'])) return this.answer(response, 415, {});
    await this.receive(bytes.toString(), response);
  }

  override open(): Promise<this> {
    return super.open('/hook');
  }

  methodMissing(response: ServerResponse): void {
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
