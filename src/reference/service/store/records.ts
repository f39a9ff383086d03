import type { TypingContent, UserMessage } from '../../../../generated/channel/types.ts';
import type {
  BotSettings,
  CallbackSettings,
  DeliveryKind,
  DeskCall,
  DeskChannel,
  DeskEvent,
  VisitorReport,
} from '../../../../generated/reference/desk/types.ts';
import type { CustomFields } from '../../../../generated/widget/types.ts';
import type { AttemptOutcome, OutgoingRequest } from '../../../contract/send/send.ts';

// What the service keeps beside what the desk shows. A record is never changed in place: a change is a new record.

/** What is to be done to the open chats of a channel: the agents get those of its bot, or see the page's fields anew. */
export type Due = 'hand_over' | 'panels';

/** A channel. `random_string` is a credential, the former one too: they stay out of lists, logs and errors. */
export interface Channel extends Omit<DeskChannel, 'bot' | 'webhook' | 'widget' | 'former_address_until'> {
  random_string: string;
  /** The one before, where it was kept, and until when it is good, in milliseconds since 1970. */
  former?: { random_string: string; until: number };
  removed: boolean;
  /** What a change of it asks of each of its open chats, with the instant of that change, as long as not all are done. */
  due?: Partial<Record<Due, number>>;
  bot?: Bot;
  webhook?: Webhook;
  widget?: Widget;
}

/** How the widget of a channel works. */
export interface Widget {
  domains: string[];
  safe_url: boolean;
  callback: CallbackSettings;
}

/** A bot that is connected to a channel. `token` and `authorization` are credentials. */
export interface Bot extends Required<Omit<BotSettings, 'authorization'>> {
  authorization?: string;
}

/** Where developer webhooks go. The query of the address may be a credential, and the secrets are. */
export interface Webhook {
  url: string;
  signing_secret?: string;
  former_signing_secret?: string;
}

/** A person who writes to a channel, over all their chats. */
export interface Visitor {
  visitor_number: number;
  channel_id: string;
  customer_id: string;
  chats_count: number;
  /** The chat that goes on. */
  open_chat?: number;
  /** The latest chat, be it over or not. */
  last_chat?: number;
  /** What a widget reported, the latest of each part. */
  report: Omit<VisitorReport, 'rate' | 'blacklisted'>;
  /** Of the present chat. */
  rate: 'positive' | 'negative' | null;
  blacklisted: boolean;
  /** For visitors of a widget. */
  widget?: WidgetVisit;
}

/** What is kept of a visitor who comes by a widget. */
export interface WidgetVisit {
  /** The ids that the widget gave to its latest messages, with the entries that they became; 0 for one that is in no chat. */
  taken: [message_id: string, entry_id: number][];
  /** What the page shows to the agent. */
  fields: CustomFields;
  /** Their latest chats, the last of them last. */
  chats?: number[];
  call_id?: number;
}

/** A message of the channel API that becomes an entry. */
export type ChannelContent = Exclude<UserMessage['message'], TypingContent>;

/** The content of an entry, told apart by its type: a message of the channel API, what a bot says, or a notice to the agent. */
export type EntryContent =
  | WithoutId<ChannelContent>
  | { type: 'markdown'; content: string; html: string; text?: string }
  | { type: 'buttons'; buttons: string[]; title?: string; text?: string }
  | { type: 'error'; text: string; about?: number; typing?: boolean };

export type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** An entry of a transcript. Its number, chat and time are those of the event that added it. */
export type EntryRecord = EntryContent & { from: 'customer' | 'agent' | 'bot' | 'system'; agent_id?: string };

/**
 * What another event says beside its number, time, name and chat. What it is about is named and read later; only what the event
 * announces and its name does not tell is kept, since it changes again.
 */
export interface EventRecord extends Partial<Pick<DeskEvent, 'reason'>> {
  agent_id?: string;
  channel_id?: string;
  entry_id?: number;
  call_id?: number;
  note_id?: number;
  /** Whether the agent or the customer began to type. */
  typing?: boolean;
  /** Whether the agent came online. */
  online?: boolean;
  /** Where the call had come to. */
  call?: Pick<DeskCall, 'status' | 'reason' | 'record_url'>;
}

/** An attempt as it is recorded. Instants in milliseconds since 1970. */
export interface Attempt {
  number: number;
  startedAt: number;
  endedAt?: number;
  status?: number;
  outcome?: AttemptOutcome;
  /** The beginning of the answer's text. */
  answer?: string;
}

/** A request on its way to an integrator, with all that was tried so far. */
export interface Delivery {
  delivery_id: number;
  /** Deliveries of one lane go out one after the other, in the order of their ids. */
  lane: string;
  kind: DeliveryKind;
  /** The policy that it is sent by, by the name of the sending operation. */
  operation: string;
  state: 'pending' | 'delivered' | 'failed';
  chat_id?: number;
  /** The type of the message, or the name of the event, that it tells. */
  about?: string;
  /** The transcript entry that it delivers; typing notices have none. */
  entry_id?: number;
  /** The delivery that failed and is sent again by this one. */
  repeats?: number;
  /** The delivery that sends this one again, the latest. */
  again?: number;
  /** When it was recorded, in milliseconds since 1970. */
  recorded_at: number;
  /** When the next attempt is due, in milliseconds since 1970, while one is waited for. */
  next_at?: number;
  /** Why it could not be processed, where that is how it ended. */
  failure?: string;
  request: OutgoingRequest;
  attempts: Attempt[];
}

/** A destination that has failed for long. Instants in milliseconds since 1970. */
export interface Outage {
  url: string;
  /** When the first delivery failed after which none went well. */
  since: number;
  /** How many failed in a row. */
  failed: number;
  /** When the next one that waits is tried; absent where nothing waits, because the contract says when attempts are made. */
  next_at?: number;
}
