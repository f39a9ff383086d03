import { setTimeout as pause } from 'node:timers/promises';
import { policies } from '../../../generated/policies.ts';
import { freePort } from '../../wire/http/stand-in.ts';
import {
  type Change,
  type Faults,
  runsOf,
  selfTestOf,
  told,
  trialsOf,
  type Variants,
  wrap,
} from '../bend.ts';
import type { Body } from '../independent/party.ts';
import type { SelfTest } from '../selftest.ts';
import { IndependentIntegrator } from './independent.ts';

const tooLateMs = policies.sendAgentMessage.timeoutMs + 300;

export const rightSender = { id: 7 };

export const right = { sender: rightSender, message: { type: 'text', text: 'Hello' } };

/** Returns a change of an endpoint: it answers all valid messages, or only those that `isMeant` selects, with `status` and `body`. */
const answers =
  (
    status: number,
    body: unknown,
    isMeant: (message: Body) => boolean = () => true,
  ): Change<IndependentIntegrator> =>
  (it) => ({
    take: wrap(async (take, message, response) =>
      isMeant(message) ? it.answer(response, status, body) : take(message, response),
    ),
  });

/** Returns a change of an endpoint: it answers the bodies that `isMeant` selects, valid or not, in one way. */
const answersBodies =
  (status: number, body: unknown, isMeant: (text: string) => boolean): Change<IndependentIntegrator> =>
  (it) => ({
    receive: wrap(async (receive, text, response) =>
      isMeant(text) ? it.answer(response, status, body) : receive(text, response),
    ),
  });

const ok = { result: 'ok' };

const refusal = (code: number | string, message: string) => ({ error: { code, message } });

/** Endpoints with one fault each. Either no mutant can cause the fault, or the report on it must contain advice. */
const brokenIntegrators: Faults<IndependentIntegrator> = {
  'CHN-RCV-01: answers 201': answers(201, ok),
  'CHN-RCV-01: accepts one spelling of application/json only': {
    isJson: (type) => type === 'application/json',
  },
  'CHN-RCV-01 takes-a-text: rejects escape sequences': answersBodies(400, {}, (text) => text.includes('\\u')),
  'CHN-RCV-01: encodes its answer twice': told(/encoded twice/, answers(200, '{"result":"ok"}')),
  'CHN-RCV-01: answers 404': told(/nothing is served/, {
    take: async (_, response) => void response.writeHead(404).end(),
  }),
  'CHN-RCV-03: rejects unknown fields of typing notices': answers(400, {}, ({ text }) => text === 42),
  'CHN-RCV-04: reads no more than Content-Length says': {
    read: (headers, parts) => Buffer.concat(parts).subarray(0, Number(headers['content-length'] ?? 0)),
  },
  'CHN-RCV-04: decodes each chunk separately': (it) => ({
    read: (_, parts) => Buffer.from(parts.map((part) => part.toString()).join('')),
    receive: wrap(async (receive, text, response) =>
      text.includes('\uFFFD') ? it.answer(response, 400, {}) : receive(text, response),
    ),
  }),
  ...Object.fromEntries(
    ['text', 'location', 'typeout', 'voice'].map(
      (type) =>
        [
          `CHN-RCV-05: answers a ${type} too late`,
          {
            take: wrap(async (take, message, response) => {
              if (message['type'] === type) await new Promise((over) => setTimeout(over, tooLateMs));
              await take(message, response);
            }),
          },
        ] as const,
    ),
  ),
  'CHN-RCV-07: answers 500 to an unknown kind': (it) => ({
    fault: () => {
      throw new Error('unexpected');
    },
    receive: wrap((receive, text, response) =>
      receive(text, response).catch(() => it.answer(response, 500, {})),
    ),
  }),
  'CHN-RCV-07: answers ok to a body that is not JSON': {
    answer: wrap((answer, response, status, body) =>
      status === 400 ? answer(response, 200, { result: 'ok' }) : answer(response, status, body),
    ),
  },
  'CHN-RCV-10: posts to another channel': told(/it is posted to \/random\/other$/, {
    posts: [right],
    postedTo: '/random/other',
  }),
  'CHN-RCV-10: encodes its JSON in Latin-1': told(/not UTF-8/, {
    posts: [{ ...right, message: { type: 'text', text: 'Grüß Gott' } }],
    postedEncoding: 'latin1',
  }),
  'CHN-RCV-11: does not report a rejection to the operator': {
    options: { person: { confirms: async () => false } },
    change: {},
  },
};

