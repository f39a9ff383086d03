import type { Actions } from './actions.ts';
import { fill, make } from './dom.ts';
import type { Say, TextName } from './texts.ts';

type Field = 'name' | 'email' | 'phone' | 'description' | 'message';

const kinds: Record<Field, { type: string; autocomplete: string }> = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  description: { type: 'text', autocomplete: 'off' },
  message: { type: 'textarea', autocomplete: 'off' },
};

/** A form that takes the place of the conversation. */
export interface Sheet {
  element: HTMLElement;
  /** Fills in the known values. */
  refresh(): void;
}

/** The contact form. */
export function contactSheet(actions: Actions, say: Say, back: () => void): Sheet {
  const fields = inputs(say, ['name', 'email', 'phone', 'description']);
  const submit = () => {
    const typed = valuesOf(fields);
    actions.introduce(typed);
    back();
    return undefined;
  };
  const element = sheet(say('contact'), say('contactWhy'), fields, say('save'), submit);
  return { element, refresh: () => known(fields, actions) };
}

/** The form for a message when no agent is online. */
export function offlineSheet(actions: Actions, say: Say): Sheet {
  const fields = inputs(say, ['name', 'email', 'phone', 'message']);
  fields.message!.required = true;
  const submit = () => {
    const { message = '', ...contact } = valuesOf(fields);
    const wrong = actions.leave({ ...contact, message });
    if (wrong !== undefined) return wrong;
    fill(element, make('p', { role: 'status', tabindex: '-1' }, say('offlineSent')));
    (element.firstElementChild as HTMLElement).focus();
    return undefined;
  };
  const element = sheet(say('labelOffline'), say('offline'), fields, say('send'), submit);
  return { element, refresh: () => known(fields, actions) };
}

/** The form for a callback. */
export function callSheet(actions: Actions, say: Say, back: () => void): Sheet {
  const fields = inputs(say, ['phone']);
  fields.phone!.required = true;
  const submit = () => {
    const started = actions.startCall(fields.phone!.value);
    if (started.result === 'ok') return undefined;
    return started.reason.startsWith('Callback') ? say('callNone') : started.reason;
  };
  const element = sheet(say('call'), say('callWhy'), fields, say('callNow'), submit);
  element.append(make('button', { type: 'button', class: 'plain', click: back }, say('back')));
  const [why, go] = [element.querySelector('p')!, element.querySelector<HTMLElement>('.go')!];
  return {
    element,
    refresh: () => {
      known(fields, actions);
      // The form that a page asks for is shown with its field, whether there are calls or not (WID-02).
      const isOff = actions.chat.availability.callback.result !== 'ok';
      const words = say(isOff ? 'callNone' : 'callWhy');
      if (why.textContent !== words) fill(why, words);
      fields.phone!.disabled = isOff;
      go.hidden = isOff;
    },
  };
}

/** What a visitor sees during a call. */
export function ongoingSheet(actions: Actions, say: Say): Sheet {
  const status = make('p', { role: 'status' });
  const element = make('div', { class: 'sheet' }, make('h3', {}, say('call')), status);
  const texts: Record<string, TextName> = { agent_connected: 'callAgent', client_connected: 'callYou' };
  return {
    element,
    refresh: () => fill(status, say(texts[actions.chat.call?.status ?? ''] ?? 'callStart')),
  };
}

type Inputs = Partial<Record<Field, HTMLInputElement | HTMLTextAreaElement>>;

function inputs(say: Say, names: Field[]): Inputs {
  return Object.fromEntries(
    names.map((name) => {
      const { type, autocomplete } = kinds[name];
      const attributes = { name, autocomplete, 'aria-label': say(name) };
      return [
        name,
        type === 'textarea' ? make('textarea', attributes) : make('input', { ...attributes, type }),
      ];
    }),
  );
}

/** A form; `submit` returns a message where the input is wrong. */
function sheet(
  title: string,
  why: string,
  fields: Inputs,
  go: string,
  submit: () => string | undefined,
): HTMLFormElement {
  const wrong = make('p', { class: 'wrong', role: 'alert' });
  const labels = Object.values(fields).map((field) =>
    make('label', {}, make('span', {}, field.getAttribute('aria-label')!), field),
  );
  return make(
    'form',
    {
      class: 'sheet',
      'aria-label': title,
      submit: (event: Event) => {
        event.preventDefault();
        fill(wrong, submit());
      },
    },
    make('h3', {}, title),
    make('p', {}, why),
    ...labels,
    wrong,
    make('button', { type: 'submit', class: 'go' }, go),
  );
}

function valuesOf(fields: Inputs): Partial<Record<Field, string>> {
  const typed = Object.entries(fields).map(([name, { value }]) => [name, value.trim()] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

/** Fills in what is known, except where the visitor is typing. */
function known(fields: Inputs, { chat }: Actions): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = chat.contact[name as 'name'];
    if (value && field.value === '') field.value = value;
  }
}
