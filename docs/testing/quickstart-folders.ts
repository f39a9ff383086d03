// The quickstarts, and empty folders into which the package was installed from its tarball, to follow them in.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Consumer, installedPackage } from '../../src/workshop/release/testing/consumer.ts';

/** The program of each language, which may be missing on this machine. */
export const programs = { TypeScript: 'node', Python: 'python3', PHP: 'php' };

/** Each page, with the language that is chosen on it. */
export const readings: readonly { page: string; language: keyof typeof programs }[] = [
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
