import { isObject, type Json, type JsonObject, listAt, textAt, visit } from '../../documents/json.ts';
import { namedSchemas, type Place, type Source } from '../../documents/sources.ts';
import { SpecProblem } from '../model/problem.ts';
import type { LocationOf } from './schema-locations.ts';
import { constantsAt } from './schemas.ts';

/** Throws at the first named schema that cannot be generated: two have its name, its name is no type name, or it has an invalid pattern. */
export function checkSources(sources: Source[]): void {
  const first = new Map<string, Place>();
  for (const { name, document, pointer } of namedSchemas(sources)) {
    const known = first.get(name);
    if (known) {
      // Names must be unique: a bundler would rename the second schema, and both would share one folder of examples.
      throw new SpecProblem(
        document,
        pointer,
        `two schemas are called ${name}; the first is ${known.document}#${known.pointer}`,
        'Rename one of them',
      );
    }
    first.set(name, { document, pointer });
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      throw new SpecProblem(
        document,
        pointer,
        `${name} is not a type name`,
        'Use letters and digits only, with a capital for each word',
      );
    }
  }
  for (const source of sources) checkPatterns(source);
}

function checkPatterns({ document, content }: Source): void {
  visit(content, ({ pattern }, pointer) => {
    try {
      if (typeof pattern === 'string') new RegExp(pattern, 'u');
    } catch {
      const wrong = `${pattern} is not a regular expression`;
      throw new SpecProblem(document, `${pointer}/pattern`, wrong, 'Correct the expression');
    }
  });
}

/**
 * Checks a state machine against the schema that its `states` names. Throws at the first state that the schema does not have, and at a
 * state of the schema that no transition has.
 */
export function checkMachine(
  machine: JsonObject,
  schemas: Map<string, JsonObject>,
  { document, pointer }: Place,
): void {
  const [name = '', ...path] = textAt(machine, 'states').split('/');
  if (name === '') return;
  const states = constantsAt(schemas.get(name) ?? {}, path, schemas);
  const named = [
    ...listAt(machine, 'begins').map((state, index) => [`/begins/${index}`, state] as const),
    ...listAt(machine, 'ways').flatMap((way, index) =>
      ['from', 'to'].map((end) => [`/ways/${index}/${end}`, textAt(way, end)] as const),
    ),
  ];
  for (const [place, state] of named) {
    const wrong = `${state} is no state of ${textAt(machine, 'states')}`;
    if (!states.includes(state))
      throw new SpecProblem(document, `${pointer}${place}`, wrong, `Write one of ${states.join(', ')}`);
  }
  const idle = states.find((state) => !named.some(([, other]) => other === state));
  if (idle !== undefined)
    throw new SpecProblem(document, pointer, `no way leads to ${idle}`, 'Write the ways to and from it');
}

/** Throws if a silent receiver is given up at another instant than the end of its last attempt. */
export function checkDelivery(delivery: JsonObject, document: string, pointer: string): void {
  const { attempts, timeoutMs, intervalMs = timeoutMs, giveUpMs } = delivery as Record<string, number>;
  if (giveUpMs === undefined) return;
  const end = (attempts! - 1) * Math.max(intervalMs!, timeoutMs!) + timeoutMs!;
  if (giveUpMs === end) return;
  const wrong = `giveUpMs is ${giveUpMs}, and the last of ${attempts} attempts ends after ${end} ms without a response`;
  throw new SpecProblem(document, `${pointer}/giveUpMs`, wrong, `Write ${end}`);
}

/** Throws at the first union whose x-discriminator does not select exactly one branch. */
export function checkUnions(schemas: Map<string, JsonObject>, locationOf: LocationOf): void {
  for (const [name, schema] of schemas) {
    visit(schema, (union, within) => {
      const property = textAt(union, 'x-discriminator');
      if (property === '') return;
      const { document, pointer } = locationOf(name);
      const problem = (branch: string, wrong: string, cure: string) =>
        new SpecProblem(document, `${pointer}${within}/oneOf${branch}`, wrong, cure);
      const branches = listAt(union, 'oneOf').filter(isObject);
      if (branches.length === 0)
        throw problem('', 'x-discriminator has no oneOf beside it', 'Write the branches as a oneOf');
      const known = new Map<Json, number>();
      for (const [index, branch] of branches.entries()) {
        const values = constantsAt(branch, property.split('/'), schemas);
        const cure = 'Give the property a const or an enum, or name another by x-discriminator';
        if (values.length === 0)
          throw problem(`/${index}`, `the branch has no constant at ${property}`, cure);
        for (const value of values) {
          const wrong = `${JSON.stringify(value)} at ${property} also selects branch ${known.get(value)}`;
          if (known.has(value)) throw problem(`/${index}`, wrong, 'Let each value select one branch');
          known.set(value, index);
        }
      }
    });
  }
}
