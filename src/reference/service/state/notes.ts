import { sizeLimits } from '../../limits.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import { lastOf } from '../journal/log.ts';
import type { Chat, Note } from '../store/records.ts';

export type NoteDetails = Omit<Note, 'note_id' | 'at'>;

/** Returns the chat's id and its channel's id, for a note about the chat. */
export function idsOf({ chat_id, channel_id }: Chat): { chat_id: number; channel_id: string } {
  return { chat_id, channel_id };
}

/** Returns a value of a request as a JSON string for a note. A value longer than `quotedAtMost` is cut. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > quotedAtMost ? `${value.slice(0, quotedAtMost)}…` : value);
}

/** The maximum length of a quoted value in a note, in characters. */
const quotedAtMost = 80;
/** The maximum length of a note, in characters. A longer note is cut, for example a note that quotes a body. */
const longestText = 1000;

export async function addNote(details: NoteDetails, journal: Journal): Promise<void> {
  await makeRoom(details.channel_id, journal);
  const note_id = await journal.next('note');
  const text = details.text.slice(0, longestText);
  const note: Note = { note_id, at: instant(journal.now), ...details, text };
  const { channel_id = null, chat_id = null } = details;
  journal.put('notes', { note_id, channel_id, chat_id, data: note });
  await journal.event({ event: 'note_added', note });
}

/** Adds a note. Returns false if one of the latest notes of the same chat, or else of the same channel, has the same text. */
export async function addNoteOnce(details: NoteDetails, journal: Journal): Promise<boolean> {
  const { chat_id, channel_id, about } = details;
  const text = details.text.slice(0, longestText);
  const place = chat_id === undefined ? { channel_id } : { chat_id };
  const latest = await journal.find('notes', { ...place, limit: comparedNotes });
  if (latest.some(({ data }) => data.about === about && data.text === text)) return false;
  await addNote(details, journal);
  return true;
}

/** Adds a note about a chat, and an entry with its text. Does nothing if one of the latest notes about the chat has the same text. */
export async function noteInChat(chat: Chat, about: string, text: string, journal: Journal): Promise<void> {
  const isNew = await addNoteOnce({ ...idsOf(chat), about, text }, journal);
  if (isNew && chat.state === 'open')
    await journal.entry(chat, 'system', { type: 'error', text: text.slice(0, longestText) });
}

/** The number of latest notes with which a new note is compared. */
export const comparedNotes = 20;

/**
 * Counts a new note of a channel. If there are too many notes, removes the older half of the notes about the chat with the most notes.
 * So many notes about one chat remove no other notes. The counter may be too high, because notes that are removed with their chat are not
 * subtracted. So the notes are counted anew when the counter reaches the limit.
 */
async function makeRoom(channel_id: string | undefined, journal: Journal): Promise<void> {
  const counter = channel_id === undefined ? 'notes of no channel' : `notes of channel ${channel_id}`;
  const atMost = await lastOf(counter, journal);
  const last = atMost < sizeLimits.notes ? atMost : await removeOlder(channel_id, journal);
  journal.put('counters', { counter, last: last + 1 });
}

/** Counts the notes of a channel, and removes some if there are too many. Returns the number of remaining notes. */
async function removeOlder(channel_id: string | undefined, journal: Journal): Promise<number> {
  const [all] = await journal.find('noteCount', { channel_id });
  if (all!.count < sizeLimits.notes) return all!.count;
  const [most] = await journal.find('mostNoted', { channel_id });
  const { chat_id, count } = most!;
  const older = await journal.find('oldestNotes', { channel_id, chat_id, limit: Math.ceil(count / 2) });
  for (const { note_id } of older) journal.remove('notes', note_id);
  return all!.count - older.length;
}
