import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgentMessage } from '../../generated/channel/types.ts';
import { policies } from '../../generated/policies.ts';
import type { CreatedChannel } from '../../generated/reference/desk/types.ts';
import { type Server, startServer } from '../reference/service/store/engines/postgres/testing/server.ts';
import { openReceiver, type Receiver } from '../reference/service/testing/receiver.ts';
import {
  createChannel,
  followDesk,
  newestChat,
  ok,
  readChat,
  said,
  say,
  unfit,
  write,
} from '../reference/service/testing/site.ts';
import { run, type Serving, serve } from './testing/command.ts';

let server: Server;
let database: string;
let processes: Serving[];

beforeAll(async () => {
  server = await startServer();
  database = await server.database();
  processes = await Promise.all([
    serve(['--database-url', database]),
    serve(['--database-url', database]),
    serve(['--database-url', database]),
  ]);
  await processes[0]!.desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.end('SIGTERM')));
  await server[Symbol.asyncDispose]();
});

/** Returns the address of a channel at one of the processes. */
const at = ({ url }: Serving, { endpoint }: CreatedChannel) => url + new URL(endpoint).pathname;
const texts = ({ caught }: Receiver<AgentMessage>) => caught.map(said);
const wait = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(20);
};

test('each process accepts requests for every chat, and the event streams of all processes have the same events in the same order', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => ok);
  const [one, two, three] = processes as [Serving, Serving, Serving];
  const channel = await createChannel(one.desk, frontend.url);
  const streams = await Promise.all(processes.map(({ desk }) => followDesk(desk)));
  for (let each = 0; each < 30; each++) {
    const customer = { id: `c${each % 5}` };
    expect(await say(at(processes[each % 3]!, channel), `${each}`, customer)).toBe(200);
  }
  const chats = await two.desk.listChats({ query: { channel_id: channel.channel_id } });
  expect(chats.status === 200 && chats.body.chats).toHaveLength(5);
  const { chat, transcript } = await newestChat(three.desk, channel.channel_id);
  expect(transcript.map(({ text }) => text)).toEqual(['4', '9', '14', '19', '24', '29']);
  // The test writes the replies at the three processes in turn, each reply after the response to the previous request.
  for (let each = 0; each < 12; each++)
    await write(processes[each % 3]!.desk, chat.chat_id, `answer ${each}`);
  await wait(() => frontend.caught.length === 12);
  expect(texts(frontend)).toEqual(Array.from({ length: 12 }, (_, each) => `answer ${each}`));
  await one.desk.closeChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
  const isClosed = ({ event }: { event: string }) => event === 'chat_closed';
  const closed = await Promise.all(streams.map((stream) => stream.until(isClosed)));
  expect(new Set(closed.map(({ event_id }) => event_id)).size).toBe(1);
  const [last] = closed.map(({ event_id }) => event_id);
  const told = streams.map(({ seen }) => seen.map(({ event_id }) => event_id).filter((id) => id <= last!));
  for (const ids of told)
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, each) => ids[0]! + each));
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
  expect(streams[0]!.seen.filter(({ event }) => event === 'entry_added').length).toBeGreaterThanOrEqual(42);
  await Promise.all(streams.map((stream) => stream[Symbol.asyncDispose]()));
});

