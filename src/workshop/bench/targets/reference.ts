// The reference, as started by `parlance serve`. It uses a new store, or the file or database of an option. With `--hold`, none of its
// deliveries ends: they stay pending.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startService } from '../../../reference/service/index.ts';
import { ready } from './ready.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, database: { type: 'string' }, hold: { type: 'boolean' } },
});
const folder = mkdtempSync(join(tmpdir(), 'parlance-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit(0));

const service = await startService({
  host: '127.0.0.1',
  port: 0,
  data: values.data ?? join(folder, 'bench.sqlite'),
  ...(values.database !== undefined && { database: values.database }),
  desk: true,
  deskToken: 'token-of-the-desk-of-the-bench',
  allowLoopback: true,
  ...(values.hold && { parts: { send: () => () => new Promise(() => {}) } }),
});
ready({ url: service.url, deskUrl: service.deskUrl, deskToken: service.deskToken });
