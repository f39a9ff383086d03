import type { DeliveryPolicy, PolicyMember } from '../../../generated/policies.ts';

const names: Record<PolicyMember, string> = {
  attempts: 'how many attempts are made',
  intervalMs: 'the time between two attempts',
  timeoutMs: 'how long an answer is waited for',
  success: 'which answer is a good one',
  final: 'which answer ends the repeating',
  giveUpMs: 'when a silent receiver is given up',
  giveUp: 'what happens on giving up',
  tolerance: 'the tolerance',
};

/** What is said behind a statement that rests on a member of a policy; nothing where the member is contract. */
export function ifChosen(policy: DeliveryPolicy, member: PolicyMember): string {
  const choice = policy.choices?.[member];
  return choice === undefined ? '' : ` (${choice}: the reference's choice, not contract)`;
}

/** A line for each point at which the reference chose part of a policy. */
export function choicesOf({ choices = {} }: DeliveryPolicy): string[] {
  const members = Object.entries(choices) as [PolicyMember, string][];
  const byPoint = Map.groupBy(members, ([, point]) => point);
  return [...byPoint].map(([point, own]) => {
    const list = own.map(([member]) => names[member]).join(', ');
    return `Not contract, but the reference's choice (${point}): ${list}.`;
  });
}
