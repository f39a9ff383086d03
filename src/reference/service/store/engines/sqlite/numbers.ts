import type { DatabaseSync } from 'node:sqlite';
import type { Counter } from '../../tables.ts';

/** Where the numbers of each counter stand. */
const places: Record<Counter, string[]> = {
  chat: ['chats', 'calls', 'notes', 'events', 'deliveries'].map(
    (table) => `SELECT chat_id AS n FROM ${table}`,
  ),
  visitor: ['visitors', 'chats'].map((table) => `SELECT data ->> 'visitor_number' AS n FROM ${table}`),
  call: ['SELECT call_id AS n FROM calls'],
  note: ['SELECT note_id AS n FROM notes'],
  event: ['SELECT event_id AS n FROM events', 'SELECT entry_id AS n FROM deliveries'],
  delivery: ['SELECT delivery_id AS n FROM deliveries'],
};

/**
 * Brings counters to the highest numbers that rows have, as where the counters themselves were lost: a number that is given a
 * second time puts one customer's words in the place of another's.
 */
export function countOn(database: DatabaseSync): void {
  for (const [counter, selects] of Object.entries(places)) {
    database.exec(`
      INSERT INTO counters SELECT '${counter}', max(n) FROM (${selects.join(' UNION ALL ')}) HAVING max(n) IS NOT NULL
      ON CONFLICT (counter) DO UPDATE SET last = max(last, excluded.last)`);
  }
}
