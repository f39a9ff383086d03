import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { getProperty, or } from 'ajv/dist/compile/codegen/index.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import esbuild from 'esbuild';
import { isObject, type JsonObject, listAt, mapObjects, textAt } from '../../../../../specs/reading/json.ts';
import type { Interface } from '../../model/model.ts';
import { constantsAt, withoutKeywords } from '../../read/schemas.ts';
import type { GeneratedFile } from '../file.ts';
import { sharedFrom, sourceFile } from './source.ts';
import { withCheckedFormats } from './types.ts';

/**
 * The ajv keyword that checks the one branch of a union which the discriminator names. It stands behind `required`,
 * `properties` and `enum`, which have already made sure that the discriminator is there and known.
 */
const branchesKeyword: CodeKeywordDefinition = {
  keyword: 'x-branches',
  type: 'object',
  schemaType: 'array',
  code(cxt: KeywordCxt) {
    const { gen, data, parentSchema, schema } = cxt;
    const { path, values } = parentSchema['x-tag'] as { path: string[]; values: string[][] };
    const valid = gen.let('valid', false);
    const tag = gen.const(
      'tag',
      path.reduce((at, key) => _`${at}${getProperty(key)}`, _`${data}`),
    );
    gen.if(false);
    for (const index of (schema as unknown[]).keys()) {
      gen.elseIf(or(...values[index]!.map((value) => _`${tag} === ${value}`)));
      const branchValid = gen.name('valid');
      const branch = cxt.subschema({ keyword: 'x-branches', schemaProp: index }, branchValid);
      cxt.mergeEvaluated(branch, Name);
      gen.assign(valid, branchValid);
    }
    gen.endIf();
    cxt.ok(valid);
  },
};

/** A validator for every named schema, without dependencies. A wrong member of a union gives one precise error. */
export async function emitValidators(model: Interface): Promise<GeneratedFile[]> {
  const { name, folder, documents, schemas } = model;
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true, optimize: 2 },
    keywords: [],
    strict: false,
    // JSON.parse reads 1e400 as Infinity, which JSON cannot express.
    strictNumbers: true,
    inlineRefs: true,
    messages: true,
  });
  // Only unevaluatedProperties needs to record what was evaluated, and specs/lint forbids it.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  (addFormats as unknown as (instance: Ajv2020) => void)(ajv);
  ajv.addKeyword(branchesKeyword);
  ajv.addSchema(
    {
      $id: name,
      $defs: Object.fromEntries([...schemas].map(([key, schema]) => [key, validated(schema, schemas)])),
    },
    name,
  );
  const source = (standaloneCode as unknown as typeof standaloneCode.default)(
    ajv,
    Object.fromEntries([...schemas.keys()].map((key) => [`validate${key}`, `${name}#/$defs/${key}`])),
  );
  const bundled = await esbuild.build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    write: false,
    legalComments: 'none',
    logLevel: 'error',
  });
  return [
    sourceFile(`${folder}/validators.js`, documents, [withoutPaths(bundled.outputFiles[0]!.text)]),
    declarations(model),
  ];
}

/** A schema for ajv: references are local, and unions select their branch by the discriminator. */
function validated(schema: JsonObject, schemas: Map<string, JsonObject>): JsonObject {
  return mapObjects(withCheckedFormats(withoutKeywords(schema, unread)), (object) => {
    if (typeof object['$ref'] === 'string')
      return { $ref: object['$ref'].replace('#/components/schemas/', '#/$defs/') };
    const path = textAt(object, 'x-discriminator');
    return path === '' ? withTypeList(object) : discriminated(object, path.split('/'), schemas);
  }) as JsonObject;
}

const plain = ['type', 'minLength', 'pattern', 'format'];

/** A union of plain types as one list of types: one error then names all of them. The documents have the union, as other people's generators take `format` beside a list for the format of each type. */
function withTypeList({ anyOf, ...rest }: JsonObject): JsonObject {
  if (anyOf === undefined) return rest;
  const branches = listAt({ anyOf }, 'anyOf').filter(isObject);
  const keys = branches.flatMap((branch) => Object.keys(branch).filter((key) => key !== 'type'));
  const isPlain =
    new Set(keys).size === keys.length &&
    branches.every((branch) => Object.keys(branch).every((key) => plain.includes(key)));
  if (!isPlain) return { anyOf, ...rest };
  return { ...rest, ...Object.assign({}, ...branches), type: branches.map(({ type }) => type!) };
}

/** Keywords that do not affect validity. Without them, errors of validators are shorter. */
function unread(keyword: string): boolean {
  return (
    ['title', 'description', 'examples'].includes(keyword) ||
    (keyword.startsWith('x-') && keyword !== 'x-discriminator')
  );
}

/** A union as a check of the discriminator, then of the branch that it selects. */
function discriminated(object: JsonObject, path: string[], schemas: Map<string, JsonObject>): JsonObject {
  const branches = (object['oneOf'] as JsonObject[]).map((schema) => ({
    values: constantsAt(schema, path, schemas),
    schema,
  }));
  const known = { enum: branches.flatMap(({ values }) => values) };
  const shape = path.reduceRight<JsonObject>(
    (inner, key) => ({ type: 'object', required: [key], properties: { [key]: inner } }),
    known,
  );
  return {
    ...shape,
    'x-tag': { path, values: branches.map(({ values }) => values) },
    'x-branches': branches.map(({ schema }) => schema),
  };
}

/** esbuild writes file paths of this machine; only the part below the package stays. */
function withoutPaths(code: string): string {
  return code
    .replaceAll(/^\/\/ .*node_modules\/.*\n|^\/\/ <stdin>\n/gm, '')
    .replaceAll(/"[^"\n]*node_modules\/([^"\n]+)"\(/g, '"$1"(');
}

function declarations({ folder, documents, schemas }: Interface): GeneratedFile {
  const names = [...schemas.keys()];
  return sourceFile(`${folder}/validators.d.ts`, documents, [
    `import type { Validator } from '${sharedFrom(folder)}operation.ts';`,
    `import type {\n${names.map((schema) => `  ${schema},\n`).join('')}} from './types.ts';\n`,
    ...names.map((schema) => `export declare const validate${schema}: Validator<${schema}>;`),
    '',
  ]);
}
