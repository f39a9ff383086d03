// The changelog as an RSS feed. Each heading of a version is an entry, with the version's release date if there is one.
import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { escaped, prose } from '../contract/prose.ts';

/** Reads the versions and their parts from CHANGELOG.md: `## [0.1.0] - 2026-11-21` with `### Added: …` below. */
function entries(): { id: string; title: string; date?: string; html: string }[] {
  const [, ...versions] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  return versions.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [, version = heading, date] = /\[(.+?)\](?: - (\d{4}-\d\d-\d\d))?/.exec(heading) ?? [];
    const [intro = '', ...parts] = lines.join('\n').split(/^### /m);
    const named = parts.map((text) => ({
      name: text.split('\n')[0]!,
      text: text.split('\n').slice(1).join('\n'),
    }));
    const all = intro.trim() === '' ? named : [{ name: 'Summary', text: intro }, ...named];
    return all.map(({ name, text }) => ({
      id: `${version}: ${name}`,
      title: `${version}: ${name}`,
      ...(date !== undefined && { date }),
      html: prose(text).replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>'),
    }));
  });
}

export const GET: APIRoute = ({ site }) => {
  const page = new URL(
    `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}changelog/`,
    site ?? 'http://127.0.0.1:4321',
  ).href;
  const items = entries().map(
    ({ id, title, date, html }) =>
      `<item><title>${escaped(title)}</title><link>${escaped(page)}</link><guid isPermaLink="false">${escaped(`parlance ${id}`)}</guid>${date === undefined ? '' : `<pubDate>${new Date(date).toUTCString()}</pubDate>`}<description>${escaped(html)}</description></item>`,
  );
  const channel = [
    '<title>Parlance: changes</title>',
    `<link>${escaped(page)}</link>`,
    '<description>What changed in the contract, and for whom it breaks.</description>',
    ...items,
  ];
  const feed = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>\n${channel.join('\n')}\n</channel></rss>\n`;
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml' } });
};
