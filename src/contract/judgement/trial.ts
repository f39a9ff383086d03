import * as botExamples from '../../../generated/bot/examples.ts';
import { botProviderOperations } from '../../../generated/bot/operations.ts';
import * as botValidators from '../../../generated/bot/validators.js';
import * as channelExamples from '../../../generated/channel/examples.ts';
import { channelIntegratorOperations } from '../../../generated/channel/operations.ts';
import * as channelValidators from '../../../generated/channel/validators.js';
import * as developerExamples from '../../../generated/developer/examples.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import * as developerValidators from '../../../generated/developer/validators.js';
import { fits } from '../../../generated/fits.ts';
import type { Operation, Validator } from '../../../generated/operation.ts';
import { type DeliveryPolicy, type PolicyMember, policies } from '../../../generated/policies.ts';
import { addressWith } from '../send/addresses.ts';
import type { AttemptResult } from '../send/send.ts';
import { answerHints, isRead, unreachableCure } from './answer-hints.ts';

/** An event that the service sends to an integrator, and example payloads of it. */
export interface SampleEvent {
  name: string;
  operation: Operation;
  /** The operation that sends the event. `policies` has the delivery policy under the same name. */
  sentBy: keyof typeof policies;
  policy: DeliveryPolicy;
  /** The payloads, each by the name of its example. */
  examples: Readonly<Record<string, unknown>>;
  /** The default address of the receiver: the endpoint that `npm start` serves for the event. */
  defaultTo: string;
}

/** The validator of each schema by the schema's name. A delivery policy names the schema of its success body. */
export const validatorsByName: Record<string, Validator<unknown>> = Object.fromEntries(
  Object.entries({ ...channelValidators, ...botValidators, ...developerValidators }).map(
    ([name, validate]) => [name.replace(/^validate/, ''), validate as Validator<unknown>],
  ),
);

/** All events that an endpoint of an integrator can receive. */
export const sampleEvents: readonly SampleEvent[] = [
  ...events(channelIntegratorOperations, 'sendAgentMessage', channelExamples, 'http://127.0.0.1:8788/chat'),
  ...events(botProviderOperations, 'sendBotEvent', botExamples, 'http://127.0.0.1:8789/bot'),
  ...events(webhookReceiverOperations, 'sendWebhookEvent', developerExamples, 'http://127.0.0.1:8790/hooks'),
];

type Stories = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Returns the events of a party with their examples. Examples of the folder `tolerated` come last: the service does not send them, but a
 * receiver should accept them.
 */
function events(
  operations: readonly Operation[],
  sentBy: keyof typeof policies,
  { examples, toleratedExamples }: Record<'examples' | 'toleratedExamples', Stories>,
  defaultTo: string,
): SampleEvent[] {
  const policy = policies[sentBy];
  return operations.flatMap((operation) => {
    const [schema = ''] =
      Object.entries(validatorsByName).find(([, validate]) => validate === operation.body?.validate) ?? [];
    const all = { ...examples[schema], ...toleratedExamples[schema] };
    const { dispatch } = operation;
    if (!dispatch) return [{ name: 'agent_message', operation, sentBy, policy, examples: all, defaultTo }];
    return dispatch.values.map((name) => {
      const own = Object.entries(all).filter(
        ([, payload]) => (payload as Record<string, unknown>)[dispatch.property] === name,
      );
      return { name, operation, sentBy, policy, examples: Object.fromEntries(own), defaultTo };
    });
  });
}

export interface Verdict {
  right: boolean;
  says: string;
  /** Sentences with hints for the author of the response. */
  odd: string[];
}

/** The remedy for a response without an end. */
const cureForMissingEnd =
  'Content-Length must be the number of bytes of the body, and a chunked body needs its last chunk.';

/** Judges if the contract allows `answer` as a response to the event. */
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
    return wrong(
      `No complete response came within ${policy.timeoutMs} ms${ifChosen(policy, 'timeoutMs')}.${why ? ` Only ${why} came. ${cureForMissingEnd}` : ''}`,
    );
  const expected = operation.responses[200]?.validate;
  if (outcome === 'bad_status')
    return wrong(
      `The status is ${status}, expected ${policy.success.status}. The service would count this as a failed attempt${ifChosen(policy, 'success')}.`,
    );
  if (why) return wrong(`The response is not complete: ${why}. ${cureForMissingEnd}`);
  if (outcome === 'invalid_answer' && answer.text === undefined)
    return wrong('The body is too long: the service does not read it.');
  if (expected && isRead(expected) && !fits(expected, body))
    return wrong('The body does not have the agreed form.');
  if (outcome === 'refused')
    return {
      right: true,
      says: 'The response is valid: the event was refused with an error, which the agent sees.',
      odd,
    };
  return { right: true, says: 'The response is valid.', odd };
}

/** Returns the address for an event: `to`, completed by the channel's identifier or the bot's token if the operation's path has it. */
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

/** Returns a remark in brackets if the value of a policy's member is a choice of the reference; empty if the contract defines the value. */
function ifChosen(policy: DeliveryPolicy, member: PolicyMember): string {
  const choice = policy.choices?.[member];
  return choice === undefined ? '' : ` (${choice}: the reference's choice, not contract)`;
}

/** Returns a sentence for each open point under which the reference chose members of the policy. */
export function choicesOf({ choices = {} }: DeliveryPolicy): string[] {
  const members = Object.entries(choices) as [PolicyMember, string][];
  const byPoint = Map.groupBy(members, ([, point]) => point);
  return [...byPoint].map(([point, own]) => {
    const list = own.map(([member]) => names[member]).join(', ');
    return `Not contract, but the reference's choice (${point}): ${list}.`;
  });
}
