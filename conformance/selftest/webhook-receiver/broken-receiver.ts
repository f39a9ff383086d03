import type { RuleId } from '../../../generated/rules.ts';
import type { Faulty } from '../bend.ts';
import type { Body } from '../independent/body.ts';
import type { IndependentReceiver, ReceiverAnswer } from '../independent/webhook-receiver/receiver.ts';

type BrokenReceiver = Faulty<IndependentReceiver>;

/** A good receiver with one method replaced; the replacement is given the good one. */
const broken = <Name extends 'answer' | 'accepted' | 'plain' | 'call' | 'unknown'>(
  rule: RuleId,
  fault: string,
  method: Name,
  replace: (good: IndependentReceiver[Name]) => IndependentReceiver[Name],
): BrokenReceiver => ({
  rule,
  fault,
  change: (it) => {
    it[method] = replace(it[method].bind(it) as IndependentReceiver[Name]);
  },
});

const accepting = (rule: RuleId, fault: string, change: object) =>
  broken(rule, fault, 'accepted', (good) => (event) => {
    const { status, body } = good(event);
    return { status, body: { ...(body as object), ...change } };
  });

const needsAll =
  (good: (event: Record<string, unknown>) => ReceiverAnswer) => (event: Record<string, unknown>) =>
    'chat_id' in event && event['department'] === undefined ? { status: 400 } : good(event);

function saying(says: RegExp, receiver: BrokenReceiver): BrokenReceiver {
  return { ...receiver, says };
}

type Judged = (event: Body, seen: readonly Body[]) => boolean;

const isOf = (event: Body, name: string, chat: unknown = event['chat_id']) =>
  event['event_name'] === name && event['chat_id'] === chat;

/** Which events a receiver breaks down over, by what came before. */
const remembering: Readonly<Record<string, { rule: RuleId; breaks: Judged }>> = {
  'a chat that was accepted cannot be finished': {
    rule: 'HOOK-RCV-02',
    breaks: (event, seen) =>
      isOf(event, 'chat_finished') && seen.some((each) => isOf(each, 'chat_accepted', event['chat_id'])),
  },
  'a chat cannot be updated twice': {
    rule: 'HOOK-RCV-02',
    breaks: (event, seen) =>
      isOf(event, 'chat_updated') && seen.some((each) => isOf(each, 'chat_updated', event['chat_id'])),
  },
  'a visitor has one chat': {
    rule: 'HOOK-RCV-01',
    breaks: (event, seen) =>
      isOf(event, 'chat_accepted') &&
      seen.some(({ visitor }) => visitor['number'] === event['visitor']['number']),
  },
};

const remembers = Object.entries(remembering).flatMap(([fault, { rule, breaks }]) =>
  [500, 200].map((status) => {
    const what = status === 200 ? `${fault}, and nothing is said of it` : fault;
    const receiver = broken(rule, what, 'answer', (good) => {
      const seen: Body[] = [];
      return (text) => {
        const event = jsonOf(text);
        if (!event?.['visitor']) return good(text);
        const isOver = breaks(event, seen);
        seen.push(event);
        return isOver ? { status, body: {} } : good(text);
      };
    });
    return { ...receiver, caughtBy: 'chats-take-their-course' };
  }),
);

function jsonOf(text: string): Body | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const nameless = (good: (event: Body) => ReceiverAnswer) => (event: Body) =>
  event['visitor']['name'] === undefined ? { status: 500 } : good(event);

export const brokenReceivers: readonly BrokenReceiver[] = [
  saying(
    /encoded twice/,
    broken('HOOK-RCV-02', 'the body is encoded twice', 'plain', () => () => ({
      status: 200,
      body: JSON.stringify({ result: 'OK' }),
    })),
  ),
  broken(
    'HOOK-RCV-02',
    'chat_finished is not known',
    'plain',
    (good) => (event) => (event['event_name'] === 'chat_finished' ? { status: 404 } : good(event)),
  ),
  saying(
    /contact_info is \[\].*PHP/,
    accepting('HOOK-RCV-01', 'contact_info is what PHP writes for an empty array', { contact_info: [] }),
  ),
  saying(
    /The body of the answer is \[\].*PHP/,
    broken('HOOK-RCV-02', 'the body is what PHP writes for an empty array', 'plain', () => () => ({
      status: 200,
      body: [],
    })),
  ),
  saying(
    /nothing is served/,
    broken('HOOK-RCV-02', 'nothing is served there', 'plain', () => () => ({ status: 404 })),
  ),
  broken('HOOK-RCV-04', 'an event needs a department', 'plain', needsAll),
  saying(
    /500 with an empty body\. With all fields .* lacks visitor\.name/,
    broken('HOOK-RCV-04', 'a visitor needs a name', 'plain', nameless),
  ),
  saying(
    /lacks call\.reason/,
    broken(
      'HOOK-RCV-04',
      'a call needs a reason',
      'call',
      (good) => (event: Body) => (event['call']['reason'] === undefined ? { status: 500 } : good(event)),
    ),
  ),
  broken(
    'HOOK-RCV-05',
    'the plural is not known',
    'plain',
    (good) => (event) => (event['event_name'] === 'offline_messages' ? { status: 404 } : good(event)),
  ),
  broken(
    'HOOK-RCV-05',
    'the plural fails',
    'plain',
    (good) => (event) =>
      event['event_name'] === 'offline_message' ? { status: 200, body: { result: 'OK' } } : good(event),
  ),
  ...remembers,
  {
    rule: 'HOOK-RCV-02',
    caughtBy: 'chats-take-their-course',
    fault: 'only one spelling of application/json is accepted',
    change: { isJson: (type) => type === 'application/json' },
  },
  broken('HOOK-RCV-06', 'an unknown event is answered 500', 'unknown', () => () => ({ status: 500 })),
];
