import { printed } from '../../../../generated/faults.ts';
import { policies } from '../../../../generated/policies.ts';
import type { CallMove, NewCall } from '../../../../generated/reference/desk/types.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { type CaughtRequest, hang, reply } from '../../../wire/http/stand-in.ts';
import { field, type Json, partOf, unique } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/tasks.ts';
import { instants } from '../../shared/judges.ts';
import { canDo, takes } from '../../shared/service-context.ts';
import { judgeAll } from '../belonging.ts';
import { otherAgentName, type WebhookScene, type WebhookSenderContext } from '../context.ts';
import { formRules, judgeChatAndAgent } from '../forms.ts';
import { answerOf } from './crm.ts';

/** The time for which a case checks whether an event is retried after a 500 response. */
const watchMs = 2.5 * policies.sendWebhookEvent.intervalMs;

const rules = [...formRules, 'HOOK-OUT-15'] as const;

interface Call {
  type: NewCall['type'];
  phone: string;
  moves: CallMove[];
  /** The maker of the call, if not the agent of the chat: the other agent, in the same chat or in the other agent's own chat. */
  by?: 'another' | 'another beside';
}

const whole = (file: string): CallMove[] => [
  { status: 'agent_connected' },
  { status: 'client_connected' },
  { status: 'end', record_url: `https://files.conformance.example/${file}` },
];

/** Calls of each type and of each agent. The case finds the events of a call by its phone number, which no other call has. */
const calls: readonly Call[] = [
  { type: 'outgoing', phone: '+4930901820', moves: whole('call.mp3') },
  { type: 'incoming', phone: '+4930901827', moves: whole('call.mp3?n=2&a=1') },
  { type: 'callback', phone: '+4930901834', moves: [{ status: 'error', reason: 'Besetzt – busy' }] },
  { type: 'incoming', phone: '+4930901841', moves: [{ status: 'end' }], by: 'another' },
  {
    type: 'callback',
    phone: '+4930901848',
    moves: [{ status: 'error', reason: 'Kein <Anschluss> & "tot"' }],
    by: 'another beside',
  },
];

export const cases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'receiver-that-fails',
    title: 'Later events are sent after a failed one, and the report states if that is sent again',
    rules: ['HOOK-OUT-18', 'HOOK-OUT-06', 'HOOK-OUT-11'],
    timed: true,
    async run(context, judge) {
      const [scene, silent] = [
        await context.scene({ chat_accepted: [reply(500, answerOf('OK'))] }),
        await context.scene({ chat_accepted: [hang] }),
      ];
      const [chatId, silentChat] = [await scene.write(), await silent.write()];
      await scene.accept(chatId);
      await silent.accept(silentChat);
      await pause(watchMs);
      const seen = scene.events('chat_accepted');
      const signed = seen.some(({ headers }) => JSON.stringify(headers).toLowerCase().includes('signature'));
      const told = `${seen.length} requests, at ${instants(seen)} ms; ${signed ? '' : 'not '}signed`;
      judge.notes('HOOK-OUT-18', `answered 500: ${told}`, scene);
      const found = await scene.site.desk.chatIfShown(chatId);
      const isShown = (found?.chat.panel ?? []).length > 0 && 'shown';
      if (found)
        judge.notes('HOOK-OUT-18', `answered 500 with the result OK: its data are ${isShown || 'not shown'}`);
      await judgeGoesOn(judge, scene, chatId, 'answered 500');
      // The source states no timeout. So a service that still waits is only reported.
      const isOver = silent.events('chat_accepted').some(({ closedAt }) => closedAt !== undefined);
      if (isOver) await judgeGoesOn(judge, silent, silentChat, 'not answered');
      else judge.notes('HOOK-OUT-18', `not answered: the sender still waits after ${watchMs} ms`, silent);
    },
  },
  {
    id: 'a-call-that-ends-and-one-that-fails',
    title: 'A new call and each change of its status are sent as events',
    rules,
    async run(context, judge) {
      const scene = await context.scene();
      const chatId = await scene.write();
      await scene.visit(chatId);
      await scene.accept(chatId);
      const own = { chatId, accepted: await scene.untilEvent('chat_accepted') };
      const beside = own.accepted && (await scene.beside());
      await scene.learn(chatId, { name: unique('Mira'), description: unique('Asks for a call') });
      for (const call of calls) {
        const { chatId, accepted } = (call.by === 'another beside' && beside) || own;
        const act = () => make(scene, chatId, call);
        // A desk may let only the agent of the chat make a call.
        if (call.by === 'another' && !(await takes(act))) continue;
        if (call.by !== 'another' && !(await canDo(judge, ['HOOK-OUT-15'], act))) break;
        await judgeCall(judge, scene, call, accepted && field(accepted, 'chat_id'));
        if (scene.isFirstOnly()) break;
      }
      judgeAll(judge, scene, rules);
    },
  },
];

