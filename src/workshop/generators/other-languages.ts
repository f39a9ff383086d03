// Generators of other projects that write other languages than TypeScript, run over the bundles as their users run them.
import { readFileSync } from 'node:fs';
import {
  GO_COMMON_PRESET,
  GoGenerator,
  type OutputModel,
  PhpGenerator,
  PythonGenerator,
} from '@asyncapi/modelina';
import type { LanguageGenerator } from './findings-in-languages.ts';
import type { Made, Reader } from './languages.ts';
import { go, php, python } from './languages.ts';
import { byQuicktype } from './quicktype.ts';

export const otherLanguages: readonly LanguageGenerator[] = [
  {
    name: 'quicktype-core',
    language: python,
    reads: 'openapi',
    async generate(bundle, schemas) {
      const text = await byQuicktype(bundle, {
        lang: 'python',
        rendererOptions: { 'python-version': '3.7' },
      });
      return made(text, schemas, /^def (\w+)_from_dict\(/gm, (name) => ({
        read: `made.${name}_from_dict`,
        write: `made.${name}_to_dict`,
      }));
    },
  },
  {
    name: 'quicktype-core',
    language: go,
    reads: 'openapi',
    async generate(bundle, schemas) {
      const text = await byQuicktype(bundle, { lang: 'go', rendererOptions: { package: 'main' } });
      return made(text, schemas, /^func Unmarshal(\w+)\(/gm, (name) => ({
        read: `func(raw []byte) (interface{}, error) { made, err := Unmarshal${name}(raw); return &made, err }`,
      }));
    },
  },
  {
    name: 'quicktype-core',
    language: php,
    reads: 'openapi',
    async generate(bundle, schemas) {
      const text = await byQuicktype(bundle, { lang: 'php' });
      return made(text, schemas, /^class (\w+) \{/gm, (name) => ({
        read: `fn ($value) => ${name}::from($value)`,
        // An enumeration is written by a function of its class, anything else by one of its own.
        write: text.includes(`function to(${name} $obj)`)
          ? `fn ($made) => ${name}::to($made)`
          : 'fn ($made) => $made->to()',
      }));
    },
  },
  {
    name: '@asyncapi/modelina',
    language: python,
    reads: 'asyncapi',
    async generate(bundle, schemas) {
      const { imports, code } = parts(await new PythonGenerator().generate(asyncapi(bundle)));
      return made(
        `${imports.join('\n')}\n\n${code}`,
        schemas,
        /^class (\w+)(?=.*:\s+def __init__)/gms,
        (name) => ({
          read: `made.${name}`,
        }),
      );
    },
  },
  {
    name: '@asyncapi/modelina',
    language: go,
    reads: 'asyncapi',
    async generate(bundle, schemas) {
      const presets = [{ preset: GO_COMMON_PRESET, options: { addJsonTag: true } }];
      const { code } = parts(await new GoGenerator({ presets }).generate(asyncapi(bundle)));
      const imports = /\bjson\./.test(code) ? 'import "encoding/json"\n\n' : '';
      return made(`package main\n\n${imports}${code}`, schemas, /^type (\w+) /gm, (name) => ({
        read: `func(raw []byte) (interface{}, error) { var made ${name}; err := json.Unmarshal(raw, &made); return &made, err }`,
      }));
    },
  },
  {
    name: '@asyncapi/modelina',
    language: php,
    reads: 'asyncapi',
    async generate(bundle, schemas) {
      const { code } = parts(await new PhpGenerator().generate(asyncapi(bundle)));
      // Its classes have setters, and nothing that fills them from JSON.
      return made(`<?php\n${code}`, schemas, /^(?:final class|enum) (\w+)/gm, () => undefined);
    },
  },
];

function asyncapi(bundle: string): Record<string, unknown> {
  return JSON.parse(readFileSync(bundle, 'utf8'));
}

function parts(models: readonly OutputModel[]): { imports: string[]; code: string } {
  return {
    imports: [...new Set(models.flatMap(({ dependencies }) => dependencies))].toSorted(
      (a, b) => Number(b.includes('__future__')) - Number(a.includes('__future__')),
    ),
    code: models.map(({ result }) => result).join('\n\n'),
  };
}

/** Finds the generated name of a schema, which follows the language's naming style. */
function made(
  text: string,
  schemas: readonly string[],
  pattern: RegExp,
  readerOf: (name: string) => Reader | undefined,
): Made {
  const plain = (name: string) => name.replaceAll('_', '').toLowerCase();
  const names = new Map([...text.matchAll(pattern)].map(([, name]) => [plain(name!), name!]));
  const readers = schemas.flatMap((schema) => {
    const name = names.get(plain(schema));
    return name === undefined ? [] : [[schema, readerOf(name)] as const];
  });
  return { text, readers: new Map(readers) };
}
