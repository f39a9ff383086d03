// How fast customers' messages are taken: the reference, durably, against a bare route and a mock.
import { fileURLToPath } from 'node:url';
import { atLeast, type Finding, inTurns, lines } from './finding.ts';
import { load, startProgram, startTarget } from './load.ts';
import { anywhere, messages, openChannels } from './site.ts';

const rounds = 3;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

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

  const prism = await startProgram(process.execPath, [
    path('../../../node_modules/@stoplight/prism-cli/dist/index.js'),
    'mock',
    '--port',
    '0',
    path('../../../generated/openapi/channel.json'),
  ]);
  const mocked = await load(prism, anywhere, seconds);
  await prism.stop();
  return [
    ...lines('bare Fastify route', taken.bare),
    ...lines('Prism mock of the same document', mocked),
    ...lines('reference, stored durably', taken.own),
    atLeast('reference / bare Fastify', taken.own.perSecond / taken.bare.perSecond, '×', 0.6),
    atLeast('bare Fastify / reference, processor time', taken.bare.cpuUs / taken.own.cpuUs, '×', 0.6),
    atLeast('reference / Prism', taken.own.perSecond / mocked.perSecond, '×', 8),
  ];
}
