// Fills a store with chats whose messages wait to be delivered to an address, and ends.
import { parseArgs } from 'node:util';
import { repeat } from '../site.ts';
import { startDirect } from './direct.ts';
import { ready } from './ready.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [data, endpoint, chats, pending] = positionals;
const { say, write } = await startDirect(data!, endpoint!);
await repeat(Number(chats), (index) => say(index, 'Hello'));
await repeat(Number(pending), (index) => write((index % Number(chats)) + 1, 'Hello'), 500);
ready({ url: endpoint! });
process.once('SIGTERM', () => process.exit(0));
