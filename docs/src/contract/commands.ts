// Runs commands during the build of the site, and returns their output.
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Shown {
  /** The command as the reader types it. */
  command: string;
  /** The output, which may be cut to its first lines. */
  output: string;
}

/** Runs `parlance <arguments>` in a clone of the repository. Returns the command and its output, cut to the first `lines` lines. */
export async function parlance(args: readonly string[], lines?: number): Promise<Shown> {
  return { command: typed(args), output: cut(await output(['src/cli/main.ts', ...args]), lines) };
}

/**
 * Runs `parlance <args>` against a local endpoint, which responds with 200 and `answer`. In the returned command and output, the address
 * `home` replaces the real address.
 */
export async function parlanceTo(home: string, answer: object, args: readonly string[]): Promise<Shown> {
  const endpoint = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = endpoint.address() as AddressInfo;
  const { host, pathname } = new URL(home);
  const printed = await output(['src/cli/main.ts', ...args, '--to', `http://127.0.0.1:${port}${pathname}`]);
  endpoint.close();
  return {
    command: typed([...args, '--to', home]),
    // The output gets a fixed duration, because the real duration differs in every build.
    output: printed.replaceAll(`127.0.0.1:${port}`, host).replaceAll(/\d+ ms/g, '2 ms'),
  };
}

/** Runs a short program, and returns the code and the output of the program. */
export async function program(code: string): Promise<Shown> {
  return { command: code, output: await output(['--input-type=module', '--eval', code]) };
}

const typed = (args: readonly string[]) => `npx parlance ${args.join(' ')}`;

async function output(args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [...args], { env: { ...process.env, NO_COLOR: '1' } });
  return stdout.trimEnd();
}

function cut(text: string, lines?: number): string {
  const all = text.split('\n');
  return lines === undefined || all.length <= lines ? text : [...all.slice(0, lines), '…'].join('\n');
}

/** Returns the output of `parlance [command] --help`. The build runs in the root of the repository. */
export function help(...command: string[]): Promise<string> {
  return output(['src/cli/main.ts', ...command, '--help']);
}
