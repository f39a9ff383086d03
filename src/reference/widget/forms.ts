import { limits } from '../../../generated/policies.ts';
import { wrongIn } from '../shared/part.ts';
import type { Actions } from './actions.ts';
import { button, fill, icon, iconButton, make, type Say, wrongTexts } from './dom.ts';

/** The time without input after which the visitor's typing notice ends, in milliseconds. */
const stillMs = 5000;
const longest = limits.UserTextBody.truncate;

/** Returns the form in which the visitor writes messages. */
export function writeBar(actions: Actions, say: Say): { element: HTMLFormElement; refresh(): void } {
  let still: ReturnType<typeof setTimeout> | undefined;
  const typing = (is: boolean) => {
    clearTimeout(still);
    if (is !== (still !== undefined)) actions.type(is);
    still = is ? setTimeout(() => typing(false), stillMs) : undefined;
  };
  /** Warns the visitor if an input exceeds the maximum length, because a textarea cuts a pasted text without any notice. */
  const tellCut = ({ data }: InputEvent) => {
    const kept = area.value.length - (area.selectionEnd - area.selectionStart);
    const added = data?.replace(/\r\n?/g, '\n').length ?? 0;
    if (added > 0 && kept + added > longest) fill(cut, say('cut', { count: String(longest) }));
  };
  const send = () => {
    const text = area.value.trim();
    if (text === '') return;
    clearTimeout(still);
    still = undefined;
    area.value = '';
    actions.draft.set('');
    fill(cut);
    actions.write(text);
    area.focus();
  };
  const cut = make('p', { class: 'cut', role: 'status' });
  const files = make('input', {
    type: 'file',
    multiple: true,
    hidden: true,
    change: () => {
      attachAll(actions, files.files);
      files.value = '';
      area.focus();
    },
  });
  const area = make('textarea', {
    rows: '1',
    'aria-label': say('message'),
    placeholder: say('placeholder'),
    // The service would cut a text that is longer.
    maxlength: String(longest),
    beforeinput: (event: InputEvent) => {
      if (!event.isComposing) tellCut(event);
    },
    paste: (event: ClipboardEvent) => {
      if (attachAll(actions, event.clipboardData?.files)) event.preventDefault();
    },
    input: () => {
      actions.draft.set(area.value);
      typing(area.value !== '');
      if (area.value.length < longest) fill(cut);
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      send();
    },
  });
  const element = make(
    'form',
    {
      class: 'write',
      submit: (event: Event) => {
        event.preventDefault();
        send();
      },
    },
    cut,
    iconButton('attach', say('attach'), () => files.click()),
    area,
    make(
      'button',
      { type: 'submit', class: 'go flip', 'aria-label': say('send'), title: say('send') },
      icon('send'),
    ),
    // This field comes after the textarea, because the first field of a form gets the focus.
    files,
  );
  const refresh = () => {
    area.value = actions.draft.get().slice(0, longest);
  };
  return { element, refresh };
}

/** Sends chosen, pasted or dropped files. Returns false if there are none. */
export function attachAll(actions: Actions, files: FileList | null | undefined): boolean {
  for (const file of files ?? []) actions.attach(file);
  return Boolean(files?.length);
}

type Field = 'name' | 'email' | 'phone' | 'description' | 'message';

/** The HTML types and autofill names of fields. A browser uses them to choose a keyboard and to fill in values. */
const kinds: Partial<Record<Field, string>> = { name: 'name', email: 'email', phone: 'tel' };

/** A form that the window shows in place of the conversation. */
export interface Sheet {
  element: HTMLElement;
  /** Updates the form to the current state, for example with known contact data. */
  refresh(): void;
}

/** An error in a form: a sentence for the visitor, and the invalid field. Undefined if there is no error. */
type Wrong = [words: string, field: Field] | undefined;

/** Returns the form for the visitor's contact data. */
export function contactSheet(actions: Actions, say: Say, back: (isSaved: boolean) => void): Sheet {
  const fields = inputs(say, ['name', 'email', 'phone', 'description']);
  const submit = () => {
    const typed = valuesOf(fields);
    const wrong = wrongIn(typed);
    if (wrong) return [say(wrongTexts[wrong]), wrong] satisfies Wrong;
    actions.introduce(typed);
    return back(true) as undefined;
  };
  const element = sheet(say('contact'), say('contactWhy'), fields, say('save'), submit);
  element.append(button('plain', say('back'), () => back(false)));
  return { element, refresh: () => known(fields, actions) };
}

