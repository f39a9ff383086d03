import { isDeepStrictEqual } from 'node:util';
import type { Example } from '../documents/examples.ts';
import { dereferenced, type Json, nameOf, objectAt, step, textAt } from '../documents/json.ts';
import type { Problem } from '../lint/contract.ts';
import { ajvOf } from './emit/typescript/validators.ts';
import { type Model, storiesOf } from './model/model.ts';
import { faultList } from './runtime/faults.ts';
import type { ValidationError } from './runtime/operation.ts';

/** A problem of an example, and the name of the field that has the problem. */
type Found = Omit<Problem, 'document'> & { field: string };

/**
 * Returns a problem for each valid example that does not match its schema, and for each invalid example that matches it. An invalid example
 * is also a problem if its fault is elsewhere than its change. Examples with the same problem in the same field are reported together: the
 * message names the others.
 */
export function examplesThatDoNotFit({ interfaces }: Model, examples: readonly Example[]): Problem[] {
  const validators = interfaces.map((one) => ajvOf(one, true));
  const errorsOf = ({ schema, value }: Example): readonly ValidationError[] => {
    const index = interfaces.findIndex(({ schemas }) => schemas.has(schema));
    const validate = validators[index]?.getSchema(`${interfaces[index]!.name}#/$defs/${schema}`);
    return validate && !validate(value) ? (validate.errors as ValidationError[]) : [];
  };
  const problemOf = (example: Example): Found | undefined => {
    const { kind, pointer, value, change } = example;
    const errors = errorsOf(example);
    const [first] = faultList(value, errors, 'the example');
    const { base, places = [] } = change ?? {};
    const [place = ''] = places;
    const found = (rule: string, at: string, message: string, cure: string) => ({
      ...{ rule, pointer, message, cure },
      field: at.slice(at.lastIndexOf('/') + 1),
    });
    // The example that was changed has a fault itself, and its own check reports it.
    if (base && errorsOf(base).length > 0) return undefined;
    if (kind !== 'invalid')
      return (
        first && found('example-fits', first.path.join('/'), first.says, 'Correct the example or the schema')
      );
    if (base && isDeepStrictEqual(value, base.value))
      return found('example-changes', place, 'the change does not change the valid example', renamed(place));
    const cure = 'Change only the part that violates the schema';
    if (first === undefined)
      return found('example-breaks', place, 'the payload fits its schema', renamed(place));
    if (isFoundAt(places, errors)) return undefined;
    return found('example-breaks', place, `the fault is elsewhere: ${first.says}`, cure);
  };
  const all = examples.flatMap((example) => {
    const problem = problemOf(example);
    return problem ? [{ ...problem, example }] : [];
  });
  const byCause = Map.groupBy(all, ({ rule, field }) => `${rule} ${field}`);
  return [...byCause.values()].map((group) => {
    const [{ field: _, example, ...problem }, ...others] = group as [(typeof all)[0], ...typeof all];
    const names = others.map(({ example: { schema, story } }) => `${schema}/${story}`);
    const message = [
      problem.message,
      ...(names.length > 0 ? [`the same holds for ${names.join(', ')}`] : []),
    ];
    return { ...problem, document: example.document, message: message.join('; ') };
  });
}

/** Returns a problem for each message with an example that matches another message of the same channel. AsyncAPI 3 forbids that. */
export function examplesOfSeveralMessages({ interfaces, examples }: Model): Problem[] {
  return interfaces.flatMap((one) => {
    const { asyncapi = {} } = one.bundled;
    const ajv = ajvOf(one, false);
    const fits = (schema: string, value: Json) => ajv.getSchema(`${one.name}#/$defs/${schema}`)?.(value);
    return Object.entries(objectAt(asyncapi, 'channels')).flatMap(([channel, object]) => {
      const schemas = Object.entries(objectAt(object, 'messages')).map(
        ([name, message]) =>
          [name, nameOf(textAt(dereferenced(asyncapi, message)['payload'], '$ref'))] as const,
      );
      return schemas.flatMap(([name, schema]) => {
        const stories = Object.values(storiesOf(schema, one.schemas, examples));
        const others = schemas.filter(
          ([other, its]) => other !== name && stories.some((value) => fits(its, value)),
        );
        if (others.length === 0) return [];
        return [
          {
            document: one.documents.find((each) => each.endsWith('.asyncapi.yaml'))!,
            pointer: `/channels${step(channel)}/messages${step(name)}`,
            rule: 'one-message-only',
            message: `an example of ${name} fits ${others.map(([other]) => other).join(', ')} of this channel too`,
            cure: 'Distinguish the messages by a constant, or give each its own channel',
          },
        ];
      });
    });
  });
}

/** Returns the remedy for a change without effect. A possible cause is that the field has a new name. */
function renamed(place: string): string {
  return place === '' ? 'Correct it' : `Correct the change; if ${place} was renamed, write its new name`;
}

/** True if all errors are at or below `places`. In a failed union, one such error is enough, because all branches report errors. */
function isFoundAt(places: readonly string[], errors: readonly ValidationError[]): boolean {
  // A place that ends with `-` is an element added to a list. Its error is reported at the list.
  const ends = places.map((place) => `${place.replace(/\/-$/, '')}/`);
  const isThere = ({ instancePath, params }: ValidationError) => {
    const { missingProperty, additionalProperty } = params as Record<string, string>;
    const member = missingProperty ?? additionalProperty;
    const at = `${instancePath}${member === undefined ? '' : step(member)}/`;
    return ends.some((end) => at.startsWith(end));
  };
  const isUnion = errors.some(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return isUnion ? errors.some(isThere) : errors.every(isThere);
}
