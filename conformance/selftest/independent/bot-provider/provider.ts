import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from '../body.ts';
import { Party } from '../party.ts';

export const botToken = 'Independent-Bot-7c1';
const has: Record<string, string[]> = { TEXT: ['text'], MARKDOWN: ['content'], BUTTONS: ['buttons'] };

/** A bot provider of the smallest kind, from the source alone. Broken ones override one method. */
export class IndependentBot extends Party {
  /** The service's address for this bot, token included. */
  readonly service: string;
  readonly seen = new Set<string>();
  readonly handedOver = new Set<string>();
  #events = 0;
  constructor(service: string) {
    super();
    this.service = service;
  }

  override open(): Promise<this> {
    return super.open('/bots');
  }

  isOwn(token: string, _body: string): boolean {
    return token === botToken;
  }

  isJson(_type: string | undefined): boolean {
    return true;
  }

  methodMissing(response: ServerResponse, _method: string | undefined): void {
    this.refuse(response, 405, 'invalid_request', 'Only POST.');
  }

  unauthorized(response: ServerResponse): void {
    this.refuse(response, 401, 'invalid_client', 'Unknown token.');
  }

  malformed(response: ServerResponse, problem: string): void {
    this.refuse(response, 400, 'invalid_request', problem);
  }

  unsupported(response: ServerResponse, event: string): void {
    this.refuse(response, 405, 'invalid_request', `${event} is not supported.`);
  }

  refuse(response: ServerResponse, status: number, code: string, message: string): void {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code, message } }));
  }

  accept(response: ServerResponse): void {
    response.writeHead(200).end();
  }

  parse(text: string): Body | undefined {
    try {
      const body = JSON.parse(text);
      return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
    } catch {
      return undefined;
    }
  }

  /** What is wrong with a CLIENT_MESSAGE. */
  problem(event: Body): string | undefined {
    const missing = ['id', 'client_id', 'chat_id'].find((field) => typeof event[field] !== 'string');
    if (missing) return `${missing} is missing`;
    const needed = has[event['message']?.['type']];
    if (!needed) return 'message.type is missing or unknown';
    if (needed.some((field) => event['message'][field] === undefined))
      return `message.${needed.join()} is missing`;
    return this.isTime(event['message']['timestamp']) ? undefined : 'message.timestamp is no time';
  }

  isTime(timestamp: unknown): boolean {
    return timestamp === undefined || /^\d+$/.test(String(timestamp));
  }

  async receive(event: Body, response: ServerResponse): Promise<void> {
    const known = ['AGENT_JOINED', 'AGENT_UNAVAILABLE', 'CHAT_CLOSED'].includes(event['event']);
    if (event['event'] === undefined) return this.malformed(response, 'event is missing');
    if (known) return this.news(event, response);
    if (event['event'] !== 'CLIENT_MESSAGE') return this.unsupported(response, event['event']);
    const problem = this.problem(event);
    if (problem) return this.malformed(response, problem);
    this.accept(response);
    if (this.isRepeat(event['id']) || this.handedOver.has(event['chat_id'])) return;
    await this.think(event);
  }

  isRepeat(id: string): boolean {
    const repeat = this.seen.has(id);
    this.seen.add(id);
    return repeat;
  }

  news({ event, chat_id }: Body, response: ServerResponse): void {
    if (event === 'AGENT_JOINED') this.handedOver.add(chat_id);
    this.accept(response);
  }

  /** Says something plain at first and offers a choice after it, as bots do. */
  async think({ chat_id, client_id, message }: Body): Promise<void> {
    const words = message.text ?? message.content ?? message.title ?? '';
    if (/human agent/.test(words)) return this.send({ event: 'INVITE_AGENT', chat_id, client_id });
    await this.say(chat_id, {
      type: 'TEXT',
      text: `You wrote: ${words}`,
      timestamp: Math.floor(Date.now() / 1000),
    });
    if (/buttons|options|menu/.test(words)) await this.say(chat_id, this.choice());
    if (/markdown|bold/i.test(words)) await this.say(chat_id, this.formatted());
  }

  choice(): Body {
    const buttons = ['Prices', 'Places', 'People'].map((text) => ({ text }));
    return {
      type: 'BUTTONS',
      title: 'Which one?',
      text: 'Prices, places or people?',
      buttons,
      timestamp: String(Math.floor(Date.now() / 1000)),
    };
  }

  formatted(): Body {
    return { type: 'MARKDOWN', content: '**Here** it [is](https://example.com)', text: 'Here it is' };
  }

  say(chat_id: string, message: Body): Promise<void> {
    return this.send({ event: 'BOT_MESSAGE', chat_id, message });
  }

  address(): string {
    return this.service;
  }

  async send(event: Body): Promise<void> {
    this.#events += 1;
    const body = JSON.stringify({ id: `bot-event-${this.#events}`, ...event });
    const headers = { 'content-type': 'application/json' };
    await fetch(this.address(), { method: 'POST', headers, body }).catch(() => undefined);
  }

  protected async serve(request: IncomingMessage, response: ServerResponse, parts: Buffer[]): Promise<void> {
    if (!this.isJson(request.headers['content-type'])) return this.malformed(response, 'That is no JSON.');
    const token = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    const body = Buffer.concat(parts).toString();
    if (request.method !== 'POST') return this.methodMissing(response, request.method);
    if (!this.isOwn(token, body)) return this.unauthorized(response);
    const event = this.parse(body);
    if (!event) return this.malformed(response, 'The body is no JSON object.');
    await this.receive(event, response);
  }
}
