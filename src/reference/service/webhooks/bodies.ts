import * as schemas from '../../../../generated/developer/schemas.ts';
import type {
  AgentInfo,
  CallEvent,
  Department,
  FinishedChat,
  OfflineMessageEvent,
  Visitor as VisitorInfo,
} from '../../../../generated/developer/types.ts';
import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { wordsOf } from '../../shared/entry-words.ts';
import { partOf, wholeOf } from '../../shared/part.ts';
import type { NumberedAgent } from '../state/channels.ts';
import { isNamed } from '../state/visitors.ts';
import type { Agent, Call, ChatCustomer, OfflineMessage, Visitor } from '../store/records.ts';

/** The fields of a visitor that are the customer's of the chat; all others come from the report of the visitor. */
export const fromCustomer = ['name', 'phone', 'email'] as const;

/** The fields that every event about a visitor has. Of a session and a page that are not known whole, texts are empty (OPEN-21). */
export function about(
  chat: { channel_id: string; customer: Partial<ChatCustomer> },
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
    session: wholeOf(schemas.Session, session),
    page: wholeOf(schemas.PageInfo, page),
  };
}

/** An agent, with the department where there is one. */
export function byAgent({ department, ...agent }: NumberedAgent) {
  return { agent: agentInfo(agent), ...inDepartment(department) };
}

/** The department of an agent who is in one. */
export function inDepartment(department: Agent['department']): { department?: Department } {
  return department ? { department: wholeOf(schemas.Department, department) } : {};
}

export function agentInfo(agent: NumberedAgent): AgentInfo {
  return partOf(schemas.AgentInfo, { ...agent, id: String(agent.number), email: agent.email ?? '' });
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

export function callInfo(call: Call): CallEvent['call'] {
  return partOf({ properties: callProperties }, call) as CallEvent['call'];
}

/** The properties of a call, whatever its status. */
const callProperties = {
  ...schemas.RunningCall.properties,
  ...schemas.EndedCall.properties,
  ...schemas.FailedCall.properties,
};

/** The event of an offline form; it belongs to no chat and no agent. */
export function offlineMessage(
  { message, ...form }: OfflineMessage['form'],
  ids: { offline_message_id: string; channel_id: string; visitor_number: number; chats_count: number },
): OfflineMessageEvent {
  const { offline_message_id, channel_id } = ids;
  const known = about({ channel_id, customer: form }, { ...ids, report: form });
  return { event_name: 'offline_message', ...known, offline_message_id, message };
}
