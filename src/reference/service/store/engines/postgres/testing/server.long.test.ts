import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { execute } from './server.ts';

/** Runs a process that starts a PostgreSQL server in its own temporary folder and then executes `then`. */
function starting(then: string) {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-server-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = `
    import { startServer } from '${new URL('./server.ts', import.meta.url).href}';
    const server = await startServer();
    console.log(await server.database());
    ${then}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  });
  const left = readdirSync(folder).filter((name) => name.startsWith('parlance-postgres-'));
  return { status, url: stdout.trim(), stderr, left };
}

test('a process that has started and stopped a server ends with its own exit status', () => {
  const { status, stderr, left } = starting('await server[Symbol.asyncDispose](); process.exitCode = 3;');
  expect([status, left], stderr).toEqual([3, []]);
});

test.each([
  ['that exits', 'process.exit(3)'],
  ['that a signal ends', "process.kill(process.pid, 'SIGTERM')"],
])('a process %s leaves no server behind', async (_, end) => {
  const { url, stderr, left } = starting(end);
  expect(left).toEqual([]);
  expect(url, stderr).toMatch(/^postgres:/);
  await expect.poll(() => execute(url, 'select 1').catch(({ code }) => code)).toBe('ECONNREFUSED');
});
