import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body, BotChannel, BotChat } from './model.ts';

/** What the desk needs of the conversations behind it. */
export interface DrivenBots {
  readonly agents: Map<string, Body>;
  readonly channels: BotChannel[];
  readonly chats: BotChat[];
  readonly url: string;
  isSafe(endpoint: string): boolean;
  accepted(chat: BotChat): void;
  closed(chat: BotChat): void;
  transfer(chat: BotChat): void;
}

/** The adapter that lets a suite drive the independent bot service. */
export class BotDeskSide {
  readonly service: DrivenBots;
  /** Whether there is an event stream; it may be missing. */
  streams = true;
  /** Operations that this desk does not have, by method and path without ids. */
  missing: string[] = [];
  takesAuthorization = true;
  /** Whether a chat says who has it. */
  tellsHandler = true;
  readonly #followers = new Set<ServerResponse>();
  #entries = 0;
  #events = 0;

  constructor(service: DrivenBots) {
    this.service = service;
  }

  serve(request: IncomingMessage, response: ServerResponse, path: string, text: string): void {
    const body: Body = text === '' ? {} : JSON.parse(text);
    const [, kind = '', id = '', action = ''] = path.split('/').map(decodeURIComponent);
    if (kind === 'events') {
      this.#follow(response);
      return;
    }
    const channelId = new URL(request.url ?? '', 'http://desk').searchParams.get('channel_id');
    const what = [request.method, kind, action].filter((word) => word !== '').join(' ');
    const [status, answer] = this.missing.includes(what) ? [405] : this.#act(what, id, body, channelId);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(answer === undefined ? undefined : JSON.stringify(answer));
  }

  add(chat: BotChat, content: Body): void {
    this.#entries += 1;
    const entry = { entry_id: this.#entries, chat_id: chat.number, at: new Date().toISOString(), ...content };
    chat.transcript.push(entry);
    this.tell('entry_added', chat);
  }

  tell(event: string, chat: BotChat): void {
    this.#events += 1;
    const data = { event_id: this.#events, event, at: new Date().toISOString(), chat: this.#shown(chat) };
    for (const follower of this.#followers)
      follower.write(`id: ${this.#events}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #follow(response: ServerResponse): void {
    if (!this.streams) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    this.#followers.add(response);
    response.on('close', () => this.#followers.delete(response));
  }

  #act(what: string, id: string, body: Body, channelId: string | null): [number, unknown?] {
    const { service } = this;
    if (what === 'GET agents') return [200, { agents: [...service.agents.values()] }];
    if (what === 'PUT agents') return [200, this.#putAgent(id, body)];
    if (what === 'POST channels') return [201, this.#createChannel(body)];
    if (what === 'PUT channels bot')
      return this.#connectBot(
        service.channels.find((each) => each.id === id),
        body,
      );
    if (what === 'GET chats' && id === '') return [200, { chats: this.#chats(channelId) }];
    const chat = service.chats[Number(id) - 1];
    if (!chat) return [404, { error: { code: 'not_found', message: 'no such chat' } }];
    if (what === 'GET chats') return [200, { chat: this.#shown(chat), transcript: chat.transcript }];
    if (what === 'POST chats accept') service.accepted(chat);
    else if (what === 'POST chats close') service.closed(chat);
    else if (what === 'POST chats request-agent') service.transfer(chat);
    else return [405];
    return [200, this.#shown(chat)];
  }

  #putAgent(agent_id: string, settings: Body): Body {
    const agent = {
      name: agent_id,
      online: false,
      ...this.service.agents.get(agent_id),
      ...settings,
      agent_id,
    };
    this.service.agents.set(agent_id, agent);
    return agent;
  }

  #createChannel({ customer_endpoint: customerEndpoint, agents }: Body): Body {
    const channel = {
      id: `bots${this.service.channels.length + 1}`,
      random: randomBytes(9).toString('base64url'),
      customerEndpoint,
      agents,
    };
    this.service.channels.push(channel);
    return { channel_id: channel.id, endpoint: `${this.service.url}/${channel.random}/${channel.id}` };
  }

  #connectBot(channel: BotChannel | undefined, settings: Body): [number, unknown?] {
    if (!channel) return [404];
    const { bot_endpoint, token, authorization } = settings;
    if (!this.service.isSafe(bot_endpoint))
      return [400, { error: { code: 'invalid_request', message: 'only https' } }];
    if (authorization && !this.takesAuthorization)
      return [400, { error: { code: 'invalid_request', message: 'no' } }];
    const providerId = `provider-${channel.id}`;
    channel.bot = { endpoint: bot_endpoint, token, providerId, ...(authorization && { authorization }) };
    const endpoint = `${this.service.url}/webhooks/${providerId}/${token}`;
    return [200, { channel_id: channel.id, provider_id: providerId, bot_endpoint, endpoint }];
  }

  #chats(channelId: string | null): Body[] {
    const { chats } = this.service;
    return chats.filter(({ channel }) => channel.id === channelId).map((chat) => this.#shown(chat));
  }

  #shown({ number, channel, senderId, open, openedAt, handledBy }: BotChat): Body {
    return {
      chat_id: number,
      channel_id: channel.id,
      state: open ? 'open' : 'closed',
      customer: { id: senderId, name: 'Anonymous' },
      customer_typing: false,
      opened_at: openedAt,
      ...(this.tellsHandler && { handled_by: handledBy }),
    };
  }
}
