// Copied from src/contract/codegen/runtime/request-fault.ts by `npm run generate`. Change it there, never here.

import { faultsOf } from './faults.ts';
import type { Operation } from './operation.ts';
import { asText, type Input, readParameters, WrongParameter } from './parameters.ts';

/** Thrown for a request that does not fit the document. The request was not sent. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly operationId: string;

  constructor(operationId: string, fault: string) {
    super(`${operationId} was not sent: ${fault}.`);
    this.operationId = operationId;
  }
}

/** Throws InvalidRequest if a request does not fit the document. */
export function checkRequest(operation: Operation, input: Input): void {
  const fault = requestFault(operation, input);
  if (fault !== undefined) throw new InvalidRequest(operation.operationId, fault);
}

/** Returns the fault of a request; undefined if it fits the document. */
function requestFault(operation: Operation, { path, query, headers, body }: Input): string | undefined {
  try {
    const lowerCase = Object.entries(asText(headers)).map(([name, value]) => [name.toLowerCase(), value]);
    readParameters(operation, {
      path: asText(path),
      query: asText(query),
      headers: Object.fromEntries(lowerCase),
    });
  } catch (error) {
    if (error instanceof WrongParameter) return error.message.replace(/\.$/, '');
    throw error;
  }
  const declared = operation.body;
  if (body === undefined) return declared?.required ? 'the body is missing' : undefined;
  if (!declared) return undefined;
  if (!declared.validate(body)) return faultsOf(body, declared.validate.errors);
  const faults = (declared.tolerated ?? []).flatMap(({ path, validate }) => {
    const member = path.reduce<unknown>(
      (at, step) => (at as Record<string, unknown> | undefined)?.[step],
      body,
    );
    if (member === undefined || validate(member)) return [];
    const place = `/${path.join('/')}`;
    return faultsOf(
      body,
      validate.errors?.map((error) => ({ ...error, instancePath: `${place}${error.instancePath}` })),
    );
  });
  return faults.length === 0 ? undefined : faults.join('; ');
}
