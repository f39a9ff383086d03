import { randomUUID } from 'node:crypto';
import type { WebhookReceiverEvent } from '../../../../generated/developer/kinds.ts';
import * as schemas from '../../../../generated/developer/schemas.ts';
import type {
  AgentInfo,
  ChatAcceptedReply,
  ChatUpdatedEvent,
  Department,
  FinishedChat,
  OfflineMessageEvent,
  Visitor as VisitorInfo,
} from '../../../../generated/developer/types.ts';
import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { isObject } from '../../../contract/documents/json.ts';
import { isWebAddress, withoutNulls } from '../../../contract/judgement/accepted-faults.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import { sizeLimits } from '../../limits.ts';
import { wordsOf } from '../../shared/markup.ts';
import { completed, defined, type PartSchema, partOf } from '../../shared/part.ts';
import { channelIdIn, type Outbox } from '../delivery/outbox.ts';
import { notesOn } from '../delivery/to-customer.ts';
import { entriesOf, entriesOfClosedChat } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import { type NumberedAgent, numberedAgent } from '../state/agents.ts';
import { channelOf, envelopeOf } from '../state/channels.ts';
import { chatOf, publishChat } from '../state/chats.ts';
import { addNote, idsOf } from '../state/notes.ts';
import { isNamed, itemOf, shownFields, updatedCustomer, visitorOf, withFields } from '../state/visitors.ts';
import type { Agent, Call, Chat, Delivery, OfflineMessage, PanelItem, Visitor } from '../store/records.ts';

interface WebhookEvent {
  event_name: WebhookReceiverEvent['event_name'];
  [field: string]: unknown;
}

/** An event about a chat and its agent, without the fields that are taken from the chat and the agent. */
type AgentEvent<Event = WebhookReceiverEvent> = Event extends { chat_id: number; agent: AgentInfo }
  ? Omit<Event, Exclude<keyof ChatUpdatedEvent, 'event_name'>>
  : never;

/** Records webhook events for delivery, if the channel has a webhook address. */
export class Webhooks {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** Reports an event about a chat and its agent. Does nothing if the chat has no agent, because the event must name an agent. */
  async report(chat: Chat, event: AgentEvent, journal: Journal): Promise<void> {
    if (chat.agent_id === undefined) return;
    const agent = await numberedAgent(chat.agent_id, journal);
    await this.#ofChat(chat, { ...event, ...(agent && byAgent(agent)) }, journal);
  }

  async chatFinished(chat: Chat, journal: Journal): Promise<void> {
    if (!(await channelOf(chat.channel_id, journal))?.webhook) return;
    const { entries, has_older } = await entriesOf(chat.chat_id, { limit: entriesOfClosedChat }, journal);
    // Private notes and transfers are for agents only. So the event contains neither these entries nor their authors.
    const transcript = entries.filter(({ from }) => from !== 'system');
    if (has_older) {
      const text = `The chat is long. chat_finished has its last ${entries.length} entries: at most ${entriesOfClosedChat} entries, and at most ${sizeLimits.page} bytes.`;
      await addNote({ ...idsOf(chat), about: 'chat_finished', text }, journal);
    }
    const ids = new Set([chat.agent_id, ...transcript.map(({ agent_id }) => agent_id)]);
    const agents: NumberedAgent[] = [];
    for (const id of ids) {
      const agent = await numberedAgent(id, journal);
      if (agent) agents.push(agent);
    }
    const event = {
      event_name: 'chat_finished' as const,
      agents: agents.map(agentInfo),
      ...inDepartment(agents.find(({ agent_id }) => agent_id === chat.agent_id)?.department),
      chat: finishedChat(transcript, agents, await visitorOf(chat, journal)),
    };
    await this.#ofChat(chat, event, journal);
  }

  async callEvent(chat: Chat, call: Call, journal: Journal): Promise<void> {
    const agent = await numberedAgent(call.agent_id, journal);
    // The contract defines no user token for `call_event`.
    const event = { event_name: 'call_event', user_token: undefined, ...(agent && byAgent(agent)) } as const;
    await this.#ofChat(chat, { ...event, call: partOf({ properties: callProperties }, call) }, journal);
  }

