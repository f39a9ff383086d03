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

/** Something that was done in the set-up. */
export const SetUpAction = {
  type: 'object',
  description: 'Something that was done in the set-up.',
  required: ['action_id', 'at', 'operation', 'of'],
  properties: {
    action_id: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the action; later ones have higher numbers.',
    },
    at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When it was done.',
    },
    by: {
      type: 'string',
      description: 'The agent that the request named; absent where it named none.',
    },
    operation: {
      type: 'string',
      description: 'The operation of the desk.',
    },
    of: {
      type: 'object',
      description: 'What it was done to: the identifiers in the path of the request, and that of a new channel.',
      properties: {
        agent_id: {
          type: 'string',
          description: 'The agent.',
        },
        channel_id: {
          type: 'string',
          description: 'The channel.',
        },
        reply_name: {
          type: 'string',
          description: 'The canned reply.',
        },
      },
    },
  },
  examples: [
    {
      action_id: 3,
      at: '2026-11-21T09:00:00.000Z',
      by: 'ada',
      operation: 'changeChannel',
      of: {
        channel_id: 'shop',
      },
    },
    {
      action_id: 4,
      at: '2026-11-21T09:05:00.000Z',
      operation: 'createSignIn',
      of: {
        agent_id: 'ada',
      },
    },
    {
      action_id: 5,
      at: '2026-11-21T09:10:00.000Z',
      operation: 'putReply',
      of: {
        reply_name: 'hello',
      },
    },
  ],
} as const;

/** Actions, newest first. */
export const ActionList = {
  type: 'object',
  description: 'Actions, newest first.',
  required: ['actions', 'has_older'],
  properties: {
    actions: {
      type: 'array',
      description: 'The actions.',
      items: SetUpAction,
    },
    has_older: {
      type: 'boolean',
      description: 'Whether there are older ones below.',
    },
  },
  examples: [
    {
      actions: [
        {
          action_id: 3,
          at: '2026-11-21T09:00:00.000Z',
          by: 'ada',
          operation: 'putReply',
          of: {
            reply_name: 'hello',
          },
        },
      ],
      has_older: false,
    },
  ],
} as const;

/** What becomes of the former address of a channel. */
export const AddressRenewal = {
  type: 'object',
  description: 'What becomes of the former address of a channel.',
  required: ['keep_former'],
  additionalProperties: false,
  properties: {
    keep_former: {
      type: 'boolean',
      description: 'If true, the old address stays valid for a while. If false, it returns 404 at once. Use this when it has leaked.',
    },
  },
} as const;

/** The department that the chat or call belongs to. */
export const Department = {
  type: 'object',
  description: 'The department that the chat or call belongs to.',
  properties: {
    id: {
      type: 'number',
      description: 'The department\'s number.',
    },
    name: {
      type: 'string',
      description: 'The department\'s name.',
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
      description: 'The agent\'s id. The suite needs it in the list, when it checks a widget.',
    },
    number: {
      type: 'integer',
      format: 'int64',
      description: 'The number by which webhooks name the agent (OPEN-20).',
    },
    name: {
      type: 'string',
      description: 'The name that customers see. The suite needs it where it is another than the one that was set.',
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
      description: 'Whether the agent can take chats now. The suite needs it in the list, when it checks a widget.',
    },
    stays_online: {
      type: 'boolean',
      description: 'Whether the agent stays on line without an open console.',
    },
    seen_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When a console of the agent last reported.',
    },
    away: {
      type: 'boolean',
      description: 'Whether the agent is off line for want of a console only, and on line again with the next one.',
    },
    department: Department,
    sign_in_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the agent\'s sign-in link was made; only in the list, for the token of the desk.',
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
    signed_in_as: {
      type: 'string',
      description: 'The agent whose sign-in link the caller uses; absent for the token of the desk.',
    },
  },
} as const;

/** The service's id of the message, kept for logs and for notices of delivery and reading to come. */
export const AgentMessageId = {
  type: 'string',
  description: 'The service\'s id of the message, kept for logs and for notices of delivery and reading to come.',
  examples: ['entry-1002'],
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
      description: 'The address of a picture. With null there is none.',
      anyOf: [
        {
          type: 'string',
        },
        {
          type: 'null',
        },
      ],
    },
    email: {
      type: ['string', 'null'],
      description: 'The agent\'s e-mail address. With null there is none.',
    },
    phone: {
      type: 'string',
      description: 'The agent\'s phone number.',
    },
    online: {
      type: 'boolean',
      description: 'Whether the agent can take chats now.',
    },
    stays_online: {
      type: 'boolean',
      description: 'Whether the agent stays on line without an open console.',
    },
    department: Department,
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

/** A copy of the store. */
export const Backup = {
  type: 'object',
  description: 'A copy of the store.',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      description: 'The path of the copy on the machine of the service.',
    },
  },
  examples: [
    {
      file: '/var/lib/parlance/store.sqlite.2026-11-21T10-00-00.000Z',
    },
  ],
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
 * How a bot provider is reached. The endpoint and the token can be absent only where a bot is connected;
 * the suite gives both.
 */
export const BotSettings = {
  type: 'object',
  description: 'How a bot provider is reached. The endpoint and the token can be absent only where a bot is connected; the suite gives both.',
  additionalProperties: false,
  properties: {
    bot_endpoint: HttpUrl,
    token: {
      type: 'string',
      minLength: 1,
      pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$',
      description: 'The token that the provider generated; a part of every address of this bot.',
    },
    provider_id: {
      type: 'string',
      minLength: 1,
      pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$',
      description: 'The identifier that was issued to the provider. Without it the one that the bot has stays, or one is issued.',
    },
    name: {
      type: 'string',
      minLength: 1,
      description: 'The name that clients see as the sender of the bot\'s messages.',
    },
    authorization: {
      description: 'The whole value of the Authorization header that both sides then send and compare. With null there is none from now on.',
      anyOf: [
        {
          type: 'string',
          minLength: 1,
        },
        {
          type: 'null',
        },
      ],
    },
    mark_after_seconds: {
      type: 'integer',
      minimum: 0,
      maximum: 86400,
      description: 'LOCAL: the seconds without a reply of the bot after which the console marks the chat. 60 by default; with 0 it marks none.',
    },
    hand_over_after_seconds: {
      type: 'integer',
      minimum: 0,
      maximum: 86400,
      description: 'LOCAL: the seconds without a reply of the bot after which the agents get the chat. 300 by default; with 0 they do not.',
    },
  },
} as const;

/** Prepared answers that a bot offers. */
export const ButtonsEntry = {
  type: 'object',
  description: 'Prepared answers that a bot offers.',
  required: ['type', 'buttons'],
  properties: {
    type: {
      type: 'string',
      const: 'buttons',
      description: 'Marks a choice of answers.',
    },
    title: {
      type: 'string',
      description: 'The heading of the buttons.',
    },
    buttons: {
      type: 'array',
      description: 'The answers, in the order in which they are shown.',
      items: {
        type: 'string',
      },
    },
    text: {
      type: 'string',
      description: 'The words for a channel that cannot show buttons.',
    },
  },
  examples: [
    {
      type: 'buttons',
      title: 'What next?',
      buttons: ['Order', 'Ask an agent'],
    },
  ],
} as const;

