// The help texts of the commands.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns the output of `parlance [command] --help`. The build runs in the root of the repository. */
export async function help(...command: string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['src/cli/main.ts', ...command, '--help'], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  return stdout.trimEnd();
}
