import { type StoreLog, StoreUnavailable } from './port.ts';
import type { ComposedRead } from './reads.ts';
import { isRecord } from './tables.ts';

/** Thrown for a row whose column `data` or `progress` is not a JSON object. */
export class DamagedRecord extends StoreUnavailable {}

const cure =
  'Restore a backup, or repair the row in the database. For a file, parlance doctor says how to restore it.';

/**
 * Parses the columns `data` and `progress` of a row in place, and returns the row. Throws DamagedRecord if one of them is not a JSON
 * object. The error contains the key of the row. It does not contain the column's text, which may be a secret.
 */
export function parseRecord(row: Record<string, unknown>): object {
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

/**
 * Parses the columns `data` and `progress` of a query's rows. If the query is a list, omits damaged rows and calls `damaged` for each.
 * Otherwise throws DamagedRecord at the first damaged row.
 */
export function rowsOf<Row>(
  rows: readonly unknown[],
  { isList = false }: ComposedRead<Row>,
  damaged: StoreLog['damaged'] = () => {},
): Row[] {
  return (rows as Record<string, unknown>[]).flatMap((row) => {
    try {
      return [parseRecord(row) as Row];
    } catch (error) {
      if (!isList) throw error;
      damaged(error as DamagedRecord);
      return [];
    }
  });
}
