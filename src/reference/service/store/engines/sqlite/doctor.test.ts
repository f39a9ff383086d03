import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examine } from './doctor.ts';
import { SqliteStore } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-doctor-'));
  file = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const many = 2000;
/** A text in the rows of each table. A page that contains it belongs to the table. */
const marks = { agents: 'an agent', arrivals: 'an arrival' };

/** Makes a store whose rows are not in the order of their keys. */
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

/** Overwrites one page that contains rows of a table. `mark` is the text in these rows. */
function damage(mark: string): void {
  const bytes = readFileSync(file);
  const size = bytes.readUInt16BE(16);
  const pages = Array.from({ length: bytes.length / size }, (_, each) =>
    bytes.subarray(each * size, (each + 1) * size),
  ).filter((page) => page[0] === 13 && page.includes(mark));
  pages[Math.floor(pages.length / 2)]!.fill(0xa5);
  writeFileSync(file, bytes);
}

test.each(['agents', 'arrivals'] as const)('finds a damaged page among the %s', async (table) => {
  await fill();
  damage(marks[table]);
  const { wrong, damaged, readable } = examine(file);
  expect([wrong.join(), damaged]).toEqual([
    expect.stringContaining(`${table}: Not all rows can be read`),
    true,
  ]);
  expect(readable[table]).toBeLessThan(many);
});

test('the doctor counts rows that the service rejects: a record that is null, and a delivery with damaged progress', async () => {
  await new SqliteStore(file).close();
  const database = new DatabaseSync(file);
  const insert = (table: string, values: string) => database.exec(`INSERT INTO ${table} VALUES (${values})`);
  insert('agents', `'ada', 'null'`);
  insert('agents', `'grace', '{}'`);
  insert('deliveries', `1, 'failed', 'l', 0, NULL, NULL, 'bot_event', '{', '{}'`);
  database.close();
  const { wrong, readable } = examine(file);
  expect(readable).toMatchObject({ agents: 1, deliveries: 0 });
  expect(wrong.join()).toMatch(/agents: 1 rows? .*deliveries: 1 rows? /);
});

test('examines a store that is larger than the memory', async () => {
  await new SqliteStore(file).close();
  const database = new DatabaseSync(file);
  const insert = database.prepare("INSERT INTO events VALUES (?, 1, 'entry_added', 1, ?)");
  database.exec('BEGIN');
  for (let each = 1; each <= 50; each++) insert.run(each, JSON.stringify({ text: 'x'.repeat(4_000_000) }));
  database.exec('COMMIT');
  database.close();
  const program = `
    import { examine } from ${JSON.stringify(new URL('doctor.ts', import.meta.url).href)};
    console.log(examine(process.argv[1]).readable.events);`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--max-old-space-size=64', '--input-type=module', '-e', program, file],
    { encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe('50');
});
