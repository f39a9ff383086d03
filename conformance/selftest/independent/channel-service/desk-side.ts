import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Agent, Body, Channel, Chat, Entry } from './model.ts';

/** What the desk needs of the service behind it. */
export interface DrivenService {
  readonly channels: Channel[];
  readonly agents: Map<string, Agent>;
  readonly chats: Chat[];
  readonly url: string;
  addChannel(settings: Body): Channel;
  isSafe(endpoint: string): boolean;
  write(chat: Chat, agent: Agent, message: Body): Entry;
  typing(chat: Chat, agent: Agent, typing: boolean): void;
}

/** The adapter that lets a suite drive the independent service: the desk, as its document describes it. */
export class DeskSide {
  readonly service: DrivenService;
  /** Whether there is an event stream; it may be missing. */
  streams = true;
  readonly #followers = new Set<ServerResponse>();
  #events = 0;

  constructor(service: DrivenService) {
    this.service = service;
  }

  serve(request: IncomingMessage, response: ServerResponse, path: string, text: string): void {
    const body: Body = text === '' ? {} : JSON.parse(text);
    const [, kind, id, action] = path.split('/').map(decodeURIComponent);
    if (kind === 'events') {
      this.#follow(response);
      return;
    }
    const [status, answer] = this.#act(`${request.method} ${kind}`, { id, action, body, request });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(answer === undefined ? undefined : JSON.stringify(answer));
  }

  tell(event: string, chat: Chat, entry?: Entry): void {
    this.#events += 1;
    const data = {
      event_id: this.#events,
      event,
      at: new Date().toISOString(),
      chat: shownChat(chat),
      ...(entry && { entry }),
    };
    for (const follower of this.#followers)
      follower.write(`id: ${this.#events}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #follow(response: ServerResponse): void {
    if (!this.streams) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    this.#followers.add(response);
    response.on('close', () => this.#followers.delete(response));
  }

  #act(
    what: string,
    {
      id = '',
      action,
      body,
      request,
    }: { id?: string | undefined; action?: string | undefined; body: Body; request: IncomingMessage },
  ): [number, unknown?] {
    const { service } = this;
    if (what === 'GET agents') return [200, { agents: [...service.agents.values()] }];
    if (what === 'PUT agents') return [200, this.#putAgent(id, body)];
    if (what === 'GET channels')
      return [200, { channels: service.channels.map((each) => this.#shownChannel(each)) }];
    if (what === 'POST channels') return this.#createChannel(body);
    if (what === 'PATCH channels') return this.changeChannel(id, body);
    if (what === 'PUT channels' && action === 'bot') return this.connectBot(id, body);
    if (what === 'DELETE channels') return this.removeChannel(id);
    if (what === 'GET chats' && id === '') return [200, { chats: this.#chats(request).map(shownChat) }];
    const chat = service.chats[Number(id) - 1];
    if (!chat) return [404, fault('not_found', 'no such chat')];
    if (what === 'GET chats') return [200, { chat: shownChat(chat), transcript: chat.transcript }];
    return this.#inChat(chat, action, body);
  }

  #inChat(chat: Chat, action: string | undefined, body: Body): [number, unknown?] {
    const agent = this.service.agents.get(body['agent_id']);
    if (!agent) return [400, fault('invalid_request', 'no such agent')];
    if (action === 'messages') return [202, this.service.write(chat, agent, body['message'])];
    if (action === 'close') chat.closed = true;
    if (action === 'typing') this.service.typing(chat, agent, body['typing']);
    return action === 'typing' ? [202] : [200, shownChat(chat)];
  }

  #putAgent(agent_id: string, settings: Body): Agent {
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

  #createChannel(settings: Body): [number, unknown] {
    if (!this.service.isSafe(settings['customer_endpoint']))
      return [400, fault('invalid_request', 'only https')];
    const channel = this.service.addChannel(settings);
    const endpoint = `${this.service.url}/${channel.random}/${channel.id}`;
    return [201, { ...this.#shownChannel(channel), endpoint }];
  }

  changeChannel(id: string, changes: Body): [number, unknown?] {
    const channel = this.service.channels.find((each) => each.id === id);
    if (!channel) return [404, fault('not_found', 'no such channel')];
    const endpoint: unknown = changes['customer_endpoint'];
    if (typeof endpoint === 'string') {
      if (!this.service.isSafe(endpoint)) return [400, fault('invalid_request', 'only https')];
      channel.customerEndpoint = endpoint;
    }
    return [200, this.#shownChannel(channel)];
  }

  /** A bot is put on a channel and never asked: the bot API is another matter. */
  connectBot(id: string, { token }: Body): [number, unknown?] {
    const channel = this.service.channels.find((each) => each.id === id);
    if (!channel) return [404, fault('not_found', 'no such channel')];
    channel.hasBot = true;
    return [200, { provider_id: 'bot', endpoint: `${this.service.url}/webhooks/bot/${token}` }];
  }

  removeChannel(id: string): [number, unknown?] {
    const channel = this.service.channels.find((each) => each.id === id);
    if (!channel) return [404, fault('not_found', 'no such channel')];
    channel.removed = true;
    return [204];
  }

  #chats(request: IncomingMessage): Chat[] {
    const channelId = new URL(request.url ?? '', 'http://desk').searchParams.get('channel_id');
    return this.service.chats
      .filter(({ channel }) => channelId === null || channel.id === channelId)
      .toReversed();
  }

  #shownChannel({ id, name, customerEndpoint, chunked, agents }: Channel): Body {
    return { channel_id: id, name, customer_endpoint: customerEndpoint, chunked, agents };
  }
}

function shownChat({ number, channel, customer, typing, closed, openedAt }: Chat): Body {
  const state = closed ? 'closed' : 'open';
  const shown = { chat_id: number, channel_id: channel.id, state, customer: { ...customer } };
  return { ...shown, customer_typing: typing, opened_at: openedAt };
}

function fault(code: string, message: string): Body {
  return { error: { code, message } };
}
