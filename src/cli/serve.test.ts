import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { AgentMessage } from '../../generated/channel/types.ts';
import { policies } from '../../generated/policies.ts';
import type { DeskClient } from '../../generated/reference/desk/client.ts';
import { rawServer } from '../contract/serve/testing/http.ts';
import { openReceiver } from '../reference/service/testing/receiver.ts';
import {
  createChannel,
  deskOf,
  followDesk,
  newestChat,
  ok,
  said,
  say,
  write,
} from '../reference/service/testing/site.ts';
import { patience } from '../workshop/testing/patience.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parlance-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Process {
  child: ChildProcess;
  url: string;
  desk: DeskClient;
  /** Returns the output of the process so far. */
  printed: () => string;
}

function run(...args: string[]): { child: ChildProcess; printed: () => string } {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, PARLANCE_DESK_TOKEN: 'token-of-the-desk-of-a-test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  child.stderr.on('data', (part) => (text += part));
  return { child, printed: () => text };
}

/** Returns the path for a store in a new folder. A repeated test thus gets a new store. */
const newStore = () => join(mkdtempSync(join(folder, 'store-')), 'store.sqlite');

/** Starts `parlance serve` on a store, and waits until the service is ready. */
async function serve(store: string, ...more: string[]): Promise<Process> {
  const { child, printed } = run(
    'serve',
    '--port',
    '0',
    '--data',
    store,
    '--desk',
    '--allow-loopback',
    ...more,
  );
  for await (const line of createInterface({ input: child.stdout! })) {
    const started = JSON.parse(line) as { msg: string; url: string; desk: string };
    if (started.msg !== 'ready') continue;
    return { child, url: started.url, desk: deskOf({ deskUrl: started.desk }), printed };
  }
  throw new Error(`It did not start: ${printed()}`);
}

/** Sends a signal to a process. Resolves with the exit code and the terminating signal once the process has ended. */
async function end({ child }: { child: ChildProcess }, signal: NodeJS.Signals): Promise<unknown[]> {
  const gone = once(child, 'exit');
  child.kill(signal);
  return gone;
}

const addAda = (desk: DeskClient) =>
  desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
