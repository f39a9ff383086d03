import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { isCached, weightOf } from '../../cache.ts';
import type { Changes, WrittenRow } from '../../changes.ts';
import type { ComposedRead } from '../../reads.ts';
import type { Announced, Commit } from '../../shared.ts';
import type { TableName, Tables } from '../../tables.ts';
import { together } from './connect.ts';
import { asFailure, orFailure } from './failure.ts';
import { removedAtOnce, retained } from './replication-log.ts';
import {
  type Change,
  changing,
  composed,
  progressed,
  readAll,
  removal,
  type Statement,
  statement,
  upsert,
} from './statements.ts';

/** The channel on which processes announce commits. */
export const announcements = 'parlance';

/** Up to this length of its record a row is written into the log, so that no process reads it while it holds the lock. */
const longestAlong = 4000;

/** The most characters of records that one commit writes into the log. */
const mostAlong = 500_000;

function announcement({ number, events, recorded }: Commit): Statement {
  const announced: Announced = {
    number,
    events,
    partitions: [...new Set(recorded.map(([, partition]) => partition))],
  };
  return statement(`select pg_notify('${announcements}', $1)`, [JSON.stringify(announced)]);
}

interface TransactionParts {
  client: Client;
  changes: Changes;
  number: number;
  /** Whether no other process has to hear of it. */
  isAlone: boolean;
  /** A row that is known to be durable. */
  known: (table: TableName, key: unknown) => object | undefined;
}

/** One transaction for the changes of several units, under the lock under which no other process writes. */
export class Transaction {
  /** Finds the commit in the log where the connection broke meanwhile. */
  readonly id = randomUUID();
  readonly written: WrittenRow[] = [];
  readonly #parts: TransactionParts;

  constructor(parts: TransactionParts) {
    this.#parts = parts;
  }

  get number(): number {
    return this.#parts.number;
  }

  async query<Row>(wanted: ComposedRead<Row>): Promise<Row[]> {
    const changes = this.#unwritten();
    const written = changes.length > 0 ? [changing(changes)] : [];
    const [found] = (await this.#all([...written, composed(wanted)])).slice(-1);
    return readAll(found!.rows, wanted);
  }

  /** Makes everything durable. `making` gets the commit as it stands in the log, unless nothing was changed. */
  async commit(making: (commit: Commit) => void): Promise<void> {
    if (this.#parts.changes.areNone) {
      await this.#all([statement('rollback')]);
      return;
    }
    for (const [counter, last] of [...this.#parts.changes.numbers, ['commit', this.number] as const])
      this.#parts.changes.set('counters', counter, { counter, last });
    const changes = this.#unwritten();
    const commit = this.#described();
    making(commit);
    const results = await this.#all([
      changing([...changes, ...this.#logging(commit)]),
      ...(this.#parts.isAlone ? [] : [announcement(commit)]),
      statement('commit'),
    ]);
    // The server ends a transaction that has failed by rolling it back, whatever it is asked.
    if (results.at(-1)!.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  }

  async rollBack(): Promise<void> {
    await orFailure(this.#parts.client.query('rollback'));
  }

  async #all(statements: Statement[]): Promise<{ rows: unknown[]; command: string }[]> {
    const answers = await Promise.allSettled(together(this.#parts.client, statements));
    return answers.map((answer) => {
      // The first one that failed says why; those behind it were not carried out.
      if (answer.status === 'rejected') throw asFailure(answer.reason);
      return answer.value;
    });
  }

  /** Writes the commit into the log, and removes old ones at times. */
  #logging({ touched, events, recorded }: Commit): Change[] {
    const { number, id } = this;
    const logged: Change = {
      text: (
        n,
      ) => `insert into commits values ($${n}, $${n + 1}, $${n + 2}, $${n + 3}, $${n + 4}) on conflict (number) do update set
        id = excluded.id, touched = excluded.touched, events = excluded.events, recorded = excluded.recorded`,
      values: [number, id, JSON.stringify(touched), events, JSON.stringify(recorded)],
    };
    if (number % removedAtOnce !== 0) return [logged];
    return [
      logged,
      { text: (n) => `delete from commits where number <= $${n}`, values: [number - retained] },
    ];
  }

  /** Writes what has changed since the last time. */
  #unwritten(): Change[] {
    const fresh = [...this.#parts.changes.unwritten()];
    const kinds = Map.groupBy(fresh, (each) => !each.isAgain && this.#isProgress(each));
    const [progress, others] = [kinds.get(true) ?? [], kinds.get(false) ?? []];
    this.written.push(...fresh);
    const byTable = (changes: WrittenRow[]) => [...Map.groupBy(changes, ({ table }) => table)];
    const puts = byTable(others.filter(({ row }) => row)).map(([table, changes]) =>
      upsert(
        table,
        changes.map(({ row }) => row!),
      ),
    );
    const removals = byTable(others.filter(({ row }) => !row)).map(([table, changes]) =>
      removal(
        table,
        changes.map(({ key }) => key),
      ),
    );
    const changed = progress.map(({ row }) => row as Tables['deliveries']);
    return [...puts, ...removals, ...(changed.length > 0 ? [progressed(changed)] : [])];
  }

  /** Whether a durable delivery keeps its record. */
  #isProgress({ table, key, row }: WrittenRow): boolean {
    if (table !== 'deliveries' || !row) return false;
    const known = this.#parts.known(table, key) as Tables['deliveries'] | undefined;
    return known?.data === (row as Tables['deliveries']).data;
  }

  #described(): Commit {
    const rows = new Map(this.written.map((each) => [`${each.table} ${each.key}`, each]));
    const last = [...rows.values()];
    let along = 0;
    return {
      number: this.number,
      touched: last.flatMap(({ table, key, row }): Commit['touched'] => {
        if (!isCached(table)) return [];
        // One process drives a lane: the others do not read its deliveries.
        if (!row || table === 'deliveries') return [[table, key]];
        const weight = weightOf(row);
        if (weight >= longestAlong || along + weight > mostAlong) return [[table, key]];
        along += weight;
        return [[table, key, row]];
      }),
      events: last.some(({ table }) => table === 'events'),
      recorded: last.flatMap(recorded),
    };
  }
}

/** A delivery that nobody has attempted, with its partition: the process that drives its lane takes it. */
function recorded({ table, row }: WrittenRow): Commit['recorded'] {
  if (table !== 'deliveries' || !row) return [];
  const { delivery_id, partition, state, progress } = row as Tables['deliveries'];
  return state === 'pending' && progress.attempts.length === 0 ? [[delivery_id, partition]] : [];
}
