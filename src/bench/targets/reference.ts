// The reference as `parlance serve` composes it: on a store of its own, or on the database that is named.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../service/index.ts';
import { ready } from './ready.ts';

const [database] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'parlance-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit(0));

const service = await startService({
  host: '127.0.0.1',
  port: 0,
  data: join(folder, 'bench.sqlite'),
  ...(database !== undefined && { database }),
  desk: true,
  deskToken: 'bench',
  allowLoopback: true,
});
ready({ url: service.url, deskUrl: service.deskUrl, deskToken: service.deskToken });
