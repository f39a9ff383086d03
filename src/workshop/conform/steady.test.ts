import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('steady prints its own usage, and checks nothing at its import', async () => {
  const script = join(import.meta.dirname, 'steady.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--help']);
  expect(stdout).toMatch(/^Usage: npm run steady -- /);
});
