import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { policies } from '../../../generated/policies.ts';
import { runTarget } from '../../targets/index.ts';
import { freePort } from '../../wire/http/stand-in.ts';
import { bend, type Change, type Changed, faultsOf, runsOf, selfTestOf, wrap } from '../bend.ts';
import type { Body } from '../independent/party.ts';
import { type Broken, type Run, type SelfTest, told, type Variant } from '../selftest.ts';
import { IndependentIntegrator } from './independent.ts';

const tooLateMs = policies.sendAgentMessage.timeoutMs + 300;

const answers =
  (isMeant: (message: Body) => boolean, status: number, body: unknown): Change<IndependentIntegrator> =>
  (it) => ({
    take: wrap(async (take, message, response) =>
      isMeant(message) ? it.answer(response, status, body) : take(message, response),
    ),
  });

const always = () => true;

/** Endpoints with one fault each. Either no mutant can cause the fault, or the report on it must contain advice. */
const brokenIntegrators = faultsOf<IndependentIntegrator>({
  'CHN-RCV-01: answers 201': answers(always, 201, { result: 'ok' }),
  'CHN-RCV-01: accepts one spelling of application/json only': {
    isJson: (type) => type === 'application/json',
  },
  'CHN-RCV-01: breaks down over a text with a second line': answers(({ text }) => /\n/.test(text), 500, {}),
  'CHN-RCV-01: breaks down over a text with a double quote': answers(({ text }) => /"/.test(text), 500, {}),
  'CHN-RCV-01 takes-a-text: refuses escape sequences': (it) => ({
    receive: wrap(async (receive, text, response) =>
      text.includes('\\u') ? it.answer(response, 400, {}) : receive(text, response),
    ),
  }),
  'CHN-RCV-01: encodes its answer twice': {
    says: /encoded twice/,
    change: answers(always, 200, '{"result":"ok"}'),
  },
  'CHN-RCV-01: has nothing at the address': {
    says: /nothing is served/,
    change: { take: async (_, response) => void response.writeHead(404).end() },
  },
  'CHN-RCV-02: knows files under https only': answers(
    ({ file }) => String(file).startsWith('http:'),
    500,
    {},
  ),
  'CHN-RCV-03: checks stray fields of typing': answers(({ text }) => text === 42, 400, {}),
  'CHN-RCV-04: reads no more than Content-Length says': {
    read: (headers, parts) => Buffer.concat(parts).subarray(0, Number(headers['content-length'] ?? 0)),
  },
  'CHN-RCV-04: makes text of each piece by itself': (it) => {
    it.read = (_, parts) => Buffer.from(parts.map((part) => part.toString()).join(''));
    bend(
      it,
      answers(({ text }) => String(text).includes('\uFFFD'), 400, {}),
    );
  },
  ...Object.fromEntries(
    ['text', 'location', 'typeout', 'voice'].map(
      (type) =>
        [
          `CHN-RCV-05: takes its time over a ${type}`,
          {
            take: wrap(async (take, message, response) => {
              if (message['type'] === type) await new Promise((over) => setTimeout(over, tooLateMs));
              await take(message, response);
            }),
          },
        ] as const,
    ),
  ),
  'CHN-RCV-07: breaks down over what it does not know': (it) => ({
    fault: () => {
      throw new Error('unexpected');
    },
    receive: wrap((receive, text, response) =>
      receive(text, response).catch(() => it.answer(response, 500, {})),
    ),
  }),
  'CHN-RCV-07: says ok to what is no JSON': {
    answer: wrap((answer, response, status, body) =>
      status === 400 ? answer(response, 200, { result: 'ok' }) : answer(response, status, body),
    ),
  },
});

const open = (manner: string, change: Change<IndependentIntegrator>): Changed<IndependentIntegrator> => ({
  manner,
  change,
});

function answering(
  manner: string,
  answer: (it: IndependentIntegrator, response: ServerResponse, message: Body) => unknown,
): Changed<IndependentIntegrator> {
  return open(manner, (it) => {
    it.take = async (message, response) => void (await answer(it, response, message));
  });
}

const openIntegrators: readonly Changed<IndependentIntegrator>[] = [
  answering('says with each ok that there is no error', (it, response) =>
    it.answer(response, 200, { result: 'ok', error: null }),
  ),
  {
    ...open('answers a repeat by an error', forgetful),
    told: told('CHN-RCV-06 answers-a-repeat-alike', /the result ok; 200 with an error/),
  },
  answering('cannot use any message and says so', (it, response) =>
    it.answer(response, 200, it.fault(17, 'Wir haben geschlossen – 🙂')),
  ),
  {
    ...answering('has words for codes', (it, response) =>
      it.answer(response, 200, it.fault('customer_unknown', 'Nobody of that name.')),
    ),
    told: told('CHN-RCV-01 takes-a-text', /^no text was taken: .*customer_unknown.*--recipient-id/),
  },
  {
    ...open('reads no body, and says of everything that it cannot use it', (it) => {
      it.receive = async (_, response) => it.answer(response, 200, it.fault(1, 'No message.'));
    }),
    told: told(
      'CHN-RCV-01 takes-a-text',
      /^no text was taken, .*Does it read the body\? In PHP that is php:\/\/input/,
    ),
  },
  answering('has codes below zero and with fractions', (it, response) =>
    it.answer(response, 200, it.fault(-1.5, 'No.')),
  ),
  answering('tells more than it has to', (it, response, { id }) =>
    it.answer(response, 200, { version: 2, result: 'ok', taken: { id: id ?? null } }),
  ),
  answering('says that its JSON is a page', (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('\n  {"result":\n"ok"}  \n'),
  ),
  answering('gives no type, and its answer in pieces', async (_, response) => {
    response.writeHead(200).write('{"result"');
    await pause(30);
    response.end(':"ok"}');
  }),
  answering('thinks for two seconds', async (it, response) => {
    await pause(2000);
    it.answer(response, 200, { result: 'ok' });
  }),
  open('refuses what it cannot use with codes of HTTP', {
    answer: wrap((answer, response, status, body) => {
      const isError = (body as Body)['error'] !== undefined;
      answer(response, isError ? 422 : status, body);
    }),
  }),
  {
    ...open('takes what it does not know', (it) => ({
      receive: wrap(async (receive, text, response) =>
        text.includes('hologram') || text.includes('Of which type?')
          ? it.answer(response, 200, { result: 'ok' })
          : receive(text, response),
      ),
    })),
    told: told('CHN-RCV-07 refuses-what-it-cannot-use', /no message\.type: taken with the result ok/),
  },
];

const choosy =
  (id: string): Change<IndependentIntegrator> =>
  (it) => ({
    receive: wrap(async (receive, text, response) =>
      text.includes('"recipient":') && !text.includes(`"recipient":{"id":"${id}"}`)
        ? it.answer(response, 200, it.fault(404, 'Nobody of that name.'))
        : receive(text, response),
    ),
  });

function forgetful(it: IndependentIntegrator): void {
  const seen = new Set<unknown>();
  it.take = async ({ id }, response) => {
    it.answer(response, 200, seen.has(id) ? it.fault('known', 'I know that already.') : { result: 'ok' });
    if (id !== undefined) seen.add(id);
  };
}

export const rightSender = { id: 7 };

const channelId = 'shop-app';

export const right = { sender: rightSender, message: { type: 'text', text: 'Hello' } };

interface Posting {
  path?: string;
  type?: string;
  encoding?: BufferEncoding;
}

/** Runs the suite against a correct endpoint, while a front end posts `body`, or each item of a list. */
export function runPosting(
  body: unknown,
  { path = `/random/${channelId}`, type = 'application/json', encoding }: Posting = {},
): Run {
  return async (only = []) => {
    const integrator = await new IndependentIntegrator().open();
    const port = await freePort();
    const listen = { host: '127.0.0.1', port };
    const run = runTarget('channel-integrator', { url: integrator.url, channelId, listen, only });
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    run.then(over, over);
    const bodies = Array.isArray(body) ? body : body === undefined ? [] : [body];
    const posts = bodies.map((each) => {
      const bytes = Buffer.from(JSON.stringify(each), encoding);
      const init = { method: 'POST', headers: { 'content-type': type }, body: bytes };
      return post(`http://127.0.0.1:${port}${path}`, init, () => isOver);
    });
    await Promise.all(posts);
    return run.finally(() => integrator.close());
  };
}

/** Runs the suite against a front end that posts a message for each text at once. If that fails, the endpoint closes. */
const runHasty: Run = async (only = []) => {
  const port = await freePort();
  const integrator = new IndependentIntegrator();
  const { take } = integrator;
  integrator.methodMissing = (response) =>
    void response.writeHead(404, { 'content-type': 'text/html' }).end('<pre>Cannot GET</pre>');
  integrator.take = async (message, response) => {
    await take.call(integrator, message, response);
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(right) };
    if (message['type'] === 'text')
      await fetch(`http://127.0.0.1:${port}/random/${channelId}`, init).catch(() => integrator.close());
  };
  const { url } = await integrator.open();
  const listen = { host: '127.0.0.1', port };
  return runTarget('channel-integrator', { url, channelId, listen, only }).finally(() => integrator.close());
};

/** Posts a request to the suite, and retries it every 20 ms until a response comes or the run has ended. */
async function post(url: string, options: RequestInit, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answer = await fetch(url, options).catch(() => undefined);
    if (answer) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

export const runOf = runsOf(
  'channel-integrator',
  () => new IndependentIntegrator(),
  ({ url }) => ({ url }),
);

const beside: readonly Broken[] = [
  {
    rule: 'CHN-RCV-10',
    fault: 'posts to another channel',
    says: /it is posted to \/random\/other$/,
    run: runPosting(right, { path: '/random/other' }),
  },
  {
    rule: 'CHN-RCV-10',
    fault: 'writes its JSON in Latin-1',
    says: /not UTF-8/,
    run: runPosting({ ...right, message: { type: 'text', text: 'Grüß Gott' } }, { encoding: 'latin1' }),
  },
  {
    rule: 'CHN-RCV-11',
    fault: 'keeps a refusal from its operator',
    run: runOf({}, { person: { confirms: async () => false } }),
  },
];

const unseen = ['CHN-RCV-10', 'CHN-RCV-11', 'CHN-RCV-12'] as const;

const posting: readonly Variant[] = [
  { manner: 'posts a text with an integer id', run: runPosting(right) },
  { manner: 'answers at once, under a web framework', run: runHasty },
  {
    manner: 'posts to a random string of its own, with a type in full',
    run: runPosting(right, { path: '/r4nd0m/shop%2Dapp', type: 'application/json; charset=utf-8' }),
  },
  {
    manner: 'says that its JSON is a plain text',
    told: told('CHN-RCV-10 posts-user-messages', /the Content-Type is text\/plain \(OPEN-38\)/),
    run: runPosting(right, { type: 'text/plain' }),
  },
  {
    manner: 'numbers its messages',
    told: told('CHN-RCV-10 posts-user-messages', /message\.id is 7, a number \(OPEN-42\)/),
    run: runPosting({ ...right, message: { ...right.message, id: 7 } }),
  },
  {
    manner: 'posts a picture with the scheme in capitals',
    run: runPosting({ ...right, sender: { ...rightSender, photo: 'HTTPS://files.example/me.png' } }),
  },
  {
    manner: 'posts null for what may be absent',
    run: runPosting({ ...right, sender: { ...rightSender, name: null } }),
  },
];

const own = selfTestOf<IndependentIntegrator>(
  'channel-integrator',
  32,
  runOf,
  brokenIntegrators,
  openIntegrators,
);

export const channelIntegratorSelfTest: SelfTest = {
  ...own,
  broken: [...own.broken, ...beside],
  variants: [
    ...own.variants.map((variant) => ({ ...variant, unseen })),
    {
      manner: 'takes messages to a customer whom it knows only',
      unseen,
      run: runOf(choosy('17'), { recipientId: '17' }),
    },
    ...posting.map((variant) => ({ unseen: ['CHN-RCV-11' as const], ...variant })),
  ],
};
