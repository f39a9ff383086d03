import { limits } from '../../generated/policies.ts';
import type { Actions } from './actions.ts';
import { icon, make } from './dom.ts';
import type { Say } from './texts.ts';

/** A pause of this length in writing ends the notice of it. */
const stillMs = 5000;

/** Where the visitor writes. */
export function writeBar(actions: Actions, say: Say): { element: HTMLFormElement } {
  let still: ReturnType<typeof setTimeout> | undefined;
  const typing = (is: boolean) => {
    clearTimeout(still);
    if (is !== (still !== undefined)) actions.type(is);
    still = is ? setTimeout(() => typing(false), stillMs) : undefined;
  };
  const send = () => {
    const text = area.value.trim();
    if (text === '') return;
    clearTimeout(still);
    still = undefined;
    area.value = '';
    actions.write(text);
    area.focus();
  };
  const area = make('textarea', {
    rows: '1',
    'aria-label': say('message'),
    placeholder: say('placeholder'),
    // What is longer is cut by the service.
    maxlength: String(limits.UserTextBody.truncate),
    input: () => typing(area.value !== ''),
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
    area,
    make(
      'button',
      { type: 'submit', class: 'go flip', 'aria-label': say('send'), title: say('send') },
      icon('send'),
    ),
  );
  return { element };
}
