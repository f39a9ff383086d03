import type { Compilable } from 'kysely';
import type { Store } from '../port.ts';
import type { Query } from '../query.ts';
import { keyOf, type TableName, type Tables } from '../tables.ts';

interface Engine {
  all<Row>(query: (query: Query) => Compilable<Row>): Promise<Row[]>;
}

/** Returns all rows of a table. The queries of the service cannot do that for every table. */
export function rowsOf<T extends TableName>(store: Store, table: T): Promise<Tables[T][]> {
  const all = ({ db }: Query) =>
    db
      .selectFrom(table as 'agents')
      .selectAll()
      .orderBy(keyOf(table) as 'agent_id');
  return (store as unknown as Engine).all(all) as unknown as Promise<Tables[T][]>;
}

/** Runs a statement on the connection of an engine. */
export function run(store: Store, sql: string): Promise<object[]> {
  return (store as unknown as Engine).all(() => ({ compile: () => ({ sql, parameters: [] }) }) as never);
}
