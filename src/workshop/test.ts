// `npm test`: the conformance of the reference and the tests that judge instants; beside them, at a lower priority, the quick
// checks and all other tests. Nothing else orders the tests: what judges instants waits most of its time, and then runs at once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A tenth of the share of a normal process, where both want more than there is. Linux compares within a session only. */
const lower = 10;
const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));

const scripts = [run('npm', ['run', 'check'], lower), run('npm', ['run', 'conform'])];
const tests = [
  run(process.execPath, [vitest, 'run', '--project', 'tests'], lower, 'inherit'),
  run(process.execPath, [vitest, 'run', '--project', 'measuring']),
];
const stop = () => {
  for (const { child } of tests) child.kill();
};
process.once('SIGINT', stop).once('SIGTERM', stop);
for (const { code } of scripts) void code.then((status) => status === 0 || stop());

let failed = 0;
for (const { output, code } of [...tests, ...scripts]) {
  process.stdout.write((await output) ?? '');
  failed += (await code) === 0 ? 0 : 1;
}
process.exitCode = failed === 0 ? 0 : 1;

/** Starts a program. What it prints comes when it has ended, in one piece, but for the one that prints as it goes. */
function run(program: string, args: string[], priority = 0, stdout: 'pipe' | 'inherit' = 'pipe') {
  const child = spawn(program, args, { stdio: ['ignore', stdout, 'inherit'] });
  setPriority(child.pid!, priority);
  const code = once(child, 'exit').then(([status]) => status as number | null);
  return { child, output: child.stdout && text(child.stdout), code };
}
