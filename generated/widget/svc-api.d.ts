// Made from specs/widget.asyncapi.yaml by `npm run generate`. Change the documents, never this file.

import type {
  CallOutcome,
  CallbackAvailability,
  ChatMode,
  ContactInfo,
  CustomDataResult,
  CustomFields,
  InvitationRules,
  OfflineMessageForm,
  OfflineMessageResult,
  OpenOptions,
  StartCallResult,
  UserTokenResult,
  VisitorContact,
  VisitorNumber,
  WidgetDone,
  WidgetState,
} from './types.ts';

/** An argument as a page writes it: a variable with a word has the type string. */
export type Written<T> =
  T extends string ? T | (string & {}) : T extends object ? { [Key in keyof T]: Written<T[Key]> } : T;

/** The result of a method. This edition describes no failure of the method, but a page may check for one. */
export type Asked<T> =
  | T
  | {
      /** The call has had no effect. */
      result: 'fail';
      /** The reason, in words. */
      reason?: string | undefined;
    };

/** The script API of the widget. */
export interface SvcApi {
  /**
   * Opens the chat window, or the callback form when that is asked for.
   *
   * @param options What the window opens with. Without it, the chat.
   * @rule WID-02 MUST
   * @openPoint OPEN-06 What open, close, chatMode, getContactInfo, getVisitorNumber and setRules give back
   * is not shown. The reference's choice, not contract: open, close and setRules give the result ok,
   * chatMode the word online or offline, getContactInfo the contact form, and getVisitorNumber a promise
   * of the number; a function that it is given is called as Node does, with an error or null first and the
   * number second.
   */
  open(options?: Written<OpenOptions>): Asked<WidgetDone>;

  /**
   * Closes the chat window.
   *
   * @rule WID-03 MUST
   * @openPoint OPEN-06 What open, close, chatMode, getContactInfo, getVisitorNumber and setRules give back
   * is not shown. The reference's choice, not contract: open, close and setRules give the result ok,
   * chatMode the word online or offline, getContactInfo the contact form, and getVisitorNumber a promise
   * of the number; a function that it is given is called as Node does, with an error or null first and the
   * number second.
   */
  close(): Asked<WidgetDone>;

  /**
   * Gives the present status of the chat.
   *
   * @rule WID-04 MUST
   * @openPoint OPEN-06 What open, close, chatMode, getContactInfo, getVisitorNumber and setRules give back
   * is not shown. The reference's choice, not contract: open, close and setRules give the result ok,
   * chatMode the word online or offline, getContactInfo the contact form, and getVisitorNumber a promise
   * of the number; a function that it is given is called as Node does, with an error or null first and the
   * number second.
   */
  chatMode(): ChatMode;

  /**
   * Gives what stands in the visitor's contact form.
   *
   * @rule WID-05 MUST
   * @openPoint OPEN-06 What open, close, chatMode, getContactInfo, getVisitorNumber and setRules give back
   * is not shown. The reference's choice, not contract: open, close and setRules give the result ok,
   * chatMode the word online or offline, getContactInfo the contact form, and getVisitorNumber a promise
   * of the number; a function that it is given is called as Node does, with an error or null first and the
   * number second.
   */
  getContactInfo(): VisitorContact;

  /**
   * Gives the visitor's sequential number as soon as the service has told it.
   *
   * @param callback Called with an error or `null`, and the result when the error is `null`.
   * @rule WID-06 MUST
   * @openPoint OPEN-06 What open, close, chatMode, getContactInfo, getVisitorNumber and setRules give back
   * is not shown. The reference's choice, not contract: open, close and setRules give the result ok,
   * chatMode the word online or offline, getContactInfo the contact form, and getVisitorNumber a promise
   * of the number; a function that it is given is called as Node does, with an error or null first and the
   * number second.
   */
  getVisitorNumber(callback?: (error: Error | null, result: VisitorNumber) => void): Promise<VisitorNumber>;

