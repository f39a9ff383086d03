import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './languages.ts';

/**
 * Runs a command as the docs print it, in the folder `out` with the bundle under the printed name. Throws with the output of a command
 * that fails.
 */
export async function runPrinted(command: string, bundle: string, out: string): Promise<void> {
  mkdirSync(join(out, 'src'), { recursive: true });
  const modules = join(out, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(import.meta.dirname, 'node_modules'), modules);
  const [input] = /\bchannel\.\w+\.json/.exec(command)!;
  copyFileSync(bundle, join(out, input));
  // npx looks for a package in the folder first, and would ask the registry for any other.
  const offline = command.replace('npx ', 'npx --offline ');
  const { status, output, errors } = await run(out, ['sh', '-c', offline]);
  if (status !== 0) throw new Error(`${command} left with ${status}: ${output}${errors}`);
}
