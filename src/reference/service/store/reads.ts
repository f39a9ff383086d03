import type { Compilable, Kysely } from 'kysely';
import type { Readable } from './tables.ts';
import { weightOf } from './weight.ts';

type Database = Kysely<Readable>;

/**
 * Every query that the service runs, by its name: the port takes no other. Each engine answers all of them, which the contract
 * tests of the store try with rows in every table.
 */
export const reads = {
  /** Pending deliveries behind a number, of one partition of the lanes or of all, without what they send. */
  pendingDeliveries(db: Database, { after, partition, limit }: PendingQuery) {
    const query = db
      .selectFrom('deliveries')
      .select((each) => ['delivery_id', 'lane', weightOf(each, 'deliveries').as('weight')])
      .where('state', '=', 'pending')
      .where('delivery_id', '>', after)
      .orderBy('delivery_id')
      .limit(limit);
    return partition === undefined ? query : query.where('partition', '=', partition);
  },
} satisfies Record<string, (db: Database, of: never) => Compilable<unknown>>;

interface PendingQuery {
  after: number;
  partition?: number;
  limit: number;
}

export type ReadName = keyof typeof reads;

/** What a query is asked with. */
export type ReadParameters<Name extends ReadName> = Parameters<(typeof reads)[Name]>[1];

export type ReadRow<Name extends ReadName> =
  ReturnType<(typeof reads)[Name]> extends Compilable<infer Row> ? Row : never;

/** A named query, to be composed by an engine. */
export function queryOf<Name extends ReadName>(name: Name, of: ReadParameters<Name>) {
  return (db: Database) => reads[name](db, of) as unknown as Compilable<ReadRow<Name>>;
}
