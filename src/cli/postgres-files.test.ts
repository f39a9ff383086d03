import { expect, test } from 'vitest';
import { run } from './testing/command.ts';

const database = 'postgres://parlance@127.0.0.1:9/parlance';

test.each([
  [['backup', 'copy.dump'], /pg_dump/],
  [['doctor'], /pg_amcheck/],
])('%j of a store on PostgreSQL names what does it', async (command, expected) => {
  const { code, stdout, stderr } = await run(...command, '--database-url', database);
  expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(expected)]);
});
