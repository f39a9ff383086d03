import type { Client } from 'pg';
import type { Changes } from '../../changes.ts';
import type { ComposedRead } from '../../reads.ts';
import type { TableName, Tables } from '../../tables.ts';
import { together } from './connect.ts';
import { asFailure, orFailure } from './failure.ts';
import { type CommitId, type Numbers, outagesChanged, payloadOf, removedAtOnce, retained } from './feed.ts';
import { areSettings, settingsChanged } from './settings.ts';
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

export interface TransactionParts {
  /** Finds the commit in the log where the connection broke meanwhile. */
  commit: CommitId;
  /** The name of this process where others have to hear of the commit. */
  announcer: string | undefined;
  /** A row that is known to be durable. */
  known: (table: TableName, key: unknown) => object | undefined;
}

interface Written {
  table: TableName;
  key: unknown;
  row: object | undefined;
}

/** One transaction for the changes of several units, under the lock under which no other process writes. */
export class Transaction {
  /** The counters that it changes, where it changes anything; known when it commits. */
  numbers: Numbers | undefined;
  readonly #client: Client;
  readonly #changes: Changes;
  readonly #parts: TransactionParts;
  /** The tables that it has written to, and the partitions of the deliveries that others may have to attempt. */
  readonly #tables = new Set<TableName>();
  readonly #partitions = new Set<number>();

  constructor(client: Client, changes: Changes, parts: TransactionParts) {
    this.#client = client;
    this.#changes = changes;
    this.#parts = parts;
  }

  async query<Row>(wanted: ComposedRead<Row>): Promise<Row[]> {
    const changes = this.#unwritten();
    const written = changes.length > 0 ? [changing(changes)] : [];
    const [found] = (await this.#all([...written, composed(wanted)])).slice(-1);
    return readAll(found!.rows, wanted);
  }

  /** Makes everything durable. */
  async commit(): Promise<void> {
    if (this.#changes.areNone) return this.rollBack();
    const { commit, announcer } = this.#parts;
    const rows = this.#unwritten();
    const numbers = new Map<string, number>([...this.#changes.numbers, ['commit', commit.number]]);
    if ([...this.#tables].some(areSettings)) numbers.set(settingsChanged, commit.number);
    if (this.#tables.has('outages')) numbers.set(outagesChanged, commit.number);
    this.numbers = numbers;
    for (const [counter, last] of numbers) this.#changes.set('counters', counter, { counter, last });
    const results = await this.#all([
      changing([...rows, ...this.#unwritten(), ...logging(commit)]),
      ...(announcer === undefined ? [] : [this.#announcement(announcer)]),
      statement('commit'),
    ]);
    // The server ends a transaction that has failed by rolling it back, whatever it is asked.
    if (results.at(-1)!.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  }

  async rollBack(): Promise<void> {
    await orFailure(this.#client.query('rollback'));
  }

  async #all(statements: Statement[]): Promise<{ rows: unknown[]; command: string }[]> {
    const answers = await Promise.allSettled(together(this.#client, statements));
    return answers.map((answer) => {
      // The first one that failed says why; those behind it were not carried out.
      if (answer.status === 'rejected') throw asFailure(answer.reason);
      return answer.value;
    });
  }

  #announcement(from: string): Statement {
    const payload = payloadOf({
      from,
      events: this.#tables.has('events'),
      settings: [...this.#tables].some(areSettings),
      partitions: [...this.#partitions],
    });
    return statement(`select pg_notify('${announcements}', $1)`, [payload]);
  }

  /** Writes what has changed since the last time. */
  #unwritten(): Change[] {
    const fresh = [...this.#changes.unwritten()];
    for (const { table, row } of fresh) {
      this.#tables.add(table);
      if (table === 'deliveries' && row) this.#note(row as Tables['deliveries']);
    }
    const kinds = Map.groupBy(fresh, (each) => !each.isAgain && this.#isProgress(each));
    const [progress, others] = [kinds.get(true) ?? [], kinds.get(false) ?? []];
    const byTable = (changes: Written[]) => [...Map.groupBy(changes, ({ table }) => table)];
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

  #note({ state, progress, partition }: Tables['deliveries']): void {
    if (state === 'pending' && progress.attempts.length === 0) this.#partitions.add(partition);
  }

  /** Whether a durable delivery keeps its record. */
  #isProgress({ table, key, row }: Written): boolean {
    if (table !== 'deliveries' || !row) return false;
    const known = this.#parts.known(table, key) as Tables['deliveries'] | undefined;
    return known?.data === (row as Tables['deliveries']).data;
  }
}

/** Writes the commit into the log, and removes old ones at times. */
function logging({ number, id }: CommitId): Change[] {
  const logged: Change = {
    text: (n) => `insert into commits values ($${n}, $${n + 1})`,
    values: [number, id],
  };
  if (number % removedAtOnce !== 0) return [logged];
  return [logged, { text: (n) => `delete from commits where number <= $${n}`, values: [number - retained] }];
}
