import * as botExamples from '../../../generated/bot/examples.ts';
import { botProviderOperations } from '../../../generated/bot/operations.ts';
import * as botValidators from '../../../generated/bot/validators.js';
import * as channelExamples from '../../../generated/channel/examples.ts';
import { channelIntegratorOperations } from '../../../generated/channel/operations.ts';
import * as channelValidators from '../../../generated/channel/validators.js';
import * as developerExamples from '../../../generated/developer/examples.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import * as developerValidators from '../../../generated/developer/validators.js';
import type { Operation, Validator } from '../../../generated/operation.ts';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';

/** An event that the service sends to an integrator, with example payloads. */
export interface SampleEvent {
  name: string;
  operation: Operation;
  /** The operation that sends the event. It is also the key of the delivery policy in `policies`. */
  sentBy: keyof typeof policies;
  policy: DeliveryPolicy;
  /** The payloads, by the names of their examples. */
  examples: Readonly<Record<string, unknown>>;
  /** The default address: the endpoint that `npm start` serves for the event. */
  defaultTo: string;
}

/** All events that endpoints of integrators may receive. */
export const sampleEvents: readonly SampleEvent[] = [
  ...events(
    channelIntegratorOperations,
    'sendAgentMessage',
    channelValidators,
    channelExamples,
    'http://127.0.0.1:8788/chat',
  ),
  ...events(botProviderOperations, 'sendBotEvent', botValidators, botExamples, 'http://127.0.0.1:8789/bot'),
  ...events(
    webhookReceiverOperations,
    'sendWebhookEvent',
    developerValidators,
    developerExamples,
    'http://127.0.0.1:8790/hooks',
  ),
];

/** The validators of the contract's schemas, by the names of the schemas. A policy refers to its success body by such a name. */
export const validatorsByName: Record<string, Validator<unknown>> = Object.fromEntries(
  Object.entries({ ...channelValidators, ...botValidators, ...developerValidators }).map(
    ([name, validate]) => [name.replace(/^validate/, ''), validate as Validator<unknown>],
  ),
);

type Stories = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Returns the events of a party with their examples. The tolerated examples come last: the service does not send them, but a receiver
 * should accept them.
 */
function events(
  operations: readonly Operation[],
  sentBy: keyof typeof policies,
  validators: object,
  { examples, toleratedExamples }: Record<'examples' | 'toleratedExamples', Stories>,
  defaultTo: string,
): SampleEvent[] {
  const policy = policies[sentBy];
  return operations.flatMap((operation) => {
    const [validatorName = ''] =
      Object.entries(validators).find(([, validate]) => validate === operation.body?.validate) ?? [];
    const schema = validatorName.replace(/^validate/, '');
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
