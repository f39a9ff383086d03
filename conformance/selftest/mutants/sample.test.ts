// Runs the suite against a random sample of the mutants. `npm run workshop -- mutants` runs all of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlets } from './outlets.ts';
import { mutantsFor, reasonFor, runMutants } from './runs.ts';

const quick = outlets.filter(
  ({ target, way }) => way === 'answers' && ['channel-integrator', 'webhook-receiver'].includes(target),
);
const mutants = quick.flatMap((outlet) => mutantsFor(outlet));
/** The names of the mutants, without duplicates. Mutants of different branches may have the same name, and are then chosen together. */
const names = [...new Set(mutants.map(({ name }) => name))];

test('a mutant of an endpoint’s response is caught, or has a recorded reason why not', async () => {
  const [sample = []] = fc.sample(fc.shuffledSubarray(names, { minLength: 8, maxLength: 8 }), 1);
  const runs = await runMutants(quick, (name) => sample.includes(name));
  const through = runs.filter((run) => run.outcome !== 'caught' && reasonFor(run) === undefined);
  const chosen = mutants.filter(({ name }) => sample.includes(name));
  expect([runs.length, through]).toEqual([chosen.length, []]);
});
