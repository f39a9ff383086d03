// How fast customers' messages are taken: the reference, durably, against a bare route and a mock.
import { fileURLToPath } from 'node:url';
import { examples } from '../../generated/channel/examples.ts';
import { createDeskClient } from '../../generated/desk/client.ts';
import { post, startProgram, startTarget } from './load.ts';
import type { Finding } from './main.ts';

const body = JSON.stringify(Object.values(examples.UserTextMessage)[0]);
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export async function measureAccepting({ seconds }: { seconds: number }): Promise<Finding[]> {
  const bare = await startTarget('bare-fastify');
  const bareLoad = await post(`${bare.url}/random/shop`, body, seconds);
  await bare.stop();

  const prism = await startProgram(process.execPath, [
    path('../../node_modules/@stoplight/prism-cli/dist/index.js'),
    'mock',
    '--port',
    '0',
    path('../../generated/openapi/channel.json'),
  ]);
  const prismLoad = await post(`${prism.url}/random/shop`, body, seconds);
  await prism.stop();

  const reference = await startTarget('reference');
  const desk = createDeskClient({
    baseUrl: reference.deskUrl!,
    headers: { authorization: `Bearer ${reference.deskToken}` },
  });
  await desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
  const created = await desk.createChannel({
    body: { name: 'Bench', customer_endpoint: 'http://127.0.0.1:9/none', agents: ['ada'] },
  });
  if (created.status !== 201) throw new Error(`The desk refused the channel: ${JSON.stringify(created)}`);
  const referenceLoad = await post(created.body.endpoint, body, seconds);
  await reference.stop();

  const ofBare = referenceLoad.perSecond / bareLoad.perSecond;
  const ofPrism = referenceLoad.perSecond / prismLoad.perSecond;
  return [
    { measure: 'bare Fastify route', value: bareLoad.perSecond, unit: 'req/s' },
    { measure: 'bare Fastify route, p99', value: bareLoad.p99Ms, unit: 'ms' },
    { measure: 'Prism mock of the same document', value: prismLoad.perSecond, unit: 'req/s' },
    { measure: 'Prism mock of the same document, p99', value: prismLoad.p99Ms, unit: 'ms' },
    { measure: 'reference, stored durably', value: referenceLoad.perSecond, unit: 'req/s' },
    { measure: 'reference, stored durably, p99', value: referenceLoad.p99Ms, unit: 'ms' },
    { measure: 'reference / bare Fastify', value: ofBare, unit: '×', aim: '≥ 0.7', met: ofBare >= 0.7 },
    { measure: 'reference / Prism', value: ofPrism, unit: '×', aim: '≥ 8', met: ofPrism >= 8 },
  ];
}
