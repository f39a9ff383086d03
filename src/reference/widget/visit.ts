import type { Visit } from '../../../generated/reference/visitor/types.ts';
import type { Kept } from './storage.ts';

const tags = ['source', 'campaign', 'content', 'medium', 'term'] as const;

/** The page that the visitor is on, and the campaign that brought them, which is in the address of the first page only. */
export function whereFrom(visit: Kept): Visit {
  const asked = new URLSearchParams(location.search);
  const found = tags.flatMap((tag) => {
    const value = asked.get(`utm_${tag}`);
    return value === null ? [] : [[tag, value] as const];
  });
  if (found.length > 0) visit.set('utm', Object.fromEntries(found));
  const utm = visit.get<NonNullable<Visit['utm']>>('utm');
  const { title } = document;
  return { page: { url: location.href, ...(title && { title }) }, ...(utm && { utm }) };
}
