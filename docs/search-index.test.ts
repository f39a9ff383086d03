import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSite } from './check.ts';
import { faultOfSearch, writeSearchIndex } from './search-index.ts';
import { isStale } from './testing/site.ts';

test('the build rejects a search index with an empty file, and makes the index again', async () => {
  const site = mkdtempSync(join(tmpdir(), 'parlance-search-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const [stamp, page] = [join(site, 'built'), join(site, 'outgrowing')];
  mkdirSync(page);
  writeFileSync(
    join(page, 'index.html'),
    '<html lang="en"><body><h1>Outgrowing</h1><p>One process.</p></body></html>',
  );
  expect(await faultOfSearch(site)).toBe('has no search index');

  await writeSearchIndex(site);
  writeFileSync(stamp, '');
  expect(await faultOfSearch(site)).toBeUndefined();
  expect(await isStale(stamp, site)).toBe(false);

  const entry = join(site, 'pagefind/pagefind-entry.json');
  writeFileSync(entry, '');
  const message = `has an empty file of the search index: ${entry}`;
  expect((await checkSite(site)).problems).toContainEqual({ page: '/pagefind/', message });
  expect(await isStale(stamp, site)).toBe(true);

  await writeSearchIndex(site);
  const [fragment] = globSync('pagefind/fragment/*', { cwd: site });
  writeFileSync(join(site, fragment!), 'no index');
  expect(await faultOfSearch(site)).toMatch(/^cannot be searched: /);

  await writeSearchIndex(site);
  expect(await faultOfSearch(site)).toBeUndefined();
});