  /** Reports an offline message. Its event has no fields about a chat or an agent. */
  async offlineMessage(
    { message, ...form }: OfflineMessage['form'],
    ids: { offline_message_id: string; channel_id: string; visitor_number: number; chats_count: number },
    journal: Journal,
  ): Promise<void> {
    const { offline_message_id, channel_id } = ids;
    const known = about({ channel_id, customer: form }, { ...ids, report: form });
    const event: OfflineMessageEvent = {
      event_name: 'offline_message',
      ...known,
      offline_message_id,
      message,
    };
    await this.#record(channel_id, {}, { ...event }, journal);
  }

  async #ofChat(chat: Chat, { event_name, ...rest }: WebhookEvent, journal: Journal): Promise<void> {
    const { channel_id, chat_id } = chat;
    const event = { event_name, ...about(chat, await visitorOf(chat, journal)), chat_id, ...rest };
    await this.#record(channel_id, { chat_id }, event, journal);
  }

  async #record(
    channel_id: string,
    of: { chat_id?: number },
    event: WebhookEvent,
    journal: Journal,
  ): Promise<void> {
    const id = randomUUID();
    const channel = await channelOf(channel_id, journal);
    const envelope = channel && envelopeOf(channel, 'webhook', id);
    if (!envelope) return;
    await this.#outbox.record(
      {
        ...of,
        lane: of.chat_id === undefined ? `${id} webhook` : `${of.chat_id} webhook`,
        operation: 'sendWebhookEvent',
        kind: 'webhook',
        about: event.event_name,
        request: { ...envelope, body: JSON.stringify(event) },
      },
      journal,
    );
  }

  /** Adds notes about the faults of a response. Puts the data of a response to chat_accepted into the chat (HOOK-OUT-07, HOOK-OUT-08). */
  async deliveryEnded(
    delivery: Delivery,
    answer: AttemptResult | undefined,
    journal: Journal,
  ): Promise<void> {
    const { about: event_name = '', chat_id, state } = delivery;
    const chat = await chatOf(chat_id, journal);
    const ids = chat ? idsOf(chat) : defined({ channel_id: channelIdIn(delivery) });
    const isReply = state === 'delivered' && event_name === 'chat_accepted';
    const { shown, effects, notes } = readAcceptedReply(isReply ? answer?.body : undefined);
    const { fields, notes: unshown } = shownFields(shown?.custom_data ?? []);
    const faults = [...notesOn(delivery, answer), ...effects].join(' ');
    for (const text of [faults, ...notes, ...unshown].filter(Boolean))
      await addNote({ ...ids, about: event_name, text }, journal);
    if (!chat || !shown) return;
    const customer = updatedCustomer(chat.customer, shown.contact_info ?? {});
    const ofPage = (chat.panel ?? []).filter(({ set_by }) => set_by === 'page');
    const panel = withFields(panelOf({ ...shown, custom_data: fields }), 'page', ofPage);
    const crm_page = shown.page;
    await publishChat(chat, { panel, customer, ...(crm_page && { crm_page }) }, journal);
  }
}

/** Returns the agent's panel for a response to chat_accepted: the assign button, the fields, and the button for the CRM card. */
export function panelOf({ enable_assign, custom_data = [], crm_link }: ShownReply): PanelItem[] {
  return [
    ...(enable_assign ? [{ kind: 'assign_button' as const }] : []),
    ...custom_data.map((field) => itemOf(field, 'webhook')),
    ...(crm_link === undefined ? [] : [{ kind: 'crm_button' as const, link: crm_link }]),
  ];
}

/** The parts of a response to chat_accepted that the agent sees. */
type ShownReply = Pick<ChatAcceptedReply, 'enable_assign' | 'crm_link' | 'custom_data' | 'page'> & {
  contact_info?: Partial<NonNullable<ChatAcceptedReply['contact_info']>>;
};

interface ReadReply {
  /** The valid parts of the response. Undefined if the result is not OK (HOOK-OUT-07). */
  shown?: ShownReply;
  /** Sentences about the effects of invalid fields. The faults themselves are already in a note. */
  effects: string[];
  /** Notes about faults that no schema describes. */
  notes: string[];
}

