// The quickstarts as a reader follows them: every command of theirs is run, in order, as it stands.
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
  const { shell, terminals } = await follow('chat-front-end');
  expect(shell).toContain('\n1\n');
  expect(shell).toContain('200');
  expect(shell).toContain('Is the blue one in stock?');
  await shown(terminals[1]!, 'Yes, three are left.');
  expect(shell).not.toContain('failed');
});

test('a bot answers and hands the chat over', { timeout: 90_000 }, async () => {
  const { shell, terminals } = await follow('bot');
  expect(shell).toContain('You said: Hello?');
  expect(shell).toContain('The answer is valid');
  await shown(terminals[1]!, 'heard: I want an agent');
});

test('a CRM is told of a chat and shows the agent its fields', { timeout: 90_000 }, async () => {
  const { shell, terminals } = await follow('crm');
  expect(shell).toContain('Customer since');
  expect(shell).toContain('The answer is valid');
  await shown(terminals[1]!, 'event: chat_finished');
});

interface Terminal {
  output: string;
  child: ChildProcess;
}

/** Runs the commands of a quickstart on free ports and a store of its own; gives what the terminals showed. */
async function follow(name: string): Promise<{ shell: string; terminals: Terminal[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-quickstart-'));
  folders.push(folder);
  const ports = new Map<string, string>();
  let page = readFileSync(join(root, `docs/src/content/docs/quickstarts/${name}.mdx`), 'utf8');
  for (const port of new Set(page.match(/\b87\d\d\b/g))) ports.set(port, String(await freePort()));
  page = page.replaceAll(/\b87\d\d\b/g, (port) => ports.get(port)!).replaceAll('.parlance/', `${folder}/`);
  const blocks = [...page.matchAll(/```sh title="([^"]+)"\n([\s\S]*?)```/g)].map(([, title, code]) => ({
    title: title!,
    code: code!,
  }));
  const terminals: Terminal[] = [];
  for (const { code } of blocks.filter(({ title }) => /^The /.test(title))) {
    const terminal = open(code);
    terminals.push(terminal);
    await answers(Number(/(?:--port|\.ts) (\d+)/.exec(code)![1]));
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
