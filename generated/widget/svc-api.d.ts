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

/** The script API of the widget. */
export interface SvcApi {
  /**
   * Opens the chat window, or the callback form when that is asked for.
   *
   * Rules: WID-02.
   */
  open(options?: OpenOptions): WidgetDone;

  /**
   * Closes the chat window.
   *
   * Rules: WID-03.
   */
  close(): WidgetDone;

  /**
   * Gives the present status of the chat.
   *
   * Rules: WID-04.
   */
  chatMode(): ChatMode;

  /**
   * Gives what stands in the visitor's contact form.
   *
   * Rules: WID-05.
   */
  getContactInfo(): VisitorContact;

  /**
   * Gives the visitor's sequential number as soon as the service has told it.
   *
   * Rules: WID-06.
   */
  getVisitorNumber(callback?: (result: VisitorNumber) => void): Promise<VisitorNumber>;

  /**
   * Fills in the contact form for the visitor. The agent sees the data as if the visitor had typed it.
   *
   * Rules: WID-07.
   */
  setContactInfo(contact_info: ContactInfo): void;

  /**
   * Shows fields to the agent, and can be called again and again. Visitors can forge what a page sets, so
   * that it is not to be trusted; data that has to be right comes by setUserToken and the answer to a
   * webhook.
   *
   * Rules: WID-08, WID-09, WID-10, WID-11, WID-12.
   */
  setCustomData(fields: CustomFields): CustomDataResult;

  /**
   * Replaces the rules that decide when a visitor is invited to a chat.
   *
   * Rules: WID-13.
   */
  setRules(rules: InvitationRules): WidgetDone;

  /**
   * Gives the visitor an id of the site. The service neither shows nor reads it and returns it in
   * webhooks.
   *
   * Rules: WID-14, HOOK-OUT-16.
   */
  setUserToken(token: string): UserTokenResult;

  /**
   * Opens the chat window with a text. A page that invites as soon as it opens calls this inside
   * svc_onLoadCallback.
   *
   * Rules: WID-15.
   */
  showProactiveInvitation(invitation_text: string, department_id?: number): void;

  /**
   * Asks for a call to the visitor. It needs the callback feature to be set up and a positive call
   * balance.
   *
   * Rules: WID-16.
   */
  startCall(phone: string): StartCallResult;

  /**
   * Tells a function of the page whether the visitor can be called now.
   *
   * Rules: WID-17.
   */
  isCallbackEnabled(callback: (result: CallbackAvailability) => void): void;

  /**
   * Sends the offline form with the data that the page gives.
   *
   * Rules: WID-18, HOOK-OUT-14.
   */
  sendOfflineMessage(form: OfflineMessageForm): OfflineMessageResult;
}

declare global {
  interface Window {
    /** There once svc_onLoadCallback was called. */
    svc_api: SvcApi;
    /** Called once when the widget is set up and svc_api can be used. */
    svc_onLoadCallback?: () => void;
    /** Called when the chat window was opened. */
    svc_onOpen?: () => void;
    /** Called when the visitor sends the first message. */
    svc_onMessageSent?: () => void;
    /** Called when an agent presses Reply in the notice of a new chat. */
    svc_onAccept?: () => void;
    /** Called when the chat window was closed. */
    svc_onClose?: () => void;
    /** Called when the visitor fills in the contacts form. */
    svc_onIntroduction?: () => void;
    /** Called at any change of the size of the widget. */
    svc_onResizeCallback?: () => void;
    /** Called when the visitor starts a phone call. */
    svc_onCallStart?: () => void;
    /** Called when the call ends, with how it ended. */
    svc_onCallEnd?: (outcome: CallOutcome) => void;
    /** Called when the state of the window changes, with the new state. */
    svc_onChangeState?: (state: WidgetState) => void;
  }
}
