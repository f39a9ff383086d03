import { StoreUnavailable } from './port.ts';

/** A row whose record cannot be read. */
export class DamagedRecord extends StoreUnavailable {}

/**
 * A row with its record as a value. The error of a damaged one does not show what is in it, which may be a secret. `cure` says what
 * can be done.
 */
export function withRecord(row: Record<string, unknown>, cure: string): object {
  const { data } = row;
  if (typeof data !== 'string') return row;
  try {
    return { ...row, data: JSON.parse(data) };
  } catch {
    const [name, key] = Object.entries(row)[0]!;
    const which = name === 'data' ? '' : ` (${name} ${key})`;
    throw new DamagedRecord(`The store holds a damaged row${which}. ${cure}`);
  }
}
