// Made from specs/reference/visitor.openapi.yaml by `npm run generate`. Change the documents, never this file.

/** Whether an agent can answer now. */
export const ChatMode = {
  type: 'string',
  description: 'Whether an agent can answer now.',
  enum: ['online', 'offline'],
  examples: ['online'],
} as const;

/**
 * The call has had its effect.
 *
 * @local WID-26 open, close, setRules, setContactInfo and showProactiveInvitation give the result ok,
 * getContactInfo gives the contact form, getVisitorNumber gives a promise, and callbacks with arguments
 * that are not stated get none. This is the reference's choice, not contract.
 */
export const WidgetDone = {
  type: 'object',
  description: 'The call has had its effect.',
  required: ['result'],
  properties: {
    result: {
      type: 'string',
      const: 'ok',
      description: 'The call has had its effect.',
    },
  },
} as const;

/**
 * `Callback disabled` is said when the admin panel has calls switched off; `Callback unavaiable`, spelt as
 * the source spells it, for any other reason, such as the day, the hour, or a call that has already begun.
 */
export const CallbackUnavailableReason = {
  type: 'string',
  description: '`Callback disabled` is said when the admin panel has calls switched off; `Callback unavaiable`, spelt as the source\nspells it, for any other reason, such as the day, the hour, or a call that has already begun.',
  enum: ['Callback disabled', 'Callback unavaiable'],
  examples: ['Callback disabled'],
} as const;

/** The visitor cannot be called now. */
export const CallbackUnavailable = {
  type: 'object',
  description: 'The visitor cannot be called now.',
  required: ['result', 'reason'],
  properties: {
    result: {
      type: 'string',
      const: 'fail',
      description: 'The visitor cannot be called now.',
    },
    reason: CallbackUnavailableReason,
  },
} as const;

/** Whether the visitor can be called. */
export const CallbackAvailability = {
  description: 'Whether the visitor can be called.',
  oneOf: [
    WidgetDone,
    CallbackUnavailable,
  ],
} as const;

/** Who can answer now. */
export const Availability = {
  type: 'object',
  description: 'Who can answer now.',
  required: ['mode', 'callback'],
  properties: {
    mode: ChatMode,
    callback: CallbackAvailability,
  },
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

/** Contact data that the page knows of the visitor. */
export const ContactInfo = {
  type: 'object',
  description: 'Contact data that the page knows of the visitor.',
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
      description: 'What the agent should know about the visitor.',
    },
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

/** What the visitor thinks of the chat. */
export const GivenRate = {
  type: ['string', 'null'],
  description: 'What the visitor thinks of the chat.',
  enum: ['positive', 'negative', null],
  examples: ['positive'],
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
 * What a visitor leaves while nobody is online.
 *
 * @openPoint OPEN-41 Which fields sendOfflineMessage needs is not stated. The reference's choice, not
 * contract: message. The widget's own form also asks for an e-mail address or a phone number.
 */
export const OfflineMessageForm = {
  type: 'object',
  description: 'What a visitor leaves while nobody is online.',
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
      description: 'What the agent should know about the visitor.',
    },
    message: {
      type: 'string',
      description: 'What the visitor has to say.',
    },
  },
  required: ['message'],
} as const;

