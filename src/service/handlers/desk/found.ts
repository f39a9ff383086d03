import type { DeskAgent, DeskChat } from '../../../../generated/desk/types.ts';
import { type ErrorAnswer, errorAnswer } from '../../../http/errors.ts';
import type { Channel } from '../../conversation/directory.ts';
import type { DeskParts } from './desk.ts';

/** What an action is about, or the answer that says why it cannot be done. */
export type Found<T> = T | ErrorAnswer<400> | ErrorAnswer<404>;

/** An open chat. */
export function openChat({ chats }: DeskParts, chat_id: number): Found<{ chat: DeskChat }> {
  const chat = chats.get(chat_id);
  if (!chat) return noChat(chat_id);
  if (chat.state === 'closed') {
    return errorAnswer(400, `Chat ${chat_id} is closed. A message of the customer opens a new one.`);
  }
  return { chat };
}

/** An open chat and the agent who acts in it. */
export function acting(
  parts: DeskParts,
  chat_id: number,
  agent_id: string,
): Found<{ chat: DeskChat; agent: DeskAgent }> {
  const found = openChat(parts, chat_id);
  if ('status' in found) return found;
  const agent = parts.directory.agents.get(agent_id);
  return agent
    ? { ...found, agent }
    : errorAnswer(400, `/agent_id: nobody has the id ${agent_id}. Add the agent first.`);
}

/** A channel that is not removed. */
export function presentChannel(
  { directory }: DeskParts,
  channel_id: string,
): { channel: Channel } | ErrorAnswer<404> {
  const channel = directory.channels.get(channel_id);
  if (!channel || channel.removed)
    return errorAnswer(404, 'No channel has this id. List the channels to see them.');
  return { channel };
}

export function noChat(chat_id: number): ErrorAnswer<404> {
  return errorAnswer(404, `No chat has the number ${chat_id}. List the chats to see them.`);
}
