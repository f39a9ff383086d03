import type { RuleId } from '../../../generated/rules.ts';
import type { IndependentReceiver } from '../independent/webhook-receiver/receiver.ts';
import { altering, chat, type Event, inside, reading } from './faults.ts';

/** Receivers that do otherwise where the source leaves room. */
export const openReceivers: readonly {
  rule: RuleId;
  manner: string;
  toldBy: string;
  told: RegExp;
  change(receiver: IndependentReceiver): void;
}[] = [
  ...['ok', 'Ok', 'failure'].map((result) => ({
    rule: 'HOOK-RCV-02' as const,
    manner: `writes the result ${result}`,
    toldBy: 'events-are-answered-by-a-result',
    told: new RegExp(`the result is "${result}" \\(OPEN-19\\)`),
    change: (it: IndependentReceiver) => {
      it.plain = () => ({ status: 200, body: { result } });
    },
  })),
  {
    rule: 'HOOK-RCV-01',
    manner: 'writes the result ok',
    toldBy: 'chat-accepted-is-answered',
    told: /the result is "ok" \(OPEN-19\)/,
    change: (it) => accepting(it, { result: 'ok' }),
  },
  {
    rule: 'HOOK-RCV-01',
    manner: 'writes null for what it has not',
    toldBy: 'chat-accepted-is-answered',
    told: /null in \/contact_info\/phone, \/page \(OPEN-35\)/,
    change: (it) => accepting(it, { contact_info: { name: 'Mira', phone: null }, page: null }),
  },
  {
    rule: 'HOOK-RCV-03',
    manner: 'refuses calls',
    toldBy: 'calls-are-taken',
    told: /500/,
    change: (it) => {
      it.call = () => ({ status: 500 });
    },
  },
  {
    rule: 'HOOK-RCV-07',
    manner: 'has a card that is no web address',
    toldBy: 'chat-accepted-is-answered',
    told: /"crm:7"/,
    change: (it) => accepting(it, { crm_link: 'crm:7' }),
  },
];

function accepting(it: IndependentReceiver, change: object): void {
  const accepted = it.accepted.bind(it);
  it.accepted = (event) => {
    const { status, body } = accepted(event);
    return { status, body: { ...(body as object), ...change } };
  };
}

const messages = (change: (message: Event) => Event) => (event: Event) =>
  inside(event, 'chat', { messages: chat(event).messages.map(change) });

/** Senders that do otherwise where the source leaves room. */
export const openSenders = [
  {
    ...altering(
      'HOOK-OUT-12',
      '',
      messages(({ message: _, ...rest }) => ({ ...rest, text: 'Hi' })),
      'chat_finished',
    ),
    manner: 'has the words of a finished chat in another field',
    toldBy: 'a-chat-from-reply-to-close',
    told: /further fields are text.*OPEN-23/,
  },
  {
    ...altering(
      'HOOK-OUT-12',
      '',
      messages(({ message: _, ...rest }) => rest),
      'chat_finished',
    ),
    manner: 'leaves out the words of a finished chat',
    toldBy: 'a-chat-from-reply-to-close',
    told: /further fields are none.*OPEN-23/,
  },
  {
    ...altering(
      'HOOK-OUT-12',
      '',
      messages((each) => ({ agent_id: null, ...each })),
      'chat_finished',
    ),
    manner: 'writes null for the agent of a visitor’s message',
    toldBy: 'a-chat-from-reply-to-close',
    told: /null in chat\/messages\/0\/agent_id.*OPEN-35/,
  },
  {
    ...altering('HOOK-OUT-03', '', (event) => inside(event, 'visitor', { social: null })),
    manner: 'writes null for the visitor’s networks',
    toldBy: 'a-chat-from-reply-to-close',
    told: /null in visitor\/social.*OPEN-35/,
  },
  {
    ...altering('HOOK-OUT-05', '', (event) => inside(event, 'session', { utm_json: undefined })),
    manner: 'sends no utm_json',
    toldBy: 'offline-form',
    told: /no session.utm_json.*OPEN-21/,
  },
  {
    ...altering('HOOK-OUT-05', '', (event) => inside(event, 'session', { geoip: {} })),
    manner: 'knows no places',
    toldBy: 'offline-form',
    told: /no session.geoip.region_code.*OPEN-21/,
  },
  {
    ...altering('HOOK-OUT-14', '', () => ({ chat_id: null, agent: null }), 'offline_message'),
    manner: 'writes null for the chat of an offline form',
    toldBy: 'offline-form',
    told: /chat_id or agent is null.*OPEN-35/,
  },
  {
    ...reading('HOOK-OUT-08', '', (answer) => ({
      ...answer,
      result: answer['result'] === 'OK' ? 'OK' : 'no',
    })),
    manner: 'reads OK in capitals only',
    toldBy: 'data-with-ok-in-small-letters',
    told: /data are not shown.*OPEN-19/,
  },
  {
    ...reading('HOOK-OUT-08', '', (answer) => ({
      ...answer,
      result: String(answer['result']).toUpperCase(),
    })),
    manner: 'reads OK in any letters',
    toldBy: 'data-with-ok-in-small-letters',
    told: /data are shown.*OPEN-19/,
  },
];
