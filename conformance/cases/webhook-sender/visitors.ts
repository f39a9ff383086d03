import type { CallMove } from '../../../generated/desk/types.ts';
import { validateCall } from '../../../generated/developer/validators.js';
import { canDo } from '../../bot-service-context.ts';
import type { Case } from '../../case.ts';
import { field } from '../../event-fields.ts';
import { shown } from '../../evidence.ts';
import type { Judge } from '../../judge.ts';
import { unique } from '../../messages.ts';
import { reply } from '../../standins/answers.ts';
import type { WebhookScene, WebhookSenderContext } from '../../webhook-sender-context.ts';
import { tells } from './chat-life.ts';
import { isObject, judgeChatAndAgent, type judgeEvent, judgePart } from './forms.ts';

/** The source writes the event of the offline form in two ways. */
const offlineNames = ['offline_message', 'offline_messages'];

export const visitorCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'offline-form',
    title: 'A submitted offline form is told, with the message and without chat and agent',
    rules: ['HOOK-OUT-14', 'HOOK-OUT-17'],
    needs: ['desk'],
    async run(context, judge) {
      const scene = await context.scene(judge, ['HOOK-OUT-14']);
      if (!scene) return;
      const message = unique('Please call me');
      const able = await canDo(judge, ['HOOK-OUT-14'], () =>
        scene.site.desk.submitOfflineForm(scene.site.channelId, { name: 'Mira', message }),
      );
      if (able) await judgeOffline(judge, scene, message);
    },
  },
  {
    id: 'token-of-the-visitor',
    title: 'An id that was set by setUserToken is in the events of the chat and of the offline form',
    rules: ['HOOK-OUT-16', 'HOOK-OUT-17'],
    needs: ['desk'],
    async run(context, judge) {
      const crm_link = 'https://crm.conformance.example/cards/1';
      const accepted = reply(200, { result: 'OK', enable_assign: true, crm_link });
      const scene = await context.scene(judge, ['HOOK-OUT-16'], { chat_accepted: accepted });
      if (!scene) return;
      const token = unique('visitor-token');
      const chatId = await scene.write();
      if (
        !(await canDo(judge, ['HOOK-OUT-16'], () =>
          scene.site.desk.setVisitor(chatId, { user_token: token }),
        ))
      )
        return;
      await scene.accept(chatId);
      await scene.until('chat_accepted');
      await scene.write({ name: unique('Mira') });
      await scene.until('chat_updated', 1, 1500);
      await assignedWhereOffered(scene, chatId);
      await scene.site.desk.closeChat(chatId, scene.agentId);
      await scene.until('chat_finished');
      for (const name of ['chat_accepted', 'chat_updated', 'chat_finished'])
        judgeToken(judge, scene, name, token);
      noteField(judge, scene, token);
    },
  },
  {
    id: 'a-call-that-ends-and-one-that-fails',
    title: 'A new call and each change of its status are told',
    rules: ['HOOK-OUT-15'],
    needs: ['desk'],
    async run(context, judge) {
      const scene = await context.scene(judge, ['HOOK-OUT-15']);
      if (!scene) return;
      const chatId = await scene.write();
      await scene.accept(chatId);
      const call = (moves: CallMove[]) =>
        canDo(judge, ['HOOK-OUT-15'], async () => {
          const begun = await scene.site.desk.startCall(chatId, {
            type: 'incoming',
            phone: '+4930901820',
            agent_id: scene.agentId,
          });
          for (const move of moves) await scene.site.desk.moveCall(begun.call_id, move);
        });
      const record_url = 'https://files.conformance.example/call.mp3';
      const ended: CallMove[] = [
        { status: 'agent_connected' },
        { status: 'client_connected' },
        { status: 'end', record_url },
      ];
      if (!(await call(ended))) return;
      await judgeCall(judge, scene, ['start', 'agent_connected', 'client_connected', 'end'], 0);
      if (!(await call([{ status: 'error', reason: 'Busy' }]))) return;
      await judgeCall(judge, scene, ['start', 'error'], 4);
    },
  },
  {
    id: 'receiver-that-fails',
    title: 'What a sender does when the receiver answers 500 is reported',
    rules: ['HOOK-OUT-18'],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene(judge, ['HOOK-OUT-18'], {
        chat_accepted: { kind: 'reply', status: 500, body: '' },
      });
      if (!scene) return;
      await scene.accept(await scene.write());
      await new Promise((resume) => setTimeout(resume, 7500));
      const seen = scene.events('chat_accepted');
      const instants = seen
        .map(({ firstByteAt }) => Math.round(firstByteAt - seen[0]!.firstByteAt))
        .join(', ');
      const signed = seen.some(({ headers }) => JSON.stringify(headers).toLowerCase().includes('signature'));
      judge.notes(
        'HOOK-OUT-18',
        `answered 500: ${seen.length} requests, at ${instants} ms; ${signed ? '' : 'not '}signed`,
        scene.evidence(),
      );
    },
  },
];

