import { examples } from '../../../../generated/developer/examples.ts';
import { CustomField } from '../../../../generated/developer/schemas.ts';
import type { ChatAcceptedReply } from '../../../../generated/developer/types.ts';
import {
  validateChatAcceptedReply,
  validateWebhookReply,
} from '../../../../generated/developer/validators.js';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { jsonOf } from '../../../wire/payload/fields.ts';
import { type Json, unique } from '../../../wire/payload/messages.ts';
import {
  type Form,
  fresh,
  hasForm,
  inCapitals,
  isSuccess,
  judgeForm,
  type WebhookReceiverContext,
} from '../context.ts';

/** The events that are answered by a result alone. */
const plain = {
  chat_assigned: examples.ChatAssignedEvent,
  chat_finished: examples.ChatFinishedEvent,
  chat_updated: examples.ChatUpdatedEvent,
  offline_message: examples.OfflineMessageEvent,
} as const;

/** Stories that other cases are about. */
const notPlain = ['smallest', 'offline-messages'];

export const result: Form = {
  validate: validateWebhookReply,
  expected: 'a JSON body whose result is OK or FAILURE',
};

export const accepted: Form = {
  validate: validateChatAcceptedReply,
  expected: 'a JSON body whose result is a string',
};

export const answerCases: readonly Case<WebhookReceiverContext>[] = [
  {
    id: 'chat-accepted-is-answered',
    title: 'chat_accepted is answered with JSON whose result is a string and whose data have their form',
    rules: ['HOOK-RCV-01', 'HOOK-RCV-07'],
    async run(context, judge) {
      await judgeAccepted(judge, context);
    },
  },
  {
    id: 'events-are-answered-by-a-result',
    title:
      'chat_assigned, chat_finished, chat_updated and offline_message are answered OK or FAILURE, in any case',
    rules: ['HOOK-RCV-02'],
    async run(context, judge) {
      await Promise.all(
        Object.entries(plain).flatMap(([name, stories]) =>
          Object.entries(stories)
            .filter(([story]) => !notPlain.includes(story))
            .map(async ([story, event]) => {
              const answer = await context.post(fresh({ ...event, ...wholeOf(stories.fullest) }));
              judgeForm(judge, 'HOOK-RCV-02', whatIs(name, story), answer, result);
            }),
        ),
      );
    },
  },
  {
    id: 'calls-are-taken',
    title: 'How call_event is answered, whatever the status of the call',
    rules: ['HOOK-RCV-03'],
    async run(context, judge) {
      for (const [story, event] of Object.entries(examples.CallEvent)) {
        const answer = await context.post(fresh(event as Json));
        judge.holds('HOOK-RCV-03', isSuccess(answer), {
          expected: `call_event, ${story}: any 2xx`,
          observed: `call_event, ${story}: ${inShort(answer)}`,
          answer,
        });
        if (answer.failure) return;
      }
    },
  },
  {
    id: 'smallest-events-are-taken',
    title: 'Events without their optional parts are answered in the same form as events with all parts',
    rules: ['HOOK-RCV-04'],
    async run(context, judge) {
      const replied = { chat_accepted: examples.ChatAcceptedEvent, ...plain };
      for (const [name, stories] of Object.entries(replied)) {
        const form = name === 'chat_accepted' ? accepted : result;
        if (!(await judgeSmallest(judge, context, name, stories, form))) return;
      }
      await judgeSmallestCall(judge, context);
    },
  },
  {
    id: 'offline-message-by-its-other-name',
    title: 'offline_messages is answered as offline_message is',
    rules: ['HOOK-RCV-05'],
    async run(context, judge) {
      const post = (event_name: string) =>
        context.post(
          fresh({ ...examples.OfflineMessageEvent.fullest, event_name, offline_message_id: unique('form') }),
        );
      const one = await post('offline_message');
      const other = await post('offline_messages');
      const again = await post('offline_message');
      if (!hasForm(one, result))
        return judge.cannotSee('HOOK-RCV-05', 'offline_message is not answered in its form');
      judgeForm(judge, 'HOOK-RCV-05', 'offline_messages', other, result);
      const said = (answer: Exchange) => JSON.stringify(inCapitals(jsonOf(answer.text))?.['result']);
      // A receiver may have reasons of its own to answer the same form now this way, now that.
      judge.holds('HOOK-RCV-05', said(one) !== said(again) || said(one) === said(other), {
        expected: `offline_messages: the result ${said(one)}, as for offline_message`,
        observed: `offline_messages: the result ${said(other)}`,
        evidence: [...one.evidence, ...other.evidence],
      });
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
        judge.holds('HOOK-RCV-06', answer.status !== undefined && answer.status < 500, {
          expected: `${what}: an answer below 500`,
          observed: `${what}: ${inShort(answer)}`,
          evidence: answer.evidence,
        });
      }
    },
  },
];

