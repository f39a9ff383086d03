import type { IncomingMessage, ServerResponse } from 'node:http';
import { policies } from '../../../generated/policies.ts';
import { fault, IndependentDesk, type Reply, randomString } from '../independent/desk.ts';
import { kinds } from '../independent/kinds.ts';
import { type Body, BotApiParty, isSafe, objectOf, postJson } from '../independent/party.ts';
import { type Bot, BotOutgoing, EventChecks } from './exchange.ts';

export interface BotChannel {
  id: string;
  random: string;
  customerEndpoint: string;
  agents: string[];
  bot?: Bot;
}

export interface BotChat {
  number: number;
  channel: BotChannel;
  senderId: string;
  handledBy: 'bot' | 'agents';
  open: boolean;
  invited: boolean;
  openedAt: string;
  transcript: Body[];
  lane: Promise<void>;
}

function pageMarkup(markdown: string): string {
  return markdown
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replaceAll(/\*([^*]+)\*/g, '<i>$1</i>');
}

/** A minimal service with the bot API, written from the source documents alone. All state is in memory. */
export class IndependentBotService extends BotApiParty {
  readonly agents = new Map<string, Body>();
  readonly channels: BotChannel[] = [];
  readonly chats: BotChat[] = [];
  deliveries: number = policies.sendAgentMessage.attempts;
  outgoing = new BotOutgoing();
  checks = new EventChecks();
  desk: BotDeskSide = new BotDeskSide(this);

  heard(channel: BotChannel, { sender, message }: Body): void {
    if (!this.isMessage(message)) return;
    const known = this.chats.find(
      (chat) => chat.channel === channel && chat.senderId === sender.id && chat.open,
    );
    const chat = known ?? this.opened(channel, sender.id);
    this.desk.add(chat, { from: 'customer', ...message });
    if (this.isForwarded(chat)) void this.forward(chat, this.contentOf(message));
  }

  isMessage({ type }: Body): boolean {
    return type !== 'typein' && type !== 'typeout';
  }

  contentOf(message: Body): Body {
    return { type: 'TEXT', text: kinds.get(message['type'])?.textOf?.(message) };
  }

  opened(channel: BotChannel, senderId: string): BotChat {
    const chat: BotChat = {
      number: this.chats.length + 1,
      channel,
      senderId,
      handledBy: channel.bot ? 'bot' : 'agents',
      open: true,
      invited: false,
      openedAt: new Date().toISOString(),
      transcript: [],
      lane: Promise.resolve(),
    };
    this.chats.push(chat);
    return chat;
  }

  isSafe = isSafe;

  isForwarded(chat: BotChat): boolean {
    return chat.handledBy === 'bot';
  }

  async forward(chat: BotChat, content: Body): Promise<void> {
    const message = { ...content, timestamp: Math.floor(Date.now() / 1000) };
    const taken = await this.tell(chat, 'CLIENT_MESSAGE', { message });
    if (!taken) this.failed(chat);
  }

  failed(chat: BotChat): void {
    this.transfer(chat);
  }

  transfer(chat: BotChat): void {
    chat.handledBy = 'agents';
    this.desk.tell('chat_transferred', chat);
  }

  tell(chat: BotChat, event: string, more: Body = {}): Promise<boolean> {
    const bot = chat.channel.bot;
    if (!bot) return Promise.resolve(true);
    const ids = { id: this.outgoing.nextId(), client_id: this.clientId(chat), chat_id: this.chatId(chat) };
    const told = chat.lane.then(() => this.outgoing.tell(bot, { event, ...ids, ...more }));
    chat.lane = told.then(() => undefined);
    return told;
  }

  chatId({ number }: BotChat): string {
    return `chat-${number}`;
  }

  clientId({ channel, senderId }: BotChat): string {
    return `${channel.id}/${senderId}`;
  }

  accepted(chat: BotChat): void {
    chat.handledBy = 'agents';
    void this.tell(chat, 'AGENT_JOINED');
  }

  closed(chat: BotChat): void {
    chat.open = false;
    void this.tell(chat, 'CHAT_CLOSED');
  }

  invite(chat: BotChat): void {
    chat.invited = true;
    this.transfer(chat);
    const available = chat.channel.agents.some((id) => this.agents.get(id)?.['online']);
    if (!available) void this.tell(chat, 'AGENT_UNAVAILABLE');
  }

  spoken(chat: BotChat, message: Body): void {
    const html = message['type'] === 'MARKDOWN' ? { html: this.page(message['content']) } : {};
    this.desk.add(chat, { from: 'bot', ...message, ...html, type: message['type'].toLowerCase() });
    const text = this.textFor(message);
    if (text !== undefined) void this.toClient(chat, text);
  }

  page(markdown: string): string {
    return pageMarkup(markdown);
  }

  textFor(message: Body): string | undefined {
    return message['text'];
  }

  async toClient({ channel, senderId }: BotChat, text: string): Promise<void> {
    const message = { type: 'text', id: this.outgoing.nextId(), text };
    const body = { sender: { name: 'Bot' }, recipient: { id: senderId }, message };
    for (let number = 1; number <= this.deliveries; number += 1) {
      const response = await postJson(`${channel.customerEndpoint}/${channel.id}`, body);
      if (response?.status === 200) return;
      await new Promise((resume) => setTimeout(resume, policies.sendAgentMessage.intervalMs).unref());
    }
  }

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

class BotDeskSide extends IndependentDesk<BotChannel, BotChat, IndependentBotService> {
  takesAuthorization = true;
  tellsHandler = true;
  #entries = 0;

  add(chat: BotChat, content: Body): void {
    this.#entries += 1;
    const entry = { entry_id: this.#entries, chat_id: chat.number, at: new Date().toISOString(), ...content };
    chat.transcript.push(entry);
    this.tell('entry_added', chat);
  }

  tell(event: string, chat: BotChat): void {
    this.publish(event, { chat: this.shown(chat) });
  }

  protected inChat(what: string, chat: BotChat): Reply {
    if (what === 'POST chats accept') this.service.accepted(chat);
    else if (what === 'POST chats close') this.service.closed(chat);
    else if (what === 'POST chats request-agent') this.service.transfer(chat);
    else return [405];
    return [200, this.shown(chat)];
  }

  protected createChannel({ customer_endpoint: customerEndpoint, agents }: Body): Reply {
    const id = `bots${this.service.channels.length + 1}`;
    const channel = { id, random: randomString(), customerEndpoint, agents };
    this.service.channels.push(channel);
    return [201, { channel_id: id, endpoint: `${this.service.url}/${channel.random}/${id}` }];
  }

  protected onChannel(what: string, channel: BotChannel, settings: Body): Reply {
    if (what !== 'PUT channels bot') return [405];
    const {
      bot_endpoint,
      token,
      authorization,
      provider_id: providerId = `provider-${channel.id}`,
    } = settings;
    if (!this.service.isSafe(bot_endpoint)) return [400, fault('invalid_request', 'only https')];
    if (authorization && !this.takesAuthorization) return [400, fault('invalid_request', 'no')];
    channel.bot = { endpoint: bot_endpoint, token, providerId, ...(authorization && { authorization }) };
    const endpoint = `${this.service.url}/webhooks/${providerId}/${token}`;
    return [200, { channel_id: channel.id, provider_id: providerId, bot_endpoint, endpoint }];
  }

  protected transcript({ transcript }: BotChat): Body[] {
    return transcript;
  }

  protected shown({ number, channel, senderId, open, openedAt, handledBy }: BotChat): Body {
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
