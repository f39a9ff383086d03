import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { defined } from '../../shared/part.ts';
import { rowOf } from '../store/deliveries.ts';
import type { Reader, Store, Tx } from '../store/port.ts';
import type { ReadArguments, ReadName, ReadRow } from '../store/reads.ts';
import type {
  Agent,
  Channel,
  Chat,
  Delivery,
  EntryContent,
  EntryRecord,
  EventName,
  Visitor,
} from '../store/records.ts';
import { type Counter, customerKey, type Key, type TableName, type Tables } from '../store/tables.ts';
import { type EventDetails, instant, recordOf } from './desk-form.ts';
import type { EventLog } from './log.ts';

/** Runs a unit of work with a new journal. Resolves with its result when its changes are durable. */
export type Work = <Result>(unit: (journal: Journal) => Promise<Result>) => Promise<Result>;

/** Returns a function that runs units of work on a store. Their events go to `events`, and `now` returns their timestamp. */
export function workOf(of: { store: Store; events: EventLog; now: () => number }): Work {
  const { store, events, now } = of;
  return (unit) => store.work((tx) => unit(new Journal(tx, events, now())));
}

/** The reads, changes and events of one unit of work. Its events are published once its changes are durable. */
export class Journal implements Reader {
  /** The timestamp of all changes in this unit, in milliseconds since 1970. */
  readonly now: number;
  readonly #tx: Tx;
  readonly #events: EventLog;

  constructor(tx: Tx, events: EventLog, now: number) {
    this.#tx = tx;
    this.#events = events;
    this.now = now;
  }

  get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    return this.#tx.get(table, key);
  }

  find<Name extends ReadName>(name: Name, ...of: ReadArguments<Name>): Promise<ReadRow<Name>[]> {
    return this.#tx.find(name, ...of);
  }

  next(counter: Counter): Promise<number> {
    return this.#tx.next(counter);
  }

  put<T extends TableName>(table: T, row: Tables[T]): void {
    this.#tx.put(table, row);
  }

  remove<T extends TableName>(table: T, key: Key<T>): void {
    this.#tx.remove(table, key);
  }

  agent(agent: Agent): void {
    this.put('agents', { agent_id: agent.agent_id, data: agent });
  }

  async channel(channel: Channel): Promise<void> {
    const provider_id = channel.removed ? null : (channel.bot?.provider_id ?? null);
    const { channel_id, due = {} } = channel;
    const { created_at = this.now } = (await this.get('channels', channel_id)) ?? {};
    const due_at = Object.values(due).toSorted((a, b) => a - b)[0] ?? null;
    this.put('channels', { channel_id, created_at, provider_id, due_at, data: channel });
  }

  chat(chat: Chat): void {
    const { chat_id, channel_id, state, unanswered_since: since } = chat;
    const unanswered_since = since === undefined ? null : Date.parse(since);
    this.put('chats', { chat_id, channel_id, state, unanswered_since, data: chat });
  }

  visitor(visitor: Visitor): void {
    const customer_key = customerKey(visitor.channel_id, visitor.customer_id);
    const known_by = knownBy(visitor);
    this.put('visitors', { customer_key, known_by, seen_at: known_by && this.now, data: visitor });
  }

  /** Writes a delivery. If `stored`, its current row, is given, only the state and the progress are written. */
  delivery(delivery: Delivery, stored?: Tables['deliveries']): void {
    this.put('deliveries', rowOf(delivery, stored));
  }

  /** Adds an entry to the transcript of a chat, and publishes the event entry_added. Returns the entry. */
  async entry(
    chat: Chat,
    from: EntryRecord['from'],
    content: EntryContent & Pick<EntryRecord, 'agent_id'>,
  ): Promise<TranscriptEntry> {
    const record = { from, ...content };
    const event_id = await this.#event('entry_added', chat.chat_id, record);
    const entry = { entry_id: event_id, chat_id: chat.chat_id, at: instant(this.now), ...record };
    this.#publish(event_id, { event: 'entry_added', chat, entry });
    return entry;
  }

  /** Records an event, and publishes it once the unit is durable. */
  async event(details: EventDetails): Promise<void> {
    const event_id = await this.#event(details.event, details.chat?.chat_id ?? null, recordOf(details));
    this.#publish(event_id, details);
  }

  /** Records an event about a delivery, with the id of its entry if it has one. Streams read such events from the store. */
  async eventOf({ entry_id }: Delivery, event: EventName, chat?: Chat): Promise<void> {
    await this.#event(event, chat?.chat_id ?? null, defined({ entry_id }));
    this.afterwards(() => this.#events.announce());
  }

  afterwards(action: () => void): void {
    this.#tx.afterwards(action);
  }

  async #event(
    event: EventDetails['event'],
    chat_id: number | null,
    data: ReturnType<typeof recordOf> | EntryRecord,
  ): Promise<number> {
    const event_id = await this.next('event');
    this.put('events', { event_id, at: this.now, event, chat_id, data });
    return event_id;
  }

  #publish(event_id: number, details: EventDetails): void {
    this.afterwards(() => this.#events.publish(event_id, this.now, details));
  }
}

/** Returns the reason for storing a visitor without a chat: a page visit or an offline message. Null for a visitor with a chat. */
function knownBy({ last_chat, widget }: Visitor): Tables['visitors']['known_by'] {
  if (last_chat !== undefined) return null;
  return widget?.taken.length === 0 ? 'visit' : 'message';
}
