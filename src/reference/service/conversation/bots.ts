import { randomUUID } from 'node:crypto';
import type { BotProviderEvent } from '../../../../generated/bot/kinds.ts';
import { botServiceOperations } from '../../../../generated/bot/operations.ts';
import type { BotContent, TextContent } from '../../../../generated/bot/types.ts';
import type { DeskEvent, TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import { type Marked, readMarkdown, wordsOf } from '../../shared/markup.ts';
import { defined } from '../../shared/part.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { notesOn, type Outgoing } from '../delivery/to-customer.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import { isAvailable } from '../state/agents.ts';
import { channelOf, envelopeOf } from '../state/channels.ts';
import { changeChat, chatOf, publishChat } from '../state/chats.ts';
import { addNote, idsOf, noteInChat } from '../state/notes.ts';
import type { Bot, Channel, Chat, Delivery, EntryContent } from '../store/records.ts';

/** Converts Markdown into HTML. All other markup in the source is escaped (BOT-IN-12). */
export function renderMarkdown(source: string): string {
  return readMarkdown(source).map(rendered).join('');
}

function rendered(part: Marked): string {
  if (typeof part === 'string') return escaped(part);
  const { tag, href } = part;
  const address = href === undefined ? '' : ` href="${escaped(href)}" rel="noopener noreferrer"`;
  return `<${tag}${address}>${part.inside.map(rendered).join('')}</${tag}>`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);
}

/** An event for a bot provider, without the ids that all events have. `#send` adds the ids. */
interface BotEvent {
  event: BotProviderEvent['event'];
  message?: ReturnType<typeof forBot>;
}

export type TransferReason = NonNullable<DeskEvent['reason']>;

export interface BotsParts {
  outbox: Outbox;
  outgoing: Outgoing;
}

/** Sends the events of chats to bots, and handles the messages and requests of bots. */
export class Bots {
  readonly #parts: BotsParts;

  constructor(parts: BotsParts) {
    this.#parts = parts;
  }

  /** Sets the time since which the customer waits for the bot, unless an earlier message has set it. Returns the chat. */
  markAwaited(chat: Chat, journal: Journal): Chat {
    if (chat.handled_by !== 'bot' || chat.unanswered_since !== undefined) return chat;
    return changeChat(chat, { unanswered_since: instant(journal.now) }, journal);
  }

  /** Sends a customer's message to the bot (BOT-OUT-01). Does nothing if the bot does not handle the chat. */
  async clientMessage(chat: Chat, entry: TranscriptEntry, journal: Journal): Promise<void> {
    if (chat.handled_by !== 'bot') return;
    const isSent = await this.#send(chat, { event: 'CLIENT_MESSAGE', message: forBot(entry) }, journal);
    // If the bot was removed meanwhile, the chat goes to the agents, because otherwise nobody would see the message.
    if (!isSent) await this.transfer(chat, 'bot_disconnected', journal);
  }

  /** Moves a chat to the agents because its bot was removed. Does nothing if another bot is connected. */
  async botRemoved(chat: Chat, journal: Journal): Promise<void> {
    if (chat.handled_by !== 'bot' || (await channelOf(chat.channel_id, journal))?.bot) return;
    await this.transfer(chat, 'bot_disconnected', journal);
  }

  /** Reports to the bot that an agent has accepted the chat (BOT-OUT-10, BOT-OUT-13). Ends the deliveries that wait for the bot. */
  async agentJoined(chat: Chat, journal: Journal): Promise<void> {
    if (chat.handled_by === undefined) return;
    await this.#endWaiting(chat, journal);
    await this.#send(chat, { event: 'AGENT_JOINED' }, journal);
  }

  async chatClosed(chat: Chat, journal: Journal): Promise<void> {
    if (chat.handled_by !== undefined) await this.#send(chat, { event: 'CHAT_CLOSED' }, journal);
  }

  /** Adds a bot's message to the transcript, and records it for delivery to the customer. Ignores it if an agent has the chat. */
  async botWrote(chat: Chat, bot: Bot, content: BotContent, journal: Journal): Promise<void> {
    if (chat.agent_id !== undefined) return;
    // Customers of the channel API get only the plain text (BOT-IN-10). A message may have none (BOT-IN-11).
    const text = content.text || undefined;
    const isReply = text !== undefined || chat.via === 'widget';
    const entry = await journal.entry(
      isReply ? markAnswered(chat, journal) : chat,
      'bot',
      shownContent(content),
    );
    if (!isReply) {
      const says = `The ${content.type} message has no text, and the channel shows only the text. The customer got nothing.`;
      await noteInChat(chat, 'BOT_MESSAGE', says, journal);
    }
    if (text === undefined) return;
    const message = { type: 'text' as const, text, id: `entry-${entry.entry_id}` };
    await this.#parts.outgoing.toCustomer(chat, { name: bot.name }, message, journal, entry);
  }

  /** Moves the chat to the agents because the bot invited an agent. If no agent is on line, reports that to the bot (BOT-OUT-11). */
  async agentInvited(chat: Chat, channel: Channel, journal: Journal): Promise<void> {
    if (chat.agent_id !== undefined) return;
    if (await isAvailable(channel, journal)) await this.transfer(chat, 'bot_invited_agent', journal);
    else await this.#send(chat, { event: 'AGENT_UNAVAILABLE' }, journal);
  }

