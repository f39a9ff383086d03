import { expect, test } from 'vitest';
import { Cache } from './cache.ts';

const keep = (cache: Cache, key: string) => cache.set('agents', key, { key: key.padEnd(84) });

test('keeps rows that are read repeatedly, however many other rows are cached', () => {
  // Each row has a size of 300 characters with its overhead, so the cache holds 100 rows.
  const cache = new Cache(30_000);
  const hot = Array.from({ length: 20 }, (_, index) => `hot ${index}`);
  for (const key of hot) keep(cache, key);
  let misses = 0;
  for (let round = 0; round < 400; round++) {
    for (let index = 0; index < 10; index++) keep(cache, `passing ${round} ${index}`);
    for (const key of hot) {
      if (cache.get('agents', key)) continue;
      misses++;
      keep(cache, key);
    }
  }
  expect(misses).toBe(0);
});

test('at its limit, the cache drops the rows that were not read again', () => {
  const cache = new Cache(30_000);
  for (let index = 0; index < 200; index++) keep(cache, `${index}`);
  const known = Array.from({ length: 200 }, (_, index) => `${index}`).filter((key) =>
    cache.get('agents', key),
  );
  expect(known.length).toBeLessThanOrEqual(100);
  expect(cache.get('agents', '199')).toBeDefined();
});
