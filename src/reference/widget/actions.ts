import { ContactInfo, CustomField } from '../../../generated/widget/schemas.ts';
import type { SvcApi } from '../../../generated/widget/svc-api.d.ts';
import type {
  CallbackAvailability,
  ContactInfo as Contact,
  CustomFields,
  OfflineMessageForm,
  StartCallResult,
} from '../../../generated/widget/types.ts';
import { base64Of } from '../browser.ts';
import { largestFile } from '../limits.ts';
import { sizeOf } from '../shared/formats.ts';
import { defined, isPhoneNumber, namesIn, wrongIn } from '../shared/part.ts';
import type { Chat, PendingWords, Upload } from './chat.ts';
import { type Say, wrongTexts } from './dom.ts';
import {
  type BrowserStorage,
  callBack,
  type Invitation,
  type Invitations,
  notifyPage,
  type WindowState,
} from './page.ts';
import type { Outbox, Service } from './service.ts';

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

  /** Settles when all files that the visitor has chosen are sent or rejected. */
  let uploads = Promise.resolve();

  /** Makes the browser ask the visitor before the page is left. Older browsers ignore `preventDefault` here. */
  function warn(event: BeforeUnloadEvent): void {
    event.returnValue = true;
  }

  function withdraw(message_id: string): void {
    chat.pending = chat.pending.filter((each) => each.message_id !== message_id);
    chat.changed();
  }

  // A file that the previous page has not sent is lost. This page shows the file's name and asks the visitor to choose it again.
  for (const { message_id, text, upload } of visit.get<PendingWords[]>('files') ?? [])
    chat.pending.push({
      message_id,
      text,
      refusal: say('fileLost'),
      upload: { ...upload!, cancel: () => withdraw(message_id) },
    });
  document.addEventListener('visibilitychange', () => {
    const isUnsent = ({ refusal, upload }: PendingWords) => upload && (upload.again || !refusal);
    visit.set('files', chat.pending.filter(isUnsent));
  });

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
        ...inviteOf(invitation),
      });
      if (invitation) ask(undefined);
      if (isFirst) notifyPage('svc_onMessageSent');
    },

    /** Sends a file as a message. Files are uploaded one after the other. */
    attach(file: File): void {
      const isFirst = chat.isSilent;
      const message_id = newId();
      const { invitation } = chat;
      const wrong =
        file.size === 0
          ? say('fileEmpty')
          : file.size > largestFile
            ? say('fileLarge', { size: sizeOf(largestFile) })
            : undefined;
      const ended = new AbortController();
      const name = file.name || say('file');
      const upload: Upload = {
        size: file.size,
        cancel() {
          ended.abort();
          withdraw(message_id);
        },
      };
      const pending: PendingWords = { message_id, text: name, refusal: wrong, upload };
      const send = async () => {
        // A file that cannot be read is sent without bytes, and the service rejects the file.
        const bytes = await base64Of(file).catch(() => '');
        const body = { message_id, name, bytes, ...inviteOf(invitation) };
        const sent = await service.send(() =>
          service.upload(body, (share) => upload.moved?.(share), ended.signal),
        );
        if (sent.isOver && sent.refusal === undefined) return;
        pending.refusal = say('fileFailed');
        upload.again = start;
        chat.changed();
      };
      const start = () => {
        pending.refusal = undefined;
        chat.changed();
        addEventListener('beforeunload', warn);
        const last = uploads.then(() => (ended.signal.aborted ? undefined : send()));
        uploads = last;
        void last.then(() => uploads === last && removeEventListener('beforeunload', warn));
      };
      chat.pending.push(pending);
      if (wrong !== undefined) {
        chat.changed();
        return;
      }
      start();
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
      chat.note = '';
      state.call();
      chat.changed();
      notifyPage('svc_onCallStart');
      outbox.send('requestCall', { phone });
      return { result: 'ok' };
    },

    /** Cancels the requested call. If the request for the call was sent, the service reports the end of the call with an event. */
    cancelCall(): void {
      if (outbox.drop('requestCall')) actions.endCall('cancelled', say('callCancelled'));
      else void service.send((client) => client.cancelCall({ path: service.path }));
    },

    /**
     * Shows that the call has ended, and notifies the page. `reason` is set if the call failed. `note` is the text for a call that did not
     * begin, because the transcript has no entry about such a call.
     */
    endCall(reason?: string, note = ''): void {
      chat.call = undefined;
      chat.note = note;
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

function inviteOf(invitation: Invitation | undefined) {
  if (!invitation) return {};
  const { text: invite, department_id } = invitation;
  return { invite, ...(department_id !== undefined && { department_id }) };
}

export type Actions = ReturnType<typeof actionsOf>;

/** Returns a new id for a message. Browsers offer `randomUUID` only to pages with TLS. */
function newId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}

