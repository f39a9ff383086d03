import { asSentence, bodyFault, faultsOf } from '../../../generated/faults.ts';
import { fits } from '../../../generated/fits.ts';
import type { Operation } from '../../../generated/operation.ts';
import {
  type RawParameters,
  type ReadParameters,
  readParameters,
  WrongParameter,
} from '../../../generated/parameters.ts';
import { parseJson, UnreadableBody } from './body.ts';
import { type ErrorAnswer, errorAnswer } from './errors.ts';

export interface ReadOptions {
  /** Returns a sentence about the limit that a body exceeds; undefined if it exceeds none. Called before the body is validated. */
  complainAbout?: (body: unknown) => string | undefined;
  /** Parses a body; the default accepts any JSON. Throws UnreadableBody. */
  parse?: (bytes: Uint8Array) => unknown;
}

/** A request with its parameters and the bytes of its body. */
export interface Received extends RawParameters {
  /** The body's bytes as received; empty if there is none. */
  bytes: Uint8Array;
}

/** A valid request for its operation. */
export interface ReadRequest {
  operation: Operation;
  input: ReadParameters & { body?: unknown };
}

/** Returns the called operation with its validated input, or the error response. The candidates share the request's path and method. */
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

/**
 * Returns the operation of the event that the body names. If the address has no events, returns the only candidate. Returns an error
 * response if the name is missing or unknown.
 */
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
