import { randomUUID } from 'node:crypto';
import { signatureHeaders, verifySignature } from '../../../src/contract/send/signature.ts';
import type { TargetOptions } from '../../run/options.ts';
import {
  type Change,
  type Faults,
  type Replacements,
  runsOf,
  selfTestOf,
  told,
  type Variants,
  wrap,
} from '../bend.ts';
import type { Body } from '../independent/party.ts';
import { IndependentReceiver, type ReceiverAnswer } from './independent.ts';

const key = (fill: string) => Buffer.alloc(32, fill).toString('base64');

const signed = signer(key('receiver'));

export const signedByAnother = signer(key('another'));

const ok = (body: unknown) => (): ReceiverAnswer => ({ status: 200, body });

/** Returns a change of a receiver's responses to all events except chat_accepted. */
const answers = (status: number, isMeant: (event: Body) => boolean): Change<IndependentReceiver> => ({
  plain: wrap((plain, event) => (isMeant(event) ? { status } : plain(event))),
});

/** Receivers with one fault each. Either no mutant can cause the fault, or the report on it must contain advice. */
const brokenReceivers: Faults<IndependentReceiver> = {
  'HOOK-RCV-01: contact_info is what PHP writes for an empty array': told(/contact_info is \[\].*PHP/, {
    accepted: ok({ result: 'OK', contact_info: [] }),
  }),
  'HOOK-RCV-02: the body is encoded twice': told(/encoded twice/, {
    plain: ok(JSON.stringify({ result: 'OK' })),
  }),
  'HOOK-RCV-02: the body is what PHP writes for an empty array': told(/The body of the answer is \[\].*PHP/, {
    plain: ok([]),
  }),
  'HOOK-RCV-02: nothing is served there': told(/nothing is served/, { plain: () => ({ status: 404 }) }),
  'HOOK-RCV-02 events-are-answered-by-a-result: escape sequences are rejected': {
    answer: wrap((answer, text) => (text.includes('\\u') ? { status: 400 } : answer(text))),
  },
  'HOOK-RCV-02: chat_finished is answered 404': answers(
    404,
    ({ event_name }) => event_name === 'chat_finished',
  ),
  'HOOK-RCV-04: a call without a reason is answered 500': told(/lacks call\.reason/, {
    call: wrap((call, event) => (event['call'].reason === undefined ? { status: 500 } : call(event))),
  }),
  'HOOK-RCV-04: a visitor without a name is answered 500': told(
    /500 with an empty body\. With all fields .* lacks visitor\.name/,
    answers(500, ({ visitor }) => visitor.name === undefined),
  ),
  'HOOK-RCV-04 smallest-events-are-taken: events without a department are answered 400, with the result OK': {
    plain: wrap((plain, event) =>
      event['department'] === undefined ? { status: 400, body: { result: 'OK' } } : plain(event),
    ),
  },
  'HOOK-RCV-05: offline_messages is answered 404': answers(
    404,
    ({ event_name }) => event_name === 'offline_messages',
  ),
  'HOOK-RCV-05: offline_messages gets another result': {
    plain: wrap((plain, event) =>
      event['event_name'] === 'offline_message' ? ok({ result: 'OK' })() : plain(event),
    ),
  },
  'HOOK-RCV-06: an unknown event is answered 500': { unknown: () => ({ status: 500 }) },
};

