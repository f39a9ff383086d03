// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

/** A point on the map. */
export const LocationContent = {
  type: 'object',
  description: 'A point on the map.',
  required: ['type', 'latitude', 'longitude'],
  properties: {
    type: {
      type: 'string',
      const: 'location',
      description: 'Marks a location.',
    },
    latitude: {
      type: 'number',
      description: 'Degrees north of the equator; negative to the south.',
    },
    longitude: {
      type: 'number',
      description: 'Degrees east of Greenwich; negative to the west.',
    },
    text: {
      type: 'string',
      description: 'A comment that goes with the location.',
    },
    title: {
      type: 'string',
      description: 'The name of the place.',
    },
  },
} as const;

/** The service's id of the message, kept for logs and for notices of delivery and reading to come. */
export const AgentMessageId = {
  type: 'string',
  description: 'The service\'s id of the message, kept for logs and for notices of delivery and reading to come.',
  examples: ['entry-1002'],
} as const;

/**
 * A place from an agent.
 *
 * A point on the map.
 */
export const AgentLocation = {
  description: 'A place from an agent.',
  allOf: [
    LocationContent,
  ],
  properties: {
    id: AgentMessageId,
  },
} as const;

/** The agent who writes. */
export const WritingAgent = {
  type: 'object',
  description: 'The agent who writes.',
  properties: {
    name: {
      type: 'string',
      description: 'The agent\'s name.',
    },
    photo: {
      type: 'string',
      description: 'The address of the agent\'s picture.',
    },
  },
} as const;

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
export const Recipient = {
  type: 'object',
  description: 'The customer who is written to.',
  required: ['id'],
  properties: {
    id: {
      anyOf: [
        {
          type: 'string',
          minLength: 1,
        },
        {
          type: 'integer',
        },
      ],
      description: 'The id that the integrator gave as sender.id. A customer whose id is an integer may be named by its digits as a string, or by the integer (OPEN-39).',
    },
  },
} as const;

/** An agent's place on the map. */
export const AgentLocationMessage = {
  type: 'object',
  description: 'An agent\'s place on the map.',
  required: ['recipient', 'message'],
  properties: {
    sender: WritingAgent,
    recipient: Recipient,
    message: AgentLocation,
  },
} as const;

/** The kinds of message that carry a file. */
export const MediaType = {
  type: 'string',
  description: 'The kinds of message that carry a file.',
  enum: ['video', 'audio', 'voice', 'photo', 'sticker', 'document'],
  examples: ['photo'],
} as const;

/**
 * An absolute address with the scheme http or https.
 *
 * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 */
export const HttpUrl = {
  type: 'string',
  description: 'An absolute address with the scheme http or https.',
  examples: ['https://files.example.com/7/parcel.jpg'],
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]',
  not: {
    description: 'Blanks and control characters, which no address contains.',
    pattern: '[\\x00-\\x20\\x7F]',
  },
} as const;

/**
 * A whole number above zero.
 *
 * Limit: at least 1.
 */
export const PositiveInteger = {
  type: 'integer',
  description: 'A whole number above zero.',
  minimum: 1,
  examples: [48213],
} as const;

/** A file with what is known of it. */
export const MediaContent = {
  type: 'object',
  description: 'A file with what is known of it.',
  required: ['type', 'file', 'file_name', 'file_size'],
  properties: {
    type: MediaType,
    file: {
      allOf: [
        HttpUrl,
      ],
      description: 'Where the file can be fetched.',
    },
    file_name: {
      type: 'string',
      description: 'The file\'s name as its owner chose it.',
    },
    file_size: {
      allOf: [
        PositiveInteger,
      ],
      format: 'int64',
      description: 'The file\'s size in bytes.',
    },
    thumb: {
      allOf: [
        HttpUrl,
      ],
      description: 'Where a preview picture, 320 pixels wide, can be fetched.',
    },
    emoji: {
      type: 'string',
      description: 'A Unicode character that can stand in for the file.',
    },
    duration: {
      allOf: [
        PositiveInteger,
      ],
      description: 'How long a recording plays, in seconds.',
    },
    width: {
      allOf: [
        PositiveInteger,
      ],
      description: 'Width in pixels.',
    },
    height: {
      allOf: [
        PositiveInteger,
      ],
      description: 'Height in pixels.',
    },
    text: {
      type: 'string',
      description: 'A comment that goes with the file.',
    },
    performer: {
      type: 'string',
      description: 'The person or group that wrote, composed or performs it.',
    },
    title: {
      type: 'string',
      description: 'The title of the piece.',
    },
  },
} as const;

