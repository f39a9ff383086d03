import { configDefaults, defineConfig } from 'vitest/config';
import { sharedPlace } from './src/contract/files.ts';
import { patience, slowness } from './src/workshop/testing/patience.ts';

/** Tests that `npm run test:long` runs: proofs of minutes, further pages and options, and programs in other languages. */
const long = '**/*.long.test.ts';

/** Tests that judge instants of other programs; `npm test` runs them before all others. */
const measuring = 'conformance/selftest/!(widget)/**/*';

export default defineConfig(async ({ mode }) => {
  process.env['TEST_SLOWNESS'] ??= (await slowness()).toFixed(1);
  const isLong = mode === 'long';
  const end = isLong ? '.long.test.ts' : '.test.ts';
  const exclude = [...configDefaults.exclude, ...(isLong ? [] : [long])];
  const all = ['src', 'conformance', 'docs'].map((folder) => `${folder}/**/*${end}`);
  return {
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'measuring',
            include: [`${measuring}${end}`],
            exclude,
            // A case waits for deliveries that must not come, and many cases run at once.
            testTimeout: patience(300_000),
          },
        },
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
      setupFiles: ['src/workshop/testing/each-file.ts'],
      // These end what hangs; no test has a limit of its own.
      testTimeout: patience(isLong ? 600_000 : 300_000),
      hookTimeout: patience(isLong ? 600_000 : 300_000),
      teardownTimeout: patience(20_000),
      expect: { poll: { timeout: patience(20_000) } },
      // Commands that tests start compile what they load once among them.
      env: { NODE_COMPILE_CACHE: sharedPlace('compile-cache') },
      // Most tests wait, so more run at once than there are cores; the long ones fill the cores, and some judge instants.
      maxWorkers: isLong ? 2 : 5,
      maxConcurrency: 8,
      retry: 0,
    },
  };
});
