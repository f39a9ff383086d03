import type { Client } from 'pg';
import { formOf, type Migrations, migrating, migrationsFrom } from '../../form.ts';
import { type Opening, StoreUnavailable } from '../../port.ts';
import { creation } from '../../tables.ts';
import { type Connections, schema } from './connect.ts';
import { locks } from './locks.ts';
import { compose, types } from './statements.ts';

const migrations: Migrations = [];

/**
 * Makes the tables of an empty database, or brings those of an older one to the present form. The first process does it, the others
 * wait for it. A migration may take minutes, longer than anything else may. Throws StoreUnavailable.
 */
export async function migrate(
  { open }: Connections,
  opening: Opening,
  known: Migrations = migrations,
): Promise<void> {
  const client = await open({ patient: true });
  try {
    await rejectOldServer(client);
    await client.query('begin');
    await lockForm(client, opening);
    await change(client, opening, known);
    await client.query('commit');
  } finally {
    // What was not committed is rolled back with the connection.
    await client.end().catch(() => {});
  }
}

/** The settings of a session that frees the locks of a silent process came with this version. */
const oldestServer = 14;

export async function rejectOldServer(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const { version } = rows[0]!;
  if (Number.parseInt(version, 10) < oldestServer)
    throw new StoreUnavailable(
      `The server is PostgreSQL ${version}, and the store needs ${oldestServer} or newer. Upgrade it, or name another by --database-url or PARLANCE_DATABASE_URL.`,
    );
}

async function lockForm(client: Client, opening: Opening): Promise<void> {
  const lock = [locks.group, locks.form];
  const { rows } = await client.query<{ has: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as has',
    lock,
  );
  if (rows[0]!.has) return;
  opening('another process makes the tables or migrates them, and is waited for');
  await client.query('select pg_advisory_xact_lock($1, $2)', lock);
}

async function change(client: Client, opening: Opening, known: Migrations): Promise<void> {
  await client.query(`create schema if not exists ${schema}`);
  await client.query('create table if not exists form (form integer not null)');
  const { rows } = await client.query<{ form: number }>('select form from form');
  const found = rows[0]?.form ?? 0;
  const present = formOf(known);
  if (found === present) return;
  const texts = found === 0 ? creating() : migrationsFrom(found, known);
  if (found > 0) opening(migrating(found, known));
  for (const text of texts) await client.query(text);
  await client.query('delete from form');
  await client.query(`insert into form values (${present})`);
}

function creating(): string[] {
  return [
    ...creation(compose, types).map((statement) => statement.compile().sql),
    "create index entries_of_chat on events (chat_id, event_id) where event = 'entry_added'",
    "create index deliveries_of_partition on deliveries (partition, delivery_id) where state = 'pending'",
    // The replication log: what each commit has changed. A process that is behind more than it retains clears its cache.
    `create table commits (number bigint primary key, id text not null, touched text not null, events boolean not null,
       recorded text not null)`,
    "create view entries as select chat_id, event_id from events where event = 'entry_added'",
  ];
}
