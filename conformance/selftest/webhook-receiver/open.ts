import { type Changed, type Replacements, wrap } from '../bend.ts';
import type { Body } from '../independent/body.ts';
import { told } from '../selftest.ts';
import type { IndependentReceiver } from './independent.ts';

/** Correct receivers that differ from the reference in ways that the source documents allow. */
export const openReceivers: readonly Changed<IndependentReceiver>[] = [
  ...['ok', 'Ok', 'failure'].map((result) => ({
    manner: `writes the result ${result}`,
    told: told(
      'HOOK-RCV-02 events-are-answered-by-a-result',
      new RegExp(`the result is "${result}" \\(OPEN-19\\)`),
    ),
    change: { plain: () => ({ status: 200, body: { result } }) },
  })),
  {
    manner: 'writes the result of chat_accepted in small letters',
    told: told('HOOK-RCV-01 chat-accepted-is-answered', /the result is "ok" \(OPEN-19\)/),
    change: accepting({ result: 'ok' }),
  },
  {
    manner: 'has names of its own for fields',
    told: told('HOOK-RCV-01 chat-accepted-is-answered', /it has name, value and none of/),
    change: accepting({ custom_data: [{ name: 'Plan', value: 'Gold' }] }),
  },
  {
    manner: 'writes null for what it has not',
    told: told('HOOK-RCV-01 chat-accepted-is-answered', /null in \/contact_info\/phone, \/page \(OPEN-35\)/),
    change: accepting({ contact_info: { name: 'Mira', phone: null }, page: null }),
  },
  {
    manner: 'refuses calls',
    told: told('HOOK-RCV-03 calls-are-taken', /500/),
    change: { call: () => ({ status: 500 }) },
  },
  {
    manner: 'needs the words of each message',
    told: told('HOOK-RCV-02 events-are-answered-by-a-result', /no words: 500.*OPEN-23/),
    change: needing(({ chat }) => (chat?.messages ?? []).every(({ message }: Body) => message !== undefined)),
  },
  {
    manner: 'needs a place, an agent and a message',
    told: told('HOOK-RCV-04 smallest-events-are-taken', /lacks session\.geoip \(empty\) \(OPEN-21\)/),
    change: needing(
      ({ session, agents = [1], chat }) =>
        session?.geoip.country !== undefined && agents.length > 0 && chat?.messages.length !== 0,
    ),
  },
  ...[302, 400, 500].map((status) => ({
    manner: `answers events ${status}, with the result OK`,
    told: told('HOOK-RCV-02 events-are-answered-by-a-result', new RegExp(`answered ${status} \\(OPEN-49\\)`)),
    change: { plain: () => ({ status, body: { result: 'OK' } }) },
  })),
  {
    manner: 'answers events without a department 400, with the result OK',
    told: told('HOOK-RCV-04 smallest-events-are-taken', /400 .*lacks department \(OPEN-49\)/),
    change: {
      plain: wrap((plain, event) =>
        event['department'] === undefined ? { status: 400, body: { result: 'OK' } } : plain(event),
      ),
    },
  },
  {
    manner: 'has a card that is no web address',
    told: told('HOOK-RCV-07 chat-accepted-is-answered', /"crm:7"/),
    change: accepting({ crm_link: 'crm:7' }),
  },
  {
    manner: 'has nothing for the agent',
    unseen: ['HOOK-RCV-07'],
    change: {
      accepted: () => ({ status: 200, body: { result: 'OK' } }),
      plain: () => ({ status: 200, body: { result: 'OK' } }),
    },
  },
  {
    manner: 'keeps its data back with a word of its own',
    change: accepting({ result: 'CRM is asleep' }),
  },
  {
    manner: 'answers 201 and 202, has an empty list of fields, and takes what it does not know',
    change: {
      ...accepting({ custom_data: [], enable_assign: false }),
      unknown: () => ({ status: 200, body: { result: 'OK' } }),
      answer: wrap((answer, text) => {
        const given = answer(text);
        return given.status === 200 ? { ...given, status: text.includes('chat_a') ? 201 : 202 } : given;
      }),
    },
  },
  {
    manner: 'has fields with a key and a link or a title alone, and answers failures and calls by 409',
    change: {
      ...accepting({
        custom_data: [{ key: 'Card', link: 'https://crm.example/7', content: '7' }, { title: 'VIP' }],
      }),
      plain: () => ({ status: 409, body: { result: 'FAILURE' } }),
    },
  },
];

/** Returns a change: the receiver adds the fields of `parts` to its answer to chat_accepted. */
function accepting(parts: object): Replacements<IndependentReceiver> {
  return {
    accepted: wrap((accepted, event) => {
      const { status, body } = accepted(event);
      return { status, body: { ...(body as object), ...parts } };
    }),
  };
}

/**
 * Returns a change: the receiver answers 500 to an event of a chat if `has` returns false for it. `has` checks for an optional field that
 * the source documents do not guarantee.
 */
function needing(has: (event: Body) => boolean): Replacements<IndependentReceiver> {
  return {
    answer: wrap((answer, text) =>
      text.includes('chat_id') && !has(JSON.parse(text)) ? { status: 500 } : answer(text),
    ),
  };
}
