import { rememberNull, stepsOf } from './faults.ts';
import type { Validator } from './operation.ts';
import { isObject, valueAt } from './values.ts';

/** The maximum number of nulls that are removed from a value. Valid bodies have far fewer nulls. A body with more of them is invalid. */
const mostNulls = 1000;

/**
 * True if a value is valid. A null in an optional field counts as absent (OPEN-35), so it is removed from `value`. A null that the schema
 * allows stays, and a null in a required field is an error. If the result is false, `validate.errors` has the errors.
 */
export function fits<T>(validate: Validator<T>, value: unknown): value is T {
  for (let taken = 0; !validate(value); ) {
    const wrong = validate.errors ?? [];
    const before = taken;
    for (const { instancePath } of wrong) if (removeNull(value, stepsOf(instancePath))) taken++;
    if (taken === before || taken > mostNulls) return false;
  }
  return true;
}

/** Removes the member at the end of the path if it is null. Returns true if it was removed. */
function removeNull(value: unknown, steps: string[]): boolean {
  const last = steps.pop();
  const holder = valueAt(value, steps);
  // Nulls in arrays stay.
  if (last === undefined || !isObject(holder) || holder[last] !== null) return false;
  delete holder[last];
  rememberNull(holder, last);
  return true;
}
