// Fills a store with chats whose messages wait to be delivered to an address, past HTTP, and tells when that is durable.
import { parseArgs } from 'node:util';
import type { ChannelServiceHandlers } from '../../../../generated/channel/operations.ts';
import type { DeskHandlers } from '../../../../generated/reference/desk/operations.ts';
import { startService } from '../../../reference/service/index.ts';
import { repeat } from '../site.ts';
import { ready } from './ready.ts';

process.once('SIGTERM', () => process.exit(0));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: 'none' }, database: { type: 'string' } },
});
const [endpoint = '', chats, pending] = positionals;
let channel: ChannelServiceHandlers | undefined;
let desk: DeskHandlers | undefined;
await startService({
  host: '127.0.0.1',
  port: 0,
  ...values,
  desk: true,
  deskToken: 'token-of-the-desk-of-the-bench',
  allowLoopback: true,
  parts: {
    // Nothing that it sends is ever answered.
    send: () => () => new Promise(() => {}),
    channelHandlers: (good) => {
      channel = good;
      return good;
    },
    deskHandlers: (good) => {
      desk = good;
      return good;
    },
  },
});
const context = { headers: { 'content-type': 'application/json' } } as never;
await desk!.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } }, context);
const settings = { name: 'Bench', customer_endpoint: endpoint, agents: ['ada'] };
const created = await desk!.createChannel({ body: settings }, context);
if (created.status !== 201) throw new Error(`The desk refused the channel: ${JSON.stringify(created)}`);
const [random_string = '', channel_public_id = ''] = created.body.endpoint.split('/').slice(-2);
const path = { channel_public_id, random_string };
const message = { type: 'text' as const, text: 'Hello' };
await repeat(Number(chats), async (index) => {
  const body = { sender: { id: `c${index}` }, message };
  const { status } = await channel!.receiveUserMessage({ path, body }, context);
  if (status !== 200) throw new Error(`A message was answered ${status}`);
});
const write = async (index: number) => {
  const chat_id = (index % Number(chats)) + 1;
  const body = { agent_id: 'ada', message };
  const { status } = await desk!.writeMessage({ path: { chat_id }, body }, context);
  if (status !== 202) throw new Error(`A message was answered ${status}`);
};
await repeat(Number(pending), write, 500);
ready({ url: endpoint });
