// Tests the backup on the page "Run the reference". A busy PostgreSQL store is backed up and restored elsewhere, and the service continues
// there.
import { execFile, execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../conformance/wire/http/stand-in.ts';
import type { AgentMessage } from '../../../generated/channel/types.ts';
import { openReceiver } from '../../../src/reference/service/testing/receiver.ts';
import {
  createChannel,
  newestChat,
  openService,
  readChat,
  said,
  say,
  unfit,
  write,
} from '../../../src/reference/service/testing/site.ts';
import { noteIfMissing } from '../../../src/workshop/testing/programs.ts';

/**
 * The programs of an installed PostgreSQL. The embedded server of the other tests has no pg_dump, and an older pg_dump cannot copy its
 * data.
 */
const programs = ['initdb', 'pg_ctl', 'createdb', 'pg_dump', 'pg_restore'];
const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
const bin = folders.find((folder) => programs.every((program) => existsSync(join(folder, program))));
const isHere = noteIfMissing('a PostgreSQL with pg_dump', bin !== undefined);
const folder = mkdtempSync(join(tmpdir(), 'parlance-restore-'));
const data = join(folder, 'server');
const backups = join(folder, 'backups');
let address: string;

/** Runs a program of PostgreSQL. If the tests run as root, the program runs as the user of PostgreSQL, because PostgreSQL rejects root. */
function run(program: string, ...args: string[]): void {
  const user = process.getuid?.() === 0 ? { uid: idOf('postgres'), gid: 0 } : {};
  execFileSync(join(bin!, program), args, { ...user, stdio: 'ignore', cwd: folder });
}

function idOf(user: string): number {
  const [, id] = new RegExp(`^${user}:[^:]*:(\\d+):`, 'm').exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return Number(id);
}

const script = async (name: string, ...args: string[]) => {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` };
  const { stdout } = await promisify(execFile)('sh', [join(import.meta.dirname, name), ...args], { env });
  return stdout.trim();
};

beforeAll(async () => {
  mkdirSync(backups);
  if (bin === undefined) return;
  if (process.getuid?.() === 0) chownSync(folder, idOf('postgres'), 0);
  const port = await freePort();
  run(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'parlance',
    '--auth',
    'trust',
    '--no-sync',
    '--encoding',
    'UTF8',
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run(
    'pg_ctl',
    'start',
    '--wait',
    '--pgdata',
    data,
    '--options',
    options,
    '--log',
    join(folder, 'server.log'),
  );
  address = `postgres://parlance@127.0.0.1:${port}`;
});
afterAll(() => {
  if (bin !== undefined) run('pg_ctl', 'stop', '--mode', 'immediate', '--pgdata', data);
  rmSync(folder, { recursive: true });
});

test.skipIf(!isHere)(
  'a restored backup has every message that was acknowledged before the backup, and delivers the pending messages',
  async () => {
    run('createdb', '--maintenance-db', `${address}/postgres`, 'first');
    run('createdb', '--maintenance-db', `${address}/postgres`, 'second');
    let isUp = false;
    await using frontend = await openReceiver<AgentMessage>(() => (isUp ? { result: 'ok' } : unfit));
    const first = await openService({ database: `${address}/first` });
    const { endpoint, channel_id } = await createChannel(first.desk, frontend.url);
    for (const text of ['One', 'Two', 'Three']) expect(await say(endpoint, text)).toBe(200);
    const { chat_id } = (await newestChat(first.desk, channel_id)).chat;
    await write(first.desk, chat_id, 'Pending');
    await expect.poll(() => frontend.caught.length).toBeGreaterThan(0);
    // Customers write messages during the backup.
    const [backup] = await Promise.all([
      script('back-up.sh', `${address}/first`, backups, '14'),
      say(endpoint, 'Four'),
    ]);
    expect(await say(endpoint, 'After the backup')).toBe(200);
    await first.close();

    isUp = true;
    await script('restore.sh', backup, `${address}/second`);
    await using second = await openService({ database: `${address}/second` });
    const { transcript } = await readChat(second.desk, chat_id);
    const kept = JSON.stringify(transcript);
    for (const text of ['One', 'Two', 'Three', 'Pending']) expect(kept).toContain(`"${text}"`);
    expect(kept).not.toContain('After the backup');
    await expect
      .poll(() => frontend.caught.filter((caught) => said(caught) === 'Pending').length)
      .toBeGreaterThan(1);
    expect((await fetch(`${second.url}/health`)).status).toBe(200);
    const path = new URL(endpoint).pathname;
    expect(await say(`${second.url}${path}`, 'Five')).toBe(200);
  },
);

test.skipIf(!isHere)(
  'a failed backup leaves no file that looks complete, and old backups are removed',
  async () => {
    const old = join(backups, 'parlance-2020-01-01T000000Z.dump');
    writeFileSync(old, '');
    execFileSync('touch', ['-d', '2020-01-01', old]);
    const before = globSync('*.dump', { cwd: backups });
    await expect(script('back-up.sh', `${address}/missing`, backups, '14')).rejects.toThrow(/missing/);
    expect(globSync('*.dump', { cwd: backups })).toEqual(before);
    await script('back-up.sh', `${address}/first`, backups, '14');
    expect(existsSync(old)).toBe(false);
  },
);
