import { validateCall } from '../../../../generated/developer/validators.js';
import type { CallMove, NewCall } from '../../../../generated/reference/desk/types.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, isObject } from '../../../wire/payload/fields.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { canDo } from '../../shared/service-context.ts';
import type { WebhookScene, WebhookSenderContext } from '../context.ts';
import { formRules, giveData, judgeChatAndAgent, judgeForms, judgePart } from './forms.ts';

/** How long a sender is watched that was answered 500. */
const watchMs = 7500;

const rules = [...formRules, 'HOOK-OUT-15'] as const;

interface Call {
  type: NewCall['type'];
  phone: string;
  moves: CallMove[];
}

/** One of each type. Each with a number of its own, by which its events are told from the others'. */
const calls: readonly Call[] = [
  {
    type: 'outgoing',
    phone: '+4930901820',
    moves: [
      { status: 'agent_connected' },
      { status: 'client_connected' },
      { status: 'end', record_url: 'https://files.conformance.example/call.mp3' },
    ],
  },
  {
    type: 'incoming',
    phone: '+4930901827',
    moves: [{ status: 'agent_connected' }, { status: 'client_connected' }, { status: 'end' }],
  },
  { type: 'callback', phone: '+4930901834', moves: [{ status: 'error', reason: 'Besetzt – busy' }] },
];

export const callCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'receiver-that-fails',
    title: 'What a sender does when the receiver answers 500 is reported',
    rules: ['HOOK-OUT-18'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene(judge, ['HOOK-OUT-18'], {
        chat_accepted: { kind: 'reply', status: 500, body: '' },
      });
      if (!scene) return;
      await scene.accept(await scene.write());
      await pause(watchMs);
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
  {
    id: 'a-call-that-ends-and-one-that-fails',
    title: 'A new call and each change of its status are sent as events',
    rules,
    async run(context, judge) {
      const scene = await context.scene(judge, rules);
      if (!scene) return;
      const chatId = await scene.write();
      const judgeData = await giveData(scene, chatId);
      await scene.accept(chatId);
      const accepted = await scene.until('chat_accepted');
      for (const call of calls) {
        if (!(await canDo(judge, ['HOOK-OUT-15'], () => make(scene, chatId, call)))) return;
        await judgeCall(judge, scene, call, accepted && field(accepted, 'chat_id'));
      }
      judgeData(judge, ...scene.events('call_event'));
      judgeForms(judge, scene);
    },
  },
];

async function make(
  { site, agentId }: WebhookScene,
  chatId: number,
  { type, phone, moves }: Call,
): Promise<void> {
  const begun = await site.desk.startCall(chatId, { type, phone, agent_id: agentId });
  for (const move of moves) await site.desk.moveCall(begun.call_id, move);
}

async function judgeCall(judge: Judge, scene: WebhookScene, call: Call, chat: unknown): Promise<void> {
  const statuses = ['start', ...call.moves.map(({ status }) => status)];
  // Events that follow each other fast may overtake each other, and may be repeated: only which ones come is judged.
  const events = () => scene.events('call_event').filter((event) => partOf(event)['phone'] === call.phone);
  const seen = () => new Set(events().map((event) => String(partOf(event)['status'])));
  await scene.receiver.until(
    () => statuses.every((status) => seen().has(status)) || undefined,
    // Each may wait for the one before it.
    2 * scene.eventMs(),
  );
  judge.holds('HOOK-OUT-15', [...seen()].toSorted().join() === statuses.toSorted().join(), {
    expected: `call_event of the call ${call.phone} for each of ${statuses.join(', ')}`,
    observed: `call_event of the call ${call.phone} for ${[...seen()].join(', ') || 'none'}`,
    evidence: scene.evidence(),
  });
  for (const event of events()) {
    judgeChatAndAgent(judge, 'HOOK-OUT-15', event, chat);
    judgePart(judge, 'HOOK-OUT-15', event, 'call', validateCall);
    judgeDetails(judge, event, call);
  }
}

/** The kind of the call; why it failed, where it did; the recording, where there is one. */
function judgeDetails(judge: Judge, event: CaughtRequest, { type, moves }: Call): void {
  const part = partOf(event);
  const { reason, record_url } = moves.find(({ status }) => status === part['status']) ?? {};
  const expected = { type, ...(reason && { reason }), ...(record_url && { record_url }) };
  const held = Object.entries(expected).every(([key, value]) => part[key] === value);
  judge.holds('HOOK-OUT-15', held, {
    expected: `call with ${JSON.stringify(expected)} in the status ${part['status']}`,
    observed: `call ${JSON.stringify(part)}`,
    evidence: [shown('call_event', event)],
  });
}

function partOf(event: CaughtRequest): Record<string, unknown> {
  const call = field(event, 'call');
  return isObject(call) ? call : {};
}
