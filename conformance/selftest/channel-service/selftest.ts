import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { limits, policies } from '../../../generated/policies.ts';
import { type Change, type Replacements, runsOf, selfTestOf, told, type Variants, wrap } from '../bend.ts';
import type { Channel, Chat, Entry } from '../independent/delivery.ts';
import { type Body, isSafe } from '../independent/party.ts';
import { IndependentService } from '../independent/service.ts';
import { brokenDelivery } from './broken-delivery.ts';
import { brokenIntake, once, refusing } from './broken-intake.ts';

const openServices: Variants<IndependentService> = {
  // Its desk has no event stream. A typing notice opens a chat, and does not wait for messages. A removed channel gets 404. The retry
  // interval begins at the end of an attempt. After an {error} response, the service retries.
  'decides the open points in another way': (s) => ({
    desk: { streams: false },
    statusBody: wrap((statusBody, channel) => `${statusBody(channel)}\n`),
    find: wrap((find, random, id) => {
      const channel = find(random, id);
      return channel?.removed ? undefined : channel;
    }),
    accepted: (response) =>
      response.writeHead(200, { 'content-type': 'text/plain', connection: 'keep-alive' }).end('thank you'),
    malformed: (response, problem) =>
      response.writeHead(400, { 'content-type': 'text/html' }).end(`<h1>${problem}</h1>`),
    notice: wrap((notice, channel, sender, message) => {
      s.chatOf(channel, sender);
      notice(channel, sender, message);
    }),
    write: wrap((write, chat, agent, message) => {
      s.typing(chat, agent, false);
      return write(chat, agent, message);
    }),
    ...typingOnce(s),
    queue: (chat, work) => chat.lane.then(() => pause(20)).then(work),
    cut: (text) => text.slice(0, limits.UserTextBody.truncate),
    refused: (chat, { message }) => {
      s.add(chat, { from: 'system', type: 'text', text: `The integrator says: ${message}` });
    },
    failed: (chat) => {
      s.add(chat, { from: 'system', type: 'text', text: 'Your message did not arrive.' });
    },
    delivery: {
      contentType: () => 'application/json; charset=utf-8',
      payload: ({ sender, recipient, message }) => ({ message, recipient, sender, channel_version: 2 }),
      run: wrap(async (run, ...given) => {
        const ended = await run(...given);
        const error = (ended.attempted?.body as Body | undefined)?.['error'];
        const isRefused = error && ended.attempted?.status === 200;
        return isRefused ? { ...ended, verdict: 'refused' as const } : ended;
      }),
      // After a timed-out attempt, the interval is over. The 100 ms allow for the difference between the clocks of timers and dates.
      pause: wrap((wait, started, number) => {
        const { intervalMs } = s.delivery;
        const isOverdue = Date.now() - started - (number - 1) * intervalMs >= intervalMs - 100;
        return wait(isOverdue ? started : Date.now() - (number - 1) * intervalMs, number);
      }),
      judge: wrap((judge, attempted) => {
        const verdict = judge(attempted);
        return verdict === 'refused' ? 'again' : verdict;
      }),
    },
  }),
  'CHN-OUT-06 agent-types: sends each typing notice once': told(/answered 500: 1 request$/, typingOnce),
  // The desk of this service accepts plain http addresses, but the service sends nothing to them.
  'sends no more than is required': (s) => ({
    malformed: (response) => response.writeHead(400).end(),
    envelope: wrap((envelope, ...given) => {
      const { sender, ...body } = envelope(...given);
      return { ...body, sender: { ...sender, photo: null } };
    }),
    isSafe: () => true,
    deliver: wrap(async (deliver, chat, body, entry) => {
      if (isSafe(chat.channel.customerEndpoint)) await deliver(chat, body, entry);
      else s.failed(chat, entry);
    }),
  }),
  // It sends one second late, without a Content-Type. Its intervals are 400 ms too long.
  'is late within the tolerance': {
    queue: (chat, work) => chat.lane.then(() => pause(1000)).then(work),
    delivery: {
      contentType: () => undefined,
      pause: wrap((wait, started, number) => wait(started + 400 * number, number)),
    },
  },
  'stops at an {error} with any status': {
    delivery: {
      judge: wrap((judge, attempted) =>
        judge(attempted && { ...attempted, status: Object(attempted.body).error ? 200 : attempted.status }),
      ),
    },
  },
  'CHN-OUT-04 recipient-is-the-sender: sends an integer id back as an integer': told(
    /recipient\.id: -?\d+$/,
    {
      recipient: ({ senderId }) => senderId,
    },
  ),
  'CHN-OUT-19 agent-text: numbers the messages of each chat': told(/two chats have the same/, {
    envelope: wrap((envelope, chat, ...given) => {
      const { message, ...body } = envelope(chat, ...given);
      return { ...body, message: { ...message, ...(message.id && { id: `m${chat.transcript.length}` }) } };
    }),
  }),
  'CHN-OUT-16 repeats-on-500: adds the time of each attempt in a further field': told(
    /\/sent_at was .*no field of the contract/,
    { delivery: { payload: (body, number) => ({ ...body, sent_at: Date.now() + number }) } },
  ),
  'has a desk that shows chats 1500 ms late, with correct timestamps': showsLate(1500),
  'CHN-IN-20 typing-with-stray-fields: takes a name from a typing notice': told(/notice is learnt/, (s) => ({
    notice: wrap((notice, channel, sender, message) => {
      const { id, name } = sender;
      if (typeof name === 'string') Object.assign(s.chatOf(channel, { id }).customer, { name });
      notice(channel, sender, message);
    }),
  })),
  'CHN-IN-09 message-without-customer-id: answers 200 to a message without sender.id': told(
    /no sender: 200/,
    (s) => ({
      malformed: wrap((malformed, response, problem) =>
        problem === 'sender.id is missing' ? s.accepted(response) : malformed(response, problem),
      ),
    }),
  ),
  'CHN-IN-33 null-for-an-optional-field: rejects null': told(
    /with null: 400/,
    refusing(/^(?!.*"type(in|out)").*:null\b/),
  ),
  'CHN-IN-33 null-for-an-optional-field: accepts null': told(/a text with null: 200.*arrives/, {
    check: wrap((check, body) =>
      check(body && JSON.parse(JSON.stringify(body), (_, value) => value ?? undefined)),
    ),
  }),
  'CHN-IN-11 customer-data-given-later: drops data that a later message omits': told(
    /no longer known: /,
    (s) => ({
      update: wrap((update, chat, sender) => {
        chat.customer = { id: sender['id'], name: s.nameless };
        update(chat, sender);
      }),
    }),
  ),
  'opens a closed chat again': (s) => {
    s.openChatOf = (channel, { id }) => {
      const known = s.chats.find((each) => each.channel === channel && each.senderId === id);
      return known && Object.assign(known, { closed: false });
    };
  },
  'CHN-OUT-19 two-agents-write: sends null for no picture': told(/none is null \(OPEN-35\)/, {
    envelope: wrap((envelope, ...given) => {
      const { sender, ...body } = envelope(...given);
      return { ...body, sender: { photo: null, ...sender } };
    }),
  }),
  'has a desk without previews of files': {
    write: wrap((write, chat, agent, { thumb: _, ...message }) => write(chat, agent, message)),
  },
  'CHN-OUT-05 agent-files-and-places: sends no preview': told(/thumb of it .* not sent/, {
    delivery: {
      payload: ({ message, ...body }) => ({ ...body, message: { ...message, thumb: undefined } }),
    },
  }),
  'CHN-OUT-10 slow-success-in-the-window: waits one second for a response': told(/waits \d+ ms.*OPEN-30/, {
    delivery: { timeoutMs: 1000 },
  }),
  'waits 1800 ms for a response': { delivery: { timeoutMs: 1800 } },
  'waits 2000 ms for a response': { delivery: { timeoutMs: 2000 } },
  'CHN-OUT-15 error-answers-are-shown: hides error messages with a number as code': told(
    /messages shown with codes: "customer_unknown", "17"/,
    {
      refused: wrap((refused, chat, error) =>
        typeof error['code'] === 'number' ? undefined : refused(chat, error),
      ),
    },
  ),
  'CHN-OUT-18 order-within-a-chat: does not keep the order of a chat': told(
    /sent before that repeat|not sent/,
    {
      queue: (_, work) => work(),
    },
  ),
  'CHN-OUT-18 order-within-a-chat: sends one message at a time': {
    says: /after the (repeat|retry)/,
    alone: true,
    change: sending(1),
  },
  'CHN-IN-29 unknown-kind-of-message: answers an unknown kind 405': told(/answered 405/, {
    malformed: wrap((malformed, response, problem) =>
      problem === 'message.type is unknown' ? response.writeHead(405).end() : malformed(response, problem),
    ),
  }),
  'CHN-IN-18 long-text-is-cut: cuts by UTF-16 units': told(/./, {
    cut: (text) => text.slice(0, limits.UserTextBody.truncate),
  }),
  'CHN-IN-31 same-words-again: shows a repeat once': told(
    /at the desk 1 time \(OPEN-37\)/,
    once(({ id }, sender, channel) => id && [channel.id, sender['id'], id]),
  ),
  'CHN-IN-30 limit-on-requests: limits the rate of requests': told(/^[1-9]\d* of the/, () => {
    let number = 0;
    return {
      customerSide: wrap((customerSide, request, response, ...given) => {
        number += 1;
        if (number % 5 === 1) response.writeHead(429, { 'retry-after': '1' }).end();
        else customerSide(request, response, ...given);
      }),
    };
  }),
  'takes ten messages of a channel at once, and then four each second': () => {
    const known = new Map<Channel, { left: number; at: number }>();
    return {
      receive: wrap((receive, channel, text, response) => {
        const { left, at } = known.get(channel) ?? { left: 10, at: Date.now() };
        const have = Math.min(10, left + (Date.now() - at) / 250);
        known.set(channel, { left: have < 1 ? have : have - 1, at: Date.now() });
        if (have < 1) response.writeHead(429, { 'retry-after': '1' }).end();
        else receive(channel, text, response);
      }),
    };
  },
  'sends errors as plain text, long ids, and further fields': {
    malformed: (response, problem) => response.writeHead(400, { 'content-type': 'text/plain' }).end(problem),
    envelope: wrap((envelope, ...given) => {
      const { sender, message, ...body } = envelope(...given);
      const id = message.id && `urn:message:${'0'.repeat(100)}${message.id}`;
      return {
        ...body,
        sender: { ...sender, photo: 'https://files.example/all.png', role: 'sales' },
        message: { ...message, ...(id && { id }) },
        v: 2,
      };
    }),
  },
  'CHN-IN-02 status-follows-the-agents: caches the status for five seconds': told(
    /the status follows after \d+ ms/,
    () => {
      const kept = new Map<Channel, { at: number; body: string }>();
      return {
        statusBody: wrap((statusBody, channel) => {
          const old = kept.get(channel);
          if (old && Date.now() - old.at < 5000) return old.body;
          const body = statusBody(channel);
          kept.set(channel, { at: Date.now(), body });
          return body;
        }),
      };
    },
  ),
  'shows customers’ messages after the timeout of a response': {
    take: wrap(
      (take, ...given) => void setTimeout(() => take(...given), policies.sendAgentMessage.timeoutMs),
    ),
  },
  'sends each message after five seconds': {
    slow: true,
    change: {
      queue: (chat, work) => chat.lane.then(() => pause(5000)).then(work),
    },
  },
  'sends one message of a channel at a time': sending(1, ({ channel }) => channel),
  'has a desk that cannot send files and locations': {
    unseen: [
      'CHN-OUT-01',
      'CHN-OUT-05',
      'CHN-OUT-08',
      'CHN-OUT-09',
      'CHN-OUT-13',
      'CHN-OUT-16',
      'CHN-OUT-19',
      'CHN-OUT-20',
    ],
    change: {
      desk: {
        serve: wrap((serve, request, response, path, text) => {
          const isWritten = path.endsWith('/messages') && JSON.parse(text).message.type !== 'text';
          if (isWritten) response.writeHead(501).end();
          else serve(request, response, path, text);
        }),
      },
    },
  },
  'sends with sixteen workers': { slow: true, change: sending(16) },
  'sends with two workers': { slow: true, change: sending(2) },
  'requests an address by HEAD and GET before its use': {
    addChannel: wrap((addChannel, settings) => {
      for (const method of ['HEAD', 'GET'])
        request(settings['customer_endpoint'], { method, agent: false }, (answer) => answer.resume())
          .on('error', () => undefined)
          .end();
      return addChannel(settings);
    }),
  },
  'normalises line ends and outer blanks': {
    cut: wrap((cut, text) => cut(text.replaceAll('\r\n', '\n')).trim()),
  },
  'CHN-IN-11 customer-data-given-later: keeps the e-mails of customers in lower case': told(
    /in other letters than it was sent/,
    {
      update: wrap((update, chat, { email, ...sender }) =>
        update(chat, { ...sender, ...(email && { email: email.toLowerCase() }) }),
      ),
    },
  ),
  'CHN-OUT-13 resetting-endpoint: has an event stream without events': told(/nothing has come by it/, {
    publish: () => undefined,
  }),
};

