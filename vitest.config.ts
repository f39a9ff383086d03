import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Proofs that take minutes; `npm test` runs a short form of each, `npm run test:long` these. */
const long = '**/*.long.test.ts';

/** What measures instants; each of its files has a process of its own, before which others stand back (src/workshop/testing/stand-back.ts). */
const measuring = 'conformance/selftest/!(widget)/**/*';

/** Folders of what begins before others: what waits most of the time, and measures; what takes long and is not to be left for the end. */
const early = [
  '/conformance/selftest/',
  '/docs/',
  '/src/workshop/chaos/',
  '/src/workshop/release/',
  '/src/reference/service/whole/several',
  '/src/reference/widget/',
  '/src/reference/console/',
  '/specs/lint/',
];

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = early.findIndex((folder) => moduleId.includes(folder));
      return found === -1 ? early.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const end = isLong ? '.long.test.ts' : '.test.ts';
  const exclude = [...configDefaults.exclude, ...(isLong ? [] : [long])];
  const all = ['src', 'specs', 'conformance', 'docs'].map((folder) => `${folder}/**/*${end}`);
  return {
    test: {
      projects: [
        { extends: true, test: { name: 'measuring', include: [`${measuring}${end}`], exclude } },
        {
          extends: true,
          test: {
            name: isLong ? 'long' : 'tests',
            include: all,
            exclude: [...exclude, `${measuring}${end}`],
            setupFiles: ['src/workshop/testing/stand-back.ts'],
            // A process for many files loads what they share once.
            isolate: isLong,
          },
        },
      ],
      setupFiles: ['src/workshop/testing/seed.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      // Commands that tests start compile what they load once among them.
      env: { NODE_COMPILE_CACHE: join(tmpdir(), 'parlance-compile-cache') },
      sequence: { sequencer: LongOnesFirst },
      // Much of the time is waiting for what must not come: more at once than there are cores.
      maxWorkers: 5,
      maxConcurrency: 16,
      // Machines are shared, and much here waits for instants: a test that fails once is run again, and the report says so.
      retry: 1,
    },
  };
});
