import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examine } from '../reference/service/store/engines/index.ts';
import { createChannel, newestChat, openService, say } from '../reference/service/testing/site.ts';
import { whyNotReadable } from './shared/fail.ts';
import { parseSaved } from './start.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-doctor-'));
  data = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `parlance`. Resolves with the exit status and the output of the command. */
function parlance(...args: string[]): Promise<{ status: number; said: string }> {
  return parlanceAs({}, ...args);
}

function parlanceAs(user: { uid?: number }, ...args: string[]): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], user, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

/** The options to run a command as a user other than root. The modes of files do not restrict root. */
const somebody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
const mayRun = spawnSync(process.execPath, [main, '--version'], somebody).status === 0;

/** Runs a service that stores these texts as messages of one chat, and closes the service. */
async function leaveStore(words: string[]): Promise<void> {
  const service = await openService({ data });
  const { endpoint } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  for (const each of words) await say(endpoint, each);
  await service.close();
}

/** Resolves with the texts of the messages in the only chat of a store. */
async function wordsIn(file: string): Promise<(string | undefined)[]> {
  await using service = await openService({ data: file });
  const listed = await service.desk.listChannels({});
  if (listed.status !== 200) throw new Error('no list');
  const { transcript } = await newestChat(service.desk, listed.body.channels[0]!.channel_id);
  return transcript.map(({ text }) => text);
}

test('doctor reports that nothing is wrong with an intact store, as text and as JSON', async () => {
  await leaveStore(['Hello']);
  const { status, said } = await parlance('doctor', '--data', data);
  expect([status, said]).toEqual([0, expect.stringMatching(/Nothing is wrong.*1 chats/)]);
  const json = await parlance('doctor', '--data', data, '--json');
  expect(json.status).toBe(0);
  expect(JSON.parse(json.said)).toMatchObject({
    wrong: [],
    damaged: false,
    readable: { chats: 1, agents: 1 },
  });
});

test('doctor reports a damaged row, and how to restore the store', async () => {
  await leaveStore(['one', 'two', 'three']);
  const database = new DatabaseSync(data);
  database.exec(`UPDATE events SET data = '{"half' WHERE data LIKE '%two%'`);
  database.close();
  const { status, said } = await parlance('doctor', '--data', data);
  expect([status, said]).toEqual([1, expect.stringMatching(/events: 1 rows.*Restore a backup.*\.recover/s)]);
});

test('serve rejects a damaged store, and the error recommends the doctor', async () => {
  await leaveStore(Array.from({ length: 60 }, (_, index) => `${index} ${'x'.repeat(900)}`));
  truncateSync(data, Math.floor(statSync(data).size / 2));
  const started = await parlance('serve', '--data', data, '--port', '0');
  expect([started.status, started.said]).toEqual([1, expect.stringContaining('parlance doctor')]);
  expect(started.said).not.toMatch(/\n\s+at /);
  const { status, said } = await parlance('doctor', '--data', data);
  expect(status).toBe(1);
  expect(said).not.toMatch(/\n\s+at /);
});

test.each([
  ['does not exist', () => {}, /does not exist/],
  [
    'is not a database',
    () => writeFileSync(data, 'no database '.repeat(1000)),
    /is not a database, or its beginning.*restore a backup/,
  ],
])('doctor reports a store that %s in one sentence', async (_, make, expected) => {
  make();
  expect(await parlance('doctor', '--data', data)).toEqual({
    status: 1,
    said: expect.stringMatching(expected),
  });
});

test('backup copies a store while a service uses it, and also without a service', async () => {
  const service = await openService({ data });
  const { endpoint } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  await say(endpoint, 'Hello');
  const copy = join(folder, 'copy.sqlite');
  const refused = await parlance('backup', copy, '--data', data);
  expect([refused.status, refused.said]).toEqual([1, expect.stringMatching(/in use.*--desk/)]);
  expect((await parlance('doctor', '--data', data)).said).toMatch(/in use/);
  const desk = ['--desk', service.deskUrl, '--desk-token', service.deskToken];
  expect(await parlance('backup', copy, ...desk)).toMatchObject({ status: 0 });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  await say(endpoint, 'after the copy');
  await service.close();
  expect(await wordsIn(copy)).toEqual(['Hello']);
  const second = join(folder, 'second.sqlite');
  expect(await parlance('backup', second, '--data', data)).toMatchObject({ status: 0 });
  expect(await wordsIn(second)).toEqual(['Hello', 'after the copy']);
  expect((await parlance('backup', second, '--data', data)).said).toMatch(/is there already/);
  expect(existsSync(`${second}-journal`)).toBe(false);
});