/** The end of a call, which the visitor of a widget sees too. */
export const CallEntry = {
  type: 'object',
  description: 'The end of a call, which the visitor of a widget sees too.',
  required: ['type', 'status'],
  properties: {
    type: {
      type: 'string',
      const: 'call',
      description: 'Marks the end of a call.',
    },
    status: {
      type: 'string',
      enum: ['end', 'error'],
      description: 'How it ended; `error` where it failed.',
    },
    text: {
      type: 'string',
      description: 'Why it failed; `cancelled` where the visitor cancelled it.',
    },
  },
  examples: [
    {
      type: 'call',
      status: 'error',
      text: 'cancelled',
    },
  ],
} as const;

/** The next status of a call. */
export const CallMove = {
  type: 'object',
  description: 'The next status of a call.',
  required: ['status'],
  additionalProperties: false,
  properties: {
    status: {
      type: 'string',
      enum: ['end', 'agent_connected', 'client_connected', 'error'],
      description: 'The new status.',
    },
    reason: {
      type: 'string',
      description: 'Why the call failed.',
    },
    record_url: {
      type: 'string',
      description: 'Where the recording can be fetched once the call has ended.',
    },
  },
} as const;

/** A day of the week. */
export const DayOfWeek = {
  type: 'string',
  description: 'A day of the week.',
  enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  examples: ['monday'],
} as const;

/** When visitors can be called. Without it, at any time. */
export const WorkingHours = {
  type: 'object',
  description: 'When visitors can be called. Without it, at any time.',
  required: ['days', 'from', 'to'],
  additionalProperties: false,
  properties: {
    days: {
      type: 'array',
      description: 'The days of the week.',
      items: DayOfWeek,
    },
    from: {
      type: 'string',
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      description: 'The first minute of the day.',
    },
    to: {
      type: 'string',
      pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
      description: 'The minute at which it is over.',
    },
    time_zone: {
      type: 'string',
      minLength: 1,
      description: 'The time zone by its IANA name. Without it, UTC.',
    },
  },
} as const;

/** Whether visitors can be called. */
export const CallbackSettings = {
  type: 'object',
  description: 'Whether visitors can be called.',
  required: ['enabled'],
  additionalProperties: false,
  properties: {
    enabled: {
      type: 'boolean',
      description: 'Whether the feature is on.',
    },
    balance: {
      type: 'integer',
      minimum: 0,
      description: 'How many calls are left. Each one takes one away; absent means no limit.',
    },
    hours: WorkingHours,
  },
} as const;

/** A text that agents use again and again. */
export const CannedReply = {
  type: 'object',
  description: 'A text that agents use again and again.',
  required: ['reply_name', 'text'],
  properties: {
    reply_name: {
      type: 'string',
      description: 'The word by which agents find it.',
    },
    text: {
      type: 'string',
      description: 'The words, with placeholders.',
    },
  },
  examples: [
    {
      reply_name: 'hello',
      text: 'Hello {name}, this is {agent}.',
    },
  ],
} as const;

/** The canned replies. */
export const CannedReplyList = {
  type: 'object',
  description: 'The canned replies.',
  required: ['replies'],
  properties: {
    replies: {
      type: 'array',
      description: 'The replies, ordered by name.',
      items: CannedReply,
    },
  },
  examples: [
    {
      replies: [
        {
          reply_name: 'hello',
          text: 'Hello {name}, this is {agent}.',
        },
      ],
    },
  ],
} as const;

/** The text of a canned reply. */
export const CannedText = {
  type: 'object',
  description: 'The text of a canned reply.',
  required: ['text'],
  additionalProperties: false,
  properties: {
    text: {
      type: 'string',
      minLength: 1,
      maxLength: 4000,
      description: 'The words, with placeholders.',
    },
  },
  examples: [
    {
      text: 'Hello {name}, this is {agent}.',
    },
  ],
} as const;

