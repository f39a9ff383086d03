// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

/** Who acts. */
export const ActingAgent = {
  type: 'object',
  description: 'Who acts.',
  required: ['agent_id'],
  additionalProperties: false,
  properties: {
    agent_id: {
      type: 'string',
      minLength: 1,
      description: 'The agent.',
    },
  },
} as const;

/** An agent. */
export const DeskAgent = {
  type: 'object',
  description: 'An agent.',
  required: ['agent_id', 'name', 'online'],
  properties: {
    agent_id: {
      type: 'string',
      description: 'The agent\'s id.',
    },
    name: {
      type: 'string',
      description: 'The name that customers see.',
    },
    photo: {
      type: 'string',
      description: 'The address of a picture.',
    },
    email: {
      type: 'string',
      description: 'The agent\'s e-mail address.',
    },
    phone: {
      type: 'string',
      description: 'The agent\'s phone number.',
    },
    online: {
      type: 'boolean',
      description: 'Whether the agent can take chats now.',
    },
  },
} as const;

/** All agents. */
export const AgentList = {
  type: 'object',
  description: 'All agents.',
  required: ['agents'],
  properties: {
    agents: {
      type: 'array',
      description: 'The agents, ordered by id.',
      items: DeskAgent,
    },
  },
} as const;

/** What an agent is known by. Fields that are absent stay as they are. */
export const AgentSettings = {
  type: 'object',
  description: 'What an agent is known by. Fields that are absent stay as they are.',
  additionalProperties: false,
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      description: 'The name that customers see.',
    },
    photo: {
      type: 'string',
      description: 'The address of a picture.',
    },
    email: {
      type: 'string',
      description: 'The agent\'s e-mail address.',
    },
    phone: {
      type: 'string',
      description: 'The agent\'s phone number.',
    },
    online: {
      type: 'boolean',
      description: 'Whether the agent can take chats now.',
    },
  },
} as const;

/** The writer's own id of the message, kept for logs and for notices of delivery and reading to come. */
export const MessageId = {
  type: 'string',
  description: 'The writer\'s own id of the message, kept for logs and for notices of delivery and reading to come.',
  examples: ['m-1001'],
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
    id: MessageId,
    text: {
      type: 'string',
      description: 'The words of the agent.',
    },
  },
} as const;

/** A channel, without the secret part of its address. */
export const DeskChannel = {
  type: 'object',
  description: 'A channel, without the secret part of its address.',
  required: ['channel_id', 'name', 'customer_endpoint', 'chunked', 'agents'],
  properties: {
    channel_id: {
      type: 'string',
      description: 'The public identifier of the channel.',
    },
    name: {
      type: 'string',
      description: 'The channel\'s name.',
    },
    customer_endpoint: {
      type: 'string',
      description: 'Where agents\' messages go.',
    },
    chunked: {
      type: 'boolean',
      description: 'Whether requests are sent chunked.',
    },
    agents: {
      type: 'array',
      description: 'The agents who receive the channel\'s chats.',
      items: {
        type: 'string',
      },
    },
  },
} as const;

/** All channels. */
export const ChannelList = {
  type: 'object',
  description: 'All channels.',
  required: ['channels'],
  properties: {
    channels: {
      type: 'array',
      description: 'The channels, oldest first.',
      items: DeskChannel,
    },
  },
} as const;

/** An absolute address with the scheme http or https. */
export const HttpUrl = {
  type: 'string',
  description: 'An absolute address with the scheme http or https.',
  examples: ['https://files.example.com/7/parcel.jpg'],
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+\\S*$',
} as const;

/** What the form for a new channel asks for. */
export const ChannelSettings = {
  type: 'object',
  description: 'What the form for a new channel asks for.',
  required: ['name', 'customer_endpoint', 'agents'],
  additionalProperties: false,
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      description: 'The channel\'s name.',
    },
    customer_endpoint: HttpUrl,
    chunked: {
      type: 'boolean',
      description: 'Whether requests to the customer endpoint are sent chunked. Without it they have Content-Length.',
    },
    agents: {
      type: 'array',
      description: 'The agents who receive the channel\'s chats.',
      items: {
        type: 'string',
      },
    },
  },
} as const;

/** Whether the chat goes on. */
export const ChatState = {
  type: 'string',
  description: 'Whether the chat goes on.',
  enum: ['open', 'closed'],
  examples: ['open'],
} as const;

/** The customer as the agent sees them. Nothing is here that must not be shown. */
export const DeskCustomer = {
  type: 'object',
  description: 'The customer as the agent sees them. Nothing is here that must not be shown.',
  required: ['id', 'name'],
  properties: {
    id: {
      type: ['string', 'integer'],
      description: 'The id on the integrator\'s side.',
    },
    name: {
      type: 'string',
      description: 'The name, or Anonymous.',
    },
    phone: {
      type: 'string',
      description: 'The phone number.',
    },
    email: {
      type: 'string',
      description: 'The e-mail address.',
    },
    photo: {
      type: 'string',
      description: 'The address of a picture.',
    },
    invite: {
      type: 'string',
      description: 'The words with which the customer was invited to write.',
    },
  },
} as const;

