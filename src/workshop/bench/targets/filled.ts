// Fills a store with chats whose messages wait to be delivered to an address, and tells when that is durable.
import { parseArgs } from 'node:util';
import { repeat } from '../site.ts';
import { startDirect } from './direct.ts';
import { ready } from './ready.ts';

process.once('SIGTERM', () => process.exit(0));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: 'none' }, database: { type: 'string' } },
});
const [endpoint = '', chats, pending] = positionals;
const { say, write } = await startDirect(values, endpoint);
await repeat(Number(chats), (index) => say(index, 'Hello'));
await repeat(Number(pending), (index) => write((index % Number(chats)) + 1, 'Hello'), 500);
ready({ url: endpoint });
