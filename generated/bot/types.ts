// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

/** The event's own id, for logs and for telling a repeat from a new event. */
export type EventId = string;

/** The user who writes to the channel. It is unique within the customer's account. */
export type ClientId = string;

/** The chat between the user and the bot or agent. It is unique within the customer's account. */
export type BotChatId = string;

/** An agent has joined the chat, because the provider or the client asked for one. */
export type AgentJoinedEvent = {
  /** Marks the arrival of an agent. */
  event: "AGENT_JOINED";
  id: EventId;
  client_id: ClientId;
  chat_id: BotChatId;
};

/** No agent can take the chat. The bot may go on and ask the client for contact details. */
export type AgentUnavailableEvent = {
  /** Marks that no agent can come. */
  event: "AGENT_UNAVAILABLE";
  id: EventId;
  client_id: ClientId;
  chat_id: BotChatId;
};

/** One ready-made answer. */
export type AnswerButton = {
  /** The answer that the client gives by pressing the button. */
  text: string;
};

/**
 * When the message was written, as Unix time in seconds. The service sends a number; both sides read a
 * string of digits too.
 */
export type MessageTimestamp = number | string;

/** A plain text. */
export type TextContent = {
  /** Marks a plain text. */
  type: "TEXT";
  /** The words. */
  text: string;
  timestamp?: MessageTimestamp;
};

/** A formatted text. The first version of the format knows links, bold and italic. */
export type MarkdownContent = {
  /** Marks a formatted text. */
  type: "MARKDOWN";
  /** The words in Markdown. */
  content: string;
  /** The words for a channel that cannot show Markdown. */
  text?: string;
  timestamp?: MessageTimestamp;
};

/** A few ready-made answers to choose from, under a heading. */
export type ButtonsContent = {
  /** Marks a choice of answers. */
  type: "BUTTONS";
  /** The buttons, in the order in which they are shown. */
  buttons: AnswerButton[];
  /** The heading of the buttons. */
  title?: string;
  /** The words for a channel that cannot show buttons. */
  text?: string;
  timestamp?: MessageTimestamp;
};

/** What a bot says. */
export type BotContent = TextContent | MarkdownContent | ButtonsContent;

/** The bot's reply, which the service passes on to the client. */
export type BotMessageEvent = {
  /** Marks a reply of the bot. */
  event: "BOT_MESSAGE";
  id?: EventId;
  chat_id: BotChatId;
  message: BotContent;
};

/** The chat has been closed. The service sends all three ids; receivers rely on the event's name alone. */
export type ChatClosedEvent = {
  /** Marks the end of a chat. */
  event: "CHAT_CLOSED";
  id?: EventId;
  client_id?: ClientId;
  chat_id?: BotChatId;
};

/** What a client wrote. */
export type ClientContent = TextContent | MarkdownContent | ButtonsContent;

/** A client has written. The provider answers with an event of its own. */
export type ClientMessageEvent = {
  /** Marks a message of a client. */
  event: "CLIENT_MESSAGE";
  id: EventId;
  client_id: ClientId;
  chat_id: BotChatId;
  message: ClientContent;
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

/** The bot has no answer and hands the chat over to the agents. */
export type InviteAgentEvent = {
  /** Marks the wish for an agent. */
  event: "INVITE_AGENT";
  id?: EventId;
  client_id: ClientId;
  chat_id: BotChatId;
};

/** What a bot provider posts to the service. */
export type ProviderEvent = BotMessageEvent | InviteAgentEvent;

/** The service's answer to an event that it has taken. Nothing in it has to be read. */
export type ProviderEventReply = Record<string, unknown>;
