import type { DeskChat, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { agentOf, channelOf, me } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';

/** Returns the name of a customer. For an anonymous visitor it is the visitor's number. */
export function nameOf({ customer: { name }, visitor_number }: DeskChat): string {
  return name === 'Anonymous' && visitor_number !== undefined
    ? say(texts.list.visitor, { number: visitor_number })
    : name;
}

/** Returns the name of an entry's author, as this browser's agent reads it. */
export function authorOf({ from, agent_id }: TranscriptEntry, chat: DeskChat): string {
  if (from === 'customer') return nameOf(chat);
  if (from === 'bot') return channelOf(chat.channel_id)?.bot?.name ?? texts.bot;
  if (agent_id === me.value?.agent_id) return texts.you;
  return agentOf(agent_id)?.name ?? agent_id ?? texts.agent;
}
