import type { ServerResponse } from 'node:http';
import { bend, type Change, type Faulty, faultOf, faultsOf } from '../bend.ts';
import type { Body } from '../independent/body.ts';
import type { IndependentIntegrator } from '../independent/channel-integrator/integrator.ts';

const broken = faultOf<IndependentIntegrator>();
const faults = faultsOf<IndependentIntegrator>();

type Answer = (it: IndependentIntegrator, response: ServerResponse) => unknown;

/** Answers certain messages in a way of its own. */
const where =
  (isMeant: (message: Body) => unknown, answer: Answer): Change<IndependentIntegrator> =>
  (it) => {
    const { take } = it;
    it.take = async (message, response) =>
      isMeant(message) ? void answer(it, response) : take.call(it, message, response);
  };

const answers =
  (status: number, body: unknown = {}): Answer =>
  (it, response) =>
    it.answer(response, status, body);

const fails = answers(500);
const always = () => true;

/** At least one for each MUST of an integrator that its answers can show. */
export const brokenIntegrators: readonly Faulty<IndependentIntegrator>[] = [
  ...faults('CHN-RCV-01', {
    'answers a text with an empty 200': { take: async (_, response) => void response.writeHead(200).end() },
    'answers 201': where(always, answers(201, { result: 'ok' })),
    'accepts one spelling of application/json only': { isJson: (type) => type === 'application/json' },
    'breaks down over a text with a second line': where(({ text }) => /\n/.test(text), fails),
    'breaks down over a text with a double quote': where(({ text }) => /"/.test(text), fails),
  }),
  {
    ...broken('CHN-RCV-01', 'encodes its answer twice', where(always, answers(200, '{"result":"ok"}'))),
    says: /encoded twice/,
  },
  {
    ...broken('CHN-RCV-01', 'has nothing at the address', {
      take: async (_, response) => void response.writeHead(404).end(),
    }),
    says: /nothing is served/,
  },
  ...faults('CHN-RCV-02', {
    'knows files under https only': where(({ file }) => String(file).startsWith('http:'), fails),
  }),
  ...faults('CHN-RCV-03', {
    'does not answer typing in the agreed form': where(({ type }) => type === 'typeout', answers(200)),
    'checks stray fields of typing': where(({ text }) => text === 42, answers(400)),
    'answers a notice with stray fields by an error': where(
      ({ text }) => text === 42,
      answers(200, { error: { code: 4, message: 'That is no text.' } }),
    ),
  }),
  broken('CHN-RCV-04', 'reads no more than Content-Length says', {
    read: (headers, parts) => Buffer.concat(parts).subarray(0, Number(headers['content-length'] ?? 0)),
  }),
  broken('CHN-RCV-04', 'makes text of each piece by itself', (it) => {
    it.read = (_, parts) => Buffer.from(parts.map((part) => part.toString()).join(''));
    bend(
      it,
      where(({ text }) => String(text).includes('\uFFFD'), answers(400)),
    );
  }),
  ...['text', 'location', 'typeout', 'voice'].map((type) =>
    broken('CHN-RCV-05', `takes its time over a ${type}`, (it) => {
      const { take } = it;
      it.take = async (message, response) => {
        if (message['type'] === type) await new Promise((over) => setTimeout(over, 3300));
        await take.call(it, message, response);
      };
    }),
  ),
  broken('CHN-RCV-07', 'breaks down over what it does not know', (it) => {
    it.fault = () => {
      throw new Error('unexpected');
    };
    const { receive } = it;
    it.receive = (text, response) =>
      receive.call(it, text, response).catch(() => it.answer(response, 500, {}));
  }),
  broken('CHN-RCV-07', 'says ok to what is no JSON', (it) => {
    const { answer } = it;
    it.answer = (response, status, body) =>
      answer.call(it, response, status === 400 ? 200 : status, status === 400 ? { result: 'ok' } : body);
  }),
];
