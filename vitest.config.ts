import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'specs/**/*.test.ts', 'conformance/**/*.test.ts', 'docs/**/*.test.ts'],
    setupFiles: ['src/testing/seed.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 3,
  },
});
