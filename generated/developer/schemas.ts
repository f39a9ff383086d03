// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

/**
 * When the message arrived. The reference counts seconds of Unix time (OPEN-45).
 *
 * @openPoint OPEN-45 The timestamp in chat.messages is the receipt time; its unit is not stated, as it is
 * for the bot API. The reference's choice, not contract: Seconds of Unix time.
 */
export const ReceiptTime = {
  type: 'number',
  description: 'When the message arrived. The reference counts seconds of Unix time (OPEN-45).',
  examples: [1795251600],
} as const;

/**
 * The words of the message. Of a file they are its comment and its name, of a place its comment, its name
 * and its coordinates, a line each. The field's name is the reference's own (OPEN-23).
 */
export const FinishedChatWords = {
  type: 'string',
  description: 'The words of the message. Of a file they are its comment and its name, of a place its comment, its name and its coordinates, a line each. The field\'s name is the reference\'s own (OPEN-23).',
  examples: ['Is the blue one still in stock?'],
} as const;

/** A message of an agent. */
export const AgentChatMessage = {
  type: 'object',
  description: 'A message of an agent.',
  required: ['timestamp', 'type'],
  properties: {
    timestamp: ReceiptTime,
    type: {
      type: 'string',
      const: 'agent',
      description: 'Marks a message of an agent.',
    },
    agent_id: {
      type: 'number',
      description: 'The number of the agent who wrote it, where the service numbers its agents.',
    },
    message: FinishedChatWords,
    blacklisted: {
      type: 'boolean',
      description: 'Whether the visitor was on the black list then.',
    },
  },
} as const;

/**
 * An agent.
 *
 * @rule HOOK-OUT-04 MUST
 */
export const AgentInfo = {
  type: 'object',
  description: 'An agent.',
  required: ['id', 'name', 'email'],
  properties: {
    id: {
      type: 'string',
      description: 'The agent\'s id.',
    },
    name: {
      type: 'string',
      description: 'The agent\'s name.',
    },
    email: {
      type: 'string',
      description: 'The agent\'s e-mail address. LOCAL, the reference sends an empty text where it knows none.',
    },
    phone: {
      type: 'string',
      description: 'The agent\'s phone number.',
    },
  },
} as const;

/** Who calls whom; `callback` is a call that the visitor asked for. */
export const CallType = {
  type: 'string',
  description: 'Who calls whom; `callback` is a call that the visitor asked for.',
  enum: ['callback', 'incoming', 'outgoing'],
  examples: ['callback'],
} as const;

/** The phone number of the visitor's side. */
export const CallPhone = {
  type: 'string',
  description: 'The phone number of the visitor\'s side.',
  examples: ['+4930901820'],
} as const;

/** How far the call has come. */
export const RunningCallStatus = {
  type: 'string',
  description: 'How far the call has come.',
  enum: ['start', 'agent_connected', 'client_connected'],
  examples: ['start'],
} as const;

/** A call that begins or goes on. */
export const RunningCall = {
  type: 'object',
  description: 'A call that begins or goes on.',
  required: ['type', 'phone', 'status'],
  not: {
    anyOf: [
      {
        required: ['reason'],
        properties: {
          reason: {
            description: 'Belongs to failed calls only.',
          },
        },
      },
      {
        required: ['record_url'],
        properties: {
          record_url: {
            description: 'Belongs to calls that are over.',
          },
        },
      },
    ],
  },
  properties: {
    type: CallType,
    phone: CallPhone,
    status: RunningCallStatus,
  },
} as const;

/** A call that is over. */
export const EndedCall = {
  type: 'object',
  description: 'A call that is over.',
  required: ['type', 'phone', 'status'],
  not: {
    required: ['reason'],
    properties: {
      reason: {
        description: 'Belongs to failed calls only.',
      },
    },
  },
  properties: {
    type: CallType,
    phone: CallPhone,
    status: {
      type: 'string',
      const: 'end',
      description: 'Marks a call that is over.',
    },
    record_url: {
      type: 'string',
      description: 'The address of the recording, an mp3 file.',
    },
  },
} as const;

