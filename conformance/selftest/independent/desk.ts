import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from './party.ts';

export type Reply = [status: number, body?: unknown];

export const notFound: Reply = [404, fault('not_found', 'no such thing')];

interface Driven<Channel, Chat, Agent = Body> {
  readonly agents: Map<string, Agent>;
  readonly channels: Channel[];
  readonly chats: Chat[];
  readonly url: string;
}

/** The HTTP interface through which the suite controls an independent service. It follows the desk's API document. */
export abstract class IndependentDesk<
  Channel extends { id: string },
  Chat extends { channel: Channel },
  Service extends Driven<Channel, Chat> = Driven<Channel, Chat>,
> {
  streams = true;
  /** The operations that this desk does not support, such as `POST chats close`. */
  missing: string[] = [];
  protected readonly missingStatus: number = 405;
  readonly #followers = new Set<ServerResponse>();
  #events = 0;

  readonly service: Service;

  constructor(service: Service) {
    this.service = service;
  }

  /** `what` names an operation, such as `POST chats close`. */
  protected abstract createChannel(settings: Body): Reply;
  protected abstract onChannel(what: string, channel: Channel, body: Body): Reply;
  protected abstract inChat(what: string, chat: Chat, body: Body): Reply;

  protected beside(_what: string, _id: string, _body: Body): Reply {
    return notFound;
  }

  protected abstract shown(chat: Chat): Body;
  protected abstract transcript(chat: Chat): unknown[];

  serve(request: IncomingMessage, response: ServerResponse, path: string, text: string): void {
    const [, kind = '', id = '', action = ''] = path.split('/').map(decodeURIComponent);
    if (kind === 'events') return void this.#follow(response);
    const channelId = new URL(request.url ?? '', 'http://desk').searchParams.get('channel_id');
    const what = [request.method, kind, action].filter((word) => word !== '').join(' ');
    const body = text === '' ? {} : JSON.parse(text);
    const [status, answer] = this.missing.includes(what)
      ? [this.missingStatus]
      : this.#answer(what, kind, id, body, channelId);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(answer === undefined ? undefined : JSON.stringify(answer));
  }

  #answer(what: string, kind: string, id: string, body: Body, channelId: string | null): Reply {
    const { agents, channels, chats } = this.service;
    if (what === 'GET agents') return [200, { agents: [...agents.values()] }];
    if (what === 'PUT agents') {
      agents.set(id, { name: id, online: false, ...agents.get(id), ...body, agent_id: id });
      return [200, agents.get(id)];
    }
    if (what === 'POST channels') return this.createChannel(body);
    if (kind === 'channels') {
      const channel = channels.find((each) => each.id === id);
      return channel ? this.onChannel(what, channel, body) : notFound;
    }
    if (kind !== 'chats') return this.beside(what, id, body);
    if (id === '') {
      const own = chats.filter(({ channel }) => channelId === null || channel.id === channelId);
      return [200, { chats: own.toReversed().map((chat) => this.shown(chat)) }];
    }
    const chat = chats[Number(id) - 1];
    if (!chat) return notFound;
    if (what === 'GET chats') return [200, { chat: this.shown(chat), transcript: this.transcript(chat) }];
    return this.inChat(what, chat, body);
  }

  protected publish(event: string, more: Body): void {
    this.#events += 1;
    const data = { event_id: this.#events, event, at: new Date().toISOString(), ...more };
    for (const follower of this.#followers)
      follower.write(`id: ${this.#events}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #follow(response: ServerResponse): void {
    if (!this.streams) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    this.#followers.add(response);
    response.on('close', () => this.#followers.delete(response));
  }
}

export function fault(code: string, message: string): Body {
  return { error: { code, message } };
}

/** Returns the random string for a channel's address. It always has a small and a capital letter, since the suite swaps their case. */
export function randomString(): string {
  return `${randomBytes(9).toString('base64url')}aZ`;
}