/** What every event may have, whole, so that a story shows nothing but what it is named by. */
function wholeOf({ visitor, session, page, user_token, ...rest }: Whole): Json {
  return { visitor, session, page, user_token, ...('department' in rest && { department: rest.department }) };
}

type Whole = (typeof plain)[keyof typeof plain]['fullest'];

/** An event by the name of its example, in words. */
function whatIs(name: string, story: string): string {
  return story === 'fullest' ? `${name} with all fields` : `${name}, ${story.replaceAll('-', ' ')}`;
}

/** Where the answer to the whole event is wrong, too, that is no matter of what is absent. Gives whether there was an answer. */
async function judgeSmallest(
  judge: Judge,
  context: WebhookReceiverContext,
  name: string,
  { fullest, smallest }: { fullest: Json; smallest: Json },
  form: Form,
): Promise<boolean> {
  const answer = await context.post(fresh(smallest));
  const isThere = answer.failure === undefined;
  if (!hasForm(answer, form) && !hasForm(await context.post(fresh(fullest)), form)) {
    judge.cannotSee('HOOK-RCV-04', `${name} with all fields is not answered in its form either`);
    return isThere;
  }
  const tip = `. With all fields it is answered in its form. This one lacks ${lacking(fullest, smallest).join(', ')}`;
  judgeForm(judge, 'HOOK-RCV-04', `${name} with the fewest fields`, answer, { ...form, tip });
  return isThere;
}

/** Where an event has less than another one: what is absent, null or empty in it. */
function lacking(whole: Json, event: Json, path = ''): string[] {
  return Object.entries(whole).flatMap(([name, value]) => {
    const [place, found] = [`${path}${name}`, event[name]];
    if (found === undefined) return place;
    if (found === null) return `${place} (null)`;
    if (typeof found !== 'object' || typeof value !== 'object' || value === null) return [];
    if (Object.keys(found).length === 0) return `all of ${place}`;
    return Array.isArray(found) ? [] : lacking(value as Json, found as Json, `${place}.`);
  });
}

/** Nothing is stated of the answer to a call; that parts which may be absent change nothing in it is. */
async function judgeSmallestCall(judge: Judge, context: WebhookReceiverContext): Promise<void> {
  const whole = await context.post(fresh(examples.CallEvent.fullest));
  const call = await context.post(fresh(examples.CallEvent.smallest));
  judge.holds('HOOK-RCV-04', isSuccess(call) || !isSuccess(whole), {
    expected: `call_event with the fewest fields: answered as one with all is (${inShort(whole)})`,
    observed: `call_event with the fewest fields: ${inShort(call)}`,
    evidence: [...whole.evidence, ...call.evidence],
    answer: call,
  });
}

async function judgeAccepted(judge: Judge, context: WebhookReceiverContext): Promise<void> {
  const answer = await context.post(fresh(examples.ChatAcceptedEvent.fullest));
  const fits = judgeForm(judge, 'HOOK-RCV-01', 'chat_accepted with all fields', answer, {
    validate: validateChatAcceptedReply,
    expected: 'a JSON body whose result is a string, with data in their form',
  });
  if (!fits) return judge.cannotSee('HOOK-RCV-07', 'chat_accepted is answered in its form');
  const { crm_link, page, custom_data } = jsonOf(answer.text) as ChatAcceptedReply;
  judgeFields(judge, custom_data ?? [], answer);
  const links = Object.entries({ crm_link, 'page.url': page?.url }).filter(([, link]) => link != null);
  if (links.length === 0) return judge.cannotSee('HOOK-RCV-07', 'the answer holds neither crm_link nor page');
  for (const [name, link] of links) {
    judge.holds('HOOK-RCV-07', /^https?:\/\/./i.test(String(link)), {
      expected: `${name}: an http or https address`,
      observed: `${name}: ${JSON.stringify(link)}`,
      evidence: answer.evidence,
    });
  }
}

/** Tells of a field with other names than the agreed ones: it is taken without a word, and the agent sees an empty line. */
function judgeFields(judge: Judge, fields: readonly object[], answer: Exchange): void {
  for (const [place, field] of fields.entries()) {
    const names = Object.keys(field);
    const known = names.some((name) => name in CustomField.properties);
    if (known) continue;
    const agreed = Object.keys(CustomField.properties).join(', ');
    const given = names.join(', ') || 'nothing';
    judge.notes(
      'HOOK-RCV-01',
      `custom_data/${place}: it has ${given} and none of ${agreed}, so that the agent sees an empty field`,
      answer.evidence,
    );
  }
}
