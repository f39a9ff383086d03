// Programs of the machine that some tests need: other languages, proxies, tools. A test is skipped if its program is missing, and the end
// of the run names the program and the files. With CI=true the programs in PARLANCE_REQUIRE (python,php) must be installed.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect } from 'vitest';

const known = new Map<string, boolean>();

/** True if a program is on this machine and starts. */
export function isInstalled(program: string): boolean {
  return noteIfMissing(program, runs(program));
}

/** Returns `isHere`. If it is false, it notes the missing thing and the test file. */
export function noteIfMissing(name: string, isHere: boolean): boolean {
  const notes = process.env['TEST_MISSING'];
  const { testPath = '' } = expect.getState();
  if (!isHere && notes !== undefined)
    appendFileSync(join(notes, encodeURIComponent(name)), `${relative(process.cwd(), testPath)}\n`);
  return isHere;
}

function runs(program: string): boolean {
  if (!known.has(program)) {
    const { error, status } = spawnSync(program, ['--version'], { stdio: 'ignore' });
    // A wrapper for a version that is not installed ends with 127, like a shell. Go has no --version, and ends with 2.
    known.set(program, error === undefined && status !== 127);
  }
  return known.get(program)!;
}

/** Starts the notes of a run, in the process that runs the tests. Returns a function that prints them. */
export function noteMissing({ CI, PARLANCE_REQUIRE = '' } = process.env): () => void {
  const required = CI === 'true' ? PARLANCE_REQUIRE.split(',').filter(Boolean) : [];
  const absent = required.filter((name) => !runs(name === 'python' ? 'python3' : name));
  if (absent.length > 0)
    throw new Error(`PARLANCE_REQUIRE names programs that are not installed: ${absent.join(', ')}`);
  if (process.env['TEST_MISSING'] !== undefined) return () => undefined;
  const notes = mkdtempSync(join(tmpdir(), 'parlance-missing-'));
  process.env['TEST_MISSING'] = notes;
  return () => {
    for (const name of readdirSync(notes).toSorted()) {
      const files = new Set(readFileSync(join(notes, name), 'utf8').trim().split('\n'));
      console.log(
        `Not installed: ${decodeURIComponent(name)}. Tests were skipped in ${[...files].join(', ')}`,
      );
    }
    rmSync(notes, { recursive: true });
  };
}
