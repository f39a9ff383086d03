import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a process that has imported the package ends with the exit status that it has set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-imported-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = `
    import { importPackage } from '${new URL('./package.ts', import.meta.url).href}';
    for (const server of ['one', 'other']) await importPackage(\`${folder}/\${server}\`);
    process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(status, String(stderr)).toBe(3);
});
