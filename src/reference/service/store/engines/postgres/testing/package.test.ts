import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that has imported the package ends with the exit status that it has set', () => {
  const script = `
    import { tmpdir } from 'node:os';
    import { importPackage } from '${new URL('./package.ts', import.meta.url).href}';
    await importPackage(tmpdir());
    await importPackage(tmpdir());
    process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(status, String(stderr)).toBe(3);
});
