import { sizeLimits } from '../../limits.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Chat, Note } from '../store/records.ts';

/** What a note tells beside its number and time. */
export type NoteDetails = Omit<Note, 'note_id' | 'at'>;

/** What a note about something in a chat names. */
export function idsOf({ chat_id, channel_id }: Chat): { chat_id: number; channel_id: string } {
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

/** Notes at the desk what was odd about a request or an answer. */
export async function addNote(details: NoteDetails, journal: Journal): Promise<void> {
  await makeRoom(details.channel_id, journal);
  const note_id = await journal.next('note');
  const text = details.text.slice(0, longestText);
  const note: Note = { note_id, at: instant(journal.now), ...details, text };
  journal.note(note);
  await journal.event({ event: 'note_added', note });
}

/**
 * Makes room for a note of a channel. Where it has as many as are kept, the older half of those about the chat with most is
 * forgotten: whoever floods the notes drives out their own. Half at once, so that a flood costs little.
 */
async function makeRoom(channel_id: string | undefined, journal: Journal): Promise<void> {
  const [all] = await journal.find('noteCount', { channel_id });
  if (all!.count < sizeLimits.notes) return;
  const [most] = await journal.find('mostNoted', { channel_id });
  const { chat_id, count } = most!;
  const older = await journal.find('oldestNotes', { channel_id, chat_id, limit: Math.ceil(count / 2) });
  for (const { note_id } of older) journal.remove('notes', note_id);
}

/** Notes, newest first. */
export async function listNotes(
  wanted: { channel_id?: string; chat_id?: number; limit?: number },
  reader: Reader,
): Promise<Note[]> {
  const rows = await reader.find('notes', wanted);
  return rows.map(({ data }) => data);
}
