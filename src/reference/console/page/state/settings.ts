import { effect, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

/** Returns a signal with a setting that this browser stores. `first` is the default. */
function choice<Value extends string>(name: string, first: Value) {
  const key = `parlance.${name}`;
  const value = signal((localStorage.getItem(key) as Value | null) ?? first);
  effect(() => localStorage.setItem(key, value.value));
  return value;
}

export const theme = choice<Theme>('theme', 'system');
export const quickKeys = choice<'on' | 'off'>('keys', 'on');
/** Folded: the list hides the chats of the bot. Auto: only while they are many. */
export const botGroup = choice<'auto' | 'folded' | 'open'>('bot-group', 'auto');
/** On: a message causes a sound and a notification while the console is hidden or has no focus. */
export const alerts = choice<'on' | 'off'>('alerts', 'off');
/** Ask: a customer's picture is loaded on a click. A request shows the picture's host, a third party, the agent's address and the time. */
export const customersPictures = choice<'ask' | 'always'>('pictures-of-customers', 'ask');

effect(() => {
  document.documentElement.style.colorScheme = theme.value === 'system' ? '' : theme.value;
});
