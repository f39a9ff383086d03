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
    for (const [name, text] of records) row[name] = JSON.parse(text as string);
    return row;
  } catch {
    const [name, key] = Object.entries(row)[0]!;
    const which = isRecord(name) ? '' : ` (${name} ${key})`;
    throw new DamagedRecord(`The store holds a damaged row${which}. ${cure}`);
  }
}