/** A chat without its transcript. */
export const DeskChat = {
  type: 'object',
  description: 'A chat without its transcript.',
  required: ['chat_id', 'channel_id', 'state', 'customer', 'customer_typing', 'opened_at'],
  properties: {
    chat_id: {
      type: 'integer',
      description: 'The number of the chat.',
    },
    channel_id: {
      type: 'string',
      description: 'The channel it came by.',
    },
    state: ChatState,
    customer: DeskCustomer,
    customer_typing: {
      type: 'boolean',
      description: 'Whether the customer is writing now.',
    },
    agent_id: {
      type: 'string',
      description: 'The agent who accepted the chat.',
    },
    opened_at: {
      type: 'string',
      format: 'date-time',
      description: 'When the chat began.',
    },
    closed_at: {
      type: 'string',
      format: 'date-time',
      description: 'When the chat ended.',
    },
  },
} as const;

/** Chats, newest first. */
export const ChatList = {
  type: 'object',
  description: 'Chats, newest first.',
  required: ['chats'],
  properties: {
    chats: {
      type: 'array',
      description: 'The chats.',
      items: DeskChat,
    },
  },
} as const;

/** What an entry holds; `error` is a notice to the agent that something failed. */
export const EntryType = {
  type: 'string',
  description: 'What an entry holds; `error` is a notice to the agent that something failed.',
  enum: ['text', 'video', 'audio', 'voice', 'photo', 'sticker', 'document', 'location', 'error'],
  examples: ['text'],
} as const;

/** One attempt of a delivery. */
export const DeskAttempt = {
  type: 'object',
  description: 'One attempt of a delivery.',
  required: ['number', 'started_at'],
  properties: {
    number: {
      type: 'integer',
      minimum: 1,
      description: 'Counted from 1.',
    },
    started_at: {
      type: 'string',
      format: 'date-time',
      description: 'When the request began.',
    },
    ended_at: {
      type: 'string',
      format: 'date-time',
      description: 'When the answer was complete or the attempt was over.',
    },
    status: {
      type: 'integer',
      description: 'The HTTP code, where there was one.',
    },
    outcome: {
      type: 'string',
      enum: [
        'delivered',
        'refused',
        'invalid_answer',
        'bad_status',
        'timeout',
        'unreachable',
        'interrupted',
      ],
      description: 'How it ended.',
    },
  },
} as const;

/** How the delivery of an agent's message goes. */
export const DeskDelivery = {
  type: 'object',
  description: 'How the delivery of an agent\'s message goes.',
  required: ['state', 'attempts'],
  properties: {
    state: {
      type: 'string',
      enum: ['pending', 'delivered', 'failed'],
      description: '`pending` while attempts go on.',
    },
    attempts: {
      type: 'array',
      description: 'The attempts so far.',
      items: DeskAttempt,
    },
  },
} as const;

/** One thing that was said, or a notice to the agent. */
export const TranscriptEntry = {
  type: 'object',
  description: 'One thing that was said, or a notice to the agent.',
  required: ['entry_id', 'chat_id', 'at', 'from', 'type'],
  properties: {
    entry_id: {
      type: 'integer',
      description: 'The number of the entry; later entries have higher ones.',
    },
    chat_id: {
      type: 'integer',
      description: 'The chat it belongs to.',
    },
    at: {
      type: 'string',
      format: 'date-time',
      description: 'When it was stored.',
    },
    from: {
      type: 'string',
      enum: ['customer', 'agent', 'system'],
      description: 'Who it comes from; `system` is the service itself.',
    },
    agent_id: {
      type: 'string',
      description: 'The agent who wrote it.',
    },
    type: EntryType,
    text: {
      type: 'string',
      description: 'The words, the comment, or for an error what the agent is told.',
    },
    file: {
      type: 'string',
      description: 'Where the file can be fetched.',
    },
    file_name: {
      type: 'string',
      description: 'The file\'s name.',
    },
    file_size: {
      type: 'integer',
      description: 'The file\'s size in bytes.',
    },
    thumb: {
      type: 'string',
      description: 'Where a preview picture can be fetched.',
    },
    emoji: {
      type: 'string',
      description: 'A character that can stand in for the file.',
    },
    duration: {
      type: 'integer',
      description: 'Seconds that a recording plays.',
    },
    width: {
      type: 'integer',
      description: 'Pixels.',
    },
    height: {
      type: 'integer',
      description: 'Pixels.',
    },
    performer: {
      type: 'string',
      description: 'Who wrote, composed or performs it.',
    },
    title: {
      type: 'string',
      description: 'The title.',
    },
    latitude: {
      type: 'number',
      description: 'Degrees north.',
    },
    longitude: {
      type: 'number',
      description: 'Degrees east.',
    },
    about: {
      type: 'integer',
      description: 'For an error, the entry that it is about.',
    },
    delivery: DeskDelivery,
  },
} as const;

