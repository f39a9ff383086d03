import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Channel, ProviderPost, TrialChat } from '../store/records.ts';

/** The most events that the record of a trial has. */
const mostPosts = 20;

/** Begins a trial of a channel's bot. The trial has the number of a chat, so that the bot can post events for it. */
export async function beginTrial({ channel_id }: Channel, journal: Journal): Promise<TrialChat> {
  const chat_id = await journal.next('chat');
  const trial: TrialChat = { chat_id, channel_id, posted: [] };
  journal.put('trials', { chat_id, at: journal.now, data: trial });
  return trial;
}

/** Returns the trial with this number, if it is of one of the channels. */
export async function trialOf(
  chat_id: number | undefined,
  channels: readonly Channel[],
  reader: Reader,
): Promise<TrialChat | undefined> {
  const trial = chat_id === undefined ? undefined : (await reader.get('trials', chat_id))?.data;
  return channels.some(({ channel_id }) => channel_id === trial?.channel_id) ? trial : undefined;
}

/** Adds an event of the bot to a trial. */
export async function keepPost(
  { chat_id }: TrialChat,
  post: Omit<ProviderPost, 'at'>,
  journal: Journal,
): Promise<void> {
  const row = await journal.get('trials', chat_id);
  if (!row || row.data.posted.length === mostPosts) return;
  const posted = [...row.data.posted, { ...post, at: journal.now }];
  journal.put('trials', { ...row, data: { ...row.data, posted } });
}
