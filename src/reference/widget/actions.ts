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
export function actionsOf(chat: Chat, state: WindowState, outbox: Outbox, say: Say) {
  /** Sends a message; `answers` is the entry whose button was pressed. */
  function write(text: string, answers?: number): void {
    const isFirst = chat.isSilent;
    const message_id = newId();
    const { invitation } = chat;
    chat.pending.push({ message_id, text });
    chat.tell();
    outbox.send('sendVisitorMessage', {
      message_id,
      text,
      ...(answers !== undefined && { answers }),
      ...(invitation && { invite: invitation.text }),
      ...(invitation?.department_id !== undefined && { department_id: invitation.department_id }),
    });
    if (invitation) ask(undefined);
    if (isFirst) tellPage('svc_onMessageSent');
  }

  function type(typing: boolean): void {
    if (chat.chat?.state === 'open') outbox.send('setVisitorTyping', { typing });
  }

  function rate(rate: 'positive' | 'negative' | null): void {
    if (!chat.chat) return;
    chat.chat = { ...chat.chat, rate };
    chat.tell();
    outbox.send('rateChat', { rate });
  }

  /** Sets the contact data that were typed, or set by the page. */
  function introduce(contact: ContactInfo): void {
    chat.contact = { ...chat.contact, ...contact };
    chat.tell();
    const { name, email, phone, description } = chat.contact;
    const all = { name, email, phone, description };
    outbox.send(
      'setVisitorContact',
      Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)),
    );
  }

  function showFields(fields: CustomFields): void {
    outbox.send('setVisitorCustomData', { fields });
  }

  function name(token: string): void {
    outbox.send('setVisitorToken', { token });
  }

  /** Leaves an offline message; returns a sentence where the form is wrong. */
  function leave(form: OfflineMessageForm): string | undefined {
    const wrong = wrongIn(form);
    if (wrong !== undefined) return wrong;
    outbox.send('leaveOfflineMessage', { message_id: newId(), form });
    const { message: _, ...contact } = form;
    chat.contact = { ...chat.contact, ...contact };
    return undefined;
  }

  function startCall(phone: string): StartCallResult {
    if (!isPhoneNumber(phone)) return { result: 'fail', reason: say('callWrong') };
    const { callback } = chat.availability;
    if (callback.result === 'fail') return callback;
    if (chat.call) return { result: 'fail', reason: 'Callback unavaiable' };
    chat.call = { status: 'start' };
    state.call();
    chat.tell({ call: chat.call });
    tellPage('svc_onCallStart');
    outbox.send('requestCall', { phone });
    return { result: 'ok' };
  }

  /** The call is over; `reason` says why it failed. */
  function endCall(reason?: string): void {
    chat.call = undefined;
    state.callOver();
    tellPage('svc_onCallEnd', reason === undefined ? { result: 'ok' } : { result: 'fail', reason });
  }

  /** Opens the window with an invitation. */
  function invite(invitation: Invitation): void {
    ask(invitation);
    state.open('chat');
  }

  function ask(invitation: Invitation | undefined): void {
    chat.invitation = invitation;
    chat.tell();
  }

  return { chat, state, write, type, rate, introduce, showFields, name, leave, startCall, endCall, invite };
}

export type Actions = ReturnType<typeof actionsOf>;

/** An id for a message; pages without TLS have no randomUUID. */
function newId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}
