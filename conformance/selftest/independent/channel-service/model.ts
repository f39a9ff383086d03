// The state of the independent service. It is written from the source documents alone and shares no code with the project.
import type { Body } from '../body.ts';

export interface Channel {
  id: string;
  random: string;
  name: string;
  customerEndpoint: string;
  chunked: boolean;
  agents: string[];
  removed: boolean;
  hasBot: boolean;
}

export interface Agent {
  agent_id: string;
  name: string;
  online: boolean;
  photo?: string;
}

export interface Entry {
  entry_id: number;
  chat_id: number;
  at: string;
  from: 'customer' | 'agent' | 'system';
  type: string;
  delivery?: {
    state: 'pending' | 'delivered' | 'failed';
    attempts: { number: number; started_at: string }[];
  };
  [field: string]: unknown;
}

export interface Chat {
  number: number;
  channel: Channel;
  customer: Body;
  /** The sender.id as received: a string, or a number. */
  senderId: string | number;
  typing: boolean;
  closed: boolean;
  openedAt: string;
  transcript: Entry[];
  /** The queue of the chat's messages to the customer: each message is sent after the one before it. */
  lane: Promise<void>;
}
