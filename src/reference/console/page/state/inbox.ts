import { batch, signal } from '@preact/signals';
import type {
  DeskOfflineMessage,
  OfflineMessageState,
} from '../../../../../generated/reference/desk/types.ts';
import type { Desk } from './desk.ts';

/** Offline messages in one state, newest first. */
export interface Messages {
  messages: readonly DeskOfflineMessage[];
  has_older: boolean;
}

const none: Messages = { messages: [], has_older: false };

/** The messages that are not done. */
export const inbox = signal(none);
/** The messages that are done. They are read when an agent opens this list. */
export const settled = signal(none);

const ofState = { open: inbox, done: settled };

/** For each read in progress, the messages that changed meanwhile. They are newer than the response. */
const heard = new Set<DeskOfflineMessage[]>();

/** Reads the newest messages, or with `isMore` the next older ones. Other desks may not support offline messages. */
export async function readInbox(desk: Desk, state: OfflineMessageState, isMore = false): Promise<void> {
  const list = ofState[state];
  const known = isMore ? list.value.messages : [];
  const before = known.at(-1)?.number;
  const query = { state, ...(before !== undefined && { before }) };
  const newer: DeskOfflineMessage[] = [];
  heard.add(newer);
  const found = await desk.listOfflineMessages({ query }).finally(() => heard.delete(newer));
  batch(() => {
    list.value = { ...found, messages: [...known, ...found.messages] };
    newer.forEach(keepMessage);
  });
}

/** Puts a message into the list of its state. */
export function keepMessage(message: DeskOfflineMessage): void {
  for (const newer of heard) newer.push(message);
  const state = message.done_by === undefined ? 'open' : 'done';
  for (const [name, list] of Object.entries(ofState)) {
    const others = list.value.messages.filter(({ number }) => number !== message.number);
    const messages = name === state ? [...others, message].toSorted((a, b) => b.number - a.number) : others;
    list.value = { ...list.value, messages };
  }
}