/** A chat and all that was said in it. */
export const ChatWithTranscript = {
  type: 'object',
  description: 'A chat and all that was said in it.',
  required: ['chat', 'transcript'],
  properties: {
    chat: DeskChat,
    transcript: {
      type: 'array',
      description: 'The entries, oldest first.',
      items: TranscriptEntry,
    },
  },
} as const;

/** A channel that was just set up. */
export const CreatedChannel = {
  type: 'object',
  description: 'A channel that was just set up.',
  required: ['channel_id', 'name', 'customer_endpoint', 'chunked', 'agents', 'endpoint'],
  properties: {
    channel_id: {
      type: 'string',
      description: 'The public identifier of the channel.',
    },
    name: {
      type: 'string',
      description: 'The channel\'s name.',
    },
    customer_endpoint: {
      type: 'string',
      description: 'Where agents\' messages go.',
    },
    chunked: {
      type: 'boolean',
      description: 'Whether requests are sent chunked.',
    },
    agents: {
      type: 'array',
      description: 'The agents who receive the channel\'s chats.',
      items: {
        type: 'string',
      },
    },
    endpoint: {
      type: 'string',
      description: 'The whole address for customers\' messages: base, random string, channel identifier. The status is under it.',
    },
  },
} as const;

/** Something that happened. `chat` and `entry` are as they are after it. */
export const DeskEvent = {
  type: 'object',
  description: 'Something that happened. `chat` and `entry` are as they are after it.',
  required: ['event_id', 'event', 'at'],
  properties: {
    event_id: {
      type: 'integer',
      description: 'Counted upwards, without repeats.',
    },
    event: {
      type: 'string',
      description: 'What happened. `delivery_failed` is the error event of a delivery that was given up.',
      enum: [
        'agent_changed',
        'channel_created',
        'channel_removed',
        'chat_opened',
        'chat_changed',
        'chat_accepted',
        'chat_closed',
        'typing_changed',
        'entry_added',
        'delivery_changed',
        'delivery_failed',
      ],
    },
    at: {
      type: 'string',
      format: 'date-time',
      description: 'When it happened.',
    },
    agent: DeskAgent,
    channel: DeskChannel,
    chat: DeskChat,
    entry: TranscriptEntry,
  },
} as const;

/** The kind of error. Receivers accept codes that are not in the table. */
export const ErrorCode = {
  type: 'string',
  minLength: 1,
  description: 'The kind of error. Receivers accept codes that are not in the table.',
  examples: ['invalid_request'],
} as const;

/** What went wrong, once for programs and once for people. */
export const ErrorDetail = {
  type: 'object',
  description: 'What went wrong, once for programs and once for people.',
  required: ['code', 'message'],
  properties: {
    code: ErrorCode,
    message: {
      type: 'string',
      minLength: 1,
      description: 'A sentence for a person that says what was wrong, where, and what to do about it.',
    },
  },
} as const;

/** The body of every error answer that carries one. */
export const ErrorBody = {
  type: 'object',
  description: 'The body of every error answer that carries one.',
  required: ['error'],
  properties: {
    error: ErrorDetail,
  },
} as const;

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
    id: MessageId,
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

/** The kinds of message that carry a file. */
export const MediaType = {
  type: 'string',
  description: 'The kinds of message that carry a file.',
  enum: ['video', 'audio', 'voice', 'photo', 'sticker', 'document'],
  examples: ['photo'],
} as const;

/** A whole number above zero. */
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
    id: MessageId,
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
      description: 'Who wrote, composed or performs it.',
    },
    title: {
      type: 'string',
      description: 'The title of the piece.',
    },
  },
} as const;

/** Who types, and whether they begin or stop. */
export const TypingChange = {
  type: 'object',
  description: 'Who types, and whether they begin or stop.',
  required: ['agent_id', 'typing'],
  additionalProperties: false,
  properties: {
    agent_id: {
      type: 'string',
      minLength: 1,
      description: 'The agent.',
    },
    typing: {
      type: 'boolean',
      description: 'True when the agent begins to write.',
    },
  },
} as const;

/** What an agent can write: a text, a file or a place. */
export const WrittenContent = {
  description: 'What an agent can write: a text, a file or a place.',
  oneOf: [
    AgentText,
    MediaContent,
    LocationContent,
  ],
} as const;

/** Who writes what. */
export const WrittenMessage = {
  type: 'object',
  description: 'Who writes what.',
  required: ['agent_id', 'message'],
  additionalProperties: false,
  properties: {
    agent_id: {
      type: 'string',
      minLength: 1,
      description: 'The agent.',
    },
    message: WrittenContent,
  },
} as const;
