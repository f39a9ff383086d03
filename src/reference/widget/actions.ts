import { ContactInfo } from '../../../generated/widget/schemas.ts';
import type {
  ContactInfo as Contact,
  CustomFields,
  OfflineMessageForm,
  StartCallResult,
} from '../../../generated/widget/types.ts';
import { isPhoneNumber, wrongIn } from '../shared/offline-form.ts';
import { defined, namesIn } from '../shared/part.ts';
import type { Chat } from './chat.ts';
import type { Invitation } from './invitations.ts';
import type { Outbox } from './outbox.ts';
import { notifyPage, type WindowState } from './page.ts';
import type { Service } from './service.ts';
import type { BrowserStorage } from './storage.ts';
import { type Say, wrongTexts } from './texts.ts';

export const contactFields = namesIn(ContactInfo);

/** Returns the actions that the visitor or the page can perform in the widget. */
export function actionsOf(
  chat: Chat,
  state: WindowState,
  outbox: Outbox,
  say: Say,
  service: Service,
  visit: BrowserStorage,
) {
  function ask(invitation: Invitation | undefined): void {
    chat.invitation = invitation;
    visit.set('invitation', invitation ?? null);
    chat.changed();
  }

  const actions = {
    chat,
    state,

    /** The text that the visitor has typed and not yet sent. The chat and the offline form share it. */
    draft: {
      get: () => visit.get<string>('draft') ?? '',
      set: (text: string) => visit.set('draft', text),
    },

    /** Sends a message. If the visitor pressed a button, `answers` is the id of the entry with the button. */
    write(text: string, answers?: number): void {
      const isFirst = chat.isSilent;
      const message_id = newId();
      const { invitation } = chat;
      chat.pending.push({ message_id, text });
      chat.changed();
      outbox.send('sendVisitorMessage', {
        message_id,
        text,
        ...(answers !== undefined && { answers }),
        ...(invitation && { invite: invitation.text }),
        ...(invitation?.department_id !== undefined && { department_id: invitation.department_id }),
      });
      if (invitation) ask(undefined);
      if (isFirst) notifyPage('svc_onMessageSent');
    },

    type(typing: boolean): void {
      if (chat.chat?.state === 'open') outbox.send('setVisitorTyping', { typing });
    },

    rate(rate: 'positive' | 'negative' | null): void {
      if (!chat.chat) return;
      chat.chat = { ...chat.chat, rate };
      chat.changed();
      outbox.send('rateChat', { rate });
    },

    /** Stores contact data from the contact form or from the page, and sends them to the service. */
    introduce(contact: Contact): void {
      chat.contact = { ...chat.contact, ...defined(contact) };
      chat.changed();
      const given = contactFields.map((field) => [field, chat.contact[field]]);
      outbox.send('setVisitorContact', Object.fromEntries(given.filter(([, value]) => value !== null)));
    },

    showFields(fields: CustomFields): void {
      outbox.send('setVisitorCustomData', { fields });
    },

    name(token: string): void {
      outbox.send('setVisitorToken', { token });
    },

    /** Sends an offline message. If the form is invalid, it sends nothing and returns the reason as a sentence. */
    leave(form: OfflineMessageForm): string | undefined {
      const wrong = wrongIn({ ...form, message: form.message ?? '' });
      if (wrong !== undefined) return say(wrongTexts[wrong]);
      outbox.send('leaveOfflineMessage', { message_id: newId(), form });
      const { message: _, ...contact } = form;
      chat.contact = { ...chat.contact, ...defined(contact) };
      return undefined;
    },

    startCall(phone: string): StartCallResult {
      if (!isPhoneNumber(phone)) return { result: 'fail', reason: say('callWrong') };
      const { callback } = chat.availability;
      if (callback.result === 'fail') return callback;
      if (chat.call) return { result: 'fail', reason: 'Callback unavaiable' };
      chat.call = { status: 'start' };
      state.call();
      chat.changed({ call: chat.call });
      notifyPage('svc_onCallStart');
      outbox.send('requestCall', { phone });
      return { result: 'ok' };
    },

    /** Cancels the requested call. Unless the request has not been sent yet, the service reports the end of the call with an event. */
    cancelCall(): void {
      if (outbox.drop('requestCall')) actions.endCall('cancelled');
      else void service.send((client) => client.cancelCall({ path: service.path }));
    },

    /** Shows that the call has ended, and notifies the page. `reason` is set if the call failed. */
    endCall(reason?: string): void {
      chat.call = undefined;
      state.callOver();
      chat.changed();
      notifyPage('svc_onCallEnd', reason === undefined ? { result: 'ok' } : { result: 'fail', reason });
    },

    /** Shows an invitation and opens the window. */
    invite(invitation: Invitation): void {
      ask(invitation);
      state.open('chat');
    },
  };
  return actions;
}

export type Actions = ReturnType<typeof actionsOf>;

/** Returns a new id for a message. Browsers offer `randomUUID` only to pages with TLS. */
function newId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}
