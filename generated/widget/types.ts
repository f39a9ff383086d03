// Made from specs/widget.asyncapi.yaml by `npm run generate`. Change the documents, never this file.

/** Whether the call ended well. */
export type CallResult = "ok" | "fail";

/** How a call ended. */
export type CallOutcome = {
  /** Whether the call ended well. */
  result?: CallResult | undefined;
  /** Why the call failed. It is there on a failure only. */
  reason?: string | undefined;
};

/** How a call ended. */
export type CallEndArguments = {
  /** How a call ended. */
  outcome: CallOutcome;
};

/**
 * The call has had its effect.
 *
 * @local WID-26 open, close, setRules, setContactInfo and showProactiveInvitation give the result ok,
 * getContactInfo gives the contact form, getVisitorNumber gives a promise, and callbacks with arguments
 * that are not stated get none. This is the reference's choice, not contract.
 */
export type WidgetDone = {
  /** The call has had its effect. */
  result: "ok";
};

/**
 * `Callback disabled` is said when the admin panel has calls switched off; `Callback unavaiable`, spelt as
 * the source spells it, for any other reason, such as the day, the hour, or a call that has already begun.
 */
export type CallbackUnavailableReason = "Callback disabled" | "Callback unavaiable";

/** The visitor cannot be called now. */
export type CallbackUnavailable = {
  /** The visitor cannot be called now. */
  result: "fail";
  /**
   * `Callback disabled` is said when the admin panel has calls switched off; `Callback unavaiable`, spelt
   * as the source spells it, for any other reason, such as the day, the hour, or a call that has already
   * begun.
   */
  reason: CallbackUnavailableReason;
};

/** Whether the visitor can be called. */
export type CallbackAvailability = WidgetDone | CallbackUnavailable;

/**
 * What the widget shows. `chat/call` is the open window with the callback form, and `chat/min` the
 * minimised window. LOCAL, as the source does not explain the others: `label` is the closed widget, `chat`
 * the open window, and `call` a call.
 */
export type WidgetState = "chat" | "call" | "chat/call" | "label" | "chat/min";

/** The state that the widget has entered. */
export type ChangeStateArguments = {
  /**
   * What the widget shows. `chat/call` is the open window with the callback form, and `chat/min` the
   * minimised window. LOCAL, as the source does not explain the others: `label` is the closed widget,
   * `chat` the open window, and `call` a call.
   */
  state: WidgetState;
};

/** Whether an agent can answer now. */
export type ChatMode = "online" | "offline";

/** Contact data that the page knows of the visitor. */
export type ContactInfo = {
  /** The visitor's name. */
  name?: string | undefined;
  /** The visitor's e-mail address. */
  email?: string | undefined;
  /** The visitor's phone number. */
  phone?: string | undefined;
  /** What the agent should know about the visitor. */
  description?: string | undefined;
};

/** The call has had no effect. */
export type WidgetRefusal = {
  /** The call has had no effect. */
  result: "fail";
  /** Why not, in words. */
  reason: string;
};

/** Whether the fields could be used. */
export type CustomDataResult = WidgetDone | WidgetRefusal;

/** A field that the agent sees beside the chat. */
export type CustomField = {
  /** The words of the field. Markup in them is shown as text. */
  content?: string | undefined;
  /** A heading above the field. */
  title?: string | undefined;
  /** An address that a click on the field opens. */
  link?: string | undefined;
  /** A name that stands bold before the words, separated from them by a colon. */
  key?: string | undefined;
};

/** Fields that the agent sees beside the chat, in this order. */
export type CustomFields = CustomField[];

/**
 * The active rules by which visitors are invited to a chat, by name. The form of a single rule is not
 * stated (OPEN-24). The reference reads an object: `text` is the invitation, and all that is named beside
 * it must be so: `delay`, the seconds that the visitor has been on the page; `url`, what the page's
 * address matches, a star for anything; `visits`, how often the visitor has come at least. `department_id`
 * is the department that the chat goes to. Each rule invites once a visit, while agents are online and no
 * chat is open.
 */
export type InvitationRules = {
  [key: string]: unknown;
};

/** The call is given no data. A function that gets the result of a call is not part of this object. */
export type NoArguments = Record<string, never>;

