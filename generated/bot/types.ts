// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

/**
 * The event's own id, for logs and for debugging.
 *
 * Limit: not empty.
 *
 * @rule BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
 * @openPoint OPEN-31 Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp may
 * be absent is not stated. The reference's choice, not contract: A timestamp may. An event without id, and
 * an INVITE_AGENT without client_id, is accepted and noted at the desk.
 */
export type EventId = string;

/**
 * The user who writes to the channel. It is unique within the customer's account.
 *
 * Limit: not empty.
 */
export type ClientId = string;

/**
 * The chat between the user and the bot or agent. It is unique within the customer's account.
 *
 * Limit: not empty.
 */
export type BotChatId = string;

/** An agent has joined the chat, because the provider or the client asked for one. */
export type AgentJoinedEvent = {
  /** Marks the arrival of an agent. */
  event: "AGENT_JOINED";
  /**
   * The event's own id, for logs and for debugging.
   *
   * Limit: not empty.
   *
   * @rule BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
   * @openPoint OPEN-31 Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp
   * may be absent is not stated. The reference's choice, not contract: A timestamp may. An event without
   * id, and an INVITE_AGENT without client_id, is accepted and noted at the desk.
   */
  id: EventId;
  /**
   * The user who writes to the channel. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  client_id: ClientId;
  /**
   * The chat between the user and the bot or agent. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  chat_id: BotChatId;
};

/** No agent can take the chat. The bot may go on and ask the client for contact details. */
export type AgentUnavailableEvent = {
  /** Marks that no agent can come. */
  event: "AGENT_UNAVAILABLE";
  /**
   * The event's own id, for logs and for debugging.
   *
   * Limit: not empty.
   *
   * @rule BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
   * @openPoint OPEN-31 Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp
   * may be absent is not stated. The reference's choice, not contract: A timestamp may. An event without
   * id, and an INVITE_AGENT without client_id, is accepted and noted at the desk.
   */
  id: EventId;
  /**
   * The user who writes to the channel. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  client_id: ClientId;
  /**
   * The chat between the user and the bot or agent. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  chat_id: BotChatId;
};

/** One ready-made answer. */
export type AnswerButton = {
  /** The answer that the client gives by pressing the button. */
  text: string;
};

/** Header fields of a request of the bot API, in either direction. */
export type AuthorizationHeader = {
  /**
   * The value agreed on beside the token, where one is. The header is compared with it as a whole; its
   * format is not stated (OPEN-07).
   */
  Authorization?: string | undefined;
};

/**
 * When the message was written, as Unix time in seconds. The service sends a number; both sides read a
 * string of digits too.
 *
 * @rule BOT-IN-13 SHOULD, BOT-OUT-17 MUST, BOT-PRV-12 SHOULD
 * @openPoint OPEN-14 The tables give the timestamp as a string, the samples as a number. The reference's
 * choice, not contract: Both are accepted; a number of Unix seconds is sent.
 */
export type MessageTimestamp = number | string;

/** A plain text. */
export type TextContent = {
  /** Marks a plain text. */
  type: "TEXT";
  /** The words. */
  text: string;
  /**
   * When the message was written, as Unix time in seconds. The service sends a number; both sides read a
   * string of digits too.
   *
   * @rule BOT-IN-13 SHOULD, BOT-OUT-17 MUST, BOT-PRV-12 SHOULD
   * @openPoint OPEN-14 The tables give the timestamp as a string, the samples as a number. The reference's
   * choice, not contract: Both are accepted; a number of Unix seconds is sent.
   */
  timestamp?: MessageTimestamp | undefined;
};

/**
 * A formatted text. The first version of the format knows links, bold and italic.
 *
 * @rule BOT-IN-12 SHOULD
 */
export type MarkdownContent = {
  /** Marks a formatted text. */
  type: "MARKDOWN";
  /** The words in Markdown. */
  content: string;
  /** The words for a channel that cannot show Markdown. */
  text?: string | undefined;
  /**
   * When the message was written, as Unix time in seconds. The service sends a number; both sides read a
   * string of digits too.
   *
   * @rule BOT-IN-13 SHOULD, BOT-OUT-17 MUST, BOT-PRV-12 SHOULD
   * @openPoint OPEN-14 The tables give the timestamp as a string, the samples as a number. The reference's
   * choice, not contract: Both are accepted; a number of Unix seconds is sent.
   */
  timestamp?: MessageTimestamp | undefined;
};

/**
 * A few ready-made answers to choose from, under a heading.
 *
 * @rule BOT-IN-09 MUST, BOT-PRV-09 MUST
 */
export type ButtonsContent = {
  /** Marks a choice of answers. */
  type: "BUTTONS";
  /**
   * The buttons, in the order in which they are shown.
   *
   * Limit: at most 3 elements.
   */
  buttons: AnswerButton[];
  /** The heading of the buttons. */
  title?: string | undefined;
  /** The words for a channel that cannot show buttons. */
  text?: string | undefined;
  /**
   * When the message was written, as Unix time in seconds. The service sends a number; both sides read a
   * string of digits too.
   *
   * @rule BOT-IN-13 SHOULD, BOT-OUT-17 MUST, BOT-PRV-12 SHOULD
   * @openPoint OPEN-14 The tables give the timestamp as a string, the samples as a number. The reference's
   * choice, not contract: Both are accepted; a number of Unix seconds is sent.
   */
  timestamp?: MessageTimestamp | undefined;
};

/**
 * What a bot says.
 *
 * @rule BOT-IN-10 MUST, BOT-IN-11 MUST, BOT-PRV-10 SHOULD
 */
export type BotContent = TextContent | MarkdownContent | ButtonsContent;

/** The bot's reply, which the service passes on to the client. */
export type BotMessageEvent = {
  /** Marks a reply of the bot. */
  event: "BOT_MESSAGE";
  /**
   * The event's own id, for logs and for debugging.
   *
   * Limit: not empty.
   *
   * @rule BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
   * @openPoint OPEN-31 Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp
   * may be absent is not stated. The reference's choice, not contract: A timestamp may. An event without
   * id, and an INVITE_AGENT without client_id, is accepted and noted at the desk.
   */
  id?: EventId | undefined;
  /**
   * The chat between the user and the bot or agent. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  chat_id: BotChatId;
  /**
   * What a bot says.
   *
   * @rule BOT-IN-10 MUST, BOT-IN-11 MUST, BOT-PRV-10 SHOULD
   */
  message: BotContent;
};

/**
 * The chat has been closed. The service sends all three ids; receivers rely on the event's name alone.
 *
 * @openPoint OPEN-09 Which parameters CHAT_CLOSED carries is not shown. The reference's choice, not
 * contract: It carries id, client_id and chat_id, as the other events about a chat do.
 */
export type ChatClosedEvent = {
  /** Marks the end of a chat. */
  event: "CHAT_CLOSED";
  /**
   * The event's own id, for logs and for debugging.
   *
   * Limit: not empty.
   *
   * @rule BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
   * @openPoint OPEN-31 Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp
   * may be absent is not stated. The reference's choice, not contract: A timestamp may. An event without
   * id, and an INVITE_AGENT without client_id, is accepted and noted at the desk.
   */
  id?: EventId | undefined;
  /**
   * The user who writes to the channel. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  client_id?: ClientId | undefined;
  /**
   * The chat between the user and the bot or agent. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  chat_id?: BotChatId | undefined;
};

/** What a client wrote. */
export type ClientContent = TextContent | MarkdownContent | ButtonsContent;

/** A client has written. The provider answers with an event of its own. */
export type ClientMessageEvent = {
  /** Marks a message of a client. */
  event: "CLIENT_MESSAGE";
  /**
   * The event's own id, for logs and for debugging.
   *
   * Limit: not empty.
   *
   * @rule BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
   * @openPoint OPEN-31 Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp
   * may be absent is not stated. The reference's choice, not contract: A timestamp may. An event without
   * id, and an INVITE_AGENT without client_id, is accepted and noted at the desk.
   */
  id: EventId;
  /**
   * The user who writes to the channel. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  client_id: ClientId;
  /**
   * The chat between the user and the bot or agent. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  chat_id: BotChatId;
  /** What a client wrote. */
  message: ClientContent;
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

/** The bot has no answer and hands the chat over to the agents. */
export type InviteAgentEvent = {
  /** Marks the wish for an agent. */
  event: "INVITE_AGENT";
  /**
   * The event's own id, for logs and for debugging.
   *
   * Limit: not empty.
   *
   * @rule BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
   * @openPoint OPEN-31 Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp
   * may be absent is not stated. The reference's choice, not contract: A timestamp may. An event without
   * id, and an INVITE_AGENT without client_id, is accepted and noted at the desk.
   */
  id?: EventId | undefined;
  /**
   * The user who writes to the channel. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  client_id?: ClientId | undefined;
  /**
   * The chat between the user and the bot or agent. It is unique within the customer's account.
   *
   * Limit: not empty.
   */
  chat_id: BotChatId;
};

/**
 * What a bot provider posts to the service.
 *
 * @rule BOT-PRV-17 MUST
 */
export type ProviderEvent = BotMessageEvent | InviteAgentEvent;
