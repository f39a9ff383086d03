// `npm test` runs the checks and all tests in parallel. Two parts measure times: the conformance of the reference, and the self-test of the
// suite. These parts wait most of the time and must not wake late, so everything else runs at a lower priority. The tests must leave the
// machine unchanged: the run fails if they leave a process, an account or a file.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { argumentsOf } from '../contract/script-options.ts';
import { openRun } from './testing/run.ts';

const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));
/** The difference in priority. A measuring process then runs as soon as its wait ends, and the other processes still get processor time. */
const lower = 10;

const { values, positionals } = argumentsOf(
  'npm test --',
  { long: { type: 'boolean' } },
  `Usage: npm test
       npm run test:long [-- FILE…]

\`npm test\` runs all checks, and the tests of each part. \`npm run test:long\` runs further tests: proofs of minutes, other
pages and options, other languages. With FILE, it runs those in the files whose paths contain FILE. One short test
runs by \`npx vitest run FILE\`.

Examples:
  npm test
  npm run test:long -- src/workshop/release
  npx vitest run src/contract/diff

Exit status: 0 when all pass.`,
  Number.POSITIVE_INFINITY,
);
if (values.long) {
  const long = [vitest, 'run', '--mode', 'long', ...positionals];
  process.exit(await statusOf(spawn(process.execPath, long, { stdio: 'inherit' })));
}
if (positionals.length > 0) {
  console.error('npm test runs all tests. Run one file with: npx vitest run FILE');
  process.exit(2);
}

const run = openRun();
Object.assign(process.env, run.env);
// A terminal sends SIGINT to all processes of the run. This process ignores the signal and waits for the others.
process.on('SIGINT', () => undefined);

const codes = await Promise.all([
  runTimingParts(),
  statusOf(start('npm', 'run', 'check'), lower),
  statusOf(spawn(process.execPath, [vitest, 'run', '--project', 'tests'], { stdio: 'inherit' }), lower),
]);
const left = await run.end();
for (const sentence of left) console.error(sentence);
process.exitCode = codes.every((code) => code === 0) && left.length === 0 ? 0 : 1;

/**
 * Runs the two parts that measure times one after the other, because they would delay each other. The self-test runs three files in
 * parallel. All other tests together take longer than the two parts, so the run does not end later.
 */
async function runTimingParts(): Promise<number> {
  const selfTest = start(process.execPath, vitest, 'run', '--project', 'measuring', '--maxWorkers', '3');
  return (await statusOf(selfTest)) + (await statusOf(start('npm', 'run', 'workshop', '--', 'conform')));
}

/** Starts a program. The output is printed when the program has ended, so the lines of several programs do not mix. */
function start(program: string, ...args: string[]): ChildProcess {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  child.on('close', async (code) =>
    process.stdout.write(`${(await output).join('')}\n${args.join(' ')}: exit status ${code}\n`),
  );
  return child;
}

/** Lowers the priority of a program and its children by `by`, and waits until the program ends. Resolves with the program's exit status. */
async function statusOf(child: ChildProcess, by = 0): Promise<number> {
  if (by > 0) setPriority(child.pid!, Math.min(constants.priority.PRIORITY_LOW, getPriority() + by));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
