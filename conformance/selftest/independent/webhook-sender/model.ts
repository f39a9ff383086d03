// The state of the independent sender of webhooks. It is written from the source documents alone and shares no code with the project.
import type { Body } from '../body.ts';

export interface Channel {
  id: string;
  random: string;
  name: string;
  /** The URL to which the channel's events are posted. Absent if the channel has no receiver. */
  receiver?: string;
}

export interface Agent {
  agent_id: string;
  name: string;
  email?: string;
  phone?: string;
  department?: Body;
}

export interface Visitor {
  senderId: unknown;
  number: number;
  chats: number;
  /** The data that are known about the visitor: contact data, description, session, page and token. */
  known: Body;
}

export interface Message {
  from: 'customer' | 'agent';
  text: string;
  at: number;
  agent?: Agent;
}

export interface Chat {
  number: number;
  channel: Channel;
  visitor: Visitor;
  open: boolean;
  agents: Agent[];
  messages: Message[];
  rate: string | null;
  blacklisted: boolean;
  /** The data of the receiver's answer to chat_accepted. */
  data: Body;
  /** The queue of the chat's events: each event is sent after the one before it. */
  lane: Promise<void>;
}

export interface Call {
  id: number;
  chat: Chat;
  agent: Agent | undefined;
  type: string;
  phone: string;
}
