import * as schemas from '../../../../generated/developer/schemas.ts';
import type {
  AgentInfo,
  CallEvent,
  Department,
  FinishedChat,
  OfflineMessageEvent,
  Visitor as VisitorInfo,
} from '../../../../generated/developer/types.ts';
import type { OfflineForm, TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { defined } from '../../shared/defined.ts';
import { wordsOf } from '../../shared/entry-words.ts';
import type { NumberedAgent } from '../state/channels.ts';
import { isNamed } from '../state/visitors.ts';
import type { Agent, Call, ChatCustomer, Visitor } from '../store/records.ts';
import type { PartSchema } from './accepted-reply.ts';

/** The fields that every event about a visitor has. Of a session and a page that are not known whole, texts are empty (OPEN-21). */
export function about(
  chat: { channel_id: string; customer: Partial<ChatCustomer> },
  visitor: Pick<Visitor, 'report' | 'visitor_number' | 'chats_count'>,
) {
  const { name, phone, email } = chat.customer;
  const { description = '', social, session = {}, page = {}, user_token } = visitor.report;
  return {
    widget_id: chat.channel_id,
    ...(user_token !== undefined && { user_token }),
    visitor: {
      ...defined({ name: name !== undefined && isNamed(name) ? name : undefined, email, phone, social }),
      number: String(visitor.visitor_number),
      description,
      chats_count: visitor.chats_count,
    } satisfies VisitorInfo,
    session: whole(schemas.Session, session),
    page: whole(schemas.PageInfo, page),
  };
}

/** An agent, with the department where there is one. */
export function byAgent({ department, ...agent }: NumberedAgent) {
  return { agent: agentInfo(agent), ...inDepartment(department) };
}

/** The department of an agent who is in one. */
export function inDepartment(department: Agent['department']): { department?: Department } {
  return department ? { department: whole(schemas.Department, department) } : {};
}

export function agentInfo({ number, name, email = '', phone }: NumberedAgent): AgentInfo {
  return { id: String(number), name, email, ...(phone !== undefined && { phone }) };
}

/** The messages between the visitor and these agents. */
export function finishedChat(
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
  return { messages, rate, blacklisted };
}

export function callInfo({ type, phone, status, reason, record_url }: Call): CallEvent['call'] {
  return { type, phone, status, ...defined({ reason, record_url }) } as CallEvent['call'];
}

/** The event of an offline form; it belongs to no chat and no agent. */
export function offlineMessage(
  { message, ...form }: OfflineForm,
  ids: { offline_message_id: string; channel_id: string; visitor_number: number; chats_count: number },
): OfflineMessageEvent {
  const { offline_message_id, channel_id } = ids;
  const known = about({ channel_id, customer: form }, { ...ids, report: form });
  return { event_name: 'offline_message', ...known, offline_message_id, message };
}

/**
 * An object with the fields that its schema names and no others, at any depth: a text that is not known is empty, and receivers
 * tolerate other fields, yet senders emit none.
 */
function whole<T extends object>({ properties = {} }: PartSchema, value: T): T {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = (value as Record<string, unknown>)[name];
    if (schema.properties) return [name, whole(schema, field ?? {})];
    return [name, field ?? (schema.type === 'string' ? '' : undefined)];
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}
