import { hash } from 'node:crypto';
import { repeatMs } from '../../limits.ts';
import type { Journal } from '../journal/journal.ts';

/**
 * Whether the very same came lately (OPEN-36, OPEN-37). If not, it has come now, once the journal is durable. What is as old
 * as a repeat can be is forgotten by the upkeep.
 */
export async function isRepeat(what: readonly unknown[], journal: Journal): Promise<boolean> {
  const content = hash('sha256', JSON.stringify(what), 'base64');
  const arrival_id = Buffer.from(content, 'base64').readUIntBE(0, 6);
  // Where two have one number, the later one takes the place: then a repeat is shown, and nothing is ever dropped for it.
  const known = await journal.get('arrivals', arrival_id);
  // A clock that was ahead and is set right makes no repeat of what came then, for all the time that it was ahead.
  if (known?.content === content && Math.abs(journal.now - known.at) < repeatMs) return true;
  journal.put('arrivals', { arrival_id, at: journal.now, content });
  return false;
}
