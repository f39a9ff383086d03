import type { TypingContent, UserMessage } from '../../../../generated/channel/types.ts';
import type { PageInfo, Session } from '../../../../generated/developer/types.ts';
import type {
  CallbackSettings,
  DeliveryKind,
  DeliveryState,
  DeskAgent,
  DeskCall,
  DeskChat,
  DeskCustomer,
  DeskEvent,
  DeskNote,
  DeskOfflineMessage,
  PanelItem,
} from '../../../../generated/reference/desk/types.ts';
import type { CustomFields } from '../../../../generated/widget/types.ts';
import type { AttemptOutcome, OutgoingRequest } from '../../../contract/send/send.ts';

// The records that the service stores. Some have the desk's form; `stored-form.test.ts` holds the names of their fields. A stored
// record is never changed in place; the delivery engine changes copies of its own.

export type { CallbackSettings, DeliveryKind, PanelItem };
export type Call = DeskCall;
export type ChatCustomer = DeskCustomer;
export type Note = DeskNote;
export type OfflineMessage = DeskOfflineMessage;
/** An event's name. The event entry_added has an EntryRecord, all others an EventRecord. */
export type EventName = DeskEvent['event'];

export interface Agent extends DeskAgent {
  /** Kept for the names in transcripts, and in no list. `due` while chats of the agent are not back in the queue. */
  removed?: 'due' | 'done';
}

/** The request that a change of a channel makes of its open chats: to be closed, to go from its bot to the agents, or to show the page's fields anew. */
export type Due = 'close' | 'hand_over' | 'panels';

/** A channel. `random_string` is a credential, the former one too: they stay out of lists, logs and errors. */
export interface Channel {
  channel_id: string;
  name: string;
  /** Where agents' messages are posted; the channel's id is appended. */
  customer_endpoint?: string;
  /** Whether bodies go out in chunks, without a Content-Length. */
  chunked: boolean;
  agents: string[];
  random_string: string;
  /** The former random string, and until when it is valid, in milliseconds since 1970. */
  former?: { random_string: string; until: number };
  removed: boolean;
  /** The changes that are not carried through all open chats yet, each with its instant. */
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
export interface Bot {
  bot_endpoint: string;
  token: string;
  provider_id: string;
  name: string;
  authorization?: string;
}

/** The webhook of a channel. The secrets are credentials, and the query of the address may be one. */
export interface Webhook {
  url: string;
  signing_secret?: string;
  former_signing_secret?: string;
}

/** A person who writes to a channel, in all their chats. */
export interface Visitor {
  visitor_number: number;
  channel_id: string;
  customer_id: string;
  chats_count: number;
  open_chat?: number;
  /** The latest chat, open or closed. */
  last_chat?: number;
  /** The latest chats, the last one last. Older records have them in `widget`, or not at all. */
  chats?: number[];
  /** The latest value of each field that a widget reported. */
  report: Report;
  rate: 'positive' | 'negative' | null;
  blacklisted: boolean;
  widget?: WidgetVisit;
}

/** A widget's report of its visitor. */
export interface Report {
  name?: string;
  email?: string;
  phone?: string;
  description?: string;
  social?: Record<string, unknown>;
  session?: Session;
  page?: PageInfo;
  user_token?: string;
}

/** The record of a widget's visitor. */
export interface WidgetVisit {
  /** The widget's ids of its latest messages, with their entries; 0 stands for an offline message. */
  taken: [message_id: string, entry_id: number][];
  fields: CustomFields;
  /** Of a record of an earlier version. */
  chats?: number[];
  call_id?: number;
}

/** A chat. Its last entry is found by the index of entries. */
export type Chat = Omit<DeskChat, 'last_entry'>;

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
 * Every other event. Its subjects are named here and read later; only the facts that it announces and that change again are kept.
 */
export interface EventRecord {
  agent_id?: string;
  channel_id?: string;
  entry_id?: number;
  call_id?: number;
  note_id?: number;
  offline_message?: number;
  reason?: NonNullable<DeskEvent['reason']>;
  typing?: boolean;
  online?: boolean;
  call?: Pick<Call, 'status' | 'reason' | 'record_url'>;
}

/** A recorded attempt. Instants in milliseconds since 1970. */
export interface Attempt {
  number: number;
  /** When its start was written; from the outcome on, when the request went out. */
  startedAt: number;
  endedAt?: number;
  status?: number;
  outcome?: AttemptOutcome;
  /** The beginning of the response's body. */
  answer?: string;
}

/** A request to an integrator, as it was recorded: it never changes. */
export interface RecordedDelivery {
  delivery_id: number;
  /** Deliveries of one lane go out one after the other, in the order of their ids. */
  lane: string;
  kind: DeliveryKind;
  /** The sending operation, by whose policy it is sent. */
  operation: string;
  chat_id?: number;
  /** The type of its message, or the name of its event. */
  about?: string;
  /** The entry that it delivers; typing notices have none. */
  entry_id?: number;
  /** The failed delivery that it sends again. */
  repeats?: number;
  /** When it was recorded, in milliseconds since 1970. */
  recorded_at: number;
  request: OutgoingRequest;
}

/** The progress of a delivery. */
export interface Progress {
  attempts: Attempt[];
  /** When the next attempt is due, in milliseconds since 1970, for the desk; the engine computes it from the attempts. */
  next_at?: number;
  failure?: string;
  /** The delivery that sends it again. */
  again?: number;
}

export interface Delivery extends RecordedDelivery, Progress {
  state: DeliveryState;
}

/** An outage of a destination. Instants in milliseconds since 1970. */
export interface Outage {
  url: string;
  /** When the first of the failures in a row happened. */
  since: number;
  failed: number;
  /** When the next probe is due; absent while deliveries are not held back. */
  next_at?: number;
}