/** The offline form. */
export const LeftMessage = {
  type: 'object',
  description: 'The offline form.',
  required: ['message_id', 'form'],
  properties: {
    message_id: {
      type: 'string',
      minLength: 8,
      maxLength: 64,
      description: 'The widget\'s own id of this message, the same when it is sent once more.',
    },
    form: OfflineMessageForm,
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

/** The fields to show to the agent. */
export const SetCustomDataArguments = {
  type: 'object',
  description: 'The fields to show to the agent.',
  required: ['fields'],
  properties: {
    fields: CustomFields,
  },
} as const;

/** The id to give to the visitor. */
export const SetUserTokenArguments = {
  type: 'object',
  description: 'The id to give to the visitor.',
  required: ['token'],
  properties: {
    token: {
      type: 'string',
      description: 'The visitor\'s id on the site\'s side. One that is hard to guess is recommended.',
    },
  },
} as const;

/** The call that the visitor wants. */
export const StartCallArguments = {
  type: 'object',
  description: 'The call that the visitor wants.',
  required: ['phone'],
  properties: {
    phone: {
      type: 'string',
      description: 'The number to call the visitor on.',
    },
  },
} as const;

/** A message that was stored. */
export const TakenMessage = {
  type: 'object',
  description: 'A message that was stored.',
  required: ['entry_id'],
  properties: {
    entry_id: {
      type: 'integer',
      description: 'The number of its entry.',
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

/** Where the visitor is. */
export const Visit = {
  type: 'object',
  description: 'Where the visitor is.',
  required: ['page'],
  properties: {
    page: PageInfo,
    utm: UtmTags,
  },
} as const;

/** Prepared answers of a bot. */
export const VisitorButtons = {
  type: 'object',
  description: 'Prepared answers of a bot.',
  required: ['type', 'buttons'],
  properties: {
    type: {
      type: 'string',
      const: 'buttons',
      description: 'Marks a choice of answers.',
    },
    title: {
      type: 'string',
      description: 'The heading.',
    },
    buttons: {
      type: 'array',
      description: 'The answers, in the order in which they are shown.',
      items: {
        type: 'string',
      },
    },
  },
  examples: [
    {
      type: 'buttons',
      title: 'Which colour?',
      buttons: ['Blue', 'Green'],
    },
  ],
} as const;

/** The visitor's call. */
export const VisitorCall = {
  type: 'object',
  description: 'The visitor\'s call.',
  required: ['status'],
  properties: {
    status: {
      type: 'string',
      enum: ['start', 'end', 'agent_connected', 'client_connected', 'error'],
      description: 'Where the call is.',
    },
    reason: {
      type: 'string',
      description: 'Why it failed.',
    },
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

/** The present chat, or the last one. */
export const VisitorChat = {
  type: 'object',
  description: 'The present chat, or the last one.',
  required: ['chat_id', 'state'],
  properties: {
    chat_id: {
      type: 'integer',
      description: 'The number of the chat, as its entries have it.',
    },
    state: {
      type: 'string',
      enum: ['open', 'closed'],
      description: 'Whether it goes on.',
    },
    agent: WritingAgent,
    rate: GivenRate,
  },
} as const;

/**
 * What stands in the visitor's contact form, typed by the visitor or set by the page.
 *
 * @openPoint OPEN-02 The fields of the structure that getContactInfo gives are not shown. The reference's
 * choice, not contract: name, email, phone and description, each a string, or null where nothing is known.
 */
export const VisitorContact = {
  type: 'object',
  description: 'What stands in the visitor\'s contact form, typed by the visitor or set by the page.',
  required: ['name', 'email', 'phone', 'description'],
  properties: {
    name: {
      type: ['string', 'null'],
      description: 'The visitor\'s name.',
    },
    email: {
      type: ['string', 'null'],
      description: 'The visitor\'s e-mail address.',
    },
    phone: {
      type: ['string', 'null'],
      description: 'The visitor\'s phone number.',
    },
    description: {
      type: ['string', 'null'],
      description: 'What was noted about the visitor.',
    },
  },
} as const;

/** A plain text. */
export const VisitorText = {
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
      text: 'Yes, three are left.',
    },
  ],
} as const;

/** A formatted text of a bot. */
export const VisitorMarkdown = {
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
      description: 'Markdown, of which links, bold and italic count. All else is literal text.',
    },
  },
  examples: [
    {
      type: 'markdown',
      content: 'It is **in stock**.',
    },
  ],
} as const;

/**
 * What an entry holds, told apart by its type. A file or a place has the fields that the channel API gives
 * it, but for its id.
 */
export const VisitorContent = {
  description: 'What an entry holds, told apart by its type. A file or a place has the fields that the channel API gives it, but for its id.',
  oneOf: [
    VisitorText,
    MediaContent,
    LocationContent,
    VisitorMarkdown,
    VisitorButtons,
    CallEntry,
  ],
} as const;

/** What every entry has beside its content: its number, its time and its author. */
export const VisitorEntryHead = {
  type: 'object',
  description: 'What every entry has beside its content: its number, its time and its author.',
  required: ['entry_id', 'chat_id', 'at', 'from'],
  properties: {
    entry_id: {
      type: 'integer',
      description: 'The number of the entry; later entries have higher ones.',
    },
    chat_id: {
      type: 'integer',
      description: 'The number of its chat, by which former conversations are told apart.',
    },
    at: {
      type: 'string',
      format: 'date-time',
      description: 'When it was stored.',
    },
    from: {
      type: 'string',
      enum: ['visitor', 'agent', 'bot', 'system'],
      description: 'Who said it; `system` is the service, which tells of calls.',
    },
    name: {
      type: 'string',
      description: 'The name of the agent or bot.',
    },
    photo: {
      type: 'string',
      description: 'The address of the agent\'s picture.',
    },
    message_id: {
      type: 'string',
      description: 'The id that the widget gave, for the visitor\'s own words.',
    },
  },
  examples: [
    {
      entry_id: 12,
      chat_id: 3,
      at: '2026-11-21T10:00:05.000Z',
      from: 'agent',
      name: 'Ada',
    },
  ],
} as const;

/** One thing that was said. */
export const VisitorEntry = {
  description: 'One thing that was said.',
  allOf: [
    VisitorEntryHead,
    VisitorContent,
  ],
} as const;

/** Something that concerns the visitor. Each kind has the field of its name. */
export const VisitorEvent = {
  type: 'object',
  description: 'Something that concerns the visitor. Each kind has the field of its name.',
  required: ['event'],
  properties: {
    event: {
      type: 'string',
      description: 'What happened: who can answer changed; something was said; the chat was accepted, changed or closed; an agent types; a call moved on; the contact data changed.',
      enum: ['availability', 'entry', 'chat', 'typing', 'call', 'contact'],
    },
    availability: Availability,
    entry: VisitorEntry,
    chat: VisitorChat,
    typing: {
      type: 'boolean',
      description: 'Whether an agent writes now.',
    },
    call: VisitorCall,
    contact: VisitorContact,
  },
} as const;

/** A file of the visitor. */
export const VisitorFile = {
  type: 'object',
  description: 'A file of the visitor.',
  required: ['message_id', 'name', 'bytes'],
  properties: {
    message_id: {
      type: 'string',
      minLength: 8,
      maxLength: 64,
      description: 'The widget\'s own id of this message, the same when it is sent once more.',
    },
    name: {
      type: 'string',
      minLength: 1,
      description: 'The name that the agent sees.',
    },
    bytes: {
      type: 'string',
      minLength: 4,
      description: 'Its bytes in Base64.',
    },
    invite: {
      type: 'string',
      description: 'The invitation that the visitor answers.',
    },
    department_id: {
      type: 'number',
      description: 'The department that the invitation named.',
    },
  },
  examples: [
    {
      message_id: '0b9e3c52-7d41',
      name: 'receipt.txt',
      bytes: 'OS0xOA==',
    },
  ],
} as const;

/**
 * The visitor's place in the sequence of all visitors, counted from 1. Agents see it, in chats and in the
 * archive.
 *
 * Limit: at least 1.
 */
export const VisitorNumber = {
  type: 'integer',
  description: 'The visitor\'s place in the sequence of all visitors, counted from 1. Agents see it, in chats and in the archive.',
  minimum: 1,
  examples: [3],
} as const;

/** What the visitor thinks of the chat. */
export const VisitorRating = {
  type: 'object',
  description: 'What the visitor thinks of the chat.',
  required: ['rate'],
  properties: {
    rate: GivenRate,
  },
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

/** What the widget has to know of its visitor. `token` is there for a new visitor. */
export const VisitorSession = {
  type: 'object',
  description: 'What the widget has to know of its visitor. `token` is there for a new visitor.',
  required: ['visitor_number', 'look', 'availability', 'contact', 'entries', 'last_event_id'],
  properties: {
    token: {
      type: 'string',
      description: 'What the widget keeps and sends with every later request.',
    },
    visitor_number: VisitorNumber,
    look: WidgetLook,
    availability: Availability,
    contact: VisitorContact,
    chat: VisitorChat,
    entries: {
      type: 'array',
      description: 'What was said in the present chat and in the ones before it, oldest first.',
      items: VisitorEntry,
    },
    call: VisitorCall,
    last_event_id: {
      type: 'integer',
      description: 'The event up to which all of this is known.',
    },
  },
} as const;

/** Whether the visitor writes. */
export const VisitorTyping = {
  type: 'object',
  description: 'Whether the visitor writes.',
  required: ['typing'],
  properties: {
    typing: {
      type: 'boolean',
      description: 'True when the visitor begins to write.',
    },
  },
} as const;

/** What the visitor says. */
export const VisitorWords = {
  type: 'object',
  description: 'What the visitor says.',
  required: ['message_id', 'text'],
  properties: {
    message_id: {
      type: 'string',
      minLength: 8,
      maxLength: 64,
      description: 'The widget\'s own id of this message, the same when it is sent once more.',
    },
    text: {
      type: 'string',
      minLength: 1,
      description: 'The words.',
    },
    answers: {
      type: 'integer',
      description: 'The entry whose button was pressed; the words are those of the button.',
    },
    invite: {
      type: 'string',
      description: 'The invitation that the visitor answers.',
    },
    department_id: {
      type: 'number',
      description: 'The department that the invitation named.',
    },
  },
} as const;
