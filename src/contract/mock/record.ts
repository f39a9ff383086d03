import { appendFileSync } from 'node:fs';
import { append, type Captured, contentOf } from '../trial/captured.ts';
import { eventOf, type Judged } from './judged.ts';

/**
 * A request as a line of JSON: what was called or told, the public parts of its address, whether it fitted, and its body. Header
 * fields and the secret parts of addresses are left out.
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

/** Throws what the file system says, so that a file that cannot be written is told before anything is waited for. */
export function openRecord(file: string): (judged: Judged) => void {
  appendFileSync(file, '');
  return (judged) => {
    const record = recordOf(judged);
    if (record) append(file, record);
  };
}
