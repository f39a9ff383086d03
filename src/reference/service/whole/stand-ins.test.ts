import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, type ExpectStatic, expect, test } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import type { TrialResult } from '../../../../generated/reference/desk/types.ts';
import type { Send } from '../../../contract/send/send.ts';
import { listening } from '../../../contract/serve/testing/http.ts';
import { patience } from '../../../workshop/testing/patience.ts';
import {
  createChannel,
  must,
  newestChat,
  notesOf,
  type OpenService,
  openService,
  say,
} from '../testing/site.ts';

// Stand-ins that behave like real programs which were written for other services. Each test shows what the desk says about one of them.

/** The response of a stand-in, and the events that it posts. The text `CHAT` stands for the number of the chat. */
interface StandIn {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  posts?: object[];
}

const text = { type: 'TEXT', text: 'Hi', timestamp: 1_790_000_000 };
const message = { event: 'BOT_MESSAGE', id: 'x', chat_id: 'CHAT', message: text };

let service: OpenService;
beforeAll(async () => {
  // A busy machine must not make a stand-in late, because no test is about time.
  const timeoutMs = patience(30_000);
  const send =
    (good: Send): Send =>
    (request, policy) =>
      good(request, { ...policy, timeoutMs });
  service = await openService({ parts: { send } });
});
afterAll(() => service[Symbol.asyncDispose]());

/** Starts a bot that behaves like the stand-in, and connects it to a new channel. Resolves with the channel and the bot's server. */
async function connect({ status = 200, body = '{}', headers = {}, posts = [] }: StandIn) {
  let endpoint = '';
  const refused: { status: number; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { event, chat_id } = JSON.parse(String(Buffer.concat(parts)));
    for (const post of event === 'CLIENT_MESSAGE' ? posts : []) {
      const posted = await fetch(endpoint, {
        method: 'POST',
        body: JSON.stringify(post).replaceAll('CHAT', chat_id),
      });
      const answer = await posted.json();
      if (posted.status !== 200) refused.push({ status: posted.status, body: answer });
    }
    response.writeHead(status, headers).end(body);
  });
  const bot = await listening(server);
  const channel = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  const connected = must(
    await service.desk.connectBot({
      path: channel,
      body: { bot_endpoint: bot.url, token: 'token', hand_over_after_seconds: 0 },
    }),
    200,
  ).body;
  endpoint = connected.endpoint;
  return { ...bot, channel, refused };
}

/** The texts that the desk has: the lines of the service in the chat, the notes, and what the trial of the connection says. */
async function toldOf(standIn: StandIn, own: ExpectStatic) {
  await using bot = await connect(standIn);
  const tried = must(await service.desk.tryConnection({ path: bot.channel, body: { of: 'bot' } }), 200).body;
  await say(bot.channel.endpoint, 'Hello');
  const chat = async () => newestChat(service.desk, bot.channel.channel_id);
  const { chat_id } = (await chat()).chat;
  await own
    .poll(async () => {
      const { deliveries } = must(await service.desk.listDeliveries({ query: { chat_id } }), 200).body;
      return deliveries.filter(({ kind, state }) => kind === 'bot_event' && state === 'pending').length;
    })
    .toBe(0);
  const { transcript, chat: found } = await chat();
  const lines = transcript.flatMap((entry) =>
    entry.type === 'error' && entry.from === 'system' && entry.about === undefined ? [entry.text] : [],
  );
  const notes = (await notesOf(service.desk, { chat_id })).map(({ text: says }) => says);
  return {
    waits: found.unanswered_since !== undefined,
    handled_by: found.handled_by,
    lines,
    notes,
    trial: saysOf(tried),
  };
}

const saysOf = ({ tried }: TrialResult) => {
  const { says, odd, right } = tried[0]!;
  return { right, says: [says, ...odd].join(' ') };
};

const noPost = 'Answered 200 and posted nothing in 5 s: a customer would wait.';
const misplaced = (what: string) =>
  `The body of the answer looks like ${what}, and nobody reads it there. Post it to …/webhooks/{provider_id}/{token}.`;
const handedOver = ['The bot did not answer. The chat is yours.'];

