// Pages with commands, as a reader follows them: every command is run, in order, as it stands.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const started: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null) continue;
    const gone = new Promise((resolve) => child.once('close', resolve));
    // Each terminal is a group of processes: npm, a shell, and what they started.
    process.kill(-child.pid!, 'SIGTERM');
    await gone;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('a chat front end and an agent exchange messages', { timeout: 90_000 }, async () => {
  const { shell, terminals } = await follow('quickstarts/chat-front-end.mdx');
  expect(shell).toContain('\n1\n');
  expect(shell).toContain('200');
  expect(shell).toContain('Is the blue one in stock?');
  await shown(terminals[1]!, 'Yes, three are left.');
  expect(shell).not.toContain('failed');
});

test('a bot answers and hands the chat over', { timeout: 90_000 }, async () => {
  const { shell, terminals } = await follow('quickstarts/bot.mdx');
  expect(shell).toContain('You said: Hello?');
  expect(shell).not.toContain('failed ');
  expect(shell).not.toContain('needs ');
  expect(shell).toContain('The answer is valid');
  await shown(terminals[1]!, 'heard: I want an agent');
});

test('a mock answers, refuses and errs as it is asked to', { timeout: 90_000 }, async () => {
  const { shell, terminals } = await follow('tools/mock.mdx');
  expect(shell).toContain('HTTP/1.1 200');
  expect(shell).toContain('invalid_request');
  expect(shell).toContain('HTTP/1.1 503');
  expect(shell).toContain('503\n503\n200\n');
  await shown(terminals[0]!, "must have required property 'message'");
});

test('one event is sent, and what is posted is watched', { timeout: 90_000 }, async () => {
  const { shell, terminals } = await follow('tools/trigger-and-watch.mdx');
  expect(shell).toContain('The answer is valid');
  await shown(terminals[1]!, "must have required property 'text'");
});

test('a CRM is told of a chat and shows the agent its fields', { timeout: 90_000 }, async () => {
  const { shell, terminals } = await follow('quickstarts/crm.mdx');
  expect(shell).toContain('Customer since');
  expect(shell).toContain('The answer is valid');
  await shown(terminals[1]!, 'event: chat_finished');
});

/** Ports that pages name. */
const ports = /\b(?:87\d\d|4010)\b/g;

interface Terminal {
  output: string;
  child: ChildProcess;
}

/** Runs the commands of a quickstart on free ports and a store of its own; gives what the terminals showed. */
async function follow(name: string): Promise<{ shell: string; terminals: Terminal[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-quickstart-'));
  folders.push(folder);
  const free = new Map<string, string>();
  let page = readFileSync(join(root, `docs/src/content/docs/${name}`), 'utf8');
  for (const port of new Set(page.match(ports))) free.set(port, String(await freePort()));
  page = page.replaceAll(ports, (port) => free.get(port)!).replaceAll('.parlance/', `${folder}/`);
  const blocks = [...page.matchAll(/```sh title="([^"]+)"\n([\s\S]*?)```/g)].map(([, title, code]) => ({
    title: title!,
    code: code!,
  }));
  const terminals: Terminal[] = [];
  for (const { code } of blocks.filter(({ title }) => /^The /.test(title))) {
    const terminal = open(code);
    terminals.push(terminal);
    await answers(Number(/(?:--port |\.ts |--listen [\d.]+:)(\d+)/.exec(code)![1]));
  }
  const commands = blocks.filter(({ title }) => title === 'A shell').map(({ code }) => code);
  const shell = open(`set -eo pipefail\n${commands.join('\n')}`);
  await new Promise((resolve) => shell.child.once('close', resolve));
  expect(shell.child.exitCode, shell.output).toBe(0);
  return { shell: shell.output, terminals };
}

function open(code: string): Terminal {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`;
  const child = spawn('bash', ['-c', code], {
    cwd: root,
    detached: true,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const terminal = { output: '', child };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (terminal.output += String(chunk)));
  started.push(child);
  return terminal;
}

/** Waits until something listens. */
async function answers(port: number): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/`).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
}

async function shown(terminal: Terminal, text: string): Promise<void> {
  await expect.poll(() => terminal.output, { timeout: 10_000 }).toContain(text);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