  /**
   * Fills in the contact form for the visitor. The agent sees the data as if the visitor had typed it.
   *
   * @param contact_info Contact data that the page knows of the visitor.
   * @rule WID-07 MUST
   * @openPoint OPEN-27 What setContactInfo and showProactiveInvitation give back is not shown. The
   * reference's choice, not contract: The result ok.
   */
  setContactInfo(contact_info: ContactInfo): Asked<WidgetDone>;

  /**
   * Shows fields to the agent, and can be called again and again. Visitors can forge what a page sets, so
   * that it is not to be trusted; data that has to be right comes by setUserToken and the response to a
   * webhook. Links to other domains can be kept from the agent by the Safe URL setting of the admin panel,
   * in Settings, Integration Settings for Developers.
   *
   * @param fields Fields that the agent sees beside the chat, in this order.
   * @rule WID-08 MUST, WID-09 MUST, WID-10 MUST, WID-11 MUST, WID-12 MUST
   */
  setCustomData(fields: CustomFields): CustomDataResult;

  /**
   * Replaces the rules that decide when a visitor is invited to a chat.
   *
   * @param rules The active rules by which visitors are invited to a chat, by name. The form of a single
   * rule is not stated (OPEN-24). The reference reads an object: `text` is the invitation, and all that is
   * named beside it must be so: `delay`, the seconds that the visitor has been on the page; `url`, what
   * the page's address matches, a star for anything; `visits`, how often the visitor has come at least.
   * `department_id` is the department that the chat goes to. Each rule invites once a visit, while agents
   * are online and no chat is open.
   * @rule WID-13 MUST
   * @openPoint OPEN-06 What open, close, chatMode, getContactInfo, getVisitorNumber and setRules give back
   * is not shown. The reference's choice, not contract: open, close and setRules give the result ok,
   * chatMode the word online or offline, getContactInfo the contact form, and getVisitorNumber a promise
   * of the number; a function that it is given is called as Node does, with an error or null first and the
   * number second.
   * @openPoint OPEN-24 The form of a rule of active invitations is not shown. The reference's choice, not
   * contract: The form that is documented with setRules.
   */
  setRules(rules: InvitationRules): Asked<WidgetDone>;

  /**
   * Gives the visitor an id of the site. The service neither shows nor reads it and returns it in
   * webhooks.
   *
   * @param token The visitor's id on the site's side. One that is hard to guess is recommended.
   * @rule WID-14 MUST, HOOK-OUT-16 MUST
   */
  setUserToken(token: string): UserTokenResult;

  /**
   * Opens the chat window with a text. A page that invites as soon as it opens calls this inside
   * svc_onLoadCallback.
   *
   * @param invitation_text The words that the window opens with.
   * @param department_id The department that the chat goes to. LOCAL, the reference takes an invitation
   * without it too.
   * @rule WID-15 MUST
   * @openPoint OPEN-27 What setContactInfo and showProactiveInvitation give back is not shown. The
   * reference's choice, not contract: The result ok.
   */
  showProactiveInvitation(invitation_text: string, department_id?: number): Asked<WidgetDone>;

  /**
   * Asks for a call to the visitor. It needs the callback feature to be set up and a positive call
   * balance.
   *
   * @param phone The number to call the visitor on.
   * @rule WID-16 MUST
   */
  startCall(phone: string): StartCallResult;

  /**
   * Tells a function of the page whether the visitor can be called now.
   *
   * @param callback Called with the result.
   * @rule WID-17 MUST
   * @openPoint OPEN-28 Which field carries 'Callback unavaiable' is not shown. The reference's choice, not
   * contract: reason.
   */
  isCallbackEnabled(callback: (result: CallbackAvailability) => void): void;

  /**
   * Sends the offline form with the data that the page gives.
   *
   * @param form What a visitor leaves while nobody is online.
   * @rule WID-18 MUST, HOOK-OUT-14 MUST
   */
  sendOfflineMessage(form: OfflineMessageForm): OfflineMessageResult;
}

