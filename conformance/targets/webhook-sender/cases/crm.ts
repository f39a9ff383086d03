import type { ChatAcceptedReply } from '../../../../generated/developer/types.ts';
import { fieldIs, printed } from '../../../../generated/faults.ts';
import type { ChatWithTranscript } from '../../../../generated/reference/desk/types.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { type CaughtRequest, reply } from '../../../wire/http/stand-in.ts';
import { field, type Json, mentions, unique } from '../../../wire/payload/messages.ts';
import { canDo, takes } from '../../shared/service-context.ts';
import { judgeAll } from '../belonging.ts';
import { agentName, otherAgentName, type WebhookScene, type WebhookSenderContext } from '../context.ts';
import { formRules, judgeChatAndAgent, judgeOnce } from '../forms.ts';
import { awkward, newPhone } from '../given.ts';

const dataRules = ['HOOK-OUT-07', 'HOOK-OUT-09', 'HOOK-OUT-10'] as const;
const partRules = ['HOOK-OUT-07', 'HOOK-OUT-09'] as const;
const rules = [...formRules, ...dataRules] as const;

const contactFields = ['name', 'email', 'phone'] as const;
type ContactField = (typeof contactFields)[number];
type Contact = Partial<Record<ContactField, unknown>>;

/** Makes the contact data that the visitor types before an agent presses Reply. The contact_info in a response must replace them. */
const typed = () => ({
  name: `${unique('Typed')}${awkward}`,
  email: `${unique('typed')}@conformance.example`,
  phone: newPhone(),
});

export const cases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'data-for-the-agent',
    title: 'The data of a response to chat_accepted are shown and kept, and the chat can be assigned',
    rules,
    async run(context, judge) {
      const [given, second, third] = [answerOf('OK'), answerOf('OK'), answerOf('OK')];
      const answers = [given, second, third].map((each) => reply(200, each));
      const scene = await context.scene({ chat_accepted: answers });
      const sender = typed();
      const { chat } = await scene.site.desk.getChat(await scene.write(sender));
      const isShown = (name: ContactField) => name === 'name' || chat.customer?.[name] === sender[name];
      const shownByDesk = contactFields.filter(isShown);
      const chatId = await acceptedIn(scene);
      if (chatId === undefined) {
        judge.cannotSee(dataRules, 'chat_accepted is sent');
        return judgeAll(judge, scene, rules);
      }
      scene.answered(chatId, given);
      judgePanel(judge, given, await untilShown(scene, chatId, hasPanel));
      await judgeContact(judge, scene, chatId, given, shownByDesk, 'in the chat');
      const beside = await scene.beside();
      scene.answered(beside.chatId, second);
      if (beside.accepted) {
        judgePanel(judge, second, await untilShown(scene, beside.chatId, hasPanel));
        await judgeContact(judge, scene, beside.chatId, second, shownByDesk, 'of another agent’s chat');
        judgePanel(judge, given, await scene.site.desk.getChat(chatId));
        await judgeContact(judge, scene, chatId, given, shownByDesk, 'after the answer to another chat');
      }
      const early = 'no chat_assigned before the agent connects the chat';
      judge.counts('HOOK-OUT-10', early, scene.events('chat_assigned'));
      // The chat of the other agent is connected first. So neither the first nor the last link of the channel is right for both chats.
      if (beside.accepted)
        await judgeAssigned(judge, scene, {
          ...beside,
          agentId: scene.otherAgentId,
          who: otherAgentName,
          link: second.crm_link!,
        });
      const [accepted] = scene.events('chat_accepted');
      const { agentId } = scene;
      await judgeAssigned(judge, scene, { chatId, accepted, agentId, who: agentName, link: given.crm_link! });
      if (await canDo(judge, ['HOOK-OUT-09'], () => scene.close(chatId))) {
        await judgeContact(judge, scene, chatId, given, shownByDesk, 'in the archive of the closed chat');
        await judgeNextChat(judge, scene, chatId, third);
      }
      for (const link of [given.crm_link!, second.crm_link!])
        judgeOnce(judge, 'the chat was assigned once', scene.told('chat_assigned', link));
      judgeAll(judge, scene, rules);
    },
  },
  {
    id: 'data-in-part',
    title: 'A response with one part shows that part only, and leaves the contact data that it does not have',
    rules: partRules,
    async run(context, judge) {
      const { crm_link, custom_data, contact_info } = answerOf('OK');
      // Phone and e-mail are optional in contact_info, so this response has only the name.
      const parts = [{ crm_link }, { custom_data }, { contact_info: { name: contact_info!.name } }];
      const all = parts.map(async (part) => {
        const given = { result: 'OK', ...part } as ChatAcceptedReply;
        await judgePart(judge, await context.scene({ chat_accepted: [reply(200, given)] }), given);
      });
      await Promise.all(all);
    },
  },
  {
    id: 'data-without-ok',
    title: 'Nothing of a response to chat_accepted is shown to the agent unless its result is OK',
    rules: ['HOOK-OUT-08'],
    async run(context, judge) {
      const { result: _, ...unanswered } = answerOf('');
      const answers: object[] = [
        ...['FAILURE', 'ERROR', 'NOT OK', 'OKAY'].map(answerOf),
        { ...answerOf(''), result: true },
        unanswered,
      ];
      const all = answers.map(async (given) => {
        const scene = await context.scene({ chat_accepted: [reply(200, given)] });
        await judgeNothing(judge, scene, given as ChatAcceptedReply);
      });
      await Promise.all(all);
    },
  },
  {
    id: 'data-with-ok-in-small-letters',
    title: 'The report states if the agent sees data of a response whose result is in lower case',
    rules: ['HOOK-OUT-08'],
    async run(context, judge) {
      const given = answerOf('ok');
      const scene = await context.scene({ chat_accepted: [reply(200, given)] });
      const chatId = await acceptedIn(scene);
      if (chatId === undefined) return judge.cannotSee('HOOK-OUT-08', 'chat_accepted is sent');
      const found = await untilShown(scene, chatId, hasPanel, watchMs);
      const told = `the result ${JSON.stringify(given.result)}: data are ${hasPanel(found) ? '' : 'not '}shown`;
      const evidence = [noted('chat at the desk', found), ...scene.evidence()];
      judge.notes('HOOK-OUT-08', told, evidence, 'OPEN-19');
    },
  },
];

