import type { BotContent } from '../../../../generated/bot/types.ts';
import type { DeskEvent, TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import { oddAbout, whyFailed } from '../delivery/answers.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { Outgoing } from '../delivery/to-customer.ts';
import type { Journal } from '../journal/journal.ts';
import { toBot } from '../state/addresses.ts';
import { channelOf, isAvailable } from '../state/channels.ts';
import { changeChat, chatOf } from '../state/chats.ts';
import { addNote, idsOf } from '../state/notes.ts';
import type { Reader } from '../store/port.ts';
import type { Bot, Channel, Chat, Delivery } from '../store/records.ts';
import { forBot, shownContent, textFor } from './content.ts';

/** An event that the service sends to a provider, beside the ids that all of them have. */
type BotEvent =
  | { event: 'CLIENT_MESSAGE'; message: ReturnType<typeof forBot> }
  | { event: 'AGENT_JOINED' }
  | { event: 'AGENT_UNAVAILABLE' }
  | { event: 'CHAT_CLOSED' };

export type TransferReason = NonNullable<DeskEvent['reason']>;

export interface BotsParts {
  outbox: Outbox;
  outgoing: Outgoing;
  newId: () => string;
}

/** What bots and chats do with each other. */
export class Bots {
  readonly #parts: BotsParts;

  constructor(parts: BotsParts) {
    this.#parts = parts;
    parts.outbox.whenSettled('sendBotEvent', async (delivery, answer, journal) => {
      await this.#note(delivery, answer, journal);
      await this.#settled(delivery, journal);
    });
  }

  /** Passes on what a customer wrote while the bot has the chat (BOT-OUT-01). */
  async clientWrote(chat: Chat, entry: TranscriptEntry, journal: Journal): Promise<void> {
    if (chat.handled_by !== 'bot') return;
    const isTold = await this.#tell(chat, { event: 'CLIENT_MESSAGE', message: forBot(entry) }, journal);
    // The bot was taken off a moment ago: nobody else would see what was written.
    if (!isTold) await this.transfer(chat, 'bot_disconnected', journal);
  }

  /** Gives a chat to the agents when its bot was taken off the channel, and no other one is there by now. */
  async left(chat: Chat, journal: Journal): Promise<void> {
    if (chat.handled_by !== 'bot' || (await botOf(chat, journal))) return;
    await this.transfer(chat, 'bot_disconnected', journal);
  }

  /** Tells the bot that an agent has the chat, whoever brought the agent in (BOT-OUT-10, BOT-OUT-13). */
  async agentJoined(chat: Chat, journal: Journal): Promise<void> {
    if (chat.handled_by === undefined) return;
    await this.#endWaiting(chat, journal);
    await this.#tell(chat, { event: 'AGENT_JOINED' }, journal);
  }

  async chatClosed(chat: Chat, journal: Journal): Promise<void> {
    if (chat.handled_by !== undefined) await this.#tell(chat, { event: 'CHAT_CLOSED' }, journal);
  }

  /** Passes what the bot says to the customer. Once an agent has the chat the bot is not heard any more. */
  async botWrote(chat: Chat, bot: Bot, content: BotContent, journal: Journal): Promise<void> {
    if (chat.agent_id !== undefined) return;
    const entry = await journal.entry(chat, 'bot', shownContent(content));
    const text = textFor(content);
    if (text === undefined) {
      const says = `The ${content.type} has no text, which is what the channel would show of it. The customer got nothing.`;
      await addNote({ ...idsOf(chat), about: 'BOT_MESSAGE', text: says }, journal);
      return;
    }
    const message = { type: 'text' as const, text, id: `entry-${entry.entry_id}` };
    await this.#parts.outgoing.toCustomer(chat, { name: bot.name }, message, journal, entry);
  }

  /** The bot wants an agent: the chat goes to the agents, or the bot is told that none is there (BOT-OUT-11). */
  async agentInvited(chat: Chat, channel: Channel, journal: Journal): Promise<void> {
    if (chat.agent_id !== undefined) return;
    if (await isAvailable(channel, journal)) await this.transfer(chat, 'bot_invited_agent', journal);
    else await this.#tell(chat, { event: 'AGENT_UNAVAILABLE' }, journal);
  }

  /** Gives a chat that the bot has to the agents. */
  async transfer(chat: Chat, reason: TransferReason, journal: Journal): Promise<Chat> {
    if (chat.handled_by === 'agents') return chat;
    const changed = changeChat(chat, { handled_by: 'agents' }, journal);
    await journal.event({ event: 'chat_transferred', chat: changed, reason });
    await this.#endWaiting(changed, journal);
    return changed;
  }

  /** What waits for the bot is void once the agents have the chat. */
  async #endWaiting(chat: Chat, journal: Journal): Promise<void> {
    const messages = { kind: 'bot_event', about: 'CLIENT_MESSAGE' } as const;
    const count = await this.#parts.outbox.endWaiting(chat.chat_id, messages, journal);
    if (count === 0) return;
    const what = count === 1 ? 'A message still waited' : `${count} messages still waited`;
    const text = `${what} for the bot when the agents got the chat. The bot does not get ${count === 1 ? 'it' : 'them'}.`;
    await addNote({ ...idsOf(chat), about: 'CLIENT_MESSAGE', text }, journal);
  }

  /** Gives whether there is a bot to be told. */
  async #tell(chat: Chat, event: BotEvent, journal: Journal): Promise<boolean> {
    const bot = await botOf(chat, journal);
    if (!bot) return false;
    const { event: name, ...rest } = event;
    const ids = {
      id: this.#parts.newId(),
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
        request: { ...toBot(bot), body: JSON.stringify({ event: name, ...ids, ...rest }) },
      },
      journal,
    );
    return true;
  }

  /** Notes what was odd about the provider's answer. Its body is not read (OPEN-04), which is easily overlooked. */
  async #note(delivery: Delivery, answer: AttemptResult | undefined, journal: Journal): Promise<void> {
    const chat = await chatOf(delivery.chat_id, journal);
    const about = delivery.about ?? delivery.operation;
    const says = delivery.state === 'failed' ? [whyFailed(delivery, answer)] : oddAbout(delivery, answer);
    for (const text of says) await addNote({ ...(chat && idsOf(chat)), about, text }, journal);
  }

  /** A provider that does not answer loses the chat to the agents (BOT-OUT-07). */
  async #settled({ state, about, chat_id }: Delivery, journal: Journal): Promise<void> {
    const chat = await chatOf(chat_id, journal);
    if (
      state !== 'failed' ||
      about !== 'CLIENT_MESSAGE' ||
      chat?.handled_by !== 'bot' ||
      chat.state === 'closed'
    )
      return;
    const changed = await this.transfer(chat, 'bot_failed', journal);
    await journal.entry(changed, 'system', {
      type: 'error',
      text: 'The bot did not answer. The chat is yours.',
    });
  }
}

/** The bot of a chat's channel. */
async function botOf({ channel_id }: Chat, reader: Reader): Promise<Bot | undefined> {
  return (await channelOf(channel_id, reader))?.bot;
}
