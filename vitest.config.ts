import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Proofs that take minutes; `npm test` runs a short form of each, `npm run test:long` these. */
const long = '**/*.long.test.ts';

/** What takes long, and is not to be left for the end, when nothing is there to be done beside it. */
const takesLong = [
  '/docs/',
  '/src/chaos/',
  '/src/release/',
  '/src/service/several',
  '/src/widget/',
  '/src/console/',
];

/** The self-tests of the suite wait most of the time, and measure: they begin first, beside each other, and the busy ones follow. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      if (moduleId.includes('/conformance/selftest/')) return 0;
      return takesLong.some((folder) => moduleId.includes(folder)) ? 1 : 2;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig(({ mode }) => ({
  test: {
    include:
      mode === 'long'
        ? [long]
        : ['src/**/*.test.ts', 'specs/**/*.test.ts', 'conformance/**/*.test.ts', 'docs/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(mode === 'long' ? [] : [long])],
    setupFiles: ['src/testing/priority.ts', 'src/testing/seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Commands that tests start compile what they load once among them.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'parlance-compile-cache') },
    sequence: { sequencer: WaitingFirst },
    // Much of the time is waiting for what must not come: more at once than there are cores.
    maxWorkers: 6,
    maxConcurrency: 16,
    // Machines are shared, and much here waits for instants: a test that fails once is run again, and the report says so.
    retry: 1,
  },
}));
