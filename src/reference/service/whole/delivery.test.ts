import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgentMessage, AgentMessageReply } from '../../../../generated/channel/types.ts';
import { policies } from '../../../../generated/policies.ts';
import type { CreatedChannel, DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { httpAnswer, rawServer } from '../../../contract/serve/testing/http.ts';
import { patience } from '../../../workshop/testing/patience.ts';
import { openReceiver } from '../testing/receiver.ts';
import {
  createChannel,
  type DeskFollower,
  followDesk,
  newestChat,
  type OpenService,
  ok,
  openService,
  readChat,
  said,
  say,
  unfit,
  write,
} from '../testing/site.ts';

const policy = policies.sendAgentMessage;
const { intervalMs, giveUpMs, tolerance } = policy;
/** Returns a list with one element for each attempt of the policy. */
const all = <Each>(each: Each) => Array.from({ length: policy.attempts }, () => each);
let service: OpenService;
let events: DeskFollower;
beforeAll(async () => {
  service = await openService();
  events = await followDesk(service.desk);
});
afterAll(async () => {
  await events[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** Creates a channel, and opens a chat of the customer `id` on it. */
async function openChat(endpoint: string, more = {}, id: unknown = 'visitor') {
  const channel = await createChannel(service.desk, endpoint, more);
  return { channel, chat_id: await openAnother(channel, id) };
}

async function openAnother(channel: CreatedChannel, id: unknown): Promise<number> {
  expect(await say(channel.endpoint, 'Hello', { id })).toBe(200);
  return (await newestChat(service.desk, channel.channel_id)).chat.chat_id;
}

function settled(entry_id: number): Promise<DeskEvent> {
  return events.until(
    ({ event, entry }) =>
      event === 'delivery_changed' && entry?.entry_id === entry_id && entry.delivery?.state !== 'pending',
  );
}

/** Returns the start times of the attempts to deliver an entry, as the desk shows them. */
async function startsOf(chat_id: number, entry_id: number): Promise<number[]> {
  const { transcript } = await readChat(service.desk, chat_id);
  const { delivery } = transcript.find((each) => each.entry_id === entry_id)!;
  return delivery!.attempts.map(({ started_at }) => Date.parse(started_at));
}

const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();

/** Checks that a duration is about the expected one. An attempt may be late by the longest delay of this process's event loop. */
function expectAbout(found: number, expected: number): void {
  expect(found).toBeGreaterThan(expected - tolerance.earlyMs);
  expect(found).toBeLessThan(expected + tolerance.lateMs + (policy.attempts + 1) * (lag.max / 1e6));
}

/** Returns the entries of a chat that report an error to the agent. */
async function errorsIn(chat_id: number) {
  return (await readChat(service.desk, chat_id)).transcript.filter(({ type }) => type === 'error');
}

describe.concurrent('agents’ messages', () => {
  test('a message that the front end accepts arrives once, with its sender and recipient', async () => {
    await using frontend = await openReceiver<AgentMessage>(() => ok);
    const { channel, chat_id } = await openChat(frontend.url);
    const entry_id = await write(service.desk, chat_id, 'Good day');
    const { entry } = await settled(entry_id);
    expect(entry!.delivery).toMatchObject({
      state: 'delivered',
      attempts: [{ number: 1, status: 200, outcome: 'delivered' }],
    });
    expect(frontend.caught.map(({ body }) => body)).toEqual([
      {
        sender: { name: 'Ada' },
        recipient: { id: 'visitor' },
        message: { type: 'text', text: 'Good day', id: expect.any(String) },
      },
    ]);
    expect(channel.channel_id).not.toBe('');
  });

  test('a failed message is sent again unchanged after an interval, while later messages wait and other chats continue', async () => {
    await using frontend = await openReceiver<AgentMessage>((caught, before) =>
      said(caught) === 'one' && before === 0 ? unfit : ok,
    );
    const { channel, chat_id } = await openChat(frontend.url);
    const other = await openAnother(channel, 'somebody else');
    const one = await write(service.desk, chat_id, 'one');
    // The following requests arrive before the interval has passed.
    const [two, elsewhere] = await Promise.all([
      write(service.desk, chat_id, 'two'),
      write(service.desk, other, 'elsewhere'),
      service.desk.setTyping({ path: { chat_id }, body: { agent_id: 'ada', typing: true } }),
    ]);
    const three = await write(service.desk, chat_id, 'three');
    await settled(elsewhere);
    // The typing notice does not wait for the message, and no message waits for the notice.
    expect(frontend.caught.map((caught) => said(caught) ?? caught.body.message.type).toSorted()).toEqual([
      'elsewhere',
      'one',
      'typein',
    ]);
    await settled(two);
    await settled(three);
    const own = frontend.caught.filter(
      (caught) => said(caught) !== undefined && caught.body.recipient.id === 'visitor',
    );
    expect(own.map(said)).toEqual(['one', 'one', 'two', 'three']);
    const [first, second] = await startsOf(chat_id, one);
    expectAbout(second! - first!, intervalMs);
    expect(own[0]!.body).toEqual(own[1]!.body);
    expect(await errorsIn(chat_id)).toEqual([]);
  });

  test('a message without a response is given up at the time in the policy, and the agent gets an error', async () => {
    await using server = await rawServer(() => {});
    const { chat_id } = await openChat(`${server.url}/chat`);
    const entry_id = await write(service.desk, chat_id, 'Anybody?');
    const later = await write(service.desk, chat_id, 'Still nobody?');
    const failure = await events.until(
      ({ event, entry }) => event === 'delivery_failed' && entry?.entry_id === entry_id,
    );
    expectAbout(Date.parse(failure.at) - (await startsOf(chat_id, entry_id))[0]!, giveUpMs);
    expect(failure.chat!.chat_id).toBe(chat_id);
    const { transcript } = await readChat(service.desk, chat_id);
    const entry = transcript.find((each) => each.entry_id === entry_id)!;
    expect(entry.delivery!.attempts.map(({ outcome }) => outcome)).toEqual(all('timeout'));
    expect(entry.delivery!.state).toBe('failed');
    expect(await errorsIn(chat_id)).toMatchObject([
      {
        from: 'system',
        about: entry_id,
        text: expect.stringMatching(`not delivered after ${policy.attempts} attempts.*in time`),
      },
    ]);
    expect(transcript.find((each) => each.entry_id === later)!.delivery!.state).toBe('pending');
  });

  test('a message whose attempts fail at once is given up at the time in the policy, too', async () => {
    await using server = await rawServer((socket) => socket.end(httpAnswer(503, 'busy')));
    const { chat_id } = await openChat(`${server.url}/chat`);
    const { at, entry } = await settled(await write(service.desk, chat_id, 'Anybody?'));
    expectAbout(Date.parse(at) - Date.parse(entry!.delivery!.attempts[0]!.started_at), giveUpMs);
    expect(entry!.delivery!.attempts.map(({ status }) => status)).toEqual(all(503));
    expect(server.received).toHaveLength(policy.attempts);
  });

  test.each([
    ['is JSON encoded twice', '"{\\"result\\":\\"ok\\"}"', /encoded twice/],
    ['has its result in capital letters', '{"result":"OK"}', /"OK", expected "ok"/],
  ])(
    'a message with a response that %s counts as not delivered, and the agent gets the reason',
    async (_, answer, says) => {
      await using server = await rawServer((socket) => socket.end(httpAnswer(200, answer)));
      const { chat_id } = await openChat(`${server.url}/chat`);
      const { entry } = await settled(await write(service.desk, chat_id, 'Anybody?'));
      expect(entry!.delivery!.attempts.at(-1)!.outcome).toBe('invalid_answer');
      expect(await errorsIn(chat_id)).toMatchObject([{ text: expect.stringMatching(says) }]);
    },
  );

  test('a rejected message is not sent again, and the agent gets the reason', async () => {
    const refusal: AgentMessageReply = { error: { code: 'gone', message: 'The visitor has left.' } };
    await using frontend = await openReceiver<AgentMessage>(() => refusal);
    const { chat_id } = await openChat(frontend.url);
    const entry_id = await write(service.desk, chat_id, 'Wait!');
    const { entry } = await settled(entry_id);
    expect(entry!.delivery).toMatchObject({ state: 'failed', attempts: [{ number: 1, outcome: 'refused' }] });
    expect(await errorsIn(chat_id)).toMatchObject([{ text: 'The visitor has left.', about: entry_id }]);
    expect(frontend.caught).toHaveLength(1);
  });

  test.each([
    ['visitor', 'visitor'],
    ['007', '007'],
    [' ключ ☕/?', ' ключ ☕/?'],
    [42, '42'],
    [-1, '-1'],
  ])('a message has the customer’s id as a string: %j', async (id, expected) => {
    await using frontend = await openReceiver<AgentMessage>(() => ok);
    const { chat_id } = await openChat(frontend.url, {}, id);
    await settled(await write(service.desk, chat_id, 'Hi'));
    expect(frontend.caught[0]!.body.recipient.id).toBe(expected);
  });

  test('a message for a customer with a very large integer id has all digits of the id', async () => {
    await using frontend = await openReceiver<AgentMessage>(() => ok);
    const channel = await createChannel(service.desk, frontend.url);
    const digits = '12345678901234567890123';
    const body = `{"sender":{"id":${digits}},"message":{"type":"text","text":"Hi"}}`;
    expect((await fetch(channel.endpoint, { method: 'POST', body })).status).toBe(200);
    const { chat } = await newestChat(service.desk, channel.channel_id);
    await settled(await write(service.desk, chat.chat_id, 'Hi'));
    expect(frontend.caught[0]!.body.recipient.id).toBe(digits);
  });

  test('a message is sent with chunked transfer encoding if the channel is configured so', async () => {
    await using server = await rawServer((socket) => socket.end(httpAnswer(200, '{"result":"ok"}')));
    const { channel, chat_id } = await openChat(`${server.url}/chat/`, { chunked: true });
    await settled(await write(service.desk, chat_id, 'Hi'));
    expect(server.received[0]).toMatch(new RegExp(`^POST /chat/${channel.channel_id} HTTP/1.1\r\n`));
    expect(server.received[0]!.toLowerCase()).toContain('transfer-encoding: chunked');
  });

  test('a message with a file or a location has the fields of a customer’s message, and no field outside the contract', async () => {
    await using frontend = await openReceiver<AgentMessage>(() => ok);
    const { chat_id } = await openChat(frontend.url);
    const photo = {
      type: 'photo' as const,
      file: 'https://f.example/1.jpg',
      file_name: '1.jpg',
      file_size: 7,
    };
    const message = { ...photo, colour: 'red' };
    const written = await service.desk.writeMessage({
      path: { chat_id },
      body: { agent_id: 'ada', message },
    });
    if (written.status !== 202) throw new Error(JSON.stringify(written.body));
    await settled(written.body.entry_id);
    expect(frontend.caught[0]!.body.message).toEqual({ ...photo, id: expect.any(String) });
  });

  test('the agent gets an error for a rejected typing notice, too', async () => {
    await using frontend = await openReceiver<AgentMessage>(() => ({
      error: { code: 1, message: 'No typing here.' },
    }));
    const { chat_id } = await openChat(frontend.url);
    await service.desk.setTyping({ path: { chat_id }, body: { agent_id: 'ada', typing: true } });
    const failure = await events.until(
      ({ event, chat }) => event === 'delivery_failed' && chat?.chat_id === chat_id,
    );
    expect(failure).not.toHaveProperty('entry');
    expect(await errorsIn(chat_id)).toMatchObject([
      { text: 'The notice that you are writing was refused: No typing here.', typing: true },
    ]);
  });
});

test('a reply does not wait for a rejected typing notice, and the agent sees which notice failed', async () => {
  await using frontend = await openReceiver<AgentMessage>((caught) =>
    said(caught) === undefined ? unfit : ok,
  );
  const sooner = { ...policy, intervalMs: patience(600), giveUpMs: patience(600) * policy.attempts };
  await using other = await openService({ parts: { policies: { ...policies, sendAgentMessage: sooner } } });
  const channel = await createChannel(other.desk, frontend.url);
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(other.desk, channel.channel_id);
  await using told = await followDesk(other.desk);
  for (const typing of [true, false])
    await other.desk.setTyping({ path: chat, body: { agent_id: 'ada', typing } });
  await write(other.desk, chat.chat_id, 'Here I am');
  for (const what of ['The notice that you are writing', 'The notice that you stopped writing'])
    await told.until(
      ({ entry }) => entry?.text?.startsWith(`${what} was not delivered after ${policy.attempts}`) === true,
    );
  const types = frontend.caught.map(({ body }) => body.message.type);
  expect(types.filter((type) => type !== 'text')).toEqual([...all('typein'), ...all('typeout')]);
  expect(types.indexOf('text')).toBeLessThan(2);
  const { transcript } = await readChat(other.desk, chat.chat_id);
  expect(transcript.map((entry) => [entry.type, entry.type === 'error' ? entry.typing : undefined])).toEqual([
    ['text', undefined],
    ['text', undefined],
    ['error', true],
    ['error', true],
  ]);
});

test('a request that this machine could not send is sent later, and its failure does not count as an attempt', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => ok);
  let shortages = 1;
  await using other = await openService({
    parts: {
      send: (good) => async (request, by) => {
        if (shortages-- <= 0) return good(request, by);
        const at = Date.now();
        return {
          outcome: 'unreachable',
          why: 'connect EMFILE',
          isShortage: true,
          startedAt: at,
          endedAt: at,
        };
      },
    },
  });
  const channel = await createChannel(other.desk, frontend.url);
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(other.desk, channel.channel_id);
  await using told = await followDesk(other.desk);
  await write(other.desk, chat.chat_id, 'Hi');
  const { entry } = await told.until(
    ({ event, entry: of }) => event === 'delivery_changed' && of?.delivery?.state !== 'pending',
  );
  expect(entry!.delivery!.attempts.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, 'delivered'],
  ]);
});

