import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatAcceptedReply } from '../../../../generated/developer/types.ts';
import type { ChatWithTranscript } from '../../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { reply } from '../../../wire/http/answers.ts';
import { noted, shown } from '../../../wire/http/evidence.ts';
import { field } from '../../../wire/payload/fields.ts';
import { text, unique } from '../../../wire/payload/messages.ts';
import { canDo } from '../../shared/service-context.ts';
import type { WebhookScene, WebhookSenderContext } from '../context.ts';
import { answerOf, untilShown } from './crm-answers.ts';
import { formRules, judgeChatAndAgent, judgeForms } from './forms.ts';

const dataRules = ['HOOK-OUT-07', 'HOOK-OUT-09', 'HOOK-OUT-10'] as const;
const rules = [...formRules, ...dataRules] as const;

export const crmCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'data-for-the-agent',
    title:
      'The data of an answer to chat_accepted are shown to the agent and kept, and the chat can be assigned',
    rules,
    async run(context, judge) {
      const given = answerOf('OK');
      const scene = await context.scene(judge, rules, { chat_accepted: reply(200, given) });
      if (!scene) return;
      const bystander = await bystanderOf(scene);
      const shownByDesk = contactFields.filter(
        (name) => name === 'name' || bystander.shown?.customer?.[name] === bystander.sender[name],
      );
      // What the visitor gave before makes room, as it would for what they type later.
      const chatId = await scene.write({ name: unique('Typed'), phone: '+4930555' });
      await scene.accept(chatId);
      if (!(await asks(judge, scene, dataRules))) return judgeForms(judge, scene);
      const newer = await newcomers(scene);
      const seen = await untilShown(scene, chatId, ({ chat }) => (chat.panel ?? []).length > 0);
      judgePanel(judge, given, seen);
      await judgeContact(judge, scene, chatId, given, shownByDesk, 'in the chat');
      await judgeBystander(judge, scene, bystander, shownByDesk);
      await judgeNoPanel(judge, scene, 'an older chat', bystander);
      for (const each of newer) await judgeNoPanel(judge, scene, 'a newer chat', each);
      await judgeAssigned(judge, scene, chatId, given.crm_link!);
      const close = () => scene.site.desk.closeChat(chatId, scene.agentId);
      if (await canDo(judge, ['HOOK-OUT-09'], close))
        await judgeContact(judge, scene, chatId, given, shownByDesk, 'in the archive of the closed chat');
      judgeAssignedOnce(judge, scene);
      judgeForms(judge, scene);
    },
  },
  {
    id: 'data-in-part',
    title: 'An answer with one part shows that part only, and the contact data that it has',
    rules: ['HOOK-OUT-07', 'HOOK-OUT-09'],
    async run(context, judge) {
      const { crm_link, custom_data, contact_info } = answerOf('OK');
      // Phone and e-mail are optional.
      const named = { contact_info: { name: contact_info?.name } };
      await Promise.all(
        [{ crm_link }, { custom_data }, named].map(async (part) => {
          const given = { result: 'OK', ...part } as ChatAcceptedReply;
          const rules = ['HOOK-OUT-07', 'HOOK-OUT-09'] as const;
          const scene = await context.scene(judge, rules, { chat_accepted: reply(200, given) });
          if (!scene) return;
          const name = unique('Typed');
          const chatId = await scene.write({ name });
          const before = await scene.site.desk.getChat(chatId);
          await scene.accept(chatId);
          if (!(await asks(judge, scene, rules))) return;
          if (given.contact_info) return judgeContact(judge, scene, chatId, given, ['name'], 'in the chat');
          const seen = await untilShown(scene, chatId, ({ chat }) => (chat.panel ?? []).length > 0);
          judgePanel(judge, given, seen);
          if (before.chat.customer?.name === name) judgeUntouched(judge, seen, name);
        }),
      );
    },
  },
];

/** Whether the receiver was asked: what it never answered is nowhere to be shown, and another rule's affair. */
async function asks(judge: Judge, scene: WebhookScene, rules: readonly RuleId[]): Promise<boolean> {
  if (await scene.until('chat_accepted')) return true;
  judge.cannotSee(rules, 'chat_accepted is sent');
  return false;
}

/** The assign button stands before the fields, the fields in their order, the button of the card behind them. */
function judgePanel(judge: Judge, given: ChatAcceptedReply, seen: ChatWithTranscript): void {
  const fields = given.custom_data ?? [];
  const expected = [
    ...(given.enable_assign ? ['assign_button'] : []),
    ...fields.map(({ title, content }) => `custom_field ${title}: ${content}`),
    ...(given.crm_link === undefined ? [] : [`crm_button ${given.crm_link}`]),
  ];
  const panel = (seen.chat.panel ?? []).map(({ kind, title, content, link }) => {
    if (kind === 'assign_button') return kind;
    return kind === 'crm_button' ? `${kind} ${link}` : `${kind} ${title}: ${content}`;
  });
  judge.holds('HOOK-OUT-07', expected.join('\n') === panel.join('\n'), {
    expected: `at the desk, in this order: ${expected.join(', ')}`,
    observed: panel.join(', ') || 'nothing',
    evidence: [noted('chat at the desk', seen)],
  });
}

const contactFields = ['name', 'email', 'phone'] as const;
type ContactField = (typeof contactFields)[number];

