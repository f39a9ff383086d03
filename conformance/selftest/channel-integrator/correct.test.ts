import { expect, test } from 'vitest';
import { runTarget } from '../../targets/index.ts';
import { blemishes } from '../caught.ts';
import { IndependentIntegrator } from '../independent/channel-integrator/integrator.ts';
import { forgetfulIntegrator } from './open.ts';

const integrators = [
  ['written from the source alone', new IndependentIntegrator()],
  ['that says with each ok that there is no error', nullErrors(new IndependentIntegrator())],
  ['that answers a repeat by an error', forgetfulIntegrator()],
] as const;

test.each(integrators)('an integrator %s passes without a warning', async (_, integrator) => {
  await integrator.open();
  const results = await runTarget('channel-integrator', { url: integrator.url });
  await integrator.close();
  const skipped = results.filter(({ status }) => status === 'skipped').map(({ rules: [rule] }) => rule);
  expect(skipped.toSorted()).toEqual(['CHN-RCV-10', 'CHN-RCV-11', 'CHN-RCV-12']);
  expect(blemishes(results.filter(({ status }) => status !== 'skipped'))).toEqual([]);
});

function nullErrors(integrator: IndependentIntegrator): IndependentIntegrator {
  integrator.take = async (_, response) => integrator.answer(response, 200, { result: 'ok', error: null });
  return integrator;
}