describe('a service composed of other parts', () => {
  test('the service uses the policy, the sender and the handler from its parts', async () => {
    await using frontend = await openReceiver<AgentMessage>(() => unfit);
    const sent: string[] = [];
    await using other = await openService({
      parts: {
        policies: { sendAgentMessage: { ...policy, attempts: 2, intervalMs: 100, giveUpMs: 200 } },
        send: (good) => (request, by) => {
          sent.push(request.url);
          return good(request, by);
        },
        channelHandlers: (good) => ({
          ...good,
          getChannelStatus: async (input, context) => ({
            ...(await good.getChannelStatus(input, context)),
            status: 200,
            body: 0,
          }),
        }),
      },
    });
    const channel = await createChannel(other.desk, frontend.url);
    expect(await (await fetch(`${channel.endpoint}/status`)).json()).toBe(0);
    await say(channel.endpoint, 'Hello');
    await using told = await followDesk(other.desk);
    const { chat } = await newestChat(other.desk, channel.channel_id);
    await write(other.desk, chat.chat_id, 'Hi');
    await told.until(({ event }) => event === 'delivery_failed');
    expect(frontend.caught).toHaveLength(2);
    expect(sent).toEqual([`${frontend.url}/${channel.channel_id}`, `${frontend.url}/${channel.channel_id}`]);
  });
});
