import type { FoundChats } from '../../../../generated/reference/desk/types.ts';
import { wordsOf } from '../../shared/markup.ts';
import { type EntryRow, entryOf } from '../journal/desk-form.ts';
import type { Reader } from '../store/port.ts';
import { chatOf } from './chats.ts';

/** The number of events that one query reads, the most queries of one search, and the most chats in a result. */
const bounds = { piece: 200, pieces: 100, chats: 50 };

/**
 * Searches the entries with numbers below `before` for a text, newest first. Case is ignored. Each chat is returned once, with its newest
 * match. One call searches a limited number of events, and returns the number at which the next call continues.
 */
export async function searchChats(words: string, before: number, reader: Reader): Promise<FoundChats> {
  const wanted = words.toLowerCase();
  const found = new Map<number, FoundChats['found'][number]>();
  let to = before;
  for (let piece = 0; piece < bounds.pieces && to > 1 && found.size < bounds.chats; piece++) {
    const after = Math.max(to - 1 - bounds.piece, 0);
    const rows = await reader.find('events', { after, limit: bounds.piece });
    for (const row of rows.toReversed()) {
      if (row.event !== 'entry_added' || row.event_id >= to || found.has(row.chat_id!)) continue;
      const entry = entryOf(row as EntryRow);
      if (!wordsOf(entry).toLowerCase().includes(wanted)) continue;
      const chat = await chatOf(entry.chat_id, reader);
      if (chat) found.set(entry.chat_id, { chat, entry });
    }
    to = after + 1;
  }
  return { found: [...found.values()], ...(to > 1 && { before: to }) };
}
