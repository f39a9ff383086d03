import type { Customer, TypingContent, UserMessage } from '../../../../generated/channel/types.ts';
import type { Department, PageInfo, Session, SuppliedPage } from '../../../../generated/developer/types.ts';
import type { ContactInfo, CustomFields } from '../../../../generated/widget/types.ts';
import type { AttemptOutcome, OutgoingRequest } from '../../../contract/send/send.ts';

// The stored records have their own types: a field that is renamed in the desk's document keeps its name on disk. Types of the contract are
// imported from it. A stored record is never changed in place; the workers of lanes change their own copies.

export interface Agent {
  agent_id: string;
  /** The number of the agent in webhooks (OPEN-20). Absent if no webhook has named the agent yet. */
  number?: number;
  name: string;
  photo?: string;
  email?: string;
  phone?: string;
  online: boolean;
  department?: Department;
  /** When a console of the agent last reported, in RFC 3339. Absent if the agent's presence does not follow a console. */
  seen_at?: string;
  /** True if the agent is off line because no console reports. The next report sets the agent on line again. */
  away?: boolean;
  stays_online?: boolean;
  /**
   * Set for a removed agent. The agent is in no list, and is stored for the names in transcripts. The value is `due` while some of the
   * agent's chats are not yet back in the queue.
   */
  removed?: 'due' | 'done';
}

/**
 * The action that is due for the open chats of a channel after a change: close them, move them from the bot to the agents, or update the
 * page's fields in the panel.
 */
export type Due = 'close' | 'hand_over' | 'panels';

/** A channel. `random_string` is a credential, and so is the former one. Neither may appear in lists, logs and errors. */
export interface Channel {
  channel_id: string;
  name: string;
  /** The address to which agents' messages are posted. The channel's id is appended. */
  customer_endpoint?: string;
  /** True if bodies are sent in chunks, without a Content-Length. */
  chunked: boolean;
  agents: string[];
  random_string: string;
  /** The former random string, and the end of its validity in milliseconds since 1970. */
  former?: { random_string: string; until: number };
  removed: boolean;
  /** The actions that are not yet applied to all open chats, each with the time when it became due. */
  due?: Partial<Record<Due, number>>;
  bot?: Bot;
  webhook?: Webhook;
  widget?: Widget;
}

export interface Widget {
  domains: string[];
  safe_url: boolean;
  callback: Callback;
  look?: Look | undefined;
}

export interface Look {
  name?: string | undefined;
  photo?: string | undefined;
  label?: string | undefined;
  colour?: string | undefined;
  side?: 'start' | 'end' | undefined;
}

/** The settings for call requests of visitors: allowed or not, the number of remaining calls, and the hours. */
export interface Callback {
  enabled: boolean;
  balance?: number | undefined;
  hours?: { days: DayOfWeek[]; from: string; to: string; time_zone?: string | undefined } | undefined;
}

type DayOfWeek = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** A bot that is connected to a channel. `token` and `authorization` are credentials. */
export interface Bot {
  bot_endpoint: string;
  token: string;
  provider_id: string;
  name: string;
  authorization?: string;
  /** Absent in records of an earlier version. The defaults are in `limits.ts`. */
  mark_after_seconds?: number;
  hand_over_after_seconds?: number;
}

/** The webhook of a channel. The secrets are credentials, and the query of the address may be one. */
export interface Webhook {
  url: string;
  signing_secret?: string;
  former_signing_secret?: string;
}

/** A customer of a channel, across all their chats. */
export interface Visitor {
  visitor_number: number;
  channel_id: string;
  customer_id: string;
  chats_count: number;
  open_chat?: number;
  /** The latest chat, open or closed. */
  last_chat?: number;
  /** The latest chats, oldest first. Older records have them in `widget`, or not at all. */
  chats?: number[];
  /** The latest value of each field that a widget reported. */
  report: Report;
  rate: 'positive' | 'negative' | null;
  blacklisted: boolean;
  widget?: WidgetVisit;
}

/** The data that a widget reports about its visitor. */
export interface Report extends ContactInfo {
  social?: Record<string, unknown>;
  session?: Session;
  page?: PageInfo;
  user_token?: string;
}

/** The part of a visitor's record that only a visitor of a widget has. */
export interface WidgetVisit {
  /** The ids of the widget's latest messages, each with the number of its entry. The number 0 marks an offline message. */
  taken: [message_id: string, entry_id: number][];
  fields: CustomFields;
  /** Only in records of an earlier version. */
  chats?: number[];
  call_id?: number;
}

/** A chat. Timestamps are in RFC 3339. */
export interface Chat {
  chat_id: number;
  channel_id: string;
  state: 'open' | 'closed';
  customer: ChatCustomer;
  customer_typing: boolean;
  agent_id?: string;
  handled_by?: 'bot' | 'agents';
  /** The time of the customer's first message that the bot has not replied to. Set only while the bot handles the chat. */
  unanswered_since?: string;
  via?: 'widget';
  visitor_number?: number;
  page?: PageInfo;
  /** The page in the response to chat_accepted (OPEN-40). */
  crm_page?: SuppliedPage;
  session?: Session;
  department_id?: number;
  panel?: PanelItem[];
  call?: Call;
  opened_at: string;
  closed_at?: string;
}

/** A chat in which the desk tries a bot. It has the number of a chat, and the bot's events for it. */
export interface TrialChat {
  chat_id: number;
  channel_id: string;
  posted: ProviderPost[];
}

/** An event that a bot has posted in a trial. `at` is in milliseconds since 1970. */
export interface ProviderPost {
  event: string;
  at: number;
  status: number;
  /** The reason if the event was refused. */
  reason?: string;
}

