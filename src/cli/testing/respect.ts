import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const command = join(root, 'node_modules/@redocly/cli/bin/cli.js');

/** Where each document of a flow is served, and the flow's inputs. */
export interface Setting {
  servers: Readonly<Record<string, string>>;
  inputs: Readonly<Record<string, string>>;
}

/** Runs a flow by Redocly's respect; gives its exit code and all that it says. `generated` is a folder as the package has it. */
export function respect(
  generated: string,
  flow: string,
  { servers, inputs }: Setting,
): Promise<{ code: number; said: string }> {
  const pairs = (option: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`]);
  const args = [
    command,
    'respect',
    join(generated, `arazzo/${flow}.json`),
    // Respect closes each branch of a union, so that it rejects the fields that an `allOf` adds beside it.
    '--severity',
    'SCHEMA_CHECK=warn',
    ...pairs('--server', servers),
    ...pairs('--input', inputs),
  ];
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env, maxBuffer: 2 ** 26 }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: `${out}${err}` }),
    );
  });
}
