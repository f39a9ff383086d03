import type { DeskChat, DeskNote } from '../../generated/desk/types.ts';
import type { SqliteStore } from './store/sqlite.ts';

/** What a note tells beside its number and time. */
export type NoteDetails = Omit<DeskNote, 'note_id' | 'at'>;

/** What a note about something in a chat names. */
export function idsOf({ chat_id, channel_id }: DeskChat): { chat_id: number; channel_id: string } {
  return { chat_id, channel_id };
}

/** A value of a request as a note quotes it: the begin of a long one. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > quotedAtMost ? `${value.slice(0, quotedAtMost)}…` : value);
}

/** How many characters of a value a note quotes. */
const quotedAtMost = 80;
/** How many characters of a note are kept: what it tells of may be as long as a body can be. */
const longestText = 1000;
/** How many notes are kept. */
const retained = 10_000;
/** How many notes are forgotten at once. */
const forgottenAtOnce = 100;

/** What was odd about requests and answers: kept in the store, the latest of it. */
export class Notes {
  readonly #store: SqliteStore;
  #last: number;

  constructor(store: SqliteStore) {
    this.#store = store;
    this.#last = store.highest('notes');
  }

  /** Numbers a note as of now. */
  number(details: NoteDetails, now: number): DeskNote {
    const note_id = ++this.#last;
    if (note_id > retained && note_id % forgottenAtOnce === 0)
      this.#store.forget('notes', note_id - retained);
    const text = details.text.slice(0, longestText);
    return { note_id, at: new Date(now).toISOString(), ...details, text };
  }

  /** Notes, newest first. */
  list({
    channel_id,
    chat_id,
    limit,
  }: {
    channel_id?: string;
    chat_id?: number;
    limit?: number;
  }): DeskNote[] {
    return this.#store
      .all((db) => {
        let query = db.selectFrom('notes').select('data').orderBy('note_id', 'desc');
        if (limit !== undefined) query = query.limit(limit);
        if (channel_id !== undefined) query = query.where('channel_id', '=', channel_id);
        if (chat_id !== undefined) query = query.where('chat_id', '=', chat_id);
        return query;
      })
      .map(({ data }) => JSON.parse(data));
  }
}