/**
 * A file from an agent.
 *
 * A file with what is known of it.
 */
export const AgentMedia = {
  description: 'A file from an agent.',
  allOf: [
    MediaContent,
  ],
  properties: {
    id: AgentMessageId,
  },
} as const;

/**
 * An agent's file.
 *
 * @rule CHN-OUT-05 MUST
 */
export const AgentMediaMessage = {
  type: 'object',
  description: 'An agent\'s file.',
  required: ['recipient', 'message'],
  properties: {
    sender: WritingAgent,
    recipient: Recipient,
    message: AgentMedia,
  },
} as const;

/** The text of an agent. */
export const AgentText = {
  type: 'object',
  description: 'The text of an agent.',
  required: ['type', 'text'],
  properties: {
    type: {
      type: 'string',
      const: 'text',
      description: 'Marks a plain text.',
    },
    id: AgentMessageId,
    text: {
      type: 'string',
      description: 'The words of the agent.',
    },
  },
} as const;

/** An agent's text. */
export const AgentTextMessage = {
  type: 'object',
  description: 'An agent\'s text.',
  required: ['recipient', 'message'],
  properties: {
    sender: WritingAgent,
    recipient: Recipient,
    message: AgentText,
  },
} as const;

/** The two typing notices; `typein` says that somebody begins to write, `typeout` that they stopped. */
export const TypingType = {
  type: 'string',
  description: 'The two typing notices; `typein` says that somebody begins to write, `typeout` that they stopped.',
  enum: ['typein', 'typeout'],
  examples: ['typein'],
} as const;

/** A notice that somebody begins or stops writing. Whatever else it carries is ignored. */
export const TypingContent = {
  type: 'object',
  description: 'A notice that somebody begins or stops writing. Whatever else it carries is ignored.',
  required: ['type'],
  properties: {
    type: TypingType,
  },
} as const;

/** An agent begins or stops typing. Only the recipient and the type are read. */
export const AgentTypingNotice = {
  type: 'object',
  description: 'An agent begins or stops typing. Only the recipient and the type are read.',
  required: ['recipient', 'message'],
  properties: {
    sender: {
      description: 'The agent who types, as the agent\'s messages have it. Receivers ignore it, whatever it is.',
    },
    recipient: Recipient,
    message: TypingContent,
  },
} as const;

/**
 * What the service posts when an agent writes, sends a file or a place, begins or stops typing.
 *
 * The source announces more kinds (section 9): expect kinds that are not listed here.
 *
 * @rule CHN-OUT-02 MUST, CHN-OUT-19 SHOULD
 */
export const AgentMessage = {
  description: 'What the service posts when an agent writes, sends a file or a place, begins or stops typing.',
  oneOf: [
    AgentTextMessage,
    AgentMediaMessage,
    AgentLocationMessage,
    AgentTypingNotice,
  ],
} as const;

/** The message has been taken over. */
export const AgentMessageAccepted = {
  type: 'object',
  description: 'The message has been taken over.',
  required: ['result'],
  properties: {
    result: {
      type: 'string',
      const: 'ok',
      description: 'The message has been taken over.',
    },
  },
} as const;

/** Why the integrator could not use a message. */
export const ChannelFault = {
  type: 'object',
  description: 'Why the integrator could not use a message.',
  required: ['code', 'message'],
  properties: {
    code: {
      description: 'A value of the integrator\'s own choice, in most cases a number or a string.',
      examples: [17, 'no_such_customer'],
    },
    message: {
      type: 'string',
      description: 'A sentence for the agent.',
    },
  },
} as const;

