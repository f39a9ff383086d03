// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

/** The agent who writes. */
export type WritingAgent = {
  /** The agent's name. */
  name?: string;
  /** The address of the agent's picture. */
  photo?: string;
};

/** The customer who is written to. */
export type Recipient = {
  /** The id that the integrator gave as sender.id. The service sends a string; receivers accept an integer too. */
  id: string | number;
};

/** The writer's own id of the message, kept for logs and for notices of delivery and reading to come. */
export type MessageId = string;

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

/** An agent's place on the map. */
export type AgentLocationMessage = {
  sender: WritingAgent;
  recipient: Recipient;
  message: LocationContent;
};

/** The kinds of message that carry a file. */
export type MediaType = "video" | "audio" | "voice" | "photo" | "sticker" | "document";

/** An absolute address with the scheme http or https. */
export type HttpUrl = string;

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

/** An agent's file. */
export type AgentMediaMessage = {
  sender: WritingAgent;
  recipient: Recipient;
  message: MediaContent;
};

/** The text of an agent. */
export type AgentText = {
  /** Marks a plain text. */
  type: "text";
  id?: MessageId;
  /** The words of the agent. */
  text: string;
};

/** An agent's text. */
export type AgentTextMessage = {
  sender: WritingAgent;
  recipient: Recipient;
  message: AgentText;
};

/** The two typing notices; `typein` says that somebody begins to write, `typeout` that they stopped. */
export type TypingType = "typein" | "typeout";

/** A notice that somebody begins or stops writing. Whatever else it carries is ignored. */
export type TypingContent = {
  type: TypingType;
};

/** An agent begins or stops typing. Only the recipient and the type are read. */
export type AgentTypingNotice = {
  recipient: Recipient;
  message: TypingContent;
};

/** What the service posts when an agent writes, sends a file or a place, begins or stops typing. */
export type AgentMessage = AgentTextMessage | AgentMediaMessage | AgentLocationMessage | AgentTypingNotice;

/** The message has been taken over. */
export type AgentMessageAccepted = {
  /** The message has been taken over. */
  result: "ok";
};

/** Why the integrator could not use a message. */
export type ChannelFault = {
  /** A code of the integrator's own choice. */
  code: number | string;
  /** A sentence for the agent. */
  message: string;
};

/** The integrator could not use the message and says why. */
export type AgentMessageRefused = {
  error: ChannelFault;
};

/** The integrator's answer to an agent's message, with the HTTP code 200 in either case. */
export type AgentMessageReply = AgentMessageAccepted | AgentMessageRefused;

/**
 * Whether somebody can answer now. `1` says that an assigned agent is online; `0` says that all are
 * offline or that the chat was removed from the site.
 */
export type ChannelStatus = 0 | 1;

/** The customer's id on the integrator's side. It comes back unchanged as the recipient of every answer. */
export type CustomerId = string | number;

/**
 * The address of a picture of the customer, best a png, jpg or gif of 128 by 128 pixels. Whether it
 * displays is not guaranteed.
 */
export type CustomerPhoto = string;

/** Who writes. Data given in a later message of the chat replaces what the agent saw before. */
export type Customer = {
  id: CustomerId;
  /** The name that the agent sees. */
  name?: string;
  /** The customer's phone number. */
  phone?: string;
  /** The customer's e-mail address. */
  email?: string;
  photo?: CustomerPhoto;
  /** An address that integrators send along. The source gives it no meaning; the reference shows it to the agent as a plain address. */
  url?: string;
  /** The words with which the integrator invited the customer to write. When to invite is the integrator's affair. */
  invite?: string;
};

/** Who types. Nothing but the id is read. */
export type TypingCustomer = {
  id: CustomerId;
};

/** A customer's place on the map. */
export type UserLocationMessage = {
  sender: Customer;
  message: LocationContent;
};

/** A customer's file. */
export type UserMediaMessage = {
  sender: Customer;
  message: MediaContent;
};

/** The words of the customer. A longer text is cut by the service and never refused. */
export type UserTextBody = string;

/** The text of a customer. */
export type UserText = {
  /** Marks a plain text. */
  type: "text";
  id?: MessageId;
  text: UserTextBody;
};

/** A customer's text. */
export type UserTextMessage = {
  sender: Customer;
  message: UserText;
};

/** A customer begins or stops typing. Only the customer's id and the type are read. */
export type UserTypingNotice = {
  sender: TypingCustomer;
  message: TypingContent;
};

/** What the integrator posts when a customer writes, sends a file or a place, begins or stops typing. */
export type UserMessage = UserTextMessage | UserMediaMessage | UserLocationMessage | UserTypingNotice;