/** What is to be changed of a channel. Fields that are absent stay as they are. */
export const ChannelChange = {
  type: 'object',
  description: 'What is to be changed of a channel. Fields that are absent stay as they are.',
  additionalProperties: false,
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      description: 'The channel\'s name.',
    },
    customer_endpoint: {
      description: 'Where agents\' messages go from now on. With null they go nowhere but to visitors of the widget.',
      anyOf: [
        HttpUrl,
        {
          type: 'null',
        },
      ],
    },
    chunked: {
      type: 'boolean',
      description: 'Whether requests to the customer endpoint are sent chunked.',
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

/** The bot of a channel, without its token. */
export const ConnectedBotInfo = {
  type: 'object',
  description: 'The bot of a channel, without its token.',
  required: ['provider_id', 'name', 'bot_endpoint'],
  properties: {
    provider_id: {
      type: 'string',
      description: 'The provider\'s identifier.',
    },
    name: {
      type: 'string',
      description: 'The name that clients see.',
    },
    bot_endpoint: {
      type: 'string',
      description: 'Where events go; the token is appended, or stands in the place of `{token}`.',
    },
    has_authorization: {
      type: 'boolean',
      description: 'Whether both sides send a value of Authorization, which is not shown.',
    },
    mark_after_seconds: {
      type: 'integer',
      minimum: 0,
      maximum: 86400,
      description: 'LOCAL: the seconds without a reply of the bot after which the console marks the chat. 60 by default; with 0 it marks none.',
    },
    hand_over_after_seconds: {
      type: 'integer',
      minimum: 0,
      maximum: 86400,
      description: 'LOCAL: the seconds without a reply of the bot after which the agents get the chat. 300 by default; with 0 they do not.',
    },
  },
  examples: [
    {
      provider_id: 'example',
      name: 'Help bot',
      bot_endpoint: 'https://bots.example.com/shop',
    },
  ],
} as const;

/** Where a channel's developer webhooks go. */
export const WebhookInfo = {
  type: 'object',
  description: 'Where a channel\'s developer webhooks go.',
  required: ['url', 'signed'],
  properties: {
    url: {
      type: 'string',
      description: 'The address, without its query, which may hold a secret.',
    },
    has_query: {
      type: 'boolean',
      description: 'Whether the address has a query.',
    },
    signed: {
      type: 'boolean',
      description: 'Whether requests are signed.',
    },
    has_former_secret: {
      type: 'boolean',
      description: 'Whether they carry a signature by the former secret too.',
    },
  },
  examples: [
    {
      url: 'https://crm.example.com/hooks',
      signed: false,
    },
  ],
} as const;

/**
 * How a widget looks on the pages of its site. It is stored as a whole, and what a page sets itself counts
 * more.
 */
export const WidgetLook = {
  type: 'object',
  description: 'How a widget looks on the pages of its site. It is stored as a whole, and what a page sets itself counts more.',
  additionalProperties: false,
  properties: {
    name: {
      type: 'string',
      maxLength: 60,
      description: 'The name in the title of the window; without it that of the channel.',
    },
    photo: {
      allOf: [
        HttpUrl,
      ],
      description: 'The address of the picture beside the name.',
    },
    label: {
      type: 'string',
      maxLength: 40,
      description: 'The words on the button; without them those of the page\'s language.',
    },
    colour: {
      type: 'string',
      pattern: '^#[0-9a-f]{6}$',
      description: 'The colour of the button and of the title.',
    },
    side: {
      type: 'string',
      enum: ['start', 'end'],
      description: 'The lower corner of the page; `end` is the right one where text runs from left to right.',
    },
  },
  examples: [
    {
      name: 'Chairs & Co.',
      label: 'Ask us',
      colour: '#7a3e00',
      side: 'end',
    },
  ],
} as const;

/** The widget of a channel. */
export const WidgetInfo = {
  type: 'object',
  description: 'The widget of a channel.',
  properties: {
    script_url: {
      type: 'string',
      description: 'The address of the script that a page includes.',
    },
    domains: {
      type: 'array',
      description: 'The site\'s own domains.',
      items: {
        type: 'string',
      },
    },
    safe_url: {
      type: 'boolean',
      description: 'Whether links to other domains are kept from the agent.',
    },
    callback: CallbackSettings,
    look: WidgetLook,
  },
} as const;

/** A channel, without the secret part of its address. */
export const DeskChannel = {
  type: 'object',
  description: 'A channel, without the secret part of its address.',
  required: ['channel_id', 'name', 'chunked', 'agents'],
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
      description: 'Where agents\' messages go. Without it only visitors of the widget receive them.',
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
    bot: ConnectedBotInfo,
    webhook: WebhookInfo,
    widget: WidgetInfo,
    former_address_until: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'Until when the former address is good, or was, where the channel got a new one and kept it.',
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

/**
 * What the form for a new channel asks for. A channel of a chat front end has a customer endpoint, where
 * agents' messages go; one that has a widget alone needs none.
 */
export const ChannelSettings = {
  type: 'object',
  description: 'What the form for a new channel asks for. A channel of a chat front end has a customer endpoint, where agents\' messages\ngo; one that has a widget alone needs none.',
  required: ['name', 'agents'],
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
    description: {
      type: 'string',
      description: 'What was noted about the customer.',
    },
    invite: {
      type: 'string',
      description: 'The words with which the customer was invited to write.',
    },
    url: {
      type: 'string',
      description: 'The address that the integrator sent along. What it means is not stated (OPEN-25), and it may be any text: show it as plain text, never as a link.',
    },
  },
} as const;

/** The page of the site that the visitor is on. */
export const PageInfo = {
  type: 'object',
  description: 'The page of the site that the visitor is on.',
  properties: {
    url: {
      type: 'string',
      description: 'The page\'s address. An empty text says that it is not known (OPEN-21).',
    },
    title: {
      type: 'string',
      description: 'The page\'s title.',
    },
  },
} as const;

/**
 * A page that the receiver names for the agent.
 *
 * @openPoint OPEN-40 What page in the response to chat_accepted does is not stated. The reference's
 * choice, not contract: It is shown to the agent as a link beside the page that the visitor is on.
 */
export const SuppliedPage = {
  type: 'object',
  description: 'A page that the receiver names for the agent.',
  required: ['url'],
  properties: {
    url: {
      type: 'string',
      description: 'The page\'s address.',
    },
    title: {
      type: 'string',
      description: 'The page\'s title.',
    },
  },
} as const;

/** The place that the visitor's IP address suggests. */
export const GeoIp = {
  type: 'object',
  description: 'The place that the visitor\'s IP address suggests.',
  properties: {
    region_code: {
      type: 'string',
      description: 'The code of the region.',
    },
    country: {
      type: 'string',
      description: 'The country\'s name.',
    },
    country_code: {
      type: 'string',
      description: 'The country\'s ISO code.',
    },
    region: {
      type: 'string',
      description: 'The region\'s name.',
    },
    city: {
      type: 'string',
      description: 'The city\'s name.',
    },
    latitude: {
      type: 'string',
      description: 'Degrees north of the equator, as a text.',
    },
    longitude: {
      type: 'string',
      description: 'Degrees east of Greenwich, as a text.',
    },
    organization: {
      type: 'string',
      description: 'Who runs the network of the address.',
    },
  },
} as const;

/** The campaign that brought the visitor, as the address of the page told it. */
export const UtmTags = {
  type: 'object',
  description: 'The campaign that brought the visitor, as the address of the page told it.',
  properties: {
    source: {
      type: 'string',
      description: 'Where the visitor came from.',
    },
    campaign: {
      type: 'string',
      description: 'The campaign\'s name.',
    },
    content: {
      type: 'string',
      description: 'Which of several links or advertisements it was.',
    },
    medium: {
      type: 'string',
      description: 'The kind of advertisement.',
    },
    term: {
      type: 'string',
      description: 'The words that were searched for.',
    },
  },
} as const;

/**
 * The visit from which the visitor writes or calls.
 *
 * @rule HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
 * @openPoint OPEN-21 The tables do not mark whether the fields of geoip, utm, utm_json, a department and
 * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
 * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every part
 * of a session and a page, with an empty text where it knows nothing.
 */
export const Session = {
  type: 'object',
  description: 'The visit from which the visitor writes or calls.',
  properties: {
    geoip: GeoIp,
    utm: {
      type: 'string',
      deprecated: true,
      description: 'The campaign as one text. Read utm_json in its place.',
    },
    utm_json: UtmTags,
    ip_addr: {
      type: 'string',
      description: 'The visitor\'s IP address.',
    },
    user_agent: {
      type: 'string',
      description: 'How the visitor\'s browser names itself.',
    },
  },
} as const;

/** One thing that the agent sees beside the chat, from the answer to chat_accepted. */
export const PanelItem = {
  type: 'object',
  description: 'One thing that the agent sees beside the chat, from the answer to chat_accepted.',
  required: ['kind'],
  properties: {
    kind: {
      type: 'string',
      enum: ['assign_button', 'custom_field', 'crm_button'],
      description: 'What it is: the button that binds the visitor to a CRM card, a field, or the button that opens the card.',
    },
    title: {
      type: 'string',
      description: 'The heading of a field.',
    },
    content: {
      type: 'string',
      description: 'The content of a field.',
    },
    key: {
      type: 'string',
      description: 'What stands in bold before the content.',
    },
    link: {
      type: 'string',
      description: 'The address that the field or the button opens.',
    },
    set_by: {
      type: 'string',
      enum: ['page', 'webhook'],
      description: 'Who set a field. What a page sets can be forged by the visitor.',
    },
  },
} as const;

/** A call. */
export const DeskCall = {
  type: 'object',
  description: 'A call.',
  required: ['call_id', 'chat_id', 'type', 'phone', 'status'],
  properties: {
    call_id: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the call. The suite needs it, to move the call on.',
    },
    chat_id: {
      type: 'integer',
      format: 'int64',
      description: 'The chat it belongs to.',
    },
    type: {
      type: 'string',
      description: 'The kind of call.',
    },
    phone: {
      type: 'string',
      description: 'The visitor\'s number.',
    },
    agent_id: {
      type: 'string',
      description: 'The agent who has the call.',
    },
    requested_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the call was requested.',
    },
    status: {
      type: 'string',
      description: 'Where the call is.',
    },
    reason: {
      type: 'string',
      description: 'Why the call failed; there in the status `error` only.',
    },
    record_url: {
      type: 'string',
      description: 'Where the recording can be fetched; there in the status `end` only.',
    },
  },
} as const;

