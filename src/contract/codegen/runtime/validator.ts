import { faultList } from './faults.ts';
import type { ValidationError, Validator } from './operation.ts';

/** Adds an error to a list, and makes the list if it is null. Returns the list. Generated validators call this function. */
export function add(errors: ValidationError[] | null, error: ValidationError): ValidationError[] {
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}

/** Returns true if a value is valid. Otherwise sets `errors` to all errors in the value. */
interface Collector {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}

const none = Symbol('no rejected value');

/** Makes a validator from two functions. `check` is fast, and `collect` finds all errors when they are first read. */
export function validator<T>(check: (value: unknown) => boolean, collect: Collector): Validator<T> {
  let rejected: unknown = none;
  let errors: ValidationError[] | null = null;
  const validate = (value: unknown) => {
    const isValid = check(value);
    rejected = isValid ? none : value;
    errors = null;
    return isValid;
  };
  return Object.defineProperties(validate, {
    errors: {
      get() {
        if (rejected !== none) {
          collect(rejected);
          errors = collect.errors ?? null;
          rejected = none;
        }
        return errors;
      },
    },
    '~standard': {
      value: {
        version: 1,
        vendor: 'parlance',
        validate: (value: unknown) => {
          if (check(value)) return { value };
          collect(value);
          return {
            issues: faultList(value, collect.errors).map(({ path, says }) => ({ path, message: says })),
          };
        },
      },
    },
  }) as unknown as Validator<T>;
}
