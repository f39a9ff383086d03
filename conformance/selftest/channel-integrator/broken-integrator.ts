import { type Faulty, faultOf, faultsOf } from '../bend.ts';
import type { Body } from '../independent/body.ts';
import type { IndependentIntegrator } from '../independent/channel-integrator/integrator.ts';

const broken = faultOf<IndependentIntegrator>();
const faults = faultsOf<IndependentIntegrator>();

/** What breaks down over right values that are seldom seen. */
const uncommon: Readonly<Record<string, (message: Body) => boolean>> = {
  'breaks down over whole degrees': ({ latitude }) => Number.isInteger(latitude),
  'takes the equator for no place': ({ latitude }) => latitude === 0,
  'knows files under https only': ({ file }) => String(file).startsWith('http:'),
  'counts bytes in 32 bits': ({ file_size }) => file_size > 2 ** 31 - 1,
  'breaks down over an address with a query': ({ file }) => String(file).includes('?'),
  'wants an ending in the name of a file': ({ file_name }) => file_name && !/\.\w+$/.test(file_name),
  'takes one byte for none': ({ file_size }) => file_size === 1,
  'knows names in ASCII only': ({ file_name }) => [...String(file_name)].some((each) => each > '~'),
};

/** At least one for each MUST of an integrator that its answers can show. */
export const brokenIntegrators: readonly Faulty<IndependentIntegrator>[] = [
  ...faults('CHN-RCV-01', {
    'answers a text with an empty 200': { take: async (_, response) => void response.writeHead(200).end() },
    'answers 201': (it) => {
      it.take = async (_, response) => it.answer(response, 201, { result: 'ok' });
    },
    'breaks down over a text of more than 4096 characters': (it) => {
      const { take } = it;
      it.take = async (message, response) =>
        String(message['text']).length > 4096
          ? it.answer(response, 500, {})
          : take.call(it, message, response);
    },
    'takes 0 for no text, as PHP does': (it) => {
      const { take } = it;
      it.take = async (message, response) =>
        message['text'] === '0' ? it.answer(response, 400, {}) : take.call(it, message, response);
    },
    'knows one spelling of the type of JSON': { isJson: (type) => type === 'application/json' },
    'says OK in capitals': (it) => {
      it.take = async (_, response) => it.answer(response, 200, { result: 'OK' });
    },
  }),
  {
    ...broken('CHN-RCV-01', 'encodes its answer twice', (it) => {
      it.take = async (_, response) => it.answer(response, 200, JSON.stringify({ result: 'ok' }));
    }),
    says: /encoded twice/,
  },
  {
    ...broken('CHN-RCV-01', 'has nothing at the address', {
      take: async (_, response) => void response.writeHead(404).end(),
    }),
    says: /nothing is served/,
  },
  ...Object.entries({
    'a second line': /\n/,
    'a double quote': /"/,
    'a quote': /'/,
    'an angle bracket': /</,
  }).map(([what, sign]) =>
    broken('CHN-RCV-01', `breaks down over a text with ${what}`, (it) => {
      const { take } = it;
      it.take = async (message, response) =>
        message['type'] === 'text' && sign.test(message['text'])
          ? it.answer(response, 500, {})
          : take.call(it, message, response);
    }),
  ),
  broken('CHN-RCV-02', 'does not know stickers', (it) => {
    const { take } = it;
    it.take = async (message, response) =>
      message['type'] === 'sticker' ? it.answer(response, 415, {}) : take.call(it, message, response);
  }),
  broken('CHN-RCV-02', 'breaks down over places', (it) => {
    const { take } = it;
    it.take = async (message, response) =>
      message['type'] === 'location' ? it.answer(response, 500, {}) : take.call(it, message, response);
  }),
  ...Object.entries(uncommon).map(([fault, breaks]) =>
    broken('CHN-RCV-02', fault, (it) => {
      const { take } = it;
      it.take = async (message, response) =>
        breaks(message) ? it.answer(response, 500, {}) : take.call(it, message, response);
    }),
  ),
  broken('CHN-RCV-03', 'does not answer typing in the agreed form', (it) => {
    const { take } = it;
    it.take = async (message, response) =>
      message['type'] === 'typeout' ? it.answer(response, 200, {}) : take.call(it, message, response);
  }),
  broken('CHN-RCV-03', 'checks stray fields of typing', (it) => {
    const { take } = it;
    it.take = async (message, response) =>
      message['text'] === 42 ? it.answer(response, 400, {}) : take.call(it, message, response);
  }),
  broken('CHN-RCV-03', 'answers a notice with stray fields by an error', (it) => {
    const { take } = it;
    it.take = async (message, response) =>
      message['text'] === 42
        ? it.answer(response, 200, it.fault(4, 'That is no text.'))
        : take.call(it, message, response);
  }),
  broken('CHN-RCV-04', 'reads no more than Content-Length says', {
    read: (headers, parts) => Buffer.concat(parts).subarray(0, Number(headers['content-length'] ?? 0)),
  }),
  broken('CHN-RCV-04', 'makes text of each piece by itself', (it) => {
    it.read = (_, parts) => Buffer.from(parts.map((part) => part.toString()).join(''));
    const { take } = it;
    it.take = async (message, response) =>
      String(message['text']).includes('\uFFFD')
        ? it.answer(response, 400, {})
        : take.call(it, message, response);
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
  broken('CHN-RCV-08', 'gives a bare text', { fault: (_, message) => ({ error: message }) }),
  broken('CHN-RCV-09', 'refuses a message without an id', (it) => {
    const { take } = it;
    it.take = async (message, response) =>
      message['id'] === undefined
        ? it.answer(response, 200, it.fault(3, 'No id.'))
        : take.call(it, message, response);
  }),
];
