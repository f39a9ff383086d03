// Generators of other projects, run over the bundles by the very commands that the docs print. Their packages are dependencies of
// src/workshop/generators/package.json, not of this project.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator } from './own.ts';
import { runPrinted } from './printed-command.ts';
import { byQuicktype } from './quicktype.ts';

export const others: readonly Generator[] = [
  {
    name: '@hey-api/openapi-ts',
    command: 'npx -y @hey-api/openapi-ts -i channel.openapi.json -o src/channel',
    reads: 'openapi',
    async generate(bundle, out) {
      await runPrinted(this.command, bundle, out);
      return { file: join(out, 'src/channel/types.gen.ts') };
    },
  },
  {
    name: 'orval',
    command: 'npx -y orval --input channel.openapi.json --output src/channel.ts --client fetch',
    reads: 'openapi',
    async generate(bundle, out) {
      await runPrinted(this.command, bundle, out);
      return { file: join(out, 'src/channel.ts') };
    },
  },
  {
    name: 'openapi-typescript',
    command: 'npx -y openapi-typescript channel.openapi.json -o src/channel.d.ts',
    reads: 'openapi',
    async generate(bundle, out) {
      await runPrinted(this.command, bundle, out);
      return { file: join(out, 'src/channel.d.ts'), holder: "components['schemas']" };
    },
  },
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
      const file = join(out, 'types.ts');
      const options = {
        lang: 'typescript',
        inferDateTimes: false,
        rendererOptions: { 'just-types': true },
      } as const;
      writeFileSync(file, await byQuicktype(bundle, options));
      return { file };
    },
  },
];
