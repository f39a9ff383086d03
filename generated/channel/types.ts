// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

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

/** The service's id of the message, kept for logs and for notices of delivery and reading to come. */
export type AgentMessageId = string;

/**
 * A place from an agent.
 *
 * A point on the map.
 */
export type AgentLocation = {
  /** The service's id of the message, kept for logs and for notices of delivery and reading to come. */
  id?: AgentMessageId | undefined;
} & LocationContent;

/** The agent who writes. */
export type WritingAgent = {
  /** The agent's name. */
  name?: string | undefined;
  /** The address of the agent's picture. */
  photo?: string | undefined;
};

/**
 * The customer who is written to.
 *
 * @rule CHN-OUT-03 MUST
 * @local CHN-OUT-04 recipient.id is a JSON string even when sender.id came as an integer: the source gives
 * it this type, and says that it is unchanged (OPEN-39). This is the reference's choice, not contract.
 * @openPoint OPEN-39 recipient.id is a string, and is sender.id returned unchanged, which may be an
 * integer; which of the two it is then is not stated. The reference's choice, not contract: The digits as
 * a string.
 */
export type Recipient = {
  /**
   * The id that the integrator gave as sender.id. A customer whose id is an integer may be named by its
   * digits as a string, or by the integer (OPEN-39).
   */
  id: string | number;
};

/** An agent's place on the map. */
export type AgentLocationMessage = {
  /** The agent who writes. */
  sender?: WritingAgent | undefined;
  /**
   * The customer who is written to.
   *
   * @rule CHN-OUT-03 MUST
   * @local CHN-OUT-04 recipient.id is a JSON string even when sender.id came as an integer: the source
   * gives it this type, and says that it is unchanged (OPEN-39). This is the reference's choice, not
   * contract.
   * @openPoint OPEN-39 recipient.id is a string, and is sender.id returned unchanged, which may be an
   * integer; which of the two it is then is not stated. The reference's choice, not contract: The digits
   * as a string.
   */
  recipient: Recipient;
  /**
   * A place from an agent.
   *
   * A point on the map.
   */
  message: AgentLocation;
};

/** The kinds of message that carry a file. */
export type MediaType = "video" | "audio" | "voice" | "photo" | "sticker" | "document";

/**
 * An absolute address with the scheme http or https.
 *
 * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 */
export type HttpUrl = string;

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

/**
 * A file from an agent.
 *
 * A file with what is known of it.
 */
export type AgentMedia = {
  /** The service's id of the message, kept for logs and for notices of delivery and reading to come. */
  id?: AgentMessageId | undefined;
} & MediaContent;

/**
 * An agent's file.
 *
 * @rule CHN-OUT-05 MUST
 */