describe.concurrent('parlance serve', () => {
  test('after a service is killed during an attempt, the next service makes the next attempt at its scheduled time', async () => {
    await using frontend = await openReceiver<AgentMessage>((_, before) => {
      // The first two attempts get no response. The test kills the service during each of them.
      if (before < 2) return new Promise(() => {});
      return ok;
    });
    const store = newStore();
    let service = await serve(store);
    await addAda(service.desk);
    const channel = await createChannel(service.desk, frontend.url);
    await say(channel.endpoint, 'Hello');
    const { chat } = await newestChat(service.desk, channel.channel_id);
    const first = await write(service.desk, chat.chat_id, 'one');
    await write(service.desk, chat.chat_id, 'two');
    const ready: number[] = [];
    for (const attempt of [1, 2]) {
      while (frontend.caught.length < attempt) await new Promise((resolve) => setTimeout(resolve, 5));
      await end(service, 'SIGKILL');
      service = await serve(store);
      ready.push(Date.now());
    }
    await using events = await followDesk(service.desk, 0);
    const { entry } = await events.until(
      ({ entry }) => entry?.entry_id === first && entry.delivery?.state === 'delivered',
    );
    expect(entry!.delivery!.attempts.map(({ number, outcome }) => [number, outcome])).toEqual([
      [1, 'interrupted'],
      [2, 'interrupted'],
      [3, 'delivered'],
    ]);
    await events.until(({ entry }) => entry?.text === 'two' && entry.delivery?.state === 'delivered');
    expect(frontend.caught.map(said)).toEqual(['one', 'one', 'one', 'two']);
    const { intervalMs, tolerance } = policies.sendAgentMessage;
    for (const [index, readyAt] of ready.entries()) {
      const arrivedAt = frontend.caught[index + 1]!.at;
      // The interval counts from the recorded start of the previous attempt, because a busy machine may record the arrival of a request
      // late.
      const begunAt = Date.parse(entry!.delivery!.attempts[index]!.started_at);
      expect(arrivedAt).toBeGreaterThan(begunAt + intervalMs - tolerance.earlyMs);
      const due = frontend.caught[index]!.at + intervalMs;
      expect(arrivedAt).toBeLessThan(Math.max(due, readyAt) + patience(tolerance.lateMs));
    }
    expect(await end(service, 'SIGTERM')).toEqual([0, null]);
  });

  test('at SIGTERM the service waits for the running attempts, and makes the other attempts after its next start', async () => {
    const answer = Promise.withResolvers<typeof ok>();
    await using frontend = await openReceiver<AgentMessage>((_, before) =>
      before === 0 ? answer.promise : ok,
    );
    const store = newStore();
    const service = await serve(store);
    await addAda(service.desk);
    const channel = await createChannel(service.desk, frontend.url);
    await say(channel.endpoint, 'Hello');
    const { chat } = await newestChat(service.desk, channel.channel_id);
    await using events = await followDesk(service.desk);
    await write(service.desk, chat.chat_id, 'under way');
    await write(service.desk, chat.chat_id, 'for later');
    while (frontend.caught.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    const stopped = end(service, 'SIGTERM');
    await events.ended;
    answer.resolve(ok);
    expect(await stopped).toEqual([0, null]);
    // If the machine takes longer than the timeout of an attempt, the service sends the text again, as the policy requires.
    expect(new Set(frontend.caught.map(said))).toEqual(new Set(['under way']));

    const again = await serve(store);
    await using later = await followDesk(again.desk, 0);
    await later.until(({ entry }) => entry?.text === 'for later' && entry.delivery?.state === 'delivered');
    expect([...new Set(frontend.caught.map(said))]).toEqual(['under way', 'for later']);
    expect(await end(again, 'SIGINT')).toEqual([0, null]);
  });

  test('the service logs no random string, token or message text at any log level', async () => {
    const service = await serve(newStore(), '--log-level', 'trace');
    await addAda(service.desk);
    await using silent = await rawServer((socket) => socket.resetAndDestroy());
    const channel = await createChannel(service.desk, `${silent.url}/chat`);
    const secret = 'words between two people';
    await say(channel.endpoint, secret);
    await say(channel.endpoint, { type: 'nonsense' });
    await fetch(`${channel.endpoint}/%zz`);
    await fetch(channel.endpoint, { method: 'PUT', body: secret });
    await fetch(channel.endpoint, { method: 'POST', body: 'x'.repeat(2_000_000) }).catch(() => {});
    await fetch(`${service.url}/${channel.randomString}/unknown/status`);
    const { chat } = await newestChat(service.desk, channel.channel_id);
    await using events = await followDesk(service.desk);
    const entry_id = await write(service.desk, chat.chat_id, secret);
    await events.until(({ event, entry }) => event === 'delivery_changed' && entry?.entry_id === entry_id);
    await end(service, 'SIGTERM');
    expect(service.printed()).toContain('ready');
    for (const hidden of [channel.randomString, 'token-of-the-desk-of-a-test', secret]) {
      expect(service.printed()).not.toContain(hidden);
    }
  });

  test('a service that cannot start prints the reason in one sentence and exits with 1', async () => {
    const [store, other] = [newStore(), newStore()];
    const service = await serve(store);
    const { port } = new URL(service.url);
    const second = run('serve', '--port', port, '--data', other);
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.printed().trim()).toMatch(
      /^Port \d+ on 127\.0\.0\.1 is in use\. Choose another with --host and --port; port 0 takes a free port\.$/,
    );
    expect(existsSync(other)).toBe(false);
    const third = run('serve', '--port', '0', '--data', store);
    expect(await once(third.child, 'exit')).toEqual([1, null]);
    expect(third.printed().trim()).toMatch(/^\S+store\.sqlite is in use by another process\..*$/);
    await end(service, 'SIGTERM');
    // `files.long.test.ts` tests other kinds of files, with all commands.
    writeFileSync(other, 'notes of somebody', { mode: 0o644 });
    const fourth = run('serve', '--port', '0', '--data', other);
    expect(await once(fourth.child, 'exit')).toEqual([1, null]);
    expect(fourth.printed().trim()).toMatch(/^\S+store\.sqlite is not a database.*$/);
    expect(readFileSync(other, 'utf8')).toBe('notes of somebody');
  });

  test.each([[['serve', '--port', 'x']], [['dance']], [['dance', '--help']]])(
    'serve exits with 2 for a usage error: %j',
    async (args) => {
      const wrong = run(...args);
      expect(await once(wrong.child, 'exit')).toEqual([2, null]);
      expect(wrong.printed()).toMatch(/error: .*\n[\s\S]*--help/);
    },
  );
});
