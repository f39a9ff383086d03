import { StoreUnavailable } from './port.ts';
import { isRecord } from './tables.ts';

/** Thrown for a row whose column `data` or `progress` is not a JSON object. */
export class DamagedRecord extends StoreUnavailable {}

/**
 * Parses the columns `data` and `progress` of a row in place, and returns the row. Throws DamagedRecord if one of them is not a JSON
 * object. The error contains the key of the row and the advice `cure`. It does not contain the column's text, which may be a secret.
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

/** Called with the error for each damaged row that a query has omitted. */
export type Damaged = (error: DamagedRecord) => void;

/**
 * Parses the columns `data` and `progress` of all rows. With `isList`, omits damaged rows and calls `damaged` for each. Without `isList`,
 * throws DamagedRecord at the first damaged row.
 */
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
