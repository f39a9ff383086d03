import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../conformance/wire/http/stand-in.ts';
import { createChannel, openService, say } from '../reference/service/testing/site.ts';
import { run, serve } from './testing/command.ts';

// With PRINT=1, the tests print a table of all kinds of files, with the response of each command to each kind.
const table: string[] = [];
afterAll(() => {
  if (process.env['PRINT'])
    console.log(['file | command | exit | before (mode, sha256) | after', ...table].join('\n'));
});

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-files-'));
  data = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the entries of a folder by name. Each text has the kind, the mode and the content of the entry. */
function lying(where = folder): Record<string, string> {
  return Object.fromEntries(
    readdirSync(where).map((name) => {
      const path = join(where, name);
      const { mode } = lstatSync(path);
      const isFile = lstatSync(path).isFile();
      const isLink = lstatSync(path).isSymbolicLink();
      const content = isFile
        ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)
        : '';
      return [name, `${mode.toString(8)} ${content}${isLink ? readlinkSync(path) : ''}`.trim()];
    }),
  );
}

const shown = (all: Record<string, string>) =>
  Object.entries(all)
    .map(([name, what]) => `${name} ${what}`)
    .join(', ');

function note(kind: string, command: string, exit: number | string | null, before: object, after: object) {
  const [was, is] = [shown(before as Record<string, string>), shown(after as Record<string, string>)];
  table.push(`${kind} | ${command} | ${exit} | ${was || 'nothing'} | ${was === is ? 'the same' : is}`);
}

/** Makes a SQLite database of another program. With `isLeft`, the write-ahead log stays beside the database, as after a killed process. */
function foreign(mode: 'DELETE' | 'WAL', isLeft = false, as = data): void {
  const made = join(folder, 'made');
  const database = new DatabaseSync(made);
  database.exec(
    `PRAGMA journal_mode = ${mode}; CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('x')`,
  );
  if (!isLeft) database.close();
  for (const end of ['', '-wal']) if (existsSync(made + end)) execFileSync('cp', [made + end, as + end]);
  if (isLeft) database.close();
  rmSync(made);
  chmodSync(as, 0o644);
}

const text = (as = data) => writeFileSync(as, 'root:x:0:0\n'.repeat(20), { mode: 0o644 });

const foreigners: [kind: string, make: () => void, says: RegExp][] = [
  ['a text file', text, /is not a database/],
  ['one byte', () => writeFileSync(data, 'x', { mode: 0o644 }), /is not a database/],
  ['a foreign database', () => foreign('DELETE'), /is a database of another program/],
  ['a foreign database in WAL mode', () => foreign('WAL'), /is a database of another program/],
  ['a foreign database with a log', () => foreign('WAL', true), /is a database of another program/],
  ['a directory', () => mkdirSync(data), /is not a regular file/],
  ['a named pipe', () => execFileSync('mkfifo', [data]), /is not a regular file/],
  ['a device', () => symlinkSync('/dev/null', data), /is not a regular file/],
  ['a link to nothing', () => symlinkSync(join(folder, 'gone'), data), /is a link to \S+gone|does not exist/],
  [
    'a link to a text file',
    () => {
      text(join(folder, 'notes'));
      symlinkSync(join(folder, 'notes'), data);
    },
    /is not a database/,
  ],
];

const commands: [name: string, args: () => string[]][] = [
  ['serve', () => ['serve', '--port', '0', '--data', data]],
  ['start', () => ['start', '--port', '0', '--data', folder]],
  ['doctor', () => ['doctor', '--data', data]],
  ['backup', () => ['backup', join(folder, 'copy.sqlite'), '--data', data]],
];

test.skipIf(process.platform === 'win32').each(foreigners)(
  'every command rejects %s in one sentence and leaves the file unchanged',
  async (kind, make, says) => {
    make();
    const before = lying();
    const ended = await Promise.all(
      commands.map(async ([name, args]) => ({ name, ...(await run(...args())) })),
    );
    for (const { name, code, stdout, stderr } of ended) {
      note(kind, name, code, before, lying());
      expect([name, code, stdout]).toEqual([name, 1, '']);
      expect(stderr.trim().split('\n'), name).toEqual([expect.stringMatching(says)]);
    }
    expect(lying()).toEqual(before);
  },
);