declare global {
  /**
   * The script API, defined from the call of svc_onLoadCallback on. A script that may run earlier reads
   * `window.svc_api`, which is undefined until then.
   */
  const svc_api: SvcApi;

  interface Window {
    /** The script API; undefined until svc_onLoadCallback is called. */
    svc_api?: SvcApi | undefined;
    /**
     * Called once when the widget is set up and svc_api can be used.
     *
     * @rule WID-01 MUST, WID-25 SHOULD
     * @openPoint OPEN-10 The arguments of the callbacks are shown for svc_onCallEnd and svc_onChangeState
     * only. The reference's choice, not contract: The other callbacks get none.
     */
    svc_onLoadCallback?: (() => void) | undefined;
    /**
     * Called when the chat window was opened.
     *
     * @rule WID-02 MUST, WID-25 SHOULD
     * @openPoint OPEN-10 The arguments of the callbacks are shown for svc_onCallEnd and svc_onChangeState
     * only. The reference's choice, not contract: The other callbacks get none.
     */
    svc_onOpen?: (() => void) | undefined;
    /**
     * Called when the visitor sends the first message.
     *
     * @rule WID-19 MUST, WID-25 SHOULD
     * @openPoint OPEN-10 The arguments of the callbacks are shown for svc_onCallEnd and svc_onChangeState
     * only. The reference's choice, not contract: The other callbacks get none.
     */
    svc_onMessageSent?: (() => void) | undefined;
    /**
     * Called when an agent presses Reply in the notice of a new chat.
     *
     * @rule WID-20 MUST, WID-25 SHOULD
     * @openPoint OPEN-10 The arguments of the callbacks are shown for svc_onCallEnd and svc_onChangeState
     * only. The reference's choice, not contract: The other callbacks get none.
     */
    svc_onAccept?: (() => void) | undefined;
    /**
     * Called when the chat window was closed.
     *
     * @rule WID-03 MUST, WID-25 SHOULD
     * @openPoint OPEN-10 The arguments of the callbacks are shown for svc_onCallEnd and svc_onChangeState
     * only. The reference's choice, not contract: The other callbacks get none.
     */
    svc_onClose?: (() => void) | undefined;
    /**
     * Called when the visitor fills in the contacts form.
     *
     * @rule WID-21 MUST, WID-25 SHOULD
     * @openPoint OPEN-10 The arguments of the callbacks are shown for svc_onCallEnd and svc_onChangeState
     * only. The reference's choice, not contract: The other callbacks get none.
     */
    svc_onIntroduction?: (() => void) | undefined;
    /**
     * Called at any change of the size of the widget.
     *
     * @rule WID-22 MUST, WID-25 SHOULD
     * @openPoint OPEN-10 The arguments of the callbacks are shown for svc_onCallEnd and svc_onChangeState
     * only. The reference's choice, not contract: The other callbacks get none.
     */
    svc_onResizeCallback?: (() => void) | undefined;
    /**
     * Called when the visitor starts a phone call.
     *
     * @rule WID-23 MUST, WID-25 SHOULD
     * @openPoint OPEN-10 The arguments of the callbacks are shown for svc_onCallEnd and svc_onChangeState
     * only. The reference's choice, not contract: The other callbacks get none.
     */
    svc_onCallStart?: (() => void) | undefined;
    /**
     * Called when the call ends, with how it ended.
     *
     * @param outcome How a call ended.
     * @rule WID-23 MUST, WID-25 SHOULD
     */
    svc_onCallEnd?: ((outcome: CallOutcome) => void) | undefined;
    /**
     * Called when the state of the window changes, with the new state.
     *
     * @param state What the widget shows. `chat/call` is the open window with the callback form, and
     * `chat/min` the minimised window. LOCAL, as the source does not explain the others: `label` is the
     * closed widget, `chat` the open window, and `call` a call.
     * @rule WID-24 MUST, WID-25 SHOULD
     */
    svc_onChangeState?: ((state: WidgetState) => void) | undefined;
  }
}
