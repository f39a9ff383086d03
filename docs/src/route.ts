// The page before and the page after: entries of the sidebar that lead into a page are none of them.
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

type Entry = { type: 'link'; href: string; isCurrent: boolean } | { type: 'group'; entries: Entry[] };

export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { sidebar, pagination } = locals.starlightRoute;
  const all = links(sidebar as Entry[]);
  // A slash is put behind every address, also behind that of a part.
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
