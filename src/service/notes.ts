import type { DeskChat, DeskNote } from '../../generated/desk/types.ts';
import type { Journal } from './journal.ts';
import { instant } from './shown.ts';
import type { Reader } from './store/port.ts';

/** What a note tells beside its number and time. */
export type NoteDetails = Omit<DeskNote, 'note_id' | 'at'>;

/** How many notes are kept. */
const retained = 10_000;

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

/** Notes at the desk what was odd about a request or an answer; the oldest note is forgotten for it. */
export async function addNote(details: NoteDetails, journal: Journal): Promise<void> {
  const note_id = await journal.next('note');
  const text = details.text.slice(0, longestText);
  const note: DeskNote = { note_id, at: instant(journal.now), ...details, text };
  journal.note(note);
  if (note_id > retained) journal.remove('notes', note_id - retained);
  await journal.event({ event: 'note_added', note });
}

/** Notes, newest first. */
export async function listNotes(
  { channel_id, chat_id, limit }: { channel_id?: string; chat_id?: number; limit?: number },
  reader: Reader,
): Promise<DeskNote[]> {
  const rows = await reader.all((db) => {
    let query = db.selectFrom('notes').select('data').orderBy('note_id', 'desc');
    if (limit !== undefined) query = query.limit(limit);
    if (channel_id !== undefined) query = query.where('channel_id', '=', channel_id);
    if (chat_id !== undefined) query = query.where('chat_id', '=', chat_id);
    return query;
  });
  return rows.map(({ data }) => data);
}
