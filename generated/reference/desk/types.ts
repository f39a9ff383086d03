// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

/** Who acts. */
export type ActingAgent = {
  /**
   * The agent.
   *
   * Limit: not empty.
   */
  agent_id: string;
};

/** Something that was done in the set-up. */
export type SetUpAction = {
  /**
   * The number of the action; later ones have higher numbers.
   *
   * Limit: format int64.
   */
  action_id: number;
  /**
   * When it was done.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  at: string;
  /** The agent that the request named; absent where it named none. */
  by?: string | undefined;
  /** The operation of the desk. */
  operation: string;
  /** What it was done to: the identifiers in the path of the request, and that of a new channel. */
  of: {
    /** The agent. */
    agent_id?: string | undefined;
    /** The channel. */
    channel_id?: string | undefined;
    /** The canned reply. */
    reply_name?: string | undefined;
  };
};

/** Actions, newest first. */
export type ActionList = {
  /** The actions. */
  actions: SetUpAction[];
  /** Whether there are older ones below. */
  has_older: boolean;
};

/** What becomes of the former address of a channel. */
export type AddressRenewal = {
  /**
   * If true, the old address stays valid for a while. If false, it returns 404 at once. Use this when it
   * has leaked.
   */
  keep_former: boolean;
};

/** The department that the chat or call belongs to. */
export type Department = {
  /** The department's number. */
  id?: number | undefined;
  /** The department's name. */
  name?: string | undefined;
};

