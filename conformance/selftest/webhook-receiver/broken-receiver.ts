import { bend, type Change, type Faulty, faultOf, faultsOf, wrap } from '../bend.ts';
import type { Body } from '../independent/body.ts';
import type { IndependentReceiver, ReceiverAnswer } from './independent.ts';

const broken = faultOf<IndependentReceiver>();
const faults = faultsOf<IndependentReceiver>();

const ok = (body: unknown) => (): ReceiverAnswer => ({ status: 200, body });

/**
 * Returns a change: the receiver answers the events for which `isMeant` is true with `status` and without a body. This excludes
 * chat_accepted.
 */
const answers = (status: number, isMeant: (event: Body) => boolean): Change<IndependentReceiver> => ({
  plain: wrap((plain, event) => (isMeant(event) ? { status } : plain(event))),
});

/** Receivers with one fault each. Mutants of answers cannot cause these faults, or the report on the fault must contain advice. */
export const brokenReceivers: readonly Faulty<IndependentReceiver>[] = [
  {
    ...broken('HOOK-RCV-01', 'contact_info is what PHP writes for an empty array', {
      accepted: ok({ result: 'OK', contact_info: [] }),
    }),
    says: /contact_info is \[\].*PHP/,
  },
  broken('HOOK-RCV-01 chats-take-their-course', 'a visitor has one chat, and nothing is said of it', (it) => {
    const accepted = it.accepted.bind(it);
    const seen = new Set<unknown>();
    it.accepted = (event: Body) =>
      seen.size < seen.add(event['visitor'].number).size ? accepted(event) : { status: 200, body: {} };
  }),
  {
    ...broken('HOOK-RCV-02', 'the body is encoded twice', { plain: ok(JSON.stringify({ result: 'OK' })) }),
    says: /encoded twice/,
  },
  {
    ...broken('HOOK-RCV-02', 'the body is what PHP writes for an empty array', { plain: ok([]) }),
    says: /The body of the answer is \[\].*PHP/,
  },
  {
    ...broken('HOOK-RCV-02', 'nothing is served there', { plain: () => ({ status: 404 }) }),
    says: /nothing is served/,
  },
  broken('HOOK-RCV-02 chats-take-their-course', 'a chat that was accepted cannot be finished', (it) => {
    const [accepted, plain] = [it.accepted.bind(it), it.plain.bind(it)];
    const open = new Set<unknown>();
    it.accepted = (event) => {
      open.add(event['chat_id']);
      return accepted(event);
    };
    it.plain = (event) =>
      event['event_name'] === 'chat_finished' && open.has(event['chat_id']) ? { status: 500 } : plain(event);
  }),
  broken(
    'HOOK-RCV-02 chats-take-their-course',
    'only the chat that was accepted last can be finished',
    (it) => {
      let last: unknown;
      const accepted = it.accepted.bind(it);
      it.accepted = (event) => {
        last = event['chat_id'];
        return accepted(event);
      };
      bend(
        it,
        answers(
          500,
          ({ event_name, chat_id }) => event_name === 'chat_finished' && (last ?? chat_id) !== chat_id,
        ),
      );
    },
  ),
  broken('HOOK-RCV-02 chats-take-their-course', 'only one spelling of application/json is accepted', {
    isJson: (type) => type === 'application/json',
  }),
  broken(
    'HOOK-RCV-02',
    'chat_finished is not known',
    answers(404, ({ event_name }) => event_name === 'chat_finished'),
  ),
  {
    ...broken('HOOK-RCV-04', 'a call needs a reason', {
      call: wrap((call, event) => (event['call'].reason === undefined ? { status: 500 } : call(event))),
    }),
    says: /lacks call\.reason/,
  },
  {
    ...broken(
      'HOOK-RCV-04',
      'a visitor needs a name',
      answers(500, ({ visitor }) => visitor.name === undefined),
    ),
    says: /500 with an empty body\. With all fields .* lacks visitor\.name/,
  },
  ...faults('HOOK-RCV-05', {
    'the plural is not known': answers(404, ({ event_name }) => event_name === 'offline_messages'),
    'the plural fails': {
      plain: wrap((plain, event) =>
        event['event_name'] === 'offline_message' ? ok({ result: 'OK' })() : plain(event),
      ),
    },
  }),
  broken('HOOK-RCV-06', 'an unknown event is answered 500', { unknown: () => ({ status: 500 }) }),
];
