import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A command that the docs print, and the file of the folder `consumers` that the command needs. */
export interface Printed {
  command: string;
  script?: string;
}

/** The command of Kubb, which writes types and zod schemas in one run. */
export const kubb: Printed = { command: 'npx kubb generate channel.openapi.json', script: 'kubb.config.mjs' };

/**
 * Runs a command that the docs print, in the folder `out`. The bundled document is copied into this folder, under the name in the command.
 * Rejects with the command's errors if it fails.
 */
export async function runPrinted({ command, script }: Printed, bundle: string, out: string): Promise<void> {
  mkdirSync(join(out, 'src'), { recursive: true });
  const modules = join(out, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(import.meta.dirname, 'node_modules'), modules);
  const [input] = /\bchannel\.\w+\.json/.exec(command)!;
  copyFileSync(bundle, join(out, input));
  if (script !== undefined) copyFileSync(join(import.meta.dirname, 'consumers', script), join(out, script));
  // npx first looks for the package in the folder. With --offline, it does not ask the registry if the package is missing.
  const offline = command.replace('npx ', 'npx --offline ');
  await promisify(execFile)('sh', ['-c', offline], { cwd: out });
}
