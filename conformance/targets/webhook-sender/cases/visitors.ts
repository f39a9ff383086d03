import { fieldIs, printed } from '../../../../generated/faults.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { type CaughtRequest, reply } from '../../../wire/http/stand-in.ts';
import { field, unique } from '../../../wire/payload/messages.ts';
import { canDo, takes } from '../../shared/service-context.ts';
import { judgeAll } from '../belonging.ts';
import { eventName, type WebhookScene, type WebhookSenderContext } from '../context.ts';
import { formRules, judgeEnd, judgeOnce } from '../forms.ts';
import { awkward, newPhone, newVisit } from '../given.ts';
import { closes, tells } from './chats.ts';

const offlineNames = ['offline_message', 'offline_messages'];

/** The rules for an offline form. It has no agent, so HOOK-OUT-04 is not among them. */
const forms = formRules.filter((rule) => rule !== 'HOOK-OUT-04');
const visitorRules = [...forms, 'HOOK-OUT-14', 'HOOK-OUT-17'] as const;

const tokenRules = [...formRules, 'HOOK-OUT-11', 'HOOK-OUT-12', 'HOOK-OUT-16', 'HOOK-OUT-17'] as const;

export const cases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'offline-form',
    title: 'A submitted offline form is sent as an event, with the message and without chat and agent',
    rules: visitorRules,
    async run(context, judge) {
      const scene = await context.scene();
      const [ids, marks]: [unknown[], string[]] = [[], []];
      for (const name of ['Mira', 'Zoë']) {
        const mark = unique('Bitte');
        const form = {
          name: `${unique(name)}${awkward}`,
          email: `${unique('Form')}@conformance.example`,
          phone: newPhone(),
          message: `${mark} 🙂 "morgen" & nie < 9 Uhr\n${'und so weiter '.repeat(40)}Danke`,
        };
        const { session, page } = newVisit();
        // A desk may accept the form, but not the data of the visit with it.
        const isWhole = await takes(() => scene.submit(mark, { ...form, session, page }));
        if (!isWhole && !(await canDo(judge, visitorRules, () => scene.submit(mark, form)))) return;
        const event = await judgeOffline(judge, scene, mark, form.message);
        ids.push(event && field(event, 'offline_message_id'));
        marks.push(mark);
      }
      const isOne = ids[0] !== undefined && ids[0] === ids[1];
      const both = isOne && `offline_message_id ${JSON.stringify(ids[0])} for both`;
      judge.faultless('HOOK-OUT-14', 'an offline_message_id for each form', [both], scene);
      const of = (mark: string) => scene.events(...offlineNames).filter((each) => tells(each, `${mark} `));
      for (const mark of marks) judgeOnce(judge, 'one form', of(mark));
      judgeAll(judge, scene, visitorRules);
    },
  },
  {
    id: 'token-of-the-visitor',
    title: 'An id of setUserToken is in the events of its visitor, and in no other event',
    rules: tokenRules,
    async run(context, judge) {
      const crm_link = 'https://crm.conformance.example/cards/1';
      const accepted = reply(200, { result: 'OK', enable_assign: true, crm_link });
      const scene = await context.scene({ chat_accepted: [accepted] });
      const token = `${unique('Visitor-Token')}+/=`;
      const chatId = await scene.write();
      // The visitor logs in and thereby gets another id.
      await scene.learn(chatId, { user_token: unique('Guest-Token') });
      if (!(await canDo(judge, tokenRules, () => scene.site.desk.setVisitor(chatId, { user_token: token }))))
        return;
      await scene.learn(chatId, { user_token: token });
      await scene.visit(chatId);
      const other = unique('Other-Token');
      const beside = await scene.beside({ user_token: other });
      await scene.accept(chatId);
      await scene.untilEvent('chat_accepted', beside.accepted ? 2 : 1);
      await change(scene, chatId);
      await assignedWhereOffered(scene, chatId);
      await scene.answer(chatId);
      const known = { chat: undefined, said: scene.said(), ...(await scene.rate(chatId)) };
      if (await closes(judge, scene, chatId)) {
        await judgeEnd(judge, scene, known);
        // A service may refuse the message, because the visitor is blacklisted now.
        await takes(() => comesBack(scene, chatId, token));
      }
      const mark = unique('Please call me');
      if (await takes(() => scene.submit(mark, { message: mark, user_token: token })))
        await scene.untilEvent(offlineNames);
      const toldOf = [...chatEvents, ...offlineNames].flatMap((name) => scene.events(name));
      for (const event of toldOf) {
        const own = event === beside.accepted ? other : token;
        const lost = !tells(event, own) && 'it is not there';
        judge.faultless('HOOK-OUT-16', `${eventName(event)}: the id ${own} in some field`, [lost], event);
      }
      if (scene.receiver.requests.length === 0) judge.cannotSee('HOOK-OUT-16', 'an event is sent');
      // The source does not name the field.
      const [event] = scene.receiver.requests.filter((each) => tells(each, token));
      const named = Object.entries(event?.json ?? {}).find(([, value]) => value === token)?.[0];
      judge.notes('HOOK-OUT-17', `the field with the id: ${named ?? 'none at the top of the event'}`);
      // The next visitor has no id. `judgeAll` reports the id of another visitor in the event.
      await scene.beside();
      judgeAll(judge, scene, tokenRules);
    },
  },
];

