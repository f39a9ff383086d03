// Made from specs/reference/visitor.openapi.yaml by `npm run generate`. Change the documents, never this file.

/** Whether an agent can answer now. */
export type ChatMode = "online" | "offline";

/**
 * The call has had its effect.
 *
 * @local WID-26 open, close, setRules, setContactInfo and showProactiveInvitation give the result ok,
 * getContactInfo gives the contact form, getVisitorNumber gives a promise, and callbacks with arguments
 * that are not stated get none. This is the reference's choice, not contract.
 */
export type WidgetDone = {
  /** The call has had its effect. */
  result: "ok";
};

/**
 * `Callback disabled` is said when the admin panel has calls switched off; `Callback unavaiable`, spelt as
 * the source spells it, for any other reason, such as the day, the hour, or a call that has already begun.
 */
export type CallbackUnavailableReason = "Callback disabled" | "Callback unavaiable";

/** The visitor cannot be called now. */
export type CallbackUnavailable = {
  /** The visitor cannot be called now. */
  result: "fail";
  /**
   * `Callback disabled` is said when the admin panel has calls switched off; `Callback unavaiable`, spelt
   * as the source spells it, for any other reason, such as the day, the hour, or a call that has already
   * begun.
   */
  reason: CallbackUnavailableReason;
};

/** Whether the visitor can be called. */
export type CallbackAvailability = WidgetDone | CallbackUnavailable;