/** Returns the script API of the contract. It checks every argument, because the pages that call it are written in JavaScript. */
export function scriptApi(
  actions: Actions,
  invitations: Invitations,
  askCallback: () => Promise<CallbackAvailability>,
): SvcApi {
  const { chat, state } = actions;
  const ok = { result: 'ok' } as const;
  const api: SvcApi = {
    open(options) {
      const start: unknown = options?.start;
      if (start !== undefined && start !== null && start !== 'call')
        console.warn('svc_api.open: the chat is opened, because this `start` is unknown:', start);
      state.open(start === 'call' ? 'chat/call' : 'chat');
      return ok;
    },

    close() {
      state.close();
      return ok;
    },

    chatMode: () => chat.availability.mode,

    getContactInfo: () => ({ ...chat.contact }),

    getVisitorNumber(callback) {
      const number = Promise.resolve(chat.number);
      void number.then((value) => (callBack as (...given: unknown[]) => void)(callback, null, value));
      return number;
    },

    setContactInfo(contact) {
      actions.introduce(textsOf<Contact>('setContactInfo', contact, contactFields));
      return ok;
    },

    setCustomData(fields: CustomFields) {
      if (!Array.isArray(fields)) return { result: 'fail', reason: 'Custom data must be an array.' };
      const names = namesIn(CustomField);
      actions.showFields(fields.map((field) => textsOf('setCustomData', field, names)));
      return ok;
    },

    setRules(rules) {
      if (isObject(rules)) invitations.replace(rules);
      else console.warn('svc_api.setRules takes an object of rules. The rules stay unchanged.');
      return ok;
    },

    setUserToken(token: unknown) {
      if (typeof token !== 'string') return { result: 'fail', token: false };
      if (token === '') return { result: 'fail', token };
      actions.name(token);
      return { result: 'ok', token };
    },

    showProactiveInvitation(text, department_id) {
      actions.invite({
        text: String(text),
        ...(typeof department_id === 'number' && { department_id }),
      });
      return ok;
    },

    startCall: (phone) => actions.startCall(String(phone)),

    isCallbackEnabled(callback) {
      void askCallback().then((answer) => callBack(callback, answer));
    },

    sendOfflineMessage(form) {
      const wrong = notTexts(form, [...contactFields, 'message']);
      const error = wrong ?? actions.leave(form as OfflineMessageForm);
      return error === undefined ? ok : { result: 'fail', error };
    },
  };
  return Object.freeze(api);
}

/** Returns the fields with these names that are texts or numbers, as texts. Warns about each other field on the browser's console. */
function textsOf<T>(method: string, given: unknown, names: readonly string[]): T {
  if (!isObject(given)) {
    console.warn(`svc_api.${method} takes objects, not`, given);
    return {} as T;
  }
  const texts = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const isText = typeof value === 'string' || typeof value === 'number';
    if (isText && names.includes(name)) return [[name, String(value)]];
    console.warn(`svc_api.${method}: ${name} is left out: ${isText ? 'unknown' : 'not a text'}.`);
    return [];
  });
  return Object.fromEntries(texts) as T;
}

/** Returns a sentence about the first error: `given` is not an object, or a field with one of these names is not a text. */
function notTexts(given: unknown, names: readonly string[]): string | undefined {
  if (!isObject(given)) return 'The form must be an object.';
  const wrong = names.find((name) => given[name] !== undefined && typeof given[name] !== 'string');
  return wrong && `${wrong} must be a text.`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
