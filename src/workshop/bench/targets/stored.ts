// A typical server that stores each request in its own transaction: in SQLite, or in PostgreSQL if its address is given.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { ready } from './ready.ts';

const [database] = process.argv.slice(2);
const store = database === undefined ? onSqlite() : await onPostgres(database);
const app = Fastify();
app.post('/:random_string/:channel_public_id', async ({ body }, reply) => {
  await store(JSON.stringify(body));
  return reply.send();
});
ready({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });

function onSqlite(): (body: string) => void {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.once('SIGTERM', () => process.exit(0));
  const file = new DatabaseSync(join(folder, 'bench.sqlite'));
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table messages (id integer primary key, body text)',
  );
  const insert = file.prepare('insert into messages (body) values (?)');
  return (body) => void insert.run(body);
}

async function onPostgres(connectionString: string): Promise<(body: string) => Promise<unknown>> {
  const pool = new Pool({ connectionString, max: 16 });
  await pool.query('create table messages (id bigserial primary key, body text)');
  return (body) => pool.query('insert into messages (body) values ($1)', [body]);
}
