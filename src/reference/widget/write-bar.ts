import { limits } from '../../../generated/policies.ts';
import type { Actions } from './actions.ts';
import { fill, icon, make } from './dom.ts';
import type { Say } from './texts.ts';

/** The typing notice ends after this time without input, in milliseconds. */
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
  /** Warns the visitor if an input exceeds the maximum length. A textarea cuts a pasted text without any notice. */
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
  const area = make('textarea', {
    rows: '1',
    'aria-label': say('message'),
    placeholder: say('placeholder'),
    // The service would cut a longer text.
    maxlength: String(longest),
    beforeinput: (event: InputEvent) => {
      if (!event.isComposing) tellCut(event);
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
    area,
    make(
      'button',
      { type: 'submit', class: 'go flip', 'aria-label': say('send'), title: say('send') },
      icon('send'),
    ),
  );
  const refresh = () => {
    area.value = actions.draft.get().slice(0, longest);
  };
  return { element, refresh };
}
