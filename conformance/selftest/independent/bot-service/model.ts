// The state of the independent bot service. It is written from the source documents alone and shares no code with the project.
import type { Body } from '../body.ts';

export interface Bot {
  endpoint: string;
  token: string;
  providerId: string;
  authorization?: string;
}

export interface BotChannel {
  id: string;
  random: string;
  customerEndpoint: string;
  agents: string[];
  bot?: Bot;
}

export interface BotChat {
  number: number;
  channel: BotChannel;
  senderId: string;
  handledBy: 'bot' | 'agents';
  open: boolean;
  invited: boolean;
  openedAt: string;
  transcript: Body[];
  /** The queue of the chat's events to the provider: each event is sent after the one before it. */
  lane: Promise<void>;
}