/**
 * What a visitor leaves while nobody is online.
 *
 * @openPoint OPEN-41 Which fields sendOfflineMessage needs is not stated. The reference's choice, not
 * contract: message. The widget's own form also asks for an e-mail address or a phone number.
 */
export type OfflineMessageForm = {
  /** The visitor's name. */
  name?: string | undefined;
  /** The visitor's e-mail address. */
  email?: string | undefined;
  /** The visitor's phone number. */
  phone?: string | undefined;
  /** What the agent should know about the visitor. */
  description?: string | undefined;
  /** What the visitor has to say. */
  message: string;
};

/** The form was not sent. */
export type OfflineMessageRefused = {
  /** The form was not sent. */
  result: "fail";
  /** Which entry of the form is wrong, or why nothing can be sent. */
  error: string;
};

/** Whether the form was sent. */
export type OfflineMessageResult = WidgetDone | OfflineMessageRefused;

/** What the window opens with. Without it, the chat. */
export type OpenOptions = {
  /** Opens the callback form, which has a field for a phone number. */
  start?: "call" | undefined;
};

/** How the window is to open. */
export type OpenArguments = {
  /** What the window opens with. Without it, the chat. */
  options?: OpenOptions | undefined;
};

/** The offline form to send. */
export type SendOfflineMessageArguments = {
  /**
   * What a visitor leaves while nobody is online.
   *
   * @openPoint OPEN-41 Which fields sendOfflineMessage needs is not stated. The reference's choice, not
   * contract: message. The widget's own form also asks for an e-mail address or a phone number.
   */
  form: OfflineMessageForm;
};

/** The contact data to set. */
export type SetContactInfoArguments = {
  /** Contact data that the page knows of the visitor. */
  contact_info: ContactInfo;
};

/** The fields to show to the agent. */
export type SetCustomDataArguments = {
  /** Fields that the agent sees beside the chat, in this order. */
  fields: CustomFields;
};

/** The rules to replace the present ones with. */
export type SetRulesArguments = {
  /**
   * The active rules by which visitors are invited to a chat, by name. The form of a single rule is not
   * stated (OPEN-24). The reference reads an object: `text` is the invitation, and all that is named
   * beside it must be so: `delay`, the seconds that the visitor has been on the page; `url`, what the
   * page's address matches, a star for anything; `visits`, how often the visitor has come at least.
   * `department_id` is the department that the chat goes to. Each rule invites once a visit, while agents
   * are online and no chat is open.
   */
  rules: InvitationRules;
};

/** The id to give to the visitor. */
export type SetUserTokenArguments = {
  /** The visitor's id on the site's side. One that is hard to guess is recommended. */
  token: string;
};

/** The invitation to show. */
export type ShowProactiveInvitationArguments = {
  /** The words that the window opens with. */
  invitation_text: string;
  /** The department that the chat goes to. LOCAL, the reference takes an invitation without it too. */
  department_id?: number | undefined;
};

/** The call that the visitor wants. */
export type StartCallArguments = {
  /** The number to call the visitor on. */
  phone: string;
};

/** Whether the call could be asked for. */
export type StartCallResult = WidgetDone | WidgetRefusal;

/** The id was not set. */
export type UserTokenRefused = {
  /** The id was not set. */
  result: "fail";
  /** The id that was given, or `false`. */
  token: string | false;
};

/** The id was set. */
export type UserTokenSet = {
  /** The id was set. */
  result: "ok";
  /** The id that was set. */
  token: string;
};

/** Whether the id was set. */
export type UserTokenResult = UserTokenSet | UserTokenRefused;

/**
 * What stands in the visitor's contact form, typed by the visitor or set by the page.
 *
 * @openPoint OPEN-02 The fields of the structure that getContactInfo gives are not shown. The reference's
 * choice, not contract: name, email, phone and description, each a string, or null where nothing is known.
 */
export type VisitorContact = {
  /** The visitor's name. */
  name: string | null;
  /** The visitor's e-mail address. */
  email: string | null;
  /** The visitor's phone number. */
  phone: string | null;
  /** What was noted about the visitor. */
  description: string | null;
};

/**
 * The visitor's place in the sequence of all visitors, counted from 1. Agents see it, in chats and in the
 * archive.
 *
 * Limit: at least 1.
 */
export type VisitorNumber = number;
