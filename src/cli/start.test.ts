import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createDeskClient } from '../../generated/reference/desk/client.ts';
import { listenBriefly } from './shared/fail.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parlance-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Started {
  child: ChildProcess;
  /** Returns the output of the process so far. */
  printed(): string;
  /** Resolves with the first match of a pattern in the output, printed before or after the call. */
  prints(pattern: RegExp): Promise<string[]>;
}

/** Runs `parlance start` on five consecutive ports. The first one is `port`. */
function start(port: number): Started {
  const options = ['--port', String(port)];
  const child = spawn(process.execPath, [main, 'start', '--data', folder, ...options]);
  let text = '';
  const looks = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
      for (const look of looks) look();
    });
  }
  return {
    child,
    printed: () => text,
    prints: (pattern) =>
      new Promise((resolve) => {
        const look = () => {
          const found = pattern.exec(text);
          if (!found) return;
          looks.delete(look);
          resolve([...found]);
        };
        looks.add(look);
        look();
      }),
  };
}

async function stop({ child }: Started): Promise<unknown[]> {
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  return gone;
}

test('start rejects a first port if one of the five ports would be greater than 65535', async () => {
  const beyond = start(65_532);
  await once(beyond.child, 'close');
  expect(beyond.child.exitCode).toBe(1);
  expect(beyond.printed()).toBe(
    'Port 65536 is beyond 65535. Choose another with --port, the first of five ports; port 0 takes a free port.\n',
  );
});

test('the commands that start prints work for customer, bot and agent, and a restart keeps the addresses', async () => {
  const port = await firstOfFivePorts();
  const first = start(port);
  const [, sayUrl] = await first.prints(/front end +(http\S+\/say)/);
  const [, deskUrl] = await first.prints(/desk +(http\S+)/);
  const [, endpoint] = await first.prints(/channel +(http\S+)/);
  const [, authorization] = await first.prints(/authorization: (Bearer \S+)'/);
  const say = async (text: string) =>
    expect(await (await fetch(sayUrl!, { method: 'POST', body: text })).text()).toBe('said\n');

  await say('Is the blue one still in stock?');
  await first.prints(/front end +an agent to visitor-1: /);
  await say('I want to talk to an agent');
  const desk = createDeskClient({ baseUrl: deskUrl!, headers: { authorization: authorization! } });
  const path = { chat_id: 1 };
  expect((await desk.acceptChat({ path, body: { agent_id: 'ada' } })).status).toBe(200);
  await first.prints(/CRM +\S/);
  const message = { type: 'text' as const, text: 'Yes, three are left.\u001b[2J' };
  await desk.writeMessage({ path, body: { agent_id: 'ada', message } });
  await first.prints(/front end +an agent to visitor-1: Yes, three are left\.\\u001b\[2J/);
  expect(await stop(first)).toEqual([0, null]);

  const again = start(port);
  expect((await again.prints(/channel +(http\S+)/))[1]).toBe(endpoint);
  expect((await again.prints(/authorization: (Bearer \S+)'/))[1]).toBe(authorization);

  for (const first of [port, port - 1]) {
    const other = start(first);
    expect(await once(other.child, 'exit')).toEqual([1, null]);
    expect(other.printed().trim()).toMatch(
      new RegExp(
        `^Port ${port} on [\\d.]+ is in use\\. Choose another with --port, the first of five ports;[^\\n]*$`,
      ),
    );
  }
  expect(await stop(again)).toEqual([0, null]);
});

/**
 * Resolves with the first of five consecutive free ports. The port before them is free, too. The system does not assign these ports by
 * itself.
 */
async function firstOfFivePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const tries = [-1, 0, 1, 2, 3, 4].map((offset) =>
      listenBriefly({ host: '127.0.0.1', port: first + offset }),
    );
    const isFree = await Promise.all(tries).then(
      () => true,
      () => false,
    );
    if (isFree) return first;
  }
}
