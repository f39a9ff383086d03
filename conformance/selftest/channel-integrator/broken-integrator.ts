import { policies } from '../../../generated/policies.ts';
import { bend, type Change, type Faulty, faultOf, faultsOf, wrap } from '../bend.ts';
import type { Body } from '../independent/body.ts';
import type { IndependentIntegrator } from './independent.ts';

const broken = faultOf<IndependentIntegrator>();
const faults = faultsOf<IndependentIntegrator>();

/** The delay of a late answer, in milliseconds. It is longer than the service's timeout. */
const tooLateMs = policies.sendAgentMessage.timeoutMs + 300;

/** Returns a change: the endpoint answers the messages for which `isMeant` is true with `status` and `body`. */
const answers =
  (isMeant: (message: Body) => boolean, status: number, body: unknown): Change<IndependentIntegrator> =>
  (it) => ({
    take: wrap(async (take, message, response) =>
      isMeant(message) ? it.answer(response, status, body) : take(message, response),
    ),
  });

const always = () => true;

/** Endpoints with one fault each. Mutants of answers cannot cause these faults, or the report on the fault must contain advice. */
export const brokenIntegrators: readonly Faulty<IndependentIntegrator>[] = [
  ...faults('CHN-RCV-01', {
    'answers 201': answers(always, 201, { result: 'ok' }),
    'accepts one spelling of application/json only': { isJson: (type) => type === 'application/json' },
    'breaks down over a text with a second line': answers(({ text }) => /\n/.test(text), 500, {}),
    'breaks down over a text with a double quote': answers(({ text }) => /"/.test(text), 500, {}),
  }),
  {
    ...broken('CHN-RCV-01', 'encodes its answer twice', answers(always, 200, '{"result":"ok"}')),
    says: /encoded twice/,
  },
  {
    ...broken('CHN-RCV-01', 'has nothing at the address', {
      take: async (_, response) => void response.writeHead(404).end(),
    }),
    says: /nothing is served/,
  },
  broken('CHN-RCV-01 takes-a-text', 'breaks down over an agent whose name is not ASCII', (it) => ({
    receive: wrap(async (receive, text, response) =>
      /[^ -~]/.test(JSON.parse(text).sender?.name ?? '')
        ? it.answer(response, 500, {})
        : receive(text, response),
    ),
  })),
  broken('CHN-RCV-01 takes-files-and-places', 'breaks down over a text after a photo', (it) => {
    let before: unknown;
    return {
      take: wrap(async (take, message, response) => {
        const isWrong = before === 'photo' && message['type'] === 'text';
        before = message['type'];
        if (isWrong) it.answer(response, 500, {});
        else await take(message, response);
      }),
    };
  }),
  broken(
    'CHN-RCV-02',
    'knows files under https only',
    answers(({ file }) => String(file).startsWith('http:'), 500, {}),
  ),
  broken(
    'CHN-RCV-03',
    'checks stray fields of typing',
    answers(({ text }) => text === 42, 400, {}),
  ),
  ...faults('CHN-RCV-04', {
    'reads no more than Content-Length says': {
      read: (headers, parts) => Buffer.concat(parts).subarray(0, Number(headers['content-length'] ?? 0)),
    },
    'makes text of each piece by itself': (it) => {
      it.read = (_, parts) => Buffer.from(parts.map((part) => part.toString()).join(''));
      bend(
        it,
        answers(({ text }) => String(text).includes('\uFFFD'), 400, {}),
      );
    },
  }),
  ...['text', 'location', 'typeout', 'voice'].map((type) =>
    broken('CHN-RCV-05', `takes its time over a ${type}`, {
      take: wrap(async (take, message, response) => {
        if (message['type'] === type) await new Promise((over) => setTimeout(over, tooLateMs));
        await take(message, response);
      }),
    }),
  ),
  ...faults('CHN-RCV-07', {
    'breaks down over what it does not know': (it) => ({
      fault: () => {
        throw new Error('unexpected');
      },
      receive: wrap((receive, text, response) =>
        receive(text, response).catch(() => it.answer(response, 500, {})),
      ),
    }),
    'says ok to what is no JSON': {
      answer: wrap((answer, response, status, body) =>
        status === 400 ? answer(response, 200, { result: 'ok' }) : answer(response, status, body),
      ),
    },
  }),
];
