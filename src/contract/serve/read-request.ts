import { asSentence, bodyFault, faultsOf } from '../../../generated/faults.ts';
import { fits } from '../../../generated/fits.ts';
import type { Operation, Parameter } from '../../../generated/operation.ts';
import { parseJson, UnreadableBody } from './body.ts';
import { type ErrorAnswer, errorAnswer } from './errors.ts';

/** The parameters of a request, by their location. */
interface ReadParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
}

/** A parameter is missing or invalid. */
class WrongParameter extends Error {
  readonly parameter: Parameter;

  constructor(parameter: Parameter, why: string) {
    super(`${parameter.name} in the ${parameter.in} ${why}.`);
    this.parameter = parameter;
  }
}

type Raw = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the declared parameters of an operation, each in its declared type. Throws WrongParameter. */
function readParameters({ parameters }: Operation, raw: Omit<Received, 'bytes'>): ReadParameters {
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
  const options = parameter.schema['enum'];
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
  if (Array.isArray(options) && !options.includes(text)) {
    throw new WrongParameter(parameter, `must be one of ${options.join(', ')}`);
  }
  if (typeof minLength === 'number' && text.length < minLength)
    throw new WrongParameter(parameter, 'is empty');
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) {
    throw new WrongParameter(parameter, 'does not have the agreed form');
  }
  return text;
}

export interface ReadOptions {
  /** Says in a sentence which limit a body exceeds. Called before the body is validated. */
  complainAbout?: (body: unknown) => string | undefined;
  /** Parses a body; the default accepts any JSON. Throws UnreadableBody. */
  parse?: (bytes: Uint8Array) => unknown;
}

/** A request whose body was read. */
export interface Received {
  path: Raw;
  query: Raw;
  headers: Raw;
  /** The body as it came; empty where there is none. */
  bytes: Uint8Array;
}

/** A request that its operation accepts. */
export interface ReadRequest {
  operation: Operation;
  input: ReadParameters & { body?: unknown };
}

/** The operation that a request calls, with its validated input, or the error response. The candidates share path and method. */
export function readRequest(
  candidates: readonly Operation[],
  received: Received,
  { parse = parseJson, complainAbout }: ReadOptions,
): ReadRequest | ErrorAnswer {
  const [first] = candidates as [Operation, ...Operation[]];
  try {
    const parameters = readParameters(first, received);
    if (!first.body) return { operation: first, input: parameters };
    const { bytes } = received;
    if (bytes.length === 0) {
      if (!first.body.required) return { operation: first, input: parameters };
      return errorAnswer(400, 'The body is missing. Send one JSON object.');
    }
    const body = parse(bytes);
    const exceeded = complainAbout?.(body);
    if (exceeded !== undefined) return errorAnswer(400, exceeded);
    const isObject = typeof body === 'object' && !Array.isArray(body);
    const notAnObject = isObject ? undefined : bodyFault('The body', new TextDecoder().decode(bytes));
    if (notAnObject !== undefined) return errorAnswer(400, notAnObject);
    const operation = dispatched(candidates, body);
    if ('status' in operation) return operation;
    const { validate } = operation.body!;
    if (!fits(validate, body)) {
      const fault = asSentence(faultsOf(body, validate.errors));
      return errorAnswer(400, `${fault} Compare it with the documents.`);
    }
    return { operation, input: { ...parameters, body } };
  } catch (error) {
    if (error instanceof UnreadableBody) return errorAnswer(400, error.message);
    if (error instanceof WrongParameter)
      return errorAnswer(error.parameter.in === 'path' ? 404 : 400, error.message);
    throw error;
  }
}

/** Of several events at one address the operation of the event that the body names. */
function dispatched(candidates: readonly Operation[], body: unknown): Operation | ErrorAnswer {
  const [first] = candidates;
  if (!first!.dispatch) return first!;
  const { property } = first!.dispatch;
  const name = (body as Record<string, unknown> | null)?.[property];
  if (typeof name !== 'string') {
    return errorAnswer(
      400,
      `/${property} must be a string that names the event. Compare the body with the documents.`,
    );
  }
  const known = candidates.flatMap(({ dispatch }) => dispatch?.values ?? []);
  return (
    candidates.find(({ dispatch }) => dispatch?.values.includes(name)) ??
    errorAnswer(
      405,
      `/${property} ${JSON.stringify(name.slice(0, 80))} is not supported here. Known are ${known.join(', ')}.`,
    )
  );
}
