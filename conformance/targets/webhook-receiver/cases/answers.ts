import { examples } from '../../../../generated/developer/examples.ts';
import { webhookReceiverOperations } from '../../../../generated/developer/operations.ts';
import type { ChatAcceptedReply, CustomField } from '../../../../generated/developer/types.ts';
import {
  validateChatAcceptedReply,
  validateWebhookReply,
} from '../../../../generated/developer/validators.js';
import type { Operation } from '../../../../generated/operation.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { jsonOf } from '../../../wire/http/wire-message.ts';
import { escapedJson, isObject, type Json, unique, without } from '../../../wire/payload/messages.ts';
import { askEach, sideBySide } from '../../../wire/traffic/tasks.ts';
import { noteOpening } from '../../shared/judges.ts';
import {
  type Form,
  formOf,
  fresh,
  hasForm,
  inCapitals,
  isSuccess,
  judgeForm,
  type WebhookReceiverContext,
} from '../context.ts';

/** The events that are answered with a result only. Each has its examples, by their names in the contract. */
const plain = (webhookReceiverOperations as readonly Operation[])
  .filter(({ responses }) => responses[200]?.validate === validateWebhookReply)
  .flatMap(({ dispatch }) => dispatch?.values.slice(0, 1) ?? [])
  .map((name): [string, Stories] => [name, storiesOf(name)]);

type Stories = Readonly<Record<string, Json>> & Readonly<Record<'fullest' | 'smallest', Json>>;

/** Returns the examples of an event by name. Throws if it lacks the fullest or the smallest one. */
function storiesOf(name: string): Stories {
  const all = Object.entries(examples) as unknown as [string, Stories][];
  const [schema = '<its schema>', stories] =
    all.find(([, each]) => Object.values(each)[0]?.['event_name'] === name) ?? [];
  const lacking = ['fullest', 'smallest'].filter((story) => !stories?.[story]);
  if (stories && lacking.length === 0) return stories;
  const files = lacking.map((story) => `specs/examples/${schema}/${story}.json`).join(' and ');
  throw new Error(
    `The event ${name} lacks examples. Add ${files}, with all fields and with the required ones.`,
  );
}

/** The names of examples that other cases use. */
const notPlain = ['smallest', 'offline-messages'];

export const result: Form = {
  validate: validateWebhookReply,
  expected: 'a JSON body whose result is OK or FAILURE',
};

export const accepted: Form = {
  validate: validateChatAcceptedReply,
  expected: 'a JSON body whose result is a string',
};

