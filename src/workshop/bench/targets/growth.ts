// What a message costs in a store that grows: tells the processor time of each stage, in microseconds a message.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repeat } from '../site.ts';
import { startDirect } from './direct.ts';

/** How many messages are measured at once, and how often; the least of them is told, which noise disturbs least. */
const piece = 3200;
const pieces = 12;

const folder = mkdtempSync(join(tmpdir(), 'parlance-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));

const { say } = await startDirect({ data: join(folder, 'bench.sqlite') }, 'http://127.0.0.1:9/none');

async function cost(customerOf: (index: number) => number): Promise<number> {
  const costs: number[] = [];
  for (let each = 0; each < pieces; each++) {
    const before = process.cpuUsage();
    await repeat(piece, (index) => say(customerOf(index), 'Is the blue one still in stock?'));
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / piece);
  }
  return Math.min(...costs);
}

const [longest, wide] = [100_000, 1_000_000];
const customers = 1000;
const alone = -1;
const oneChat = () => alone;
const manyChats = (index: number) => index % customers;

// So that nothing is measured but the store: the code is warm when the first stage begins.
await repeat(20_000, (index) => say(manyChats(index), 'Hello'));
const fresh = { one: await cost(oneChat), many: await cost(manyChats) };
await repeat(longest, () => say(alone, 'Hello'));
const long = await cost(oneChat);
await repeat(wide - longest, (index) => say(index % 20_000, 'Hello'));
const full = await cost(manyChats);
process.send?.({ fresh, long, full });
