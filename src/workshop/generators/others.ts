// Generators of other projects, run over the bundles by the very commands that the docs print. Their packages are dependencies of
// src/workshop/generators/package.json, not of this project.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import type { Generator } from './own.ts';
import { runPrinted } from './printed-command.ts';

/** A generator whose command writes one file. */
function writing(file: string, name: string, options: string, holder?: string): Generator {
  const command = `npx -y ${name} ${options}`;
  return {
    name,
    command,
    reads: 'openapi',
    async generate(bundle, out) {
      await runPrinted(command, bundle, out);
      return { file: join(out, file), ...(holder !== undefined && { holder }) };
    },
  };
}

export const others: readonly Generator[] = [
  writing('src/channel/types.gen.ts', '@hey-api/openapi-ts', '-i channel.openapi.json -o src/channel'),
  writing('src/channel.ts', 'orval', '--input channel.openapi.json --output src/channel.ts --client fetch'),
  writing(
    'src/channel.d.ts',
    'openapi-typescript',
    'channel.openapi.json -o src/channel.d.ts',
    "components['schemas']",
  ),
  {
    name: '@asyncapi/modelina',
    command: 'node modelina.mjs channel.asyncapi.json src/models',
    reads: 'asyncapi',
    async generate(bundle, out) {
      const script = readFileSync(join(import.meta.dirname, 'consumers/modelina.mjs'));
      writeFileSync(join(out, 'modelina.mjs'), script);
      await runPrinted(this.command, bundle, out);
      // One file a model, each with a default export.
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
