import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('with --help, each script and each workshop command only prints its usage with an example', async () => {
  const names = [...(await usageOf('workshop')).matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name]) => name!);
  expect(names).toEqual(expect.arrayContaining(['chaos', 'release']));
  const all = [...Object.keys(scripts), ...names.map((name) => `workshop ${name}`)];
  for (const words of all) {
    const [script, ...rest] = words.split(' ') as [string, ...string[]];
    const usage = await usageOf(script, ...rest);
    const [, command] = /^Usage: (.*)/.exec(usage) ?? [];
    const own = (rest[0] ?? script).replace('pack', 'build').replace('test:long', 'test');
    expect(command, words).toMatch(new RegExp(`^(npm (run )?|parlance )(workshop -- )?${own}\\b`));
    expect(usage, words).toMatch(/^Examples?:\n {2}\S/m);
  }
});

/** Resolves with the output of a script for --help. Rejects if the script fails or writes to standard error. */
async function usageOf(script: string, ...args: string[]): Promise<string> {
  const command = ['run', '--silent', script, '--', ...args, '--help'];
  const { stdout, stderr } = await promisify(execFile)('npm', command, { cwd: root });
  expect(stderr).toBe('');
  return stdout;
}
