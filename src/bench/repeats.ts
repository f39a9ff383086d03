// How far repeats lie from the instant that the contract states: idle, and with many deliveries pending.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, fetch as undiciFetch } from 'undici';
import { createDeskClient } from '../../generated/desk/client.ts';
import { policies } from '../../generated/policies.ts';
import { startTarget } from './load.ts';
import type { Finding } from './main.ts';

const policy = policies.sendAgentMessage;

export async function measureRepeats(): Promise<Finding[]> {
  const idle = await gapErrors({ chats: 50, each: 1, apartMs: 80 });
  const busy = await gapErrors({ chats: 1_000, each: 10, apartMs: 0 });
  const finding = (state: string, gaps: number[], aim: number): Finding => ({
    measure: `gap error p99, ${state}, ${gaps.length} gaps`,
    value: p99(gaps),
    unit: 'ms',
    aim: `≤ ${aim}`,
    met: p99(gaps) <= aim,
  });
  return [finding('idle', idle, 20), finding('10,000 pending in 1,000 lanes', busy, 60)];
}

interface Load {
  chats: number;
  /** Messages in each chat. */
  each: number;
  /** Between two messages; 0 writes them as fast as the desk takes them. */
  apartMs: number;
}

/**
 * Lets the reference deliver to an endpoint that always fails, and gives how far each gap between two arrivals lies from
 * the policy's interval, in milliseconds. All deliveries are pending at the same time; of each chat the first is attempted
 * while the others wait behind it.
 */
async function gapErrors({ chats, each, apartMs }: Load): Promise<number[]> {
  const arrivals = new Map<string, number[]>();
  let complete = 0;
  const done = Promise.withResolvers<void>();
  const endpoint = http.createServer((request, response) => {
    const at = performance.now();
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const { id } = JSON.parse(body).message;
      const seen = [...(arrivals.get(id) ?? []), at];
      arrivals.set(id, seen);
      response.writeHead(500).end();
      if (seen.length === policy.attempts && ++complete === chats) done.resolve();
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));

  const reference = await startTarget('reference');
  const desk = createDeskClient({
    baseUrl: reference.deskUrl!,
    headers: { authorization: `Bearer ${reference.deskToken}` },
    fetch: pooledFetch,
  });
  await desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
  const customer_endpoint = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
  const channel = await desk.createChannel({ body: { name: 'Bench', customer_endpoint, agents: ['ada'] } });
  if (channel.status !== 201) throw new Error(`The desk refused the channel: ${JSON.stringify(channel)}`);
  const message = { type: 'text' as const, text: 'Hello' };
  await inBatches(chats, async (index) => {
    const body = JSON.stringify({ sender: { id: `c${index}` }, message });
    await pooledFetch(channel.body.endpoint, { method: 'POST', body }).then((response) =>
      response.arrayBuffer(),
    );
  });
  const write = (index: number) =>
    desk.writeMessage({ path: { chat_id: (index % chats) + 1 }, body: { agent_id: 'ada', message } });
  if (apartMs === 0) await inBatches(chats * each, write);
  else {
    for (let index = 0; index < chats * each; index++) {
      await write(index);
      await new Promise((resolve) => setTimeout(resolve, apartMs));
    }
  }
  await done.promise;
  await reference.stop();
  endpoint.closeAllConnections();
  endpoint.close();
  return [...arrivals.values()].flatMap((instants) =>
    instants.slice(1).map((instant, index) => Math.abs(instant - instants[index]! - policy.intervalMs)),
  );
}

/** A few connections that are kept: thousands of new ones would measure the sockets of this machine. */
const dispatcher = new Agent({ connections: 16 });
const pooledFetch = ((url: string, options: object) =>
  undiciFetch(url, { ...options, dispatcher })) as unknown as typeof fetch;

async function inBatches(count: number, run: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += 50) {
    await Promise.all(Array.from({ length: Math.min(50, count - from) }, (_, offset) => run(from + offset)));
  }
}

function p99(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}
