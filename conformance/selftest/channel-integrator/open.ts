import { IndependentIntegrator } from '../independent/channel-integrator/integrator.ts';

/** Answers a repeat by an error. */
export function forgetfulIntegrator(): IndependentIntegrator {
  const it = new IndependentIntegrator();
  const seen = new Set<unknown>();
  it.take = async ({ id }, response) => {
    it.answer(response, 200, seen.has(id) ? it.fault('known', 'I know that already.') : { result: 'ok' });
    if (id !== undefined) seen.add(id);
  };
  return it;
}