function typingOnce(s: IndependentService): Replacements<IndependentService> {
  return {
    typing(chat, agent, typing) {
      const body = s.envelope(chat, agent, { type: typing ? 'typein' : 'typeout' });
      void s.delivery.attempt(chat.channel, body);
    },
  };
}

function showsLate(ms: number): Change<IndependentService> {
  const isOld = ({ at }: Entry) => Date.parse(at) <= Date.now() - ms;
  return {
    desk: {
      streams: false,
      serve: wrap((serve, request, response, path, text) => {
        const end = response.end.bind(response);
        const late = (body?: string) => {
          const { transcript, ...rest } = JSON.parse(body ?? '{}');
          return end(transcript ? JSON.stringify({ ...rest, transcript: transcript.filter(isOld) }) : body);
        };
        serve(request, Object.assign(response, { end: late }), path, text);
      }),
    },
  };
}

/**
 * Delivers at most `workers` messages of each lane in parallel; `laneOf` returns the lane. A worker waits until its message is accepted or
 * given up.
 */
function sending(workers: number, laneOf: (chat: Chat) => unknown = () => 'all'): Change<IndependentService> {
  return () => {
    const lanes = new Map<unknown, ReturnType<typeof pLimit>>();
    return {
      delivery: {
        run: wrap((run, chat, ...given) => {
          const lane = lanes.get(laneOf(chat)) ?? pLimit(workers);
          lanes.set(laneOf(chat), lane);
          return lane(() => run(chat, ...given));
        }),
      },
    };
  };
}

export const runOf = runsOf('channel-service', () => new IndependentService());

export const channelServiceSelfTest = selfTestOf(
  'channel-service',
  runOf,
  // The broken services with the longest waits come first, so that their runs start first.
  { ...brokenDelivery, ...brokenIntake },
  openServices,
);