/** Returns the form with which a visitor leaves a message while no agent is online. */
export function offlineSheet(actions: Actions, say: Say): Sheet {
  const fields = inputs(say, ['name', 'email', 'phone', 'message']);
  const message = fields.message!;
  message.required = true;
  message.addEventListener('input', () => actions.draft.set(message.value));
  const submit = (): Wrong => {
    const { message: written = '', ...contact } = valuesOf(fields);
    const wrong = wrongIn({ ...contact, message: written });
    if (wrong) return [say(wrongTexts[wrong]), wrong];
    if (!contact.email && !contact.phone) return [say('wrongReach'), 'email'];
    actions.leave({ ...contact, message: written });
    actions.draft.set('');
    message.value = '';
    fill(element, make('div', { class: 'sheet' }, thanks, again));
    thanks.focus();
    return undefined;
  };
  const form = sheet(say('labelOffline'), say('offline'), fields, say('send'), submit);
  const thanks = make('p', { role: 'status', tabindex: '-1' }, say('offlineSent'));
  const again = button('plain', say('offlineAgain'), () => restart());
  const element = make('div', { class: 'forms' }, form);
  const restart = () => {
    fill(element, form);
    message.focus();
  };
  return {
    element,
    refresh: () => {
      known(fields, actions);
      const draft = actions.draft.get();
      if (message.value !== draft) message.value = draft;
    },
  };
}

/** Returns the form with which a visitor requests a callback. */
export function callSheet(actions: Actions, say: Say, back: () => void): Sheet {
  const fields = inputs(say, ['phone']);
  fields.phone!.required = true;
  const submit = (): Wrong => {
    const started = actions.startCall(fields.phone!.value);
    if (started.result === 'ok') return undefined;
    return [started.reason.startsWith('Callback') ? say('callNone') : started.reason, 'phone'];
  };
  const element = sheet(say('call'), say('callWhy'), fields, say('callNow'), submit);
  element.append(button('plain', say('back'), back));
  const [why, go] = [element.querySelector('p')!, element.querySelector<HTMLElement>('.go')!];
  return {
    element,
    refresh: () => {
      known(fields, actions);
      // A page may open the form while callbacks are not available. Its field is then shown but disabled (WID-02).
      const isOff = actions.chat.availability.callback.result !== 'ok';
      const words = say(isOff ? 'callNone' : 'callWhy');
      if (why.textContent !== words) fill(why, words);
      fields.phone!.disabled = isOff;
      go.hidden = isOff;
    },
  };
}

type Inputs = Partial<Record<Field, HTMLInputElement | HTMLTextAreaElement>>;

function inputs(say: Say, names: Field[]): Inputs {
  return Object.fromEntries(
    names.map((name) => {
      const type = kinds[name];
      const attributes = { name, autocomplete: type ?? 'off', 'aria-label': say(name) };
      const tag = name === 'message' ? 'textarea' : 'input';
      return [name, make(tag, { ...attributes, type })];
    }),
  );
}

/** Returns a form. The browser does not validate it, because a page cannot change the browser's error messages. */
function sheet(title: string, why: string, fields: Inputs, go: string, submit: () => Wrong): HTMLFormElement {
  const wrong = make('p', { class: 'wrong', role: 'alert' });
  const labels = Object.values(fields).map((field) =>
    make('label', {}, make('span', {}, field.getAttribute('aria-label')!), field),
  );
  return make(
    'form',
    {
      class: 'sheet',
      novalidate: true,
      'aria-label': title,
      submit: (event: Event) => {
        event.preventDefault();
        const [words, field] = submit() ?? [];
        fill(wrong, words);
        for (const [name, input] of Object.entries(fields))
          input.setAttribute('aria-invalid', String(name === field));
        if (field) fields[field]?.focus();
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

/** Fills known contact data into the empty fields of a form. */
function known(fields: Inputs, { chat }: Actions): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = chat.contact[name as 'name'];
    if (value && field.value === '') field.value = value;
  }
}
