// The speed at which customers' messages are taken: the reference, durably, against a bare route.
import { atLeast, type Finding, inTurns, lines } from './finding.ts';
import { load, startTarget } from './load.ts';
import { anywhere, messages, openChannels } from './site.ts';

const rounds = 3;

export async function measureAccepting({ seconds }: { seconds: number }): Promise<Finding[]> {
  const bare = await startTarget('bare-fastify');
  const reference = await startTarget('reference');
  const posts = messages(await openChannels(reference));
  const taken = await inTurns(rounds, {
    bare: () => load(bare, anywhere, seconds),
    own: () => load(reference, posts, seconds),
  });
  await bare.stop();
  await reference.stop();

  return [
    ...lines('bare Fastify route', taken.bare),
    ...lines('reference, stored durably', taken.own),
    atLeast('reference / bare Fastify', taken.own.perSecond / taken.bare.perSecond, '×', 0.6),
    atLeast('bare Fastify / reference, processor time', taken.bare.cpuUs / taken.own.cpuUs, '×', 0.6),
  ];
}
