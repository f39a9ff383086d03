import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { embedded, engineAt, engines, openStore } from './index.ts';

const log = { opening: () => {}, lost: () => {}, undriven: () => {}, damaged: () => {} };

test('lists every folder of an engine', () => {
  const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true });
  const ids = folders.filter((each) => each.isDirectory()).map(({ name }) => name);
  expect(engines.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test.each(engines)('$name says how a store is examined and copied', ({ schemes, commands, examine }) => {
  if (schemes.length === 0) expect(examine).toBeDefined();
  else
    expect([commands?.backup('FILE'), commands?.check]).toEqual([
      expect.stringContaining('FILE'),
      expect.any(String),
    ]);
});

test('finds the engine of an address by its scheme, and none for another address', async () => {
  for (const engine of engines)
    for (const scheme of engine.schemes) expect(engineAt(`${scheme}://db.example/parlance`)).toBe(engine);
  expect(engineAt('secret')).toBeUndefined();
  expect(embedded.schemes).toEqual([]);
  await expect(openStore({ data: 'x', database: 'secret' }, log)).rejects.toThrow(
    /begins with postgres:\/\//,
  );
});
