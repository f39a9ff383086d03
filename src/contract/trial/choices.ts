import type { DeliveryPolicy, PolicyMember } from '../../../generated/policies.ts';

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

/** A remark that a member of a policy is the reference's choice; empty where the member is contract. */
export function ifChosen(policy: DeliveryPolicy, member: PolicyMember): string {
  const choice = policy.choices?.[member];
  return choice === undefined ? '' : ` (${choice}: the reference's choice, not contract)`;
}

/** One line for each open point that a policy decides. */
export function choicesOf({ choices = {} }: DeliveryPolicy): string[] {
  const members = Object.entries(choices) as [PolicyMember, string][];
  const byPoint = Map.groupBy(members, ([, point]) => point);
  return [...byPoint].map(([point, own]) => {
    const list = own.map(([member]) => names[member]).join(', ');
    return `Not contract, but the reference's choice (${point}): ${list}.`;
  });
}
