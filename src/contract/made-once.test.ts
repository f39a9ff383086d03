import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { madeOnce, sharedPlace } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-made-'));
beforeEach(() => vi.stubEnv('TMPDIR', mkdtempSync(join(folder, 'run-'))));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const written = (content: string) => async (draft: string) => writeFileSync(join(draft, 'content'), content);

test('if several callers need a folder, only one of them makes it, and no other file remains', async () => {
  let made = 0;
  const make = async (draft: string) => {
    made += 1;
    await written('whole')(draft);
  };
  const places = await Promise.all(Array.from({ length: 8 }, () => madeOnce('thing-1', make)));
  expect(new Set(places)).toEqual(new Set([sharedPlace('thing-1')]));
  expect([made, readdirSync(dirname(places[0]!)), readdirSync(places[0]!)]).toEqual([
    1,
    ['thing-1'],
    ['content'],
  ]);
});

test('madeOnce does not make an existing folder again', async () => {
  await madeOnce('thing-1', written('first'));
  const again = await madeOnce('thing-1', () => Promise.reject(new Error('made again')));
  expect(readFileSync(join(again, 'content'), 'utf8')).toBe('first');
});

test('a claim of a killed process does not block other processes', async () => {
  mkdirSync(`${sharedPlace('thing-1')}.killed`, { recursive: true });
  const claim = `${sharedPlace('thing-1')}.claim`;
  mkdirSync(claim);
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(claim, longAgo, longAgo);
  expect(readdirSync(await madeOnce('thing-1', written('whole')))).toEqual(['content']);
});

test('if two callers make the same folder, both get the one that was finished first', async () => {
  const second = await madeOnce('thing-1', async (draft) => {
    mkdirSync(sharedPlace('thing-1'));
    await written('first')(sharedPlace('thing-1'));
    await written('second')(draft);
  });
  expect(readFileSync(join(second, 'content'), 'utf8')).toBe('first');
});

test('a caller that fails leaves no file, and the next caller makes the folder', async () => {
  await expect(madeOnce('thing-1', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(readdirSync(dirname(sharedPlace('thing-1')))).toEqual([]);
  expect(await madeOnce('thing-1', written('whole'))).toBe(sharedPlace('thing-1'));
});

test('madeOnce rejects a folder to which other users can write', async () => {
  const place = dirname(await madeOnce('thing-1', written('of a stranger')));
  chmodSync(place, 0o777);
  await expect(madeOnce('thing-1', written('ours'))).rejects.toThrow(
    `${place} can be written by others. Remove it, or name another temporary folder by TMPDIR.`,
  );
});
