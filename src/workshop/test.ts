// `npm test`, in two steps. The first judges instants: the conformance of the reference and the suite's self-test. They wait most of
// their time, and a busy machine makes them late, so nothing else runs beside them. The second has the checks and all other tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));

const isOnTime = await succeed(tests('measuring'), script('conform'));
const isRight = await succeed(tests('tests'), script('check'));
process.exitCode = isOnTime && isRight ? 0 : 1;

/** Runs a project of vitest.config.ts, and prints as it goes. */
async function tests(project: string): Promise<boolean> {
  const child = spawn(process.execPath, [vitest, 'run', '--project', project], { stdio: 'inherit' });
  return (await once(child, 'exit'))[0] === 0;
}

/** Runs a script of package.json. Gives its output and exit status when it has ended. */
async function script(name: string): Promise<boolean> {
  const child = spawn('npm', ['run', name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = text(child.stdout);
  const [code] = await once(child, 'exit');
  process.stdout.write(await output);
  return code === 0;
}

async function succeed(...runs: Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(runs)).every(Boolean);
}