  /** Moves a chat to the agents because its bot did not reply for `seconds`. The contract has no rule about silent bots. */
  async botSilent(chat: Chat, seconds: number, journal: Journal): Promise<void> {
    const text = `The customer got no reply from the bot within ${seconds} s, so the agents got the chat. A bot replies by a BOT_MESSAGE that it posts to …${botServiceOperations[0].path}. The contract has no time limit: it is the bot's setting hand_over_after_seconds.`;
    await addNote({ ...idsOf(chat), about: 'CLIENT_MESSAGE', text }, journal);
    await this.#giveUp(
      chat,
      'bot_silent',
      'The customer got no reply from the bot. The chat is yours.',
      journal,
    );
  }

  async #giveUp(chat: Chat, reason: TransferReason, text: string, journal: Journal): Promise<void> {
    await journal.entry(await this.transfer(chat, reason, journal), 'system', { type: 'error', text });
  }

  /** Moves a chat from the bot to the agents. Returns the chat unchanged if the agents already handle it. */
  async transfer(chat: Chat, reason: TransferReason, journal: Journal): Promise<Chat> {
    if (chat.handled_by === 'agents') return chat;
    const details = { event: 'chat_transferred', reason } as const;
    const changed = await publishChat(chat, { handled_by: 'agents' }, journal, details);
    await this.#endWaiting(changed, journal);
    return changed;
  }

  /** Ends the deliveries of messages that wait for the bot, because the agents got the chat. Adds a note about these messages. */
  async #endWaiting(chat: Chat, journal: Journal): Promise<void> {
    const messages = { kind: 'bot_event', about: 'CLIENT_MESSAGE' } as const;
    const count = await this.#parts.outbox.endWaiting(chat.chat_id, messages, journal);
    if (count === 0) return;
    const what = count === 1 ? 'A message still waited' : `${count} messages still waited`;
    const text = `${what} for the bot when the agents got the chat. The bot does not get ${count === 1 ? 'it' : 'them'}.`;
    await addNote({ ...idsOf(chat), about: 'CLIENT_MESSAGE', text }, journal);
  }

  /** Records an event for delivery to the bot of a chat. Returns false if the channel has no bot. */
  async #send(chat: Chat, event: BotEvent, journal: Journal): Promise<boolean> {
    const channel = await channelOf(chat.channel_id, journal);
    const envelope = channel && envelopeOf(channel, 'bot_event');
    if (!envelope) return false;
    const { event: name, ...rest } = event;
    const ids = {
      id: randomUUID(),
      client_id: String(chat.visitor_number),
      chat_id: String(chat.chat_id),
    };
    await this.#parts.outbox.record(
      {
        chat_id: chat.chat_id,
        lane: `${chat.chat_id} bot`,
        operation: 'sendBotEvent',
        kind: 'bot_event',
        about: name,
        request: { ...envelope, body: JSON.stringify({ event: name, ...ids, ...rest }) },
      },
      journal,
    );
    return true;
  }

  /**
   * Runs at the end of a delivery to a bot provider. Adds notes about the faults of the provider's response: the service does not process
   * the body (OPEN-04), so nobody would notice these faults. If a customer's message was not delivered, moves the chat to the agents
   * (BOT-OUT-07).
   */
  async deliveryEnded(
    delivery: Delivery,
    answer: AttemptResult | undefined,
    journal: Journal,
  ): Promise<void> {
    // A damaged record lacks the name of its event. Its delivery counts as the delivery of a customer's message.
    const { state, about = 'CLIENT_MESSAGE', chat_id } = delivery;
    const chat = await chatOf(chat_id, journal);
    for (const text of notesOn(delivery, answer))
      if (chat && state === 'delivered') await noteInChat(chat, about, text, journal);
      else await addNote({ ...(chat && idsOf(chat)), about, text }, journal);
    if (state !== 'failed' || about !== 'CLIENT_MESSAGE') return;
    if (chat?.handled_by !== 'bot' || chat.state === 'closed') return;
    await this.#giveUp(chat, 'bot_failed', 'The bot did not answer. The chat is yours.', journal);
  }
}

function markAnswered(chat: Chat, journal: Journal): Chat {
  if (chat.unanswered_since === undefined) return chat;
  const { unanswered_since: _, ...quiet } = chat;
  return changeChat(quiet, {}, journal);
}

function shownContent(content: BotContent): EntryContent {
  switch (content.type) {
    case 'TEXT':
      return { type: 'text', text: content.text };
    case 'MARKDOWN':
      return {
        type: 'markdown',
        content: content.content,
        html: renderMarkdown(content.content),
        ...defined({ text: content.text }),
      };
    case 'BUTTONS':
      return {
        type: 'buttons',
        buttons: content.buttons.map(({ text }) => text),
        ...defined({ title: content.title, text: content.text }),
      };
  }
}

/** Returns the text and the time of a customer's entry for the bot. The text for a file is the file's address (BOT-OUT-17). */
function forBot(entry: TranscriptEntry): TextContent {
  const text = wordsOf(entry, ({ file }) => file);
  return { type: 'TEXT', text, timestamp: Math.floor(Date.parse(entry.at) / 1000) };
}
