import { batch, signal } from '@preact/signals';
import type {
  DeskOfflineMessage,
  OfflineMessageState,
} from '../../../../../generated/reference/desk/types.ts';
import type { Desk } from './desk.ts';

/** The offline messages in one state that were read so far, newest first. */
export interface Messages {
  messages: readonly DeskOfflineMessage[];
  has_older: boolean;
}

const none: Messages = { messages: [], has_older: false };

/** The messages that no agent has marked as done. */
export const inbox = signal(none);
/** The messages that are marked as done. They are read when the agent selects them in the inbox. */
export const settled = signal(none);

const ofState = { open: inbox, done: settled };

/** A list for each read in progress, with the messages that changed meanwhile. These messages replace older ones in the response. */
const heard = new Set<DeskOfflineMessage[]>();

/** Reads the newest messages, or with `isMore` the next older messages. Throws if the desk does not support offline messages. */
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

/** Puts a message into the list for its state, and removes it from the other list. */
export function keepMessage(message: DeskOfflineMessage): void {
  for (const newer of heard) newer.push(message);
  const state = message.done_by === undefined ? 'open' : 'done';
  for (const [name, list] of Object.entries(ofState)) {
    const others = list.value.messages.filter(({ number }) => number !== message.number);
    const messages = name === state ? [...others, message].toSorted((a, b) => b.number - a.number) : others;
    list.value = { ...list.value, messages };
  }
}
