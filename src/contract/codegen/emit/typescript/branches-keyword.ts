import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { getProperty, or } from 'ajv/dist/compile/codegen/index.js';

/**
 * The ajv keyword that checks the one branch of a union which the discriminator names. It stands behind `required`,
 * `properties` and `enum`, which have already made sure that the discriminator is there and known.
 */
export const branchesKeyword: CodeKeywordDefinition = {
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
