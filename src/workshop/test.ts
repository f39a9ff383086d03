// `npm test`: the conformance of the reference, which waits most of its time, with the quick checks and all tests beside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What the checks get of a busy processor, beside what measures time: little. */
const lower = 10;

const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));

const beside = [run('check', lower), run('conform')];
// Of the same session: Linux weighs priorities only within one.
const tests = spawn(process.execPath, [vitest, 'run'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill());
for (const { code } of beside) void code.then((status) => status === 0 || tests.kill());
const [tested] = (await once(tests, 'exit')) as [number | null];

// What they print comes last: a report that is drawn anew stands in one piece.
const codes: (number | null)[] = [];
for (const { output, code } of beside) {
  process.stdout.write(await output);
  codes.push(await code);
}
process.exitCode = [...codes, tested].every((code) => code === 0) ? 0 : 1;

/** Runs a script of package.json, and keeps what it prints. */
function run(script: string, priority = 0) {
  const child = spawn(`npm run ${script} 2>&1`, { stdio: ['ignore', 'pipe', 'inherit'], shell: true });
  setPriority(child.pid!, priority);
  const code = once(child, 'exit').then(([status]) => status as number | null);
  return { output: text(child.stdout), code };
}
