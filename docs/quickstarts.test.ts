// The first page and the quickstarts, followed in empty folders into which the package was installed from its tarball.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, installedPackage } from '../src/release/testing/consumer.ts';
import { isInstalled } from './examples/testing/programs.ts';
import { readers } from './src/contract/readers.ts';
import { follow } from './testing/page.ts';
import { story } from './testing/readers.ts';

/** What runs a language, which may not be on this machine. */
const programs = { TypeScript: 'node', Python: 'python3', PHP: 'php' };
const installed = ['npm install @parlance/contract', 'npm install fastify'];
const folders = mkdtempSync(join(tmpdir(), 'parlance-quickstarts-'));
let consumer: Consumer;

beforeAll(async () => {
  consumer = await installedPackage();
  consumer.bring('fastify');
}, 90_000);
afterAll(() => {
  consumer.remove();
  rmSync(folders, { recursive: true, force: true });
});

/** A folder of a reader, with what was installed and nothing else. */
function folder(): string {
  const made = mkdtempSync(join(folders, 'reader-'));
  symlinkSync(join(consumer.folder, 'node_modules'), join(made, 'node_modules'));
  return made;
}

describe.concurrent('a reader of the first page', () => {
  test.each(readers.map((reader) => [reader.title, reader] as const))('%s', async (_, reader) => {
    const { shown, printed } = await story(reader, folder());
    expect(printed).toEqual(shown);
    expect(printed.length).toBeGreaterThan(0);
  });
});

/** Every quickstart, with the language that is chosen on it. */
const readings = [
  ...Object.keys(programs).flatMap((language) =>
    ['chat-front-end', 'bot', 'crm'].map((page) => ({ page, language })),
  ),
  { page: 'service', language: 'Python' },
];

describe.concurrent('from nothing to what conforms', () => {
  for (const { page, language } of readings) {
    const program = programs[language as keyof typeof programs];
    if (isInstalled(program))
      test(`${page}, in ${language}`, { timeout: 180_000 }, () =>
        follow(`quickstarts/${page}.mdx`, { folder: folder(), language, installed }),
      );
    else test(`${page}, in ${language}: not tried, ${program} is not installed`, () => undefined);
  }
});
