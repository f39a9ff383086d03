// Makes the Markdown of a small site, and checks the Markdown as the build does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsOfMarkdown } from './check.ts';
import { writeMarkdown } from './markdown.ts';

test('in the Markdown of a page, a fold keeps its heading, and the output of a command keeps its characters', () => {
  const dist = mkdtempSync(join(tmpdir(), 'parlance-markdown-'));
  const folds =
    '<details><summary><h3>Express</h3></summary><p>Text</p></details><details><summary>More</summary></details>';
  const output = '<pre class="help">Usage: parlance [options]\n  PARLANCE_DATABASE_URL</pre>';
  writeFileSync(
    join(dist, 'index.html'),
    `<main><h1>Page</h1><div class="sl-markdown-content">${folds}${output}</div></main>`,
  );
  writeMarkdown(dist);
  const text = readFileSync(join(dist, 'index.md'), 'utf8');
  rmSync(dist, { recursive: true });
  expect(text).toMatch(/^### Express$/m);
  expect(text).toMatch(/^\*\*More\*\*$/m);
  expect(text).toContain('```text\nUsage: parlance [options]\n  PARLANCE_DATABASE_URL\n```');
  expect(problemsOfMarkdown('index.md', text, '/')).toEqual([]);
});

test('a link without the base and a heading in bold are faults in the Markdown of a page', () => {
  const text = '[a](/docs/x/) [b](/security/)\n\n**### Express**\n\n```md\n[c](/code/)\n```\n';
  expect(problemsOfMarkdown('a.md', text, '/docs/').map(({ message }) => message)).toEqual([
    'links to /security/, outside the site',
    'has a broken heading: **### Express**',
  ]);
});
