import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TargetOptions } from '../../run/options.ts';
import { type Body, objectOf, Party, postJson, stepsOf } from '../independent/party.ts';

export const botToken = 'Independent-Bot-7c1';
const has: Record<string, string[]> = { TEXT: ['text'], MARKDOWN: ['content'], BUTTONS: ['buttons'] };

/** A minimal bot provider, written from the source documents alone. */
export class IndependentBot extends Party {
  protected override readonly path = '/bots';
  readonly service: string;
  readonly handedOver = new Set<string>();
  /** The Authorization value on which both parties have agreed, if any. */
  authorization: string | undefined = 'Bearer agreed-on-4b1';
  #events = 0;
  constructor(service: string) {
    super();
    this.service = service;
  }

  override optionsOfRun(): TargetOptions {
    const { url, service, authorization } = this;
    const [providerId = ''] = service.split('/').slice(-2);
    return {
      url,
      token: botToken,
      providerId,
      listen: { host: '127.0.0.1', port: Number(new URL(service).port) },
      patience: 12,
      ...(authorization !== undefined && { authorization }),
    };
  }

  isOwn(token: string): boolean {
    return token === botToken;
  }

  problem(event: Body): string | undefined {
    const missing = ['id', 'client_id', 'chat_id'].find((field) => typeof event[field] !== 'string');
    if (missing) return `${missing} is missing`;
    const needed = has[event['message']?.['type']];
    if (!needed) return 'message.type is missing or unknown';
    if (needed.some((field) => event['message'][field] === undefined))
      return `message.${needed.join()} is missing`;
    const { timestamp = 0 } = event['message'];
    return /^\d+$/.test(String(timestamp)) ? undefined : 'message.timestamp is no time';
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

  news({ event, chat_id }: Body, response: ServerResponse): void {
    if (event === 'AGENT_JOINED') this.handedOver.add(chat_id);
    this.accept(response);
  }

  async think({ chat_id, client_id, message }: Body): Promise<void> {
    const words = message.text ?? message.content ?? message.title ?? '';
    if (/human agent/.test(words)) return this.send({ event: 'INVITE_AGENT', chat_id, client_id });
    await this.say(chat_id, {
      type: 'TEXT',
      text: `You wrote: ${words}`,
      timestamp: Math.floor(Date.now() / 1000),
    });
    if (/buttons|options|menu/.test(words)) await this.say(chat_id, this.choice());
    if (/markdown|bold/i.test(words))
      await this.say(chat_id, {
        type: 'MARKDOWN',
        content: '**Here** it [is](https://example.com)',
        text: 'Here it is',
      });
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

  say(chat_id: string, message: Body): Promise<void> {
    return this.send({ event: 'BOT_MESSAGE', chat_id, message });
  }

  address(): string {
    return this.service;
  }

  async send(event: Body): Promise<void> {
    this.#events += 1;
    await this.post({ id: `bot-event-${this.#events}`, ...event });
  }

  post(event: Body): Promise<unknown> {
    const { authorization } = this;
    return postJson(this.address(), event, authorization === undefined ? {} : { authorization });
  }

  isAuthorized(given: string | undefined): boolean {
    return this.authorization === undefined || given === this.authorization;
  }

  protected async serve(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    if (request.method !== 'POST') return this.methodMissing(response);
    if (!this.isOwn(stepsOf(request).at(-1) ?? '')) return this.wrongToken(response);
    if (!this.isAuthorized(request.headers.authorization))
      return this.refuse(response, 401, 'unauthorized_client', 'Another Authorization.');
    const event = objectOf(text);
    if (!event) return this.malformed(response, 'The body is no JSON object.');
    await this.receive(event, response);
  }
}