/** A call that did not come about or broke off. */
export const FailedCall = {
  type: 'object',
  description: 'A call that did not come about or broke off.',
  required: ['type', 'phone', 'status'],
  properties: {
    type: CallType,
    phone: CallPhone,
    status: {
      type: 'string',
      const: 'error',
      description: 'Marks a call that failed.',
    },
    reason: {
      type: 'string',
      description: 'Why the call failed.',
    },
    record_url: {
      type: 'string',
      description: 'The address of the recording, an mp3 file, where the call had begun before it broke off.',
    },
  },
} as const;

/**
 * A call, as it stands now.
 *
 * @rule HOOK-OUT-15 MUST
 */
export const Call = {
  description: 'A call, as it stands now.',
  oneOf: [
    RunningCall,
    EndedCall,
    FailedCall,
  ],
} as const;

/** The widget of the channel that the event is about. */
export const WidgetId = {
  type: 'string',
  description: 'The widget of the channel that the event is about.',
  examples: ['shop-app'],
} as const;

/**
 * What social networks tell about the visitor.
 *
 * @openPoint OPEN-01 The fields of the social object are not shown. The reference's choice, not contract:
 * An object of strings by the network's name, passed through as it is.
 */
export const SocialNetworks = {
  type: 'object',
  description: 'What social networks tell about the visitor.',
  additionalProperties: true,
} as const;

/**
 * The visitor as the agent knows them.
 *
 * @rule HOOK-OUT-03 MUST
 */
export const Visitor = {
  type: 'object',
  description: 'The visitor as the agent knows them.',
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
    number: {
      type: 'string',
      description: 'The visitor\'s sequential number, which the agents see too.',
    },
    description: {
      type: 'string',
      description: 'What was noted about the visitor. LOCAL, the reference sends an empty text where nothing was.',
    },
    social: SocialNetworks,
    chats_count: {
      type: 'number',
      description: 'How many chats the visitor has had.',
    },
  },
  required: ['number', 'description', 'chats_count'],
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
 * The number of the chat. The source's table of events says its type once, with call_event, where it names
 * the field first.
 */
