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
/** On: a message causes a sound and a notification while the console is hidden or has no focus. Ask: the agent has not chosen yet. */
export const alerts = choice<'ask' | 'on' | 'off'>('alerts', 'ask');

/** Stores the agent's choice. The browser then asks if the page may show notifications. */
export function setAlerts(value: 'on' | 'off'): void {
  alerts.value = value;
  if (value === 'on') void globalThis.Notification?.requestPermission();
}

/** Yes: the browser keeps the token after it is closed. */
export const isRemembered = choice<'yes' | 'no'>('remember', 'no');
/** Ask: a customer's picture is loaded on a click. A request shows the picture's host, a third party, the agent's address and the time. */
export const customersPictures = choice<'ask' | 'always'>('pictures-of-customers', 'ask');

effect(() => {
  document.documentElement.style.colorScheme = theme.value === 'system' ? '' : theme.value;
});