/** Makes a store in the form of earlier versions, whose file header has no application id. */
async function former(): Promise<void> {
  const service = await openService({ data });
  const { endpoint } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  await say(endpoint, 'Hello');
  await service.close();
  const database = new DatabaseSync(data);
  database.exec('PRAGMA application_id = 0');
  database.close();
  chmodSync(data, 0o644);
}

/**
 * Makes a store of an earlier version that was killed soon after its first start. All rows are in the write-ahead log. The file of the
 * store is the empty database that a first start creates.
 */
async function formerLog(): Promise<void> {
  await former();
  const [whole, dump] = [join(folder, 'whole'), join(folder, 'dump')];
  renameSync(data, whole);
  const killed = new DatabaseSync(dump);
  killed.exec('PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
  killed.exec(`ATTACH '${whole}' AS whole; BEGIN`);
  const made = killed.prepare('SELECT type, name, sql FROM whole.sqlite_schema WHERE sql IS NOT NULL').all();
  const tables = made.filter(({ type }) => type === 'table');
  // The rows come before the triggers, which would add rows again.
  for (const { name, sql } of tables)
    killed.exec(`${sql}; INSERT INTO main.${name} SELECT * FROM whole.${name}`);
  for (const { type, sql } of made) if (type !== 'table') killed.exec(String(sql));
  const { user_version: form } = killed.prepare('PRAGMA whole.user_version').get()!;
  killed.exec(`PRAGMA main.user_version = ${form}; COMMIT`);
  for (const end of ['', '-wal']) copyFileSync(dump + end, data + end);
  killed.close();
  for (const each of [whole, dump]) rmSync(each);
}

const lawful: [kind: string, make: () => Promise<void> | void, chats: number][] = [
  ['nothing', () => {}, 0],
  ['an empty file', () => writeFileSync(data, '', { mode: 0o644 }), 0],
  ['a store of an earlier version', former, 1],
  ['a store of an earlier version, killed early', formerLog, 1],
  [
    'a link to a store',
    async () => {
      await former();
      execFileSync('mv', [data, join(folder, 'real')]);
      symlinkSync(join(folder, 'real'), data);
    },
    1,
  ],
];

test.each(lawful)(
  'serve uses %s, and writes the application id of a store into the file',
  async (kind, make, chats) => {
    await make();
    const before = lying();
    const serving = await serve(['--data', data]);
    const listed = await serving.desk.listChats({});
    await serving.end('SIGTERM');
    note(kind, 'serve', 'served', before, lying());
    expect(listed).toMatchObject({ status: 200, body: { chats: { length: chats } } });
    expect(statSync(data).mode & 0o777).toBe(0o600);
    expect(lstatSync(data).isSymbolicLink()).toBe(kind.startsWith('a link'));
    expect(readFileSync(data).toString('latin1', 68, 72)).toBe('Parl');
    expect((await run('doctor', '--data', data)).code).toBe(0);
    expect(readdirSync(folder)).toEqual(
      Object.keys(lying()).filter((name) => !/-(wal|shm|journal)$/.test(name)),
    );
  },
);

test('serve creates no new store beside a write-ahead log whose store file is missing', async () => {
  await formerLog();
  rmSync(data);
  const before = lying();
  const { code, stderr } = await run('serve', '--port', '0', '--data', data);
  note('a log alone', 'serve', code, before, lying());
  expect([code, stderr]).toEqual([1, expect.stringMatching(/is missing, and \S+-wal beside it holds rows/)]);
  expect(lying()).toEqual(before);
});

/**
 * Runs `parlance conform` with options that write files. The run is short because no server listens at the target's address. Such a run
 * still writes its reports.
 */
const conform = async (...args: string[]) =>
  run('conform', 'webhook-receiver', '--url', `http://127.0.0.1:${await freePort()}/`, ...args);

test.skipIf(process.platform === 'win32')(
  'conform replaces regular files by its reports, and never writes a report through a link',
  async () => {
    text(data);
    chmodSync(data, 0o640);
    symlinkSync(data, join(folder, 'link'));
    const before = lying();
    const refused = await conform('--html', join(folder, 'link'));
    note('a link', 'conform --html', refused.code, before, lying());
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/link cannot be written: .* is a link to /),
    ]);
    expect(lying()).toEqual(before);
    const replaced = await conform('--json', data);
    note('a text file', 'conform --json', replaced.code, before, lying());
    expect(replaced.code).toBe(3);
    expect(JSON.parse(readFileSync(data, 'utf8'))).toBeDefined();
    expect(statSync(data).mode & 0o777).toBe(0o640);
  },
);