/** Judges that events of the chat and of its channel are sent after one that the receiver did not take. */
async function judgeGoesOn(judge: Judge, scene: WebhookScene, chatId: number, how: string): Promise<void> {
  scene.receiver.script = () => reply(200, { result: 'OK' });
  if (await canDo(judge, ['HOOK-OUT-11'], () => scene.close(chatId)))
    await scene.expect(judge, 'chat_finished', `of a chat whose chat_accepted was ${how}`);
  const next = await scene.write({ id: unique('visitor') });
  const when = `of the next chat, after one that was ${how}`;
  await scene.after(() => scene.accept(next), judge, 'chat_accepted', when);
}

async function make(
  { site, agentId, otherAgentId }: WebhookScene,
  chatId: number,
  { type, phone, moves, by }: Call,
): Promise<void> {
  const agent_id = by ? otherAgentId : agentId;
  const begun = await site.desk.startCall(chatId, { type, phone, agent_id });
  for (const move of moves) await site.desk.moveCall(begun.call_id, move);
}

async function judgeCall(judge: Judge, scene: WebhookScene, call: Call, chat: unknown): Promise<void> {
  const statuses = ['start', ...call.moves.map(({ status }) => status)];
  // Events in quick succession may arrive in another order, and more than once. So only the set of their statuses is judged.
  const events = () => scene.events('call_event').filter((event) => callOf(event)['phone'] === call.phone);
  const seen = () => new Set(events().map((event) => printed(callOf(event)['status'])));
  const missing = () => statuses.filter((status) => !seen().has(status));
  // An event may wait until the event before it was sent.
  await scene.untilSeen(() => (missing().length === 0 ? true : undefined), 2 * scene.waitMs());
  const odd = [...seen()].filter((status) => !statuses.includes(status));
  judge.faultless(
    'HOOK-OUT-15',
    `call_event of the call ${call.phone}: one for each of ${statuses.join(', ')}`,
    [
      ...missing().map((status) => `none for ${status}`),
      ...odd.map((status) => `one for ${status}`),
      scene.isFirstOnly() && 'of each chat the first event came, and no second event',
    ],
    scene,
  );
  for (const event of events()) {
    judgeChatAndAgent(judge, event, chat, call.by && otherAgentName);
    const part = callOf(event);
    const { reason, record_url } = call.moves.find(({ status }) => status === part['status']) ?? {};
    const expected = { type: call.type, ...(reason && { reason }), ...(record_url && { record_url }) };
    const isOther = Object.entries(expected).some(([key, value]) => part[key] !== value);
    const wanted = `call with ${JSON.stringify(expected)} in the status ${printed(part['status'])}`;
    judge.faultless('HOOK-OUT-15', wanted, [isOther && `call ${JSON.stringify(part)}`], event);
  }
}

function callOf(event: CaughtRequest): Json {
  return partOf(event, 'call');
}