export const cases: readonly Case<WebhookReceiverContext>[] = [
  {
    id: 'chat-accepted-is-answered',
    title: 'chat_accepted is answered with JSON whose result is a string and whose data have their form',
    rules: ['HOOK-RCV-01', 'HOOK-RCV-07'],
    run: (context, judge) => judgeAccepted(judge, context),
  },
  {
    id: 'events-are-answered-by-a-result',
    title: `${plain.map(([name]) => name).join(', ')} are answered OK or FAILURE, in any case`,
    rules: ['HOOK-RCV-02'],
    async run(context, judge) {
      const events = plain.flatMap(([name, stories]) => [
        ...Object.entries(stories)
          .filter(([story]) => !notPlain.includes(story))
          .map(([story, event]): [string, Json] => [
            story === 'fullest' ? `${name} with all fields` : `${name}, ${story.replaceAll('-', ' ')}`,
            { ...event, ...wholeOf(stories.fullest, event) },
          ]),
        ...Object.entries(rareWords).map(([what, words]): [string, Json] => [
          `${name} whose names and texts are ${what}`,
          withWords(stories.fullest, words),
        ]),
      ]);
      const answers = await sideBySide(events, async ([what, event]) => {
        const answer = await context.post(fresh(event));
        judgeForm(judge, 'HOOK-RCV-02', what, answer, result);
        return answer;
      });
      // Their responses have an agreed form, but the receiver did not process these events.
      const failures = answers.filter(({ text }) => inCapitals(jsonOf(text))?.['result'] === 'FAILURE');
      const told = `${failures.length} of ${answers.length} right events were answered FAILURE`;
      if (failures.length > 0) judge.notes('HOOK-RCV-02', told, failures);
      const [[name, { fullest: whole }]] = plain as [(typeof plain)[number]];
      const escaped = await context.post(escapedJson(fresh(withWords(whole, rareWords[notAscii]!))));
      judgeForm(judge, 'HOOK-RCV-02', `${name} in escape sequences`, escaped, result);
      noteOpening(judge, 'HOOK-RCV-02', context.opening);
      const { fullest } = examples.ChatFinishedEvent;
      const messages = fullest.chat.messages.map(({ message: _, ...rest }) => rest);
      const answer = await context.post(fresh({ ...fullest, chat: { ...fullest.chat, messages } }));
      const observed = `chat_finished whose messages have no words: ${inShort(answer)}`;
      judge.prefers('HOOK-RCV-02', hasForm(answer, result), { observed, evidence: answer }, 'OPEN-23');
    },
  },
  {
    id: 'calls-are-taken',
    title: 'call_event is answered 2xx for every status of a call',
    rules: ['HOOK-RCV-03'],
    async run(context, judge) {
      for (const [story, event] of Object.entries(examples.CallEvent)) {
        const answer = await context.post(fresh(event as Json));
        judge.saw('HOOK-RCV-03', isSuccess(answer), `call_event, ${story}`, inShort(answer), answer);
        if (answer.failure) return;
      }
    },
  },
  {
    id: 'smallest-events-are-taken',
    title: 'Events without one of their optional parts are answered like events with all parts',
    rules: ['HOOK-RCV-04', 'HOOK-RCV-01', 'HOOK-RCV-02'],
    async run(context, judge) {
      const { fullest, smallest, ...calls } = examples.CallEvent;
      const events = {
        chat_accepted: examples.ChatAcceptedEvent,
        ...Object.fromEntries(plain),
        call_event: { fullest, smallest },
        'call_event of a call that failed': {
          fullest: { ...fullest, call: calls.failed.call },
          smallest: { ...fullest, call: calls['failed-without-reason'].call },
        },
      };
      for (const [name, stories] of Object.entries(events))
        if (!(await judgeParts(judge, context, name, stories))) return;
    },
  },
  {
    id: 'offline-message-by-its-other-name',
    title: 'offline_messages is answered as offline_message is',
    rules: ['HOOK-RCV-05', 'HOOK-RCV-02'],
    async run(context, judge) {
      const post = (event_name: string) =>
        context.post(
          fresh({ ...examples.OfflineMessageEvent.fullest, event_name, offline_message_id: unique('form') }),
        );
      const one = await post('offline_message');
      const other = await post('offline_messages');
      const again = await post('offline_message');
      for (const answer of [one, again]) judgeForm(judge, 'HOOK-RCV-02', 'offline_message', answer, result);
      if (!hasForm(one, result))
        return judge.cannotSee('HOOK-RCV-05', 'offline_message is not answered in its form');
      if (!judgeForm(judge, 'HOOK-RCV-05', 'offline_messages', other, result)) return;
      const said = (answer: Exchange) => JSON.stringify(inCapitals(jsonOf(answer.text))?.['result']);
      // A receiver may answer the same event differently each time. So a difference counts only if both responses to one event are alike.
      const isOther =
        said(one) === said(again) &&
        said(one) !== said(other) &&
        `the result ${said(one)} for offline_message, ${said(other)} for offline_messages`;
      const expected = 'offline_message and offline_messages: one result for both names';
      judge.faultless('HOOK-RCV-05', expected, [isOther], [...one.evidence, ...other.evidence]);
    },
  },
  {
    id: 'what-is-not-known-does-no-harm',
    title: 'An unknown event and a malformed body are not answered with a 5xx',
    rules: ['HOOK-RCV-06'],
    async run(context, judge) {
      const bodies: Record<string, unknown> = {
        'an unknown event_name': { ...examples.ChatUpdatedEvent.fullest, event_name: 'chat_teleported' },
        'a body that is not JSON': '{"event_name": "chat_',
        'a JSON list': [],
        'an object without event_name': {},
      };
      for (const [what, body] of Object.entries(bodies)) {
        const answer = await context.post(body);
        const isFine = answer.status !== undefined && answer.status < 500;
        judge.saw('HOOK-RCV-06', isFine, what, inShort(answer), answer);
      }
      await tellSignatures(judge, context);
    },
  },
];

/** Reports whether a receiver with a secret accepts events without a valid signature. The source does not say whether it should. */
async function tellSignatures(judge: Judge, context: WebhookReceiverContext): Promise<void> {
  const { sign } = context;
  if (!sign) return;
  const ways: Readonly<Record<string, typeof sign>> = {
    'no signature': () => ({}),
    'the signature of another body': () => sign('{}'),
    'a signature that is a day old': (body) => sign(body, 24 * 3600),
  };
  for (const [what, way] of Object.entries(ways)) {
    const answer = await context.post(fresh(examples.ChatUpdatedEvent.fullest), 'application/json', way);
    const verdict = hasForm(answer, result) && isSuccess(answer) ? 'accepted' : 'rejected';
    judge.notes('HOOK-RCV-06', `a right event with ${what}: ${verdict}, ${inShort(answer)}`, answer);
  }
}

const notAscii = 'not ASCII, with markup';

/** Valid texts that some programs treat as empty or cannot store. */
const rareWords: Readonly<Record<string, string>> = {
  'a zero': '0',
  [notAscii]: `Zoë – 名前 👩🏽‍💻 "quoted" <b>O'Neill</b> & sons`,
  'of 1,000 characters': 'Good day. '.repeat(100),
};

/** Returns a copy of an event. `words` replaces every text in it that a person has written, such as a name. */
function withWords(event: Json, words: string): Json {
  const isWritten = (key: string) => ['name', 'description', 'title', 'message'].includes(key);
  const change = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return isWritten(key) ? words : value;
    if (Array.isArray(value)) return value.map((each) => change(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each, name)]));
  };
  return change(event) as Json;
}

