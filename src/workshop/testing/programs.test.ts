import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { isInstalled, noteMissing } from './programs.ts';

test('the end of a run prints each missing program with the files that need it', () => {
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

test('in continuous integration, a missing program fails the run if it is required', () => {
  const required = { PARLANCE_REQUIRE: 'node,no-such-program' };
  expect(() => noteMissing({ CI: 'true', ...required })).toThrow(/not installed: no-such-program$/);
  expect(noteMissing(required)).toBeTypeOf('function');
});
