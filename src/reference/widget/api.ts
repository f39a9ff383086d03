import { CustomField } from '../../../generated/widget/schemas.ts';
import type { SvcApi } from '../../../generated/widget/svc-api.d.ts';
import type {
  CallbackAvailability,
  ContactInfo,
  CustomFields,
  OfflineMessageForm,
} from '../../../generated/widget/types.ts';
import { namesIn } from '../shared/part.ts';
import { type Actions, contactFields } from './actions.ts';
import type { Invitations } from './invitations.ts';
import { callBack } from './page.ts';

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
        console.warn('svc_api.open: the chat is opened, since there is no such start:', start);
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
      actions.introduce(textsOf<ContactInfo>('setContactInfo', contact, contactFields));
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
      else console.warn('svc_api.setRules takes an object of rules. Nothing is changed.');
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

/** Returns the named fields that are texts or numbers, as texts. For each other field it writes a warning to the browser's console. */
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

/** Returns a sentence with the first error of a form whose named fields must be texts. Undefined if there is none. */
function notTexts(given: unknown, names: readonly string[]): string | undefined {
  if (!isObject(given)) return 'The form must be an object.';
  const wrong = names.find((name) => given[name] !== undefined && typeof given[name] !== 'string');
  return wrong && `${wrong} must be a text.`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