const chatEvents = ['chat_accepted', 'chat_updated', 'chat_assigned', 'chat_finished'];

async function judgeOffline(
  judge: Judge,
  scene: WebhookScene,
  mark: string,
  message: string,
): Promise<CaughtRequest | undefined> {
  // The event is recognised by the first word of its message. Its other content is judged afterwards.
  const event = await scene.untilSeen(() => scene.events(...offlineNames).find((each) => tells(each, mark)));
  judge.found('HOOK-OUT-14', event, 'offline_message with the message, after the form is submitted', scene);
  if (!event) {
    judge.cannotSee('HOOK-OUT-17', 'the event of the offline form is sent');
    return undefined;
  }
  const said = field(event, 'message');
  const isOther = said !== message && fieldIs('message', said);
  judge.faultless('HOOK-OUT-14', 'offline_message: the message as it was written', [isOther], event);
  judge.notes(
    'HOOK-OUT-17',
    `the event of the offline form is called ${printed(field(event, 'event_name'))}`,
  );
  return event;
}

/** Changes the visitor's name by a message, then at the desk. For the message, the service need not send an event. */
async function change(scene: WebhookScene, chatId: number): Promise<void> {
  const [name, another] = [unique('Mira'), unique('Zoë')];
  await scene.write({ name });
  await scene.untilMentioned('chat_updated', name, 1, 1500);
  if (await scene.learn(chatId, { name: another })) await scene.untilMentioned('chat_updated', another);
}

/** Lets the visitor log in again and write again, and an agent press Reply. A service may also reopen the closed chat. */
async function comesBack(scene: WebhookScene, closed: number, user_token: string): Promise<void> {
  const before = scene.events('chat_accepted').length;
  const chatId = await scene.write();
  if (chatId === closed || !(await scene.learn(chatId, { user_token }))) return;
  if (await takes(() => scene.accept(chatId))) await scene.untilEvent('chat_accepted', before + 1);
}

/** Assigns the chat to the agent, if the desk shows the assign button. A desk without the button is not at fault here. */
async function assignedWhereOffered(scene: WebhookScene, chatId: number): Promise<void> {
  const { site, agentId } = scene;
  const look = async () =>
    ((await site.desk.getChat(chatId)).chat.panel ?? []).find(({ kind }) => kind === 'assign_button');
  if (!(await site.desk.until(site.channelId, look, 1500))) return;
  if (await takes(() => site.desk.assignChat(chatId, { agent_id: agentId })))
    await scene.untilEvent('chat_assigned');
}
