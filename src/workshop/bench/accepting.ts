// The speed at which customers' messages are taken: the reference, durably, against a bare route.
import {
  anywhere,
  atLeast,
  type Finding,
  inTurns,
  lines,
  load,
  messages,
  openChannels,
  startTarget,
} from './load.ts';

const rounds = 3;

export async function measureAccepting({ seconds }: { seconds: number }): Promise<Finding[]> {
  await using bare = await startTarget('bare-fastify');
  await using reference = await startTarget('reference');
  const posts = messages(await openChannels(reference));
  const taken = await inTurns(rounds, {
    bare: () => load(bare, anywhere, seconds),
    own: () => load(reference, posts, seconds),
  });
  return [
    ...lines('bare Fastify route', taken.bare),
    ...lines('reference, stored durably', taken.own),
    atLeast('reference / bare Fastify', taken.own.perSecond / taken.bare.perSecond, '×', 0.6),
    atLeast('bare Fastify / reference, processor time', taken.bare.cpuUs / taken.own.cpuUs, '×', 0.6),
  ];
}
