// Starts the example programs in other languages, and checks the programs with the suite.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { conform, type Target, type TargetOptions } from '../../../conformance/index.ts';

export const host = '127.0.0.1';

/** With these environment variables, Python finds the package, and writes no files into the folder of the package. */
export const pythonPath = {
  PYTHONPATH: fileURLToPath(new URL('../../../generated/python', import.meta.url)),
  PYTHONDONTWRITEBYTECODE: '1',
};

const running: ChildProcess[] = [];

/** Starts a program, and waits until the program responds on a port. */
export async function start(
  port: number,
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.push(child);
  let said = '';
  child.stderr.on('data', (piece) => {
    said = `${said}${piece}`.slice(-2000);
  });
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', () => reject(new Error(`${command.join(' ')} ended: ${said}`))),
  );
  ended.catch(() => undefined);
  await Promise.race([ended, answers(port)]);
}

/** Ends all programs that `start` has started. */
export function stopAll(): void {
  for (const program of running.splice(0)) program.kill();
}

/** Resolves when a program responds on a port. */
export async function answers(port: number): Promise<void> {
  const isThere = () =>
    fetch(`http://${host}:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) await new Promise((again) => setTimeout(again, 50));
}

/** Resolves with the faults that a run of the suite found. A busy machine can cause inconclusive verdicts, which are no faults. */
export async function wrong(target: Target, options: TargetOptions): Promise<string[]> {
  const { results, outcome } = await conform(target, options);
  const errors = results.filter(({ status }) => status === 'error');
  expect(['conforms', 'inconclusive', 'doesNot'], JSON.stringify(errors)).toContain(outcome);
  expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(4);
  return results
    .filter(({ status, unmet }) => unmet || ['failed', 'warned', 'error'].includes(status))
    .map(({ rules, case: id, observed }) => `${rules} in ${id}: ${observed}`);
}
