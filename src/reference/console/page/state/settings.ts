import { effect, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

/** What a person chose for this browser. */
function choice<Value extends string>(name: string, first: Value) {
  const key = `parlance.${name}`;
  const value = signal((localStorage.getItem(key) as Value | null) ?? first);
  effect(() => localStorage.setItem(key, value.value));
  return value;
}

export const theme = choice<Theme>('theme', 'system');
/** Whether single keys do things. */
export const quickKeys = choice<'on' | 'off'>('keys', 'on');
/** Pictures lie on hosts of others, who see that somebody looks at them. */
export const showPictures = choice<'on' | 'off'>('pictures', 'on');

effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme.value;
});