export const ChatNumber = {
  type: 'number',
  description: 'The number of the chat. The source\'s table of events says its type once, with call_event, where it names the field first.',
  examples: [7],
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

/** An operator has a new call, or a call has changed its status. */
export const CallEvent = {
  type: 'object',
  description: 'An operator has a new call, or a call has changed its status.',
  required: ['event_name', 'widget_id', 'visitor', 'session', 'page', 'chat_id', 'agent', 'call'],
  properties: {
    event_name: {
      type: 'string',
      const: 'call_event',
      description: 'Marks a new or changed call.',
    },
    widget_id: WidgetId,
    visitor: Visitor,
    session: Session,
    page: PageInfo,
    chat_id: ChatNumber,
    agent: AgentInfo,
    department: Department,
    call: Call,
  },
} as const;

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
export const UserToken = {
  type: 'string',
  description: 'The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.',
  examples: ['u-2b1f8f0e9d'],
} as const;

/** An agent has pressed Reply and has the chat now. The receiver may answer with data for the agent. */
export const ChatAcceptedEvent = {
  type: 'object',
  description: 'An agent has pressed Reply and has the chat now. The receiver may answer with data for the agent.',
  required: ['event_name', 'widget_id', 'visitor', 'session', 'page', 'chat_id', 'agent'],
  properties: {
    event_name: {
      type: 'string',
      const: 'chat_accepted',
      description: 'Marks that an agent took a chat.',
    },
    widget_id: WidgetId,
    visitor: Visitor,
    session: Session,
    page: PageInfo,
    user_token: UserToken,
    chat_id: ChatNumber,
    department: Department,
    agent: AgentInfo,
  },
} as const;

/** A field that the agent sees beside the chat. */
export const CustomField = {
  type: 'object',
  description: 'A field that the agent sees beside the chat.',
  properties: {
    content: {
      type: 'string',
      description: 'The words of the field. Markup in them is shown as text.',
    },
    title: {
      type: 'string',
      description: 'A heading above the field.',
    },
    link: {
      type: 'string',
      description: 'An address that a click on the field opens.',
    },
    key: {
      type: 'string',
      description: 'A name that stands bold before the words, separated from them by a colon.',
    },
  },
} as const;

/** Fields that the agent sees beside the chat, in this order. */
export const CustomFields = {
  type: 'array',
  description: 'Fields that the agent sees beside the chat, in this order.',
  items: CustomField,
} as const;

/**
 * Contact data of the visitor, treated as if the visitor had typed it.
 *
 * @openPoint OPEN-47 Contact data of a response is saved in the e-mailed chat log, too; when and to whom a
 * log is mailed is not stated. The reference's choice, not contract: No log is mailed. The contact data
 * stands in the archive.
 */
export const SuppliedContact = {
  type: 'object',
  description: 'Contact data of the visitor, treated as if the visitor had typed it.',
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      description: 'The visitor\'s name.',
    },
    phone: {
      type: 'string',
      description: 'The visitor\'s phone number.',
    },
    email: {
      type: 'string',
      description: 'The visitor\'s e-mail address.',
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

/**
 * The receiver's data for the agent. Nothing of it is passed on unless the result is OK.
 *
 * @rule HOOK-RCV-01 MUST
 * @local HOOK-RCV-07 crm_link and page.url are http or https addresses. This is the reference's choice,
 * not contract.
 */
export const ChatAcceptedReply = {
  type: 'object',
  description: 'The receiver\'s data for the agent. Nothing of it is passed on unless the result is OK.',
  required: ['result'],
  properties: {
    result: {
      type: 'string',
      description: 'The word OK when the data is good. Any other text keeps it from the agent.',
    },
    custom_data: CustomFields,
    contact_info: SuppliedContact,
    enable_assign: {
      type: 'boolean',
      description: 'Whether the agent gets a button that connects the visitor to a CRM card, in front of all fields.',
    },
    crm_link: {
      type: 'string',
      description: 'The address of the CRM card, shown as a button of its own below the fields.',
    },
    page: SuppliedPage,
  },
} as const;

/** An agent has connected the chat to the CRM card that the response to chat_accepted named. */
export const ChatAssignedEvent = {
  type: 'object',
  description: 'An agent has connected the chat to the CRM card that the response to chat_accepted named.',
  required: ['event_name', 'widget_id', 'visitor', 'session', 'page', 'chat_id', 'agent', 'assign_to'],
  properties: {
    event_name: {
      type: 'string',
      const: 'chat_assigned',
      description: 'Marks that a chat was connected to a CRM card.',
    },
    widget_id: WidgetId,
    visitor: Visitor,
    session: Session,
    page: PageInfo,
    user_token: UserToken,
    chat_id: ChatNumber,
    department: Department,
    agent: AgentInfo,
    assign_to: {
      type: 'string',
      description: 'The address of the CRM card, as crm_link gave it.',
    },
  },
} as const;

/** A message of the visitor. */
export const VisitorChatMessage = {
  type: 'object',
  description: 'A message of the visitor.',
  required: ['timestamp', 'type'],
  not: {
    required: ['agent_id'],
    properties: {
      agent_id: {
        description: 'Belongs to messages of agents only.',
      },
    },
  },
  properties: {
    timestamp: ReceiptTime,
    type: {
      type: 'string',
      const: 'visitor',
      description: 'Marks a message of the visitor.',
    },
    message: FinishedChatWords,
    blacklisted: {
      type: 'boolean',
      description: 'Whether the visitor was on the black list then.',
    },
  },
} as const;

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
export const FinishedChatMessage = {
  description: 'One message of a finished chat. The contract does not name the field that holds its words.',
  oneOf: [
    VisitorChatMessage,
    AgentChatMessage,
  ],
} as const;

/** How the visitor rated the chat; `null` when they did not. */
export const ChatRate = {
  type: ['string', 'null'],
  description: 'How the visitor rated the chat; `null` when they did not.',
  enum: ['positive', 'negative', null],
  examples: ['positive'],
} as const;

/** What was said in a chat, and how it was rated. */
export const FinishedChat = {
  type: 'object',
  description: 'What was said in a chat, and how it was rated.',
  required: ['messages', 'rate', 'blacklisted'],
  properties: {
    messages: {
      type: 'array',
      description: 'The messages in the order in which they arrived.',
      items: FinishedChatMessage,
    },
    rate: ChatRate,
    blacklisted: {
      type: 'boolean',
      description: 'Whether the visitor was put on the black list.',
    },
  },
} as const;

/** A chat has been closed in the agents' application. */
export const ChatFinishedEvent = {
  type: 'object',
  description: 'A chat has been closed in the agents\' application.',
  required: ['event_name', 'widget_id', 'visitor', 'session', 'page', 'chat_id', 'agents', 'chat'],
  properties: {
    event_name: {
      type: 'string',
      const: 'chat_finished',
      description: 'Marks the end of a chat.',
    },
    widget_id: WidgetId,
    visitor: Visitor,
    session: Session,
    page: PageInfo,
    user_token: UserToken,
    chat_id: ChatNumber,
    department: Department,
    agents: {
      type: 'array',
      description: 'The agents who took part.',
      items: AgentInfo,
    },
    chat: FinishedChat,
  },
} as const;

/** What is known of the visitor has changed, for instance because the contact form was filled in. */
export const ChatUpdatedEvent = {
  type: 'object',
  description: 'What is known of the visitor has changed, for instance because the contact form was filled in.',
  required: ['event_name', 'widget_id', 'visitor', 'session', 'page', 'chat_id', 'agent'],
  properties: {
    event_name: {
      type: 'string',
      const: 'chat_updated',
      description: 'Marks a change of the visitor\'s data.',
    },
    widget_id: WidgetId,
    visitor: Visitor,
    session: Session,
    page: PageInfo,
    user_token: UserToken,
    chat_id: ChatNumber,
    department: Department,
    agent: AgentInfo,
  },
} as const;

/** Marks an offline form. The service sends the singular; receivers take the plural for the same. */
export const OfflineMessageEventName = {
  type: 'string',
  description: 'Marks an offline form. The service sends the singular; receivers take the plural for the same.',
  enum: ['offline_message', 'offline_messages'],
  examples: ['offline_message'],
} as const;

/**
 * A visitor has sent the form that is shown while nobody is online. No chat and no agent belong to it.
 *
 * @openPoint OPEN-15 The parameter table calls the event offline_messages, the sample offline_message. The
 * reference's choice, not contract: offline_message is sent, and both are accepted.
 */
export const OfflineMessageEvent = {
  type: 'object',
  description: 'A visitor has sent the form that is shown while nobody is online. No chat and no agent belong to it.',
  required: ['event_name', 'widget_id', 'visitor', 'session', 'page', 'offline_message_id', 'message'],
  properties: {
    event_name: OfflineMessageEventName,
    widget_id: WidgetId,
    visitor: Visitor,
    session: Session,
    page: PageInfo,
    user_token: UserToken,
    offline_message_id: {
      type: 'string',
      description: 'The id of the form that was sent.',
    },
    message: {
      type: 'string',
      description: 'What the visitor wrote in the form.',
    },
  },
  not: {
    anyOf: [
      {
        required: ['chat_id'],
        properties: {
          chat_id: {
            description: 'Belongs to chats and calls.',
          },
        },
      },
      {
        required: ['agent'],
        properties: {
          agent: {
            description: 'Belongs to chats and calls.',
          },
        },
      },
    ],
  },
} as const;

/**
 * Header fields of a signed request, as Standard Webhooks describe them. They are there only when a secret
 * is set (OPEN-08).
 */
export const SignatureHeaders = {
  type: 'object',
  description: 'Header fields of a signed request, as Standard Webhooks describe them. They are there only when a secret is set (OPEN-08).',
  properties: {
    'webhook-id': {
      type: 'string',
      description: 'The id of the delivery, the same for each attempt.',
    },
    'webhook-timestamp': {
      type: 'string',
      description: 'When the attempt was made, in Unix time, in seconds.',
    },
    'webhook-signature': {
      type: 'string',
      description: 'One signature or several, separated by spaces, each with its version in front.',
    },
  },
} as const;

/**
 * The outcome on the receiver's side, `OK` or `FAILURE`. It is read in any case of letters.
 *
 * Limit: matches `^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$`.
 *
 * @openPoint OPEN-19 The table of responses writes the result OK, the sentence on errors writes ok. The
 * reference's choice, not contract: It is read in any case of letters, with a note at the desk when it is
 * not OK; examples have OK.
 */
export const WebhookResult = {
  type: 'string',
  description: 'The outcome on the receiver\'s side, `OK` or `FAILURE`. It is read in any case of letters.',
  pattern: '^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$',
  examples: ['OK'],
} as const;

/** Whether the receiver could use the event. */
export const WebhookReply = {
  type: 'object',
  description: 'Whether the receiver could use the event.',
  required: ['result'],
  properties: {
    result: WebhookResult,
  },
} as const;
