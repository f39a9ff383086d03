// How the reference is made to send or read webhooks wrongly.
import type { DeliveryPolicy } from '../../../generated/policies.ts';
import type { RuleId } from '../../../generated/rules.ts';
import type { OutgoingRequest, Send } from '../../../src/contract/send/send.ts';
import type { ServiceParts } from '../../../src/reference/service/index.ts';
import type { Body as Event } from '../independent/body.ts';

export interface BrokenWebhookSender {
  rule: RuleId;
  fault: string;
  parts: ServiceParts;
}

/** The reference, its webhook requests changed on their way out. Nothing is sent when the change gives nothing. */
export function sent(
  change: (event: Event, request: OutgoingRequest) => Partial<OutgoingRequest> | undefined,
): ServiceParts {
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
  return { send };
}

/** Events with other fields, of one name or of any. Fields of an object stay beside those that are given; undefined is left out. */
export function altered(only: string | undefined, change: Event | ((event: Event) => Event)): ServiceParts {
  return sent((event) => {
    if (only !== undefined && event['event_name'] !== only) return {};
    const changes = Object.entries(typeof change === 'function' ? change(event) : change);
    const merged = changes.map(([key, value]) => [
      key,
      isObject(value) ? { ...event[key], ...value } : value,
    ]);
    return { body: JSON.stringify({ ...event, ...Object.fromEntries(merged) }) };
  });
}

/** The messages of a finished chat, changed. */
export function messages(change: (all: Event[]) => Event[]): ServiceParts {
  return altered('chat_finished', ({ chat }) => ({ chat: { messages: change(chat.messages) } }));
}

export function without(name: string): ServiceParts {
  return sent((event) => (event['event_name'] === name ? undefined : {}));
}

/** The reference, the answers to its webhook requests changed before it reads them. */
export function read(change: (answer: Event) => Event): ServiceParts {
  const send =
    (good: Send): Send =>
    async (request, policy) => {
      const result = await good(request, policy);
      return isWebhook(policy) ? { ...result, body: change((result.body ?? {}) as Event) } : result;
    };
  return { send };
}

function isWebhook({ success }: DeliveryPolicy): boolean {
  return success.status === '2xx';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
