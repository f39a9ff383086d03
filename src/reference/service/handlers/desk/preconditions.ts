import type { OutgoingRules } from '../../../../contract/send/outgoing.ts';
import type { Send } from '../../../../contract/send/send.ts';
import { type ErrorAnswer, errorAnswer } from '../../../../contract/serve/errors.ts';
import type { BulkParts } from '../../conversation/bulk.ts';
import type { Outbox } from '../../delivery/outbox.ts';
import type { Journal } from '../../journal/journal.ts';
import type { EventLog } from '../../journal/log.ts';
import { agentOf } from '../../state/agents.ts';
import { channelOf } from '../../state/channels.ts';
import { chatOf } from '../../state/chats.ts';
import type { StoreEngine } from '../../store/engine.ts';
import type { Reader } from '../../store/port.ts';
import type { Agent, Channel, Chat } from '../../store/records.ts';

/** What the handlers of the desk work with. */
export interface DeskParts extends BulkParts {
  /** The file of the store; copies are made beside it. */
  data: string;
  /** The engine of the store. */
  engine: StoreEngine;
  outbox: Outbox;
  send: Send;
  events: EventLog;
  newId: () => string;
  outgoing: OutgoingRules;
  /** The public address of this service. */
  baseUrl: () => string;
}

/** Acts in an open chat, in one unit of work. Answers 404 without the chat, and `whenClosed` when it is closed. */
export function inChat<Result>(
  { work }: DeskParts,
  chat_id: number,
  act: (chat: Chat, journal: Journal) => Promise<Result>,
  whenClosed: (chat: Chat) => Result | ErrorAnswer<400> = isClosed,
): Promise<Result | ErrorAnswer<400> | ErrorAnswer<404>> {
  return work(async (journal) => {
    const chat = await chatOf(chat_id, journal);
    if (!chat) return noChat(chat_id);
    return chat.state === 'closed' ? whenClosed(chat) : act(chat, journal);
  });
}

/** Acts as an agent in an open chat, in one unit of work. */
export function asAgent<Result>(
  parts: DeskParts,
  { chat_id, agent_id }: { chat_id: number; agent_id: string },
  act: (chat: Chat, agent: Agent, journal: Journal) => Promise<Result>,
  whenClosed?: (chat: Chat) => Result,
): Promise<Result | ErrorAnswer<400> | ErrorAnswer<404>> {
  const byAgent = async (chat: Chat, journal: Journal) => {
    const agent = await agentOf(agent_id, journal);
    return agent
      ? act(chat, agent, journal)
      : errorAnswer(400, `/agent_id: nobody has the id ${agent_id}. Add the agent first.`);
  };
  return inChat(parts, chat_id, byAgent, whenClosed);
}

/** Acts on a channel that is not removed, in one unit of work. */
export function inChannel<Result>(
  { work }: DeskParts,
  channel_id: string,
  act: (channel: Channel, journal: Journal) => Promise<Result>,
): Promise<Result | ErrorAnswer<404>> {
  return work(async (journal) => {
    const found = await presentChannel(channel_id, journal);
    return 'status' in found ? found : act(found.channel, journal);
  });
}

/** A channel that is not removed. */
export async function presentChannel(
  channel_id: string,
  reader: Reader,
): Promise<{ channel: Channel } | ErrorAnswer<404>> {
  const channel = await channelOf(channel_id, reader);
  return channel && !channel.removed ? { channel } : noChannel();
}

export function noChannel(): ErrorAnswer<404> {
  return errorAnswer(404, 'No channel has this id. List the channels to see them.');
}

export function noChat(chat_id: number): ErrorAnswer<404> {
  return errorAnswer(404, `No chat has the number ${chat_id}. List the chats to see them.`);
}

function isClosed({ chat_id }: Chat): ErrorAnswer<400> {
  return errorAnswer(400, `Chat ${chat_id} is closed. A message of the customer opens a new one.`);
}
