// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

/**
 * When the message arrived. The reference counts seconds of Unix time (OPEN-45).
 *
 * @openPoint OPEN-45 The timestamp in chat.messages is the receipt time; its unit is not stated, as it is
 * for the bot API. The reference's choice, not contract: Seconds of Unix time.
 */
export type ReceiptTime = number;

/**
 * The words of the message. Of a file they are its comment and its name, of a place its comment, its name
 * and its coordinates, a line each. The field's name is the reference's own (OPEN-23).
 */
export type FinishedChatWords = string;

/** A message of an agent. */
export type AgentChatMessage = {
  /**
   * When the message arrived. The reference counts seconds of Unix time (OPEN-45).
   *
   * @openPoint OPEN-45 The timestamp in chat.messages is the receipt time; its unit is not stated, as it
   * is for the bot API. The reference's choice, not contract: Seconds of Unix time.
   */
  timestamp: ReceiptTime;
  /** Marks a message of an agent. */
  type: "agent";
  /** The number of the agent who wrote it, where the service numbers its agents. */
  agent_id?: number | undefined;
  /**
   * The words of the message. Of a file they are its comment and its name, of a place its comment, its
   * name and its coordinates, a line each. The field's name is the reference's own (OPEN-23).
   */
  message?: FinishedChatWords | undefined;
  /** Whether the visitor was on the black list then. */
  blacklisted?: boolean | undefined;
};

/**
 * An agent.
 *
 * @rule HOOK-OUT-04 MUST
 */
export type AgentInfo = {
  /** The agent's id. */
  id: string;
  /** The agent's name. */
  name: string;
  /** The agent's e-mail address. LOCAL, the reference sends an empty text where it knows none. */
  email: string;
  /** The agent's phone number. */
  phone?: string | undefined;
};

/** Who calls whom; `callback` is a call that the visitor asked for. */
export type CallType = "callback" | "incoming" | "outgoing";

/** The phone number of the visitor's side. */
export type CallPhone = string;

/** How far the call has come. */
export type RunningCallStatus = "start" | "agent_connected" | "client_connected";

/** A call that begins or goes on. */
export type RunningCall = {
  /** Who calls whom; `callback` is a call that the visitor asked for. */
  type: CallType;
  /** The phone number of the visitor's side. */
  phone: CallPhone;
  /** How far the call has come. */
  status: RunningCallStatus;
};

/** A call that is over. */
export type EndedCall = {
  /** Who calls whom; `callback` is a call that the visitor asked for. */
  type: CallType;
  /** The phone number of the visitor's side. */
  phone: CallPhone;
  /** Marks a call that is over. */
  status: "end";
  /** The address of the recording, an mp3 file. */
  record_url?: string | undefined;
};

/** A call that did not come about or broke off. */
export type FailedCall = {
  /** Who calls whom; `callback` is a call that the visitor asked for. */
  type: CallType;
  /** The phone number of the visitor's side. */
  phone: CallPhone;
  /** Marks a call that failed. */
  status: "error";
  /** Why the call failed. */
  reason?: string | undefined;
  /** The address of the recording, an mp3 file, where the call had begun before it broke off. */
  record_url?: string | undefined;
};

/**
 * A call, as it stands now.
 *
 * @rule HOOK-OUT-15 MUST
 */
export type Call = RunningCall | EndedCall | FailedCall;

/** The widget of the channel that the event is about. */
export type WidgetId = string;

/**
 * What social networks tell about the visitor.
 *
 * @openPoint OPEN-01 The fields of the social object are not shown. The reference's choice, not contract:
 * An object of strings by the network's name, passed through as it is.
 */
export type SocialNetworks = {
  [key: string]: unknown;
};

/**
 * The visitor as the agent knows them.
 *
 * @rule HOOK-OUT-03 MUST
 */
