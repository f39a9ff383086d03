import type { DeliveryPolicy } from '../../generated/policies.ts';
import type { RuleId } from '../../generated/rules.ts';
import type { OutgoingRequest, Send } from '../../src/http/send.ts';
import type { ServiceParts } from '../../src/service/index.ts';

export interface BrokenWebhookSender {
  rule: RuleId;
  fault: string;
  parts: ServiceParts;
}

type Event = Record<string, unknown>;

/** The reference, its webhook requests changed on their way out. Nothing is sent when the change gives nothing. */
function sending(
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
function altering(
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

function without(rule: RuleId, name: string): BrokenWebhookSender {
  return sending(rule, `${name} is not sent`, (event) => (event['event_name'] === name ? undefined : {}));
}

/** The reference, the answers to its webhook requests changed before it reads them. */
function reading(rule: RuleId, fault: string, change: (answer: Event) => Event): BrokenWebhookSender {
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

const inside = (event: Event, part: string, change: Event): Event => ({
  [part]: { ...(event[part] as Event), ...change },
});
const chat = (event: Event) => event['chat'] as { messages: Event[] };

export const brokenWebhookSenders: readonly BrokenWebhookSender[] = [
  sending('HOOK-OUT-01', 'the body is a form', (_event, { headers }) => ({
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  })),
  altering('HOOK-OUT-02', 'widget_id is missing', () => ({ widget_id: undefined })),
  altering('HOOK-OUT-02', 'page is missing', () => ({ page: undefined })),
  altering('HOOK-OUT-03', 'visitor.number is a number', (event) => inside(event, 'visitor', { number: 7 })),
  altering('HOOK-OUT-03', 'visitor.chats_count is a text', (event) =>
    inside(event, 'visitor', { chats_count: '1' }),
  ),
  altering('HOOK-OUT-03', 'visitor.description is missing', (event) =>
    inside(event, 'visitor', { description: undefined }),
  ),
  altering('HOOK-OUT-04', 'agent.email is missing', (event) =>
    event['agent'] ? inside(event, 'agent', { email: undefined }) : {},
  ),
  altering('HOOK-OUT-04', 'agent.id is a number', (event) =>
    event['agent'] ? inside(event, 'agent', { id: 7 }) : {},
  ),
  altering('HOOK-OUT-05', 'geoip holds a number', (event) =>
    inside(event, 'session', { geoip: { latitude: 52.5 } }),
  ),
  altering('HOOK-OUT-05', 'session.ip_addr is missing', (event) =>
    inside(event, 'session', { ip_addr: undefined }),
  ),
  altering('HOOK-OUT-05', 'page.url is missing', () => ({ page: { title: 'Start' } })),
  without('HOOK-OUT-06', 'chat_accepted'),
  altering(
    'HOOK-OUT-06',
    'chat_id is a text',
    (event) => ({ chat_id: String(event['chat_id']) }),
    'chat_accepted',
  ),
  reading('HOOK-OUT-07', 'fields are shown in the wrong order', (answer) => ({
    ...answer,
    custom_data: [...((answer['custom_data'] as unknown[]) ?? [])].toReversed(),
  })),
  reading('HOOK-OUT-07', 'the button of the card is not shown', ({ crm_link: _, ...answer }) => answer),
  reading('HOOK-OUT-08', 'the result is not read', (answer) => ({ ...answer, result: 'OK' })),
  reading('HOOK-OUT-09', 'contact_info is not read', ({ contact_info: _, ...answer }) => answer),
  without('HOOK-OUT-10', 'chat_assigned'),
  altering(
    'HOOK-OUT-10',
    'assign_to is another address',
    () => ({ assign_to: 'https://crm.example/0' }),
    'chat_assigned',
  ),
  without('HOOK-OUT-11', 'chat_finished'),
  altering(
    'HOOK-OUT-11',
    'agents is one agent',
    (event) => ({ agents: (event['agents'] as unknown[])[0] }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-11',
    'chat.blacklisted is missing',
    (event) => inside(event, 'chat', { blacklisted: undefined }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-12',
    'a visitor’s message has an agent_id',
    (event) =>
      inside(event, 'chat', {
        messages: chat(event).messages.map((message) => ({ ...message, agent_id: 1 })),
      }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-12',
    'timestamps are texts',
    (event) =>
      inside(event, 'chat', {
        messages: chat(event).messages.map((message) => ({ ...message, timestamp: '2026-01-01' })),
      }),
    'chat_finished',
  ),
  altering('HOOK-OUT-12', 'rate is a number', (event) => inside(event, 'chat', { rate: 5 }), 'chat_finished'),
  without('HOOK-OUT-13', 'chat_updated'),
  without('HOOK-OUT-14', 'offline_message'),
  altering('HOOK-OUT-14', 'it names a chat', () => ({ chat_id: 7 }), 'offline_message'),
  altering(
    'HOOK-OUT-14',
    'offline_message_id is a number',
    () => ({ offline_message_id: 7 }),
    'offline_message',
  ),
  altering(
    'HOOK-OUT-15',
    'reason is always there',
    (event) => inside(event, 'call', { reason: '' }),
    'call_event',
  ),
  altering(
    'HOOK-OUT-15',
    'record_url is always there',
    (event) => inside(event, 'call', { record_url: 'https://files.example/1.mp3' }),
    'call_event',
  ),
  sending('HOOK-OUT-15', 'agent_connected is not told', (event) =>
    (event['call'] as Event | undefined)?.['status'] === 'agent_connected' ? undefined : {},
  ),
  altering('HOOK-OUT-16', 'the visitor’s id is left out', () => ({ user_token: undefined })),
  altering(
    'HOOK-OUT-16',
    'the visitor’s id is left out of chat_finished',
    () => ({ user_token: undefined }),
    'chat_finished',
  ),
];
