import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../../../../generated/policies.ts';
import { type Body, objectOf } from '../body.ts';
import { BotConversations } from './conversations.ts';
import type { Bot, BotChat } from './model.ts';

/**
 * The checks of an event that a provider sends. `check` returns a description of the fault, or undefined if the event is valid. A broken
 * service replaces one method.
 */
class EventChecks {
  check(event: Body): string | undefined {
    const ids = event['event'] === 'INVITE_AGENT' ? ['id', 'client_id', 'chat_id'] : ['id', 'chat_id'];
    const missing = ids.find((field) => typeof event[field] !== 'string' || event[field] === '');
    if (missing) return `${missing} is missing`;
    return event['event'] === 'BOT_MESSAGE' ? this.message(event['message']) : undefined;
  }

  message(message: unknown): string | undefined {
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      return 'message is missing';
    const { type, title = '', text = '', timestamp = 0, content, buttons } = message as Body;
    if (typeof title !== 'string') return 'message.title is no string';
    if (typeof text !== 'string') return 'message.text is no string';
    if (!this.time(timestamp)) return 'message.timestamp is no time';
    if (type === 'TEXT') return 'text' in message ? undefined : 'message.text is missing';
    if (type === 'MARKDOWN') return typeof content === 'string' ? undefined : 'message.content is missing';
    if (type !== 'BUTTONS') return 'message.type is unknown';
    if (!Array.isArray(buttons)) return 'message.buttons is missing';
    if (buttons.length > limits['ButtonsContent.buttons'].maxItems) return 'message.buttons has too many';
    return buttons.every((button) => typeof button?.text === 'string') ? undefined : 'a button has no text';
  }

  time(timestamp: unknown): boolean {
    return typeof timestamp === 'number' || (typeof timestamp === 'string' && /^\d+$/.test(timestamp));
  }

  /** Returns the first key that occurs twice at the top level of the JSON text `text`. Returns undefined if there is none. */
  twice(text: string): string | undefined {
    const seen = new Set<string>();
    let depth = 0;
    for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
      if (token === '{' || token === '[') depth += 1;
      else if (token === '}' || token === ']') depth -= 1;
      else if (depth === 1 && token.endsWith(':')) {
        const key = token.slice(0, -1).trim();
        if (seen.has(key)) return `${key} is given twice`;
        seen.add(key);
      }
    }
    return undefined;
  }
}

/** A minimal conversation service with the bot API, with all state in memory. Broken implementations override one method. */
export class IndependentBotService extends BotConversations {
  checks = new EventChecks();

  protected async serve(request: IncomingMessage, response: ServerResponse, parts: Buffer[]): Promise<void> {
    const text = Buffer.concat(parts).toString();
    const path = (request.url ?? '').split('?')[0] ?? '';
    const [, first = '', second = '', third = ''] = path.split('/').map(decodeURIComponent);
    if (first === 'desk') return this.desk.serve(request, response, path.slice('/desk'.length), text);
    if (first === 'webhooks')
      return this.fromProvider(request, response, { providerId: second, token: third, text });
    const channel = this.channels.find(({ random, id }) => random === first && id === second);
    if (!channel) return void response.writeHead(404).end();
    this.heard(channel, JSON.parse(text));
    response.writeHead(200).end();
  }

  async fromProvider(
    request: IncomingMessage,
    response: ServerResponse,
    { providerId, token, text }: Body,
  ): Promise<void> {
    const bots = this.channels.map(({ bot }) => bot).filter((bot) => bot?.providerId === providerId);
    if (bots.length === 0) return this.refuse(response, 404, 'invalid_request', 'Unknown provider.');
    if (request.method !== 'POST') return this.methodMissing(response);
    const bot = bots.find((each) => each && this.isToken(each, token, text));
    if (!bot) return this.wrongToken(response);
    if (!this.isAuthorized(bot, request.headers.authorization, text))
      return this.wrongAuthorization(response);
    await this.event(bot, text, response);
  }

  isToken(bot: Bot, token: string, _body: string): boolean {
    return bot.token === token;
  }

  isAuthorized({ authorization }: Bot, given: string | undefined, _body: string): boolean {
    return authorization === undefined || given === authorization;
  }

  wrongAuthorization(response: ServerResponse): void {
    this.refuse(response, 401, 'unauthorized_client', 'Wrong Authorization.');
  }

  async event(bot: Bot, text: string, response: ServerResponse): Promise<void> {
    const event = objectOf(text);
    if (!event) return this.malformed(response, 'The body is no JSON object.');
    if (event['event'] === undefined) return this.malformed(response, 'event is missing');
    if (!['BOT_MESSAGE', 'INVITE_AGENT'].includes(event['event']))
      return this.unsupported(response, event['event']);
    const problem = this.checks.twice(text) ?? this.checks.check(event);
    if (problem) return this.malformed(response, problem);
    const chat = this.chats.find(
      (each) => each.channel.bot === bot && this.chatId(each) === event['chat_id'],
    );
    if (!chat) return this.malformed(response, 'chat_id is unknown');
    if (!this.isRepeat(event['id'])) this.act(chat, event);
    this.accept(response);
  }

  act(chat: BotChat, event: Body): void {
    if (event['event'] === 'INVITE_AGENT') this.invite(chat);
    else this.spoken(chat, event['message']);
  }
}
