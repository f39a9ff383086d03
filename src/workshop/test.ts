// `npm test`: the checks and all tests, at once. Some judge instants: the conformance of the reference and the suite's self-test. They
// wait most of their time, and a busy machine makes them late, so all else runs at a lower priority and takes what they leave.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));
/** So much that a process that waits runs as soon as it wakes, and not so much that other work on the machine stops all else. */
const lower = 10;

const measuring = [
  run(process.execPath, vitest, 'run', '--project', 'measuring'),
  run('npm', 'run', 'conform'),
];
// Processes inherit the priority of the one that starts them.
setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + lower));
const checks = run('npm', 'run', 'check');
const tests = spawn(process.execPath, [vitest, 'run', '--project', 'tests'], { stdio: 'inherit' });
const codes = await Promise.all([...measuring, checks, once(tests, 'exit').then(([code]) => code)]);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

/** Runs a program, and prints its output when it has ended, so that programs do not mix their lines. Gives its exit status. */
async function run(program: string, ...args: string[]): Promise<number | null> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], ...output] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  process.stdout.write(`${output.join('')}\n${args.join(' ')}: exit status ${code}\n`);
  return code as number | null;
}
