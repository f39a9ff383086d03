import { configDefaults, defineConfig } from 'vitest/config';

/** Proofs that take minutes; `npm test` runs a short form of each, `npm run test:long` these. */
const long = '**/*.long.test.ts';

export default defineConfig(({ mode }) => ({
  test: {
    include:
      mode === 'long'
        ? [long]
        : ['src/**/*.test.ts', 'specs/**/*.test.ts', 'conformance/**/*.test.ts', 'docs/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(mode === 'long' ? [] : [long])],
    setupFiles: ['src/testing/seed.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 3,
    // A build machine is shared: a test that fails there once is run again, and the report says so.
    retry: process.env.CI ? 1 : 0,
  },
}));
