import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../../../generated/policies.ts';
import type { DeskAgent as Agent } from '../../../generated/reference/desk/types.ts';
import type { TargetOptions } from '../../run/options.ts';
import { jsonOf } from '../../wire/http/wire-message.ts';
import { isObject } from '../../wire/payload/messages.ts';
import { type Channel, type Chat, Delivery, type Entry } from './delivery.ts';
import { kinds } from './kinds.ts';
import { type Body, isSafe, json, Party } from './party.ts';

export function problemOf(body: unknown): string | undefined {
  if (!isObject(body)) return 'the body is no object';
  const { sender, message } = body as Body;
  const id: unknown = sender?.['id'];
  if (!Number.isInteger(id) && (typeof id !== 'string' || id === '')) return 'sender.id is missing';
  const type: unknown = message?.['type'];
  if (typeof type !== 'string') return 'message.type is missing';
  const check = kinds.get(type);
  return check ? check(message) : 'message.type is unknown';
}

/**
 * A minimal service with the channel API, written from the source documents alone. All state is in memory. The services with the bot API
 * and with webhooks extend it.
 */
export class IndependentService extends Party {
  readonly channels: Channel[] = [];
  readonly agents = new Map<string, Agent>();
  readonly chats: Chat[] = [];
  delivery = new Delivery();
  nameless = 'Anonymous';
  desk: IndependentDesk = new IndependentDesk(this);
  #entries = 0;

  override optionsOfRun(): TargetOptions {
    return { desk: `${this.url}/desk` };
  }

  addChannel(settings: Body): Channel {
    const channel = {
      id: `Site${this.channels.length + 1}`,
      // The suite swaps the case of the random string, so it has a small and a capital letter.
      random: `${randomBytes(9).toString('base64url')}aZ`,
      name: settings['name'],
      customerEndpoint: settings['customer_endpoint'],
      chunked: settings['chunked'] === true,
      agents: settings['agents'],
      removed: false,
    };
    this.channels.push(channel);
    return channel;
  }

  isSafe = isSafe;

  find(random: string, id: string): Channel | undefined {
    return this.channels.find((channel) => channel.id === id && channel.random === random);
  }

  isAvailable({ agents, removed }: Channel): boolean {
    return !removed && agents.some((id) => this.agents.get(id)?.online);
  }

  statusBody(channel: Channel): string {
    return this.isAvailable(channel) ? '1' : '0';
  }

  unknown(_request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(404).end();
  }

  /** Responds to a customer's message. `accept` responds to a bot's event. */
  accepted(response: ServerResponse): void {
    response.writeHead(200).end();
  }

  protected async serve(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (path.startsWith('/desk/')) return this.desk.serve(request, response, path.slice(5), text);
    this.customerSide(request, response, path, text);
  }

  customerSide(request: IncomingMessage, response: ServerResponse, path: string, text: string): void {
    const [, random = '', id = '', leaf] = path.split('/').map(decodeURIComponent);
    const channel = this.find(random, id);
    const isStatus = leaf === 'status';
    if (!channel || (channel.removed && !isStatus)) this.unknown(request, response);
    else if (request.method !== (isStatus ? 'GET' : 'POST')) this.methodMissing(response);
    else if (isStatus)
      response.writeHead(200, { 'content-type': 'application/json' }).end(this.statusBody(channel));
    else this.receive(channel, text, response);
  }

  check(body: unknown): string | undefined {
    return problemOf(body);
  }

  receive(channel: Channel, text: string, response: ServerResponse): void {
    const body = jsonOf(text);
    const problem = this.check(body);
    if (problem !== undefined) {
      this.malformed(response, problem);
      return;
    }
    this.take(channel, (body as Body)['sender'] ?? {}, (body as Body)['message']);
    this.accepted(response);
  }

  take(channel: Channel, sender: Body, message: Body): void {
    if (['typein', 'typeout'].includes(message['type'])) this.notice(channel, sender, message);
    else this.say(channel, sender, message);
  }

  say(channel: Channel, sender: Body, message: Body): void {
    const chat = this.chatOf(channel, sender);
    this.update(chat, sender);
    this.add(chat, { from: 'customer', ...this.content(message) });
  }

  notice(channel: Channel, sender: Body, message: Body): void {
    const chat = this.openChatOf(channel, sender);
    if (!chat) return;
    chat.typing = message['type'] === 'typein';
    this.publish('typing_changed', chat);
  }