/** `pending` while attempts go on. */
export const DeliveryState = {
  type: 'string',
  description: '`pending` while attempts go on.',
  enum: ['pending', 'delivered', 'failed'],
  examples: ['pending'],
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
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the request began.',
    },
    ended_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
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
    answer: {
      type: 'string',
      description: 'The beginning of the answer\'s body, where there was one.',
    },
  },
} as const;

/**
 * How the delivery of an agent's message goes. Entries of agents have it, also after an answer with an
 * `error`, which counts as failed; what a bot says is passed on to the customer in the same way and has it
 * too. Entries of customers have none.
 */
export const DeskDelivery = {
  type: 'object',
  description: 'How the delivery of an agent\'s message goes. Entries of agents have it, also after an answer with an `error`, which counts as\nfailed; what a bot says is passed on to the customer in the same way and has it too. Entries of customers have none.',
  required: ['state', 'attempts'],
  properties: {
    delivery_id: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the delivery in the log.',
    },
    state: DeliveryState,
    attempts: {
      type: 'array',
      description: 'The attempts so far.',
      items: DeskAttempt,
    },
    next_attempt_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the next attempt is due.',
    },
  },
} as const;

/** What every entry has beside its content: its number, its chat, its time and its author. */
export const EntryHead = {
  type: 'object',
  description: 'What every entry has beside its content: its number, its chat, its time and its author.',
  required: ['entry_id', 'chat_id', 'at', 'from'],
  properties: {
    entry_id: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the entry; later entries have higher ones.',
    },
    chat_id: {
      type: 'integer',
      format: 'int64',
      description: 'The chat it belongs to.',
    },
    at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When it was stored.',
    },
    from: {
      type: 'string',
      enum: ['customer', 'agent', 'bot', 'system'],
      description: 'Who it comes from; `system` is the service itself. Only agents see its entries, but for those about calls. The suite needs it.',
    },
    agent_id: {
      type: 'string',
      description: 'The agent who wrote it or did it.',
    },
    delivery: DeskDelivery,
  },
  examples: [
    {
      entry_id: 1,
      chat_id: 7,
      at: '2026-11-21T09:00:00.000Z',
      from: 'customer',
    },
  ],
} as const;

/** A plain text. */
export const TextEntry = {
  type: 'object',
  description: 'A plain text.',
  required: ['type', 'text'],
  properties: {
    type: {
      type: 'string',
      const: 'text',
      description: 'Marks a plain text.',
    },
    text: {
      type: 'string',
      description: 'The words.',
    },
  },
  examples: [
    {
      type: 'text',
      text: 'Is the blue one still in stock?',
    },
  ],
} as const;

/** The kinds of message that carry a file. */
export const MediaType = {
  type: 'string',
  description: 'The kinds of message that carry a file.',
  enum: ['video', 'audio', 'voice', 'photo', 'sticker', 'document'],
  examples: ['photo'],
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

/** A formatted text of a bot. */
export const MarkdownEntry = {
  type: 'object',
  description: 'A formatted text of a bot.',
  required: ['type', 'content'],
  properties: {
    type: {
      type: 'string',
      const: 'markdown',
      description: 'Marks a formatted text.',
    },
    content: {
      type: 'string',
      description: 'The Markdown that the bot sent.',
    },
    html: {
      type: 'string',
      description: 'What a page shows of the Markdown: links, bold and italic, and all else as literal text.',
    },
    text: {
      type: 'string',
      description: 'The words for a channel that cannot show Markdown.',
    },
  },
  examples: [
    {
      type: 'markdown',
      content: '**Three** are left.',
      html: '<strong>Three</strong> are left.',
      text: 'Three are left.',
    },
  ],
} as const;

/** A notice to the agent that something failed. */
export const ErrorEntry = {
  type: 'object',
  description: 'A notice to the agent that something failed.',
  required: ['type', 'text'],
  properties: {
    type: {
      type: 'string',
      const: 'error',
      description: 'Marks a notice of a failure.',
    },
    text: {
      type: 'string',
      description: 'What the agent is told.',
    },
    about: {
      type: 'integer',
      format: 'int64',
      description: 'The entry that it is about.',
    },
    typing: {
      type: 'boolean',
      description: 'That it is about a typing notice alone, and nothing that was written is lost.',
    },
  },
  examples: [
    {
      type: 'error',
      text: 'The message could not be delivered.',
      about: 2,
    },
  ],
} as const;

/** A private note of an agent, which only agents see. */
export const NoteEntry = {
  type: 'object',
  description: 'A private note of an agent, which only agents see.',
  required: ['type', 'text'],
  properties: {
    type: {
      type: 'string',
      const: 'note',
      description: 'Marks a private note.',
    },
    text: {
      type: 'string',
      description: 'The words.',
    },
  },
  examples: [
    {
      type: 'note',
      text: 'She is a regular customer.',
    },
  ],
} as const;

/** A transfer of the chat by an agent, which only agents see. */
export const TransferEntry = {
  type: 'object',
  description: 'A transfer of the chat by an agent, which only agents see.',
  required: ['type'],
  properties: {
    type: {
      type: 'string',
      const: 'transfer',
      description: 'Marks a transfer.',
    },
    to: {
      type: 'string',
      description: 'The agent who got the chat; absent where it went back into the queue.',
    },
    text: {
      type: 'string',
      description: 'The note for the colleague.',
    },
  },
  examples: [
    {
      type: 'transfer',
      to: 'grace',
      text: 'She asks for a refund.',
    },
  ],
} as const;

/**
 * What an entry holds, told apart by its type. A file or a place has the fields that the channel API gives
 * it, but for its id. The suite needs the type and the fields of what customers sent, and the type and
 * text of an error.
 */
export const EntryContent = {
  description: 'What an entry holds, told apart by its type. A file or a place has the fields that the channel API gives it, but for its id.\nThe suite needs the type and the fields of what customers sent, and the type and text of an error.',
  oneOf: [
    TextEntry,
    MediaContent,
    LocationContent,
    MarkdownEntry,
    ButtonsEntry,
    ErrorEntry,
    NoteEntry,
    TransferEntry,
    CallEntry,
  ],
} as const;

/** One thing that was said, or a notice to the agent. */
export const TranscriptEntry = {
  description: 'One thing that was said, or a notice to the agent.',
  allOf: [
    EntryHead,
    EntryContent,
  ],
} as const;

/**
 * The customer's messages after the last message of an agent; only in lists. The service searches the
 * latest 100 entries of a chat. The list is the same for all agents and in all browsers. The suite does
 * not need it.
 */
export const UnreadMessages = {
  type: 'object',
  description: 'The customer\'s messages after the last message of an agent; only in lists. The service searches the latest 100 entries of a chat. The\nlist is the same for all agents and in all browsers. The suite does not need it.',
  required: ['since', 'entries'],
  properties: {
    since: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the customer wrote the first of them.',
    },
    entries: {
      type: 'array',
      description: 'The numbers of their entries, oldest first.',
      items: {
        type: 'integer',
        format: 'int64',
      },
    },
  },
  examples: [
    {
      since: '2026-11-21T09:00:00.000Z',
      entries: [4, 6],
    },
  ],
} as const;

