import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { policies } from '../../../generated/policies.ts';
import { type Change, type Changed, wrap } from '../bend.ts';
import { told } from '../selftest.ts';
import type { Channel, Entry, IndependentService } from './independent.ts';

/** Makes a variant: a correct service, described by `manner`, that differs from the reference by `change`. */
export const otherwise = (
  manner: string,
  change: Change<IndependentService>,
): Changed<IndependentService> => ({
  manner,
  change,
});

const textsOnly: Changed<IndependentService> = {
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
};

/**
 * Correct services that are slow or send only a few messages in parallel. The source documents state no limit for this. Some also differ in
 * other allowed ways.
 */
export const unhurried: readonly Changed<IndependentService>[] = [
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
  textsOnly,
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
];

/** Makes a variant: a service whose desk shows each entry of a chat `ms` milliseconds late, but with the correct timestamp. */
export function showsLate(ms: number): Changed<IndependentService> {
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

/**
 * Makes a variant: a service that delivers at most `workers` messages in parallel. A delivery occupies its worker until the message is
 * accepted or given up. `number` is the number in words.
 */
function sending(number: string, workers: number): Changed<IndependentService> {
  return otherwise(`sends with ${number} workers`, (s) => {
    const { run } = s.delivery;
    const inPool = pLimit(workers);
    s.delivery.run = (...given) => inPool(() => run.apply(s.delivery, given));
  });
}
