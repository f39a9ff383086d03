// The reference on a store of its own, as `parlance serve` composes it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../service/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit(0));

const service = await startService({
  host: '127.0.0.1',
  port: 0,
  data: join(folder, 'bench.sqlite'),
  desk: true,
  deskToken: 'bench',
  allowLoopback: true,
});
process.send?.({ url: service.url, deskUrl: service.deskUrl, deskToken: service.deskToken });
