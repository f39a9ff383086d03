import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Channel, Chat } from '../independent/delivery.ts';
import { textOf } from '../independent/kinds.ts';
import { type Body, objectOf, stepsOf } from '../independent/party.ts';
import { IndependentDesk, IndependentService, onlyHttps, type Reply } from '../independent/service.ts';
import { type Bot, BotOutgoing, EventChecks } from './exchange.ts';

export interface BotChannel extends Channel {
  bot?: Bot;
}

export interface BotChat extends Chat {
  channel: BotChannel;
  handledBy: 'bot' | 'agents';
  invited: boolean;
  events: Promise<unknown>;
}

/** A minimal service with the bot API, written from the source documents alone. */
export class IndependentBotService extends IndependentService {
  declare readonly channels: BotChannel[];
  declare readonly chats: BotChat[];
  outgoing = new BotOutgoing();
  checks = new EventChecks();
  override desk: BotDesk = new BotDesk(this);

  override say(channel: BotChannel, sender: Body, message: Body): void {
    super.say(channel, sender, message);
    const chat = this.chatOf(channel, sender) as BotChat;
    if (this.isForwarded(chat)) void this.forward(chat, this.contentOf(message));
  }

  contentOf(message: Body): Body {
    return { type: 'TEXT', text: textOf(message) };
  }

  override opened(channel: BotChannel, sender: Body): BotChat {
    const handledBy = channel.bot ? 'bot' : 'agents';
    const events = Promise.resolve();
    return { ...super.opened(channel, sender), channel, handledBy, invited: false, events };
  }

  isForwarded(chat: BotChat): boolean {
    return chat.handledBy === 'bot';
  }

  async forward(chat: BotChat, content: Body): Promise<void> {
    const message = { ...content, timestamp: Math.floor(Date.now() / 1000) };
    const taken = await this.tell(chat, 'CLIENT_MESSAGE', { message });
    if (!taken) this.gaveUp(chat);
  }

  gaveUp(chat: BotChat): void {
    this.transfer(chat);
  }

  transfer(chat: BotChat): void {
    chat.handledBy = 'agents';
    this.publish('chat_transferred', chat);
  }

  tell(chat: BotChat, event: string, more: Body = {}): Promise<boolean> {
    const bot = chat.channel.bot;
    if (!bot) return Promise.resolve(true);
    const ids = { id: this.outgoing.nextId(), client_id: this.clientId(chat), chat_id: this.chatId(chat) };
    const told = chat.events.then(() => this.outgoing.tell(bot, { event, ...ids, ...more }));
    chat.events = told;
    return told;
  }

  chatId({ number }: BotChat): string {
    return `chat-${number}`;
  }

  clientId({ channel, senderId }: BotChat): string {
    return `${channel.id}/${senderId}`;
  }

  taken(chat: BotChat): void {
    chat.handledBy = 'agents';
    void this.tell(chat, 'AGENT_JOINED');
  }

  override finish(chat: BotChat): void {
    super.finish(chat);
    void this.tell(chat, 'CHAT_CLOSED');
  }

  invite(chat: BotChat): void {
    chat.invited = true;
    this.transfer(chat);
    if (!this.isAvailable(chat.channel)) void this.tell(chat, 'AGENT_UNAVAILABLE');
  }

  spoken(chat: BotChat, message: Body): void {
    const html = message['type'] === 'MARKDOWN' ? { html: this.page(message['content']) } : {};
    this.add(chat, { from: 'bot', ...message, ...html, type: message['type'].toLowerCase() });
    const text = this.textFor(message);
    if (text === undefined) return;
    const sent = { type: 'text', id: this.outgoing.nextId(), text };
    void this.delivery.run(chat, this.envelope(chat, { name: 'Bot' }, sent));
  }

  page(markdown: string): string {
    return markdown
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>')
      .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
      .replaceAll(/\*([^*]+)\*/g, '<i>$1</i>');
  }

  textFor(message: Body): string | undefined {
    return message['text'];
  }

  protected override async serve(
    request: IncomingMessage,
    response: ServerResponse,
    text: string,
  ): Promise<void> {
    const [first, providerId, token] = stepsOf(request);
    if (first !== 'webhooks') return super.serve(request, response, text);
    await this.fromProvider(request, response, { providerId, token, text });
  }

  async fromProvider(
    request: IncomingMessage,
    response: ServerResponse,
    { providerId, token, text }: Body,
  ): Promise<void> {
    const bots = this.channels.map(({ bot }) => bot).filter((bot) => bot?.providerId === providerId);
    if (bots.length === 0) return this.refuse(response, 404, 'invalid_request', 'Unknown provider.');
    if (request.method !== 'POST') return this.methodMissing(response);
    const bot = bots.find((each) => each && this.isToken(each, token));
    if (!bot) return this.wrongToken(response);
    if (!this.isAuthorized(bot, request.headers.authorization)) return this.wrongAuthorization(response);
    await this.event(bot, text, response);
  }

  isToken(bot: Bot, token: string): boolean {
    return bot.token === token;
  }

  isAuthorized({ authorization }: Bot, given: string | undefined): boolean {
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

class BotDesk extends IndependentDesk {
  declare readonly service: IndependentBotService;
  takesAuthorization = true;
  tellsHandler = true;

  protected override inChat(what: string, chat: BotChat, body: Body): Reply {
    if (what === 'POST chats accept') this.service.taken(chat);
    else if (what === 'POST chats request-agent') this.service.transfer(chat);
    else return super.inChat(what, chat, body);
    return [200, this.shown(chat)];
  }

  protected override onChannel(what: string, channel: BotChannel, settings: Body): Reply {
    if (what !== 'PUT channels bot') return super.onChannel(what, channel, settings);
    const { bot_endpoint, token, authorization, provider_id = `provider-${channel.id}` } = settings;
    if (!this.service.isSafe(bot_endpoint)) return onlyHttps;
    if (authorization && !this.takesAuthorization) return [400];
    const providerId = provider_id;
    channel.bot = { endpoint: bot_endpoint, token, providerId, ...(authorization && { authorization }) };
    const endpoint = `${this.service.url}/webhooks/${providerId}/${token}`;
    return [200, { channel_id: channel.id, provider_id: providerId, bot_endpoint, endpoint }];
  }

  override shown(chat: BotChat): Body {
    return { ...super.shown(chat), ...(this.tellsHandler && { handled_by: chat.handledBy }) };
  }
}
