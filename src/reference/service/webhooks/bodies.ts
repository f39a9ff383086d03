import * as schemas from '../../../../generated/developer/schemas.ts';
import type {
  AgentInfo,
  CallEvent,
  Department,
  FinishedChat,
  OfflineMessageEvent,
  PageInfo,
  Session,
  Visitor as VisitorInfo,
} from '../../../../generated/developer/types.ts';
import type { OfflineForm, TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { defined } from '../../shared/defined.ts';
import { wordsOf } from '../../shared/entry-words.ts';
import { isNamed } from '../state/visitors.ts';
import type { Agent, Call, Chat, Visitor } from '../store/records.ts';

/** The fields that every event about a visitor has. What is not known is left out, or empty where the contract requires it. */
export function about(chat: Pick<Chat, 'channel_id' | 'customer'>, visitor: Visitor) {
  const { name, phone, email } = chat.customer;
  const { description = '', social, session, page, user_token } = visitor.report;
  return {
    widget_id: chat.channel_id,
    ...(user_token !== undefined && { user_token }),
    visitor: {
      ...(isNamed(name) && { name }),
      ...defined({ email, phone }),
      number: String(visitor.visitor_number),
      description,
      ...(social !== undefined && { social }),
      chats_count: visitor.chats_count,
    } satisfies VisitorInfo,
    ...visit(session, page),
  };
}

/** The session and the page, without what only the desk may see. */
function visit(session = nothingKnown.session, page = nothingKnown.page) {
  return { session: withoutUnknown(schemas.Session, session), page: withoutUnknown(schemas.PageInfo, page) };
}

const nothingKnown: { session: Session; page: PageInfo } = {
  session: { geoip: {}, utm_json: {}, ip_addr: '', user_agent: '' },
  page: { url: '' },
};

/** An agent, with the department where there is one. */
export function byAgent({ department, ...agent }: Agent) {
  return { agent: agentInfo(agent), ...inDepartment(department) };
}

/** The department of an agent who is in one. */
export function inDepartment(department: Agent['department']): { department?: Department } {
  return department ? { department: withoutUnknown(schemas.Department, department) } : {};
}

export function agentInfo({ agent_id, name, email = '', phone }: Agent): AgentInfo {
  return { id: agent_id, name, email, ...(phone !== undefined && { phone }) };
}

/** What was said between the visitor and the agents. */
export function finishedChat(transcript: TranscriptEntry[], { rate, blacklisted }: Visitor): FinishedChat {
  const messages = transcript.flatMap((entry): FinishedChat['messages'] => {
    const { from, at, agent_id } = entry;
    const said = { timestamp: Math.floor(Date.parse(at) / 1000), message: wordsOf(entry) };
    if (from === 'customer') return [{ type: 'visitor', ...said }];
    if (from !== 'agent') return [];
    // Agents' ids are texts here, the field is a number: it is there for agents whose id is the digits of one (OPEN-20).
    const isNumber = agent_id !== undefined && /^(0|[1-9]\d{0,14})$/.test(agent_id);
    return [{ type: 'agent', ...said, ...(isNumber && { agent_id: Number(agent_id) }) }];
  });
  return { messages, rate, blacklisted };
}

export function callInfo({ type, phone, status, reason, record_url }: Call): CallEvent['call'] {
  return {
    type,
    phone,
    status,
    ...defined({ reason, record_url }),
  } as CallEvent['call'];
}

/** The event of an offline form; it belongs to no chat and no agent. */
export function offlineMessage(
  { message, name, email, phone, description = '', session, page, user_token }: OfflineForm,
  ids: { offline_message_id: string; channel_id: string; visitor_number: number; chats_count: number },
): OfflineMessageEvent {
  return {
    event_name: 'offline_message',
    widget_id: ids.channel_id,
    ...(user_token !== undefined && { user_token }),
    visitor: {
      ...defined({ name, email, phone }),
      number: String(ids.visitor_number),
      description,
      chats_count: ids.chats_count,
    },
    ...visit(session, page),
    offline_message_id: ids.offline_message_id,
    message,
  };
}

/** A schema of the contract as a constant. */
interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
}

/** A copy of an object without the fields that its schema does not name, at any depth: receivers tolerate them, senders emit none. */
function withoutUnknown<T extends object>(schema: ObjectSchema, value: T): T {
  const { properties } = schema;
  if (properties === undefined) return value;
  const kept = Object.entries(value)
    .filter(([key]) => Object.hasOwn(properties, key))
    .map(([key, inner]) => [key, isObject(inner) ? withoutUnknown(properties[key]!, inner) : inner]);
  return Object.fromEntries(kept);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
