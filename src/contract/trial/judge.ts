import { fits } from '../../../generated/fits.ts';
import type { DeliveryPolicy, PolicyMember } from '../../../generated/policies.ts';
import { answerHints, isRead } from '../judgement/answer-hints.ts';
import { unreachableCure } from '../judgement/unreachable.ts';
import { addressWith } from '../send/addresses.ts';
import type { AttemptResult } from '../send/send.ts';
import type { SampleEvent } from './samples.ts';

export interface Verdict {
  right: boolean;
  says: string;
  /** Hints for the author of the response. */
  odd: string[];
}

/** Judges if the contract allows the response `answer` to the event. */
export function judge(
  { operation, policy }: SampleEvent,
  answer: Pick<AttemptResult, 'outcome' | 'status' | 'body' | 'text' | 'location' | 'why'>,
): Verdict {
  const { outcome, status, body, why } = answer;
  const odd = answerHints(answer, operation);
  const wrong = (says: string) => ({ right: false, says, odd });
  if (outcome === 'unreachable')
    return wrong(`The endpoint cannot be reached${why ? `: ${why}` : ''}. ${unreachableCure(why)}`);
  if (outcome === 'timeout')
    return wrong(`No whole answer came within ${policy.timeoutMs} ms${ifChosen(policy, 'timeoutMs')}.`);
  const expected = operation.responses[200]?.validate;
  if (outcome === 'bad_status')
    return wrong(
      `The status is ${status}, expected ${policy.success.status}. The service would count this as a failed attempt${ifChosen(policy, 'success')}.`,
    );
  if (expected && isRead(expected) && !fits(expected, body))
    return wrong('The body does not have the agreed form.');
  if (outcome === 'refused')
    return {
      right: true,
      says: 'The answer is valid: the event was refused with an error, which the agent sees.',
      odd,
    };
  return { right: true, says: 'The answer is valid.', odd };
}

/** Returns the address for an event: `to`, with the channel's identifier or the bot's token if the operation's path contains it. */
export function addressOf(
  { operation }: SampleEvent,
  to: string,
  { channelId, token }: { channelId: string; token: string },
): string {
  if (operation.path.includes('{token}')) return addressWith(to, 'token', token);
  return operation.path.includes('{') ? addressWith(to, 'channel_id', channelId) : to;
}

const names: Record<PolicyMember, string> = {
  attempts: 'how many attempts are made',
  intervalMs: 'the time between two attempts',
  timeoutMs: 'how long the service waits for a response',
  success: 'which response is a success',
  final: 'which response ends the retries',
  giveUpMs: 'when a delivery to a silent receiver is given up',
  giveUp: 'what happens on giving up',
  tolerance: 'the tolerance',
};

/** Returns a remark in brackets if the reference chose this member of the policy; empty if the contract defines it. */
function ifChosen(policy: DeliveryPolicy, member: PolicyMember): string {
  const choice = policy.choices?.[member];
  return choice === undefined ? '' : ` (${choice}: the reference's choice, not contract)`;
}

/** Returns one line for each open point under which the reference chose a policy's members. */
export function choicesOf({ choices = {} }: DeliveryPolicy): string[] {
  const members = Object.entries(choices) as [PolicyMember, string][];
  const byPoint = Map.groupBy(members, ([, point]) => point);
  return [...byPoint].map(([point, own]) => {
    const list = own.map(([member]) => names[member]).join(', ');
    return `Not contract, but the reference's choice (${point}): ${list}.`;
  });
}
