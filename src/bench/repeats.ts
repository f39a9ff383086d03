// How far repeats lie from the instant that the contract states: idle, and with many deliveries pending.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDeskClient } from '../../generated/desk/client.ts';
import { policies } from '../../generated/policies.ts';
import { startTarget } from './load.ts';
import type { Finding } from './main.ts';

const policy = policies.sendAgentMessage;

export async function measureRepeats(): Promise<Finding[]> {
  const idle = await gapErrors({ deliveries: 50 });
  const busy = await gapErrors({ deliveries: 10_000 });
  return [
    { measure: `gap error p99, idle, ${idle.length} gaps`, value: p99(idle), unit: 'ms', aim: '≤ 20', met: p99(idle) <= 20 },
    {
      measure: `gap error p99, 10,000 pending, ${busy.length} gaps`,
      value: p99(busy),
      unit: 'ms',
      aim: '≤ 60',
      met: p99(busy) <= 60,
    },
  ];
}

/**
 * Lets the reference deliver to an endpoint that always fails, and gives how far each gap between two arrivals lies from
 * the policy's interval, in milliseconds. All deliveries are pending at the same time.
 */
async function gapErrors({ deliveries }: { deliveries: number }): Promise<number[]> {
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
      const customer = String(JSON.parse(body).recipient.id);
      const seen = arrivals.get(customer) ?? [];
      arrivals.set(customer, [...seen, at]);
      if (seen.length + 1 === policy.attempts && ++complete === deliveries) done.resolve();
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));

  const reference = await startTarget('reference');
  const desk = createDeskClient({ baseUrl: reference.deskUrl!, headers: { authorization: `Bearer ${reference.deskToken}` } });
  await desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
  const channel = await desk.createChannel({
    body: {
      name: 'Bench',
      customer_endpoint: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`,
      agents: ['ada'],
    },
  });
  if (channel.status !== 201) throw new Error(`The desk refused the channel: ${JSON.stringify(channel)}`);
  const chats = await openChats(channel.body.endpoint, deliveries);
  // Spread over two intervals: a service with many pending deliveries has them from many moments.
  const started = performance.now();
  for (const [index, chat_id] of chats.entries()) {
    const due = started + (index / chats.length) * 2 * policy.intervalMs;
    if (due > performance.now() + 1) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    void desk.writeMessage({ path: { chat_id }, body: { agent_id: 'ada', message: { type: 'text', text: 'Hello' } } });
  }
  await done.promise;
  await reference.stop();
  endpoint.closeAllConnections();
  endpoint.close();
  return [...arrivals.values()].flatMap((instants) =>
    instants.slice(1).map((instant, index) => Math.abs(instant - instants[index]! - policy.intervalMs)),
  );

  /** Posts one message of each customer and gives the numbers of the chats that it opened. */
  async function openChats(address: string, count: number): Promise<number[]> {
    for (let from = 0; from < count; from += 100) {
      const batch = Array.from({ length: Math.min(100, count - from) }, (_, index) => from + index);
      await Promise.all(
        batch.map(async (customer) => {
          const response = await fetch(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ sender: { id: `c${customer}` }, message: { type: 'text', text: 'Hi' } }),
          });
          await response.arrayBuffer();
        }),
      );
    }
    const found: number[] = [];
    for (let chat = 1; chat <= count; chat++) found.push(chat);
    return found;
  }
}

function p99(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}
