import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const linked = join(root, 'node_modules/parlance/parlance.cjs');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const run = promisify(execFile);

test('in a clone, the linked command runs the TypeScript sources', async () => {
  expect((await run(process.execPath, [linked, '--version'])).stdout).toBe(`${version}\n`);
});

test('on an old Node, the linked command starts the Node of the clone’s packages; without such a Node it exits with 2', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-old-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pretended = join(folder, 'old.cjs');
  writeFileSync(pretended, "Object.defineProperty(process.versions, 'node', { value: '18.20.0' });");
  const byOld = (...args: string[]) => run(process.execPath, ['-r', pretended, linked, ...args]);
  expect((await byOld('--version')).stdout).toBe(`${version}\n`);
  await expect(byOld('rules', '--nothing-of-this-name')).rejects.toMatchObject({ code: 2 });
  // This folder is like an installed package of Parlance, which does not include Node.
  mkdirSync(join(folder, 'src/cli'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"engines": {"node": ">=22.19.0"}}');
  const installed = join(folder, 'src/cli/parlance.cjs');
  copyFileSync(linked, installed);
  await expect(run(process.execPath, ['-r', pretended, installed, 'conform'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^parlance needs Node 22\.19 or later; this is 18\.20\.0\./),
  });
});
