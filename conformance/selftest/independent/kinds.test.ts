import { expect, onTestFinished, test } from 'vitest';
import { kinds } from '../../wire/payload/kinds.ts';
import { IndependentIntegrator } from '../channel-integrator/independent.ts';
import { problemOf } from './service.ts';

test.each(kinds.map(({ type, minimal }) => [type, minimal] as const))(
  'the independent implementations accept %s',
  async (_, message) => {
    expect(problemOf({ sender: { id: 'c-1' }, message })).toBeUndefined();
    const integrator = await new IndependentIntegrator(0).open();
    onTestFinished(() => integrator.close());
    const response = await fetch(integrator.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recipient: { id: 'c-1' }, message }),
    });
    expect(await response.json()).toEqual({ result: 'ok' });
  },
);
