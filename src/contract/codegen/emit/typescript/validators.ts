import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { or } from 'ajv/dist/compile/codegen/index.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import esbuild from 'esbuild';
import {
  isObject,
  type JsonObject,
  listAt,
  mapObjects,
  nameOf,
  objectAt,
  textAt,
} from '../../../documents/json.ts';
import type { Interface } from '../../model/model.ts';
import { constantsAt, constraintsOf } from '../../model/schemas.ts';
import type { GeneratedFile } from '../file.ts';
import { importOf, sharedFrom, sourceFile } from './source.ts';

/**
 * A keyword of ajv for unions, which checks only the branch that the discriminator names. The keywords `required`, `properties` and `enum`
 * are checked before it, so the discriminator is present and known.
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
      path.reduce((at, key) => _`${at}?.[${key}]`, _`${data}`),
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

/**
 * Makes `validators.js`: a validator for each named schema, made of two functions that ajv generates. `check` stops at the first error, and
 * `collect` finds all errors. For a union, only the errors of the selected branch are collected.
 */
export async function emitValidators(model: Interface): Promise<GeneratedFile[]> {
  const { folder, documents, schemas } = model;
  const [check, collect] = [withoutErrors(compiled(model, false)), withSmallErrors(compiled(model, true))];
  const shared = `${sharedFrom(folder)}validator.ts`;
  const exported = [...schemas.keys()].map(
    (name) => `export const validate${name} = /* @__PURE__ */ validator(check${name}, collect${name});`,
  );
  const source = [`import { add, validator } from '${shared}';`, check, collect, ...exported].join('\n');
  const bundled = await esbuild.build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    external: [shared],
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    minifySyntax: true,
    write: false,
    legalComments: 'none',
    logLevel: 'error',
  });
  return [
    sourceFile(`${folder}/validators.js`, documents, [withoutPaths(bundled.outputFiles[0]!.text)]),
    declarations(model),
  ];
}

/**
 * Makes an ajv instance with the schemas of an interface, in the `$defs` of a schema that has the name of the interface. With `allErrors`,
 * its validators collect all errors. Otherwise they stop at the first error.
 */
export function ajvOf({ name, schemas }: Interface, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true, optimize: 2 },
    keywords: [],
    strict: false,
    // Infinity is rejected. JSON cannot express it, but JSON.parse reads 1e400 as Infinity.
    strictNumbers: true,
    inlineRefs: true,
    messages: true,
    allErrors,
  });
  // ajv need not record the evaluated properties: only unevaluatedProperties uses the record, and the lint forbids it.
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
  return ajv;
}

/** Returns the JavaScript code of the functions that ajv generates for the schemas. */
function compiled(model: Interface, allErrors: boolean): string {
  const { name, schemas } = model;
  const prefix = allErrors ? 'collect' : 'check';
  const source = (standaloneCode as unknown as typeof standaloneCode.default)(
    ajvOf(model, allErrors),
    Object.fromEntries([...schemas.keys()].map((key) => [`${prefix}${key}`, `${name}#/$defs/${key}`])),
  );
  return (
    source
      .replace('"use strict";', '')
      .replaceAll('export const ', 'const ')
      // The names get a prefix, because the code of both functions is in one file.
      .replaceAll(/\b(validate|schema|func|formats|pattern)(\d+)\b/g, `${prefix}_$1$2`)
      .replaceAll(/(\w*func\d+)\((\w+)\) < 1\b/g, '$2.length < 1')
  );
}

const parameters =
  /\{\s*instancePath\s*=\s*"",\s*parentData,\s*parentDataProperty,\s*rootData\s*=\s*data\s*\}\s*=\s*\{\}/g;
const passed =
  /(\w+validate\d+)\(([^\n]+?),\s*\{\s*instancePath(?::\s*([^\n]+?))?,\s*parentData[^\n]*?rootData\s*\}\)/g;
const listed =
  /if\s*\(vErrors === null\)\s*\{\s*vErrors = \[err\d+\];\s*\}\s*else\s*\{\s*vErrors\.push\(err\d+\);\s*\}/g;