/**
 * The integrator could not use the message and says why.
 *
 * @openPoint OPEN-11 Which error codes a channel integrator may use, and which of them hide the message
 * from the agent, is not stated. The reference's choice, not contract: Every message is shown to the
 * agent, whatever its code.
 * @openPoint OPEN-18 Whether an error response ends the retries is not stated. The reference's choice, not
 * contract: It does, and its message is shown.
 */
export const AgentMessageRefused = {
  type: 'object',
  description: 'The integrator could not use the message and says why.',
  required: ['error'],
  properties: {
    error: ChannelFault,
  },
} as const;

/**
 * The integrator's response to an agent's message, with the HTTP code 200 in either case.
 *
 * @rule CHN-RCV-08 MUST
 */
export const AgentMessageReply = {
  description: 'The integrator\'s response to an agent\'s message, with the HTTP code 200 in either case.',
  anyOf: [
    AgentMessageAccepted,
    AgentMessageRefused,
  ],
} as const;

/**
 * Whether somebody can answer now. `1` says that an assigned agent is online; `0` says that all are
 * offline or that the chat was removed from the site.
 */
export const ChannelStatus = {
  type: 'integer',
  description: 'Whether somebody can answer now. `1` says that an assigned agent is online; `0` says that all are offline or that the chat was removed from the site.',
  enum: [0, 1],
  examples: [1, 0],
} as const;

/**
 * The customer's id on the integrator's side. It comes back unchanged as the recipient of every answer.
 *
 * @rule CHN-IN-07 MUST, CHN-IN-08 MUST
 * @local CHN-IN-09 A message whose sender.id is empty or absent gets 400. This is the reference's choice,
 * not contract.
 */
export const CustomerId = {
  anyOf: [
    {
      type: 'string',
      minLength: 1,
    },
    {
      type: 'integer',
    },
  ],
  description: 'The customer\'s id on the integrator\'s side. It comes back unchanged as the recipient of every answer.',
  examples: ['customer-42', 42],
} as const;

/**
 * The address of a picture of the customer, best a png, jpg or gif of 128 by 128 pixels. Whether it
 * displays is not guaranteed.
 *
 * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
 *
 * @rule CHN-IN-12 SHOULD, CHN-RCV-12 MUST
 */
export const CustomerPhoto = {
  type: 'string',
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
  description: 'The address of a picture of the customer, best a png, jpg or gif of 128 by 128 pixels. Whether it displays is not guaranteed.',
  examples: ['https://shop.example.com/avatars/42.png'],
} as const;

/**
 * A text that integrators send along. Its meaning is not stated (OPEN-25), and no value of it makes a
 * message invalid (CHN-IN-14).
 */
export const CustomerUrl = {
  type: 'string',
  description: 'A text that integrators send along. Its meaning is not stated (OPEN-25), and no value of it makes a message invalid (CHN-IN-14).',
  examples: ['https://shop.example.com/customers/42'],
} as const;

/**
 * Who writes. Data given in a later message of the chat replaces what the agent saw before.
 *
 * @rule CHN-IN-10 MUST, CHN-IN-11 MUST, CHN-IN-13 MUST
 * @openPoint OPEN-25 sender.url is sent by integrators; what it means is not stated. The reference's
 * choice, not contract: It is kept and shown to the agent as a plain address. A value that is no text is
 * not shown, and noted at the desk.
 */
export const Customer = {
  type: 'object',
  description: 'Who writes. Data given in a later message of the chat replaces what the agent saw before.',
  required: ['id'],
  properties: {
    id: CustomerId,
    name: {
      type: 'string',
      description: 'The name that the agent sees.',
    },
    phone: {
      type: 'string',
      description: 'The customer\'s phone number.',
    },
    email: {
      type: 'string',
      description: 'The customer\'s e-mail address.',
    },
    photo: CustomerPhoto,
    url: CustomerUrl,
    invite: {
      type: 'string',
      description: 'The words with which the integrator invited the customer to write. For the agent it is like an invitation that a trigger made in an agent\'s name; when to invite is the integrator\'s affair.',
    },
  },
} as const;

