// How fast customers' messages are taken: the reference, durably, against a bare route and a mock.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { examples } from '../../generated/channel/examples.ts';
import { createDeskClient, type DeskClient } from '../../generated/desk/client.ts';
import { type Load, load, type Post, startProgram, startTarget, type Target } from './load.ts';
import type { Finding } from './main.ts';

const channels = 10;
const customersOfEach = 100;
const message = Object.values(examples.UserTextMessage)[0]!;
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A message of each customer on each channel, the channels in turns. */
export function messages(paths: string[]): Post[] {
  return Array.from({ length: channels * customersOfEach }, (_, index) => ({
    path: paths[index % paths.length]!,
    body: JSON.stringify({ ...message, sender: { ...message.sender, id: `customer-${index}` } }),
  }));
}

export async function measureAccepting({ seconds }: { seconds: number }): Promise<Finding[]> {
  const anywhere = messages(Array.from({ length: channels }, (_, index) => `/random/shop-${index}`));
  const bare = await startTarget('bare-fastify');
  const bareLoad = await load(bare, anywhere, seconds);
  await bare.stop();

  const prism = await startProgram(process.execPath, [
    path('../../node_modules/@stoplight/prism-cli/dist/index.js'),
    'mock',
    '--port',
    '0',
    path('../../generated/openapi/channel.json'),
  ]);
  const prismLoad = await load(prism, anywhere, seconds);
  await prism.stop();

  const alone = await referenceLoad(seconds, async () => {});
  await using integrator = await openIntegrator();
  const connected = await referenceLoad(seconds, async (desk, channel_id) => {
    await desk.connectBot({ path: { channel_id }, body: { bot_endpoint: integrator.url, token: 'bench' } });
    await desk.setWebhook({ path: { channel_id }, body: { url: integrator.url } });
  });

  const ofBare = alone.perSecond / bareLoad.perSecond;
  const ofPrism = alone.perSecond / prismLoad.perSecond;
  return [
    ...lines('bare Fastify route', bareLoad),
    ...lines('Prism mock of the same document', prismLoad),
    ...lines('reference, stored durably', alone),
    ...lines('reference with a bot and a webhook connected', connected),
    { measure: 'reference / bare Fastify', value: ofBare, unit: '×', aim: '≥ 0.55', met: ofBare >= 0.55 },
    { measure: 'reference / Prism', value: ofPrism, unit: '×', aim: '≥ 8', met: ofPrism >= 8 },
  ];
}

function lines(what: string, { perSecond, p99Ms }: Load): Finding[] {
  return [
    { measure: what, value: perSecond, unit: 'req/s' },
    { measure: `${what}, p99`, value: p99Ms, unit: 'ms' },
  ];
}

/** Measures the reference on a new store, its channels set up as told. */
async function referenceLoad(
  seconds: number,
  connect: (desk: DeskClient, channel_id: string) => Promise<void>,
): Promise<Load> {
  const reference = await startTarget('reference');
  const paths = await openChannels(reference, connect);
  const measured = await load(reference, messages(paths), seconds);
  await reference.stop();
  return measured;
}

/** Sets up channels at a reference; gives the paths of their addresses. */
export async function openChannels(
  { deskUrl, deskToken }: Target,
  connect: (desk: DeskClient, channel_id: string) => Promise<void>,
): Promise<string[]> {
  const desk = createDeskClient({
    baseUrl: deskUrl!,
    headers: { authorization: `Bearer ${deskToken}` },
  });
  await desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
  const paths: string[] = [];
  for (let index = 0; index < channels; index++) {
    const body = { name: 'Bench', customer_endpoint: 'http://127.0.0.1:9/none', agents: ['ada'] };
    const created = await desk.createChannel({ body });
    if (created.status !== 201) throw new Error(`The desk refused the channel: ${JSON.stringify(created)}`);
    paths.push(new URL(created.body.endpoint).pathname);
    await connect(desk, created.body.channel_id);
  }
  return paths;
}

/** A bot and a webhook receiver that take everything and say nothing. */
export async function openIntegrator(
  heard: () => void = () => {},
): Promise<AsyncDisposable & { url: string }> {
  const server = http.createServer((request, response) => {
    heard();
    request
      .resume()
      .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
