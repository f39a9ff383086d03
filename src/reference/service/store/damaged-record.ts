import { StoreUnavailable } from './port.ts';
import { isRecord } from './tables.ts';

/** A row whose record cannot be read. */
export class DamagedRecord extends StoreUnavailable {}

/**
 * A row with its record as a value. The error of a damaged one does not show what is in it, which may be a secret. `cure` says what
 * can be done.
 */
export function withRecord(row: Record<string, unknown>, cure: string): object {
  try {
    const records = Object.entries(row).filter(([name, text]) => isRecord(name) && typeof text === 'string');
    for (const [name, text] of records) row[name] = recordIn(text as string);
    return row;
  } catch {
    const [name, key] = Object.entries(row)[0]!;
    const which = isRecord(name) ? '' : ` (${name} ${key})`;
    throw new DamagedRecord(`The store holds a damaged row${which}. ${cure}`);
  }
}

function recordIn(text: string): object {
  const record: unknown = JSON.parse(text);
  if (typeof record !== 'object' || record === null) throw new SyntaxError('This is no record.');
  return record;
}

/** Is told of a damaged row that a read has left out. */
export type Damaged = (error: DamagedRecord) => void;

/** The rows of a read with their records. A read of lists leaves damaged ones out, and tells of each. */
export function rowsOf(
  rows: readonly Record<string, unknown>[],
  {
    isList = false,
    cure,
    damaged = () => {},
  }: { isList?: boolean | undefined; cure: string; damaged?: Damaged | undefined },
): object[] {
  if (!isList) return rows.map((row) => withRecord(row, cure));
  return rows.flatMap((row) => {
    try {
      return [withRecord(row, cure)];
    } catch (error) {
      damaged(error as DamagedRecord);
      return [];
    }
  });
}
