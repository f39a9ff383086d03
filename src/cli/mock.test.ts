import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { sides } from '../contract/mock/judged.ts';
import { linesOf, run } from './testing/command.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts `parlance mock`. Resolves with the process and the given number of lines that the command prints first. */
async function started(lines: number, ...args: string[]): Promise<{ child: ChildProcess; said: string[] }> {
  const child = spawn(process.execPath, [main, 'mock', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  const reader = createInterface({ input: child.stdout });
  await new Promise<void>((resolve) => {
    reader.on('line', (line) => {
      said.push(line);
      if (said.length >= lines) resolve();
    });
    reader.once('close', resolve);
  });
  return { child, said };
}

test('mock serves every party and prints the address of each party', async () => {
  const { child, said } = await started(sides.length, '--port', '0');
  for (const [index, { party }] of sides.entries())
    expect(said[index]).toMatch(new RegExp(`^${party} +http://127\\.0\\.0\\.1:\\d+`));
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('mock --only serves the named party at the printed address', async () => {
  const { said } = await started(1, '--only', 'channel-service', '--port', '0', '--quiet');
  const [address = ''] = /http:\S+/.exec(said[0]!) ?? [];
  const response = await fetch(`${address.replaceAll(/\{\w+\}/g, 'example')}/status`);
  expect(response.status).toBe(200);
});

test('mock prints an invalid request with its faults, and saves the request without secrets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-mock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const record = join(folder, 'requests.jsonl');
  const { child, said } = await started(1, '--only', 'bot-provider', '--port', '0', '--record', record);
  const [address = ''] = /http:\/\/[^/ ]+/.exec(said[0]!) ?? [];
  const lines = linesOf(child.stdout!);
  const body = JSON.stringify({ event: 'CLIENT_MESSAGE', id: 7 });
  await fetch(`${address}/very-secret`, { method: 'POST', body });
  expect(await lines.until((line) => line.startsWith('✗'))).toMatch(/POST \/\{\w+\} → 400 CLIENT_MESSAGE$/);
  await lines.until((line) => /^ {2}The body has no `\w+`/.test(line));
  await lines.until((line) => /^ {4}the body is /.test(line));
  const kept = readFileSync(record, 'utf8');
  expect(JSON.parse(kept)).toMatchObject({ event: 'CLIENT_MESSAGE', right: false, body: JSON.parse(body) });
  expect(kept + lines.said.join('\n')).not.toContain('very-secret');
});

test('trigger --from sends again the requests that mock --record saved, and prints which saved requests it leaves out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-mock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const record = join(folder, 'requests.jsonl');
  const { said } = await started(1, '--only', 'channel-service', '--port', '0', '--record', record);
  const [address = ''] = /http:\/\/[^/ ]+/.exec(said[0]!) ?? [];
  await fetch(`${address}/random/shop-app/status`);
  const body = { sender: { id: 7 }, message: { type: 'text', text: 'Hello' } };
  await fetch(`${address}/random/shop-app`, { method: 'POST', body: JSON.stringify(body) });
  const { code, stdout } = await run('trigger', '--from', record, '--to', `${address}/random/shop-app`);
  expect(stdout).toMatch(/^– getChannelStatus\n {2}Not sent/);
  expect(stdout).toContain('1 sent, 1 answered correctly');
  expect(code).toBe(0);
  const [, , again] = readFileSync(record, 'utf8').trimEnd().split('\n');
  expect(JSON.parse(again!)).toMatchObject({ operation: 'sendUserMessage', body });
});

test('mock --delay delays each response, and mock --fail responds to the first attempts of each request with an error', async () => {
  const options = ['--fail', '2', '--delay', '50', '--json'];
  const { child, said } = await started(1, '--only', 'channel-service', '--port', '0', ...options);
  const lines = linesOf(child.stdout!);
  const { listening } = JSON.parse(said[0]!) as { listening: string };
  const statuses: number[] = [];
  const begin = performance.now();
  for (let time = 0; time < 4; time++) {
    const response = await fetch(`${listening}/random/shop-app/status`);
    await response.text();
    statuses.push(response.status);
  }
  expect(statuses).toEqual([503, 503, 200, 503]);
  expect(performance.now() - begin).toBeGreaterThan(4 * 45);
  await lines.until((line) => JSON.parse(line).answered === 200);
  expect(JSON.parse(lines.said[0]!)).toMatchObject({ right: true, status: 200, answered: 503 });
});

test('mock --silent accepts and prints a request, and never responds', async () => {
  const { child, said } = await started(1, '--only', 'channel-service', '--port', '0', '--silent', '--json');
  const lines = linesOf(child.stdout!);
  const { listening } = JSON.parse(said[0]!) as { listening: string };
  const hangUp = new AbortController();
  const asked = fetch(`${listening}/random/shop-app/status`, { signal: hangUp.signal });
  const line = await lines.until((each) => each.includes('getChannelStatus'));
  expect(JSON.parse(line)).not.toHaveProperty('answered');
  hangUp.abort();
  await expect(asked).rejects.toThrow('aborted');
});

test('mock --only rejects an unknown party and names all parties', async () => {
  const failed = promisify(execFile)(process.execPath, [main, 'mock', '--only', 'nobody']);
  await expect(failed).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('webhook-receiver'),
  });
});

test('mock --port rejects a first port if a port of another party would be greater than 65535', async () => {
  const failed = promisify(execFile)(process.execPath, [main, 'mock', '--port', '65535']);
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^6 ports .*--port\.\n$/),
  });
});

test('the help of mock has examples, and fits on a screen', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'mock', '--help']);
  expect(stdout.split('\n').length).toBeLessThan(50);
  expect(stdout.length).toBeLessThan(3000);
  expect(stdout).toContain('$ parlance mock --only desk --dynamic');
});
