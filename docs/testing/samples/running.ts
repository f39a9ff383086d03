// Runs samples: all calls of a folder in one process, and each stream and each server in its own process.
import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { endings, type LanguageId } from './written.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The environment variables of samples. */
export const environment = {
  ...process.env,
  DESK_TOKEN: 'token-of-the-desk-of-a-test',
  VISITOR_TOKEN: 'token-of-a-visitor',
};

/** The command that runs a file of each language. The program in the command must be installed. */
export const programs: Readonly<Record<Exclude<LanguageId, 'go'>, readonly string[]>> = {
  curl: ['bash'],
  typescript: [process.execPath],
  python: ['python3'],
  php: ['php'],
};

/** Runs every call of a folder. Returns the output of each call, in order. */
export async function runCalls(language: keyof typeof programs, folder: string): Promise<string[]> {
  const [program = '', ...args] = programs[language];
  const { stdout } = await promisify(execFile)(
    program,
    [...args, `${here}calls.${endings[language]}`, folder],
    { env: environment, maxBuffer: 2 ** 24 },
  );
  return splitOutput(stdout);
}

/** Splits the output at the lines that name a file. */
export const splitOutput = (stdout: string): string[] => stdout.split(/^=== .*\n/m).slice(1);

/** Runs a program until it has printed a text, and then ends the program. Rejects with the program's output if the program ends earlier. */
export function printedBy(command: readonly string[], text: string): Promise<void> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (piece: Buffer) => {
      said += piece;
      if (!said.includes(text)) return;
      child.kill();
      resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`${command.join(' ')} said: ${said}`)));
  });
}
