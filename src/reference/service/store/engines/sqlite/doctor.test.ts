import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backToForm6 } from '../../testing/older-forms.ts';
import { examine, save } from './doctor.ts';
import { SqliteStore } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-doctor-'));
  file = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const many = 2000;
/** The rows of a table lie in the pages that this stands in. */
const marks = { agents: 'an agent', arrivals: 'an arrival' };

/** A store whose rows come in another order than that of their keys. */
async function fill(): Promise<void> {
  const store = new SqliteStore(file);
  await store.work(async (tx) => {
    for (let each = 0; each < many; each++) {
      const shuffled = (each * 7919) % 100_003;
      const agent_id = `${shuffled}`;
      tx.put('agents', { agent_id, data: { agent_id, name: marks.agents, online: false } });
      tx.put('arrivals', { arrival_id: shuffled, at: each, content: marks.arrivals });
    }
  });
  await store.close();
}

/** Overwrites one page of those that hold the rows of a table. */
function damage(mark: string): void {
  const bytes = readFileSync(file);
  const size = bytes.readUInt16BE(16);
  const pages = Array.from({ length: bytes.length / size }, (_, each) =>
    bytes.subarray(each * size, (each + 1) * size),
  ).filter((page) => page[0] === 13 && page.includes(mark));
  pages[Math.floor(pages.length / 2)]!.fill(0xa5);
  writeFileSync(file, bytes);
}

test.each(['agents', 'arrivals'] as const)('of %s a damaged page costs its own rows alone', async (table) => {
  await fill();
  damage(marks[table]);
  const { wrong, readable } = examine(file);
  expect(wrong.join()).toContain(`${table}: Not all rows can be read`);
  const saved = await save(file, join(folder, 'saved.sqlite'));
  expect(saved).toEqual(readable);
  expect(saved[table]).toBeLessThan(many);
  expect(saved[table]).toBeGreaterThan(many * 0.8);
});

test('a store that is larger than the memory is looked at and saved', async () => {
  await new SqliteStore(file).close();
  const database = new DatabaseSync(file);
  const insert = database.prepare("INSERT INTO events VALUES (?, 1, 'entry_added', 1, ?)");
  database.exec('BEGIN');
  for (let each = 1; each <= 50; each++) insert.run(each, JSON.stringify({ text: 'x'.repeat(4_000_000) }));
  database.exec('COMMIT');
  database.close();
  const program = `
    import { examine, save } from ${JSON.stringify(new URL('doctor.ts', import.meta.url).href)};
    const [file, to] = process.argv.slice(1);
    console.log(examine(file).readable.events, (await save(file, to)).events);`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--max-old-space-size=64', '--input-type=module', '-e', program, file, join(folder, 'saved.sqlite')],
    { encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe('50 50');
});

test('where the counters are lost, numbers go on behind those that rows have', async () => {
  const store = new SqliteStore(file);
  await store.work(async (tx) => {
    const note = { channel_id: null, data: {} as never };
    for (const each of [3, 4]) tx.put('notes', { note_id: each, chat_id: each + 20, ...note });
    tx.put('events', { event_id: 9, at: 1, event: 'entry_added', chat_id: 7, data: {} as never });
    for (let each = 0; each < 5; each++) await tx.next('call');
  });
  await store.close();
  const database = new DatabaseSync(file);
  database.exec("DELETE FROM counters WHERE counter <> 'call'");
  database.close();
  const saved = join(folder, 'saved.sqlite');
  await save(file, saved);
  const again = new SqliteStore(saved);
  const counters = ['note', 'chat', 'event', 'call', 'delivery', 'visitor'] as const;
  const next = await again.work((tx) => Promise.all(counters.map((counter) => tx.next(counter))));
  expect(next).toEqual([5, 25, 10, 6, 1, 1]);
  await again.close();
});

test('of a store of an older form all rows are saved, and visitors whom no chat keeps count as seen now', async () => {
  await new SqliteStore(file).close();
  const database = new DatabaseSync(file);
  database.exec(backToForm6);
  const insert = database.prepare('INSERT INTO visitors VALUES (?, ?)');
  for (const each of ['a', 'b']) insert.run(each, '{"widget":{"taken":[]}}');
  database.close();
  const saved = join(folder, 'saved.sqlite');
  expect(await save(file, saved)).toMatchObject({ visitors: 2 });
  const again = new SqliteStore(saved);
  const known = await again.all((db) => db.selectFrom('visitors').select('known_by'));
  expect(known.map(({ known_by }) => known_by)).toEqual(['visit', 'visit']);
  await again.close();
});