async function judgeNextChat(
  judge: Judge,
  scene: WebhookScene,
  closed: number,
  given: ChatAcceptedReply,
): Promise<void> {
  const before = scene.events('chat_accepted').length;
  const chatId = await scene.write();
  scene.answered(chatId, given);
  // A service may also reopen the closed chat.
  if (chatId === closed || !(await takes(() => scene.accept(chatId)))) return;
  if (!(await scene.untilEvent('chat_accepted', before + 1))) return;
  const missing = ({ chat: { panel = [] } }: ChatWithTranscript) =>
    given.custom_data!.filter((field) => panel.every(({ content }) => content !== field.content));
  const seen = await untilShown(scene, chatId, (chat) => missing(chat).length === 0);
  const says = missing(seen).map(({ title, content }) => `no ${title}: ${content}`);
  const expected = 'the visitor’s next chat: all fields of the answer to its chat_accepted';
  judge.faultless('HOOK-OUT-07', expected, says, [noted('chat at the desk', seen)]);
}

async function judgePart(judge: Judge, scene: WebhookScene, given: ChatAcceptedReply): Promise<void> {
  const sender = typed();
  const before = await scene.site.desk.getChat(await scene.write(sender));
  const chatId = await acceptedIn(scene);
  if (chatId === undefined) return judge.cannotSee(partRules, 'chat_accepted is sent');
  if (given.contact_info) await judgeContact(judge, scene, chatId, given, ['name'], 'in the chat');
  const seen = await untilShown(scene, chatId, given.contact_info ? () => true : hasPanel);
  if (!given.contact_info) judgePanel(judge, given, seen);
  // Contact data that the response does not contain must stay as the visitor typed them.
  const left = contactFields.filter(
    (name) => before.chat.customer?.[name] === sender[name] && given.contact_info?.[name] === undefined,
  );
  judgeCustomer(judge, 'the visitor as they typed it, where the answer says nothing', seen, left, sender);
}

function judgeCustomer(
  judge: Judge,
  whose: string,
  seen: ChatWithTranscript,
  fields: readonly ContactField[],
  given: Contact,
): void {
  const told = (names: readonly ContactField[], contact: Contact) =>
    names.map((name) => `${name} ${printed(contact[name] || 'nothing')}`).join(', ');
  const { customer } = seen.chat;
  const other = fields.filter((name) => customer[name] !== given[name]);
  const wrong = other.length > 0 && told(other, customer);
  const evidence = [noted('chat at the desk', seen)];
  judge.faultless('HOOK-OUT-09', `${whose}: ${told(fields, given)}`, [wrong], evidence);
}

function hasPanel({ chat }: ChatWithTranscript): boolean {
  return (chat.panel ?? []).length > 0;
}

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
  const isOther = expected.join('\n') !== panel.join('\n') && (panel.join(', ') || 'nothing');
  const inOrder = `at the desk, in this order: ${expected.join(', ')}`;
  judge.faultless('HOOK-OUT-07', inOrder, [isOther], [noted('chat at the desk', seen)]);
}

