import { isObject, type Json, type JsonObject, listAt, textAt } from '../../../../specs/reading/json.ts';
import { visit } from '../../../../specs/reading/sources.ts';
import { SpecProblem } from '../problem.ts';
import type { PlaceOf } from './places.ts';
import { constantsAt } from './schemas.ts';

/** Throws at the first union whose branches its x-discriminator does not tell apart. */
export function checkUnions(schemas: Map<string, JsonObject>, placeOf: PlaceOf): void {
  for (const [name, schema] of schemas) {
    visit(schema, (union, within) => {
      const property = textAt(union, 'x-discriminator');
      if (property === '') return;
      const { document, pointer } = placeOf(name);
      checkUnion(union, property, schemas, (branch, wrong, cure) => {
        return new SpecProblem(document, `${pointer}${within}/oneOf${branch}`, wrong, cure);
      });
    });
  }
}

function checkUnion(
  union: JsonObject,
  property: string,
  schemas: Map<string, JsonObject>,
  problem: (branch: string, wrong: string, cure: string) => SpecProblem,
): void {
  const branches = listAt(union, 'oneOf').filter(isObject);
  if (branches.length === 0) {
    throw problem(
      '',
      'x-discriminator stands on something else than a oneOf',
      'Write the branches as a oneOf',
    );
  }
  const known = new Map<Json, number>();
  for (const [index, branch] of branches.entries()) {
    const values = constantsAt(branch, property.split('/'), schemas);
    if (values.length === 0) {
      throw problem(
        `/${index}`,
        `the branch has no constant at ${property}`,
        'Give the property a const or an enum, or name another by x-discriminator',
      );
    }
    for (const value of values) {
      if (known.has(value)) {
        throw problem(
          `/${index}`,
          `${JSON.stringify(value)} at ${property} stands for branch ${known.get(value)} too`,
          'Let each value stand for one branch',
        );
      }
      known.set(value, index);
    }
  }
}
