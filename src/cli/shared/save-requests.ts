import { openRecord } from '../../contract/mock/record.ts';

/** Opens a file to append requests to; where it cannot be written, says so and leaves with 2. */
export function openRecordOrLeave(file: string): ReturnType<typeof openRecord> {
  try {
    return openRecord(file);
  } catch (error) {
    console.error(`Requests cannot be saved in ${file}: ${(error as Error).message}`);
    process.exit(2);
  }
}
