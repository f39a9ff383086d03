import { appendFileSync, closeSync, openSync } from 'node:fs';
import { eventOf, type Judged } from '../../contract/mock/judged.ts';
import { type Captured, contentOf } from '../../contract/trial/captured.ts';
import { refuseLink } from '../../contract/whole-file.ts';
import { leave } from './leave.ts';

/** Opens a file to append requests to. If it cannot be written, prints the reason and exits with 2. */
export function openRecordOrLeave(file: string): (judged: Judged) => void {
  try {
    refuseLink(file);
    // The file will contain texts of customers.
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    leave(`Requests cannot be saved in ${file}: ${(error as Error).message}`, 2);
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
      // The disk is full, or the body is nested too deeply to be written. The other side still gets its response.
      console.error(`A request is not saved in ${file}: ${(error as Error).message}`);
    }
  };
}
