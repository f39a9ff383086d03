import { appendFileSync } from 'node:fs';
import { append, type Captured, contentOf } from '../trial/captured.ts';
import { eventOf, type Judged } from './judged.ts';

/**
 * A request as it is saved: its operation or event, the public parts of its address, whether it is valid, and its body. Header fields
 * and secret parts of the address are left out.
 */
export function recordOf(judged: Judged): Captured | undefined {
  if (!judged.operation) return undefined;
  const event = eventOf(judged);
  const { operationId } = judged.operation;
  return {
    at: judged.at,
    ...(event === undefined ? { operation: operationId } : { event }),
    parameters: judged.parameters,
    right: judged.right,
    ...contentOf(judged.body),
  };
}

/** Opens a file to append requests to. Throws the error of the file system at once if it cannot be written. */
export function openRecord(file: string): (judged: Judged) => void {
  appendFileSync(file, '');
  return (judged) => {
    const record = recordOf(judged);
    if (record) append(file, record);
  };
}
