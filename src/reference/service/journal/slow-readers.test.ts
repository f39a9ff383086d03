import { expect, test } from 'vitest';
import { megabytesInUse } from '../../../workshop/testing/patience.ts';
import { sizeLimits } from '../../limits.ts';
import type { Reader } from '../store/port.ts';
import { EventLog } from './log.ts';

let last = 100_000;
/** Returns a string with its own memory, like a string that is read from a store. */
const words = (id: number) => Buffer.alloc(20_000, `${id} `).toString('latin1');

/** A store with a hundred thousand events, which it creates when they are read. Each has a text of 20,000 characters. */
const store = {
  get: async (table: string) => (table === 'counters' ? { last } : undefined),
  find: async (_name: string, { after, limit }: { after: number; limit: number }) => {
    return Array.from({ length: Math.min(limit, last - after) }, (_, index) => {
      const event_id = after + index + 1;
      return {
        event_id,
        at: 0,
        event: 'entry_added',
        chat_id: 1,
        data: { from: 'customer', type: 'text', text: words(event_id) },
      };
    });
  },
} as unknown as Reader;

test('fifty streams whose clients stop reading use little memory and lose no event', async () => {
  const log = new EventLog(store);
  const hangUp = new AbortController();
  const before = megabytesInUse();
  const readers = Array.from({ length: 50 }, (_, each) => log.follow(each * 1000, hangUp.signal));
  const first = await Promise.all(readers.map((reader) => reader.next()));
  expect(first.map(({ value }) => value.id)).toEqual(readers.map((_, each) => `${each * 1000 + 1}`));
  const bound = (readers.length * sizeLimits.stream * 2) / 1_000_000;
  expect(megabytesInUse() - before).toBeLessThan(bound);
  const news = Array.from({ length: 20 }, () => log.follow(last, hangUp.signal));
  const coming = news.map((reader) => reader.next());
  // First, all new streams read the earlier events, a few in each turn of the event loop.
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
  for (let id = last + 1; id <= 100_200; id++) {
    last = id;
    log.publish(id, 0, { event: 'note_added', note: { note_id: id, at: '', about: '', text: words(id) } });
  }
  await Promise.all(coming);
  expect(megabytesInUse() - before).toBeLessThan(bound * 2);

  for (let id = 2; id < 200; id++) expect((await readers[0]!.next()).value.id).toBe(`${id}`);
  hangUp.abort();
  await Promise.all([...readers, ...news].map((reader) => reader.return(undefined)));
});
