import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run generate` as a process of its own. */
export async function runGenerate(args: string[], cwd = process.cwd()): Promise<Outcome> {
  const command = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), ...args], { cwd });
  const [stdout, stderr, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ]);
  return { code, stdout, stderr };
}
