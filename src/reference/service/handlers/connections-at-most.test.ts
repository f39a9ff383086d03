import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { connections } from '../../limits.ts';

/** Calls `connectionsAtMost` in a process that may open this number of files. Returns its result. */
async function connectionsWith(files: number): Promise<number> {
  const module = new URL('./connections-at-most.ts', import.meta.url).href;
  const program = `console.log((await import(${JSON.stringify(module)})).connectionsAtMost())`;
  const script = `ulimit -n ${files} && exec "$0" --max-old-space-size=128 --input-type=module -e "$1"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script, process.execPath, program]);
  return Number(stdout);
}

test('allows a share of the files as connections, within the bound of the memory', async () => {
  const [few, many] = await Promise.all([connectionsWith(200), connectionsWith(15_000)]);
  expect(few).toBe(200 * connections.share);
  expect(many).toBeGreaterThan(few);
  expect(many).toBeLessThan(15_000 * connections.share);
});
