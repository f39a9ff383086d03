import { hash } from 'node:crypto';
import { repeatMs } from '../../limits.ts';
import type { Journal } from '../journal/journal.ts';

/**
 * True if the same content arrived less than `repeatMs` ago (OPEN-36, OPEN-37). Otherwise this arrival is recorded. Upkeep removes older
 * arrivals.
 */
export async function isRepeat(what: readonly unknown[], journal: Journal): Promise<boolean> {
  const content = hash('sha256', JSON.stringify(what), 'base64');
  const arrival_id = Buffer.from(content, 'base64').readUIntBE(0, 6);
  // If two contents have the same key, the later one replaces the earlier one. A repeat may then be shown, but no new message is ever
  // dropped.
  const known = await journal.get('arrivals', arrival_id);
  // An arrival may be in the future, from a time when the clock was ahead.
  if (known?.content === content && Math.abs(journal.now - known.at) < repeatMs) return true;
  journal.put('arrivals', { arrival_id, at: journal.now, content });
  return false;
}
