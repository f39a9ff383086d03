// The site as it is built: what a reader and a search find, and what must never be in it.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { errorCodes } from '../generated/errors.ts';
import { openPoints, rules } from '../generated/rules.ts';
import { checkSite, heaviest } from './check.ts';
import { addressOf } from './src/contract/addresses.ts';
import { allEvents } from './src/contract/events.ts';
import { allOperations } from './src/contract/operations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'docs/dist');
const sources = [
  'docs/src',
  'docs/quickstarts',
  'docs/public',
  'docs/astro.config.ts',
  'generated',
  'CHANGELOG.md',
  'src/cli',
];

beforeAll(async () => {
  if (isStale()) await promisify(execFile)(process.execPath, ['docs/build.ts'], { cwd: root });
}, 120_000);

test('links lead somewhere, nothing comes from other hosts, no page is heavy', () => {
  const checked = checkSite(dist);
  expect(checked.problems).toEqual([]);
  expect(checked.pages).toBeGreaterThan(60);
  expect(checked.heaviest.bytes).toBeLessThan(heaviest);
});

test('every rule, open point and error code has an address', () => {
  expect(Object.keys(rules).filter((id) => !page('/rules/').includes(`id="${id}"`))).toEqual([]);
  expect(Object.keys(openPoints).filter((id) => !page('/open-points/').includes(`id="${id}"`))).toEqual([]);
  expect(Object.keys(errorCodes).filter((code) => !page('/errors/').includes(`id="${code}"`))).toEqual([]);
});

test('every rule stands at something that it concerns, not only in the catalogue', () => {
  const pages = files('reference').map((file) => readFileSync(file, 'utf8'));
  const lost = Object.keys(rules).filter((id) => !pages.some((html) => html.includes(addressOf.rule(id))));
  expect(lost).toEqual([]);
});

test('every operation and event has a page with what it is called', () => {
  for (const { of, operationId } of allOperations)
    expect(page(addressOf.operation(of.name, operationId))).toContain(operationId);
  for (const { of, name } of allEvents)
    expect(page(addressOf.event(of.name, name).split('#')[0]!)).toContain(name);
});

test('every page can be read without a script', () => {
  for (const file of files('.')) {
    const text = readFileSync(file, 'utf8')
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, ' ');
    expect(text.trim().length, file).toBeGreaterThan(300);
    expect(text, file).not.toContain('[object Object]');
    if (file.includes('/reference/')) expect(text, file).not.toMatch(/\bundefined\b/);
  }
});

test('what is loaded from another place is caught, and so is a link to nothing', () => {
  const { problems } = checkSite(fileURLToPath(new URL('testing/broken-site', import.meta.url)));
  expect(problems.map(({ message }) => message).sort()).toEqual([
    'links to #nowhere, but nothing on that page has this id',
    'links to /missing/, where nothing is',
    'loads https://cdn.example.com/font.css from another host',
  ]);
});

function page(address: string): string {
  return readFileSync(join(dist, address, 'index.html'), 'utf8');
}

function files(folder: string): string[] {
  return readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => join(dist, folder, file));
}

/** Whether something that pages are made from is younger than the site. */
function isStale(): boolean {
  const built = join(dist, '404.html');
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  return sources.some((source) => newest(join(root, source)) > since);
}

function newest(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
