// Checks of the built site: links have targets, nothing is loaded from other hosts, pages are small, and the search works.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { faultOfSearch } from './search-index.ts';

/** The maximum size of a page with its style sheets and scripts, in bytes gzipped. The files that the search loads later do not count. */
export const heaviest = 100_000;

export interface Problem {
  page: string;
  message: string;
}

export interface Checked {
  problems: Problem[];
  pages: number;
  /** The address of the heaviest page, and its size in bytes gzipped. */
  heaviest: { page: string; bytes: number };
}

/** Checks all pages in the folder `dist`. `base` is the folder of the site on its host. */
export async function checkSite(dist: string, base = '/'): Promise<Checked> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    // The one-page references for download are not checked, because Redocly makes them.
    (file) =>
      file.endsWith('.html') && !(dirname(file) === 'documents' && file !== join('documents', 'index.html')),
  );
  const pages = new Map(files.map((file) => [addressOf(file), readFileSync(join(dist, file), 'utf8')]));
  const ids = new Map([...pages].map(([page, html]) => [page, new Set(matches(html, / id="([^"]+)"/g))]));
  const problems: Problem[] = [];
  const weights: Checked['heaviest'][] = [];
  for (const [page, html] of pages) {
    const tell = (message: string) => problems.push({ page, message });
    for (const link of new Set(matches(html, /<a [^>]*?href="([^"]*)"/g))) {
      const complaint = complaintAbout(plain(link), page, base, dist, ids);
      if (complaint) tell(complaint);
    }
    for (const address of loaded(html)) {
      if (isElsewhere(address)) tell(`loads ${address} from another host`);
      else if (!address.startsWith('data:') && !existsSync(fileOf(address, page, base, dist)))
        tell(`loads ${address}, which does not exist`);
    }
    for (const address of styles(html).filter((each) => !isElsewhere(each))) {
      const css = readFileSync(fileOf(address, page, base, dist), 'utf8');
      for (const url of matches(css, /url\(["']?(https?:[^)"']+)/g))
        tell(`${address} loads ${url} from another host`);
    }
    const given = matches(withoutDrawings(html), / id="([^"]+)"/g);
    for (const id of new Set(given.filter((each, index) => given.indexOf(each) !== index)))
      tell(`has the id ${id} twice`);
    const bytes = pageBytes(html, page, base, dist);
    if (bytes > heaviest) tell(`weighs ${bytes} bytes gzipped; the maximum is ${heaviest}`);
    weights.push({ page, bytes });
  }
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (/\.md$|^llms.*\.txt$/.test(file))
      problems.push(...problemsOfMarkdown(file, readFileSync(join(dist, file), 'utf8'), base));
  const fault = await faultOfSearch(dist);
  if (fault !== undefined) problems.push({ page: '/pagefind/', message: fault });
  weights.sort((a, b) => b.bytes - a.bytes);
  return { problems, pages: pages.size, heaviest: weights[0] ?? { page: '', bytes: 0 } };
}

/** Returns the faults in the Markdown of a page: links that leave the site, and headings that Markdown does not read as headings. */
export function problemsOfMarkdown(page: string, text: string, base: string): Problem[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
  const links = matches(prose, /\]\((\/[^)\s]*)/g).filter((link) => inSite(link, '/', base) === undefined);
  const broken = prose.match(/^.*\*\*#.*$/gm) ?? [];
  return [
    ...[...new Set(links)].map((link) => ({ page, message: `links to ${link}, outside the site` })),
    ...broken.map((line) => ({ page, message: `has a broken heading: ${line}` })),
  ];
}

function complaintAbout(
  link: string,
  page: string,
  base: string,
  dist: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (/^[a-z]+:/i.test(link)) return undefined;
  const [path = '', fragment] = link.split('#');
  const target = path === '' ? page : inSite(path, page, base);
  if (target === undefined) return `links to ${link}, outside the site`;
  if (!ids.has(target)) {
    return existsSync(join(dist, target)) && !target.endsWith('/')
      ? undefined
      : `links to ${link}, which does not exist`;
  }
  const isThere =
    fragment === undefined || fragment === '' || ids.get(target)!.has(decodeURIComponent(fragment));
  return isThere ? undefined : `links to ${link}, but nothing on that page has this id`;
}

/** Returns the address of a page: `/reference/bot/` for the file `reference/bot/index.html`. */
function addressOf(file: string): string {
  return `/${file
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Converts an address in a page to a path from the root of the site. Returns undefined if the address leaves the site. */
function inSite(path: string, page: string, base: string): string | undefined {
  const prefix = base.replace(/\/$/, '');
  if (!path.startsWith('/')) return posix.join(page.endsWith('/') ? page : dirname(page), path);
  if (prefix === '') return path;
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : undefined;
}

function fileOf(address: string, page: string, base: string, dist: string): string {
  return join(dist, inSite(address.split(/[?#]/)[0]!, page, base) ?? relative('/', address));
}

const styles = (html: string) =>
  matches(html, /<link [^>]*?rel="stylesheet"[^>]*?href="([^"]+)"/g).concat(
    matches(html, /<link [^>]*?href="([^"]+)"[^>]*?rel="stylesheet"/g),
  );
const scripts = (html: string) => matches(html, /<script [^>]*?src="([^"]+)"/g);
const loaded = (html: string) => [
  ...styles(html),
  ...scripts(html),
  ...matches(html, /<(?:img|iframe|source|video|audio) [^>]*?src="([^"]+)"/g),
  ...matches(html, /<link [^>]*?rel="(?:preload|modulepreload|icon|shortcut icon)"[^>]*?href="([^"]+)"/g),
];

function pageBytes(html: string, page: string, base: string, dist: string): number {
  const parts = new Set(
    [...styles(html), ...scripts(html)].map((address) => fileOf(address, page, base, dist)),
  );
  for (const file of parts) {
    if (!file.endsWith('.js') || !existsSync(file)) continue;
    for (const name of matches(readFileSync(file, 'utf8'), /(?:from|^import|;import)\s*["'](\.[^"']+)["']/g))
      parts.add(join(dirname(file), name));
  }
  const sizes = [...parts].filter(existsSync).map((file) => gzipSync(readFileSync(file)).length);
  return sizes.reduce((sum, size) => sum + size, gzipSync(html).length);
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
/** Returns the page without its SVG drawings. Starlight puts the same search form into a page twice, so ids in the drawings may repeat. */
const withoutDrawings = (html: string) => html.replaceAll(/<svg[\s\S]*?<\/svg>/g, '');
const isElsewhere = (address: string) => /^(https?:)?\/\//.test(address);