const openReceivers: Variants<IndependentReceiver> = {
  ...Object.fromEntries(
    ['ok', 'Ok', 'failure'].map((result) => [
      `HOOK-RCV-02 events-are-answered-by-a-result: writes the result ${result}`,
      told(new RegExp(`the result is "${result}" \\(OPEN-19\\)`), {
        plain: () => ({ status: 200, body: { result } }),
      }),
    ]),
  ),
  'HOOK-RCV-01 chat-accepted-is-answered: writes the result of chat_accepted in lower case': told(
    /the result is "ok" \(OPEN-19\)/,
    accepting({ result: 'ok' }),
  ),
  'HOOK-RCV-01 chat-accepted-is-answered: has its own names for the members of a field': told(
    /custom_data\/0: it has name, value and no content/,
    accepting({ custom_data: [{ name: 'Plan', value: 'Gold' }] }),
  ),
  'HOOK-RCV-01 chat-accepted-is-answered: sends null for absent fields': told(
    /null in \/contact_info\/phone, \/page \(OPEN-35\)/,
    accepting({ contact_info: { name: 'Mira', phone: null }, page: null }),
  ),
  'HOOK-RCV-01 chat-accepted-is-answered: encodes its response in Latin-1': told(/the body is not UTF-8/, {
    ...accepting({ contact_info: { name: 'Zoë' } }),
    encoding: 'latin1',
  }),
  'HOOK-RCV-03 calls-are-taken: answers calls 500': told(/500/, { call: () => ({ status: 500 }) }),
  'HOOK-RCV-02 events-are-answered-by-a-result: rejects messages without a text': told(
    /no words: 500.*OPEN-23/,
    needing(({ chat }) => (chat?.messages ?? []).every(({ message }: Body) => message !== undefined)),
  ),
  'HOOK-RCV-04 smallest-events-are-taken: rejects events without a country, agents or messages': told(
    /lacks session\.geoip \(empty\) \(OPEN-21\)/,
    needing(
      ({ session, agents = [1], chat }) =>
        session?.geoip.country !== undefined && agents.length > 0 && chat?.messages.length !== 0,
    ),
  ),
  ...Object.fromEntries(
    [302, 400, 500].map((status) => [
      `HOOK-RCV-02 events-are-answered-by-a-result: answers events ${status}, with the result OK`,
      told(new RegExp(`answered ${status} \\(OPEN-49\\)`), {
        plain: () => ({ status, body: { result: 'OK' } }),
      }),
    ]),
  ),
  'HOOK-RCV-07 chat-accepted-is-answered: sends a crm_link that is no web address': told(
    /"crm:7"/,
    accepting({ crm_link: 'crm:7' }),
  ),
  'sends no data for the agent': {
    unseen: ['HOOK-RCV-07'],
    change: { accepted: ok({ result: 'OK' }), plain: ok({ result: 'OK' }) },
  },
  'sends data with a result of its own': accepting({ result: 'CRM is asleep' }),
  'answers 201 and 202, sends no fields, and accepts unknown events': {
    ...accepting({ custom_data: [], enable_assign: false }),
    unknown: () => ({ status: 200, body: { result: 'OK' } }),
    answer: wrap((answer, text) => {
      const given = answer(text);
      return given.status === 200 ? { ...given, status: text.includes('chat_a') ? 201 : 202 } : given;
    }),
  },
  'sends fields with few members, and answers events 409': {
    ...accepting({
      custom_data: [{ key: 'Card', link: 'https://crm.example/7', content: '7' }, { title: 'VIP' }],
    }),
    plain: () => ({ status: 409, body: { result: 'FAILURE' } }),
  },
  'HOOK-RCV-06 what-is-not-known-does-no-harm: verifies signatures': {
    says: /a right event with .*: rejected/,
    options: { sign: signed },
    change: verifying(),
  },
  'HOOK-RCV-06 what-is-not-known-does-no-harm: has a secret and verifies no signature': {
    says: /a right event with .*: accepted/,
    options: { sign: signed },
    change: {},
  },
};

function accepting(parts: object): Replacements<IndependentReceiver> {
  return {
    accepted: wrap((accepted, event) => {
      const { status, body } = accepted(event);
      return { status, body: { ...(body as object), ...parts } };
    }),
  };
}

function needing(has: (event: Body) => boolean): Replacements<IndependentReceiver> {
  return {
    answer: wrap((answer, text) =>
      text.includes('chat_id') && !has(JSON.parse(text)) ? { status: 500 } : answer(text),
    ),
  };
}

function signer(secret: string): NonNullable<TargetOptions['sign']> {
  return (body, ageS = 0) => {
    const timestamp = Math.floor(Date.now() / 1000) - ageS;
    return signatureHeaders({ id: randomUUID(), timestamp, body, secret });
  };
}

/** Returns a change of a receiver: it verifies signatures, and rejects a webhook id that it has already received. */
export function verifying(refusal: ReceiverAnswer = { status: 401 }): Change<IndependentReceiver> {
  return (it) => {
    const seen = new Set<unknown>();
    it.receive = (headers, text) => {
      const wrong = verifySignature(headers as Record<string, string>, text, key('receiver'));
      const id = headers['webhook-id'];
      if (wrong !== undefined || seen.has(id)) return refusal;
      seen.add(id);
      return it.answer(text);
    };
  };
}

export const runOf = runsOf('webhook-receiver', () => new IndependentReceiver());

export const webhookReceiverSelfTest = selfTestOf('webhook-receiver', runOf, brokenReceivers, openReceivers);
