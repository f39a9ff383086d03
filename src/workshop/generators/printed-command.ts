import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A command as the docs print it, and the file of `consumers/` that it needs. */
export interface Printed {
  command: string;
  script?: string;
}

/** Writes types and zod schemas in one run. */
export const kubb: Printed = { command: 'npx kubb generate channel.openapi.json', script: 'kubb.config.mjs' };

/**
 * Runs a command as the docs print it, in the folder `out`, with the bundle under the printed name. Throws the command's errors if it
 * fails.
 */
export async function runPrinted({ command, script }: Printed, bundle: string, out: string): Promise<void> {
  mkdirSync(join(out, 'src'), { recursive: true });
  const modules = join(out, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(import.meta.dirname, 'node_modules'), modules);
  const [input] = /\bchannel\.\w+\.json/.exec(command)!;
  copyFileSync(bundle, join(out, input));
  if (script !== undefined) copyFileSync(join(import.meta.dirname, 'consumers', script), join(out, script));
  // npx uses a package in the folder first, and would ask the registry for any other.
  const offline = command.replace('npx ', 'npx --offline ');
  await promisify(execFile)('sh', ['-c', offline], { cwd: out });
}
