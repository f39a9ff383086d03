// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

/** Who acts. */
export type ActingAgent = {
  /** The agent. */
  agent_id: string;
};

/** An agent. */
export type DeskAgent = {
  /** The agent's id. */
  agent_id: string;
  /** The name that customers see. */
  name: string;
  /** The address of a picture. */
  photo?: string;
  /** The agent's e-mail address. */
  email?: string;
  /** The agent's phone number. */
  phone?: string;
  /** Whether the agent can take chats now. */
  online: boolean;
};

/** All agents. */
export type AgentList = {
  /** The agents, ordered by id. */
  agents: DeskAgent[];
};

/** What an agent is known by. Fields that are absent stay as they are. */
export type AgentSettings = {
  /** The name that customers see. */
  name?: string;
  /** The address of a picture. */
  photo?: string;
  /** The agent's e-mail address. */
  email?: string;
  /** The agent's phone number. */
  phone?: string;
  /** Whether the agent can take chats now. */
  online?: boolean;
};

/** The writer's own id of the message, kept for logs and for notices of delivery and reading to come. */
export type MessageId = string;

/** The text of an agent. */
export type AgentText = {
  /** Marks a plain text. */
  type: "text";
  id?: MessageId;
  /** The words of the agent. */
  text: string;
};

/** A channel, without the secret part of its address. */
export type DeskChannel = {
  /** The public identifier of the channel. */
  channel_id: string;
  /** The channel's name. */
  name: string;
  /** Where agents' messages go. */
  customer_endpoint: string;
  /** Whether requests are sent chunked. */
  chunked: boolean;
  /** The agents who receive the channel's chats. */
  agents: string[];
};

/** All channels. */
export type ChannelList = {
  /** The channels, oldest first. */
  channels: DeskChannel[];
};

/** An absolute address with the scheme http or https. */
export type HttpUrl = string;

/** What the form for a new channel asks for. */
export type ChannelSettings = {
  /** The channel's name. */
  name: string;
  customer_endpoint: HttpUrl;
  /** Whether requests to the customer endpoint are sent chunked. Without it they have Content-Length. */
  chunked?: boolean;
  /** The agents who receive the channel's chats. */
  agents: string[];
};

/** Whether the chat goes on. */
export type ChatState = "open" | "closed";

/** The customer as the agent sees them. Nothing is here that must not be shown. */
export type DeskCustomer = {
  /** The id on the integrator's side. */
  id: string | number;
  /** The name, or Anonymous. */
  name: string;
  /** The phone number. */
  phone?: string;
  /** The e-mail address. */
  email?: string;
  /** The address of a picture. */
  photo?: string;
  /** The words with which the customer was invited to write. */
  invite?: string;
};

/** A chat without its transcript. */
export type DeskChat = {
  /** The number of the chat. */
  chat_id: number;
  /** The channel it came by. */
  channel_id: string;
  state: ChatState;
  customer: DeskCustomer;
  /** Whether the customer is writing now. */
  customer_typing: boolean;
  /** The agent who accepted the chat. */
  agent_id?: string;
  /** When the chat began. */
  opened_at: string;
  /** When the chat ended. */
  closed_at?: string;
};

/** Chats, newest first. */
export type ChatList = {
  /** The chats. */
  chats: DeskChat[];
};

/** What an entry holds; `error` is a notice to the agent that something failed. */
export type EntryType = "text" | "video" | "audio" | "voice" | "photo" | "sticker" | "document" | "location" | "error";

/** One attempt of a delivery. */
export type DeskAttempt = {
  /** Counted from 1. */
  number: number;
  /** When the request began. */
  started_at: string;
  /** When the answer was complete or the attempt was over. */
  ended_at?: string;
  /** The HTTP code, where there was one. */
  status?: number;
  /** How it ended. */
  outcome?: "delivered" | "refused" | "invalid_answer" | "bad_status" | "timeout" | "unreachable" | "interrupted";
};

/** How the delivery of an agent's message goes. */
export type DeskDelivery = {
  /** `pending` while attempts go on. */
  state: "pending" | "delivered" | "failed";
  /** The attempts so far. */
  attempts: DeskAttempt[];
};

