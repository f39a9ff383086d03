// Tests the metrics for Prometheus and the log entries, which must contain no secrets, names or texts.

import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, expect, test, vi } from 'vitest';
import type { AgentMessage } from '../../../../generated/channel/types.ts';
import { policies } from '../../../../generated/policies.ts';
import { destinations, metrics } from '../../limits.ts';
import { Metrics } from '../handlers/monitoring.ts';
import { engines } from '../store/testing/engines.ts';
import { openReceiver } from '../testing/receiver.ts';
import {
  createChannel,
  deskToken,
  newestChat,
  openService,
  said,
  say,
  unfit,
  write,
} from '../testing/site.ts';

afterEach(() => vi.restoreAllMocks());

interface Line {
  level: number;
  msg: string;
  [member: string]: unknown;
}

function openLines(level = 'info') {
  const lines: Line[] = [];
  const log = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines, of: (msg: string) => lines.filter((line) => line.msg.includes(msg)) };
}

/** The policies with shorter intervals and timeouts. */
const soon = Object.fromEntries(
  Object.entries(policies).map(([name, policy]) => [
    name,
    { ...policy, attempts: 3, ...('intervalMs' in policy && { intervalMs: 20 }), giveUpMs: 60 },
  ]),
);

async function scrape(url: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}${metrics.path}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const samples = (await response.text()).split('\n').filter((line) => /^[^#]/.test(line));
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

test.each(engines)(
  'metrics count messages, deliveries, retries, units of work and streams: $name',
  async ({ place }) => {
    await using at = await place();
    const { log, of } = openLines();
    await using service = await openService({ ...at.options, log, parts: { policies: soon } });
    await using frontend = await openReceiver<AgentMessage>((caught) =>
      said(caught) === 'Lost' ? unfit : { result: 'ok' },
    );
    const { endpoint, channel_id, randomString } = await createChannel(service.desk, frontend.url);
    await say(endpoint, 'Hello');
    const { chat } = await newestChat(service.desk, channel_id);
    await write(service.desk, chat.chat_id, 'Found');
    await write(service.desk, chat.chat_id, 'Lost');
    const failed = 'parlance_deliveries_total{kind="message",state="failed"}';
    // The delivery stays in the count of pending deliveries for a moment after its end is durable.
    const ended = async () => {
      const found = await scrape(service.url);
      return [found.get(failed), found.get('parlance_deliveries_pending')];
    };
    await expect.poll(ended).toEqual([1, 0]);
    const counted = await scrape(service.url);
    expect(Object.fromEntries(counted)).toMatchObject({
      'parlance_messages_total{from="customer"}': 1,
      'parlance_messages_total{from="agent"}': 2,
      'parlance_deliveries_total{kind="message",state="delivered"}': 1,
      parlance_deliveries_pending: 0,
      parlance_event_streams: 0,
      parlance_retry_delay_seconds_count: 2,
      'parlance_requests_total{route="POST /:random_string/:channel_public_id",status="200"}': 1,
    });
    for (const name of ['parlance_commit_seconds_count', 'parlance_heap_bytes', 'parlance_loop_busy_seconds'])
      expect(counted.get(name), name).toBeGreaterThan(0);
    const { chat_id } = chat;
    expect(of('deliveries failed')).toMatchObject([
      { level: 40, kind: 'message', chat_id, attempts: 3, to: new URL(frontend.url).host, count: 1 },
    ]);
    for (const secret of [randomString, deskToken, 'Lost', 'Hello'])
      expect(JSON.stringify([of(''), [...counted]])).not.toContain(secret);
  },
);

test('all scrapes of the metrics within a second get the same text', async () => {
  const metricsOf = vi.spyOn(Registry.prototype, 'metrics');
  await using service = await openService();
  const first = await scrape(service.url);
  expect(await scrape(service.url)).toEqual(first);
  expect(metricsOf).toHaveBeenCalledTimes(1);
});

test('the log has a few of many rejected requests, with their route, and every request at the level debug', async () => {
  const { log, lines, of } = openLines('debug');
  await using service = await openService({ log });
  const { endpoint, channel_id, randomString } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  for (let asked = 0; asked < 5; asked++)
    expect(await say(`${service.url}/wrong-secret/${channel_id}`, 'Hi')).toBe(404);
  expect(await say(endpoint, 'Hello')).toBe(200);
  const route = 'POST /:random_string/:channel_public_id';
  await expect
    .poll(() => of('a request was answered').filter((line) => line['route'] === route).length)
    .toBe(6);
  expect(of('requests were rejected')).toMatchObject([{ level: 30, route, status: 404, count: 1 }]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`wrong-secret|${randomString}`));
});

test('the log has an entry when a destination begins to fail, and when the destination works again', async () => {
  const { log, of } = openLines();
  let isUp = false;
  await using crm = await openReceiver(() => (isUp ? {} : 500));
  const figures = { ...destinations, failsForMs: 0, deliveries: 1, probeMs: 20, probeAtMostMs: 20 };
  await using service = await openService({ log, parts: { policies: soon, destinations: figures } });
  const { channel_id } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  const path = { channel_id };
  await service.desk.setWebhook({ path, body: { url: `${crm.url}/hooks?key=secret` } });
  await service.desk.submitOfflineForm({ path, body: { message: 'One' } });
  await expect.poll(() => of('has failed since')).toMatchObject([{ level: 40, channel_id }]);
  isUp = true;
  await service.desk.submitOfflineForm({ path, body: { message: 'Two' } });
  await expect.poll(() => of('takes deliveries again')).toMatchObject([{ level: 30 }]);
  expect(JSON.stringify(of(''))).not.toContain('secret');
});

test('the log reports slow units of work once in ten seconds, with their number', async () => {
  const { log, lines } = openLines();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const work = new Metrics(log).timed(async () => {
    now += metrics.slowMs + 1;
    return undefined as never;
  });
  const isOver = async () => {};
  for (let each = 0; each < 12; each++) await work(isOver);
  expect(lines).toMatchObject([{ level: 40, count: 1 }, { count: 10 }]);
});

test('a scrape needs no token, and does not count for the limit of requests', async () => {
  await using service = await openService({ desk: false, requestsPerSecond: 1 });
  for (let asked = 0; asked < 5; asked++)
    expect((await scrape(service.url)).get('parlance_deliveries_pending')).toBe(0);
});
