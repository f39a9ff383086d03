// `parlance trigger --from FILE` resends saved requests, one after the other.
import { randomUUID } from 'node:crypto';
import { printable } from '../../../conformance/report/printable.ts';
import { Usage } from '../../../conformance/run/target.ts';
import { botServiceOperations } from '../../../generated/bot/operations.ts';
import { channelServiceOperations } from '../../../generated/channel/operations.ts';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import type { Send } from '../../contract/send/send.ts';
import { bodyOf, type Captured, readCaptured } from '../../contract/trial/captured.ts';
import { addressOf, judge, type Verdict } from '../../contract/trial/judge.ts';
import { sampleEvents, validatorsByName } from '../../contract/trial/samples.ts';
import { isSignable } from '../shared/signing.ts';

export interface Resending {
  /** The address to send to. Saved messages go to this address itself. For events, the contract's path is appended. */
  to: string;
  channelId: string;
  token: string;
  /** The secret that signs developer webhooks. */
  secret?: string;
  json?: boolean;
}

const asked: DeliveryPolicy = {
  ...policies.sendAgentMessage,
  attempts: 1,
  timeoutMs: 10_000,
  success: { status: '2xx' },
};

/**
 * Resends the requests of a file. Resolves with the exit status: 0 if all responses are correct, 1 if one is not, 3 if no request reached
 * its endpoint.
 */
export async function resend(file: string, resending: Resending): Promise<number> {
  const { createSender } = await import('../../contract/send/send.ts');
  const sender = createSender({ allowLoopback: true, validators: validatorsByName });
  try {
    const ends: ('right' | 'wrong' | 'unreachable')[] = [];
    for await (const one of requestsIn(file))
      if (isPosted(one)) ends.push(await sendOne(one, resending, sender.send));
      else leaveOut(one, resending.json);
    if (!resending.json)
      console.log(`${ends.length} sent, ${ends.filter((end) => end === 'right').length} answered correctly`);
    if (ends.length > 0 && ends.every((end) => end === 'unreachable')) return 3;
    return ends.every((end) => end === 'right') ? 0 : 1;
  } finally {
    await sender.close();
  }
}

/** Yields the saved requests of a file. Throws Usage if the file cannot be read or has other content. */
async function* requestsIn(file: string): AsyncGenerator<Captured> {
  try {
    yield* readCaptured(file);
  } catch (error) {
    throw new Usage((error as Error).message);
  }
}

/** The operations with which integrators post messages to a service. */
const posted = [...channelServiceOperations, ...botServiceOperations]
  .filter((operation) => 'body' in operation)
  .map(({ operationId }): string => operationId);

/** Returns true for an event, and for a message to a service. Other requests have other addresses than `--to` and are not resent. */
function isPosted({ event, operation = '' }: Captured): boolean {
  return event !== undefined || posted.includes(operation);
}

function leaveOut({ operation }: Captured, json = false): void {
  const says = 'Not sent: only messages and events are resent.';
  console.log(json ? JSON.stringify({ what: operation, says }) : printable(`– ${operation}\n  ${says}`));
}

async function sendOne(one: Captured, resending: Resending, send: Send) {
  const event = sampleEvents.find(({ name }) => name === one.event);
  if (one.event !== undefined && !event)
    throw new Usage(`No event is called ${one.event}. parlance trigger --list shows all events.`);
  const channelId = one.parameters?.['channel_public_id'] ?? resending.channelId;
  const url = event ? addressOf(event, resending.to, { ...resending, channelId }) : resending.to;
  const policy = event ? { ...event.policy, attempts: 1 } : asked;
  const { secret } = resending;
  const signing =
    event && isSignable(event) && secret !== undefined ? { signing: { id: randomUUID(), secret } } : {};
  const result = await send({ url, body: bodyOf(one), ...signing }, policy);
  const verdict =
    event && one.right !== false ? judge(event, result) : { ...repeatsVerdict(one, result), odd: [] };
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
        `${verdict.right ? '✓' : '✗'} ${what}  ${status ?? outcome}  ${endedAt - startedAt} ms  ${body === undefined ? '' : JSON.stringify(body).slice(0, 200)}\n  ${[verdict.says, ...verdict.odd].join(' ')}`,
      ),
    );
  if (outcome === 'unreachable') return 'unreachable';
  return verdict.right ? 'right' : 'wrong';
}

/** Returns the verdict on the response to a resent request. A valid request must be accepted, and an invalid request must be rejected. */
function repeatsVerdict(
  { right: isValid = true }: Captured,
  { status, outcome }: { status?: number; outcome: string },
): Omit<Verdict, 'odd'> {
  if (status === undefined) return { right: false, says: `No response: ${outcome}.` };
  const [kind, end, hundreds] = isValid ? ['valid', 'accepted', 2] : ['invalid', 'rejected', 4];
  const right = Math.floor(status / 100) === hundreds;
  return { right, says: `The request is ${kind}, ${right ? 'and it was' : 'but it was not'} ${end}.` };
}
