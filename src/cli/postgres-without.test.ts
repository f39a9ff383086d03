import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const database = 'postgres://parlance@127.0.0.1:9/parlance';

/** Lets Node find no package named pg, as where nobody installed it. */
const withoutPg = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (name !== 'pg') return next(name, context);
      throw Object.assign(new Error("Cannot find package 'pg'"), { code: 'ERR_MODULE_NOT_FOUND' });
    },
  });
`)}`;

/** Runs the command; gives how it left and what it said. */
function parlance(args: string[], node: string[] = []): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...node, main, ...args], (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

test('where the driver of PostgreSQL is not installed, the start says what to run', async () => {
  const { status, said } = await parlance(
    ['serve', '--database-url', database, '--port', '0'],
    ['--import', withoutPg],
  );
  expect([status, said]).toEqual([1, expect.stringContaining('npm install pg')]);
  expect(said).not.toMatch(/\n\s+at /);
});

test.each([
  [['backup', 'copy.dump'], /pg_dump/],
  [['doctor'], /pg_amcheck/],
])('%j of a store on PostgreSQL names what does it', async (command, expected) => {
  const { status, said } = await parlance([...command, '--database-url', database]);
  expect([status, said]).toEqual([1, expect.stringMatching(expected)]);
});
