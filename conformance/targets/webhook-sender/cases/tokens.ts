import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { reply } from '../../../wire/http/answers.ts';
import { shown } from '../../../wire/http/evidence.ts';
import { isObject } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { canDo } from '../../shared/can-do.ts';
import type { WebhookScene, WebhookSenderContext } from '../context.ts';
import { closes, judgeEnd, tells } from './chat-life.ts';
import { formRules, judgeForms } from './forms.ts';
import { giveData, takes } from './visitor-data.ts';
import { offlineNames } from './visitors.ts';

const rules = [...formRules, 'HOOK-OUT-11', 'HOOK-OUT-12', 'HOOK-OUT-16', 'HOOK-OUT-17'] as const;

export const tokenCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'token-of-the-visitor',
    title:
      'An id that was set by setUserToken is in the events of the chat and of the offline form, and in no other event',
    rules,
    async run(context, judge) {
      const crm_link = 'https://crm.conformance.example/cards/1';
      const accepted = reply(200, { result: 'OK', enable_assign: true, crm_link });
      const scene = await context.scene(judge, rules, { chat_accepted: accepted });
      if (!scene) return;
      const token = unique('visitor-token');
      const chatId = await scene.write();
      // Whoever logs in has another id from then on.
      await takes(() => scene.site.desk.setVisitor(chatId, { user_token: unique('guest-token') }));
      if (!(await canDo(judge, rules, () => scene.site.desk.setVisitor(chatId, { user_token: token }))))
        return;
      const judgeData = await giveData(scene, chatId);
      await scene.accept(chatId);
      await scene.until('chat_accepted');
      await change(scene, chatId);
      await assignedWhereOffered(scene, chatId);
      await scene.site.write(chatId, { type: 'text', text: unique('Good day') });
      const rate = await taken(scene, chatId, { rate: 'positive' });
      const blacklisted = await taken(scene, chatId, { blacklisted: true });
      const known = { chat: undefined, said: scene.said, ...rate, ...blacklisted };
      if (await closes(judge, scene, chatId)) await judgeEnd(judge, scene, known);
      await submitForm(scene, token);
      for (const name of ['chat_accepted', 'chat_updated', 'chat_assigned', 'chat_finished', ...offlineNames])
        judgeToken(judge, scene, name, token);
      if (scene.receiver.requests.length === 0) judge.cannotSee('HOOK-OUT-16', 'an event is sent');
      noteField(judge, scene, token);
      judgeData(judge, ...scene.events('chat_assigned'));
      await judgeOther(judge, scene, token);
      judgeForms(judge, scene);
    },
  },
];

interface Given {
  rate: string | undefined;
  blacklisted: boolean | undefined;
}

/** What the desk took of it. */
async function taken(
  { site }: WebhookScene,
  chatId: number,
  report: { rate: 'positive' } | { blacklisted: true },
): Promise<Given> {
  const able = await takes(() => site.desk.setVisitor(chatId, report));
  return { rate: undefined, blacklisted: undefined, ...(able && report) };
}

/** New data of the visitor, with a message or, where that is not told, by the desk. */
async function change(scene: WebhookScene, chatId: number): Promise<void> {
  const [name, another] = [unique('Mira'), unique('Zoë')];
  await scene.write({ name });
  if (await scene.untilTold('chat_updated', name, 1500)) return;
  if (await takes(() => scene.site.desk.setVisitor(chatId, { name: another })))
    await scene.untilTold('chat_updated', another);
}

/** Assigns the chat once the desk has the button; a desk without one is no fault here. */
async function assignedWhereOffered(scene: WebhookScene, chatId: number): Promise<void> {
  const { site, agentId } = scene;
  const look = async () =>
    ((await site.desk.getChat(chatId)).chat.panel ?? []).find(({ kind }) => kind === 'assign_button');
  if (!(await site.desk.until(site.channelId, look, 1500))) return;
  if (await takes(() => site.desk.assignChat(chatId, agentId))) await scene.until('chat_assigned');
}

async function submitForm(scene: WebhookScene, user_token: string): Promise<void> {
  const { desk, channelId } = scene.site;
  const form = { message: unique('Please call me'), user_token };
  if (await takes(() => desk.submitOfflineForm(channelId, form))) await scene.until(offlineNames);
}

function judgeToken(judge: Judge, scene: WebhookScene, name: string, token: string): void {
  for (const event of scene.events(name)) {
    judge.holds('HOOK-OUT-16', tells(event, token), {
      expected: `${name}: the id ${token} in some field`,
      observed: `${name}: ${tells(event, token) ? 'it is there' : 'it is not there'}`,
      evidence: [shown(name, event)],
    });
  }
}

/** The id is one visitor’s: it is not shown to anybody, and another visitor is not that one. */
async function judgeOther(judge: Judge, scene: WebhookScene, token: string): Promise<void> {
  const before = scene.events('chat_accepted').length;
  const chatId = await scene.write({ id: unique('visitor') });
  if (!(await takes(() => scene.accept(chatId)))) return;
  const event = await scene.until('chat_accepted', before + 1);
  if (!event) return;
  judge.holds('HOOK-OUT-16', !tells(event, token), {
    expected: `chat_accepted of another visitor, who has no id: ${token} nowhere in it`,
    observed: `chat_accepted of another visitor: ${tells(event, token) ? 'it is there' : 'it is not there'}`,
    evidence: [shown('chat_accepted', event)],
  });
}

/** The source does not name the field. */
function noteField(judge: Judge, scene: WebhookScene, token: string): void {
  const [event] = scene.receiver.requests.filter((each) => tells(each, token));
  const found =
    event && isObject(event.json)
      ? Object.entries(event.json).find(([, value]) => value === token)?.[0]
      : undefined;
  judge.notes('HOOK-OUT-17', `the field with the id: ${found ?? 'none at the top of the event'}`);
}
