// Some tests need programs that must be installed on the machine, such as other languages and proxies. If a program is missing, its tests
// are skipped. At the end, the run prints the program and the test files. With CI=true, the programs in PARLANCE_REQUIRE must be installed.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect } from 'vitest';

const known = new Map<string, boolean>();

/**
 * Returns true if a program is installed and starts. Records a missing program and the test file; the run prints these records at its end.
 */
export function isInstalled(program: string): boolean {
  return noteIfMissing(program, runs(program));
}

/** Returns `isHere`. If `isHere` is false, notes the name and the test file for the end of the run. */
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
    // With status 127, the program is a wrapper for a version that is not installed. Other statuses count, because Go has no --version.
    known.set(program, error === undefined && status !== 127);
  }
  return known.get(program)!;
}

/** Starts to note missing programs of a run. Returns a function that prints these programs. Throws if a required program is missing. */
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
