import { hash } from 'node:crypto';
import { repeatMs } from '../../limits.ts';
import type { Journal } from '../journal/journal.ts';

/**
 * Whether the same content arrived within the time of a repeat (OPEN-36, OPEN-37). If not, this arrival is recorded. Upkeep removes
 * older arrivals.
 */
export async function isRepeat(what: readonly unknown[], journal: Journal): Promise<boolean> {
  const content = hash('sha256', JSON.stringify(what), 'base64');
  const arrival_id = Buffer.from(content, 'base64').readUIntBE(0, 6);
  // Of two contents with one number the later one is kept: a repeat may be shown, but no new message is ever dropped.
  const known = await journal.get('arrivals', arrival_id);
  // An arrival from a time when the clock was ahead is not in the near past, however long that time was.
  if (known?.content === content && Math.abs(journal.now - known.at) < repeatMs) return true;
  journal.put('arrivals', { arrival_id, at: journal.now, content });
  return false;
}