  /** Returns a customer's message as the agent sees it: without its id, and cut. */
  content({ id: _, ...message }: Body): Body & { type: string } {
    const text: unknown = message['text'];
    return { ...message, type: message['type'], ...(typeof text === 'string' && { text: this.cut(text) }) };
  }

  cut(text: string): string {
    return [...text].slice(0, limits.UserTextBody.truncate).join('');
  }

  chatOf(channel: Channel, sender: Body): Chat {
    const known = this.openChatOf(channel, sender);
    if (known) return known;
    const chat = this.opened(channel, sender);
    this.chats.push(chat);
    return chat;
  }

  opened(channel: Channel, sender: Body): Chat {
    return {
      number: this.chats.length + 1,
      channel,
      customer: { id: sender['id'], name: this.nameless },
      senderId: sender['id'],
      typing: false,
      closed: false,
      openedAt: new Date().toISOString(),
      transcript: [],
      lane: Promise.resolve(),
    };
  }

  openChatOf(channel: Channel, sender: Body): Chat | undefined {
    return this.chats.find(
      (each) => each.channel === channel && each.senderId === sender['id'] && !each.closed,
    );
  }

  update(chat: Chat, sender: Body): void {
    for (const field of ['name', 'phone', 'email', 'invite'])
      if (sender[field]) chat.customer[field] = sender[field];
    if (this.isPicture(sender['photo'])) chat.customer['photo'] = sender['photo'];
  }

  isPicture(photo: unknown): boolean {
    return typeof photo === 'string' && /^https?:\/\//.test(photo);
  }

  add(chat: Chat, content: Body & { type: string; from: Entry['from'] }): Entry {
    this.#entries += 1;
    const at = new Date().toISOString();
    const entry: Entry = { ...content, entry_id: this.#entries, chat_id: chat.number, at };
    chat.transcript.push(entry);
    this.publish('entry_added', chat, entry);
    return entry;
  }

  publish(event: string, chat: Chat, entry?: Entry): void {
    this.desk.publish(event, chat, entry);
  }

  write(chat: Chat, agent: Agent, message: Body): Entry {
    const delivery = { state: 'pending' as const, attempts: [] };
    const { agent_id } = agent;
    const entry = this.add(chat, { ...message, from: 'agent', type: message['type'], agent_id, delivery });
    const body = this.envelope(chat, agent, { ...message, id: `m${entry.entry_id}` });
    chat.lane = this.queue(chat, () => this.deliver(chat, body, entry));
    return entry;
  }

  queue(chat: Chat, work: () => Promise<void>): Promise<void> {
    return chat.lane.then(work);
  }

  typing(chat: Chat, agent: Agent, typing: boolean): void {
    const body = this.envelope(chat, agent, { type: typing ? 'typein' : 'typeout' });
    chat.lane = this.queue(chat, async () => void (await this.delivery.run(chat, body)));
  }

  envelope(chat: Chat, agent: Pick<Agent, 'name' | 'photo'>, message: Body): Body {
    const sender = { name: agent.name, ...(agent.photo !== undefined && { photo: agent.photo }) };
    return { sender, recipient: { id: this.recipient(chat) }, message };
  }

  recipient({ senderId }: Chat): unknown {
    return String(senderId);
  }

  async deliver(chat: Chat, body: Body, entry: Entry): Promise<void> {
    const { verdict, attempted } = await this.delivery.run(chat, body, entry);
    if (verdict === 'taken') return void Object.assign(entry.delivery!, { state: 'delivered' });
    Object.assign(entry.delivery!, { state: 'failed' });
    if (verdict === 'refused') this.refused(chat, (attempted?.body as Body | undefined)?.['error']);
    else this.failed(chat, entry);
  }

  finish(chat: Chat, _by?: Agent): void {
    chat.closed = true;
  }

  refused(chat: Chat, error: Body): void {
    this.add(chat, { from: 'system', type: 'error', text: `Not taken: ${error['message']}` });
  }

  failed(chat: Chat, entry: Entry): void {
    this.add(chat, { from: 'system', type: 'error', text: 'Not delivered', about: entry.entry_id });
    this.publish('delivery_failed', chat, entry);
  }
}

export type Reply = [status: number, body?: unknown];

/** The HTTP interface through which the suite controls an independent service. It follows the desk's API document. */
export class IndependentDesk {
  streams = true;
  /** The operations that this desk does not support, such as `POST chats close`. */
  missing: string[] = [];
  readonly service: IndependentService;
  readonly #followers = new Set<ServerResponse>();
  #events = 0;

