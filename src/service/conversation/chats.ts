import type { DeskChat, TranscriptEntry } from '../../../generated/desk/types.ts';
import type { Journal } from '../journal.ts';
import type { SqliteStore } from '../store/sqlite.ts';
import type { EntryContent } from './content.ts';
import { stranger } from './customer.ts';
import type { Channel } from './directory.ts';
import type { Visitors } from './visitors.ts';

/** The chats and their transcripts. Open chats are held in memory, closed ones are read from the store. */
export class Chats {
  readonly #store: SqliteStore;
  readonly #visitors: Visitors;
  readonly #open = new Map<number, DeskChat>();
  readonly #closing = new Map<number, DeskChat>();
  readonly #byCustomer = new Map<string, DeskChat>();
  #lastChat: number;
  #lastEntry: number;

  constructor(store: SqliteStore, visitors: Visitors) {
    this.#store = store;
    this.#visitors = visitors;
    this.#lastChat = store.highest('chats');
    this.#lastEntry = store.highest('entries');
    for (const { data } of store.all((db) =>
      db.selectFrom('chats').select('data').where('state', '=', 'open'),
    )) {
      this.#keep(JSON.parse(data));
    }
  }

  openOfCustomer({ channel_id }: Channel, id: string | number): DeskChat | undefined {
    return this.#byCustomer.get(customerKey(channel_id, id));
  }

  /** The open chat of a customer on a channel; a new one where there is none. Ids are the same when their digits are. */
  ofCustomer(channel: Channel, id: string | number, journal: Journal): DeskChat {
    const known = this.openOfCustomer(channel, id);
    if (known) return known;
    const { visitor_number } = this.#visitors.arrive(channel.channel_id, String(id), journal);
    const chat: DeskChat = {
      chat_id: ++this.#lastChat,
      channel_id: channel.channel_id,
      state: 'open',
      customer: stranger(id),
      customer_typing: false,
      visitor_number,
      ...(channel.bot && { handled_by: 'bot' as const }),
      opened_at: new Date(journal.now).toISOString(),
    };
    this.#keep(chat);
    journal.chat(chat);
    journal.event({ event: 'chat_opened', chat });
    return chat;
  }

  /** Replaces a chat by a changed copy. */
  change(chat: DeskChat, changes: Partial<DeskChat>, journal: Journal): DeskChat {
    const changed = { ...chat, ...changes };
    if (changed.state === 'open') this.#keep(changed);
    else if (chat.state === 'open') this.#forget(changed, journal);
    journal.chat(changed);
    return changed;
  }

  /** Adds an entry to a chat's transcript. */
  add(
    chat: DeskChat,
    from: TranscriptEntry['from'],
    content: EntryContent,
    journal: Journal,
  ): TranscriptEntry {
    const entry: TranscriptEntry = {
      entry_id: ++this.#lastEntry,
      chat_id: chat.chat_id,
      at: new Date(journal.now).toISOString(),
      from,
      ...content,
    };
    journal.entry(entry);
    journal.event({ event: 'entry_added', chat, entry });
    return entry;
  }

  get(chat_id: number): DeskChat | undefined {
    const known = this.#open.get(chat_id) ?? this.#closing.get(chat_id);
    if (known) return known;
    const [row] = this.#store.all((db) =>
      db.selectFrom('chats').select('data').where('chat_id', '=', chat_id),
    );
    return row && JSON.parse(row.data);
  }

  /** Chats, newest first. */
  list({ channel_id, state, limit }: { channel_id?: string; state?: string; limit?: number }): DeskChat[] {
    return this.#store
      .all((db) => {
        let query = db.selectFrom('chats').select('data').orderBy('chat_id', 'desc');
        if (limit !== undefined) query = query.limit(limit);
        if (channel_id !== undefined) query = query.where('channel_id', '=', channel_id);
        if (state !== undefined) query = query.where('state', '=', state);
        return query;
      })
      .map(({ data }) => JSON.parse(data));
  }

  openOf(channel_id: string): DeskChat[] {
    return [...this.#open.values()].filter((chat) => chat.channel_id === channel_id);
  }

  /** A chat's entries, oldest first. */
  transcript(chat_id: number): TranscriptEntry[] {
    return this.#store
      .all((db) => db.selectFrom('entries').select('data').where('chat_id', '=', chat_id).orderBy('entry_id'))
      .map(({ data }) => JSON.parse(data));
  }

  entry(entry_id: number): TranscriptEntry | undefined {
    const [row] = this.#store.all((db) =>
      db.selectFrom('entries').select('data').where('entry_id', '=', entry_id),
    );
    return row && JSON.parse(row.data);
  }

  #keep(chat: DeskChat): void {
    this.#open.set(chat.chat_id, chat);
    this.#byCustomer.set(customerKey(chat.channel_id, chat.customer.id), chat);
  }

  #forget(chat: DeskChat, journal: Journal): void {
    this.#open.delete(chat.chat_id);
    // Until the store has it closed, nobody may read there that it is open.
    this.#closing.set(chat.chat_id, chat);
    journal.afterwards(() => this.#closing.delete(chat.chat_id));
    this.#byCustomer.delete(customerKey(chat.channel_id, chat.customer.id));
    this.#visitors.leave(chat.visitor_number!);
  }
}

function customerKey(channel_id: string, id: string | number): string {
  return `${channel_id}\n${id}`;
}
