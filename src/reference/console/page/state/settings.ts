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
/** Pictures are on hosts of others, who see each request. */
export const showPictures = choice<'on' | 'off'>('pictures', 'on');

effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme.value;
});
