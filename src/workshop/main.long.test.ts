import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('each command of the workshop explains itself, from any folder', async () => {
  const names = [...(await workshop('--help')).matchAll(/^ {2}(\S+) /gm)].map(([, name]) => name!);
  expect(names).toContain('chaos');
  const usages = await Promise.all(
    names.map(async (name) => [name, await workshop(name, '--help')] as const),
  );
  for (const [name, usage] of usages) {
    const own = new RegExp(`^Usage: npm run workshop -- (${name}|build)\\b`);
    expect(usage, name).toMatch(name === 'typecheck' ? /TypeScript Compiler/ : own);
  }
});

async function workshop(...args: string[]): Promise<string> {
  const script = join(import.meta.dirname, 'main.ts');
  return (await promisify(execFile)(process.execPath, [script, ...args], { cwd: '/' })).stdout;
}
