import type {
  ContactInfo,
  CustomFields,
  OfflineMessageForm,
  StartCallResult,
} from '../../../generated/widget/types.ts';
import { isPhoneNumber, wrongIn } from '../shared/offline-form.ts';
import { defined } from '../shared/part.ts';
import type { Chat } from './chat.ts';
import type { Invitation } from './invitations.ts';
import type { Outbox } from './outbox.ts';
import { notifyPage } from './page.ts';
import type { Service } from './service.ts';
import type { BrowserStorage } from './storage.ts';
import { type Say, wrongTexts } from './texts.ts';
import type { WindowState } from './window-state.ts';

/** The fields of contact data. It is a record, so that a new field of the contract does not compile until it is added here. */
const contact: Record<keyof ContactInfo, true> = { name: true, email: true, phone: true, description: true };
export const contactFields = Object.keys(contact) as (keyof ContactInfo)[];

/** The actions of the visitor and of the page. */
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

    /** The typed text that is not sent yet. The chat and the offline form share it. */
    draft: {
      get: () => visit.get<string>('draft') ?? '',
      set: (text: string) => visit.set('draft', text),
    },

    /** Sends a message. `answers` is the number of the entry with the pressed button. */
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

    /** Sets contact data that the visitor typed or the page set. */
    introduce(contact: ContactInfo): void {
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

    /** Leaves an offline message. If the form is wrong, it returns a sentence that says why. */
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

    /** Cancels the call. The service reports its end. */
    cancelCall(): void {
      if (outbox.drop('requestCall')) actions.endCall('cancelled');
      else void service.send((client) => client.cancelCall({ path: service.path }));
    },

    /** Ends the call. `reason` is the reason of a failure. */
    endCall(reason?: string): void {
      chat.call = undefined;
      state.callOver();
      chat.changed();
      notifyPage('svc_onCallEnd', reason === undefined ? { result: 'ok' } : { result: 'fail', reason });
    },

    /** Opens the window with an invitation. */
    invite(invitation: Invitation): void {
      ask(invitation);
      state.open('chat');
    },
  };
  return actions;
}

export type Actions = ReturnType<typeof actionsOf>;

/** An id for a message; pages without TLS have no randomUUID. */
function newId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}
