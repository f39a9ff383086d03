import type { DeskEvent } from '../../generated/desk/types.ts';
import type { ServerSentEvent } from '../../generated/operation.ts';
import { type EntryRow, entryAt, entryOf } from './entries.ts';
import type { EventRecord } from './records.ts';
import { instant, shownChannel } from './shown.ts';
import type { Reader } from './store/port.ts';
import type { Tables } from './store/tables.ts';

/** What an event tells beside its number and time. */
export type EventDetails = Omit<DeskEvent, 'event_id' | 'at'>;

/** How many events can be asked for again after a break. */
export const retained = 100_000;
/** How many events are read from the store at once, and wait for a slow follower before it is read from again. */
const page = 200;

type Subscriber = (event: DeskEvent) => void;

/** The events of the desk, told to whoever listens. The store numbers and keeps them. */
export class EventLog {
  readonly #store: Reader;
  readonly #subscribers = new Set<Subscriber>();

  constructor(store: Reader) {
    this.#store = store;
  }

  /** Tells an event that is durable to whoever listens. Events come in the order of their numbers. */
  publish(event_id: number, at: number, details: EventDetails): void {
    if (this.#subscribers.size === 0) return;
    const event = { event_id, at: instant(at), ...details };
    for (const subscriber of this.#subscribers) subscriber(event);
  }

  /** The number of the last event that is durable. */
  async last(): Promise<number> {
    return (await this.#store.get('counters', 'event'))?.last ?? 0;
  }

  /** Events after a number, or from now on; ends when the signal aborts. */
  async *follow(after: number | undefined, signal: AbortSignal): AsyncGenerator<ServerSentEvent<DeskEvent>> {
    const waiting: DeskEvent[] = [];
    let wake: () => void = () => {};
    let readsStore = after !== undefined;
    const subscriber: Subscriber = (event) => {
      if (readsStore) return;
      if (waiting.push(event) > page) readsStore = true;
      wake();
    };
    this.#subscribers.add(subscriber);
    const stop = () => wake();
    signal.addEventListener('abort', stop, { once: true });
    try {
      const last = await this.last();
      let told = Math.min(after ?? 0, last);
      while (!signal.aborted) {
        const next = readsStore ? [] : waiting.splice(0);
        if (readsStore) {
          // From here on what is published waits, so that nothing falls between the two.
          waiting.length = 0;
          readsStore = false;
          next.push(...(await this.#past(told)));
          readsStore = next.length === page;
        }
        for (const event of next) {
          // What was read from the store may have been published as well.
          if (event.event_id <= told) continue;
          yield served(event);
          told = event.event_id;
        }
        if (waiting.length === 0 && !readsStore && !signal.aborted)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } finally {
      this.#subscribers.delete(subscriber);
      signal.removeEventListener('abort', stop);
    }
  }

  async #past(after: number): Promise<DeskEvent[]> {
    const rows = await this.#store.all((db) =>
      db.selectFrom('events').selectAll().where('event_id', '>', after).orderBy('event_id').limit(page),
    );
    return Promise.all(rows.map((row) => eventOf(row, this.#store)));
  }
}

/** What the store keeps of an event. */
export function recordOf({ agent, channel, entry, call, note, reason, typing }: EventDetails): EventRecord {
  return {
    ...(agent && { agent_id: agent.agent_id }),
    ...(channel && { channel_id: channel.channel_id }),
    ...(entry && { entry_id: entry.entry_id }),
    ...(call && { call_id: call.call_id }),
    ...(note && { note_id: note.note_id }),
    ...(reason && { reason }),
    ...(typing !== undefined && { typing }),
  };
}

/** An event as it is told later: what it names is shown as it is by now. */
async function eventOf(row: Tables['events'], reader: Reader): Promise<DeskEvent> {
  const { event_id, at, event, chat_id } = row;
  const chat = chat_id === null ? undefined : (await reader.get('chats', chat_id))?.data;
  const told = { event_id, event, at: instant(at), ...(chat && { chat }) };
  if (event === 'entry_added') return { ...told, entry: entryOf(row as EntryRow) };
  const { agent_id, channel_id, entry_id, call_id, note_id, ...rest } = row.data as EventRecord;
  const agent = agent_id === undefined ? undefined : await reader.get('agents', agent_id);
  const channel = channel_id === undefined ? undefined : await reader.get('channels', channel_id);
  const call = call_id === undefined ? undefined : await reader.get('calls', call_id);
  const note = note_id === undefined ? undefined : await reader.get('notes', note_id);
  const entry = entry_id === undefined ? undefined : await entryAt(entry_id, reader);
  return {
    ...told,
    ...rest,
    ...(agent && { agent: agent.data }),
    ...(channel && { channel: shownChannel(channel.data) }),
    ...(call && { call: call.data }),
    ...(note && { note: note.data }),
    ...(entry && { entry }),
  };
}

function served(event: DeskEvent): ServerSentEvent<DeskEvent> {
  return { id: String(event.event_id), event: event.event, data: event };
}