export type Visitor = {
  /** The visitor's name. */
  name?: string | undefined;
  /** The visitor's e-mail address. */
  email?: string | undefined;
  /** The visitor's phone number. */
  phone?: string | undefined;
  /** The visitor's sequential number, which the agents see too. */
  number: string;
  /** What was noted about the visitor. LOCAL, the reference sends an empty text where nothing was. */
  description: string;
  /**
   * What social networks tell about the visitor.
   *
   * @openPoint OPEN-01 The fields of the social object are not shown. The reference's choice, not
   * contract: An object of strings by the network's name, passed through as it is.
   */
  social?: SocialNetworks | undefined;
  /** How many chats the visitor has had. */
  chats_count: number;
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

/** The page of the site that the visitor is on. */
export type PageInfo = {
  /** The page's address. An empty text says that it is not known (OPEN-21). */
  url?: string | undefined;
  /** The page's title. */
  title?: string | undefined;
};

/**
 * The number of the chat. The source's table of events says its type once, with call_event, where it names
 * the field first.
 */
export type ChatNumber = number;

/** The department that the chat or call belongs to. */
export type Department = {
  /** The department's number. */
  id?: number | undefined;
  /** The department's name. */
  name?: string | undefined;
};

/** An operator has a new call, or a call has changed its status. */
export type CallEvent = {
  /** Marks a new or changed call. */
  event_name: "call_event";
  /** The widget of the channel that the event is about. */
  widget_id: WidgetId;
  /**
   * The visitor as the agent knows them.
   *
   * @rule HOOK-OUT-03 MUST
   */
  visitor: Visitor;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session: Session;
  /** The page of the site that the visitor is on. */
  page: PageInfo;
  /**
   * The number of the chat. The source's table of events says its type once, with call_event, where it
   * names the field first.
   */
  chat_id: ChatNumber;
  /**
   * An agent.
   *
   * @rule HOOK-OUT-04 MUST
   */
  agent: AgentInfo;
  /** The department that the chat or call belongs to. */
  department?: Department | undefined;
  /**
   * A call, as it stands now.
   *
   * @rule HOOK-OUT-15 MUST
   */
  call: Call;
};

/**
 * The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.
 *
 * @rule HOOK-OUT-16 MUST
 * @local HOOK-OUT-17 The field with this id is called user_token, since the source gives it no name, and
 * the event of the offline form is sent as offline_message, not offline_messages. This is the reference's
 * choice, not contract.
 * @openPoint OPEN-22 The name of the field that carries the id of setUserToken is not shown. The
 * reference's choice, not contract: user_token.
 */
export type UserToken = string;

/** An agent has pressed Reply and has the chat now. The receiver may answer with data for the agent. */
export type ChatAcceptedEvent = {
  /** Marks that an agent took a chat. */
  event_name: "chat_accepted";
  /** The widget of the channel that the event is about. */
  widget_id: WidgetId;
  /**
   * The visitor as the agent knows them.
   *
   * @rule HOOK-OUT-03 MUST
   */
  visitor: Visitor;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session: Session;
  /** The page of the site that the visitor is on. */
  page: PageInfo;
  /**
   * The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.
   *
   * @rule HOOK-OUT-16 MUST
   * @local HOOK-OUT-17 The field with this id is called user_token, since the source gives it no name, and
   * the event of the offline form is sent as offline_message, not offline_messages. This is the
   * reference's choice, not contract.
   * @openPoint OPEN-22 The name of the field that carries the id of setUserToken is not shown. The
   * reference's choice, not contract: user_token.
   */
  user_token?: UserToken | undefined;
  /**
   * The number of the chat. The source's table of events says its type once, with call_event, where it
   * names the field first.
   */
  chat_id: ChatNumber;
  /** The department that the chat or call belongs to. */
  department?: Department | undefined;
  /**
   * An agent.
   *
   * @rule HOOK-OUT-04 MUST
   */
  agent: AgentInfo;
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
 * Contact data of the visitor, treated as if the visitor had typed it.
 *
 * @openPoint OPEN-47 Contact data of a response is saved in the e-mailed chat log, too; when and to whom a
 * log is mailed is not stated. The reference's choice, not contract: No log is mailed. The contact data
 * stands in the archive.
 */
export type SuppliedContact = {
  /** The visitor's name. */
  name: string;
  /** The visitor's phone number. */
  phone?: string | undefined;
  /** The visitor's e-mail address. */
  email?: string | undefined;
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

/**
 * The receiver's data for the agent. Nothing of it is passed on unless the result is OK.
 *
 * @rule HOOK-RCV-01 MUST
 * @local HOOK-RCV-07 crm_link and page.url are http or https addresses. This is the reference's choice,
 * not contract.
 */
export type ChatAcceptedReply = {
  /** The word OK when the data is good. Any other text keeps it from the agent. */
  result: string;
  /** Fields that the agent sees beside the chat, in this order. */
  custom_data?: CustomFields | undefined;
  /**
   * Contact data of the visitor, treated as if the visitor had typed it.
   *
   * @openPoint OPEN-47 Contact data of a response is saved in the e-mailed chat log, too; when and to whom
   * a log is mailed is not stated. The reference's choice, not contract: No log is mailed. The contact
   * data stands in the archive.
   */
  contact_info?: SuppliedContact | undefined;
  /** Whether the agent gets a button that connects the visitor to a CRM card, in front of all fields. */
  enable_assign?: boolean | undefined;
  /** The address of the CRM card, shown as a button of its own below the fields. */
  crm_link?: string | undefined;
  /**
   * A page that the receiver names for the agent.
   *
   * @openPoint OPEN-40 What page in the response to chat_accepted does is not stated. The reference's
   * choice, not contract: It is shown to the agent as a link beside the page that the visitor is on.
   */
  page?: SuppliedPage | undefined;
};

/** An agent has connected the chat to the CRM card that the response to chat_accepted named. */
export type ChatAssignedEvent = {
  /** Marks that a chat was connected to a CRM card. */
  event_name: "chat_assigned";
  /** The widget of the channel that the event is about. */
  widget_id: WidgetId;
  /**
   * The visitor as the agent knows them.
   *
   * @rule HOOK-OUT-03 MUST
   */
  visitor: Visitor;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session: Session;
  /** The page of the site that the visitor is on. */
  page: PageInfo;
  /**
   * The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.
   *
   * @rule HOOK-OUT-16 MUST
   * @local HOOK-OUT-17 The field with this id is called user_token, since the source gives it no name, and
   * the event of the offline form is sent as offline_message, not offline_messages. This is the
   * reference's choice, not contract.
   * @openPoint OPEN-22 The name of the field that carries the id of setUserToken is not shown. The
   * reference's choice, not contract: user_token.
   */
  user_token?: UserToken | undefined;
  /**
   * The number of the chat. The source's table of events says its type once, with call_event, where it
   * names the field first.
   */
  chat_id: ChatNumber;
  /** The department that the chat or call belongs to. */
  department?: Department | undefined;
  /**
   * An agent.
   *
   * @rule HOOK-OUT-04 MUST
   */
  agent: AgentInfo;
  /** The address of the CRM card, as crm_link gave it. */
  assign_to: string;
};

/** A message of the visitor. */
export type VisitorChatMessage = {
  /**
   * When the message arrived. The reference counts seconds of Unix time (OPEN-45).
   *
   * @openPoint OPEN-45 The timestamp in chat.messages is the receipt time; its unit is not stated, as it
   * is for the bot API. The reference's choice, not contract: Seconds of Unix time.
   */
  timestamp: ReceiptTime;
  /** Marks a message of the visitor. */
  type: "visitor";
  /**
   * The words of the message. Of a file they are its comment and its name, of a place its comment, its
   * name and its coordinates, a line each. The field's name is the reference's own (OPEN-23).
   */
  message?: FinishedChatWords | undefined;
  /** Whether the visitor was on the black list then. */
  blacklisted?: boolean | undefined;
};

/**
 * One message of a finished chat. The contract does not name the field that holds its words.
 *
 * @rule HOOK-OUT-12 MUST
 * @openPoint OPEN-20 agent.id is a string, agent_id in chat.messages a number; whether they name the same
 * is not stated. The reference's choice, not contract: The number is the agent's own, and the string its
 * digits. The reference gives its agents numbers.
 * @openPoint OPEN-23 Where the words of an element of chat.messages stand is not shown. The reference's
 * choice, not contract: In message, a string.
 */
export type FinishedChatMessage = VisitorChatMessage | AgentChatMessage;

/** How the visitor rated the chat; `null` when they did not. */
export type ChatRate = "positive" | "negative" | null;

/** What was said in a chat, and how it was rated. */
export type FinishedChat = {
  /** The messages in the order in which they arrived. */
  messages: FinishedChatMessage[];
  /** How the visitor rated the chat; `null` when they did not. */
  rate: ChatRate;
  /** Whether the visitor was put on the black list. */
  blacklisted: boolean;
};

/** A chat has been closed in the agents' application. */
export type ChatFinishedEvent = {
  /** Marks the end of a chat. */
  event_name: "chat_finished";
  /** The widget of the channel that the event is about. */
  widget_id: WidgetId;
  /**
   * The visitor as the agent knows them.
   *
   * @rule HOOK-OUT-03 MUST
   */
  visitor: Visitor;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session: Session;
  /** The page of the site that the visitor is on. */
  page: PageInfo;
  /**
   * The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.
   *
   * @rule HOOK-OUT-16 MUST
   * @local HOOK-OUT-17 The field with this id is called user_token, since the source gives it no name, and
   * the event of the offline form is sent as offline_message, not offline_messages. This is the
   * reference's choice, not contract.
   * @openPoint OPEN-22 The name of the field that carries the id of setUserToken is not shown. The
   * reference's choice, not contract: user_token.
   */
  user_token?: UserToken | undefined;
  /**
   * The number of the chat. The source's table of events says its type once, with call_event, where it
   * names the field first.
   */
  chat_id: ChatNumber;
  /** The department that the chat or call belongs to. */
  department?: Department | undefined;
  /** The agents who took part. */
  agents: AgentInfo[];
  /** What was said in a chat, and how it was rated. */
  chat: FinishedChat;
};

/** What is known of the visitor has changed, for instance because the contact form was filled in. */
export type ChatUpdatedEvent = {
  /** Marks a change of the visitor's data. */
  event_name: "chat_updated";
  /** The widget of the channel that the event is about. */
  widget_id: WidgetId;
  /**
   * The visitor as the agent knows them.
   *
   * @rule HOOK-OUT-03 MUST
   */
  visitor: Visitor;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session: Session;
  /** The page of the site that the visitor is on. */
  page: PageInfo;
  /**
   * The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.
   *
   * @rule HOOK-OUT-16 MUST
   * @local HOOK-OUT-17 The field with this id is called user_token, since the source gives it no name, and
   * the event of the offline form is sent as offline_message, not offline_messages. This is the
   * reference's choice, not contract.
   * @openPoint OPEN-22 The name of the field that carries the id of setUserToken is not shown. The
   * reference's choice, not contract: user_token.
   */
  user_token?: UserToken | undefined;
  /**
   * The number of the chat. The source's table of events says its type once, with call_event, where it
   * names the field first.
   */
  chat_id: ChatNumber;
  /** The department that the chat or call belongs to. */
  department?: Department | undefined;
  /**
   * An agent.
   *
   * @rule HOOK-OUT-04 MUST
   */
  agent: AgentInfo;
};

/** Marks an offline form. The service sends the singular; receivers take the plural for the same. */
export type OfflineMessageEventName = "offline_message" | "offline_messages";

/**
 * A visitor has sent the form that is shown while nobody is online. No chat and no agent belong to it.
 *
 * @openPoint OPEN-15 The parameter table calls the event offline_messages, the sample offline_message. The
 * reference's choice, not contract: offline_message is sent, and both are accepted.
 */
export type OfflineMessageEvent = {
  /** Marks an offline form. The service sends the singular; receivers take the plural for the same. */
  event_name: OfflineMessageEventName;
  /** The widget of the channel that the event is about. */
  widget_id: WidgetId;
  /**
   * The visitor as the agent knows them.
   *
   * @rule HOOK-OUT-03 MUST
   */
  visitor: Visitor;
  /**
   * The visit from which the visitor writes or calls.
   *
   * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
   * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
   * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
   * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
   * part of a session and a page, with an empty text where it knows nothing.
   */
  session: Session;
  /** The page of the site that the visitor is on. */
  page: PageInfo;
  /**
   * The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.
   *
   * @rule HOOK-OUT-16 MUST
   * @local HOOK-OUT-17 The field with this id is called user_token, since the source gives it no name, and
   * the event of the offline form is sent as offline_message, not offline_messages. This is the
   * reference's choice, not contract.
   * @openPoint OPEN-22 The name of the field that carries the id of setUserToken is not shown. The
   * reference's choice, not contract: user_token.
   */
  user_token?: UserToken | undefined;
  /** The id of the form that was sent. */
  offline_message_id: string;
  /** What the visitor wrote in the form. */
  message: string;
};

/**
 * Header fields of a signed request, as Standard Webhooks describe them. They are there only when a secret
 * is set (OPEN-08).
 */
export type SignatureHeaders = {
  /** The id of the delivery, the same for each attempt. */
  "webhook-id"?: string | undefined;
  /** When the attempt was made, in Unix time, in seconds. */
  "webhook-timestamp"?: string | undefined;
  /** One signature or several, separated by spaces, each with its version in front. */
  "webhook-signature"?: string | undefined;
};

/**
 * The outcome on the receiver's side, `OK` or `FAILURE`. It is read in any case of letters.
 *
 * Limit: matches `^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$`.
 *
 * @openPoint OPEN-19 The table of responses writes the result OK, the sentence on errors writes ok. The
 * reference's choice, not contract: It is read in any case of letters, with a note at the desk when it is
 * not OK; examples have OK.
 */
export type WebhookResult = string;

/** Whether the receiver could use the event. */
export type WebhookReply = {
  /**
   * The outcome on the receiver's side, `OK` or `FAILURE`. It is read in any case of letters.
   *
   * Limit: matches `^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$`.
   *
   * @openPoint OPEN-19 The table of responses writes the result OK, the sentence on errors writes ok. The
   * reference's choice, not contract: It is read in any case of letters, with a note at the desk when it
   * is not OK; examples have OK.
   */
  result: WebhookResult;
};
