// Whether a destination that hangs slows the others.
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Finding, quantile } from './finding.ts';
import { startTarget } from './load.ts';
import { connectBot, deskOf, openChannel, openEndpoint, openIntegrator, post, repeat } from './site.ts';

const waiting = 10_000;
const customers = 1000;
const healthy = 300;
const apartMs = 20;

export async function measureHanging(): Promise<Finding[]> {
  const reference = await startTarget('reference');
  const desk = deskOf(reference);
  await using hanging = await openEndpoint((request) => request.resume());
  const arrived = new Map<string, number>();
  await using well = await openIntegrator((body) => {
    arrived.set(JSON.parse(body).message?.text, performance.now());
  });
  const slow = await openChannel(desk);
  await connectBot(hanging.url)(desk, slow.channel_id);
  const fast = await openChannel(desk);
  await connectBot(well.url)(desk, fast.channel_id);

  const alone = await handOver();
  await repeat(waiting, (index) => say(slow.path, `c${index % customers}`, 'Hello'));
  const beside = await handOver();
  await reference.stop();
  return [
    { measure: 'hand-over p99, nothing else waits', value: quantile(alone, 0.99), unit: 'ms' },
    atMost(
      `hand-over p99, ${waiting.toLocaleString('en')} wait for another that hangs`,
      quantile(beside, 0.99),
      'ms',
      100,
    ),
  ];

  function say(path: string, id: string, text: string): Promise<void> {
    return post(reference.url + path, { sender: { id }, message: { type: 'text', text } });
  }

  /** From the answer to a customer's message to its arrival at the healthy bot, in milliseconds. */
  async function handOver(): Promise<number[]> {
    arrived.clear();
    const said = new Map<string, number>();
    for (let index = 0; index < healthy; index++) {
      const text = `message ${index}`;
      said.set(text, performance.now());
      void say(fast.path, `h${index}`, text);
      await sleep(apartMs);
    }
    while (arrived.size < healthy) await sleep(apartMs);
    return [...arrived].map(([text, at]) => at - said.get(text)!);
  }
}
