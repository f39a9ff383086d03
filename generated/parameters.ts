// Copied from src/contract/codegen/runtime/parameters.ts by `npm run generate`. Change it there, never here.

import { printed } from './faults.ts';
import type { Operation, Parameter } from './operation.ts';

/** The parameters of a request with their declared types, by their location. */
export interface ReadParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
}

/** Thrown if a parameter is missing or invalid. */
export class WrongParameter extends Error {
  readonly parameter: Parameter;

  constructor(parameter: Parameter, why: string) {
    super(`${parameter.name} in the ${parameter.in} ${why}.`);
    this.parameter = parameter;
  }
}

type Raw = Readonly<Record<string, string | string[] | undefined>>;

/** The parameters of a request as texts, by their location. */
export interface RawParameters {
  path: Raw;
  query: Raw;
  headers: Raw;
}

/**
 * Returns the parameters that an operation declares, each with its declared type. An absent parameter gets its default value. Throws
 * WrongParameter if a parameter is missing or invalid.
 */
export function readParameters({ parameters }: Operation, raw: RawParameters): ReadParameters {
  const read: ReadParameters = { path: {}, query: {}, headers: {} };
  for (const parameter of parameters) {
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    const place = parameter.in === 'header' ? 'headers' : parameter.in;
    const value = raw[place][name];
    if (Array.isArray(value)) throw new WrongParameter(parameter, 'is given more than once');
    if (value === undefined) {
      if (parameter.required) throw new WrongParameter(parameter, 'is missing');
      if (parameter.schema['default'] !== undefined) read[place][name] = parameter.schema['default'];
      continue;
    }
    read[place][name] = typed(parameter, value);
  }
  return read;
}

function typed(parameter: Parameter, text: string): unknown {
  const { type, minimum, maximum, minLength, pattern } = parameter.schema;
  const options = parameter.schema['enum'] as string[] | undefined;
  // A URL parser would remove such a segment, so it is rejected.
  if (parameter.in === 'path' && (text === '.' || text === '..'))
    throw new WrongParameter(parameter, 'must not be . or ..');
  if (text.includes('\0')) throw new WrongParameter(parameter, 'contains U+0000');
  if (type === 'integer' || type === 'number') {
    const number = Number(text);
    const isNumber =
      text.trim() !== '' && Number.isFinite(number) && (type === 'number' || Number.isSafeInteger(number));
    if (!isNumber)
      throw new WrongParameter(parameter, `must be ${type === 'integer' ? 'an integer' : 'a number'}`);
    if (typeof minimum === 'number' && number < minimum)
      throw new WrongParameter(parameter, `must be at least ${minimum}`);
    if (typeof maximum === 'number' && number > maximum)
      throw new WrongParameter(parameter, `must be at most ${maximum}`);
    return number;
  }
  if (type === 'boolean') {
    if (text !== 'true' && text !== 'false') throw new WrongParameter(parameter, 'must be true or false');
    return text === 'true';
  }
  if (options && !options.includes(text)) {
    throw new WrongParameter(parameter, `must be one of ${options.join(', ')}`);
  }
  if (typeof minLength === 'number' && text.length < minLength)
    throw new WrongParameter(parameter, 'is empty');
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) {
    throw new WrongParameter(parameter, 'does not have the agreed form');
  }
  return text;
}

/** The input of an operation: the parameters and the body of a request. */
export interface Input {
  path?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  headers?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** Converts parameters to texts. Leaves out parameters that are undefined. */
export function asText(values: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, printed(value)]),
  );
}
