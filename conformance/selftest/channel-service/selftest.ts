import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { codes } from '../../../generated/errors.ts';
import { limits, policies } from '../../../generated/policies.ts';
import { bend, type Change, type Changed, runsOf, selfTestOf, wrap } from '../bend.ts';
import { type Body, isSafe } from '../independent/party.ts';
import { type RuleInCase, told } from '../selftest.ts';
import { brokenDelivery } from './broken-delivery.ts';
import { brokenIntake } from './broken-intake.ts';
import type { Channel, Entry } from './delivery.ts';
import { IndependentService } from './independent.ts';

/** A variant whose behaviour the case in `at` must report in `words`. */
const left = (at: RuleInCase, words: RegExp, manner: string, change: Change<IndependentService>) => ({
  ...otherwise(manner, change),
  told: told(at, words),
});

const openServices: readonly Changed<IndependentService>[] = [
  {
    // Its desk has no event stream. A typing notice opens a chat, and does not wait for messages. A removed channel gets 404. The retry
    // interval begins at the end of an attempt. After an {error} response, the service retries.
    manner: 'does otherwise whatever is left open',
    change: (s) => {
      const { statusBody, find, notice, write } = s;
      const { run, judge, intervalMs } = s.delivery;
      const wait = s.delivery.pause;
      bend(s, {
        desk: { streams: false },
        statusBody: (channel) => `${statusBody.call(s, channel)}\n`,
        find: (random, id) => {
          const channel = find.call(s, random, id);
          return channel?.removed ? undefined : channel;
        },
        accepted: (response) =>
          response
            .writeHead(200, { 'content-type': 'text/plain', connection: 'keep-alive' })
            .end('thank you'),
        refuse: (response, problem) =>
          response.writeHead(400, { 'content-type': 'text/html' }).end(`<h1>${problem}</h1>`),
        notice: (channel, sender, message) => {
          s.chatOf(channel, sender);
          notice.call(s, channel, sender, message);
        },
        write: (chat, agent, message) => {
          s.typing(chat, agent, false);
          return write.call(s, chat, agent, message);
        },
        typing: (chat, agent, typing) => {
          const body = s.envelope(chat, agent, { type: typing ? 'typein' : 'typeout' });
          void s.delivery.attempt(chat.channel, body);
        },
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
          async run(...given) {
            const ended = await run.apply(s.delivery, given);
            const error = (ended.attempted?.body as Body | undefined)?.['error'];
            return error && ended.attempted?.status === 200 ? { ...ended, verdict: 'refused' } : ended;
          },
          // After a timed-out attempt, the interval is over. The 100 ms allow for the difference between the clocks of timers and dates.
          pause: (started, number) => {
            const isOverdue = Date.now() - started - (number - 1) * intervalMs >= intervalMs - 100;
            const from = isOverdue ? started : Date.now() - (number - 1) * intervalMs;
            return wait.call(s.delivery, from, number);
          },
          judge: (attempted) => {
            const verdict = judge.call(s.delivery, attempted);
            return verdict === 'refused' ? 'again' : verdict;
          },
        },
      });
    },
  },
  {
    // The desk of this service accepts plain http addresses, but the service sends nothing to them.
    manner: 'sends and says no more than it has to',
    change: (s) => ({
      refuse: (response) => response.writeHead(400).end(),
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
  },
  {
    // It sends one second late, without a Content-Type. Its intervals are 400 ms too long.
    manner: 'is late within the tolerance',
    change: (s) => {
      const wait = s.delivery.pause;
      s.queue = (chat, work) => chat.lane.then(() => pause(1000)).then(work);
      s.delivery.contentType = () => undefined;
      s.delivery.pause = (started, number) => wait.call(s.delivery, started + 400 * number, number);
    },
  },
  otherwise('stops at an error, whatever its status', {
    delivery: {
      judge: wrap((judge, attempted) =>
        judge(attempted && { ...attempted, status: Object(attempted.body).error ? 200 : attempted.status }),
      ),
    },
  }),
  left('CHN-OUT-04 recipient-is-a-string', /recipient\.id: 4711/, 'gives an integer id back as it came', {
    recipient: ({ senderId }) => senderId,
  }),
  left('CHN-OUT-19 agent-text', /two chats have the same/, 'numbers the messages of each chat', {
    envelope: wrap((envelope, chat, ...given) => {
      const { message, ...body } = envelope(chat, ...given);
      return { ...body, message: { ...message, ...(message.id && { id: `m${chat.transcript.length}` }) } };
    }),
  }),
  left(
    'CHN-OUT-16 repeats-on-500',
    /\/sent_at was .*no field of the contract/,
    'writes the time of each attempt into a field of its own',
    { delivery: { payload: (body, number) => ({ ...body, sent_at: Date.now() + number }) } },
  ),
  showsLate(1500),
  left(
    'CHN-IN-20 typing-with-stray-fields',
    /notice is learnt/,
    'learns a name from a notice of typing',
    (s) => ({
      notice: wrap((notice, channel, sender, message) => {
        const { id, name } = sender;
        if (typeof name === 'string') Object.assign(s.chatOf(channel, { id }).customer, { name });
        notice(channel, sender, message);
      }),
    }),
  ),
  left('CHN-IN-09 message-without-customer-id', /no sender: 200/, 'answers 200 to nobody', (s) => ({
    refuse: wrap((refuse, response, problem) =>
      problem === 'sender.id is missing' ? s.accepted(response) : refuse(response, problem),
    ),
  })),
  left('CHN-IN-33 null-for-an-optional-field', /with null: 400/, 'refuses null', {
    check: wrap((check, body) => {
      const text = JSON.stringify(body) ?? '';
      // A typing notice with null is accepted, since all its fields but the type are ignored.
      const isRefused = /\bnull\b/.test(text) && !/"type(in|out)"/.test(text);
      return isRefused ? 'null' : check(body);
    }),
  }),
  left('CHN-IN-33 null-for-an-optional-field', /a text with null: 200.*arrives/, 'takes null', {
    check: wrap((check, body) =>
      check(body && JSON.parse(JSON.stringify(body), (_, value) => value ?? undefined)),
    ),
  }),
  left('CHN-IN-11 customer-data-given-later', /no longer known: /, 'forgets what is not repeated', (s) => ({
    update: wrap((update, chat, sender) => {
      chat.customer = { id: sender['id'], name: s.nameless };
      update(chat, sender);
    }),
  })),
  otherwise('opens a closed chat again', (s) => {
    s.openChatOf = (channel, { id }) => {
      const known = s.chats.find((each) => each.channel === channel && each.senderId === id);
      return known && Object.assign(known, { closed: false });
    };
  }),
  left('CHN-OUT-19 two-agents-write', /none is null \(OPEN-35\)/, 'writes null for no picture', {
    envelope: wrap((envelope, ...given) => {
      const { sender, ...body } = envelope(...given);
      return { ...body, sender: { photo: null, ...sender } };
    }),
  }),
  otherwise('has no place for the preview of an agent’s file', {
    write: wrap((write, chat, agent, { thumb: _, ...message }) => write(chat, agent, message)),
  }),
  left('CHN-OUT-05 agent-files-and-places', /thumb of it .* not sent/, 'sends no preview', (s) => {
    const { delivery } = s;
    delivery.payload = ({ message, ...body }) => ({ ...body, message: { ...message, thumb: undefined } });
  }),
  left('CHN-OUT-10 slow-success-in-the-window', /waits \d+ ms.*OPEN-30/, 'gives an answer one second', {
    delivery: { timeoutMs: 1000 },
  }),
  ...[1800, 2000].map((ms) => otherwise(`gives an answer ${ms} ms`, { delivery: { timeoutMs: ms } })),
  left(
    'CHN-OUT-15 error-answers-are-shown',
    /messages shown with codes: "customer_unknown", "17"/,
    'hides messages whose code is a number',
    {
      refused: wrap((refused, chat, error) =>
        typeof error['code'] === 'number' ? undefined : refused(chat, error),
      ),
    },
  ),
  left('CHN-OUT-18 order-within-a-chat', /sent before that repeat/, 'lets messages overtake', {
    queue: (_, work) => work(),
  }),
  {
    ...left('CHN-OUT-18 order-within-a-chat', /after the (repeat|retry)/, 'holds up every chat', (s) => {
      let lane = Promise.resolve();
      s.queue = (_, work) => {
        lane = lane.then(work);
        return lane;
      };
    }),
    alone: true,
  },
  left('CHN-IN-29 unknown-kind-of-message', /answered 405/, 'calls an unknown kind not supported', {
    refuse: wrap((refuse, response, problem) =>
      problem === 'message.type is unknown' ? response.writeHead(405).end() : refuse(response, problem),
    ),
  }),
  left('CHN-IN-18 what-a-character-is', /./, 'cuts at a unit of UTF-16', {
    cut: (text) => text.slice(0, limits.UserTextBody.truncate),
  }),
  left('CHN-IN-31 message-posted-twice', /at the desk 1 time \(OPEN-37\)/, 'shows a repeat once', (s) => {
    const { say } = s;
    const known = new Set<unknown>();
    s.say = (channel, sender, message) => {
      const key = JSON.stringify([channel.id, sender['id'], message['id']]);
      const isRepeat = message['id'] !== undefined && known.has(key);
      known.add(key);
      if (!isRepeat) say.call(s, channel, sender, message);
    };
  }),
  left('CHN-IN-30 limit-on-requests', /^[1-9]\d* of the/, 'has a limit on requests', () => {
    let number = 0;
    return {
      customerSide: wrap((customerSide, request, response, ...given) => {
        number += 1;
        if (number % 5 === 1) response.writeHead(429, { 'retry-after': '1' }).end();
        else customerSide(request, response, ...given);
      }),
    };
  }),
  otherwise('writes errors as the bot API does, has long ids, and says more of its agents', {
    refuse: (response, message) =>
      response.writeHead(400).end(JSON.stringify({ error: { code: codes.invalidRequest, message } })),
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
  }),
  {
    ...otherwise('keeps a status for five seconds', (s) => {
      const { statusBody } = s;
      const kept = new Map<Channel, { at: number; body: string }>();
      s.statusBody = (channel) => {
        const old = kept.get(channel);
        if (old && Date.now() - old.at < 5000) return old.body;
        const body = statusBody.call(s, channel);
        kept.set(channel, { at: Date.now(), body });
        return body;
      };
    }),
    told: told('CHN-IN-02 status-follows-the-agents', /the status follows after \d+ ms/),
  },
  otherwise('shows what a customer wrote as late as a response may come', {
    take: wrap(
      (take, ...given) => void setTimeout(() => take(...given), policies.sendAgentMessage.timeoutMs),
    ),
  }),
  {
    ...otherwise('begins five seconds after the agent wrote', {
      queue: (chat, work) => chat.lane.then(() => pause(5000)).then(work),
    }),
    slow: true,
  },
  otherwise('sends one message of a channel at a time', (s) => {
    const { deliver } = s;
    const lanes = new Map<Channel, ReturnType<typeof pLimit>>();
    s.deliver = (chat, ...given) => {
      const lane = lanes.get(chat.channel) ?? pLimit(1);
      lanes.set(chat.channel, lane);
      return lane(() => deliver.call(s, chat, ...given));
    };
  }),
  {
    ...otherwise('has a desk that says that it has no way to send files or places', {
      desk: {
        serve: wrap((serve, request, response, path, text) => {
          const isWritten = path.endsWith('/messages') && JSON.parse(text).message.type !== 'text';
          if (isWritten) response.writeHead(501).end();
          else serve(request, response, path, text);
        }),
      },
    }),
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
  },
  { ...sending('sixteen', 16), slow: true },
  { ...sending('two', 2), slow: true },
  otherwise('looks at an address before it uses it', {
    addChannel: wrap((addChannel, settings) => {
      for (const method of ['HEAD', 'GET'])
        request(settings['customer_endpoint'], { method, agent: false }, (answer) => answer.resume())
          .on('error', () => undefined)
          .end();
      return addChannel(settings);
    }),
  }),
  otherwise('writes all line ends in one way, and no blanks around a text', {
    cut: wrap((cut, text) => cut(text.replaceAll('\r\n', '\n')).trim()),
  }),
  otherwise('takes ten messages of a channel at once, and then four each second', (s) => {
    const { receive } = s;
    const known = new Map<Channel, { left: number; at: number }>();
    s.receive = (channel, text, response) => {
      const { left, at } = known.get(channel) ?? { left: 10, at: Date.now() };
      const have = Math.min(10, left + (Date.now() - at) / 250);
      known.set(channel, { left: have < 1 ? have : have - 1, at: Date.now() });
      if (have < 1) response.writeHead(429, { 'retry-after': '1' }).end();
      else receive.call(s, channel, text, response);
    };
  }),
  left(
    'CHN-IN-11 customer-data-given-later',
    /in other letters than it was sent/,
    'keeps the e-mails of customers in small letters',
    {
      update: wrap((update, chat, { email, ...sender }) =>
        update(chat, { ...sender, ...(email && { email: email.toLowerCase() }) }),
      ),
    },
  ),
  left('CHN-OUT-08 repeats-on-500', /4 requests in all \(OPEN-16\)/, 'sends a message four times', {
    delivery: { attempts: 4 },
  }),
  left('CHN-OUT-13 resetting-endpoint', /nothing has come by it/, 'has a stream that tells nothing', {
    tell: () => undefined,
  }),
];

function showsLate(ms: number): Changed<IndependentService> {
  return otherwise(`has a desk that shows chats ${ms} ms late, with true instants`, (s) => {
    s.desk.streams = false;
    const { serve } = s.desk;
    const isOld = ({ at }: Entry) => Date.parse(at) <= Date.now() - ms;
    s.desk.serve = (request, response, path, text) => {
      const end = response.end.bind(response);
      const late = (body?: string) => {
        const { transcript, ...rest } = JSON.parse(body ?? '{}');
        return end(transcript ? JSON.stringify({ ...rest, transcript: transcript.filter(isOld) }) : body);
      };
      serve.call(s.desk, request, Object.assign(response, { end: late }), path, text);
    };
  });
}

/** Makes a variant that delivers at most `workers` messages in parallel. A worker waits until its message is accepted or given up. */
function sending(number: string, workers: number): Changed<IndependentService> {
  return otherwise(`sends with ${number} workers`, (s) => {
    const { run } = s.delivery;
    const inPool = pLimit(workers);
    s.delivery.run = (...given) => inPool(() => run.apply(s.delivery, given));
  });
}

function otherwise(manner: string, change: Change<IndependentService>): Changed<IndependentService> {
  return { manner, change };
}

export const runOf = runsOf(
  'channel-service',
  () => new IndependentService(),
  ({ url }) => ({ desk: `${url}/desk` }),
);

export const channelServiceSelfTest = selfTestOf<IndependentService>(
  'channel-service',
  32,
  runOf,
  // The broken services with the longest waits come first, so that their runs start first.
  [...brokenDelivery, ...brokenIntake],
  openServices,
);