describe.concurrent('a bot that', () => {
  test('posts its event before its response has a trial that went right, and a chat without a line', async ({
    expect: own,
  }) => {
    expect(await toldOf({ posts: [message] }, own)).toEqual({
      waits: false,
      handled_by: 'bot',
      lines: [],
      notes: [],
      trial: {
        right: true,
        says: expect.stringMatching(/^Answered 200, posted BOT_MESSAGE after \d+\.\d s\.$/),
      },
    });
  });

  test('responds 200 and posts nothing leaves its customer waiting, and the trial says so', async ({
    expect: own,
  }) => {
    expect(await toldOf({}, own)).toEqual({
      waits: true,
      handled_by: 'bot',
      lines: [],
      notes: [],
      trial: { right: false, says: noPost },
    });
  });

  test.for<[string, string]>([
    ['an INVITE_AGENT', '{"event":"INVITE_AGENT"}'],
    ['a BOT_MESSAGE', JSON.stringify(message)],
  ])('puts %s into its response has a note and a line in the chat', async ([what, body], { expect: own }) => {
    const hint = misplaced(what);
    expect(await toldOf({ body }, own)).toEqual({
      waits: true,
      handled_by: 'bot',
      lines: [hint],
      notes: [hint],
      trial: { right: false, says: `${noPost} ${hint}` },
    });
  });

  test.for<[string, object, RegExp]>([
    [
      'a message without content',
      { ...message, message: undefined },
      /^BOT_MESSAGE of the bot provider ".+" was refused with 400: .*message/,
    ],
    [
      'an event of another direction',
      { ...message, event: 'CLIENT_MESSAGE' },
      /^CLIENT_MESSAGE of .* was refused with 405: .*not supported here/,
    ],
    [
      'an INVITE_AGENT with a number as its id',
      { event: 'INVITE_AGENT', chat_id: 'CHAT', id: {} },
      /^INVITE_AGENT of .* was refused with 400: \/id/,
    ],
  ])(
    'posts %s has a note and a line in the chat, and the trial has the reason',
    async ([_, post, says], { expect: own }) => {
      const event = (post as { event: string }).event;
      expect(await toldOf({ posts: [post] }, own)).toEqual({
        waits: true,
        handled_by: 'bot',
        lines: [expect.stringMatching(says)],
        notes: [expect.stringMatching(says)],
        trial: {
          right: false,
          says: expect.stringMatching(
            new RegExp(
              `^Answered 200 and posted ${event} after \\d+\\.\\d s, refused with 40\\d: .*, and nothing else in 5 s: a customer would wait\\.`,
            ),
          ),
        },
      });
    },
  );

  test.for([
    [
      '201',
      { status: 201 },
      /status 201\. Most likely the request was processed .* 200 in place of 201/,
      /^The status is 201, expected 200/,
    ],
    [
      '422',
      { status: 422, body: '{"detail":[]}' },
      new RegExp(
        `after ${policies.sendBotEvent.attempts} attempts: the other side answered with the status 422\\.$`,
      ),
      /^The status is 422/,
    ],
    [
      '301',
      { status: 301, headers: { location: '/t/' } },
      /status 301\. The answer 301 is a redirect/,
      /^The status is 301/,
    ],
    [
      '404',
      { status: 404, body: 'Not found' },
      /status 404\. The answer 404 is not JSON/,
      /^The status is 404/,
    ],
  ] as const)(
    'responds %s loses its chat to the agents after the last attempt',
    async ([_, standIn, note, trial], { expect: own }) => {
      expect(await toldOf(standIn, own)).toEqual({
        waits: false,
        handled_by: 'agents',
        lines: handedOver,
        notes: [expect.stringMatching(note)],
        trial: { right: false, says: expect.stringMatching(trial) },
      });
    },
  );

  test('repeats a refused event has one note and one line', async ({ expect: own }) => {
    const wrong = { ...message, message: undefined };
    const { lines, notes } = await toldOf({ posts: [wrong, wrong, wrong] }, own);
    expect([lines.length, notes.length]).toEqual([1, 1]);
  });

  test('posts for a chat that does not exist has a note of its channel', async ({ expect: own }) => {
    await using bot = await connect({ posts: [{ ...message, chat_id: '999999' }] });
    await say(bot.channel.endpoint, 'Hello');
    const notes = () => notesOf(service.desk, { channel_id: bot.channel.channel_id });
    await own.poll(notes).toMatchObject([
      {
        about: 'BOT_MESSAGE',
        text: expect.stringMatching(/was refused with 400: \/chat_id names no chat of this bot/),
      },
    ]);
  });
});

test('a request with a wrong token, or of an unknown provider, has one note in a while, and none in a chat', async () => {
  await using bot = await connect({});
  await say(bot.channel.endpoint, 'Hello');
  const { chat } = await newestChat(service.desk, bot.channel.channel_id);
  const { provider_id } = must(await service.desk.connectBot({ path: bot.channel, body: {} }), 200).body;
  const post = (provider: string) =>
    fetch(`${service.url}/webhooks/${provider}/wrong`, {
      method: 'POST',
      body: JSON.stringify({ ...message, chat_id: `${chat.chat_id}` }),
    });
  for (const provider of [provider_id, provider_id, 'nobody', 'nobody-else']) await post(provider);
  expect(await notesOf(service.desk, { channel_id: bot.channel.channel_id })).toMatchObject([
    { about: 'request', text: expect.stringContaining(`"${provider_id}" was refused with 401: The token`) },
  ]);
  const strange = (await notesOf(service.desk)).filter(({ channel_id }) => channel_id === undefined);
  expect(strange).toMatchObject([{ text: expect.stringContaining('"nobody" was refused with 404') }]);
  expect((await newestChat(service.desk, bot.channel.channel_id)).transcript).toHaveLength(1);
});

test('a front end that responds 201 has an error that says that the message was probably taken', async () => {
  const frontend = await listening(
    createServer((request, response) =>
      request.resume().on('end', () => response.writeHead(201).end('{"result":"ok"}')),
    ),
  );
  const channel = await createChannel(service.desk, frontend.url);
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(service.desk, channel.channel_id);
  await service.desk.writeMessage({
    path: chat,
    body: { agent_id: 'ada', message: { type: 'text', text: 'Yes' } },
  });
  const last = async () => (await newestChat(service.desk, channel.channel_id)).transcript.at(-1);
  await expect.poll(last).toMatchObject({
    type: 'error',
    text: expect.stringMatching(
      /status 201\. Most likely the request was processed .* Respond with 200 in place of 201\./,
    ),
  });
  await frontend[Symbol.asyncDispose]();
});