async function judgeContact(
  judge: Judge,
  scene: WebhookScene,
  chatId: number,
  { contact_info }: ChatAcceptedReply,
  fields: ContactField[],
  where: string,
): Promise<void> {
  const given: Contact = contact_info ?? {};
  const isShown = ({ chat }: ChatWithTranscript) =>
    fields.every((name) => chat.customer[name] === given[name]);
  const seen = await untilShown(scene, chatId, isShown);
  judgeCustomer(judge, `the visitor ${where}, as contact_info says`, seen, fields, given);
}

/** A chat that an agent connects to the CRM: the agent's id and name, the chat_accepted request, and the link in the response to it. */
interface Connected {
  chatId: number;
  agentId: string;
  who: string;
  accepted?: CaughtRequest | undefined;
  link: string;
}

async function judgeAssigned(
  judge: Judge,
  scene: WebhookScene,
  { chatId, agentId, who, accepted, link }: Connected,
): Promise<void> {
  const before = scene.events('chat_assigned').length;
  if (!(await canDo(judge, ['HOOK-OUT-10'], () => scene.site.desk.assignChat(chatId, { agent_id: agentId }))))
    return;
  const when = 'after the agent connects the chat to the CRM';
  const event = await scene.expect(judge, 'chat_assigned', when, before + 1);
  if (!event) return;
  judgeChatAndAgent(judge, event, accepted && field(accepted, 'chat_id'), who);
  const to = field(event, 'assign_to');
  const other = to !== link && fieldIs('assign_to', to);
  judge.faultless('HOOK-OUT-10', `assign_to ${link}`, [other], event);
}

/** The time for which a case checks that the desk does not show certain data. */
const watchMs = 1500;

/** Lets a visitor write and an agent press Reply. Returns the id of the chat, or undefined if chat_accepted does not come. */
async function acceptedIn(scene: WebhookScene, sender: Json = {}): Promise<number | undefined> {
  const chatId = await scene.write(sender);
  await scene.accept(chatId);
  return (await scene.untilEvent('chat_accepted')) && chatId;
}

const showMs = 8000;

/** Makes a response to chat_accepted. Its texts are unique, except that two items of custom_data have the same title. */
export function answerOf(result: string): ChatAcceptedReply {
  const wishes = unique('Wünsche');
  const digits = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return {
    result,
    custom_data: [
      { title: wishes, content: unique('zwei') },
      { title: unique('Bestellungen'), content: unique('eins') },
      { title: wishes, content: `${unique('Grüße 🙂')} ${'und so weiter '.repeat(20)}Ende` },
    ],
    contact_info: {
      name: `${unique('Crm Name')}${awkward}`,
      phone: `+4930${digits()}`,
      email: `${unique('crm')}@conformance.example`,
    },
    enable_assign: true,
    crm_link: `https://crm.conformance.example/Cards?Id=${unique('card')}&copy=2#Notes`,
  };
}

/** Waits until `seen` returns true for the chat, and returns the chat. After the timeout, returns the chat as it is then. */
async function untilShown(
  { site }: WebhookScene,
  chatId: number,
  seen: (chat: ChatWithTranscript) => boolean,
  timeoutMs = showMs,
): Promise<ChatWithTranscript> {
  const isIt = (found: ChatWithTranscript) => found.chat.chat_id === chatId && seen(found);
  const shown = await site.untilChat((found) => (isIt(found) ? found : undefined), timeoutMs);
  return shown ?? site.desk.getChat(chatId);
}

async function judgeNothing(judge: Judge, scene: WebhookScene, given: ChatAcceptedReply): Promise<void> {
  const chatId = await acceptedIn(scene);
  if (chatId === undefined) return judge.cannotSee('HOOK-OUT-08', 'chat_accepted is sent');
  const words = [
    ...given.custom_data!.flatMap(({ title, content }) => [title!, content!]),
    ...Object.values(given.contact_info as Record<string, string>),
    given.crm_link!,
  ];
  const passed = ({ chat, ...rest }: ChatWithTranscript) =>
    words.some((word) => mentions({ chat, rest }, word)) ||
    (chat.panel ?? []).some(({ kind }) => kind === 'assign_button');
  const look = async (where: string, timeoutMs: number) => {
    const found = await untilShown(scene, chatId, passed, timeoutMs);
    const expected = `nothing of an answer with the result ${JSON.stringify(given.result)} ${where}`;
    const evidence = [noted('chat at the desk', found), ...scene.evidence()];
    judge.faultless('HOOK-OUT-08', expected, [passed(found) && 'data of the answer'], evidence);
  };
  await look('at the desk', watchMs);
  if (await takes(() => scene.close(chatId))) await look('in the archive', watchMs / 3);
}
