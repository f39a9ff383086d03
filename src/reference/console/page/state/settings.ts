import { effect, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

/** Returns a setting of this browser, as a signal. */
function choice<Value extends string>(name: string, first: Value) {
  const key = `parlance.${name}`;
  const value = signal((localStorage.getItem(key) as Value | null) ?? first);
  effect(() => localStorage.setItem(key, value.value));
  return value;
}

export const theme = choice<Theme>('theme', 'system');
export const quickKeys = choice<'on' | 'off'>('keys', 'on');
/** On: a message plays a sound and shows a notification while nobody looks at the console. */
export const alerts = choice<'on' | 'off'>('alerts', 'off');
/** Customers' pictures are on the hosts of third parties. Each request shows them when and from where an agent looks. */
export const customersPictures = choice<'ask' | 'always'>('pictures-of-customers', 'ask');

effect(() => {
  document.documentElement.style.colorScheme = theme.value === 'system' ? '' : theme.value;
});