test('doctor reports a counter that is too low, missing or too large, and prints the SQL statement that corrects the counter', async () => {
  await leaveStore(['Hello', 'Again']);
  const file = new DatabaseSync(data);
  for (const spoils of [
    'UPDATE counters SET last = 1 WHERE counter',
    'DELETE FROM counters WHERE counter',
    'UPDATE counters SET last = 9007199254740993 WHERE counter',
  ]) {
    file.exec(`${spoils} = 'event'`);
    const wrong = (await examine(data)).wrong.join('\n');
    expect(wrong, spoils).toMatch(/The row event of counters is wrong: .* and run: /);
    file.exec(/run: (.*)/.exec(wrong)![1]!);
  }
  file.close();
  expect(await parlance('doctor', '--data', data)).toMatchObject({ status: 0 });
});

test.each(['{"deskToken": "a', '[]', '{"endpoint": "http://127.0.0.1:1/a/b"}'])(
  'the text %j in start.json counts as damaged',
  (text) => expect(parseSaved(text)).toBeUndefined(),
);

test.each([
  ['half written', '{"deskToken": "a', 1, /start\.json is damaged/],
  [
    'with a short token',
    '{"deskToken": "0739", "botToken": "b"}',
    2,
    /start\.json: The token of the desk has only 4/,
  ],
])('start reports a start.json that is %s in one sentence', async (_, text, code, says) => {
  writeFileSync(join(folder, 'start.json'), text);
  const { status, said } = await parlance('start', '--data', folder, '--port', '0');
  expect([status, said]).toEqual([code, expect.stringMatching(says)]);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test.skipIf(!mayRun)('doctor does not report a store without read permission as damaged', async () => {
  await leaveStore(['Hello']);
  chmodSync(folder, 0o755);
  chmodSync(data, 0o000);
  const { status, said } = await parlanceAs(somebody, 'doctor', '--data', data);
  expect([status, said]).toEqual([1, expect.stringMatching(/This user may not read \S+ \(EACCES\)/)]);
  chmodSync(folder, 0o600);
  expect((await parlanceAs(somebody, 'doctor', '--data', data)).said).toMatch(/This user may not read/);
  chmodSync(folder, 0o700);
});

test.skipIf(!mayRun)(
  'doctor examines a read-only store, and leaves no new file beside the store',
  async () => {
    await leaveStore(['Hello']);
    chmodSync(data, 0o444);
    chmodSync(folder, 0o555);
    const { status, said } = await parlanceAs(somebody, 'doctor', '--data', data);
    chmodSync(folder, 0o700);
    // The doctor reports only one problem: other users can read the file.
    expect([status, said]).toEqual([1, expect.stringMatching(/^wrong {2}Others[^\n]*\n.*1 chats.*\n$/)]);
    expect(readdirSync(folder)).toEqual(['store.sqlite']);
  },
);

test.skipIf(!mayRun)('doctor reports a write-ahead log without write permission', async () => {
  const service = await openService({ data });
  const left = join(folder, 'left');
  // `cp` copies the files in another process. If this process closed the files, it would release the locks that SQLite has on them.
  execFileSync('cp', [data, left]);
  execFileSync('cp', [`${data}-wal`, `${left}-wal`]);
  await service.close();
  chmodSync(left, 0o444);
  chmodSync(folder, 0o555);
  const { status, said } = await parlanceAs(somebody, 'doctor', '--data', left);
  chmodSync(folder, 0o700);
  expect([status, said]).toEqual([1, expect.stringMatching(/has a log beside it .*-wal.*may not use that/)]);
});

test.skipIf(process.platform === 'win32')(
  'doctor and serve read only a regular file as a store',
  async () => {
    execFileSync('mkfifo', [data]);
    expect(whyNotReadable(data)).toMatch(/is not a regular file/);
    for (const args of [['doctor'], ['serve', '--port', '0']])
      expect(await parlance(...args, '--data', data)).toEqual({
        status: 1,
        said: expect.stringMatching(/is not a regular file/),
      });
    expect(whyNotReadable(folder)).toMatch(/is not a regular file/);
  },
);
