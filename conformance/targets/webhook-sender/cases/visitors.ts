import { fieldIs } from '../../../../src/contract/judgement/faults.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, isObject } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { canDo } from '../../shared/can-do.ts';
import type { WebhookScene, WebhookSenderContext } from '../context.ts';
import { tells } from './chat-life.ts';
import { formRules, judgeForms } from './forms.ts';
import { compared, judgeGiven, surroundings, takes } from './visitor-data.ts';

/** The source writes the event of the offline form in two ways. */
export const offlineNames = ['offline_message', 'offline_messages'];

/** No agent belongs to an offline form; of a department that somebody tells all the same nothing is stated. */
const forms = formRules.filter((rule) => rule !== 'HOOK-OUT-04');
const rules = [...forms, 'HOOK-OUT-14', 'HOOK-OUT-17'] as const;

export const visitorCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'offline-form',
    title: 'A submitted offline form is sent as an event, with the message and without chat and agent',
    rules,
    async run(context, judge) {
      const scene = await context.scene(judge, rules);
      if (!scene) return;
      const ids: unknown[] = [];
      for (const name of ['Mira', 'Zoë']) {
        const mark = unique('Bitte');
        const form = {
          name,
          email: `${unique('form')}@conformance.example`,
          phone: '+49 30 901 820',
          message: `${mark} 🙂 "morgen" & nie < 9 Uhr\n${'und so weiter '.repeat(40)}Danke`,
        };
        const around = surroundings();
        const submit = (more: object) =>
          scene.site.desk.submitOfflineForm(scene.site.channelId, { ...form, ...more });
        // A desk may know the form and not where the visitor was.
        const isWhole = await takes(() => submit(around));
        if (!isWhole && !(await canDo(judge, rules, () => submit({})))) return;
        const event = await judgeOffline(judge, scene, mark, form);
        if (event && isWhole) judgeSurroundings(judge, event, around);
        ids.push(event && field(event, 'offline_message_id'));
      }
      judge.holds('HOOK-OUT-14', ids[0] === undefined || ids[0] !== ids[1], {
        expected: 'an offline_message_id for each form',
        observed: `offline_message_id ${JSON.stringify(ids[0])} for both`,
        evidence: scene.evidence(),
      });
      judgeForms(judge, scene, forms);
    },
  },
];

/** What the visitor filled in. */
interface Form {
  name: string;
  email: string;
  phone: string;
  message: string;
}

async function judgeOffline(
  judge: Judge,
  scene: WebhookScene,
  mark: string,
  form: Form,
): Promise<CaughtRequest | undefined> {
  // Found by its first word: what became of the others is judged.
  const told = () => scene.events(...offlineNames).find((event) => tells(event, mark));
  const event = await scene.receiver.until(told, scene.eventMs);
  judge.holds('HOOK-OUT-14', event !== undefined, {
    expected: 'offline_message with the message, after the form is submitted',
    observed: event ? 'it arrived' : 'no such event',
    evidence: scene.evidence(),
  });
  if (!event) {
    judge.cannotSee('HOOK-OUT-17', 'the event of the offline form is sent');
    return undefined;
  }
  judgeContent(judge, event, form);
  judge.notes('HOOK-OUT-17', `the event of the offline form is called ${String(field(event, 'event_name'))}`);
  return event;
}

function judgeSurroundings(
  judge: Judge,
  event: CaughtRequest,
  report: ReturnType<typeof surroundings>,
): void {
  for (const within of ['session', 'page'] as const)
    judgeGiven(judge, event, { rule: 'HOOK-OUT-05', report, within });
}

function judgeContent(judge: Judge, event: CaughtRequest, { message, ...contact }: Form): void {
  const [id, said, chatId, agent, visitor] = [
    'offline_message_id',
    'message',
    'chat_id',
    'agent',
    'visitor',
  ].map((key) => field(event, key));
  // null stands for what is absent, or it does not: the source leaves that open.
  const isRight = typeof id === 'string' && said === message && chatId == null && agent == null;
  // Whether there is a visitor at all is judged of every event.
  const { wrong, absent } = compared(isObject(visitor) ? visitor : contact, contact, 'visitor');
  const evidence = [shown('offline_message', event)];
  judge.holds('HOOK-OUT-14', isRight && wrong.length === 0, {
    expected: `offline_message_id as a text, the message as it was written, no chat_id and no agent, and the visitor with ${JSON.stringify(contact)}`,
    observed: [
      fieldIs('offline_message_id', id),
      said === message ? 'message as it was written' : fieldIs('message', said),
      ...(chatId == null ? [] : [fieldIs('chat_id', chatId)]),
      ...(agent == null ? [] : [fieldIs('agent', agent)]),
      ...wrong,
    ].join(', '),
    evidence,
  });
  if (absent.length > 0) judge.notes('HOOK-OUT-14', `no ${absent.join(', ')}`, evidence);
  if (chatId === null || agent === null)
    judge.notes('HOOK-OUT-14', 'chat_id or agent is null', evidence, 'OPEN-35');
}