/** A chat without its transcript. */
export const DeskChat = {
  type: 'object',
  description: 'A chat without its transcript.',
  required: ['chat_id', 'channel_id', 'state', 'customer', 'customer_typing', 'opened_at'],
  properties: {
    chat_id: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the chat. The suite needs it.',
    },
    channel_id: {
      type: 'string',
      description: 'The channel it came by. The suite needs it where the list is not restricted by `channel_id`.',
    },
    state: ChatState,
    customer: DeskCustomer,
    customer_typing: {
      type: 'boolean',
      description: 'Whether the customer is writing now. The suite needs it, or the event `typing_changed`.',
    },
    agent_id: {
      type: 'string',
      description: 'The agent who accepted the chat.',
    },
    handled_by: {
      type: 'string',
      enum: ['bot', 'agents'],
      description: 'Who has the chat now. The suite needs it, or the event `chat_transferred`, to see a handover; absent where no bot is on the channel. While the bot has it, it does not wait at the agents.',
    },
    unanswered_since: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'LOCAL: when the customer wrote the first message that the bot has not replied to; there only while the bot has the chat.',
    },
    via: {
      type: 'string',
      enum: ['widget'],
      description: 'How the customer came where it was not by the channel API.',
    },
    visitor_number: {
      type: 'integer',
      format: 'int64',
      description: 'The visitor\'s sequential number; absent where a service counts no visitors of this channel.',
    },
    page: PageInfo,
    crm_page: SuppliedPage,
    session: Session,
    department_id: {
      type: 'number',
      description: 'The department that an invitation named.',
    },
    panel: {
      type: 'array',
      description: 'What the answer to chat_accepted and the page let the agent see, in the order of display.',
      items: PanelItem,
    },
    call: DeskCall,
    last_entry: TranscriptEntry,
    last_said: TranscriptEntry,
    unread: UnreadMessages,
    opened_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the chat began.',
    },
    closed_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
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
    has_older: {
      type: 'boolean',
      description: 'Whether there are older ones below; absent where the desk does not tell.',
    },
  },
} as const;

/** Who hands over a chat, and to whom. */
export const ChatTransfer = {
  type: 'object',
  description: 'Who hands over a chat, and to whom.',
  required: ['agent_id'],
  additionalProperties: false,
  properties: {
    agent_id: {
      type: 'string',
      minLength: 1,
      description: 'The agent who acts.',
    },
    to: {
      type: 'string',
      minLength: 1,
      description: 'The agent who gets the chat. Without it the chat goes back into the queue.',
    },
    note: {
      type: 'string',
      minLength: 1,
      description: 'A note for the colleague.',
    },
  },
  examples: [
    {
      agent_id: 'ada',
      to: 'grace',
      note: 'She asks for a refund.',
    },
    {
      agent_id: 'ada',
    },
  ],
} as const;

/** A chat and what was said in it. */
export const ChatWithTranscript = {
  type: 'object',
  description: 'A chat and what was said in it.',
  required: ['chat', 'transcript'],
  properties: {
    chat: DeskChat,
    transcript: {
      type: 'array',
      description: 'The entries, oldest first.',
      items: TranscriptEntry,
    },
    has_older: {
      type: 'boolean',
      description: 'Whether there are older entries in front of them; absent where the desk does not tell.',
    },
  },
} as const;

/** A bot that is connected to a channel. */
export const ConnectedBot = {
  type: 'object',
  description: 'A bot that is connected to a channel.',
  required: ['channel_id', 'provider_id', 'bot_endpoint', 'endpoint'],
  properties: {
    channel_id: {
      type: 'string',
      description: 'The channel.',
    },
    provider_id: {
      type: 'string',
      description: 'The provider\'s identifier. The suite needs it where `endpoint` is missing and it was not told by `--provider-id`.',
    },
    bot_endpoint: {
      type: 'string',
      description: 'Where the service posts its events; the token is appended, or stands in the place of `{token}`.',
    },
    endpoint: {
      type: 'string',
      description: 'The whole address for the provider\'s events, token included. The suite needs it, or `--url`, to post as the bot.',
    },
  },
} as const;

/** A channel that was just set up. */
export const CreatedChannel = {
  type: 'object',
  description: 'A channel that was just set up.',
  required: ['channel_id', 'name', 'chunked', 'agents', 'endpoint'],
  properties: {
    channel_id: {
      type: 'string',
      description: 'The public identifier of the channel. The suite needs it.',
    },
    name: {
      type: 'string',
      description: 'The channel\'s name.',
    },
    customer_endpoint: {
      type: 'string',
      description: 'Where agents\' messages go. Without it only visitors of the widget receive them.',
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
      description: 'The whole address for customers\' messages: base, random string, channel identifier. The status is under it. The suite needs it.',
    },
  },
} as const;

/**
 * What is delivered: a message for a customer, a typing notice, an event for a bot, or a developer
 * webhook.
 */
export const DeliveryKind = {
  type: 'string',
  description: 'What is delivered: a message for a customer, a typing notice, an event for a bot, or a developer webhook.',
  enum: ['message', 'typing', 'bot_event', 'webhook'],
  examples: ['webhook'],
} as const;

/** A request to an integrator with all that was tried. */
export const LoggedDelivery = {
  type: 'object',
  description: 'A request to an integrator with all that was tried.',
  required: ['delivery_id', 'kind', 'about', 'to', 'request', 'state', 'attempts'],
  properties: {
    delivery_id: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the delivery.',
    },
    kind: DeliveryKind,
    about: {
      type: 'string',
      description: 'The type of the message or the name of the event.',
    },
    chat_id: {
      type: 'integer',
      format: 'int64',
      description: 'The chat it belongs to.',
    },
    entry_id: {
      type: 'integer',
      format: 'int64',
      description: 'The transcript entry that it delivers.',
    },
    repeats: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the failed delivery that it sends again.',
    },
    again: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the delivery that sends it again.',
    },
    to: {
      type: 'string',
      description: 'Where it goes, without what is secret of the address.',
    },
    request: {
      type: 'string',
      description: 'The body that is sent.',
    },
    recorded_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When it was recorded.',
    },
    state: DeliveryState,
    attempts: {
      type: 'array',
      description: 'The attempts so far.',
      items: DeskAttempt,
    },
    next_attempt_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the next attempt is due.',
    },
  },
} as const;

