// How the reference is made to send or read webhooks wrongly.
import type { DeliveryPolicy } from '../../../generated/policies.ts';
import type { RuleId } from '../../../generated/rules.ts';
import type { OutgoingRequest, Send } from '../../../src/contract/send/send.ts';
import type { ServiceParts } from '../../../src/reference/service/index.ts';

export interface BrokenWebhookSender {
  rule: RuleId;
  fault: string;
  parts: ServiceParts;
}

export type Event = Record<string, unknown>;

/** The reference, its webhook requests changed on their way out. Nothing is sent when the change gives nothing. */
export function sending(
  rule: RuleId,
  fault: string,
  change: (event: Event, request: OutgoingRequest) => Partial<OutgoingRequest> | undefined,
): BrokenWebhookSender {
  const send =
    (good: Send): Send =>
    (request, policy) => {
      if (!isWebhook(policy)) return good(request, policy);
      const changed = change(JSON.parse(request.body), request);
      const now = Date.now();
      if (!changed)
        return Promise.resolve({ outcome: 'delivered', startedAt: now, endedAt: now, status: 200, body: {} });
      return good({ ...request, ...changed }, policy);
    };
  return { rule, fault, parts: { send } };
}

/** An event with other fields; undefined takes a field away. */
export function altering(
  rule: RuleId,
  fault: string,
  change: (event: Event) => Event,
  only?: string,
): BrokenWebhookSender {
  return sending(rule, fault, (event) =>
    only !== undefined && event['event_name'] !== only
      ? {}
      : { body: JSON.stringify({ ...event, ...change(event) }) },
  );
}

export function without(rule: RuleId, name: string): BrokenWebhookSender {
  return sending(rule, `${name} is not sent`, (event) => (event['event_name'] === name ? undefined : {}));
}

/** The reference, the answers to its webhook requests changed before it reads them. */
export function reading(rule: RuleId, fault: string, change: (answer: Event) => Event): BrokenWebhookSender {
  const send =
    (good: Send): Send =>
    async (request, policy) => {
      const result = await good(request, policy);
      return isWebhook(policy) ? { ...result, body: change((result.body ?? {}) as Event) } : result;
    };
  return { rule, fault, parts: { send } };
}

function isWebhook({ success }: DeliveryPolicy): boolean {
  return success.status === '2xx';
}

/** Takes a query and a fragment off an address. */
export const cut = (address: unknown) => String(address).split('?')[0];

export const inside = (event: Event, part: string, change: Event): Event => ({
  [part]: { ...(event[part] as Event), ...change },
});
export const chat = (event: Event) => event['chat'] as { messages: Event[] };
