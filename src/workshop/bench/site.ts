// The parties of a measurement: channels with customers, and endpoints.
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch as undiciFetch } from 'undici';
import { examples } from '../../../generated/channel/examples.ts';
import { createDeskClient, type DeskClient } from '../../../generated/reference/desk/client.ts';
import type { Addresses, Post } from './load.ts';

const channels = 10;
const customersOfEach = 100;
/** An address at which nothing is served. */
const nowhere = 'http://127.0.0.1:9/none';

/** With this a customer's side takes a message; the others read nothing of it. */
export const accepted = JSON.stringify(examples.AgentMessageAccepted.ok);

const message = Object.values(examples.UserTextMessage)[0]!;

/** A message of each customer on each channel, the channels in turns. */
export function messages(paths: string[]): Post[] {
  return Array.from({ length: channels * customersOfEach }, (_, index) => ({
    path: paths[index % paths.length]!,
    body: JSON.stringify({ ...message, sender: { ...message.sender, id: `customer-${index}` } }),
  }));
}

/** The same for a target that has no channels. */
export const anywhere = messages(Array.from({ length: channels }, (_, index) => `/random/shop-${index}`));

/** A few connections that are kept: thousands of new ones would measure the sockets of this machine. */
const dispatcher = new Agent({ connections: 64 });
const pooledFetch = ((url: string, options: object) =>
  undiciFetch(url, { ...options, dispatcher })) as unknown as typeof fetch;

function deskOf({ deskUrl, deskToken }: Addresses): DeskClient {
  return createDeskClient({
    baseUrl: deskUrl!,
    headers: { authorization: `Bearer ${deskToken}` },
    fetch: pooledFetch,
  });
}

/** Sets up a channel with an agent; gives its identifier and the path of its address. */
async function openChannel(
  desk: DeskClient,
  customer_endpoint = nowhere,
): Promise<{ channel_id: string; path: string }> {
  await desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
  const created = await desk.createChannel({ body: { name: 'Bench', customer_endpoint, agents: ['ada'] } });
  if (created.status !== 201) throw new Error(`The desk refused the channel: ${JSON.stringify(created)}`);
  return { channel_id: created.body.channel_id, path: new URL(created.body.endpoint).pathname };
}

/** Sets up channels at a reference, with a bot if one is given; gives the paths of their addresses. */
export async function openChannels(target: Addresses, bot_endpoint?: string): Promise<string[]> {
  const desk = deskOf(target);
  const paths: string[] = [];
  while (paths.length < channels) {
    const { channel_id, path } = await openChannel(desk);
    if (bot_endpoint !== undefined)
      await desk.connectBot({ path: { channel_id }, body: { bot_endpoint, token: 'bench' } });
    paths.push(path);
  }
  return paths;
}

/**
 * Lets an agent write messages to customers of a new channel, in turns, `apartMs` between two of them; 0 writes them as fast as the
 * desk takes them.
 */
export async function fill(
  reference: Addresses,
  endpoint: string,
  { chats, messages, apartMs = 0 }: { chats: number; messages: number; apartMs?: number },
): Promise<void> {
  const desk = deskOf(reference);
  const { path } = await openChannel(desk, endpoint);
  const message = { type: 'text' as const, text: 'Hello' };
  await repeat(chats, (index) => post(reference.url + path, { sender: { id: `c${index}` }, message }));
  const write = async (index: number) => {
    const body = { agent_id: 'ada', message };
    const { status } = await desk.writeMessage({ path: { chat_id: (index % chats) + 1 }, body });
    if (status !== 202) throw new Error(`A message was answered ${status}`);
    if (apartMs > 0) await sleep(apartMs);
  };
  await repeat(messages, write, apartMs === 0 ? 64 : 1);
}

/** A message by one request. */
async function post(url: string, body: object): Promise<void> {
  const answer = await pooledFetch(url, { method: 'POST', body: JSON.stringify(body) });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}

/** Runs something as often as told, so many at once. */
async function repeat(count: number, run: (index: number) => Promise<unknown>, atOnce = 64): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await run(index);
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, worker));
}

/** Opens an endpoint on this machine that answers as told; gives its address. */
export async function openEndpoint(answer: RequestListener): Promise<string> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
