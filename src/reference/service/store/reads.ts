import type { Compilable } from 'kysely';
import { chatReads } from './chat-reads.ts';
import { deliveryReads } from './delivery-reads.ts';
import { directoryReads } from './directory-reads.ts';
import { eventReads } from './event-reads.ts';
import type { Query } from './query.ts';

/**
 * Every query that the service runs, by its name: the port takes no other. Each engine answers all of them, which `reads.test.ts`
 * tries on every engine, with rows in every table.
 */
export const reads = { ...chatReads, ...deliveryReads, ...directoryReads, ...eventReads };

type Reads = typeof reads;

export type ReadName = keyof Reads;

/** What a read is asked with. */
export type ReadArguments<Name extends ReadName> =
  Parameters<Reads[Name]> extends [Query, ...infer Of] ? Of : never;

/** What a read finds. */
export type ReadRow<Name extends ReadName> =
  ReturnType<Reads[Name]> extends Compilable<infer Row> ? Row : never;

/** Reads what is durable; in a unit of work, what the unit itself has changed as well. */
export type Find = <Name extends ReadName>(
  name: Name,
  ...of: ReadArguments<Name>
) => Promise<ReadRow<Name>[]>;

/** The query of a read, to be composed by an engine. */
export function queryOf<Name extends ReadName>(name: Name, of: ReadArguments<Name>) {
  const compose = reads[name] as unknown as (
    query: Query,
    ...of: ReadArguments<Name>
  ) => Compilable<ReadRow<Name>>;
  return (query: Query) => compose(query, ...of);
}