/** Returns the optional fields of the fullest example. Another example with these fields differs from it only in the respect that its name states. */
function wholeOf(
  { visitor, session, page, user_token, department, chat: whole }: Json,
  { chat }: Json,
): Json {
  return {
    ...{ visitor, session, page, user_token },
    ...(isObject(department) && { department }),
    ...(isObject(whole) && { chat: { ...(chat as Json), messages: whole['messages'] } }),
  };
}

/** Judges that the event is accepted if one of its optional fields is absent, for each such field. */
async function judgeParts(
  judge: Judge,
  context: WebhookReceiverContext,
  name: string,
  { fullest, smallest }: Pick<Stories, 'fullest' | 'smallest'>,
): Promise<boolean> {
  const [own, form] =
    name === 'chat_accepted' ? (['HOOK-RCV-01', accepted] as const) : (['HOOK-RCV-02', result] as const);
  // The source does not state the response to a call event, so any 2xx is accepted.
  const isCall = name.startsWith('call_event');
  const isRight = (answer: Exchange) => (isCall ? isSuccess(answer) : hasForm(answer, form));
  const whole = await context.post(fresh(fullest));
  if (!isCall) judgeForm(judge, own, `${name} with all fields`, whole, form);
  if (!isRight(whole)) {
    const why = `${name} with all fields is not answered in its form either`;
    if (isCall) judge.neverArose('HOOK-RCV-04', why);
    else judge.cannotSee('HOOK-RCV-04', why);
    return whole.failure === undefined;
  }
  const parts = partsOf(fullest, smallest).map(([part, event]) => [part, () => context.post(fresh(event))]);
  for (const [part, answer] of await askEach<Exchange>(Object.fromEntries(parts))) {
    const finding = {
      expected: `${name} that lacks ${part}: answered as one with all fields (${inShort(whole)})`,
      observed: `${name}: ${inShort(answer)}. With all fields it is answered in its form. This one lacks ${part}`,
      evidence: answer,
    };
    // The code of a success is open (OPEN-49). A 2xx for the whole event shows that another status is none.
    const isAlike = isRight(answer) && (isSuccess(answer) || !isSuccess(whole));
    if (part.endsWith(isEmpty)) judge.prefers('HOOK-RCV-04', isAlike, finding, 'OPEN-21');
    else judge.holds('HOOK-RCV-04', isAlike, { ...finding, answer, ...(!isCall && { by: formOf(form) }) });
  }
  return true;
}

const isEmpty = ' (empty)';

/** Returns copies of the event, each with one part as `smaller` has it: absent, null or empty. */
function partsOf(whole: Json, smaller: Json): [part: string, event: Json][] {
  return Object.entries(whole).flatMap(([name, value]): [string, Json][] => {
    const rest = without(whole, name);
    const found = smaller[name];
    if (found === undefined) return [[name, rest]];
    if (found === null) return [[`${name} (null)`, { ...rest, [name]: null }]];
    if (typeof found !== 'object') return [];
    if (Object.keys(found).length === 0) return [[`${name}${isEmpty}`, { ...rest, [name]: found }]];
    if (Array.isArray(found)) return [];
    return partsOf(value as Json, found as Json).map(([part, inner]) => [
      `${name}.${part}`,
      { ...rest, [name]: inner },
    ]);
  });
}

async function judgeAccepted(judge: Judge, context: WebhookReceiverContext): Promise<void> {
  const { fullest } = examples.ChatAcceptedEvent;
  const answer = await context.post(fresh(fullest));
  const fits = judgeForm(judge, 'HOOK-RCV-01', 'chat_accepted with all fields', answer, {
    ...accepted,
    expected: 'a JSON body whose result is a string, with data in their form',
  });
  if (!fits) return judge.cannotSee('HOOK-RCV-07', 'chat_accepted is answered in its form');
  for (const [what, words] of Object.entries(rareWords)) {
    const answered = await context.post(fresh(withWords(fullest, words)));
    judgeForm(judge, 'HOOK-RCV-01', `chat_accepted whose names and texts are ${what}`, answered, accepted);
  }
  const { crm_link, page, custom_data } = jsonOf(answer.text) as ChatAcceptedReply;
  judgeFields(judge, custom_data ?? [], answer);
  const links = Object.entries({ crm_link, 'page.url': page?.url }).filter(([, link]) => link != null);
  if (links.length === 0) return judge.cannotSee('HOOK-RCV-07', 'the answer holds neither crm_link nor page');
  for (const [name, link] of links) {
    const isWeb = /^https?:\/\/./i.test(String(link));
    judge.saw('HOOK-RCV-07', isWeb, name, JSON.stringify(link), answer);
  }
}

/** Reports each item of custom_data without content, since the agent sees an empty field. The source does not state which members it needs. */
function judgeFields(judge: Judge, fields: readonly CustomField[], answer: Exchange): void {
  for (const [place, field] of fields.entries()) {
    if (field.content !== undefined) continue;
    const told = `it has ${Object.keys(field).join(', ') || 'nothing'} and no content`;
    judge.notes('HOOK-RCV-01', `custom_data/${place}: ${told}: the agent sees an empty field`, answer);
  }
}