export function readAcceptedReply(body: unknown): ReadReply {
  const effects: string[] = [];
  const notes: string[] = [];
  if (!isObject(body)) return { effects, notes };
  const { result, ...parts } = withoutNulls(body).value as Record<string, unknown>;
  if (typeof result !== 'string' || result.toUpperCase() !== 'OK') {
    const held = Object.keys(parts).join(', ');
    if (typeof result !== 'string') effects.push('Nothing of it is shown. Write OK.');
    else if (held !== '')
      notes.push(`The result of the answer is not OK, so nothing of it is shown: ${held}.`);
    return { effects, notes };
  }
  if (result !== 'OK')
    notes.push(`The result of the answer is ${JSON.stringify(result)}. It was read as OK. Write OK.`);
  const shown = (validPart(schemas.ChatAcceptedReply, parts, '', { effects, notes }) ?? {}) as ShownReply;
  if (shown.contact_info && shown.contact_info.name === undefined)
    effects.push('Its other fields are shown.');
  if (shown.page && shown.page.url === undefined) {
    effects.push('/page is left out.');
    delete shown.page;
  }
  return { shown, effects, notes };
}

/** Matches the path of a field that the desk shows as a link. */
const links = /\/(link|crm_link|url)$/;

/** Returns the valid part of a value: without fields of another type than in its schema, and without links that are no web addresses. */
function validPart(
  { type = '', properties, items }: PartSchema,
  value: unknown,
  place: string,
  of: Pick<ReadReply, 'effects' | 'notes'>,
) {
  if (Array.isArray(value) ? type !== 'array' : typeof value !== type)
    return void of.effects.push(`${place} is left out.`);
  if (links.test(place) && !isWebAddress(value))
    return void of.notes.push(
      `${place} is left out: it must be an address that begins with http:// or https://.`,
    );
  if (!properties && !items) return value;
  const parts = Object.entries(value as object).flatMap(([name, part]): [string, unknown][] => {
    const schema = items ?? (Object.hasOwn(properties!, name) ? properties![name] : undefined);
    const read = schema && validPart(schema, part, `${place}/${name}`, of);
    return read === undefined ? [] : [[name, read]];
  });
  if (items) return parts.map(([, part]) => part);
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** The visitor's fields that webhooks take from the customer data of the chat. They take all other fields from the visitor's report. */
export const fromCustomer = ['name', 'phone', 'email'] as const;

/** Returns the fields about the visitor that every event has. A text of the session or the page without a known value is empty (OPEN-21). */
function about(
  chat: {
    channel_id: string;
    customer: { [Field in (typeof fromCustomer)[number]]?: string | undefined };
  },
  visitor: Pick<Visitor, 'report' | 'visitor_number' | 'chats_count'>,
) {
  const { report, visitor_number, chats_count } = visitor;
  const { session = {}, page = {}, user_token } = report;
  const { name, phone, email } = chat.customer;
  const named: Record<(typeof fromCustomer)[number], string | undefined> = {
    name: name !== undefined && isNamed(name) ? name : undefined,
    phone,
    email,
  };
  return {
    widget_id: chat.channel_id,
    ...(user_token !== undefined && { user_token }),
    visitor: partOf(schemas.Visitor, {
      description: '',
      ...report,
      ...named,
      number: String(visitor_number),
      chats_count,
    }) as VisitorInfo,
    session: completed(schemas.Session, session),
    page: completed(schemas.PageInfo, page),
  };
}

/** Returns the fields of an event about an agent, and about the agent's department if there is one. */
function byAgent({ department, ...agent }: NumberedAgent) {
  return { agent: agentInfo(agent), ...inDepartment(department) };
}

function inDepartment(department: Agent['department']): { department?: Department } {
  return department ? { department: completed(schemas.Department, department) } : {};
}

function agentInfo(agent: NumberedAgent): AgentInfo {
  return partOf(schemas.AgentInfo, { ...agent, id: String(agent.number), email: agent.email ?? '' });
}

/** Returns the field `chat` of chat_finished: the messages of visitor and agents, the rating, and if the visitor is blocked. */
function finishedChat(
  transcript: TranscriptEntry[],
  agents: readonly NumberedAgent[],
  { rate, blacklisted }: Visitor,
): FinishedChat {
  const messages = transcript.flatMap((entry): FinishedChat['messages'] => {
    const { from, at, agent_id } = entry;
    const said = { timestamp: Math.floor(Date.parse(at) / 1000), message: wordsOf(entry) };
    if (from === 'customer') return [{ type: 'visitor', ...said }];
    if (from !== 'agent') return [];
    const writer = agents.find((agent) => agent.agent_id === agent_id);
    return [{ type: 'agent', ...said, ...(writer && { agent_id: writer.number }) }];
  });
  return partOf(schemas.FinishedChat, { messages, rate, blacklisted });
}

const callProperties = {
  ...schemas.RunningCall.properties,
  ...schemas.EndedCall.properties,
  ...schemas.FailedCall.properties,
};