/** Who can answer now. */
export type Availability = {
  /** Whether an agent can answer now. */
  mode: ChatMode;
  /** Whether the visitor can be called. */
  callback: CallbackAvailability;
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

/** Contact data that the page knows of the visitor. */
export type ContactInfo = {
  /** The visitor's name. */
  name?: string | undefined;
  /** The visitor's e-mail address. */
  email?: string | undefined;
  /** The visitor's phone number. */
  phone?: string | undefined;
  /** What the agent should know about the visitor. */
  description?: string | undefined;
};

/** A field that the agent sees beside the chat. */
export type CustomField = {
  /** The words of the field. Markup in them is shown as text. */
  content?: string | undefined;
  /** A heading above the field. */
  title?: string | undefined;
  /** An address that a click on the field opens. */
  link?: string | undefined;
  /** A name that stands bold before the words, separated from them by a colon. */
  key?: string | undefined;
};

/** Fields that the agent sees beside the chat, in this order. */
export type CustomFields = CustomField[];

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

/** What the visitor thinks of the chat. */
export type GivenRate = "positive" | "negative" | null;

/**
 * An absolute address with the scheme http or https.
 *
 * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 */
export type HttpUrl = string;

/**
 * What a visitor leaves while nobody is online.
 *
 * @openPoint OPEN-41 Which fields sendOfflineMessage needs is not stated. The reference's choice, not
 * contract: message. The widget's own form also asks for an e-mail address or a phone number.
 */
export type OfflineMessageForm = {
  /** The visitor's name. */
  name?: string | undefined;
  /** The visitor's e-mail address. */
  email?: string | undefined;
  /** The visitor's phone number. */
  phone?: string | undefined;
  /** What the agent should know about the visitor. */
  description?: string | undefined;
  /** What the visitor has to say. */
  message: string;
};

/** The offline form. */
export type LeftMessage = {
  /**
   * The widget's own id of this message, the same when it is sent once more.
   *
   * Limit: at least 8 characters; at most 64 characters.
   */
  message_id: string;
  /**
   * What a visitor leaves while nobody is online.
   *
   * @openPoint OPEN-41 Which fields sendOfflineMessage needs is not stated. The reference's choice, not
   * contract: message. The widget's own form also asks for an e-mail address or a phone number.
   */
  form: OfflineMessageForm;
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

/** The page of the site that the visitor is on. */
export type PageInfo = {
  /** The page's address. An empty text says that it is not known (OPEN-21). */
  url?: string | undefined;
  /** The page's title. */
  title?: string | undefined;
};

/** The fields to show to the agent. */
export type SetCustomDataArguments = {
  /** Fields that the agent sees beside the chat, in this order. */
  fields: CustomFields;
};

/** The id to give to the visitor. */
export type SetUserTokenArguments = {
  /** The visitor's id on the site's side. One that is hard to guess is recommended. */
  token: string;
};

/** The call that the visitor wants. */
export type StartCallArguments = {
  /** The number to call the visitor on. */
  phone: string;
};

/** A message that was stored. */
export type TakenMessage = {
  /** The number of its entry. */
  entry_id: number;
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

/** Where the visitor is. */
export type Visit = {
  /** The page of the site that the visitor is on. */
  page: PageInfo;
  /** The campaign that brought the visitor, as the address of the page told it. */
  utm?: UtmTags | undefined;
};

/** Prepared answers of a bot. */
export type VisitorButtons = {
  /** Marks a choice of answers. */
  type: "buttons";
  /** The heading. */
  title?: string | undefined;
  /** The answers, in the order in which they are shown. */
  buttons: string[];
};

/** The visitor's call. */
export type VisitorCall = {
  /** Where the call is. */
  status: "start" | "end" | "agent_connected" | "client_connected" | "error";
  /** Why it failed. */
  reason?: string | undefined;
};

/** The agent who writes. */
export type WritingAgent = {
  /** The agent's name. */
  name?: string | undefined;
  /** The address of the agent's picture. */
  photo?: string | undefined;
};

/** The present chat, or the last one. */
export type VisitorChat = {
  /** The number of the chat, as its entries have it. */
  chat_id: number;
  /** Whether it goes on. */
  state: "open" | "closed";
  /** The agent who writes. */
  agent?: WritingAgent | undefined;
  /** What the visitor thinks of the chat. */
  rate?: GivenRate | undefined;
};

/**
 * What stands in the visitor's contact form, typed by the visitor or set by the page.
 *
 * @openPoint OPEN-02 The fields of the structure that getContactInfo gives are not shown. The reference's
 * choice, not contract: name, email, phone and description, each a string, or null where nothing is known.
 */
export type VisitorContact = {
  /** The visitor's name. */
  name: string | null;
  /** The visitor's e-mail address. */
  email: string | null;
  /** The visitor's phone number. */
  phone: string | null;
  /** What was noted about the visitor. */
  description: string | null;
};

/** A plain text. */
export type VisitorText = {
  /** Marks a plain text. */
  type: "text";
  /** The words. */
  text: string;
};

/** A formatted text of a bot. */
export type VisitorMarkdown = {
  /** Marks a formatted text. */
  type: "markdown";
  /** Markdown, of which links, bold and italic count. All else is literal text. */
  content: string;
};

/**
 * What an entry holds, told apart by its type. A file or a place has the fields that the channel API gives
 * it, but for its id.
 */
export type VisitorContent = VisitorText | MediaContent | LocationContent | VisitorMarkdown | VisitorButtons | CallEntry;

/** What every entry has beside its content: its number, its time and its author. */
export type VisitorEntryHead = {
  /** The number of the entry; later entries have higher ones. */
  entry_id: number;
  /** The number of its chat, by which former conversations are told apart. */
  chat_id: number;
  /**
   * When it was stored.
   *
   * Limit: format date-time.
   */
  at: string;
  /** Who said it; `system` is the service, which tells of calls. */
  from: "visitor" | "agent" | "bot" | "system";
  /** The name of the agent or bot. */
  name?: string | undefined;
  /** The address of the agent's picture. */
  photo?: string | undefined;
  /** The id that the widget gave, for the visitor's own words. */
  message_id?: string | undefined;
};

/** One thing that was said. */
export type VisitorEntry = VisitorEntryHead & VisitorContent;

/** Something that concerns the visitor. Each kind has the field of its name. */
export type VisitorEvent = {
  /**
   * What happened: who can answer changed; something was said; the chat was accepted, changed or closed;
   * an agent types; a call moved on; the contact data changed.
   */
  event: "availability" | "entry" | "chat" | "typing" | "call" | "contact";
  /** Who can answer now. */
  availability?: Availability | undefined;
  /** One thing that was said. */
  entry?: VisitorEntry | undefined;
  /** The present chat, or the last one. */
  chat?: VisitorChat | undefined;
  /** Whether an agent writes now. */
  typing?: boolean | undefined;
  /** The visitor's call. */
  call?: VisitorCall | undefined;
  /**
   * What stands in the visitor's contact form, typed by the visitor or set by the page.
   *
   * @openPoint OPEN-02 The fields of the structure that getContactInfo gives are not shown. The
   * reference's choice, not contract: name, email, phone and description, each a string, or null where
   * nothing is known.
   */
  contact?: VisitorContact | undefined;
};

/** A file of the visitor. */
export type VisitorFile = {
  /**
   * The widget's own id of this message, the same when it is sent once more.
   *
   * Limit: at least 8 characters; at most 64 characters.
   */
  message_id: string;
  /**
   * The name that the agent sees.
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
  /** The invitation that the visitor answers. */
  invite?: string | undefined;
  /** The department that the invitation named. */
  department_id?: number | undefined;
};

/**
 * The visitor's place in the sequence of all visitors, counted from 1. Agents see it, in chats and in the
 * archive.
 *
 * Limit: at least 1.
 */
export type VisitorNumber = number;

/** What the visitor thinks of the chat. */
export type VisitorRating = {
  /** What the visitor thinks of the chat. */
  rate: GivenRate;
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

/** What the widget has to know of its visitor. `token` is there for a new visitor. */
export type VisitorSession = {
  /** What the widget keeps and sends with every later request. */
  token?: string | undefined;
  /**
   * The visitor's place in the sequence of all visitors, counted from 1. Agents see it, in chats and in
   * the archive.
   *
   * Limit: at least 1.
   */
  visitor_number: VisitorNumber;
  /**
   * How a widget looks on the pages of its site. It is stored as a whole, and what a page sets itself
   * counts more.
   */
  look: WidgetLook;
  /** Who can answer now. */
  availability: Availability;
  /**
   * What stands in the visitor's contact form, typed by the visitor or set by the page.
   *
   * @openPoint OPEN-02 The fields of the structure that getContactInfo gives are not shown. The
   * reference's choice, not contract: name, email, phone and description, each a string, or null where
   * nothing is known.
   */
  contact: VisitorContact;
  /** The present chat, or the last one. */
  chat?: VisitorChat | undefined;
  /** What was said in the present chat and in the ones before it, oldest first. */
  entries: VisitorEntry[];
  /** The visitor's call. */
  call?: VisitorCall | undefined;
  /** The event up to which all of this is known. */
  last_event_id: number;
};

/** Whether the visitor writes. */
export type VisitorTyping = {
  /** True when the visitor begins to write. */
  typing: boolean;
};

/** What the visitor says. */
export type VisitorWords = {
  /**
   * The widget's own id of this message, the same when it is sent once more.
   *
   * Limit: at least 8 characters; at most 64 characters.
   */
  message_id: string;
  /**
   * The words.
   *
   * Limit: not empty.
   */
  text: string;
  /** The entry whose button was pressed; the words are those of the button. */
  answers?: number | undefined;
  /** The invitation that the visitor answers. */
  invite?: string | undefined;
  /** The department that the invitation named. */
  department_id?: number | undefined;
};
