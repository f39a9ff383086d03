// The quickstarts, followed in an empty folder into which the package was installed from its tarball.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, installedPackage } from '../src/release/testing/consumer.ts';
import { has } from './examples/testing/programs.ts';
import { follow } from './testing/page.ts';

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

describe.concurrent.each(Object.entries(programs))('in %s', (language, program) => {
  if (!has(program)) {
    test(`${program} is not installed: nothing was tried`, () => expect(has(program)).toBe(false));
    return;
  }
  test.each(['chat-front-end', 'bot', 'crm'])(
    '%s: from nothing to what conforms',
    {
      timeout: 180_000,
    },
    async (page) => {
      await follow(`quickstarts/${page}.mdx`, { folder: folder(), language, installed });
    },
  );
});
