// Copied from src/contract/codegen/runtime/fits.ts by `npm run generate`. Change it there, never here.

import type { ValidationError, Validator } from './operation.ts';

/** Bodies of the contract hold far fewer nulls. A body with more is rejected. */
const mostNulls = 1000;

/**
 * Whether a value has a form when null in a field that may be absent counts as absent (OPEN-35). Such nulls are taken out of
 * the value. A null that the form allows stays, and one in a required field is wrong, as any other wrong value is.
 */
export function fits<T>(validate: Validator<T>, value: unknown): value is T {
  for (let taken = 0; !validate(value); taken++) {
    const error = validate.errors?.[0];
    if (!error || taken === mostNulls || !takeNulls(value, error)) return false;
  }
  return true;
}

/** Removes the null that an error is about. Returns whether there was one. */
function takeNulls(value: unknown, { instancePath, keyword }: ValidationError): boolean {
  const steps = instancePath.split('/').slice(1).map(unescaped);
  // The error "must not have this field" names the object, not the field.
  if (keyword === 'not') return takeOut(objectAt(value, steps), () => true);
  const last = steps.pop();
  return takeOut(objectAt(value, steps), (key) => key === last);
}

function takeOut(holder: Record<string, unknown> | undefined, isMeant: (key: string) => boolean): boolean {
  const nulls = Object.keys(holder ?? {}).filter((key) => holder![key] === null && isMeant(key));
  for (const key of nulls) delete holder![key];
  return nulls.length > 0;
}

/** The object at the end of the path. Nulls in arrays stay. */
function objectAt(value: unknown, steps: string[]): Record<string, unknown> | undefined {
  let at = value;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return typeof at === 'object' && at !== null && !Array.isArray(at)
    ? (at as Record<string, unknown>)
    : undefined;
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
