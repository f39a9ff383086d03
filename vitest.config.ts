import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Proofs that take minutes; `npm test` runs a short form of each, `npm run test:long` these. */
const long = '**/*.long.test.ts';

/** Tests that judge instants of other programs; `npm test` runs them before all others. */
const measuring = 'conformance/selftest/!(widget)/**/*';

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
            // A process for many files loads what they share once.
            isolate: isLong,
          },
        },
      ],
      globalSetup: ['src/workshop/testing/shared.ts'],
      setupFiles: ['src/workshop/testing/seed.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      // Commands that tests start compile what they load once among them.
      env: { NODE_COMPILE_CACHE: join(tmpdir(), 'parlance-compile-cache') },
      // Most tests wait: more run at once than there are cores.
      maxWorkers: 5,
      maxConcurrency: 16,
      retry: 0,
    },
  };
});
