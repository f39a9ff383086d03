import type { DeskAgent, DeskCall, DeskChat, TranscriptEntry } from '../../generated/desk/types.ts';
import type { Channel } from './conversation/directory.ts';
import type { Visitor } from './conversation/visitors.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { EventDetails, EventLog } from './events.ts';
import type { NoteDetails, Notes } from './notes.ts';
import type { Tables } from './store/schema.ts';
import type { Change, SqliteStore } from './store/sqlite.ts';

/**
 * What one action changes: rows and events, as they are at the moment of recording. `commit` makes all of it durable in one
 * transaction, and only then tells the events.
 */
export class Journal {
  readonly #changes: Change[] = [];
  readonly #events: string[] = [];
  readonly #afterwards: (() => void)[] = [];
  readonly #otherwise: (() => void)[] = [];
  readonly #parts: JournalParts;

  constructor(parts: JournalParts) {
    this.#parts = parts;
  }

  get now(): number {
    return this.#parts.now();
  }

  agent(agent: DeskAgent): void {
    this.#changes.push({ table: 'agents', row: { agent_id: agent.agent_id, data: JSON.stringify(agent) } });
  }

  channel(channel: Channel): void {
    const { channel_id, random_string, created_at, removed, ...data } = channel;
    this.#changes.push({
      table: 'channels',
      row: { channel_id, random_string, created_at, removed: Number(removed), data: JSON.stringify(data) },
    });
  }

  chat(chat: DeskChat): void {
    const { chat_id, channel_id, state } = chat;
    this.#changes.push({ table: 'chats', row: { chat_id, channel_id, state, data: JSON.stringify(chat) } });
  }

  visitor(visitor: Visitor, customer_key: string): void {
    const { visitor_number } = visitor;
    this.#changes.push({
      table: 'visitors',
      row: { visitor_number, customer_key, data: JSON.stringify(visitor) },
    });
  }

  call(call: DeskCall): void {
    const { call_id, chat_id } = call;
    this.#changes.push({ table: 'calls', row: { call_id, chat_id, data: JSON.stringify(call) } });
  }

  /** Remembers that something came, to know it when it comes again. */
  arrival(row: Tables['arrivals']): void {
    this.#changes.push({ table: 'arrivals', row });
  }

  entry(entry: TranscriptEntry): void {
    const { entry_id, chat_id } = entry;
    this.#changes.push({ table: 'entries', row: { entry_id, chat_id, data: JSON.stringify(entry) } });
  }

  delivery(delivery: Delivery): void {
    const { delivery_id, lane, state } = delivery;
    this.#changes.push({
      table: 'deliveries',
      row: { delivery_id, lane, state, data: JSON.stringify(delivery) },
    });
  }

  /** Notes at the desk what was odd about a request or an answer. */
  note(details: NoteDetails): void {
    const note = this.#parts.notes.number(details, this.now);
    const { note_id, channel_id = null, chat_id = null } = note;
    this.#changes.push({ table: 'notes', row: { note_id, channel_id, chat_id, data: JSON.stringify(note) } });
    this.event({ event: 'note_added', note });
  }

  event(details: EventDetails): void {
    const { change, json } = this.#parts.events.record(details, this.now);
    this.#changes.push(change);
    this.#events.push(json);
  }

  /** Lets something happen once all of it is durable. */
  afterwards(action: () => void): void {
    this.#afterwards.push(action);
  }

  /** Lets something happen when it cannot be made durable. */
  otherwise(action: () => void): void {
    this.#otherwise.push(action);
  }

  async commit(): Promise<void> {
    try {
      await this.#parts.store.write(...this.#changes);
    } catch (error) {
      for (const action of this.#otherwise) action();
      throw error;
    }
    this.#parts.events.publish(this.#events);
    for (const action of this.#afterwards) action();
  }
}

export interface JournalParts {
  store: SqliteStore;
  events: EventLog;
  notes: Notes;
  now: () => number;
}
