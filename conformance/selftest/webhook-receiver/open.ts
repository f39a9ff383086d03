import type { Changed } from '../caught.ts';
import type { IndependentReceiver } from '../independent/webhook-receiver/receiver.ts';

/** Receivers that do otherwise where the source leaves room. */
export const openReceivers: readonly Changed<IndependentReceiver>[] = [
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
