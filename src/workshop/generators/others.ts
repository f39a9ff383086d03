// The generators of other projects that the workshop checks. Each generator runs by the command that the docs print. Their packages are
// dependencies in src/workshop/generators/package.json, not of this project.
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import type { Generator, TypeOf } from './findings.ts';

/** A command that the docs print, and the file in the folder `consumers` that the command needs. */
export interface Printed {
  command: string;
  script?: string;
}

/** The command of Kubb, which generates types and zod schemas in one run. */
export const kubb: Printed = { command: 'npx kubb generate channel.openapi.json', script: 'kubb.config.mjs' };

/** Returns a generator that runs a command. The command writes all types into one file. */
function writing(file: string, name: string, printed: Printed, typeOf?: TypeOf): Generator {
  return {
    name,
    command: printed.command,
    reads: 'openapi',
    async generate(bundle, out) {
      await runPrinted(printed, bundle, out);
      return { file: join(out, file), ...(typeOf && { typeOf }) };
    },
  };
}

/** Returns a command that runs a package through npx. The package need not be installed before. */
const npx = (name: string, options: string): Printed => ({ command: `npx -y ${name} ${options}` });

const modelina: Printed = {
  command: 'node modelina.mjs channel.asyncapi.json src/models',
  script: 'modelina.mjs',
};

export const others: readonly Generator[] = [
  writing(
    'src/channel/types.gen.ts',
    '@hey-api/openapi-ts',
    npx('@hey-api/openapi-ts', '-i channel.openapi.json -o src/channel'),
  ),
  writing(
    'src/channel.ts',
    'orval',
    npx('orval', '--input channel.openapi.json --output src/channel.ts --client fetch'),
  ),
  writing(
    'src/channel.d.ts',
    'openapi-typescript',
    npx('openapi-typescript', 'channel.openapi.json -o src/channel.d.ts'),
    (name) => `components['schemas']['${name}']`,
  ),
  writing('src/channel/types.ts', '@kubb/plugin-ts', kubb),
  writing(
    'src/channel.ts',
    'typed-openapi',
    npx('typed-openapi', 'channel.openapi.json -o src/channel.ts'),
    (name) => `Schemas.${name}`,
  ),
  {
    name: '@asyncapi/modelina',
    command: modelina.command,
    reads: 'asyncapi',
    async generate(bundle, out) {
      await runPrinted(modelina, bundle, out);
      // Modelina writes one file per model, each with a default export. The file `models.ts` exports all models by their names.
      const names = readdirSync(join(out, 'src/models')).map((name) => name.replace('.ts', ''));
      const file = join(out, 'src/models.ts');
      const lines = names.map(
        (name) => `import type made${name} from './models/${name}.ts';\nexport type ${name} = made${name};\n`,
      );
      writeFileSync(file, lines.join(''));
      return { file };
    },
  },
  {
    name: 'quicktype-core',
    command:
      "npx -y quicktype --src-lang schema --lang typescript --just-types 'channel.openapi.json#/components/schemas/'",
    reads: 'openapi',
    async generate(bundle, out) {
      const input = new JSONSchemaInput(undefined);
      const uris = ['bundle.json#/components/schemas/'];
      await input.addSource({ name: 'schemas', uris, schema: readFileSync(bundle, 'utf8') });
      const inputData = new InputData();
      inputData.addInput(input);
      const { lines } = await quicktype({
        inputData,
        lang: 'typescript',
        inferDateTimes: false,
        rendererOptions: { 'just-types': true },
      });
      const file = join(out, 'types.ts');
      writeFileSync(file, lines.join('\n'));
      return { file };
    },
  },
];

/**
 * Runs a command that the docs print, in the folder `out`. The bundled document is copied into this folder, with the file name in the
 * command. Rejects with the output of the command if it fails.
 */
export async function runPrinted({ command, script }: Printed, bundle: string, out: string): Promise<void> {
  mkdirSync(join(out, 'src'), { recursive: true });
  const modules = join(out, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(import.meta.dirname, 'node_modules'), modules);
  const [input] = /\bchannel\.\w+\.json/.exec(command)!;
  copyFileSync(bundle, join(out, input));
  if (script !== undefined) copyFileSync(join(import.meta.dirname, 'consumers', script), join(out, script));
  // npx first looks for the package in the folder. With --offline, npx does not ask the registry for a missing package.
  const offline = command.replace('npx ', 'npx --offline ');
  await promisify(execFile)('sh', ['-c', offline], { cwd: out });
}
