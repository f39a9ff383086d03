import type { CallMove, NewCall } from '../../../../generated/reference/desk/types.ts';
import { states } from '../../../../generated/states.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Call, Chat } from '../store/records.ts';
import { chatOf, publishChat } from './chats.ts';

export async function callOf(call_id: number, reader: Reader): Promise<Call | undefined> {
  return (await reader.get('calls', call_id))?.data;
}

export async function beginCall({ chat_id }: Chat, call: NewCall, journal: Journal): Promise<Call> {
  const requested_at = new Date(journal.now).toISOString();
  const call_id = await journal.next('call');
  return changed({ call_id, chat_id, ...call, requested_at, status: 'start' }, journal);
}

/** A reason belongs to a failed call only, a recording to one that is over. */
export async function callMoved(
  call: Call,
  { status, reason, record_url }: CallMove,
  journal: Journal,
): Promise<Call> {
  return changed(
    {
      ...call,
      status,
      ...(status === 'error' && reason !== undefined && { reason }),
      ...(status === 'end' && record_url !== undefined && { record_url }),
    },
    journal,
  );
}

/** The statuses that may follow; none when the call is over. */
export function nextOf({ status }: Call): string[] {
  return states.call.ways.filter(({ from }) => from === status).map(({ to }) => to);
}

async function changed(call: Call, journal: Journal): Promise<Call> {
  journal.call(call);
  const chat = (await chatOf(call.chat_id, journal))!;
  // A chat shows its latest call; an older one may still move on.
  const isLatest = (chat.call?.call_id ?? 0) <= call.call_id;
  await publishChat(chat, isLatest ? { call } : {}, journal, { event: 'call_changed', call });
  return call;
}
