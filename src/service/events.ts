import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskEvent } from '../../generated/desk/types.ts';
import type { ServerSentEvent } from '../../generated/operation.ts';
import { bounds } from '../../generated/policies.ts';
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
/** How many events are read from the store at once. */
const page = 200;

/** Is told an event and what it weighs in characters; nothing where the store has events that another process wrote. */
type Subscriber = (event?: DeskEvent, weight?: () => number) => void;

/** Events as they were read, no more of them than wait for one follower. */
interface Past {
  events: DeskEvent[];
  /** Whether no more were there. */
  isAll: boolean;
  /** How many are read the next time: fewer where they are heavy. */
  next: number;
}

/** How long it is waited before a store that could not be read is read again, in milliseconds. */
const againMs = 500;

/** The events of the desk, told to whoever listens. The store numbers and keeps them. */
export class EventLog {
  readonly #store: Reader;
  readonly #subscribers = new Set<Subscriber>();
  /** What is being read after a number, for all who ask for it meanwhile. */
  readonly #reading = new Map<string, Promise<Past>>();

  constructor(store: Reader) {
    this.#store = store;
  }

  /** Tells an event that is durable to whoever listens. Events come in the order of their numbers. */
  publish(event_id: number, at: number, details: EventDetails): void {
    if (this.#subscribers.size === 0) return;
    this.#reading.clear();
    const event = { event_id, at: instant(at), ...details };
    let known: number | undefined;
    const weight = () => (known ??= weightOf(event));
    for (const subscriber of this.#subscribers) subscriber(event, weight);
  }

  /** Whether somebody follows in this process. */
  get isFollowed(): boolean {
    return this.#subscribers.size > 0;
  }

  /** The number of the last event that is durable. */
  async last(): Promise<number> {
    return (await this.#store.get('counters', 'event'))?.last ?? 0;
  }

  /** There are events in the store that were not told here, as those that another process wrote. */
  announce(): void {
    this.#reading.clear();
    for (const subscriber of this.#subscribers) subscriber();
  }

  /**
   * Events after a number, or from now on; ends when the signal aborts. Who is slow keeps little in memory: what is more than
   * told (`x-bounds`) is read from the store once the rest is taken.
   */
  async *follow(after: number | undefined, signal: AbortSignal): AsyncGenerator<ServerSentEvent<DeskEvent>> {
    let waiting: DeskEvent[] = [];
    let heavy = 0;
    let size = page;
    let first = Number.POSITIVE_INFINITY;
    let wake: () => void = () => {};
    let readsStore = after !== undefined;
    const subscriber: Subscriber = (event, weight) => {
      if (event) first = Math.min(first, event.event_id);
      if (readsStore) return;
      // Who takes events as they come has none that wait.
      if (event && waiting.length > 0) heavy += weight!();
      if (event) waiting.push(event);
      if (!event || heavy > bounds.stream) {
        readsStore = true;
        waiting = [];
      }
      wake();
    };
    this.#subscribers.add(subscriber);
    const stop = () => wake();
    signal.addEventListener('abort', stop, { once: true });
    try {
      const last = await this.last();
      // What was published since this follower came is news, be it in the store already or not.
      let told = Math.min(after ?? last, last, first - 1);
      while (!signal.aborted) {
        let next = waiting;
        waiting = [];
        heavy = 0;
        if (readsStore) {
          // From here on what is published waits, so that nothing falls between the two.
          readsStore = false;
          const read = await this.#past(told, size).catch(unlessItIsAway);
          size = read?.next ?? size;
          next = [...(read?.events ?? [])];
          if (!read?.isAll) {
            readsStore = true;
            waiting = [];
          }
          if (!read) await sleep(againMs, undefined, { signal }).catch(() => {});
        }
        for (let event = next.shift(); event; event = next.shift()) {
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

  #past(after: number, size: number): Promise<Past> {
    const key = `${after} ${size}`;
    const known = this.#reading.get(key);
    if (known) return known;
    const reading = this.#read(after, size).finally(() => {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    });
    this.#reading.set(key, reading);
    return reading;
  }

  async #read(after: number, size: number): Promise<Past> {
    const rows = await this.#store.all((db) =>
      db.selectFrom('events').selectAll().where('event_id', '>', after).orderBy('event_id').limit(size),
    );
    const events: DeskEvent[] = [];
    let heavy = 0;
    for (const row of rows) {
      const event = await eventOf(row, this.#store);
      heavy += weightOf(event);
      if (heavy > bounds.stream && events.length > 0) break;
      events.push(event);
    }
    const isWhole = events.length === rows.length;
    const next = Math.min(page, isWhole ? size * 2 : events.length + 1);
    return { events, isAll: isWhole && rows.length < size, next };
  }
}

function weightOf(event: DeskEvent): number {
  return JSON.stringify(event).length;
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
