import type {
  ContactInfo,
  CustomFields,
  OfflineMessageForm,
  StartCallResult,
} from '../../../generated/widget/types.ts';
import { isPhoneNumber, wrongIn } from '../shared/offline-form.ts';
import type { Chat } from './chat.ts';
import type { Invitation } from './invitations.ts';
import type { Outbox } from './outbox.ts';
import { tellPage } from './page.ts';
import type { Say } from './texts.ts';
import type { WindowState } from './window-state.ts';

/** The actions of the visitor and of the page. */
export class Actions {
  readonly chat: Chat;
  readonly state: WindowState;
  readonly #outbox: Outbox;
  readonly #say: Say;

  constructor(chat: Chat, state: WindowState, outbox: Outbox, say: Say) {
    this.chat = chat;
    this.state = state;
    this.#outbox = outbox;
    this.#say = say;
  }

  /** Sends a message; `answers` is the entry whose button was pressed. */
  write(text: string, answers?: number): void {
    const isFirst = this.chat.isSilent;
    const message_id = newId();
    const { invitation } = this.chat;
    this.chat.pending.push({ message_id, text });
    this.chat.tell({ of: 'pending' });
    this.#outbox.send('sendVisitorMessage', {
      message_id,
      text,
      ...(answers !== undefined && { answers }),
      ...(invitation && { invite: invitation.text }),
      ...(invitation?.department_id !== undefined && { department_id: invitation.department_id }),
    });
    if (invitation) this.#invite(undefined);
    if (isFirst) tellPage('svc_onMessageSent');
  }

  type(typing: boolean): void {
    if (this.chat.chat?.state === 'open') this.#outbox.send('setVisitorTyping', { typing });
  }

  rate(rate: 'positive' | 'negative' | null): void {
    if (!this.chat.chat) return;
    this.chat.chat = { ...this.chat.chat, rate };
    this.chat.tell({ of: 'chat', before: this.chat.chat });
    this.#outbox.send('rateChat', { rate });
  }

  /** Sets the contact data that were typed, or set by the page. */
  introduce(contact: ContactInfo): void {
    this.chat.contact = { ...this.chat.contact, ...contact };
    this.chat.tell({ of: 'contact' });
    const { name, email, phone, description } = this.chat.contact;
    const all = { name, email, phone, description };
    this.#outbox.send(
      'setVisitorContact',
      Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)),
    );
  }

  showFields(fields: CustomFields): void {
    this.#outbox.send('setVisitorCustomData', { fields });
  }

  name(token: string): void {
    this.#outbox.send('setVisitorToken', { token });
  }

  /** Leaves an offline message; returns a sentence where the form is wrong. */
  leave(form: OfflineMessageForm): string | undefined {
    const wrong = wrongIn(form);
    if (wrong !== undefined) return wrong;
    this.#outbox.send('leaveOfflineMessage', { message_id: newId(), form });
    const { message: _, ...contact } = form;
    this.chat.contact = { ...this.chat.contact, ...contact };
    return undefined;
  }

  startCall(phone: string): StartCallResult {
    if (!isPhoneNumber(phone)) return { result: 'fail', reason: this.#say('callWrong') };
    const { callback } = this.chat.availability;
    if (callback.result === 'fail') return callback;
    if (this.chat.call) return { result: 'fail', reason: 'Callback unavaiable' };
    this.chat.call = { status: 'start' };
    this.state.call();
    this.chat.tell({ of: 'call', call: this.chat.call });
    tellPage('svc_onCallStart');
    this.#outbox.send('requestCall', { phone });
    return { result: 'ok' };
  }

  /** The call is over; `reason` says why it failed. */
  endCall(reason?: string): void {
    this.chat.call = undefined;
    this.state.callOver();
    tellPage('svc_onCallEnd', reason === undefined ? { result: 'ok' } : { result: 'fail', reason });
  }

  /** Opens the window with an invitation. */
  invite(invitation: Invitation): void {
    this.#invite(invitation);
    this.state.open('chat');
  }

  #invite(invitation: Invitation | undefined): void {
    this.chat.invitation = invitation;
    this.chat.tell({ of: 'invitation' });
  }
}

/** An id for a message; pages without TLS have no randomUUID. */
function newId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}
