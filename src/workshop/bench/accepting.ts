// How fast customers' messages are taken: the reference, durably, against a bare route and a mock.
import { fileURLToPath } from 'node:url';
import { atLeast, type Finding, medians } from './finding.ts';
import { type Load, load, type Post, startProgram, startTarget } from './load.ts';
import { anywhere, connectTo, messages, messagesWithIds, openChannels, openIntegrator } from './site.ts';

/** How often the two are measured that are compared, in turns, so that noise of the machine meets both. */
const rounds = 3;
/** More than any machine takes in a second: no message of a load comes twice. */
const mostPerSecond = 40_000;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export async function measureAccepting({ seconds }: { seconds: number }): Promise<Finding[]> {
  const bare = await startTarget('bare-fastify');
  const reference = await startTarget('reference');
  const posts = messages(await openChannels(reference));
  const loads: Record<'bare' | 'reference', Load[]> = { bare: [], reference: [] };
  for (let round = 0; round < rounds; round++) {
    loads.bare.push(await load(bare, anywhere, seconds));
    loads.reference.push(await load(reference, posts, seconds));
  }
  await bare.stop();
  await reference.stop();

  const prism = await startProgram(process.execPath, [
    path('../../../node_modules/@stoplight/prism-cli/dist/index.js'),
    'mock',
    '--port',
    '0',
    path('../../../generated/openapi/channel.json'),
  ]);
  const prismLoad = await load(prism, anywhere, seconds);
  await prism.stop();

  const withIds = await newReference(seconds, (paths) => ({
    posts: messagesWithIds(paths, mostPerSecond * seconds),
    warmUp: messages(paths),
  }));
  await using integrator = await openIntegrator();
  const connected = await newReference(
    seconds,
    (paths) => ({ posts: messages(paths) }),
    connectTo(integrator.url),
  );

  const [bareLoad, own] = [medians(loads.bare), medians(loads.reference)];
  return [
    ...lines('bare Fastify route', bareLoad),
    ...lines('Prism mock of the same document', prismLoad),
    ...lines('reference, stored durably', own),
    ...lines('reference, each message with an id', withIds),
    ...lines('reference with a bot and a webhook connected', connected),
    atLeast('reference / bare Fastify', own.perSecond / bareLoad.perSecond, '×', 0.6),
    atLeast('reference / Prism', own.perSecond / prismLoad.perSecond, '×', 8),
  ];
}

/** What a load says, in lines. */
export function lines(what: string, { perSecond, p50Ms, p99Ms, cpuUs }: Load): Finding[] {
  return [
    { measure: what, value: perSecond, unit: 'req/s' },
    { measure: `${what}, p50`, value: p50Ms, unit: 'ms' },
    { measure: `${what}, p99`, value: p99Ms, unit: 'ms' },
    ...(cpuUs === undefined
      ? []
      : [{ measure: `${what}, processor time a request`, value: cpuUs, unit: 'µs' }]),
  ];
}

/** Measures a reference on a new store, its channels set up as told. */
async function newReference(
  seconds: number,
  plan: (paths: string[]) => { posts: Post[]; warmUp?: Post[] },
  connect?: Parameters<typeof openChannels>[1],
): Promise<Load> {
  const reference = await startTarget('reference');
  const { posts, ...options } = plan(await openChannels(reference, connect));
  const measured = await load(reference, posts, seconds, options);
  await reference.stop();
  return measured;
}
