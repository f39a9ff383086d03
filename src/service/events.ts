import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskEvent } from '../../generated/desk/types.ts';
import type { ServerSentEvent } from '../../generated/operation.ts';
import { TemporaryFailure } from '../http/errors.ts';
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

/** Is told an event; nothing where the store has events that another process wrote. */
type Subscriber = (event: DeskEvent | undefined) => void;

/** How long it is waited before a store that could not be read is read again, in milliseconds. */
const againMs = 500;

/** The events of the desk, told to whoever listens. The store numbers and keeps them. */
export class EventLog {
  readonly #store: Reader;
  readonly #subscribers = new Set<Subscriber>();
  /** What is being read after a number, for all who ask for it meanwhile. */
  readonly #reading = new Map<number, Promise<DeskEvent[]>>();

  constructor(store: Reader) {
    this.#store = store;
  }

  /** Tells an event that is durable to whoever listens. Events come in the order of their numbers. */
  publish(event_id: number, at: number, details: EventDetails): void {
    if (this.#subscribers.size === 0) return;
    this.#reading.clear();
    const event = { event_id, at: instant(at), ...details };
    for (const subscriber of this.#subscribers) subscriber(event);
  }

  /** The number of the last event that is durable. */
  async last(): Promise<number> {
    return (await this.#store.get('counters', 'event'))?.last ?? 0;
  }

  /** There are events in the store that another process wrote. */
  announce(): void {
    this.#reading.clear();
    for (const subscriber of this.#subscribers) subscriber(undefined);
  }

  /** Events after a number, or from now on; ends when the signal aborts. */
  async *follow(after: number | undefined, signal: AbortSignal): AsyncGenerator<ServerSentEvent<DeskEvent>> {
    const waiting: DeskEvent[] = [];
    let wake: () => void = () => {};
    let readsStore = after !== undefined;
    const subscriber: Subscriber = (event) => {
      if (readsStore) return;
      if (event === undefined || waiting.push(event) > page) readsStore = true;
      wake();
    };
    this.#subscribers.add(subscriber);
    const stop = () => wake();
    signal.addEventListener('abort', stop, { once: true });
    try {
      const last = await this.last();
      // What was published since this follower came is news, be it in the store already or not.
      let told = Math.min(after ?? last, last, (waiting[0]?.event_id ?? Number.POSITIVE_INFINITY) - 1);
      while (!signal.aborted) {
        const next = readsStore ? [] : waiting.splice(0);
        if (readsStore) {
          // From here on what is published waits, so that nothing falls between the two.
          waiting.length = 0;
          readsStore = false;
          const read = await this.#past(told).catch(unlessItIsAway);
          next.push(...(read ?? []));
          if (!read || read.length === page) readsStore = true;
          if (!read) await sleep(againMs, undefined, { signal }).catch(() => {});
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

  #past(after: number): Promise<DeskEvent[]> {
    const known = this.#reading.get(after);
    if (known) return known;
    const reading = this.#read(after).finally(() => {
      if (this.#reading.get(after) === reading) this.#reading.delete(after);
    });
    this.#reading.set(after, reading);
    return reading;
  }

  async #read(after: number): Promise<DeskEvent[]> {
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

/** A follower outlasts a store that is away for a while. */
function unlessItIsAway(error: unknown): undefined {
  if (!(error instanceof TemporaryFailure)) throw error;
}