/** One thing that was said, or a notice to the agent. */
export type TranscriptEntry = {
  /** The number of the entry; later entries have higher ones. */
  entry_id: number;
  /** The chat it belongs to. */
  chat_id: number;
  /** When it was stored. */
  at: string;
  /** Who it comes from; `system` is the service itself. */
  from: "customer" | "agent" | "system";
  /** The agent who wrote it. */
  agent_id?: string;
  type: EntryType;
  /** The words, the comment, or for an error what the agent is told. */
  text?: string;
  /** Where the file can be fetched. */
  file?: string;
  /** The file's name. */
  file_name?: string;
  /** The file's size in bytes. */
  file_size?: number;
  /** Where a preview picture can be fetched. */
  thumb?: string;
  /** A character that can stand in for the file. */
  emoji?: string;
  /** Seconds that a recording plays. */
  duration?: number;
  /** Pixels. */
  width?: number;
  /** Pixels. */
  height?: number;
  /** Who wrote, composed or performs it. */
  performer?: string;
  /** The title. */
  title?: string;
  /** Degrees north. */
  latitude?: number;
  /** Degrees east. */
  longitude?: number;
  /** For an error, the entry that it is about. */
  about?: number;
  delivery?: DeskDelivery;
};

/** A chat and all that was said in it. */
export type ChatWithTranscript = {
  chat: DeskChat;
  /** The entries, oldest first. */
  transcript: TranscriptEntry[];
};

/** A channel that was just set up. */
export type CreatedChannel = {
  /** The public identifier of the channel. */
  channel_id: string;
  /** The channel's name. */
  name: string;
  /** Where agents' messages go. */
  customer_endpoint: string;
  /** Whether requests are sent chunked. */
  chunked: boolean;
  /** The agents who receive the channel's chats. */
  agents: string[];
  /** The whole address for customers' messages: base, random string, channel identifier. The status is under it. */
  endpoint: string;
};

/** Something that happened. `chat` and `entry` are as they are after it. */
export type DeskEvent = {
  /** Counted upwards, without repeats. */
  event_id: number;
  /** What happened. `delivery_failed` is the error event of a delivery that was given up. */
  event: "agent_changed" | "channel_created" | "channel_removed" | "chat_opened" | "chat_changed" | "chat_accepted" | "chat_closed" | "typing_changed" | "entry_added" | "delivery_changed" | "delivery_failed";
  /** When it happened. */
  at: string;
  agent?: DeskAgent;
  channel?: DeskChannel;
  chat?: DeskChat;
  entry?: TranscriptEntry;
};

/** The kind of error. Receivers accept codes that are not in the table. */
export type ErrorCode = string;

/** What went wrong, once for programs and once for people. */
export type ErrorDetail = {
  code: ErrorCode;
  /** A sentence for a person that says what was wrong, where, and what to do about it. */
  message: string;
};

/** The body of every error answer that carries one. */
export type ErrorBody = {
  error: ErrorDetail;
};

/** A point on the map. */
export type LocationContent = {
  /** Marks a location. */
  type: "location";
  id?: MessageId;
  /** Degrees north of the equator; negative to the south. */
  latitude: number;
  /** Degrees east of Greenwich; negative to the west. */
  longitude: number;
  /** A comment that goes with the location. */
  text?: string;
  /** The name of the place. */
  title?: string;
};

/** The kinds of message that carry a file. */
export type MediaType = "video" | "audio" | "voice" | "photo" | "sticker" | "document";

/** A whole number above zero. */
export type PositiveInteger = number;

/** A file with what is known of it. */
export type MediaContent = {
  type: MediaType;
  id?: MessageId;
  /** Where the file can be fetched. */
  file: HttpUrl;
  /** The file's name as its owner chose it. */
  file_name: string;
  /** The file's size in bytes. */
  file_size: PositiveInteger;
  /** Where a preview picture, 320 pixels wide, can be fetched. */
  thumb?: HttpUrl;
  /** A Unicode character that can stand in for the file. */
  emoji?: string;
  /** How long a recording plays, in seconds. */
  duration?: PositiveInteger;
  /** Width in pixels. */
  width?: PositiveInteger;
  /** Height in pixels. */
  height?: PositiveInteger;
  /** A comment that goes with the file. */
  text?: string;
  /** Who wrote, composed or performs it. */
  performer?: string;
  /** The title of the piece. */
  title?: string;
};

/** Who types, and whether they begin or stop. */
export type TypingChange = {
  /** The agent. */
  agent_id: string;
  /** True when the agent begins to write. */
  typing: boolean;
};

/** What an agent can write: a text, a file or a place. */
export type WrittenContent = AgentText | MediaContent | LocationContent;

/** Who writes what. */
export type WrittenMessage = {
  /** The agent. */
  agent_id: string;
  message: WrittenContent;
};
