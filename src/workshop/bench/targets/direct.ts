import type { ChannelServiceHandlers } from '../../../../generated/channel/operations.ts';
import type { DeskHandlers } from '../../../../generated/reference/desk/operations.ts';
import { startService } from '../../../reference/service/index.ts';

/** A service in this process, asked past HTTP: what fills a store, and what tells its own cost of a message. */
export interface Direct {
  /** A customer of the channel says something. */
  say(customer: number, text: string): Promise<void>;
  /** The agent writes into a chat. */
  write(chat_id: number, text: string): Promise<void>;
}

/** Starts it on a store with one channel, whose customers are at an address. Nothing that it sends is ever answered. */
export async function startDirect(
  place: { data: string; database?: string },
  customer_endpoint: string,
): Promise<Direct> {
  let channel: ChannelServiceHandlers | undefined;
  let desk: DeskHandlers | undefined;
  await startService({
    host: '127.0.0.1',
    port: 0,
    ...place,
    desk: true,
    deskToken: 'bench',
    allowLoopback: true,
    parts: {
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
  const context = {} as never;
  await desk!.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } }, context);
  const created = await desk!.createChannel(
    { body: { name: 'Bench', customer_endpoint, agents: ['ada'] } },
    context,
  );
  if (created.status !== 201) throw new Error(`The desk refused the channel: ${JSON.stringify(created)}`);
  const { channel_id: channel_public_id } = created.body;
  const path = { channel_public_id, random_string: '' };
  return {
    async say(customer, text) {
      const body = { sender: { id: `c${customer}` }, message: { type: 'text' as const, text } };
      const { status } = await channel!.receiveUserMessage({ path, body }, context);
      if (status !== 200) throw new Error(`A message was answered ${status}`);
    },
    async write(chat_id, text) {
      const body = { agent_id: 'ada', message: { type: 'text' as const, text } };
      const { status } = await desk!.writeMessage({ path: { chat_id }, body }, context);
      if (status !== 202) throw new Error(`A message was answered ${status}`);
    },
  };
}
