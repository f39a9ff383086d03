import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openService } from '../reference/service/testing/site.ts';
import { run } from './testing/command.ts';

const database = 'postgres://parlance@127.0.0.1:9/parlance';
const folder = mkdtempSync(join(tmpdir(), 'parlance-postgres-'));
const data = join(folder, 'store.sqlite');
beforeAll(async () => (await openService({ data })).close());
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test.each([
  [['backup', 'copy.dump'], /pg_dump/],
  [['doctor'], /pg_amcheck/],
])(
  'for a store on PostgreSQL, the error of %j names the PostgreSQL program to use',
  async (command, expected) => {
    const { code, stdout, stderr } = await run(...command, '--database-url', database);
    expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(expected)]);
    vi.stubEnv('PARLANCE_DATABASE_URL', database);
    const named = await run(...command);
    expect([named.code, named.stdout]).toEqual([1, '']);
    expect(named.stderr).toMatch(expected);
    expect(named.stderr).toMatch(/^PARLANCE_DATABASE_URL names the store/);
  },
);

test('--data and --desk have priority over PARLANCE_DATABASE_URL', async () => {
  vi.stubEnv('PARLANCE_DATABASE_URL', database);
  const copied = await run('backup', join(folder, 'copy.sqlite'), '--data', data);
  expect(copied).toMatchObject({ code: 0, stdout: expect.stringContaining('is copied') });
  const sound = await run('doctor', '--data', data);
  expect(sound).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing is wrong') });
  const asked = await run('backup', join(folder, 'desk.sqlite'), '--desk', 'http://127.0.0.1:9/desk');
  expect(asked.stderr).toContain('The desk at http://127.0.0.1:9/desk cannot be reached');
});

test('doctor rejects an invalid PARLANCE_DATABASE_URL, and does not check the default file in place of the database', async () => {
  vi.stubEnv('PARLANCE_DATABASE_URL', 'secret');
  const { code, stderr } = await run('doctor');
  expect([code, stderr]).toEqual([2, expect.stringContaining('PARLANCE_DATABASE_URL is not valid')]);
});

test('if the database cannot be reached, the error of serve names the option and the variable with the database’s address', async () => {
  vi.stubEnv('PARLANCE_DATABASE_URL', database);
  const { code, stderr } = await run('serve', '--port', '0');
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/ECONNREFUSED.*by --database-url or PARLANCE_DATABASE_URL\.\n$/),
  ]);
});