/** A page of the log, newest first. */
export const DeliveryPage = {
  type: 'object',
  description: 'A page of the log, newest first.',
  required: ['deliveries', 'has_older'],
  properties: {
    deliveries: {
      type: 'array',
      description: 'The deliveries.',
      items: LoggedDelivery,
    },
    has_older: {
      type: 'boolean',
      description: 'Whether there are older ones below.',
    },
  },
} as const;

/** What was odd about a request or an answer of an integrator, and what was done about it. */
export const DeskNote = {
  type: 'object',
  description: 'What was odd about a request or an answer of an integrator, and what was done about it.',
  required: ['note_id', 'at', 'about', 'text'],
  properties: {
    note_id: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the note; later notes have higher ones.',
    },
    at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When it was noticed.',
    },
    channel_id: {
      type: 'string',
      description: 'The channel that it is about, where it is about one.',
    },
    chat_id: {
      type: 'integer',
      format: 'int64',
      description: 'The chat that it is about, where it is about one.',
    },
    about: {
      type: 'string',
      description: 'The event, message or script call that was odd, or whose answer was: chat_accepted, BOT_MESSAGE, text, setCustomData; store for a row that cannot be read and is left out of lists.',
    },
    text: {
      type: 'string',
      description: 'A sentence that says what was odd, and what to do about it.',
    },
  },
} as const;

/** What the visitor filled in. */
export const OfflineForm = {
  type: 'object',
  description: 'What the visitor filled in.',
  properties: {
    name: {
      type: 'string',
      description: 'The visitor\'s name.',
    },
    email: {
      type: 'string',
      description: 'The visitor\'s e-mail address.',
    },
    phone: {
      type: 'string',
      description: 'The visitor\'s phone number.',
    },
    description: {
      type: 'string',
      description: 'A remark about the visitor.',
    },
    message: {
      type: 'string',
      minLength: 1,
      description: 'What the visitor wants to say.',
    },
    user_token: {
      type: 'string',
      description: 'The id that the page gave the visitor by setUserToken.',
    },
    session: Session,
    page: PageInfo,
  },
  required: ['message'],
  additionalProperties: false,
} as const;

/** A message that a visitor left while nobody was on line. */
export const DeskOfflineMessage = {
  type: 'object',
  description: 'A message that a visitor left while nobody was on line.',
  required: ['number', 'offline_message_id', 'channel_id', 'visitor_number', 'at', 'form'],
  properties: {
    number: {
      type: 'integer',
      format: 'int64',
      description: 'The number of the message; later ones have higher numbers.',
    },
    offline_message_id: {
      type: 'string',
      description: 'The id of the message in developer webhooks.',
    },
    channel_id: {
      type: 'string',
      description: 'The channel that it came by.',
    },
    visitor_number: {
      type: 'integer',
      format: 'int64',
      description: 'The visitor\'s sequential number.',
    },
    at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When it was left.',
    },
    form: OfflineForm,
    done_by: {
      type: 'string',
      description: 'The agent who dealt with it; absent while it is open.',
    },
    done_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the agent did.',
    },
  },
  examples: [
    {
      number: 3,
      offline_message_id: '3f2a',
      channel_id: 'shop-app',
      visitor_number: 12,
      at: '2026-11-21T09:00:00.000Z',
      form: {
        email: 'visitor@example.com',
        message: 'Do you ship to Oslo?',
      },
    },
  ],
} as const;

/**
 * Something that happened. What it is about is shown as it is after it; in an event that is read later, as
 * it is by then, except for what the event announces (who types, the status of a call, whether an agent is
 * online).
 */
export const DeskEvent = {
  type: 'object',
  description: 'Something that happened. What it is about is shown as it is after it; in an event that is read later, as it is by then, except for what the event announces (who types, the status of a call, whether an agent is online).',
  required: ['event_id', 'event', 'at'],
  properties: {
    event_id: {
      type: 'integer',
      format: 'int64',
      description: 'Counted upwards, without repeats.',
    },
    event: {
      type: 'string',
      description: 'What happened. `delivery_failed` is the error event of a delivery that was given up. After `destination_changed` ask for the destinations.',
      enum: [
        'agent_changed',
        'agent_removed',
        'channel_created',
        'channel_changed',
        'channel_removed',
        'chat_opened',
        'chat_changed',
        'chat_accepted',
        'chat_transferred',
        'chat_closed',
        'call_changed',
        'offline_message',
        'typing_changed',
        'agent_typing',
        'entry_added',
        'delivery_changed',
        'delivery_failed',
        'destination_changed',
        'note_added',
      ],
    },
    at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When it happened.',
    },
    agent: DeskAgent,
    channel: DeskChannel,
    chat: DeskChat,
    entry: TranscriptEntry,
    call: DeskCall,
    note: DeskNote,
    offline_message: DeskOfflineMessage,
    typing: {
      type: 'boolean',
      description: 'Whether the agent writes now.',
    },
    reason: {
      type: 'string',
      enum: ['bot_invited_agent', 'client_asked', 'bot_failed', 'bot_silent', 'bot_disconnected'],
      description: 'Why a chat was transferred to the agents. `bot_silent` is LOCAL: see `connectBot`.',
    },
  },
} as const;

/** What is known of a chat's visitor. */
export const DeskVisitor = {
  type: 'object',
  description: 'What is known of a chat\'s visitor.',
  properties: {
    name: {
      type: 'string',
      description: 'The visitor\'s name.',
    },
    email: {
      type: 'string',
      description: 'The visitor\'s e-mail address.',
    },
    phone: {
      type: 'string',
      description: 'The visitor\'s phone number.',
    },
    visitor_number: {
      type: 'integer',
      format: 'int64',
      description: 'The visitor\'s sequential number, over all channels of the service. Customers of the channel API have one too, from their first chat on.',
    },
    chats_count: {
      type: 'integer',
      format: 'int64',
      description: 'How many chats the visitor had, this one included.',
    },
    description: {
      type: 'string',
      description: 'A remark about the visitor.',
    },
    social: {
      type: 'object',
      description: 'The visitor\'s addresses in social networks.',
      additionalProperties: true,
    },
    session: Session,
    page: PageInfo,
    user_token: {
      type: 'string',
      description: 'The id that the page gave the visitor by setUserToken.',
    },
    rate: {
      type: ['string', 'null'],
      enum: ['positive', 'negative', null],
      description: 'How the visitor rated the chat.',
    },
    blacklisted: {
      type: 'boolean',
      description: 'Whether the visitor was blacklisted.',
    },
  },
  required: ['visitor_number', 'chats_count', 'blacklisted'],
} as const;