/** An agent. */
export type DeskAgent = {
  /** The agent's id. The suite needs it in the list, when it checks a widget. */
  agent_id: string;
  /**
   * The number by which webhooks name the agent (OPEN-20).
   *
   * Limit: format int64.
   */
  number?: number | undefined;
  /** The name that customers see. The suite needs it where it is another than the one that was set. */
  name: string;
  /** The address of a picture. */
  photo?: string | undefined;
  /** The agent's e-mail address. */
  email?: string | undefined;
  /** The agent's phone number. */
  phone?: string | undefined;
  /** Whether the agent can take chats now. The suite needs it in the list, when it checks a widget. */
  online: boolean;
  /** Whether the agent stays on line without an open console. */
  stays_online?: boolean | undefined;
  /**
   * When a console of the agent last reported.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  seen_at?: string | undefined;
  /** Whether the agent is off line for want of a console only, and on line again with the next one. */
  away?: boolean | undefined;
  /** The department that the chat or call belongs to. */
  department?: Department | undefined;
  /**
   * When the agent's sign-in link was made; only in the list, for the token of the desk.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  sign_in_at?: string | undefined;
};

/** All agents. */
export type AgentList = {
  /** The agents, ordered by id. */
  agents: DeskAgent[];
  /** The agent whose sign-in link the caller uses; absent for the token of the desk. */
  signed_in_as?: string | undefined;
};

/** The service's id of the message, kept for logs and for notices of delivery and reading to come. */
export type AgentMessageId = string;

/** What an agent is known by. Fields that are absent stay as they are. */
export type AgentSettings = {
  /**
   * The name that customers see.
   *
   * Limit: not empty.
   */
  name?: string | undefined;
  /** The address of a picture. With null there is none. */
  photo?: string | null | undefined;
  /** The agent's e-mail address. With null there is none. */
  email?: string | null | undefined;
  /** The agent's phone number. */
  phone?: string | undefined;
  /** Whether the agent can take chats now. */
  online?: boolean | undefined;
  /** Whether the agent stays on line without an open console. */
  stays_online?: boolean | undefined;
  /** The department that the chat or call belongs to. */
  department?: Department | undefined;
};

/** The text of an agent. */
export type AgentText = {
  /** Marks a plain text. */
  type: "text";
  /** The service's id of the message, kept for logs and for notices of delivery and reading to come. */
  id?: AgentMessageId | undefined;
  /** The words of the agent. */
  text: string;
};

/** A copy of the store. */
export type Backup = {
  /** The path of the copy on the machine of the service. */
  file: string;
};

/**
 * An absolute address with the scheme http or https.
 *
 * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 */
export type HttpUrl = string;

/**
 * How a bot provider is reached. The endpoint and the token can be absent only where a bot is connected;
 * the suite gives both.
 */
export type BotSettings = {
  /**
   * An absolute address with the scheme http or https.
   *
   * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
   */
  bot_endpoint?: HttpUrl | undefined;
  /**
   * The token that the provider generated; a part of every address of this bot.
   *
   * Limit: not empty; matches `^(?!\.{1,2}$)[A-Za-z0-9._~-]+$`.
   */
  token?: string | undefined;
  /**
   * The identifier that was issued to the provider. Without it the one that the bot has stays, or one is
   * issued.
   *
   * Limit: not empty; matches `^(?!\.{1,2}$)[A-Za-z0-9._~-]+$`.
   */
  provider_id?: string | undefined;
  /**
   * The name that clients see as the sender of the bot's messages.
   *
   * Limit: not empty.
   */
  name?: string | undefined;
  /**
   * The whole value of the Authorization header that both sides then send and compare. With null there is
   * none from now on.
   */
  authorization?: string | null | undefined;
  /**
   * LOCAL: the seconds without a reply of the bot after which the console marks the chat. 60 by default;
   * with 0 it marks none.
   *
   * Limit: at least 0; at most 86400.
   */
  mark_after_seconds?: number | undefined;
  /**
   * LOCAL: the seconds without a reply of the bot after which the agents get the chat. 300 by default;
   * with 0 they do not.
   *
   * Limit: at least 0; at most 86400.
   */
  hand_over_after_seconds?: number | undefined;
};

/** Prepared answers that a bot offers. */
export type ButtonsEntry = {
  /** Marks a choice of answers. */
  type: "buttons";
  /** The heading of the buttons. */
  title?: string | undefined;
  /** The answers, in the order in which they are shown. */
  buttons: string[];
  /** The words for a channel that cannot show buttons. */
  text?: string | undefined;
};

/** The end of a call, which the visitor of a widget sees too. */
export type CallEntry = {
  /** Marks the end of a call. */
  type: "call";
  /** How it ended; `error` where it failed. */
  status: "end" | "error";
  /** Why it failed; `cancelled` where the visitor cancelled it. */
  text?: string | undefined;
};

/** The next status of a call. */
export type CallMove = {
  /** The new status. */
  status: "end" | "agent_connected" | "client_connected" | "error";
  /** Why the call failed. */
  reason?: string | undefined;
  /** Where the recording can be fetched once the call has ended. */
  record_url?: string | undefined;
};

/** A day of the week. */
export type DayOfWeek = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** When visitors can be called. Without it, at any time. */
export type WorkingHours = {
  /** The days of the week. */
  days: DayOfWeek[];
  /**
   * The first minute of the day.
   *
   * Limit: matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`.
   */
  from: string;
  /**
   * The minute at which it is over.
   *
   * Limit: matches `^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$`.
   */
  to: string;
  /**
   * The time zone by its IANA name. Without it, UTC.
   *
   * Limit: not empty.
   */
  time_zone?: string | undefined;
};

/** Whether visitors can be called. */
export type CallbackSettings = {
  /** Whether the feature is on. */
  enabled: boolean;
  /**
   * How many calls are left. Each one takes one away; absent means no limit.
   *
   * Limit: at least 0.
   */
  balance?: number | undefined;
  /** When visitors can be called. Without it, at any time. */
  hours?: WorkingHours | undefined;
};

/** A text that agents use again and again. */
export type CannedReply = {
  /** The word by which agents find it. */
  reply_name: string;
  /** The words, with placeholders. */
  text: string;
};

/** The canned replies. */
export type CannedReplyList = {
  /** The replies, ordered by name. */
  replies: CannedReply[];
};

/** The text of a canned reply. */
export type CannedText = {
  /**
   * The words, with placeholders.
   *
   * Limit: not empty; at most 4000 characters.
   */
  text: string;
};

/** What is to be changed of a channel. Fields that are absent stay as they are. */
export type ChannelChange = {
  /**
   * The channel's name.
   *
   * Limit: not empty.
   */
  name?: string | undefined;
  /** Where agents' messages go from now on. With null they go nowhere but to visitors of the widget. */
  customer_endpoint?: HttpUrl | null | undefined;
  /** Whether requests to the customer endpoint are sent chunked. */
  chunked?: boolean | undefined;
  /** The agents who receive the channel's chats. */
  agents?: string[] | undefined;
};

/** The bot of a channel, without its token. */
export type ConnectedBotInfo = {
  /** The provider's identifier. */
  provider_id: string;
  /** The name that clients see. */
  name: string;
  /** Where events go; the token is appended, or stands in the place of `{token}`. */
  bot_endpoint: string;
  /** Whether both sides send a value of Authorization, which is not shown. */
  has_authorization?: boolean | undefined;
  /**
   * LOCAL: the seconds without a reply of the bot after which the console marks the chat. 60 by default;
   * with 0 it marks none.
   *
   * Limit: at least 0; at most 86400.
   */
  mark_after_seconds?: number | undefined;
  /**
   * LOCAL: the seconds without a reply of the bot after which the agents get the chat. 300 by default;
   * with 0 they do not.
   *
   * Limit: at least 0; at most 86400.
   */
  hand_over_after_seconds?: number | undefined;
};

/** Where a channel's developer webhooks go. */
export type WebhookInfo = {
  /** The address, without its query, which may hold a secret. */
  url: string;
  /** Whether the address has a query. */
  has_query?: boolean | undefined;
  /** Whether requests are signed. */
  signed: boolean;
  /** Whether they carry a signature by the former secret too. */
  has_former_secret?: boolean | undefined;
};

/**
 * How a widget looks on the pages of its site. It is stored as a whole, and what a page sets itself counts
 * more.
 */
export type WidgetLook = {
  /**
   * The name in the title of the window; without it that of the channel.
   *
   * Limit: at most 60 characters.
   */
  name?: string | undefined;
  /**
   * The address of the picture beside the name.
   *
   * An absolute address with the scheme http or https.
   *
   * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
   */
  photo?: HttpUrl | undefined;
  /**
   * The words on the button; without them those of the page's language.
   *
   * Limit: at most 40 characters.
   */
  label?: string | undefined;
  /**
   * The colour of the button and of the title.
   *
   * Limit: matches `^#[0-9a-f]{6}$`.
   */
  colour?: string | undefined;
  /** The lower corner of the page; `end` is the right one where text runs from left to right. */
  side?: "start" | "end" | undefined;
};

/** The widget of a channel. */
export type WidgetInfo = {
  /** The address of the script that a page includes. */
  script_url?: string | undefined;
  /** The site's own domains. */
  domains?: string[] | undefined;
  /** Whether links to other domains are kept from the agent. */
  safe_url?: boolean | undefined;
  /** Whether visitors can be called. */
  callback?: CallbackSettings | undefined;
  /**
   * How a widget looks on the pages of its site. It is stored as a whole, and what a page sets itself
   * counts more.
   */
  look?: WidgetLook | undefined;
};

/** A channel, without the secret part of its address. */
export type DeskChannel = {
  /** The public identifier of the channel. */
  channel_id: string;
  /** The channel's name. */
  name: string;
  /** Where agents' messages go. Without it only visitors of the widget receive them. */
  customer_endpoint?: string | undefined;
  /** Whether requests are sent chunked. */
  chunked: boolean;
  /** The agents who receive the channel's chats. */
  agents: string[];
  /** The bot of a channel, without its token. */
  bot?: ConnectedBotInfo | undefined;
  /** Where a channel's developer webhooks go. */
  webhook?: WebhookInfo | undefined;
  /** The widget of a channel. */
  widget?: WidgetInfo | undefined;
  /**
   * Until when the former address is good, or was, where the channel got a new one and kept it.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  former_address_until?: string | undefined;
};

/** All channels. */
export type ChannelList = {
  /** The channels, oldest first. */
  channels: DeskChannel[];
};

/**
 * What the form for a new channel asks for. A channel of a chat front end has a customer endpoint, where
 * agents' messages go; one that has a widget alone needs none.
 */
export type ChannelSettings = {
  /**
   * The channel's name.
   *
   * Limit: not empty.
   */
  name: string;
  /**
   * An absolute address with the scheme http or https.
   *
   * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
   */
  customer_endpoint?: HttpUrl | undefined;
  /** Whether requests to the customer endpoint are sent chunked. Without it they have Content-Length. */
  chunked?: boolean | undefined;
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
  phone?: string | undefined;
  /** The e-mail address. */
  email?: string | undefined;
  /** The address of a picture. */
  photo?: string | undefined;
  /** What was noted about the customer. */
  description?: string | undefined;
  /** The words with which the customer was invited to write. */
  invite?: string | undefined;
  /**
   * The address that the integrator sent along. What it means is not stated (OPEN-25), and it may be any
   * text: show it as plain text, never as a link.
   */
  url?: string | undefined;
};

/** The page of the site that the visitor is on. */
export type PageInfo = {
  /** The page's address. An empty text says that it is not known (OPEN-21). */
  url?: string | undefined;
  /** The page's title. */
  title?: string | undefined;
};

/**
 * A page that the receiver names for the agent.
 *
 * @openPoint OPEN-40 What page in the response to chat_accepted does is not stated. The reference's
 * choice, not contract: It is shown to the agent as a link beside the page that the visitor is on.
 */
export type SuppliedPage = {
  /** The page's address. */
  url: string;
  /** The page's title. */
  title?: string | undefined;
};

/** The place that the visitor's IP address suggests. */
export type GeoIp = {
  /** The code of the region. */
  region_code?: string | undefined;
  /** The country's name. */
  country?: string | undefined;
  /** The country's ISO code. */
  country_code?: string | undefined;
  /** The region's name. */
  region?: string | undefined;
  /** The city's name. */
  city?: string | undefined;
  /** Degrees north of the equator, as a text. */
  latitude?: string | undefined;
  /** Degrees east of Greenwich, as a text. */
  longitude?: string | undefined;
  /** Who runs the network of the address. */
  organization?: string | undefined;
};

/** The campaign that brought the visitor, as the address of the page told it. */
export type UtmTags = {
  /** Where the visitor came from. */
  source?: string | undefined;
  /** The campaign's name. */
  campaign?: string | undefined;
  /** Which of several links or advertisements it was. */
  content?: string | undefined;
  /** The kind of advertisement. */
  medium?: string | undefined;
  /** The words that were searched for. */
  term?: string | undefined;
};

/**
 * The visit from which the visitor writes or calls.
 *
 * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
 * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
 * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
 * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every part
 * of a session and a page, with an empty text where it knows nothing.
 */
export type Session = {
  /** The place that the visitor's IP address suggests. */
  geoip?: GeoIp | undefined;
  /**
   * The campaign as one text. Read utm_json in its place.
   *
   * @deprecated
   */
  utm?: string | undefined;
  /** The campaign that brought the visitor, as the address of the page told it. */
  utm_json?: UtmTags | undefined;
  /** The visitor's IP address. */
  ip_addr?: string | undefined;
  /** How the visitor's browser names itself. */
  user_agent?: string | undefined;
};

/** One thing that the agent sees beside the chat, from the answer to chat_accepted. */
export type PanelItem = {
  /**
   * What it is: the button that binds the visitor to a CRM card, a field, or the button that opens the
   * card.
   */
  kind: "assign_button" | "custom_field" | "crm_button";
  /** The heading of a field. */
  title?: string | undefined;
  /** The content of a field. */
  content?: string | undefined;
  /** What stands in bold before the content. */
  key?: string | undefined;
  /** The address that the field or the button opens. */
  link?: string | undefined;
  /** Who set a field. What a page sets can be forged by the visitor. */
  set_by?: "page" | "webhook" | undefined;
};

/** A call. */
export type DeskCall = {
  /**
   * The number of the call. The suite needs it, to move the call on.
   *
   * Limit: format int64.
   */
  call_id: number;
  /**
   * The chat it belongs to.
   *
   * Limit: format int64.
   */
  chat_id: number;
  /** The kind of call. */
  type: string;
  /** The visitor's number. */
  phone: string;
  /** The agent who has the call. */
  agent_id?: string | undefined;
  /**
   * When the call was requested.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  requested_at?: string | undefined;
  /** Where the call is. */
  status: string;
  /** Why the call failed; there in the status `error` only. */
  reason?: string | undefined;
  /** Where the recording can be fetched; there in the status `end` only. */
  record_url?: string | undefined;
};

/** `pending` while attempts go on. */
export type DeliveryState = "pending" | "delivered" | "failed";

/** One attempt of a delivery. */
export type DeskAttempt = {
  /**
   * Counted from 1.
   *
   * Limit: at least 1.
   */
  number: number;
  /**
   * When the request began.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  started_at: string;
  /**
   * When the answer was complete or the attempt was over.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  ended_at?: string | undefined;
  /** The HTTP code, where there was one. */
  status?: number | undefined;
  /** How it ended. */
  outcome?: "delivered" | "refused" | "invalid_answer" | "bad_status" | "timeout" | "unreachable" | "interrupted" | undefined;
  /** The beginning of the answer's body, where there was one. */
  answer?: string | undefined;
};

/**
 * How the delivery of an agent's message goes. Entries of agents have it, also after an answer with an
 * `error`, which counts as failed; what a bot says is passed on to the customer in the same way and has it
 * too. Entries of customers have none.
 */
export type DeskDelivery = {
  /**
   * The number of the delivery in the log.
   *
   * Limit: format int64.
   */
  delivery_id?: number | undefined;
  /** `pending` while attempts go on. */
  state: DeliveryState;
  /** The attempts so far. */
  attempts: DeskAttempt[];
  /**
   * When the next attempt is due.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  next_attempt_at?: string | undefined;
};

/** What every entry has beside its content: its number, its chat, its time and its author. */
export type EntryHead = {
  /**
   * The number of the entry; later entries have higher ones.
   *
   * Limit: format int64.
   */
  entry_id: number;
  /**
   * The chat it belongs to.
   *
   * Limit: format int64.
   */
  chat_id: number;
  /**
   * When it was stored.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  at: string;
  /**
   * Who it comes from; `system` is the service itself. Only agents see its entries, but for those about
   * calls. The suite needs it.
   */
  from: "customer" | "agent" | "bot" | "system";
  /** The agent who wrote it or did it. */
  agent_id?: string | undefined;
  /**
   * How the delivery of an agent's message goes. Entries of agents have it, also after an answer with an
   * `error`, which counts as failed; what a bot says is passed on to the customer in the same way and has
   * it too. Entries of customers have none.
   */
  delivery?: DeskDelivery | undefined;
};

/** A plain text. */
export type TextEntry = {
  /** Marks a plain text. */
  type: "text";
  /** The words. */
  text: string;
};

/** The kinds of message that carry a file. */
export type MediaType = "video" | "audio" | "voice" | "photo" | "sticker" | "document";

/**
 * A whole number above zero.
 *
 * Limit: at least 1.
 */
export type PositiveInteger = number;

/** A file with what is known of it. */
export type MediaContent = {
  /** The kinds of message that carry a file. */
  type: MediaType;
  /**
   * Where the file can be fetched.
   *
   * An absolute address with the scheme http or https.
   *
   * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
   */
  file: HttpUrl;
  /** The file's name as its owner chose it. */
  file_name: string;
  /**
   * The file's size in bytes.
   *
   * A whole number above zero.
   *
   * Limit: format int64; at least 1.
   */
  file_size: PositiveInteger;
  /**
   * Where a preview picture, 320 pixels wide, can be fetched.
   *
   * An absolute address with the scheme http or https.
   *
   * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
   */
  thumb?: HttpUrl | undefined;
  /** A Unicode character that can stand in for the file. */
  emoji?: string | undefined;
  /**
   * How long a recording plays, in seconds.
   *
   * A whole number above zero.
   *
   * Limit: at least 1.
   */
  duration?: PositiveInteger | undefined;
  /**
   * Width in pixels.
   *
   * A whole number above zero.
   *
   * Limit: at least 1.
   */
  width?: PositiveInteger | undefined;
  /**
   * Height in pixels.
   *
   * A whole number above zero.
   *
   * Limit: at least 1.
   */
  height?: PositiveInteger | undefined;
  /** A comment that goes with the file. */
  text?: string | undefined;
  /** The person or group that wrote, composed or performs it. */
  performer?: string | undefined;
  /** The title of the piece. */
  title?: string | undefined;
};

/** A point on the map. */
export type LocationContent = {
  /** Marks a location. */
  type: "location";
  /** Degrees north of the equator; negative to the south. */
  latitude: number;
  /** Degrees east of Greenwich; negative to the west. */
  longitude: number;
  /** A comment that goes with the location. */
  text?: string | undefined;
  /** The name of the place. */
  title?: string | undefined;
};

/** A formatted text of a bot. */
export type MarkdownEntry = {
  /** Marks a formatted text. */
  type: "markdown";
  /** The Markdown that the bot sent. */
  content: string;
  /** What a page shows of the Markdown: links, bold and italic, and all else as literal text. */
  html?: string | undefined;
  /** The words for a channel that cannot show Markdown. */
  text?: string | undefined;
};

/** A notice to the agent that something failed. */
export type ErrorEntry = {
  /** Marks a notice of a failure. */
  type: "error";
  /** What the agent is told. */
  text: string;
  /**
   * The entry that it is about.
   *
   * Limit: format int64.
   */
  about?: number | undefined;
  /** That it is about a typing notice alone, and nothing that was written is lost. */
  typing?: boolean | undefined;
};

/** A private note of an agent, which only agents see. */
export type NoteEntry = {
  /** Marks a private note. */
  type: "note";
  /** The words. */
  text: string;
};

/** A transfer of the chat by an agent, which only agents see. */
export type TransferEntry = {
  /** Marks a transfer. */
  type: "transfer";
  /** The agent who got the chat; absent where it went back into the queue. */
  to?: string | undefined;
  /** The note for the colleague. */
  text?: string | undefined;
};

/**
 * What an entry holds, told apart by its type. A file or a place has the fields that the channel API gives
 * it, but for its id. The suite needs the type and the fields of what customers sent, and the type and
 * text of an error.
 */
export type EntryContent = TextEntry | MediaContent | LocationContent | MarkdownEntry | ButtonsEntry | ErrorEntry | NoteEntry | TransferEntry | CallEntry;

/** One thing that was said, or a notice to the agent. */
export type TranscriptEntry = EntryHead & EntryContent;

/**
 * The customer's messages after the last message of an agent; only in lists. The service searches the
 * latest 100 entries of a chat. The list is the same for all agents and in all browsers. The suite does
 * not need it.
 */
export type UnreadMessages = {
  /**
   * When the customer wrote the first of them.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  since: string;
  /** The numbers of their entries, oldest first. */
  entries: number[];
};

/** A chat without its transcript. */
export type DeskChat = {
  /**
   * The number of the chat. The suite needs it.
   *
   * Limit: format int64.
   */
  chat_id: number;
  /** The channel it came by. The suite needs it where the list is not restricted by `channel_id`. */
  channel_id: string;
  /** Whether the chat goes on. */
  state: ChatState;
  /** The customer as the agent sees them. Nothing is here that must not be shown. */
  customer: DeskCustomer;
  /** Whether the customer is writing now. The suite needs it, or the event `typing_changed`. */
  customer_typing: boolean;
  /** The agent who accepted the chat. */
  agent_id?: string | undefined;
  /**
   * Who has the chat now. The suite needs it, or the event `chat_transferred`, to see a handover; absent
   * where no bot is on the channel. While the bot has it, it does not wait at the agents.
   */
  handled_by?: "bot" | "agents" | undefined;
  /**
   * LOCAL: when the customer wrote the first message that the bot has not replied to; there only while the
   * bot has the chat.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  unanswered_since?: string | undefined;
  /** How the customer came where it was not by the channel API. */
  via?: "widget" | undefined;
  /**
   * The visitor's sequential number; absent where a service counts no visitors of this channel.
   *
   * Limit: format int64.
   */
  visitor_number?: number | undefined;
  /** The page of the site that the visitor is on. */
  page?: PageInfo | undefined;
  /**
   * A page that the receiver names for the agent.
   *
   * @openPoint OPEN-40 What page in the response to chat_accepted does is not stated. The reference's
   * choice, not contract: It is shown to the agent as a link beside the page that the visitor is on.
   */
  crm_page?: SuppliedPage | undefined;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session?: Session | undefined;
  /** The department that an invitation named. */
  department_id?: number | undefined;
  /** What the answer to chat_accepted and the page let the agent see, in the order of display. */
  panel?: PanelItem[] | undefined;
  /** A call. */
  call?: DeskCall | undefined;
  /** One thing that was said, or a notice to the agent. */
  last_entry?: TranscriptEntry | undefined;
  /** One thing that was said, or a notice to the agent. */
  last_said?: TranscriptEntry | undefined;
  /**
   * The customer's messages after the last message of an agent; only in lists. The service searches the
   * latest 100 entries of a chat. The list is the same for all agents and in all browsers. The suite does
   * not need it.
   */
  unread?: UnreadMessages | undefined;
  /**
   * When the chat began.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  opened_at: string;
  /**
   * When the chat ended.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  closed_at?: string | undefined;
};

/** Chats, newest first. */
export type ChatList = {
  /** The chats. */
  chats: DeskChat[];
  /** Whether there are older ones below; absent where the desk does not tell. */
  has_older?: boolean | undefined;
};

/** Who hands over a chat, and to whom. */
export type ChatTransfer = {
  /**
   * The agent who acts.
   *
   * Limit: not empty.
   */
  agent_id: string;
  /**
   * The agent who gets the chat. Without it the chat goes back into the queue.
   *
   * Limit: not empty.
   */
  to?: string | undefined;
  /**
   * A note for the colleague.
   *
   * Limit: not empty.
   */
  note?: string | undefined;
};

/** A chat and what was said in it. */
export type ChatWithTranscript = {
  /** A chat without its transcript. */
  chat: DeskChat;
  /** The entries, oldest first. */
  transcript: TranscriptEntry[];
  /** Whether there are older entries in front of them; absent where the desk does not tell. */
  has_older?: boolean | undefined;
};

/** A bot that is connected to a channel. */
export type ConnectedBot = {
  /** The channel. */
  channel_id: string;
  /**
   * The provider's identifier. The suite needs it where `endpoint` is missing and it was not told by
   * `--provider-id`.
   */
  provider_id: string;
  /** Where the service posts its events; the token is appended, or stands in the place of `{token}`. */
  bot_endpoint: string;
  /**
   * The whole address for the provider's events, token included. The suite needs it, or `--url`, to post
   * as the bot.
   */
  endpoint: string;
};

/** A channel that was just set up. */
export type CreatedChannel = {
  /** The public identifier of the channel. The suite needs it. */
  channel_id: string;
  /** The channel's name. */
  name: string;
  /** Where agents' messages go. Without it only visitors of the widget receive them. */
  customer_endpoint?: string | undefined;
  /** Whether requests are sent chunked. */
  chunked: boolean;
  /** The agents who receive the channel's chats. */
  agents: string[];
  /**
   * The whole address for customers' messages: base, random string, channel identifier. The status is
   * under it. The suite needs it.
   */
  endpoint: string;
};

/**
 * What is delivered: a message for a customer, a typing notice, an event for a bot, or a developer
 * webhook.
 */
export type DeliveryKind = "message" | "typing" | "bot_event" | "webhook";

/** A request to an integrator with all that was tried. */
export type LoggedDelivery = {
  /**
   * The number of the delivery.
   *
   * Limit: format int64.
   */
  delivery_id: number;
  /**
   * What is delivered: a message for a customer, a typing notice, an event for a bot, or a developer
   * webhook.
   */
  kind: DeliveryKind;
  /** The type of the message or the name of the event. */
  about: string;
  /**
   * The chat it belongs to.
   *
   * Limit: format int64.
   */
  chat_id?: number | undefined;
  /**
   * The transcript entry that it delivers.
   *
   * Limit: format int64.
   */
  entry_id?: number | undefined;
  /**
   * The number of the failed delivery that it sends again.
   *
   * Limit: format int64.
   */
  repeats?: number | undefined;
  /**
   * The number of the delivery that sends it again.
   *
   * Limit: format int64.
   */
  again?: number | undefined;
  /** Where it goes, without what is secret of the address. */
  to: string;
  /** The body that is sent. */
  request: string;
  /**
   * When it was recorded.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  recorded_at?: string | undefined;
  /** `pending` while attempts go on. */
  state: DeliveryState;
  /** The attempts so far. */
  attempts: DeskAttempt[];
  /**
   * When the next attempt is due.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  next_attempt_at?: string | undefined;
};

/** A page of the log, newest first. */
export type DeliveryPage = {
  /** The deliveries. */
  deliveries: LoggedDelivery[];
  /** Whether there are older ones below. */
  has_older: boolean;
};

/** What was odd about a request or an answer of an integrator, and what was done about it. */
export type DeskNote = {
  /**
   * The number of the note; later notes have higher ones.
   *
   * Limit: format int64.
   */
  note_id: number;
  /**
   * When it was noticed.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  at: string;
  /** The channel that it is about, where it is about one. */
  channel_id?: string | undefined;
  /**
   * The chat that it is about, where it is about one.
   *
   * Limit: format int64.
   */
  chat_id?: number | undefined;
  /**
   * The event, message or script call that was odd, or whose answer was: chat_accepted, BOT_MESSAGE, text,
   * setCustomData; store for a row that cannot be read and is left out of lists.
   */
  about: string;
  /** A sentence that says what was odd, and what to do about it. */
  text: string;
};

/** What the visitor filled in. */
export type OfflineForm = {
  /** The visitor's name. */
  name?: string | undefined;
  /** The visitor's e-mail address. */
  email?: string | undefined;
  /** The visitor's phone number. */
  phone?: string | undefined;
  /** A remark about the visitor. */
  description?: string | undefined;
  /**
   * What the visitor wants to say.
   *
   * Limit: not empty.
   */
  message: string;
  /** The id that the page gave the visitor by setUserToken. */
  user_token?: string | undefined;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session?: Session | undefined;
  /** The page of the site that the visitor is on. */
  page?: PageInfo | undefined;
};

/** A message that a visitor left while nobody was on line. */
export type DeskOfflineMessage = {
  /**
   * The number of the message; later ones have higher numbers.
   *
   * Limit: format int64.
   */
  number: number;
  /** The id of the message in developer webhooks. */
  offline_message_id: string;
  /** The channel that it came by. */
  channel_id: string;
  /**
   * The visitor's sequential number.
   *
   * Limit: format int64.
   */
  visitor_number: number;
  /**
   * When it was left.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  at: string;
  /** What the visitor filled in. */
  form: OfflineForm;
  /** The agent who dealt with it; absent while it is open. */
  done_by?: string | undefined;
  /**
   * When the agent did.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  done_at?: string | undefined;
};

/**
 * Something that happened. What it is about is shown as it is after it; in an event that is read later, as
 * it is by then, except for what the event announces (who types, the status of a call, whether an agent is
 * online).
 */
export type DeskEvent = {
  /**
   * Counted upwards, without repeats.
   *
   * Limit: format int64.
   */
  event_id: number;
  /**
   * What happened. `delivery_failed` is the error event of a delivery that was given up. After
   * `destination_changed` ask for the destinations.
   */
  event: "agent_changed" | "agent_removed" | "channel_created" | "channel_changed" | "channel_removed" | "chat_opened" | "chat_changed" | "chat_accepted" | "chat_transferred" | "chat_closed" | "call_changed" | "offline_message" | "typing_changed" | "agent_typing" | "entry_added" | "delivery_changed" | "delivery_failed" | "destination_changed" | "note_added";
  /**
   * When it happened.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  at: string;
  /** An agent. */
  agent?: DeskAgent | undefined;
  /** A channel, without the secret part of its address. */
  channel?: DeskChannel | undefined;
  /** A chat without its transcript. */
  chat?: DeskChat | undefined;
  /** One thing that was said, or a notice to the agent. */
  entry?: TranscriptEntry | undefined;
  /** A call. */
  call?: DeskCall | undefined;
  /** What was odd about a request or an answer of an integrator, and what was done about it. */
  note?: DeskNote | undefined;
  /** A message that a visitor left while nobody was on line. */
  offline_message?: DeskOfflineMessage | undefined;
  /** Whether the agent writes now. */
  typing?: boolean | undefined;
  /** Why a chat was transferred to the agents. `bot_silent` is LOCAL: see `connectBot`. */
  reason?: "bot_invited_agent" | "client_asked" | "bot_failed" | "bot_silent" | "bot_disconnected" | undefined;
};

/** What is known of a chat's visitor. */
export type DeskVisitor = {
  /** The visitor's name. */
  name?: string | undefined;
  /** The visitor's e-mail address. */
  email?: string | undefined;
  /** The visitor's phone number. */
  phone?: string | undefined;
  /**
   * The visitor's sequential number, over all channels of the service. Customers of the channel API have
   * one too, from their first chat on.
   *
   * Limit: format int64.
   */
  visitor_number: number;
  /**
   * How many chats the visitor had, this one included.
   *
   * Limit: format int64.
   */
  chats_count: number;
  /** A remark about the visitor. */
  description?: string | undefined;
  /** The visitor's addresses in social networks. */
  social?: {
    [key: string]: unknown;
  } | undefined;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session?: Session | undefined;
  /** The page of the site that the visitor is on. */
  page?: PageInfo | undefined;
  /** The id that the page gave the visitor by setUserToken. */
  user_token?: string | undefined;
  /** How the visitor rated the chat. */
  rate?: "positive" | "negative" | null | undefined;
  /** Whether the visitor was blacklisted. */
  blacklisted: boolean;
};

/** A widget and where it is loaded from. */
export type DeskWidget = {
  /** The widget's id, which is the identifier of its channel. */
  widget_id: string;
  /** The address of the script that a page includes. */
  script_url: string;
  /** The site's own domains. */
  domains: string[];
  /** Whether links to other domains are kept from the agent. */
  safe_url: boolean;
  /** Whether visitors can be called. */
  callback: CallbackSettings;
  /**
   * How a widget looks on the pages of its site. It is stored as a whole, and what a page sets itself
   * counts more.
   */
  look?: WidgetLook | undefined;
};

/** What is sent there: messages for customers, events for a bot, or developer webhooks. */
export type DestinationKind = "message" | "bot_event" | "webhook";

/** Where a channel sends to, and how that fares. */
export type Destination = {
  /** The channel. */
  channel_id: string;
  /** What is sent there: messages for customers, events for a bot, or developer webhooks. */
  kind: DestinationKind;
  /** Its address, without what is secret of it. */
  to: string;
  /** `failing` where deliveries have failed for long, `paused` where new ones wait for it as well. */
  state: "well" | "failing" | "paused";
  /**
   * When the first delivery failed after which none went well.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  since?: string | undefined;
  /**
   * How many deliveries failed in a row.
   *
   * Limit: at least 1.
   */
  failed?: number | undefined;
  /**
   * When the next delivery that waits is tried.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  next_attempt_at?: string | undefined;
};

/** Where the channels send to. */
export type DestinationList = {
  /** The destinations. */
  destinations: Destination[];
};

/**
 * The kind of error. Receivers accept codes that are not in the table.
 *
 * Limit: not empty.
 */
export type ErrorCode = string;

/** What went wrong, once for programs and once for people. */
export type ErrorDetail = {
  /**
   * The kind of error. Receivers accept codes that are not in the table.
   *
   * Limit: not empty.
   */
  code: ErrorCode;
  /**
   * A sentence for a person that says what was wrong, where, and what to do about it.
   *
   * Limit: not empty.
   */
  message: string;
};

/**
 * The body of every error response that carries one.
 *
 * @rule BOT-IN-15 SHOULD
 * @openPoint OPEN-32 The bodies of the channel API's error responses, and error codes beyond
 * invalid_client, unauthorized_client and invalid_request, are not stated. The reference's choice, not
 * contract: The same body with codes of its own. Clients take any body, or none.
 */
export type ErrorBody = {
  /** What went wrong, once for programs and once for people. */
  error: ErrorDetail;
};

/** What failed at a destination. */
export type FailedDeliveries = {
  /** What is sent there: messages for customers, events for a bot, or developer webhooks. */
  kind: DestinationKind;
  /**
   * Only deliveries that were recorded at this instant or later.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  since: string;
};

/** A chat and an entry in it. */
export type FoundChat = {
  /** A chat without its transcript. */
  chat: DeskChat;
  /** One thing that was said, or a notice to the agent. */
  entry: TranscriptEntry;
};

/** Chats with what was looked for in them. */
export type FoundChats = {
  /** The chats, the latest entry first. */
  found: FoundChat[];
  /**
   * The number with which the search goes on; absent where all entries were looked through.
   *
   * Limit: format int64.
   */
  before?: number | undefined;
};

/** A call that begins. */
export type NewCall = {
  /** The kind of call. */
  type: "callback" | "incoming" | "outgoing";
  /**
   * The visitor's number.
   *
   * Limit: not empty.
   */
  phone: string;
  /**
   * The agent who has the call.
   *
   * Limit: not empty.
   */
  agent_id: string;
};

/** A file of an agent. */
export type NewFile = {
  /**
   * The name that the customer sees.
   *
   * Limit: not empty.
   */
  name: string;
  /**
   * Its bytes in Base64.
   *
   * Limit: at least 4 characters.
   */
  bytes: string;
};

/** Notes, newest first. */
export type NoteList = {
  /** The notes. */
  notes: DeskNote[];
};

/** A page of offline messages, newest first. */
export type OfflineMessageList = {
  /** The messages. */
  messages: DeskOfflineMessage[];
  /** Whether there are older ones below. */
  has_older: boolean;
};

/** Whether an agent has dealt with the message. */
export type OfflineMessageState = "open" | "done";

/** Who deals with an offline message. */
export type OfflineMessageMove = {
  /**
   * The agent.
   *
   * Limit: not empty.
   */
  agent_id: string;
  /** Whether an agent has dealt with the message. */
  state: OfflineMessageState;
};

/** The agent and the note. */
export type PrivateNote = {
  /**
   * The agent.
   *
   * Limit: not empty.
   */
  agent_id: string;
  /**
   * The note.
   *
   * Limit: not empty.
   */
  text: string;
};

/** The new address of a channel. */
export type RenewedAddress = {
  /** The whole address for customers' messages, as it is from now on. */
  endpoint: string;
  /**
   * Until when the former address is good, where it is kept.
   *
   * Limit: format date-time; matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]`.
   */
  former_until?: string | undefined;
};

/** What was sent again. */
export type SentAgain = {
  /**
   * How many deliveries.
   *
   * Limit: at least 0.
   */
  sent: number;
  /** Whether there are more; then ask once more. */
  has_more: boolean;
};

/** A sign-in of an agent. */
export type SignIn = {
  /** The token, which is sent as that of the desk is. */
  token: string;
};

/**
 * A secret as Standard Webhooks write it, whsec_ and base64. The key has 24 to 64 bytes.
 *
 * Limit: matches `^(whsec_)?[A-Za-z0-9+/]+={0,2}$`.
 */
export type SigningSecret = string;

/** An offline message that was stored. */
export type StoredOfflineMessage = {
  /** The message's id. */
  offline_message_id: string;
};

/** What to try. */
export type Trial = {
  /** What is tried: where agents' messages go, the bot, or the address for developer webhooks. */
  of: "customer_endpoint" | "bot" | "webhook";
  /**
   * The event to send, by its name. Without it a bot gets CLIENT_MESSAGE and CHAT_CLOSED, and anything
   * else all of its events.
   *
   * Limit: not empty.
   */
  event?: string | undefined;
};

/** An event that a bot posted in a trial. */
export type TrialPost = {
  /** The event's name. */
  event: string;
  /** How long after the message it came, in milliseconds. */
  after_ms: number;
  /** The code with which the service answered it. */
  status: number;
  /** Why it was refused, where it was. */
  reason?: string | undefined;
};

/** An event of a trial, and what came back. */
export type TriedEvent = {
  /** The event that was sent. */
  event: string;
  /** Where it was sent, without what is secret of the address. */
  to: string;
  /** The body that was sent. */
  request: string;
  /** One attempt of a delivery. */
  attempt: DeskAttempt;
  /**
   * Whether the answer is one that the contract has. A bot has to post an event after CLIENT_MESSAGE as
   * well.
   */
  right: boolean;
  /** What is right or wrong with the answer, in words. */
  says: string;
  /** What else is odd about the answer. */
  odd: string[];
  /** The events that the bot posted in the chat of the trial. Only CLIENT_MESSAGE has this list. */
  posted?: TrialPost[] | undefined;
};

/** What a trial brought. */
export type TrialResult = {
  /** Whether everything that was tried went right. */
  right: boolean;
  /** The events, in the order in which they were sent. After an event without an answer no other is sent. */
  tried: TriedEvent[];
};

/** Who types, and whether they begin or stop. */
export type TypingChange = {
  /**
   * The agent.
   *
   * Limit: not empty.
   */
  agent_id: string;
  /** True when the agent begins to write. */
  typing: boolean;
};

/** What a widget would report of its visitor. */
export type VisitorReport = {
  /** The visitor's name. */
  name?: string | undefined;
  /** The visitor's e-mail address. */
  email?: string | undefined;
  /** The visitor's phone number. */
  phone?: string | undefined;
  /** A remark about the visitor. */
  description?: string | undefined;
  /** The visitor's addresses in social networks. */
  social?: {
    [key: string]: unknown;
  } | undefined;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session?: Session | undefined;
  /** The page of the site that the visitor is on. */
  page?: PageInfo | undefined;
  /** The id that the page gave the visitor by setUserToken. */
  user_token?: string | undefined;
  /** How the visitor rated the chat. */
  rate?: "positive" | "negative" | null | undefined;
  /** Whether the visitor was blacklisted. */
  blacklisted?: boolean | undefined;
};

/**
 * Where events go, and whether they are signed. The address can be absent only where one is set; the suite
 * gives it.
 */
export type WebhookSettings = {
  /**
   * An absolute address with the scheme http or https.
   *
   * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
   */
  url?: HttpUrl | undefined;
  /** With a secret every request is signed. With null none is from now on. */
  signing_secret?: SigningSecret | null | undefined;
  /**
   * The secret until now. While receivers change over, every request carries a signature by each of the
   * two. Absent beside a new secret, it is the one that this takes the place of, unless the address is at
   * another host now. With null requests are signed by the present one alone.
   */
  former_signing_secret?: SigningSecret | null | undefined;
};

/** How a widget works. */
export type WidgetSettings = {
  /**
   * The site's own domains, those below them included. Without any, the host of the page that the visitor
   * is on.
   */
  domains?: string[] | undefined;
  /**
   * Whether links that a page sets are kept from the agent when they lead to other domains. It is off
   * unless switched on.
   */
  safe_url?: boolean | undefined;
  /** Whether visitors can be called. */
  callback?: CallbackSettings | undefined;
  /**
   * How a widget looks on the pages of its site. It is stored as a whole, and what a page sets itself
   * counts more.
   */
  look?: WidgetLook | undefined;
};

/** What an agent can write: a text, a file or a place. */
export type WrittenContent = AgentText | MediaContent | LocationContent;

/** The agent and the message. */
export type WrittenMessage = {
  /**
   * The agent.
   *
   * Limit: not empty.
   */
  agent_id: string;
  /** What an agent can write: a text, a file or a place. */
  message: WrittenContent;
};
