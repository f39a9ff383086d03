import type { Client } from 'pg';
import { newForm, type Opening, StoreUnavailable } from '../../port.ts';
import { creation, creationOf, visitorsSeen } from '../../tables.ts';
import { type Connections, schema } from './connect.ts';
import { locks } from './locks.ts';
import { compose, types } from './statements.ts';

const entries = "create view entries as select chat_id, event_id from events where event = 'entry_added'";

/**
 * Counts visitors of whom it isn't known when they were last seen, and whom no chat keeps, as seen now. Records are read as texts:
 * one that holds a character which PostgreSQL has not would be refused as JSON.
 */
const seenNow = `update visitors set seen_at = (extract(epoch from now()) * 1000)::bigint,
    known_by = case when data like '%"taken":[]%' then 'visit' else 'message' end
  where not exists (select from chats where chat_id = substring(visitors.data from '"last_chat":([0-9]{1,15})')::bigint)`;

/** What brings a database from one form to the next. */
const changes = [
  [creationOf('troubles', compose, types).compile().sql],
  [entries],
  ['create index arrivals_by_time on arrivals (at)'],
  [
    'alter table visitors add column known_by text collate "C", add column seen_at bigint',
    visitorsSeen(compose).compile().sql,
    seenNow,
  ],
];

/** The form of the tables that this program reads and writes. */
const present = 1 + changes.length;

/**
 * Brings a database to the present form, once, whoever comes first; the others wait for it. A large one may take minutes, longer
 * than anything else may. Throws StoreUnavailable when a newer program was there.
 */
export async function migrate({ open }: Connections, opening: Opening): Promise<void> {
  const client = await open({ patient: true });
  try {
    await client.query('begin');
    await takeTurn(client, opening);
    await change(client, opening);
    await client.query('commit');
  } finally {
    // What was not committed is rolled back with the connection.
    await client.end().catch(() => {});
  }
}

async function takeTurn(client: Client, opening: Opening): Promise<void> {
  const lock = [locks.group, locks.form];
  const { rows } = await client.query<{ has: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as has',
    lock,
  );
  if (rows[0]!.has) return;
  opening('another process makes the tables or brings them to a new form, and is waited for');
  await client.query('select pg_advisory_xact_lock($1, $2)', lock);
}

async function change(client: Client, opening: Opening): Promise<void> {
  await client.query(`create schema if not exists ${schema}`);
  await client.query('create table if not exists form (form integer not null)');
  const { rows } = await client.query<{ form: number }>('select form from form');
  const found = rows[0]?.form ?? 0;
  if (found > present) {
    throw new StoreUnavailable(
      'The database was written by a newer version of this program. Use that version.',
    );
  }
  if (found === present) return;
  if (found > 0) opening(newForm(found, present));
  const texts = found === 0 ? making() : changes.slice(found - 1).flat();
  for (const text of texts) await client.query(text);
  await client.query('delete from form');
  await client.query(`insert into form values (${present})`);
}

/** What makes all tables in an empty database. */
function making(): string[] {
  return [
    ...creation(compose, types).map((statement) => statement.compile().sql),
    "create index entries_of_chat on events (chat_id, event_id) where event = 'entry_added'",
    'alter table deliveries add column partition bigint not null',
    "create index deliveries_of_partition on deliveries (partition, delivery_id) where state = 'pending'",
    // What each turn of writing has changed, for the other processes. One that is behind more than is kept begins anew.
    `create table turns (turn bigint primary key, id text not null, touched text not null, events boolean not null,
       began text not null)`,
    entries,
  ];
}
