import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { sides } from '../mock/sides.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the command and gives the first lines that it prints. */
async function started(lines: number, ...args: string[]): Promise<{ child: ChildProcess; said: string[] }> {
  const child = spawn(process.execPath, [main, 'mock', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (said.length === lines) break;
  }
  return { child, said };
}

test('one command serves every side and prints a line with the address of each', async () => {
  const { child, said } = await started(sides.length, '--port', '0');
  for (const [index, { party }] of sides.entries())
    expect(said[index]).toMatch(new RegExp(`^${party} +http://127\\.0\\.0\\.1:\\d+`));
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a chosen side answers at the printed address', async () => {
  const { said } = await started(1, '--only', 'channel-service', '--port', '0', '--quiet');
  const [address = ''] = /http:\S+/.exec(said[0]!) ?? [];
  const response = await fetch(`${address.replaceAll(/\{\w+\}/g, 'example')}/status`);
  expect(response.status).toBe(200);
});

test('an unknown side is a usage error that names the known ones', async () => {
  const failed = promisify(execFile)(process.execPath, [main, 'mock', '--only', 'nobody']);
  await expect(failed).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('webhook-receiver'),
  });
});

test('a first port that leaves no room for the others is told in one sentence', async () => {
  const failed = promisify(execFile)(process.execPath, [main, 'mock', '--port', '65535']);
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^6 ports .*--port\.\n$/),
  });
});

test('the help fits a screen, with examples', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'mock', '--help']);
  expect(stdout.split('\n').length).toBeLessThan(50);
  expect(stdout.length).toBeLessThan(3000);
  expect(stdout).toContain('$ parlance mock --only desk --dynamic');
});
