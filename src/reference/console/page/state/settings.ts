import { effect, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

/** A setting of this browser. */
function choice<Value extends string>(name: string, first: Value) {
  const key = `parlance.${name}`;
  const value = signal((localStorage.getItem(key) as Value | null) ?? first);
  effect(() => localStorage.setItem(key, value.value));
  return value;
}

export const theme = choice<Theme>('theme', 'system');
export const quickKeys = choice<'on' | 'off'>('keys', 'on');
/** Whether a message rings and shows a notification while nobody looks at the console. */
export const alerts = choice<'on' | 'off'>('alerts', 'off');
/** Pictures of customers are on hosts of others, who learn from each request when and from where an agent looks. */
export const customersPictures = choice<'ask' | 'always'>('pictures-of-customers', 'ask');

effect(() => {
  document.documentElement.style.colorScheme = theme.value === 'system' ? '' : theme.value;
});
