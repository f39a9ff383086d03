import { hash } from 'node:crypto';
import { repeatMs } from '../../limits.ts';
import type { Journal } from '../journal/journal.ts';

/**
 * True if the same content arrived less than `repeatMs` ago (OPEN-36, OPEN-37). Otherwise records this arrival and returns false. Upkeep
 * removes older arrivals.
 */
export async function isRepeat(what: readonly unknown[], journal: Journal): Promise<boolean> {
  const content = hash('sha256', JSON.stringify(what), 'base64');
  const arrival_id = Buffer.from(content, 'base64').readUIntBE(0, 6);
  // Two different contents may have the same key. The later one then replaces the earlier one. In that case a repeat may be shown twice,
  // but no new message is dropped.
  const known = await journal.get('arrivals', arrival_id);
  // The time of an arrival may be in the future if the clock was set back since.
  if (known?.content === content && Math.abs(journal.now - known.at) < repeatMs) return true;
  journal.put('arrivals', { arrival_id, at: journal.now, content });
  return false;
}