export interface ChatCustomer extends Customer {
  name: string;
  description?: string;
}

/** An item of the panel next to a chat at the desk. */
export interface PanelItem {
  kind: 'assign_button' | 'custom_field' | 'crm_button';
  title?: string;
  content?: string;
  key?: string;
  link?: string;
  /** The source of a field: the page, or the response to chat_accepted. */
  set_by?: 'page' | 'webhook';
}

export interface Call {
  call_id: number;
  chat_id: number;
  type: string;
  phone: string;
  agent_id?: string;
  requested_at?: string;
  status: string;
  reason?: string;
  record_url?: string;
}

/** A message that a visitor left while no agent was on line. Timestamps are in RFC 3339. */
export interface OfflineMessage {
  number: number;
  offline_message_id: string;
  channel_id: string;
  visitor_number: number;
  at: string;
  form: ContactInfo & {
    message: string;
    user_token?: string;
    session?: Session;
    page?: PageInfo;
  };
  /** The agent who handled it, and the time. */
  done_by?: string;
  done_at?: string;
}

/** A note about an unusual request or response. `at` is in RFC 3339. */
export interface Note {
  note_id: number;
  at: string;
  channel_id?: string;
  chat_id?: number;
  about: string;
  text: string;
}

/** An action in the set-up. `at` is in RFC 3339. */
export interface Action {
  action_id: number;
  at: string;
  /** The agent that the request named. */
  by?: string;
  /** The operation of the desk. */
  operation: string;
  /** The path parameters of the request, such as the channel. */
  of: Record<string, string>;
}

/** A message of the channel API that becomes an entry. */
export type ChannelContent = Exclude<UserMessage['message'], TypingContent>;

/** The content of an entry, distinguished by its type: a message of the channel API, a bot's message, or a notice to the agent. */
export type EntryContent =
  | WithoutId<ChannelContent>
  | { type: 'markdown'; content: string; html: string; text?: string }
  | { type: 'buttons'; buttons: string[]; title?: string; text?: string }
  | { type: 'error'; text: string; about?: number; typing?: boolean }
  | { type: 'note'; text: string }
  | { type: 'transfer'; to?: string; text?: string }
  | { type: 'call'; status: 'end' | 'error'; text?: string };

export type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/**
 * An entry of a transcript. It has the same number, chat and time as its event. `from` is the first member of the stored record: queries
 * read it from the record's beginning.
 */
export type EntryRecord = { from: 'customer' | 'agent' | 'bot' | 'system'; agent_id?: string } & EntryContent;

/** The name of an event. The event entry_added has an EntryRecord, all others an EventRecord. */
export type EventName =
  | 'agent_changed'
  | 'agent_removed'
  | 'channel_created'
  | 'channel_changed'
  | 'channel_removed'
  | 'chat_opened'
  | 'chat_changed'
  | 'chat_accepted'
  | 'chat_transferred'
  | 'chat_closed'
  | 'call_changed'
  | 'offline_message'
  | 'typing_changed'
  | 'agent_typing'
  | 'entry_added'
  | 'delivery_changed'
  | 'delivery_failed'
  | 'destination_changed'
  | 'note_added';

/**
 * The record of all events except entry_added. It contains the ids of the event's subjects, whose records are read when the event is sent.
 * Facts that may change later are part of the record itself.
 */
export interface EventRecord {
  agent_id?: string;
  channel_id?: string;
  entry_id?: number;
  call_id?: number;
  note_id?: number;
  offline_message?: number;
  reason?: 'bot_invited_agent' | 'client_asked' | 'bot_failed' | 'bot_silent' | 'bot_disconnected';
  typing?: boolean;
  online?: boolean;
  call?: Pick<Call, 'status' | 'reason' | 'record_url'>;
}

/** A recorded attempt. Timestamps are in milliseconds since 1970. */
export interface Attempt {
  number: number;
  /**
   * Before the outcome: the time when the attempt is due, or when its start is written if that is later. Afterwards: the time when the
   * request was sent.
   */
  startedAt: number;
  endedAt?: number;
  status?: number;
  outcome?: AttemptOutcome;
  /** The first `keptLength` characters of the response's body. */
  answer?: string;
  location?: string;
}

export type DeliveryKind = 'message' | 'typing' | 'bot_event' | 'webhook';

/** A request to an integrator, as recorded. It never changes. */
export interface RecordedDelivery {
  delivery_id: number;
  /** Deliveries of one lane are sent one after the other, in the order of their ids. */
  lane: string;
  kind: DeliveryKind;
  /** The sending operation, which determines the policy. */
  operation: string;
  chat_id?: number;
  /** The type of its message, or the name of its event. */
  about?: string;
  /** The entry that it delivers. Typing notices have none. */
  entry_id?: number;
  /** The failed delivery that this one repeats. */
  repeats?: number;
  /** When it was recorded, in milliseconds since 1970. */
  recorded_at: number;
  request: OutgoingRequest;
}

export interface Progress {
  attempts: Attempt[];
  /** When the next attempt is due, in milliseconds since 1970. It is for the desk only; the worker of the lane computes it from the attempts. */
  next_at?: number;
  failure?: string;
  /** The delivery that repeats this one. */
  again?: number;
}

export interface Delivery extends RecordedDelivery, Progress {
  state: 'pending' | 'delivered' | 'failed';
}

/** An outage of a destination. Timestamps are in milliseconds since 1970. */
export interface Outage {
  url: string;
  /** When the first of the consecutive failures happened. */
  since: number;
  failed: number;
  /** When the next probe is due. Absent while deliveries do not wait for the end of the outage. */
  next_at?: number;
}