/** Assigns the chat once the desk has the button; a desk without one is no fault here. */
async function assignedWhereOffered(
  { site, agentId, ...scene }: WebhookScene,
  chatId: number,
): Promise<void> {
  const look = async () =>
    ((await site.desk.chat(chatId)).chat.panel ?? []).find(({ kind }) => kind === 'assign_button');
  if (!(await site.desk.until(site.channelId, look, 1500))) return;
  await site.desk.assignChat(chatId, agentId).catch(() => undefined);
  const told = () =>
    scene.receiver.requests.find((request) => field(request, 'event_name') === 'chat_assigned');
  await scene.receiver.until(told, 1500);
}

async function judgeOffline(judge: Judge, scene: WebhookScene, message: string): Promise<void> {
  const event = await scene.until(offlineNames);
  judge.holds('HOOK-OUT-14', event !== undefined, {
    expected: 'offline_message after the form is submitted',
    observed: event ? 'it arrived' : 'no such event',
    evidence: scene.evidence(),
  });
  if (!event) return judge.cannotSee('HOOK-OUT-17', 'the event of the offline form is sent');
  const [id, said, chatId, agent] = ['offline_message_id', 'message', 'chat_id', 'agent'].map((key) =>
    field(event, key),
  );
  const held = typeof id === 'string' && said === message && chatId === undefined && agent === undefined;
  judge.holds('HOOK-OUT-14', held, {
    expected: 'offline_message_id as a text, the message, no chat_id and no agent',
    observed: `offline_message_id ${JSON.stringify(id)}, message ${JSON.stringify(said)}, chat_id ${JSON.stringify(chatId)}, agent ${JSON.stringify(agent)}`,
    evidence: [shown('offline_message', event)],
  });
  judge.notes('HOOK-OUT-17', `the event of the offline form is called ${String(field(event, 'event_name'))}`);
  judgeCommon(judge, event);
}

/** The rules for every event are judged where a whole chat is seen; here only what the form could lack. */
function judgeCommon(judge: Judge, event: Parameters<typeof judgeEvent>[1]): void {
  const absent = ['widget_id', 'visitor', 'session', 'page'].filter((key) => field(event, key) === undefined);
  judge.holds('HOOK-OUT-14', absent.length === 0, {
    expected: 'widget_id, visitor, session and page, as every event has them',
    observed: `${absent.join(', ') || 'nothing'} missing`,
    evidence: [shown('offline_message', event)],
  });
}

function judgeToken(judge: Judge, scene: WebhookScene, name: string, token: string): void {
  const [event] = scene.events(name);
  if (!event) return;
  judge.holds('HOOK-OUT-16', tells(event, token), {
    expected: `${name}: the id ${token} in some field`,
    observed: `${name}: ${tells(event, token) ? 'it is there' : 'it is not there'}`,
    evidence: [shown(name, event)],
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

async function judgeCall(
  judge: Judge,
  scene: WebhookScene,
  statuses: string[],
  before: number,
): Promise<void> {
  await scene.until('call_event', before + statuses.length);
  const events = scene.events('call_event').slice(before);
  const callOf = (event: (typeof events)[number]) =>
    field(event, 'call') as Record<string, unknown> | undefined;
  const seen = events.map((event) => String(callOf(event)?.['status']));
  // Events that follow each other fast may overtake each other: only which ones come is judged.
  judge.holds('HOOK-OUT-15', seen.toSorted().join() === statuses.toSorted().join(), {
    expected: `call_event for each of ${statuses.join(', ')}`,
    observed: `call_event for ${seen.join(', ') || 'none'}`,
    evidence: scene.evidence(),
  });
  for (const event of events) {
    judgeChatAndAgent(judge, 'HOOK-OUT-15', event);
    judgePart(judge, 'HOOK-OUT-15', event, 'call', validateCall);
  }
  const failed = events.find((event) => callOf(event)?.['status'] === 'error');
  if (!failed) return;
  judge.holds('HOOK-OUT-15', typeof callOf(failed)?.['reason'] === 'string', {
    expected: 'a failed call tells its reason',
    observed: `reason ${JSON.stringify(callOf(failed)?.['reason'])}`,
    evidence: [shown('call_event', failed)],
  });
}