/** Removes the code that makes errors from the functions that ajv has generated. */
function withoutErrors(code: string): string {
  const bare = code
    .replaceAll(parameters, '')
    .replaceAll(passed, '$1($2)')
    .replaceAll(/\w+\.errors = \[\{.*\}\];/g, '')
    .replaceAll(/const err\d+ = \{.*\};/g, '')
    .replaceAll(listed, '')
    .replaceAll(/vErrors = vErrors === null \? .*;\s*errors = vErrors\.length;/g, 'errors++;')
    .replaceAll(
      /if\s*\(vErrors !== null\)\s*\{\s*if\s*\(\w+\)\s*\{\s*vErrors\.length = \w+;\s*\}\s*else\s*\{\s*vErrors = null;\s*\}\s*\}/g,
      '',
    )
    .replaceAll(/\w+\.errors = vErrors;|let vErrors = null;/g, '');
  return known(bare, /vErrors|instancePath|rootData/);
}

/** Changes the functions that ajv generated: `add` stores the errors, and after `mostErrors` errors no list element is checked. */
function withSmallErrors(code: string): string {
  const small = code
    .replaceAll(parameters, 'instancePath = ""')
    .replaceAll(passed, (_, name, value, path = 'instancePath') => `${name}(${value}, ${path})`)
    .replaceAll(listed, '')
    .replaceAll(/const err\d+ = (\{.*\});/g, 'vErrors = add(vErrors, $1);')
    .replaceAll(/(for\s*\(let i\d+\s*=\s*0;\s*i\d+\s*<\s*len\d+);/g, `$1 && errors < ${mostErrors};`);
  return known(small, /\berr\d|rootData/);
}

/** The number of errors after which further list elements are not checked. */
const mostErrors = 50;

/** Throws if the code of a newer ajv has parts that the replacements above do not match. */
function known(code: string, left: RegExp): string {
  const found = left.exec(code);
  if (found) throw new Error(`ajv writes other code: ${code.slice(found.index - 100, found.index + 200)}`);
  return code;
}

/** The schema for a value that receivers do not check (x-tolerant). It allows every value except null, which counts as absent (OPEN-35). */
const anything: JsonObject = { type: ['string', 'number', 'boolean', 'object', 'array'] };

/**
 * Rewrites a schema for ajv. References lead to `$defs`, a union is checked by its discriminator, and an x-tolerant schema allows every
 * value except null.
 */
function validated(schema: JsonObject, schemas: Map<string, JsonObject>): JsonObject {
  return mapObjects(constraintsOf(schema, ['x-discriminator']), (object) => {
    const reference = textAt(object, '$ref');
    if (schemas.get(nameOf(reference))?.['x-tolerant'] === true) return anything;
    if (reference !== '') return { $ref: reference.replace('#/components/schemas/', '#/$defs/') };
    const path = textAt(object, 'x-discriminator');
    return path === '' ? withTypeList(forbidden(object)) : discriminated(object, path.split('/'), schemas);
  }) as JsonObject;
}

const plain = ['type', 'minLength', 'pattern', 'format'];

/**
 * Converts a union of types to one list of types, so that one error names all types. The documents keep the union: where a schema has a list
 * of types and a `format`, other generators apply the `format` to every type.
 */
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

/** Rewrites a schema that forbids members, so that the error is at the forbidden member. */
function forbidden(object: JsonObject): JsonObject {
  const { not, ...rest } = object;
  if (!isObject(not)) return object;
  const all = not['anyOf'] === undefined ? [not] : listAt(not, 'anyOf');
  const names = all.map((each) => listAt(each as JsonObject, 'required'));
  if (names.some(({ length }) => length !== 1)) return object;
  const members = Object.fromEntries(names.map(([name]) => [name, false]));
  return { ...rest, properties: { ...objectAt(object, 'properties'), ...members } };
}

/** Rewrites a union: first the discriminator is checked, and then the branch that it selects. */
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

/** Removes the file paths that esbuild writes into the code. The names of modules in node_modules stay. */
function withoutPaths(code: string): string {
  return code
    .replaceAll(/^\/\/ .*node_modules\/.*\n|^\/\/ <stdin>\n/gm, '')
    .replaceAll(/"[^"\n]*node_modules\/([^"\n]+)"\(/g, '"$1"(');
}

function declarations({ folder, documents, schemas }: Interface): GeneratedFile {
  const names = [...schemas.keys()];
  return sourceFile(`${folder}/validators.d.ts`, documents, [
    `import type { Validator } from '${sharedFrom(folder)}operation.ts';`,
    `${importOf(names, './types.ts', 'type ')}\n`,
    ...names.map((schema) => `export declare const validate${schema}: Validator<${schema}>;`),
    '',
  ]);
}
