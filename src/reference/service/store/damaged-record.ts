import { StoreUnavailable } from './port.ts';
import { isRecord } from './tables.ts';

/** Thrown for a row with an unreadable record. */
export class DamagedRecord extends StoreUnavailable {}

/**
 * Returns a row with its record parsed. Throws DamagedRecord if the record is damaged. The error does not contain the record's text, which
 * may be a secret. `cure` is the advice in the error message.
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

/** Called with each damaged row that a read has omitted. */
export type Damaged = (error: DamagedRecord) => void;

/** Returns the rows of a read with their records parsed. A read of a list omits damaged rows, and reports each. */
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
