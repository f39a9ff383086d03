import { expect, test } from 'vitest';
import { exitCodeOf, exitCodes } from '../../run/exit.ts';
import { runTarget } from '../../targets/index.ts';
import { blemishes, slowly } from '../caught.ts';
import { IndependentService } from '../independent/channel-service/service.ts';
import { BareService } from './open.ts';
import { LateService, OtherwiseService } from './otherwise.ts';

const services = [
  ['written from the source alone', new IndependentService()],
  ['that does otherwise whatever is left open', new OtherwiseService()],
  ['that sends and says no more than it has to', new BareService()],
] as const;

test.concurrent.each(services)('a service %s passes without a warning', slowly, async (_, service) => {
  await service.open();
  const options = { desk: `${service.url}/desk` };
  const results = await runTarget('channel-service', options).finally(() => service.close());
  expect(blemishes(results)).toEqual([]);
  expect(exitCodeOf(results, [], true)).toBe(0);
});

test.concurrent('a service that is late within the tolerance passes without a warning', slowly, async () => {
  const service = await new LateService().open();
  const results = await runTarget('channel-service', { desk: `${service.url}/desk` });
  await service.close();
  expect(blemishes(results)).toEqual([]);
});

test('a service without a desk is checked as far as the wire shows it', async () => {
  const service = await new IndependentService().open();
  const { random, id } = service.addChannel({
    name: 'Wire',
    customer_endpoint: 'https://a.example',
    agents: [],
  });
  const results = await runTarget('channel-service', { url: `${service.url}/${random}/${id}` });
  await service.close();
  expect(results.filter(({ status }) => !['passed', 'info', 'skipped'].includes(status))).toEqual([]);
  expect(results.filter(({ status }) => status === 'passed').map(({ rules: [rule] }) => rule)).toContain(
    'CHN-IN-06',
  );
  expect(exitCodeOf(results)).toBe(exitCodes.incomplete);
  expect(
    new Set(results.filter(({ status }) => status === 'skipped').map(({ observed }) => observed)),
  ).toEqual(new Set(['needs --desk']));
});
