import { computed, signal } from '@preact/signals';

/** The views of the console. The name of a view is the first segment after # in the address. */
export const views = ['chats', 'inbox', 'log', 'notes', 'set-up'] as const;
export type View = (typeof views)[number];

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

/** The view, the id and the part of the view in the address. The part opens even on a narrow screen, which cannot show all parts. */
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