/** A customer who gave all contact data, and whom no answer is about; and what the desk shows of them. */
interface Bystander {
  sender: Record<ContactField, string>;
  shown: { chat_id: number; customer?: Partial<Record<ContactField, unknown>> } | undefined;
}

async function bystanderOf({ site }: WebhookScene): Promise<Bystander> {
  const sender = {
    id: unique('known'),
    name: unique('Known'),
    email: 'known@conformance.example',
    phone: '+493012345',
  };
  const words = unique('hello');
  await site.postMessage(sender, text(words));
  return { sender, shown: (await site.untilSaid(words))?.chat as Bystander['shown'] };
}

/** How long after an answer each of some customers begins to write: one before it is read, and others behind it. */
const newcomersAfterMs = [0, 60, 120, 180];

/** Customers who come when an answer does: what is left of it may last until the next, whichever case brings that. */
function newcomers(scene: WebhookScene): Promise<Bystander[]> {
  const come = async (ms: number) => {
    await sleep(ms);
    return bystanderOf(scene);
  };
  return Promise.all(newcomersAfterMs.map(come));
}

/** contact_info is about the visitor of the chat that was accepted. */
async function judgeBystander(
  judge: Judge,
  { site }: WebhookScene,
  { sender, shown: before }: Bystander,
  fields: ContactField[],
): Promise<void> {
  if (!before) return;
  const seen = await site.desk.getChat(before.chat_id);
  const changed = fields.filter((name) => seen.chat.customer[name] !== sender[name]);
  judge.holds('HOOK-OUT-09', changed.length === 0, {
    expected: 'another visitor, whom contact_info is not about, as that one wrote: no field changed',
    observed: `another visitor: ${changed.map((name) => `${name} ${seen.chat.customer[name]}`).join(', ') || 'nothing'} changed`,
    evidence: [noted('chat at the desk', seen)],
  });
}

/** A chat that nobody accepted has nothing of an answer: there was none about it. */
async function judgeNoPanel(
  judge: Judge,
  { site }: WebhookScene,
  which: string,
  { shown: chat }: Bystander,
): Promise<void> {
  if (!chat) return;
  const seen = await site.desk.getChat(chat.chat_id);
  const kinds = (seen.chat.panel ?? []).map(({ kind }) => kind);
  judge.holds('HOOK-OUT-07', kinds.length === 0, {
    expected: `${which} of another visitor, which nobody accepted: nothing of an answer`,
    observed: `${which} of another visitor: ${kinds.join(', ') || 'nothing'}`,
    evidence: [noted('chat at the desk', seen)],
  });
}

async function judgeContact(
  judge: Judge,
  scene: WebhookScene,
  chatId: number,
  { contact_info }: ChatAcceptedReply,
  fields: ContactField[],
  where: string,
): Promise<void> {
  const isShown = ({ chat }: ChatWithTranscript) =>
    fields.every((name) => chat.customer[name] === contact_info?.[name]);
  const seen = await untilShown(scene, chatId, isShown);
  const shownOf = (customer: Partial<Record<ContactField, unknown>> | undefined) =>
    fields.map((name) => `${name} ${customer?.[name]}`).join(', ');
  judge.holds('HOOK-OUT-09', isShown(seen), {
    expected: `the visitor ${where}, as contact_info says: ${shownOf(contact_info)}`,
    observed: `the visitor ${where}: ${shownOf(seen.chat.customer)}`,
    evidence: [noted('chat at the desk', seen)],
  });
}

/** An answer that says nothing of the visitor has nothing to show in the place of what they typed. */
function judgeUntouched(judge: Judge, seen: ChatWithTranscript, name: string): void {
  judge.holds('HOOK-OUT-09', seen.chat.customer.name === name, {
    expected: `the visitor after an answer without contact_info, as they typed it: name ${name}`,
    observed: `name ${seen.chat.customer.name}`,
    evidence: [noted('chat at the desk', seen)],
  });
}

/** The agent connected the chat once, and the receiver answered OK. */
function judgeAssignedOnce(judge: Judge, scene: WebhookScene): void {
  const told = scene.events('chat_assigned');
  if (told.length === 0) return;
  judge.holds('HOOK-OUT-10', told.length === 1, {
    expected: 'one chat_assigned, which was answered 200 with the result OK',
    observed: `${told.length} of them`,
    evidence: told.map((event) => shown('chat_assigned', event)),
  });
}

async function judgeAssigned(judge: Judge, scene: WebhookScene, chatId: number, link: string): Promise<void> {
  const early = scene.events('chat_assigned').length;
  const able = await canDo(judge, ['HOOK-OUT-10'], () => scene.site.desk.assignChat(chatId, scene.agentId));
  if (!able) return;
  const event = await scene.expect(
    judge,
    'HOOK-OUT-10',
    'chat_assigned',
    'after the agent connects the chat to the CRM',
  );
  if (!event) return;
  judge.holds('HOOK-OUT-10', early === 0, {
    expected: 'no chat_assigned before the agent connects the chat',
    observed: `${early} before`,
    evidence: scene.evidence(),
  });
  const [accepted] = scene.events('chat_accepted');
  judgeChatAndAgent(judge, 'HOOK-OUT-10', event, accepted && field(accepted, 'chat_id'));
  judge.holds('HOOK-OUT-10', field(event, 'assign_to') === link, {
    expected: `assign_to ${link}`,
    observed: `assign_to ${JSON.stringify(field(event, 'assign_to'))}`,
    evidence: [shown('chat_assigned', event)],
  });
}
