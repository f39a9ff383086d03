// `parlance trigger --from FILE`: sends captured requests again, one after the other.
import { printable } from '../../../conformance/report/printable.ts';
import { botServiceOperations } from '../../../generated/bot/operations.ts';
import { channelServiceOperations } from '../../../generated/channel/operations.ts';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import { createSender, type Send } from '../../contract/send/send.ts';
import { bodyOf, type Captured, readCaptured } from '../../contract/trial/captured.ts';
import { addressOf, judge } from '../../contract/trial/judge.ts';
import { sampleEvents, validatorsByName } from '../../contract/trial/samples.ts';
import { isSignable, newEventId } from './signing.ts';

export interface Resending {
  /** Where operations of a service go as it is, and events with what the contract appends. */
  to: string;
  channelId: string;
  token: string;
  /** Signs developer webhooks. */
  secret?: string;
  json: boolean;
}

const asked: DeliveryPolicy = {
  ...policies.sendAgentMessage,
  attempts: 1,
  timeoutMs: 10_000,
  success: { status: '2xx' },
};

/** Gives the exit status: 0 when all was answered as it should be, 1 when something was not, 3 when nobody answered. */
export async function resend(file: string, resending: Resending): Promise<number> {
  const sender = createSender({ allowLoopback: true, validators: validatorsByName });
  try {
    const ends: ('right' | 'wrong' | 'unreachable')[] = [];
    for (const one of readCaptured(file))
      if (isPosted(one)) ends.push(await sendOne(one, resending, sender.send));
      else leaveOut(one, resending.json);
    if (!resending.json)
      console.log(`${ends.length} sent, ${ends.filter((end) => end === 'right').length} answered rightly`);
    if (ends.length > 0 && ends.every((end) => end === 'unreachable')) return 3;
    return ends.every((end) => end === 'right') ? 0 : 1;
  } finally {
    await sender.close();
  }
}

/** Operations of a service that integrators post to. */
const posted = [...channelServiceOperations, ...botServiceOperations]
  .filter((operation) => 'body' in operation)
  .map(({ operationId }): string => operationId);

/** Whether a request is an event or a post; `--to` is no address for the others. */
function isPosted({ event, operation = '' }: Captured): boolean {
  return event !== undefined || posted.includes(operation);
}

function leaveOut({ operation }: Captured, json: boolean): void {
  const says = 'It was not sent: only messages and events are.';
  console.log(json ? JSON.stringify({ what: operation, says }) : printable(`– ${operation}\n  ${says}`));
}

async function sendOne(one: Captured, resending: Resending, send: Send) {
  const event = sampleEvents.find(({ name }) => name === one.event);
  if (one.event !== undefined && !event)
    throw new Error(`No event is called ${one.event}; --list shows them.`);
  const channelId = one.parameters?.['channel_public_id'] ?? resending.channelId;
  const url = event ? addressOf(event, resending.to, { ...resending, channelId }) : resending.to;
  const policy = event ? { ...event.policy, attempts: 1 } : asked;
  const { secret } = resending;
  const signing =
    event && isSignable(event) && secret !== undefined ? { signing: { id: newEventId(), secret } } : {};
  const result = await send({ url, body: bodyOf(one), ...signing }, policy);
  const verdict = event && one.right !== false ? judge(event, result) : byItsVerdict(one, result);
  const { status, body, outcome, startedAt, endedAt } = result;
  const what = one.event ?? one.operation;
  if (resending.json)
    console.log(
      JSON.stringify({
        what,
        url: event ? url : undefined,
        status,
        outcome,
        ms: endedAt - startedAt,
        ...verdict,
      }),
    );
  else
    console.log(
      printable(
        `${verdict.right ? '✓' : '✗'} ${what}  ${status ?? outcome}  ${endedAt - startedAt} ms  ${body === undefined ? '' : JSON.stringify(body).slice(0, 200)}\n  ${verdict.says}`,
      ),
    );
  if (outcome === 'unreachable') return 'unreachable';
  return verdict.right ? 'right' : 'wrong';
}

/** What fitted the contract is to be taken, what did not to be refused. */
function byItsVerdict(
  { right = true }: Captured,
  { status, outcome }: { status?: number; outcome: string },
): { right: boolean; says: string } {
  if (status === undefined) return { right: false, says: `There was no answer: ${outcome}.` };
  const isTaken = status >= 200 && status < 300;
  if (right)
    return { right: isTaken, says: isTaken ? 'It was taken.' : 'It fitted the contract, and was not taken.' };
  const isRefused = status >= 400 && status < 500;
  return {
    right: isRefused,
    says: isRefused
      ? 'It did not fit the contract, and was refused.'
      : 'It did not fit the contract, and was not refused.',
  };
}
