// The cost of handing customers' messages to a bot: the reference, which stores each message and each attempt, against a forwarder
// that stores nothing. Counted from the first request until the bot has the last message.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  anywhere,
  atLeast,
  atMost,
  type Figures,
  type Finding,
  inTurns,
  lines,
  messages,
  openChannels,
  type Post,
  shoot,
  startTarget,
  type Target,
} from './load.ts';

const rounds = 3;
const perSecond = 10_000;
/** Messages before it is measured. */
const warmUp = 4000;
const connections = 64;
const patienceMs = 60_000;

type HandedOver = Required<Omit<Figures, 'p50Ms'>>;

export async function measureHandedOver({ seconds }: { seconds: number }): Promise<Finding[]> {
  const count = perSecond * seconds;
  await using bot = await startTarget('bot');
  const { bare, own } = await inTurns(rounds, {
    bare: async () => {
      await using forwarder = await startTarget('forwarder', bot.url);
      return await handedOver(forwarder, bot, anywhere, count);
    },
    own: async () => {
      await using reference = await startTarget('reference');
      const paths = await openChannels(reference, bot.url);
      return await handedOver(reference, bot, messages(paths), count);
    },
  });
  return [
    ...lines('bare forwarder', bare),
    ...lines('reference, taken and handed to a bot', own),
    atMost('reference, bytes written for a message', own.written, 'bytes', 6000),
    atMost('reference, p99', own.p99Ms, 'ms', 15),
    atLeast('reference / bare forwarder, messages a second', own.perSecond / bare.perSecond, '×', 0.45),
    atLeast('bare forwarder / reference, processor time', bare.cpuUs / own.cpuUs, '×', 0.45),
  ];
}

async function handedOver(target: Target, bot: Target, posts: Post[], count: number): Promise<HandedOver> {
  const heardBefore = await heard(bot);
  await shoot(target, posts, { connections, amount: warmUp });
  await until(bot, heardBefore + warmUp);
  const before = await target.usage();
  const begin = performance.now();
  const result = await shoot(target, posts, { connections, amount: count });
  await until(bot, heardBefore + warmUp + count);
  const tookMs = performance.now() - begin;
  const after = await target.usage();
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
