// Made from specs/widget.asyncapi.yaml by `npm run generate`. Change the documents, never this file.

/** Whether the call ended well. */
export const CallResult = {
  type: 'string',
  description: 'Whether the call ended well.',
  enum: ['ok', 'fail'],
  examples: ['ok'],
} as const;

/** How a call ended. */
export const CallOutcome = {
  type: 'object',
  description: 'How a call ended.',
  properties: {
    result: CallResult,
    reason: {
      type: 'string',
      description: 'Why the call failed. It is there on a failure only.',
    },
  },
} as const;

/** How a call ended. */
export const CallEndArguments = {
  type: 'object',
  description: 'How a call ended.',
  required: ['outcome'],
  properties: {
    outcome: CallOutcome,
  },
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

/**
 * What the widget shows. `chat/call` is the open window with the callback form, and `chat/min` the
 * minimised window. LOCAL, as the source does not explain the others: `label` is the closed widget, `chat`
 * the open window, and `call` a call.
 */
export const WidgetState = {
  type: 'string',
  description: 'What the widget shows. `chat/call` is the open window with the callback form, and `chat/min` the minimised window. LOCAL,\nas the source does not explain the others: `label` is the closed widget, `chat` the open window, and `call` a call.',
  enum: ['chat', 'call', 'chat/call', 'label', 'chat/min'],
  examples: ['chat'],
} as const;

/** The state that the widget has entered. */
export const ChangeStateArguments = {
  type: 'object',
  description: 'The state that the widget has entered.',
  required: ['state'],
  properties: {
    state: WidgetState,
  },
} as const;

/** Whether an agent can answer now. */
export const ChatMode = {
  type: 'string',
  description: 'Whether an agent can answer now.',
  enum: ['online', 'offline'],
  examples: ['online'],
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

/** The call has had no effect. */
export const WidgetRefusal = {
  type: 'object',
  description: 'The call has had no effect.',
  required: ['result', 'reason'],
  properties: {
    result: {
      type: 'string',
      const: 'fail',
      description: 'The call has had no effect.',
    },
    reason: {
      type: 'string',
      description: 'Why not, in words.',
    },
  },
} as const;

/** Whether the fields could be used. */
export const CustomDataResult = {
  description: 'Whether the fields could be used.',
  oneOf: [
    WidgetDone,
    WidgetRefusal,
  ],
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
 * The active rules by which visitors are invited to a chat, by name. The form of a single rule is not
 * stated (OPEN-24). The reference reads an object: `text` is the invitation, and all that is named beside
 * it must be so: `delay`, the seconds that the visitor has been on the page; `url`, what the page's
 * address matches, a star for anything; `visits`, how often the visitor has come at least. `department_id`
 * is the department that the chat goes to. Each rule invites once a visit, while agents are online and no
 * chat is open.
 */
export const InvitationRules = {
  type: 'object',
  description: 'The active rules by which visitors are invited to a chat, by name. The form of a single rule is not stated (OPEN-24). The\nreference reads an object: `text` is the invitation, and all that is named beside it must be so: `delay`, the seconds that the\nvisitor has been on the page; `url`, what the page\'s address matches, a star for anything; `visits`, how often the visitor\nhas come at least. `department_id` is the department that the chat goes to. Each rule invites once a visit, while agents\nare online and no chat is open.',
  additionalProperties: true,
} as const;

/** The call is given no data. A function that gets the result of a call is not part of this object. */
export const NoArguments = {
  type: 'object',
  description: 'The call is given no data. A function that gets the result of a call is not part of this object.',
  additionalProperties: false,
  examples: [
    {},
  ],
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

/** The form was not sent. */
export const OfflineMessageRefused = {
  type: 'object',
  description: 'The form was not sent.',
  required: ['result', 'error'],
  properties: {
    result: {
      type: 'string',
      const: 'fail',
      description: 'The form was not sent.',
    },
    error: {
      type: 'string',
      description: 'Which entry of the form is wrong, or why nothing can be sent.',
    },
  },
} as const;

/** Whether the form was sent. */
export const OfflineMessageResult = {
  description: 'Whether the form was sent.',
  oneOf: [
    WidgetDone,
    OfflineMessageRefused,
  ],
} as const;

/** What the window opens with. Without it, the chat. */
export const OpenOptions = {
  type: 'object',
  description: 'What the window opens with. Without it, the chat.',
  properties: {
    start: {
      type: 'string',
      const: 'call',
      description: 'Opens the callback form, which has a field for a phone number.',
    },
  },
} as const;

/** How the window is to open. */
export const OpenArguments = {
  type: 'object',
  description: 'How the window is to open.',
  properties: {
    options: OpenOptions,
  },
} as const;

/** The offline form to send. */
export const SendOfflineMessageArguments = {
  type: 'object',
  description: 'The offline form to send.',
  required: ['form'],
  properties: {
    form: OfflineMessageForm,
  },
} as const;

/** The contact data to set. */
export const SetContactInfoArguments = {
  type: 'object',
  description: 'The contact data to set.',
  required: ['contact_info'],
  properties: {
    contact_info: ContactInfo,
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

/** The rules to replace the present ones with. */
export const SetRulesArguments = {
  type: 'object',
  description: 'The rules to replace the present ones with.',
  required: ['rules'],
  properties: {
    rules: InvitationRules,
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

/** The invitation to show. */
export const ShowProactiveInvitationArguments = {
  type: 'object',
  description: 'The invitation to show.',
  required: ['invitation_text'],
  properties: {
    invitation_text: {
      type: 'string',
      description: 'The words that the window opens with.',
    },
    department_id: {
      type: 'number',
      description: 'The department that the chat goes to. LOCAL, the reference takes an invitation without it too.',
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

/** Whether the call could be asked for. */
export const StartCallResult = {
  description: 'Whether the call could be asked for.',
  oneOf: [
    WidgetDone,
    WidgetRefusal,
  ],
} as const;

/** The id was not set. */
export const UserTokenRefused = {
  type: 'object',
  description: 'The id was not set.',
  required: ['result', 'token'],
  properties: {
    result: {
      type: 'string',
      const: 'fail',
      description: 'The id was not set.',
    },
    token: {
      description: 'The id that was given, or `false`.',
      anyOf: [
        {
          type: 'string',
        },
        {
          type: 'boolean',
          const: false,
        },
      ],
    },
  },
} as const;

/** The id was set. */
export const UserTokenSet = {
  type: 'object',
  description: 'The id was set.',
  required: ['result', 'token'],
  properties: {
    result: {
      type: 'string',
      const: 'ok',
      description: 'The id was set.',
    },
    token: {
      type: 'string',
      description: 'The id that was set.',
    },
  },
} as const;

/** Whether the id was set. */
export const UserTokenResult = {
  description: 'Whether the id was set.',
  oneOf: [
    UserTokenSet,
    UserTokenRefused,
  ],
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
