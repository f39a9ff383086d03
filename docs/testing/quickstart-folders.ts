// Empty folders into which the package was installed from its tarball, and what is read in them.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Consumer, installedPackage } from '../../src/workshop/release/testing/consumer.ts';
import { isInstalled } from '../../src/workshop/testing/programs.ts';
import { follow } from './page.ts';

/** The program of each language, which may be missing on this machine. */
const programs = { TypeScript: 'node', Python: 'python3', PHP: 'php' };
const installed = ['npm install fastify'];

/** A quickstart, with the language that is chosen on it. */
export interface Reading {
  page: string;
  language: keyof typeof programs;
}

/** All of them. */
export const readings: readonly Reading[] = [
  ...(['TypeScript', 'Python', 'PHP'] as const).flatMap((language) =>
    ['chat-front-end', 'bot', 'crm'].map((page) => ({ page, language })),
  ),
  { page: 'service', language: 'Python' },
];

/** Makes folders of readers, with what was installed and nothing else, for the tests of this file. */
export function readersFolders(): () => string {
  const folders = mkdtempSync(join(tmpdir(), 'parlance-quickstarts-'));
  let consumer: Consumer;
  beforeAll(async () => {
    consumer = await installedPackage();
    consumer.bring('fastify');
  });
  afterAll(() => {
    consumer.remove();
    rmSync(folders, { recursive: true, force: true });
  });
  return () => {
    const made = mkdtempSync(join(folders, 'reader-'));
    symlinkSync(join(consumer.folder, 'node_modules'), join(made, 'node_modules'));
    return made;
  };
}

/** Follows quickstarts to their end. */
export function describeQuickstarts(chosen: readonly Reading[], folder: () => string): void {
  describe.concurrent('from nothing to what conforms', () => {
    for (const { page, language } of chosen) {
      const program = programs[language];
      if (isInstalled(program))
        test(`${page}, in ${language}`, () =>
          follow(`quickstarts/${page}.mdx`, { folder: folder(), language, installed }));
      else test.skip(`${page}, in ${language}: ${program} is not installed`);
    }
  });
}
