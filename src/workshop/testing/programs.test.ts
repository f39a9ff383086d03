import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { isInstalled, noteMissing } from './programs.ts';

test('noteMissing prints each missing program at the end of a run, with the test files that need the program', () => {
  vi.stubEnv('TEST_MISSING', undefined);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const end = noteMissing({});
  expect(isInstalled('node')).toBe(true);
  expect([isInstalled('no-such-program'), isInstalled('no-such-program')]).toEqual([false, false]);
  const notes = process.env['TEST_MISSING']!;
  end();
  expect(print.mock.calls).toEqual([
    [expect.stringMatching(/^Not installed: no-such-program\. Tests were skipped in \S+programs\.test\.ts$/)],
  ]);
  expect(existsSync(notes)).toBe(false);
  vi.unstubAllEnvs();
  print.mockRestore();
});

test('in continuous integration, a missing program fails the run if PARLANCE_REQUIRE names it', () => {
  const required = { PARLANCE_REQUIRE: 'node,no-such-program' };
  expect(() => noteMissing({ CI: 'true', ...required })).toThrow(/not installed: no-such-program$/);
  expect(noteMissing(required)).toBeTypeOf('function');
});
