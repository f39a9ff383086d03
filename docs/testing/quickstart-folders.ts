// The quickstarts, and folders in which to follow them. Each folder has only the packages that a reader installs.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Consumer, installedPackage } from '../../src/workshop/testing/package.ts';

/** The program that runs each language. The program may be missing on this machine. */
export const programs = { TypeScript: 'node', Python: 'python3', PHP: 'php', Go: 'go' };

/** Each quickstart, with the language that the reader chooses. */
export const readings: readonly { page: string; language: keyof typeof programs }[] = [
  ...(['TypeScript', 'Python', 'PHP', 'Go'] as const).flatMap((language) =>
    ['chat-front-end', 'bot', 'crm'].map((page) => ({ page, language })),
  ),
  { page: 'service', language: 'Python' },
];

/** The pages "Start in …" that have their own program, and the file that their step "Get the package" puts into the reader's folder. */
export const starts: readonly {
  page: string;
  language: keyof typeof programs;
  once: string;
  from: string;
}[] = [
  {
    page: 'python',
    language: 'Python',
    once: 'pip install ../parlance/generated/python/dist/parlance_contract-*.whl',
    from: 'generated/python/parlance',
  },
  { page: 'php', language: 'PHP', once: 'cp -r ../parlance/generated/php parlance', from: 'generated/php' },
  { page: 'go', language: 'Go', once: 'cp -r ../parlance/generated/go parlance', from: 'generated/go' },
];

/**
 * Installs the package once for the tests of this file. Returns a function that makes a reader's folder, which has only the installed
 * packages.
 */
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
