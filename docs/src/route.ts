// Sets the links to the previous and next page. They skip sidebar entries that lead to a part of a page.
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

type Entry = { type: 'link'; href: string; isCurrent: boolean } | { type: 'group'; entries: Entry[] };

export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { sidebar, pagination } = locals.starlightRoute;
  const all = links(sidebar as Entry[]);
  // Removes the slash that Starlight appends to the address of a part of a page.
  for (const entry of all) entry.href = entry.href.replace(/(#.*)\/$/, '$1');
  const pages = all.filter(({ href }) => !href.includes('#'));
  const at = pages.findIndex(({ isCurrent }) => isCurrent);
  const before = at > 0 ? pages[at - 1] : undefined;
  const after = at >= 0 ? pages[at + 1] : undefined;
  locals.starlightRoute.pagination = { prev: before, next: after } as typeof pagination;
});

function links(entries: Entry[]): Extract<Entry, { type: 'link' }>[] {
  return entries.flatMap((entry) => (entry.type === 'link' ? [entry] : links(entry.entries)));
}
