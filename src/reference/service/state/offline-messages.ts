import type {
  DeskOfflineMessage,
  OfflineForm,
  OfflineMessageMove,
} from '../../../../generated/reference/desk/types.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import type { LeftFilter } from '../store/directory-reads.ts';
import type { Reader } from '../store/port.ts';
import type { OfflineMessage } from '../store/records.ts';

/** The ids that a new offline message gets from its caller. */
type Ids = Pick<OfflineMessage, 'offline_message_id' | 'channel_id' | 'visitor_number'>;

export async function addOfflineMessage(
  form: Pick<OfflineMessage['form'], keyof OfflineForm>,
  { offline_message_id, channel_id, visitor_number }: Ids,
  journal: Journal,
): Promise<void> {
  const number = await journal.next('offline_message');
  const ids = { number, offline_message_id, channel_id, visitor_number };
  await put({ ...ids, at: instant(journal.now), form }, journal);
}

/** Marks an offline message as handled by an agent, or as open again. Returns undefined if the message does not exist. */
export async function settleOfflineMessage(
  number: number,
  { agent_id, state }: OfflineMessageMove,
  journal: Journal,
): Promise<DeskOfflineMessage | undefined> {
  const known = (await journal.get('offline_messages', number))?.data;
  if (!known) return undefined;
  const { done_by: _, done_at: __, ...open } = known;
  const done = { done_by: agent_id, done_at: instant(journal.now) };
  return put({ ...open, ...(state === 'done' && done) }, journal);
}

async function put(message: OfflineMessage, journal: Journal): Promise<OfflineMessage> {
  const { number, at, done_by } = message;
  const state = done_by === undefined ? 'open' : 'done';
  journal.put('offline_messages', { number, at: Date.parse(at), state, data: message });
  await journal.event({ event: 'offline_message', offline_message: message });
  return message;
}

/** Lists at most `limit` offline messages that match the filter, newest first. `has_older` is true if more exist. */
export async function listOfflineMessages(
  { limit, ...wanted }: LeftFilter,
  reader: Reader,
): Promise<{ messages: OfflineMessage[]; has_older: boolean }> {
  const rows = await reader.find('offlineMessages', { ...wanted, limit: limit + 1 });
  return { messages: rows.slice(0, limit).map(({ data }) => data), has_older: rows.length > limit };
}
