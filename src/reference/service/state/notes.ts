import { sizeLimits } from '../../limits.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import { lastOf } from '../journal/log.ts';
import type { Chat, Note } from '../store/records.ts';

/** A note without its number and time. */
export type NoteDetails = Omit<Note, 'note_id' | 'at'>;

/** Returns the ids for a note about a chat. */
export function idsOf({ chat_id, channel_id }: Chat): { chat_id: number; channel_id: string } {
  return { chat_id, channel_id };
}

/** Quotes a value of a request for a note. A long value is cut. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > quotedAtMost ? `${value.slice(0, quotedAtMost)}…` : value);
}

/** The most characters of a value that a note quotes. */
const quotedAtMost = 80;
/** The most characters of a note. A quoted body may be long. */
const longestText = 1000;

/** Adds a note for the desk about an unusual request or response. */
export async function addNote(details: NoteDetails, journal: Journal): Promise<void> {
  await makeRoom(details.channel_id, journal);
  const note_id = await journal.next('note');
  const text = details.text.slice(0, longestText);
  const note: Note = { note_id, at: instant(journal.now), ...details, text };
  journal.note(note);
  await journal.event({ event: 'note_added', note });
}

/**
 * Makes space for a note of a channel, and counts it. If the channel is at its limit, the older half of the notes about one chat is
 * removed: the chat with the most notes. So a flood of notes about one chat removes only notes about that chat. The counter is an upper
 * bound, because notes that are removed with their chat are not subtracted. Therefore notes are counted only when the counter reaches the
 * limit.
 */
async function makeRoom(channel_id: string | undefined, journal: Journal): Promise<void> {
  const counter = channel_id === undefined ? 'notes of no channel' : `notes of channel ${channel_id}`;
  const atMost = await lastOf(counter, journal);
  const last = atMost < sizeLimits.notes ? atMost : await removeOlder(channel_id, journal);
  journal.put('counters', { counter, last: last + 1 });
}

/** Removes notes if there are too many. Returns the number of notes that are left. */
async function removeOlder(channel_id: string | undefined, journal: Journal): Promise<number> {
  const [all] = await journal.find('noteCount', { channel_id });
  if (all!.count < sizeLimits.notes) return all!.count;
  const [most] = await journal.find('mostNoted', { channel_id });
  const { chat_id, count } = most!;
  const older = await journal.find('oldestNotes', { channel_id, chat_id, limit: Math.ceil(count / 2) });
  for (const { note_id } of older) journal.remove('notes', note_id);
  return all!.count - older.length;
}