/** A widget and where it is loaded from. */
export const DeskWidget = {
  type: 'object',
  description: 'A widget and where it is loaded from.',
  required: ['widget_id', 'script_url', 'safe_url', 'domains', 'callback'],
  properties: {
    widget_id: {
      type: 'string',
      description: 'The widget\'s id, which is the identifier of its channel.',
    },
    script_url: {
      type: 'string',
      description: 'The address of the script that a page includes.',
    },
    domains: {
      type: 'array',
      description: 'The site\'s own domains.',
      items: {
        type: 'string',
      },
    },
    safe_url: {
      type: 'boolean',
      description: 'Whether links to other domains are kept from the agent.',
    },
    callback: CallbackSettings,
    look: WidgetLook,
  },
} as const;

/** What is sent there: messages for customers, events for a bot, or developer webhooks. */
export const DestinationKind = {
  type: 'string',
  description: 'What is sent there: messages for customers, events for a bot, or developer webhooks.',
  enum: ['message', 'bot_event', 'webhook'],
  examples: ['webhook'],
} as const;

/** Where a channel sends to, and how that fares. */
export const Destination = {
  type: 'object',
  description: 'Where a channel sends to, and how that fares.',
  required: ['channel_id', 'kind', 'to', 'state'],
  properties: {
    channel_id: {
      type: 'string',
      description: 'The channel.',
    },
    kind: DestinationKind,
    to: {
      type: 'string',
      description: 'Its address, without what is secret of it.',
    },
    state: {
      type: 'string',
      enum: ['well', 'failing', 'paused'],
      description: '`failing` where deliveries have failed for long, `paused` where new ones wait for it as well.',
    },
    since: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the first delivery failed after which none went well.',
    },
    failed: {
      type: 'integer',
      minimum: 1,
      description: 'How many deliveries failed in a row.',
    },
    next_attempt_at: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'When the next delivery that waits is tried.',
    },
  },
} as const;

/** Where the channels send to. */
export const DestinationList = {
  type: 'object',
  description: 'Where the channels send to.',
  required: ['destinations'],
  properties: {
    destinations: {
      type: 'array',
      description: 'The destinations.',
      items: Destination,
    },
  },
} as const;

/**
 * The kind of error. Receivers accept codes that are not in the table.
 *
 * Limit: not empty.
 */
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

/**
 * The body of every error response that carries one.
 *
 * @rule BOT-IN-15 SHOULD
 * @openPoint OPEN-32 The bodies of the channel API's error responses, and error codes beyond
 * invalid_client, unauthorized_client and invalid_request, are not stated. The reference's choice, not
 * contract: The same body with codes of its own. Clients take any body, or none.
 */
export const ErrorBody = {
  type: 'object',
  description: 'The body of every error response that carries one.',
  required: ['error'],
  properties: {
    error: ErrorDetail,
  },
} as const;

/** What failed at a destination. */
export const FailedDeliveries = {
  type: 'object',
  description: 'What failed at a destination.',
  required: ['kind', 'since'],
  additionalProperties: false,
  properties: {
    kind: DestinationKind,
    since: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'Only deliveries that were recorded at this instant or later.',
    },
  },
} as const;

/** A chat and an entry in it. */
export const FoundChat = {
  type: 'object',
  description: 'A chat and an entry in it.',
  required: ['chat', 'entry'],
  properties: {
    chat: DeskChat,
    entry: TranscriptEntry,
  },
} as const;

/** Chats with what was looked for in them. */
export const FoundChats = {
  type: 'object',
  description: 'Chats with what was looked for in them.',
  required: ['found'],
  properties: {
    found: {
      type: 'array',
      description: 'The chats, the latest entry first.',
      items: FoundChat,
    },
    before: {
      type: 'integer',
      format: 'int64',
      description: 'The number with which the search goes on; absent where all entries were looked through.',
    },
  },
  examples: [
    {
      found: [],
      before: 1200,
    },
  ],
} as const;

/** A call that begins. */
export const NewCall = {
  type: 'object',
  description: 'A call that begins.',
  required: ['type', 'phone', 'agent_id'],
  additionalProperties: false,
  properties: {
    type: {
      type: 'string',
      enum: ['callback', 'incoming', 'outgoing'],
      description: 'The kind of call.',
    },
    phone: {
      type: 'string',
      minLength: 1,
      description: 'The visitor\'s number.',
    },
    agent_id: {
      type: 'string',
      minLength: 1,
      description: 'The agent who has the call.',
    },
  },
} as const;

/** A file of an agent. */
export const NewFile = {
  type: 'object',
  description: 'A file of an agent.',
  required: ['name', 'bytes'],
  additionalProperties: false,
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      description: 'The name that the customer sees.',
    },
    bytes: {
      type: 'string',
      minLength: 4,
      description: 'Its bytes in Base64.',
    },
  },
  examples: [
    {
      name: 'hours.txt',
      bytes: 'OS0xOA==',
    },
  ],
} as const;

/** Notes, newest first. */
export const NoteList = {
  type: 'object',
  description: 'Notes, newest first.',
  required: ['notes'],
  properties: {
    notes: {
      type: 'array',
      description: 'The notes.',
      items: DeskNote,
    },
  },
} as const;

/** A page of offline messages, newest first. */
export const OfflineMessageList = {
  type: 'object',
  description: 'A page of offline messages, newest first.',
  required: ['messages', 'has_older'],
  properties: {
    messages: {
      type: 'array',
      description: 'The messages.',
      items: DeskOfflineMessage,
    },
    has_older: {
      type: 'boolean',
      description: 'Whether there are older ones below.',
    },
  },
  examples: [
    {
      messages: [],
      has_older: false,
    },
  ],
} as const;

/** Whether an agent has dealt with the message. */
export const OfflineMessageState = {
  type: 'string',
  description: 'Whether an agent has dealt with the message.',
  enum: ['open', 'done'],
  examples: ['open'],
} as const;

/** Who deals with an offline message. */
export const OfflineMessageMove = {
  type: 'object',
  description: 'Who deals with an offline message.',
  required: ['agent_id', 'state'],
  additionalProperties: false,
  properties: {
    agent_id: {
      type: 'string',
      minLength: 1,
      description: 'The agent.',
    },
    state: OfflineMessageState,
  },
  examples: [
    {
      agent_id: 'ada',
      state: 'done',
    },
  ],
} as const;

/** The agent and the note. */
export const PrivateNote = {
  type: 'object',
  description: 'The agent and the note.',
  required: ['agent_id', 'text'],
  additionalProperties: false,
  properties: {
    agent_id: {
      type: 'string',
      minLength: 1,
      description: 'The agent.',
    },
    text: {
      type: 'string',
      minLength: 1,
      description: 'The note.',
    },
  },
  examples: [
    {
      agent_id: 'ada',
      text: 'She is a regular customer.',
    },
  ],
} as const;

/** The new address of a channel. */
export const RenewedAddress = {
  type: 'object',
  description: 'The new address of a channel.',
  required: ['endpoint'],
  properties: {
    endpoint: {
      type: 'string',
      description: 'The whole address for customers\' messages, as it is from now on.',
    },
    former_until: {
      type: 'string',
      format: 'date-time',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]',
      description: 'Until when the former address is good, where it is kept.',
    },
  },
} as const;

