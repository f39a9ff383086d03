// What it costs to hand customers' messages to a bot: the reference, which stores each message and each attempt, against a forwarder
// that stores nothing. Counted from the first request until the bot has the last message.
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { atLeast, atMost, type Finding, medians } from './finding.ts';
import { optionsOfLoad, startTarget, type Target } from './load.ts';
import { connectBot, messages, openChannels } from './site.ts';

/** How often the two are measured, in turns, so that noise of the machine meets both. */
const rounds = 3;
const perSecond = 10_000;
/** Messages before it is measured. */
const warmUp = 4000;
const connections = 64;
const patienceMs = 60_000;

interface HandedOver {
  perSecond: number;
  p99Ms: number;
  /** Processor time of the service for a message, in microseconds. */
  cpuUs: number;
  /** Bytes that it wrote to the disk for a message. */
  written: number;
}

export async function measureHandedOver({ seconds }: { seconds: number }): Promise<Finding[]> {
  const count = perSecond * seconds;
  const forwarded: HandedOver[] = [];
  const stored: HandedOver[] = [];
  for (let round = 0; round < rounds; round++) {
    const bot = await startTarget('bot');
    const forwarder = await startTarget('forwarder', bot.url);
    const anywhere = Array.from({ length: 10 }, (_, index) => `/random/shop-${index}`);
    forwarded.push(await handedOver(forwarder, bot, anywhere, count));
    await forwarder.stop();
    const reference = await startTarget('reference');
    const paths = await openChannels(reference, connectBot(bot.url));
    stored.push(await handedOver(reference, bot, paths, count));
    await reference.stop();
    await bot.stop();
  }
  const [bare, own] = [medians(forwarded), medians(stored)];
  return [
    ...lines('bare forwarder', bare),
    ...lines('reference, taken and handed to a bot', own),
    atMost('reference, bytes written for a message', own.written, 'bytes', 6000),
    atMost('reference, p99', own.p99Ms, 'ms', 15),
    atLeast('reference / bare forwarder, messages a second', own.perSecond / bare.perSecond, '×', 0.45),
    atLeast('bare forwarder / reference, processor time', bare.cpuUs / own.cpuUs, '×', 0.45),
  ];
}

async function handedOver(target: Target, bot: Target, paths: string[], count: number): Promise<HandedOver> {
  const posts = messages(paths);
  const heardBefore = await heard(bot);
  await autocannon({ ...optionsOfLoad(target.url, posts, connections), amount: warmUp });
  await until(bot, heardBefore + warmUp);
  const before = await target.usage!();
  const begin = performance.now();
  const result = await autocannon({ ...optionsOfLoad(target.url, posts, connections), amount: count });
  await until(bot, heardBefore + warmUp + count);
  const tookMs = performance.now() - begin;
  const after = await target.usage!();
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url} rejected ${result.non2xx} messages and failed ${result.errors}`);
  return {
    perSecond: (count / tookMs) * 1000,
    p99Ms: result.latency.p99,
    cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / count,
    written: (after.written - before.written) / count,
  };
}

async function heard({ url }: Target): Promise<number> {
  return Number(await (await fetch(url)).text());
}

async function until(bot: Target, count: number): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let known = await heard(bot); known < count; known = await heard(bot)) {
    if (performance.now() > end) throw new Error(`The bot heard ${known} of ${count} messages`);
    await sleep(5);
  }
}

function lines(what: string, { perSecond, p99Ms, cpuUs }: HandedOver): Finding[] {
  return [
    { measure: what, value: perSecond, unit: '/s' },
    { measure: `${what}, p99`, value: p99Ms, unit: 'ms' },
    { measure: `${what}, processor time of one`, value: cpuUs, unit: 'µs' },
  ];
}
