// Generators of other projects, run over the bundles as their users run them. Their packages are
// dependencies of src/workshop/generators/package.json, not of this project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TypeScriptGenerator } from '@asyncapi/modelina';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { generate as orval } from 'orval';
import type { Generator } from './own.ts';
import { byQuicktype } from './quicktype.ts';

export const others: readonly Generator[] = [
  {
    name: '@hey-api/openapi-ts',
    reads: 'openapi',
    async generate(bundle, out) {
      await createClient({
        input: bundle,
        output: out,
        plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
        logs: { level: 'silent', file: false },
      });
      return { file: join(out, 'types.gen.ts') };
    },
  },
  {
    name: 'orval',
    reads: 'openapi',
    async generate(bundle, out) {
      const file = join(out, 'client.ts');
      const runtime = "(globalThis as { channelBaseUrl?: string }).channelBaseUrl ?? ''";
      await orval({ input: bundle, output: { target: file, client: 'fetch', baseUrl: { runtime } } });
      return { file };
    },
  },
  {
    name: 'openapi-fetch',
    reads: 'openapi',
    async generate(bundle, out) {
      const file = join(out, 'paths.ts');
      write(file, astToString(await openapiTypeScript(read(bundle) as never)));
      return { file, holder: "components['schemas']" };
    },
  },
  {
    name: '@asyncapi/modelina',
    reads: 'asyncapi',
    async generate(bundle, out) {
      const file = join(out, 'models.ts');
      const models = await new TypeScriptGenerator({
        modelType: 'interface',
        enumType: 'union',
        rawPropertyNames: true,
        mapType: 'record',
        // Modelina knows AsyncAPI up to 3.0.0, which means the same for these documents.
      }).generate({ ...read(bundle), asyncapi: '3.0.0' });
      write(file, models.map(({ result }) => `export ${result}`).join('\n\n'));
      return { file };
    },
  },
  {
    name: 'quicktype-core',
    reads: 'openapi',
    async generate(bundle, out) {
      const file = join(out, 'types.ts');
      const options = {
        lang: 'typescript',
        inferDateTimes: false,
        rendererOptions: { 'just-types': true },
      } as const;
      write(file, await byQuicktype(bundle, options));
      return { file };
    },
  },
];

function read(bundle: string): Record<string, unknown> {
  return JSON.parse(readFileSync(bundle, 'utf8'));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