const openIntegrators: Variants<IndependentIntegrator> = {
  'sends error null with each ok': answers(200, { ...ok, error: null }),
  'CHN-RCV-06 answers-a-repeat-alike: answers a repeat by an error': told(
    /the result ok; 200 with an error/,
    (it) => {
      const seen = new Set<unknown>();
      it.take = async ({ id }, response) => {
        it.answer(response, 200, seen.has(id) ? refusal('known', 'I know that already.') : ok);
        if (id !== undefined) seen.add(id);
      };
    },
  ),
  'answers every message with an error': answers(200, refusal(17, 'Wir haben geschlossen – 🙂')),
  'CHN-RCV-01 takes-a-text: has a word as error code': told(
    /^no text was taken: .*customer_unknown.*--recipient-id/,
    answers(200, refusal('customer_unknown', 'Nobody of that name.')),
  ),
  'CHN-RCV-01 takes-a-text: reads no body, and answers everything with an error': told(
    /^no text was taken, .*Does it read the body\? In PHP that is php:\/\/input/,
    answersBodies(200, refusal(1, 'No message.'), () => true),
  ),
  'has a negative error code with a fraction': answers(200, refusal(-1.5, 'No.')),
  'sends further fields': answers(200, { version: 2, ...ok, taken: { id: null } }),
  'sends JSON as text/html': {
    take: async (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('\n  {"result":\n"ok"}  \n'),
  },
  'sends no Content-Type, and its response in chunks': {
    async take(_, response) {
      response.writeHead(200).write('{"result"');
      await pause(30);
      response.end(':"ok"}');
    },
  },
  'answers after two seconds': { take: wrap((take, ...given) => pause(2000).then(() => take(...given))) },
  'rejects invalid messages with a 4xx status': {
    answer: wrap((answer, response, status, body) => {
      const isError = (body as Body)['error'] !== undefined;
      answer(response, isError ? 422 : status, body);
    }),
  },
  'CHN-RCV-07 refuses-what-it-cannot-use: accepts unknown kinds': told(
    /no message\.type: taken with the result ok/,
    answersBodies(200, ok, (text) => /hologram|Of which type\?/.test(text)),
  ),
  'accepts messages only to a known customer': {
    options: { recipientId: '17' },
    change: answersBodies(200, refusal(404, 'Nobody of that name.'), (text) =>
      /"recipient":(?!\{"id":"17"\})/.test(text),
    ),
  },
};

const openFronts: Variants<IndependentIntegrator> = {
  'posts a text with an integer id': { posts: [right] },
  // The front end posts a message for each text at once. If that fails, the endpoint closes.
  'posts a message at once, in a web framework': (it) => ({
    posts: [],
    methodMissing: (response) =>
      void response.writeHead(404, { 'content-type': 'text/html' }).end('<pre>Cannot GET</pre>'),
    take: wrap(async (take, message, response) => {
      await take(message, response);
      if (message['type'] === 'text' && !(await it.post(right))) await it.close();
    }),
  }),
  'posts to its own random string, with a charset': {
    posts: [right],
    postedTo: '/r4nd0m/shop%2Dapp',
    postedType: 'application/json; charset=utf-8',
  },
  'CHN-RCV-10 posts-user-messages: sends JSON as text/plain': told(
    /the Content-Type is text\/plain \(OPEN-38\)/,
    { posts: [right], postedType: 'text/plain' },
  ),
  'CHN-RCV-10 posts-user-messages: sends numbers as message ids': told(
    /message\.id is 7, a number \(OPEN-42\)/,
    {
      posts: [{ ...right, message: { ...right.message, id: 7 } }],
    },
  ),
  'posts a picture with the scheme in capitals': {
    posts: [{ ...right, sender: { ...rightSender, photo: 'HTTPS://files.example/me.png' } }],
  },
  'posts null for an optional field': { posts: [{ ...right, sender: { ...rightSender, name: null } }] },
};

export const runOf = runsOf('channel-integrator', async () => new IndependentIntegrator(await freePort()));

const own = selfTestOf('channel-integrator', runOf, brokenIntegrators, openIntegrators);

const unseen = ['CHN-RCV-10', 'CHN-RCV-11', 'CHN-RCV-12'] as const;

export const channelIntegratorSelfTest: SelfTest = {
  ...own,
  variants: [
    ...own.variants.map((variant) => ({ unseen, ...variant })),
    ...trialsOf(openFronts, runOf).map((variant) => ({ unseen: ['CHN-RCV-11'] as const, ...variant })),
  ],
};