  constructor(service: IndependentService) {
    this.service = service;
  }

  serve(request: IncomingMessage, response: ServerResponse, path: string, text: string): void {
    const [, kind = '', id = '', action = ''] = path.split('/').map(decodeURIComponent);
    if (kind === 'events') return void this.#follow(response);
    const channelId = new URL(request.url ?? '', 'http://desk').searchParams.get('channel_id');
    const what = [request.method, kind, action].filter((word) => word !== '').join(' ');
    const body = text === '' ? {} : JSON.parse(text);
    const [status, answer] = this.missing.includes(what)
      ? [405]
      : this.#answer(what, kind, id, body, channelId);
    json(response, status, answer);
  }

  /** `what` names an operation, such as `POST chats close`. */
  #answer(what: string, kind: string, id: string, body: Body, channelId: string | null): Reply {
    const { agents, channels, chats } = this.service;
    if (what === 'GET agents') return [200, { agents: [...agents.values()] }];
    if (what === 'PUT agents') {
      agents.set(id, { name: id, online: false, ...agents.get(id), ...body, agent_id: id });
      return [200, agents.get(id)];
    }
    if (what === 'POST channels') return this.#createChannel(body);
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
    if (what === 'GET chats') return [200, { chat: this.shown(chat), transcript: chat.transcript }];
    return this.inChat(what, chat, body);
  }

  protected beside(_what: string, _id: string, _body: Body): Reply {
    return notFound;
  }

  #createChannel(settings: Body): Reply {
    if (!this.service.isSafe(settings['customer_endpoint'])) return onlyHttps;
    const channel = this.service.addChannel(settings);
    const endpoint = `${this.service.url}/${channel.random}/${channel.id}`;
    return [201, { ...shownChannel(channel), endpoint }];
  }

  protected onChannel(what: string, channel: Channel, body: Body): Reply {
    if (what === 'PATCH channels') return this.changeChannel(channel, body);
    if (what === 'DELETE channels') channel.removed = true;
    if (what !== 'PUT channels bot') return [204];
    // The desk connects the bot, but this service never sends the bot an event: other targets test the bot API.
    return [200, { provider_id: 'bot', endpoint: `${this.service.url}/webhooks/bot/${body['token']}` }];
  }

  changeChannel(channel: Channel, { customer_endpoint: endpoint }: Body): Reply {
    if (typeof endpoint === 'string') {
      if (!this.service.isSafe(endpoint)) return onlyHttps;
      channel.customerEndpoint = endpoint;
    }
    return [200, shownChannel(channel)];
  }

  protected inChat(what: string, chat: Chat, body: Body): Reply {
    const agent = this.service.agents.get(body['agent_id']);
    if (!agent) return [400, fault('invalid_request', 'no such agent')];
    if (what === 'POST chats messages') return [202, this.service.write(chat, agent, body['message'])];
    if (what === 'POST chats close') this.service.finish(chat, agent);
    if (what !== 'POST chats typing') return [200, this.shown(chat)];
    this.service.typing(chat, agent, body['typing']);
    return [202];
  }

  shown({ number, channel, customer, typing, closed, openedAt }: Chat): Body {
    const state = closed ? 'closed' : 'open';
    const shown = { chat_id: number, channel_id: channel.id, state, customer: { ...customer } };
    return { ...shown, customer_typing: typing, opened_at: openedAt };
  }

  publish(event: string, chat: Chat, entry?: Entry): void {
    this.#events += 1;
    const of = { event_id: this.#events, event, at: new Date().toISOString() };
    const data = { ...of, chat: this.shown(chat), ...(entry && { entry }) };
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

export const notFound: Reply = [404, fault('not_found', 'no such thing')];

export const onlyHttps: Reply = [400, fault('invalid_request', 'only https')];

function fault(code: string, message: string): Body {
  return { error: { code, message } };
}

function shownChannel({ id, name, customerEndpoint, chunked, agents }: Channel): Body {
  return { channel_id: id, name, customer_endpoint: customerEndpoint, chunked, agents };
}