/** Who types. Nothing but the id is read. */
export const TypingCustomer = {
  type: 'object',
  description: 'Who types. Nothing but the id is read.',
  required: ['id'],
  properties: {
    id: CustomerId,
  },
} as const;

/**
 * The integrator's own id of the message, kept for logs and for notices of delivery and reading to come.
 *
 * @openPoint OPEN-42 message.id is a string; whether a number is taken for one is not stated. The
 * reference's choice, not contract: An integer is taken as its digits, and noted at the desk. The clients
 * of this project send strings.
 */
export const UserMessageId = {
  anyOf: [
    {
      type: 'string',
    },
    {
      type: 'integer',
    },
  ],
  description: 'The integrator\'s own id of the message, kept for logs and for notices of delivery and reading to come.',
  examples: ['m-1001', 1001],
} as const;

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
export const UserTextBody = {
  type: 'string',
  description: 'The words of the customer.',
  examples: ['Is the blue one still in stock?'],
} as const;

/**
 * A place from a customer.
 *
 * A point on the map.
 */
export const UserLocation = {
  description: 'A place from a customer.',
  allOf: [
    LocationContent,
  ],
  properties: {
    id: UserMessageId,
    text: UserTextBody,
  },
} as const;

/**
 * A customer's place on the map.
 *
 * @rule CHN-IN-23 MUST
 */
export const UserLocationMessage = {
  type: 'object',
  description: 'A customer\'s place on the map.',
  required: ['sender', 'message'],
  properties: {
    sender: Customer,
    message: UserLocation,
  },
} as const;

/**
 * A file from a customer.
 *
 * A file with what is known of it.
 */
export const UserMedia = {
  description: 'A file from a customer.',
  allOf: [
    MediaContent,
  ],
  properties: {
    id: UserMessageId,
    text: UserTextBody,
  },
} as const;

/**
 * A customer's file.
 *
 * @rule CHN-IN-21 MUST, CHN-IN-22 MUST, CHN-IN-24 MUST, CHN-IN-25 MUST, CHN-IN-26 MUST
 */
export const UserMediaMessage = {
  type: 'object',
  description: 'A customer\'s file.',
  required: ['sender', 'message'],
  properties: {
    sender: Customer,
    message: UserMedia,
  },
} as const;

/**
 * The text of a customer.
 *
 * @rule CHN-IN-16 MUST, CHN-IN-31 MUST
 */
export const UserText = {
  type: 'object',
  description: 'The text of a customer.',
  required: ['type', 'text'],
  properties: {
    type: {
      type: 'string',
      const: 'text',
      description: 'Marks a plain text.',
    },
    id: UserMessageId,
    text: UserTextBody,
  },
} as const;

/** A customer's text. */
export const UserTextMessage = {
  type: 'object',
  description: 'A customer\'s text.',
  required: ['sender', 'message'],
  properties: {
    sender: Customer,
    message: UserText,
  },
} as const;

/**
 * A customer begins or stops typing. Only the customer's id and the type are read.
 *
 * @rule CHN-IN-19 MUST, CHN-IN-20 MUST
 */
export const UserTypingNotice = {
  type: 'object',
  description: 'A customer begins or stops typing. Only the customer\'s id and the type are read.',
  required: ['sender', 'message'],
  properties: {
    sender: TypingCustomer,
    message: TypingContent,
  },
} as const;

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
export const UserMessage = {
  description: 'What the integrator posts when a customer writes, sends a file or a place, begins or stops typing.',
  oneOf: [
    UserTextMessage,
    UserMediaMessage,
    UserLocationMessage,
    UserTypingNotice,
  ],
} as const;