/** What was sent again. */
export const SentAgain = {
  type: 'object',
  description: 'What was sent again.',
  required: ['sent', 'has_more'],
  properties: {
    sent: {
      type: 'integer',
      minimum: 0,
      description: 'How many deliveries.',
    },
    has_more: {
      type: 'boolean',
      description: 'Whether there are more; then ask once more.',
    },
  },
} as const;

/** A sign-in of an agent. */
export const SignIn = {
  type: 'object',
  description: 'A sign-in of an agent.',
  required: ['token'],
  properties: {
    token: {
      type: 'string',
      description: 'The token, which is sent as that of the desk is.',
    },
  },
  examples: [
    {
      token: 'YWRh.q0qkzr8xq3w4d1Jm9y2ZbK7L',
    },
  ],
} as const;

/**
 * A secret as Standard Webhooks write it, whsec_ and base64. The key has 24 to 64 bytes.
 *
 * Limit: matches `^(whsec_)?[A-Za-z0-9+/]+={0,2}$`.
 */
export const SigningSecret = {
  type: 'string',
  description: 'A secret as Standard Webhooks write it, whsec_ and base64. The key has 24 to 64 bytes.',
  pattern: '^(whsec_)?[A-Za-z0-9+/]+={0,2}$',
} as const;

/** An offline message that was stored. */
export const StoredOfflineMessage = {
  type: 'object',
  description: 'An offline message that was stored.',
  required: ['offline_message_id'],
  properties: {
    offline_message_id: {
      type: 'string',
      description: 'The message\'s id.',
    },
  },
} as const;

/** What to try. */
export const Trial = {
  type: 'object',
  description: 'What to try.',
  required: ['of'],
  additionalProperties: false,
  properties: {
    of: {
      type: 'string',
      description: 'What is tried: where agents\' messages go, the bot, or the address for developer webhooks.',
      enum: ['customer_endpoint', 'bot', 'webhook'],
    },
    event: {
      type: 'string',
      minLength: 1,
      description: 'The event to send, by its name. Without it a bot gets CLIENT_MESSAGE and CHAT_CLOSED, and anything else all of its events.',
    },
  },
} as const;

/** An event that a bot posted in a trial. */
export const TrialPost = {
  type: 'object',
  description: 'An event that a bot posted in a trial.',
  required: ['event', 'after_ms', 'status'],
  properties: {
    event: {
      type: 'string',
      description: 'The event\'s name.',
    },
    after_ms: {
      type: 'integer',
      description: 'How long after the message it came, in milliseconds.',
    },
    status: {
      type: 'integer',
      description: 'The code with which the service answered it.',
    },
    reason: {
      type: 'string',
      description: 'Why it was refused, where it was.',
    },
  },
  examples: [
    {
      event: 'BOT_MESSAGE',
      after_ms: 400,
      status: 200,
    },
  ],
} as const;

/** An event of a trial, and what came back. */
export const TriedEvent = {
  type: 'object',
  description: 'An event of a trial, and what came back.',
  required: ['event', 'to', 'request', 'attempt', 'right', 'says', 'odd'],
  properties: {
    event: {
      type: 'string',
      description: 'The event that was sent.',
    },
    to: {
      type: 'string',
      description: 'Where it was sent, without what is secret of the address.',
    },
    request: {
      type: 'string',
      description: 'The body that was sent.',
    },
    attempt: DeskAttempt,
    right: {
      type: 'boolean',
      description: 'Whether the answer is one that the contract has. A bot has to post an event after CLIENT_MESSAGE as well.',
    },
    says: {
      type: 'string',
      description: 'What is right or wrong with the answer, in words.',
    },
    odd: {
      type: 'array',
      description: 'What else is odd about the answer.',
      items: {
        type: 'string',
      },
    },
    posted: {
      type: 'array',
      description: 'The events that the bot posted in the chat of the trial. Only CLIENT_MESSAGE has this list.',
      items: TrialPost,
    },
  },
} as const;

/** What a trial brought. */
export const TrialResult = {
  type: 'object',
  description: 'What a trial brought.',
  required: ['right', 'tried'],
  properties: {
    right: {
      type: 'boolean',
      description: 'Whether everything that was tried went right.',
    },
    tried: {
      type: 'array',
      description: 'The events, in the order in which they were sent. After an event without an answer no other is sent.',
      items: TriedEvent,
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

/** What a widget would report of its visitor. */
export const VisitorReport = {
  type: 'object',
  description: 'What a widget would report of its visitor.',
  properties: {
    name: {
      type: 'string',
      description: 'The visitor\'s name.',
    },
    email: {
      type: 'string',
      description: 'The visitor\'s e-mail address.',
    },
    phone: {
      type: 'string',
      description: 'The visitor\'s phone number.',
    },
    description: {
      type: 'string',
      description: 'A remark about the visitor.',
    },
    social: {
      type: 'object',
      description: 'The visitor\'s addresses in social networks.',
      additionalProperties: true,
    },
    session: Session,
    page: PageInfo,
    user_token: {
      type: 'string',
      description: 'The id that the page gave the visitor by setUserToken.',
    },
    rate: {
      type: ['string', 'null'],
      enum: ['positive', 'negative', null],
      description: 'How the visitor rated the chat.',
    },
    blacklisted: {
      type: 'boolean',
      description: 'Whether the visitor was blacklisted.',
    },
  },
  additionalProperties: false,
} as const;

/**
 * Where events go, and whether they are signed. The address can be absent only where one is set; the suite
 * gives it.
 */
export const WebhookSettings = {
  type: 'object',
  description: 'Where events go, and whether they are signed. The address can be absent only where one is set; the suite gives it.',
  additionalProperties: false,
  properties: {
    url: HttpUrl,
    signing_secret: {
      description: 'With a secret every request is signed. With null none is from now on.',
      anyOf: [
        SigningSecret,
        {
          type: 'null',
        },
      ],
    },
    former_signing_secret: {
      description: 'The secret until now. While receivers change over, every request carries a signature by each of the two. Absent beside\na new secret, it is the one that this takes the place of, unless the address is at another host now. With null requests\nare signed by the present one alone.',
      anyOf: [
        SigningSecret,
        {
          type: 'null',
        },
      ],
    },
  },
} as const;

/** How a widget works. */
export const WidgetSettings = {
  type: 'object',
  description: 'How a widget works.',
  additionalProperties: false,
  properties: {
    domains: {
      type: 'array',
      description: 'The site\'s own domains, those below them included. Without any, the host of the page that the visitor is on.',
      items: {
        type: 'string',
        minLength: 1,
      },
    },
    safe_url: {
      type: 'boolean',
      description: 'Whether links that a page sets are kept from the agent when they lead to other domains. It is off unless switched on.',
    },
    callback: CallbackSettings,
    look: WidgetLook,
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

/** The agent and the message. */
export const WrittenMessage = {
  type: 'object',
  description: 'The agent and the message.',
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