export type AgentMediaMessage = {
  /** The agent who writes. */
  sender?: WritingAgent | undefined;
  /**
   * The customer who is written to.
   *
   * @rule CHN-OUT-03 MUST
   * @local CHN-OUT-04 recipient.id is a JSON string even when sender.id came as an integer: the source
   * gives it this type, and says that it is unchanged (OPEN-39). This is the reference's choice, not
   * contract.
   * @openPoint OPEN-39 recipient.id is a string, and is sender.id returned unchanged, which may be an
   * integer; which of the two it is then is not stated. The reference's choice, not contract: The digits
   * as a string.
   */
  recipient: Recipient;
  /**
   * A file from an agent.
   *
   * A file with what is known of it.
   */
  message: AgentMedia;
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

/** An agent's text. */
export type AgentTextMessage = {
  /** The agent who writes. */
  sender?: WritingAgent | undefined;
  /**
   * The customer who is written to.
   *
   * @rule CHN-OUT-03 MUST
   * @local CHN-OUT-04 recipient.id is a JSON string even when sender.id came as an integer: the source
   * gives it this type, and says that it is unchanged (OPEN-39). This is the reference's choice, not
   * contract.
   * @openPoint OPEN-39 recipient.id is a string, and is sender.id returned unchanged, which may be an
   * integer; which of the two it is then is not stated. The reference's choice, not contract: The digits
   * as a string.
   */
  recipient: Recipient;
  /** The text of an agent. */
  message: AgentText;
};

/** The two typing notices; `typein` says that somebody begins to write, `typeout` that they stopped. */
export type TypingType = "typein" | "typeout";

/** A notice that somebody begins or stops writing. Whatever else it carries is ignored. */
export type TypingContent = {
  /** The two typing notices; `typein` says that somebody begins to write, `typeout` that they stopped. */
  type: TypingType;
};

/** An agent begins or stops typing. Only the recipient and the type are read. */
export type AgentTypingNotice = {
  /** The agent who types, as the agent's messages have it. Receivers ignore it, whatever it is. */
  sender?: unknown;
  /**
   * The customer who is written to.
   *
   * @rule CHN-OUT-03 MUST
   * @local CHN-OUT-04 recipient.id is a JSON string even when sender.id came as an integer: the source
   * gives it this type, and says that it is unchanged (OPEN-39). This is the reference's choice, not
   * contract.
   * @openPoint OPEN-39 recipient.id is a string, and is sender.id returned unchanged, which may be an
   * integer; which of the two it is then is not stated. The reference's choice, not contract: The digits
   * as a string.
   */
  recipient: Recipient;
  /** A notice that somebody begins or stops writing. Whatever else it carries is ignored. */
  message: TypingContent;
};

/**
 * What the service posts when an agent writes, sends a file or a place, begins or stops typing.
 *
 * The source announces more kinds (section 9): expect kinds that are not listed here.
 *
 * @rule CHN-OUT-02 MUST, CHN-OUT-19 SHOULD
 */
export type AgentMessage = AgentTextMessage | AgentMediaMessage | AgentLocationMessage | AgentTypingNotice;

/** The message has been taken over. */
export type AgentMessageAccepted = {
  /** The message has been taken over. */
  result: "ok";
};

/** Why the integrator could not use a message. */
export type ChannelFault = {
  /** A value of the integrator's own choice, in most cases a number or a string. */
  code: unknown;
  /** A sentence for the agent. */
  message: string;
};

/**
 * The integrator could not use the message and says why.
 *
 * @openPoint OPEN-11 Which error codes a channel integrator may use, and which of them hide the message
 * from the agent, is not stated. The reference's choice, not contract: Every message is shown to the
 * agent, whatever its code.
 * @openPoint OPEN-18 Whether an error response ends the retries is not stated. The reference's choice, not
 * contract: It does, and its message is shown.
 */
export type AgentMessageRefused = {
  /** Why the integrator could not use a message. */
  error: ChannelFault;
};

/**
 * The integrator's response to an agent's message, with the HTTP code 200 in either case.
 *
 * @rule CHN-RCV-08 MUST
 */
export type AgentMessageReply = AgentMessageAccepted | AgentMessageRefused;

/**
 * Whether somebody can answer now. `1` says that an assigned agent is online; `0` says that all are
 * offline or that the chat was removed from the site.
 */
export type ChannelStatus = 0 | 1;

/**
 * The customer's id on the integrator's side. It comes back unchanged as the recipient of every answer.
 *
 * @rule CHN-IN-07 MUST, CHN-IN-08 MUST
 * @local CHN-IN-09 A message whose sender.id is empty or absent gets 400. This is the reference's choice,
 * not contract.
 */
export type CustomerId = string | number;

/**
 * The address of a picture of the customer, best a png, jpg or gif of 128 by 128 pixels. Whether it
 * displays is not guaranteed.
 *
 * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
 *
 * @rule CHN-IN-12 SHOULD, CHN-RCV-12 MUST
 */
export type CustomerPhoto = string;

/**
 * A text that integrators send along. Its meaning is not stated (OPEN-25), and no value of it makes a
 * message invalid (CHN-IN-14).
 */
export type CustomerUrl = string;

/**
 * Who writes. Data given in a later message of the chat replaces what the agent saw before.
 *
 * @rule CHN-IN-10 MUST, CHN-IN-11 MUST, CHN-IN-13 MUST
 * @openPoint OPEN-25 sender.url is sent by integrators; what it means is not stated. The reference's
 * choice, not contract: It is kept and shown to the agent as a plain address. A value that is no text is
 * not shown, and noted at the desk.
 */
export type Customer = {
  /**
   * The customer's id on the integrator's side. It comes back unchanged as the recipient of every answer.
   *
   * @rule CHN-IN-07 MUST, CHN-IN-08 MUST
   * @local CHN-IN-09 A message whose sender.id is empty or absent gets 400. This is the reference's
   * choice, not contract.
   */
  id: CustomerId;
  /** The name that the agent sees. */
  name?: string | undefined;
  /** The customer's phone number. */
  phone?: string | undefined;
  /** The customer's e-mail address. */
  email?: string | undefined;
  /**
   * The address of a picture of the customer, best a png, jpg or gif of 128 by 128 pixels. Whether it
   * displays is not guaranteed.
   *
   * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
   *
   * @rule CHN-IN-12 SHOULD, CHN-RCV-12 MUST
   */
  photo?: CustomerPhoto | undefined;
  /**
   * A text that integrators send along. Its meaning is not stated (OPEN-25), and no value of it makes a
   * message invalid (CHN-IN-14).
   */
  url?: CustomerUrl | undefined;
  /**
   * The words with which the integrator invited the customer to write. For the agent it is like an
   * invitation that a trigger made in an agent's name; when to invite is the integrator's affair.
   */
  invite?: string | undefined;
};

/** Who types. Nothing but the id is read. */
export type TypingCustomer = {
  /**
   * The customer's id on the integrator's side. It comes back unchanged as the recipient of every answer.
   *
   * @rule CHN-IN-07 MUST, CHN-IN-08 MUST
   * @local CHN-IN-09 A message whose sender.id is empty or absent gets 400. This is the reference's
   * choice, not contract.
   */
  id: CustomerId;
};

/**
 * The integrator's own id of the message, kept for logs and for notices of delivery and reading to come.
 *
 * @openPoint OPEN-42 message.id is a string; whether a number is taken for one is not stated. The
 * reference's choice, not contract: An integer is taken as its digits, and noted at the desk. The clients
 * of this project send strings.
 */
export type UserMessageId = string | number;

/**
 * The words of the customer.
 *
 * Limit: 1000 characters; a longer text is cut to the first 1000, not rejected.
 *
 * @rule CHN-IN-17 MUST, CHN-IN-34 SHOULD
 * @local CHN-IN-18 A character is a Unicode code point, and a cut never leaves half of a surrogate pair.
 * This is the reference's choice, not contract.
 * @openPoint OPEN-17 What a character is in the limit of 1,000 is not stated. The reference's choice, not
 * contract: A Unicode code point.
 */
export type UserTextBody = string;

/**
 * A place from a customer.
 *
 * A point on the map.
 */
export type UserLocation = {
  /**
   * The integrator's own id of the message, kept for logs and for notices of delivery and reading to come.
   *
   * @openPoint OPEN-42 message.id is a string; whether a number is taken for one is not stated. The
   * reference's choice, not contract: An integer is taken as its digits, and noted at the desk. The
   * clients of this project send strings.
   */
  id?: UserMessageId | undefined;
  /**
   * The words of the customer.
   *
   * Limit: 1000 characters; a longer text is cut to the first 1000, not rejected.
   *
   * @rule CHN-IN-17 MUST, CHN-IN-34 SHOULD
   * @local CHN-IN-18 A character is a Unicode code point, and a cut never leaves half of a surrogate pair.
   * This is the reference's choice, not contract.
   * @openPoint OPEN-17 What a character is in the limit of 1,000 is not stated. The reference's choice,
   * not contract: A Unicode code point.
   */
  text?: UserTextBody | undefined;
} & LocationContent;

/**
 * A customer's place on the map.
 *
 * @rule CHN-IN-23 MUST
 */
export type UserLocationMessage = {
  /**
   * Who writes. Data given in a later message of the chat replaces what the agent saw before.
   *
   * @rule CHN-IN-10 MUST, CHN-IN-11 MUST, CHN-IN-13 MUST
   * @openPoint OPEN-25 sender.url is sent by integrators; what it means is not stated. The reference's
   * choice, not contract: It is kept and shown to the agent as a plain address. A value that is no text is
   * not shown, and noted at the desk.
   */
  sender: Customer;
  /**
   * A place from a customer.
   *
   * A point on the map.
   */
  message: UserLocation;
};

/**
 * A file from a customer.
 *
 * A file with what is known of it.
 */
export type UserMedia = {
  /**
   * The integrator's own id of the message, kept for logs and for notices of delivery and reading to come.
   *
   * @openPoint OPEN-42 message.id is a string; whether a number is taken for one is not stated. The
   * reference's choice, not contract: An integer is taken as its digits, and noted at the desk. The
   * clients of this project send strings.
   */
  id?: UserMessageId | undefined;
  /**
   * The words of the customer.
   *
   * Limit: 1000 characters; a longer text is cut to the first 1000, not rejected.
   *
   * @rule CHN-IN-17 MUST, CHN-IN-34 SHOULD
   * @local CHN-IN-18 A character is a Unicode code point, and a cut never leaves half of a surrogate pair.
   * This is the reference's choice, not contract.
   * @openPoint OPEN-17 What a character is in the limit of 1,000 is not stated. The reference's choice,
   * not contract: A Unicode code point.
   */
  text?: UserTextBody | undefined;
} & MediaContent;

/**
 * A customer's file.
 *
 * @rule CHN-IN-21 MUST, CHN-IN-22 MUST, CHN-IN-24 MUST, CHN-IN-25 MUST, CHN-IN-26 MUST
 */
export type UserMediaMessage = {
  /**
   * Who writes. Data given in a later message of the chat replaces what the agent saw before.
   *
   * @rule CHN-IN-10 MUST, CHN-IN-11 MUST, CHN-IN-13 MUST
   * @openPoint OPEN-25 sender.url is sent by integrators; what it means is not stated. The reference's
   * choice, not contract: It is kept and shown to the agent as a plain address. A value that is no text is
   * not shown, and noted at the desk.
   */
  sender: Customer;
  /**
   * A file from a customer.
   *
   * A file with what is known of it.
   */
  message: UserMedia;
};

/**
 * The text of a customer.
 *
 * @rule CHN-IN-16 MUST, CHN-IN-31 MUST
 */
export type UserText = {
  /** Marks a plain text. */
  type: "text";
  /**
   * The integrator's own id of the message, kept for logs and for notices of delivery and reading to come.
   *
   * @openPoint OPEN-42 message.id is a string; whether a number is taken for one is not stated. The
   * reference's choice, not contract: An integer is taken as its digits, and noted at the desk. The
   * clients of this project send strings.
   */
  id?: UserMessageId | undefined;
  /**
   * The words of the customer.
   *
   * Limit: 1000 characters; a longer text is cut to the first 1000, not rejected.
   *
   * @rule CHN-IN-17 MUST, CHN-IN-34 SHOULD
   * @local CHN-IN-18 A character is a Unicode code point, and a cut never leaves half of a surrogate pair.
   * This is the reference's choice, not contract.
   * @openPoint OPEN-17 What a character is in the limit of 1,000 is not stated. The reference's choice,
   * not contract: A Unicode code point.
   */
  text: UserTextBody;
};

/** A customer's text. */
export type UserTextMessage = {
  /**
   * Who writes. Data given in a later message of the chat replaces what the agent saw before.
   *
   * @rule CHN-IN-10 MUST, CHN-IN-11 MUST, CHN-IN-13 MUST
   * @openPoint OPEN-25 sender.url is sent by integrators; what it means is not stated. The reference's
   * choice, not contract: It is kept and shown to the agent as a plain address. A value that is no text is
   * not shown, and noted at the desk.
   */
  sender: Customer;
  /**
   * The text of a customer.
   *
   * @rule CHN-IN-16 MUST, CHN-IN-31 MUST
   */
  message: UserText;
};

/**
 * A customer begins or stops typing. Only the customer's id and the type are read.
 *
 * @rule CHN-IN-19 MUST, CHN-IN-20 MUST
 */
export type UserTypingNotice = {
  /** Who types. Nothing but the id is read. */
  sender: TypingCustomer;
  /** A notice that somebody begins or stops writing. Whatever else it carries is ignored. */
  message: TypingContent;
};

/**
 * What the integrator posts when a customer writes, sends a file or a place, begins or stops typing.
 *
 * The source announces more kinds (section 9): expect kinds that are not listed here.
 *
 * @rule CHN-IN-14 SHOULD, CHN-IN-15 MUST, CHN-RCV-10 MUST
 * @local CHN-IN-29 A message of a type that the contract does not name gets 400; 405 is as good, since
 * more types are announced. This is the reference's choice, not contract.
 * @local CHN-IN-33 null in a field that may be absent counts as absent. This is the reference's choice,
 * not contract.
 */
export type UserMessage = UserTextMessage | UserMediaMessage | UserLocationMessage | UserTypingNotice;
