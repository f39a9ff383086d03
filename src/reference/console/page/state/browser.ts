// The state that the browser keeps: the address of the view, and the settings of the agent.
import { computed, effect, signal } from '@preact/signals';

/** The views of the console. The name of a view is the first segment after # in the address. */
export const views = ['chats', 'inbox', 'log', 'notes', 'set-up'] as const;
type View = (typeof views)[number];

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

/** The view, the id and the part of the view in the address. A narrow screen, which cannot show all parts, shows this part. */
export const route = computed<{ view: View; id?: string; part?: string }>(() => {
  const [, view = '', id, part] = hash.value.replace(/^#/, '').split('/');
  const known = views.find((one) => one === view) ?? 'chats';
  return { view: known, ...(id !== undefined && id !== '' && { id }), ...(part !== undefined && { part }) };
});

export const openChat = computed(() =>
  route.value.view === 'chats' && route.value.id !== undefined ? Number(route.value.id) : undefined,
);

export function addressOf(view: View, id?: string | number): string {
  return `#/${view}${id === undefined ? '' : `/${id}`}`;
}

export function go(view: View, id?: string | number): void {
  location.hash = addressOf(view, id);
}

type Theme = 'system' | 'light' | 'dark';

/** Returns a signal with a setting that this browser stores, for all its tabs. `first` is the default. */
function choice<Value extends string>(name: string, first: Value) {
  const key = `parlance.${name}`;
  const value = signal((localStorage.getItem(key) as Value | null) ?? first);
  effect(() => localStorage.setItem(key, value.value));
  addEventListener('storage', (event) => {
    if (event.key === key) value.value = (event.newValue as Value | null) ?? first;
  });
  return value;
}

/** The id of the agent who works in this browser. Only one tab of the browser reports the agent's presence. */
export const chosenAgent = choice<string>('agent', '');

export const theme = choice<Theme>('theme', 'system');
export const quickKeys = choice<'on' | 'off'>('keys', 'on');
/** Folded: the list shows only the chats of the bot in which it is silent, and the chat in view. Auto: folded if there are many. */
export const botGroup = choice<'auto' | 'folded' | 'open'>('bot-group', 'auto');
/** On: a new message causes a sound and a notification while the console has no focus. Ask: the agent has not chosen yet. */
export const alerts = choice<'ask' | 'on' | 'off'>('alerts', 'ask');

/** Stores the agent's choice. The browser then asks if the page may show notifications. */
export function setAlerts(value: 'on' | 'off'): void {
  alerts.value = value;
  if (value === 'on') void globalThis.Notification?.requestPermission();
}

/** Yes: the browser keeps the token after the console is closed. */
export const isRemembered = choice<'yes' | 'no'>('remember', 'no');
/** Ask: a customer's picture is loaded after a click, because the request shows the agent's IP address to the picture's host. */
export const customersPictures = choice<'ask' | 'always'>('pictures-of-customers', 'ask');

effect(() => {
  document.documentElement.style.colorScheme = theme.value === 'system' ? '' : theme.value;
});
