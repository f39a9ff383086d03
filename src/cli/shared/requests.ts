import { appendFileSync, closeSync, openSync } from 'node:fs';
import { styleText } from 'node:util';
import { printable } from '../../../conformance/report/printable.ts';
import { refuseLink } from '../../contract/files.ts';
import { type Captured, contentOf } from '../../contract/judgement/captured.ts';
import { eventOf, type Judged } from '../../contract/mock/judged.ts';
import { fail } from './fail.ts';

/** Returns a function that appends a judged request to a file. If the file cannot be written, prints the reason and exits with 2. */
export function openRecordOrFail(file: string): (judged: Judged) => void {
  try {
    refuseLink(file);
    // Only the user may read the file, because the saved requests contain texts of customers.
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    fail(`Requests cannot be saved in ${file}: ${(error as Error).message}`, 2);
  }
  return (judged) => {
    const { at, parameters, right, operation, body } = judged;
    if (!operation) return;
    const event = eventOf(judged);
    const called = event === undefined ? { operation: operation.operationId } : { event };
    const saved: Captured = { at, ...called, parameters, right, ...contentOf(body) };
    try {
      appendFileSync(file, `${JSON.stringify(saved)}\n`);
    } catch (error) {
      // Writing fails if the disk is full or the body is nested too deeply. The other side must still get its response.
      console.error(`A request is not saved in ${file}: ${(error as Error).message}`);
    }
  };
}

/**
 * Returns the text that is printed for a request. The first line has the verdict, the time and the text of `request`. The next lines are
 * `details` and one line for each fault.
 */
export function textOfRequest(
  { at, right, error, faults }: Judged,
  request: string,
  details: readonly string[] = [],
): string {
  const mark = right && faults.length === 0 ? styleText('green', '✓') : styleText('red', '✗');
  return [
    `${mark} ${at.slice(11, 23)} ${request}`,
    ...details,
    ...[error ?? [], faults].flat().map((each) => styleText('red', `  ${printable(each)}`)),
  ].join('\n');
}
