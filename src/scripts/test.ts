// `npm test`: the quick checks beside the conformance of the reference, which waits most of its time; then all tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';

/** What the checks get of a busy processor, beside what measures time: little. */
const lower = 10;

const codes: (number | null)[] = [];
for (const { output, code } of [run('check', lower), run('conform')]) {
  process.stdout.write(await output);
  codes.push(await code);
}
const failed = codes.find((code) => code !== 0);
if (failed !== undefined) process.exit(failed ?? 1);
const tests = spawn('vitest', ['run'], { stdio: 'inherit', shell: true });
[process.exitCode] = (await once(tests, 'exit')) as [number];

/** Runs a script of package.json, and keeps what it prints. */
function run(script: string, priority = 0) {
  const child = spawn(`npm run ${script} 2>&1`, { stdio: ['ignore', 'pipe', 'inherit'], shell: true });
  setPriority(child.pid!, priority);
  const code = once(child, 'exit').then(([status]) => status as number | null);
  return { output: text(child.stdout), code };
}
