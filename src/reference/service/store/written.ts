import type { TableName } from './tables.ts';

/** A row as it stands in the database once the transaction is durable. */
export interface Written {
  table: TableName;
  key: unknown;
  row: object | undefined;
  /** The length of its record. */
  weight: number;
}