test.concurrent('when a process is killed between two attempts, other processes continue its deliveries: no attempt is early, duplicated or lost', async () => {
  const { intervalMs } = policies.sendAgentMessage;
  const seen: { chat: string; text: string | undefined }[] = [];
  await using frontend = await openReceiver<AgentMessage>((caught) => {
    const chat = String(caught.body.recipient.id);
    const text = said(caught);
    const before = seen.filter((each) => each.chat === chat && each.text === text).length;
    seen.push({ chat, text });
    return text === 'first' && before < 2 ? unfit : ok;
  });
  const extra = await serve(['--database-url', database]);
  const channel = await createChannel(extra.desk, frontend.url);
  const customers = Array.from({ length: 40 }, (_, each) => `k${each}`);
  await Promise.all(customers.map((id) => say(at(processes[0]!, channel), 'Hi', { id })));
  const listed = await processes[0]!.desk.listChats({ query: { channel_id: channel.channel_id } });
  const chats = listed.status === 200 ? listed.body.chats : [];
  const customerOf = new Map(chats.map(({ chat_id, customer }) => [chat_id, customer.id]));
  await Promise.all(
    chats.map(async ({ chat_id }, each) => {
      await write(processes[each % 3]!.desk, chat_id, 'first');
      await write(processes[each % 3]!.desk, chat_id, 'second');
    }),
  );
  await wait(() => seen.length >= customers.length);
  await sleep(intervalMs / 2);
  await extra.end('SIGKILL');
  for (const { chat_id } of chats) {
    const entries = await settled(chat_id);
    const [first, second] = ['first', 'second'].map((text) => entries.find((each) => each.text === text)!);
    const made = first!.delivery!.attempts;
    // On a busy machine, the kill may interrupt some attempts. The request of an interrupted attempt may or may not have arrived.
    const cut = made.filter(({ outcome }) => outcome === 'interrupted').length;
    const come = seen.filter(
      ({ chat, text }) => chat === String(customerOf.get(chat_id)) && text === 'first',
    );
    expect(come.length).toBeGreaterThanOrEqual(made.length - cut);
    expect(made.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(come.length).toBeLessThanOrEqual(made.length);
    const isTaken = come.length === made.length && made[2]!.outcome !== 'interrupted';
    expect(first!.delivery!.state).toBe(isTaken ? 'delivered' : 'failed');
    expect(second!.delivery!.state).toBe('delivered');
    expect(Date.parse(second!.delivery!.attempts[0]!.started_at)).toBeGreaterThanOrEqual(
      Date.parse(made[2]!.ended_at!),
    );
    const starts = made.map(({ started_at }) => Date.parse(started_at));
    for (const [index, start] of starts.slice(1).entries()) {
      expect(start - starts[index]!).toBeGreaterThanOrEqual(intervalMs);
      expect(start - starts[index]!).toBeLessThan(intervalMs * 2);
    }
  }

  /** Resolves with the transcript of a chat once the chat has no pending delivery. */
  async function settled(chat_id: number) {
    for (;;) {
      const { transcript } = await readChat(processes[0]!.desk, chat_id);
      if (transcript.every(({ delivery }) => delivery?.state !== 'pending')) return transcript;
      await sleep(100);
    }
  }
});

test.concurrent('a process that continues after a pause does not repeat the attempts of other processes', async () => {
  const { attempts } = policies.sendAgentMessage;
  await using frontend = await openReceiver<AgentMessage>(() => unfit);
  const extra = await serve(['--database-url', database]);
  const channel = await createChannel(extra.desk, frontend.url);
  const customers = Array.from({ length: 20 }, (_, each) => `p${each}`);
  await Promise.all(customers.map((id) => say(at(processes[0]!, channel), 'Hi', { id })));
  const listed = await processes[0]!.desk.listChats({ query: { channel_id: channel.channel_id } });
  const chats = listed.status === 200 ? listed.body.chats : [];
  await Promise.all(chats.map(({ chat_id }) => write(processes[0]!.desk, chat_id, 'nobody takes it')));
  await wait(() => frontend.caught.length >= customers.length);
  await extra.end('SIGSTOP');
  // Waits until PostgreSQL has ended the session of the paused process, and another process has continued its deliveries.
  await sleep(4500);
  await extra.end('SIGCONT');
  for (const { chat_id } of chats) {
    const isOver = async () => {
      const { transcript } = await readChat(processes[1]!.desk, chat_id);
      return transcript.some(({ delivery }) => delivery?.state === 'failed');
    };
    while (!(await isOver())) await sleep(100);
  }
  const made = Map.groupBy(frontend.caught, ({ body }) => body.recipient.id);
  for (const [, arrivals] of made) expect(arrivals.length).toBeLessThanOrEqual(attempts);
  expect(made.size).toBe(customers.length);
  await extra.end('SIGTERM');
});

test('while the database is down, callers get 503; no accepted message is lost, and the service recovers afterwards', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => ok);
  const channel = await createChannel(processes[0]!.desk, frontend.url);
  await using stream = await followDesk(processes[2]!.desk);
  const taken: string[] = [];
  const answers: { status: number; retryAfter: string | null }[] = [];
  let isOver = false;
  const talk = async (process: Serving, name: string) => {
    for (let each = 0; !isOver; each++) {
      const text = `${name} ${each}`;
      const body = JSON.stringify({ sender: { id: name }, message: { type: 'text', text } });
      const response = await fetch(at(process, channel), { method: 'POST', body });
      answers.push({ status: response.status, retryAfter: response.headers.get('retry-after') });
      if (response.status === 200) taken.push(text);
      await sleep(20);
    }
  };
  const talking = Promise.all(processes.map((process, each) => talk(process, `talker${each}`)));
  await wait(() => taken.length > 30);
  await server.stop();
  const before = taken.length;
  await sleep(3000);
  await server.start();
  await wait(() => taken.length > before + 60);
  isOver = true;
  await talking;
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(10);
  for (const each of refused)
    expect(each).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
  const listed = await processes[1]!.desk.listChats({ query: { channel_id: channel.channel_id } });
  const chats = listed.status === 200 ? listed.body.chats : [];
  expect(chats).toHaveLength(3);
  const transcripts = await Promise.all(chats.map(({ chat_id }) => readChat(processes[1]!.desk, chat_id)));
  const kept = transcripts.flatMap(({ transcript }) => transcript.map(({ text }) => text!));
  expect(taken.filter((text) => !kept.includes(text))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
  // After the database is back, the process also continues its deliveries and its event streams.
  const entry_id = await write(processes[1]!.desk, chats[0]!.chat_id, 'I am back');
  await wait(() => texts(frontend).includes('I am back'));
  await stream.until(({ event, entry }) => event === 'entry_added' && entry?.entry_id === entry_id);
  const ids = stream.seen.map(({ event_id }) => event_id);
  expect(ids).toEqual(Array.from({ length: ids.length }, (_, each) => ids[0]! + each));
});

test('the error of serve for an invalid database address, or for a desk without a shared token, names the option to change', async () => {
  const [wrong, tokenless] = await Promise.all([
    run('serve', '--database-url', 'mysql://localhost/x'),
    run('serve', '--database-url', 'postgres://127.0.0.1:9/x', '--desk'),
  ]);
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('begins with postgres://') });
  expect(tokenless).toMatchObject({ code: 2, stderr: expect.stringContaining('--desk-token') });
  const nobody = await run('serve', '--database-url', 'postgres://user:secret@127.0.0.1:9/x');
  expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining('127.0.0.1:9/x cannot be used') });
  expect(nobody.stdout + nobody.stderr).not.toContain('secret');
});
