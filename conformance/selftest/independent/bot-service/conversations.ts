import { request } from 'node:http';
import type { TypingContent, UserMessage } from '../../../../generated/channel/types.ts';
import { policies } from '../../../../generated/policies.ts';
import { type Body, postJson } from '../body.ts';
import { BotApiParty } from '../bot-api.ts';
import { isSafe } from '../party.ts';
import { BotDeskSide } from './desk-side.ts';
import type { Bot, BotChannel, BotChat } from './model.ts';

/** Sends events to the provider. Broken implementations override one member. */
class BotOutgoing {
  requests: number = policies.sendBotEvent.attempts;
  timeoutMs: number = policies.sendBotEvent.timeoutMs;
  /** The time that the timeout limits: until the whole response or its head has arrived, or each wait for more bytes of the response. */
  times: 'whole' | 'head' | 'wait' = 'whole';
  #ids = 0;

  nextId(): string {
    this.#ids += 1;
    return `event-${this.#ids}`;
  }

  /** Sends an event, with retries. Resolves with true if the provider accepted the event. */
  async tell(bot: Bot, event: Body): Promise<boolean> {
    for (let number = 1; number <= this.requests; number += 1) {
      const status = await this.attempt(bot, JSON.stringify(this.body(event, number)), number);
      if (this.isSuccess(status)) return true;
      if (this.isFinal(status, event)) return false;
    }
    return false;
  }

  body(event: Body, _number: number): Body {
    return event;
  }

  isSuccess(status: number): boolean {
    return status === 200;
  }

  /** True if a response with this status ends the retries of an event. Never true in the correct service. */
  isFinal(_status: number, _event: Body): boolean {
    return false;
  }

  contentType(_number: number): string {
    return 'application/json';
  }

  address({ endpoint, token }: Bot, _number: number): string {
    return `${endpoint}/${token}`;
  }

  /** Makes one attempt. Resolves with the status of the response, or with 0 if there is none. */
  attempt(bot: Bot, body: string, number: number): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    const headers: Record<string, string> = { 'content-type': this.contentType(number) };
    if (bot.authorization) headers['authorization'] = bot.authorization;
    const sent = request(this.address(bot, number), { method: 'POST', headers }, (response) => {
      if (this.times === 'head') clearTimeout(timer);
      response.on('data', () => this.times === 'wait' && timer.refresh());
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    const timer = setTimeout(() => sent.destroy(), this.timeoutMs);
    sent.on('error', () => resolve(0));
    sent.on('close', () => resolve(0));
    sent.end(body);
    return promise.finally(() => clearTimeout(timer));
  }
}

type Kind = Exclude<UserMessage['message']['type'], TypingContent['type']>;

const ofFile = ({ text, file }: Body) => (text === undefined ? file : `${text} ${file}`);

/** For each kind of a client's message, returns its text for the bot. A kind that is added to the contract does not compile. */
const texts: Record<Kind, (message: Body) => unknown> = {
  text: ({ text }) => text,
  location: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  video: ofFile,
  audio: ofFile,
  voice: ofFile,
  photo: ofFile,
  sticker: ofFile,
  document: ofFile,
};

/** Returns Markdown as HTML. Renders only links, bold (`**`) and italic (`*`). All other text is escaped and stays literal. */
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

/**
 * The part of the independent bot service that handles chats. It forwards clients' messages to the bot, assigns chats to the bot or agents,
 * and sends events to the provider.
 */
export abstract class BotConversations extends BotApiParty {
  readonly agents = new Map<string, Body>();
  readonly channels: BotChannel[] = [];
  readonly chats: BotChat[] = [];
  /** The largest number of attempts to send a bot's message to the customer endpoint. */
  deliveries: number = policies.sendAgentMessage.attempts;
  outgoing = new BotOutgoing();
  desk = new BotDeskSide(this);

  /** Handles a client's message, which arrives through the channel API. Opens a chat if the client has no open one. */
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

  /** Returns the content of a client's message for the bot, which is always of the type TEXT. */
  contentOf(message: Body): Body {
    return { type: 'TEXT', text: texts[message['type'] as Kind](message) };
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

  /** True for a bot endpoint to which the service may send events. */
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

  /** Posts an event about a chat to the provider, after the earlier events of the chat. Resolves with true if the provider accepted it. */
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

  /** Handles an agent's click on Reply: assigns the chat to the agents, and sends AGENT_JOINED to the provider. */
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

  /** Handles a bot's message. The desk shows the whole message. The client, on a custom channel, gets only its text, if there is one. */
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
}
