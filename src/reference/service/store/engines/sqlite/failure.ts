import { StoreFailure } from '../../port.ts';

/** Result codes of SQLite that are no fault of the row: busy, out of memory, read only, I/O, damaged, full, cannot open. */
const temporary = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/** What the one who asked for a unit of work is told of what went wrong; why it is so, logs take from the cause. */
export function asFailure(error: unknown): unknown {
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  if (code !== 'ERR_SQLITE_ERROR' || errcode === undefined) return error;
  // Extended result codes have the primary one in their lowest byte.
  if (!temporary.has(errcode & 0xff)) return error;
  return new StoreFailure('The store cannot be written', { cause: error });
}
