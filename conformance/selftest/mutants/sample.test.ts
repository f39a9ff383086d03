// A sample of the mutants; `npm run mutants` tries all of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reasonFor } from './kept.ts';
import { mutantsOf } from './mutants.ts';
import { outlets } from './outlets.ts';
import { runMutants } from './runs.ts';

const quick = outlets.filter(({ name }) =>
  ['AgentMessageReply', 'ChatAcceptedReply', 'WebhookReply'].includes(name),
);
const names = quick.flatMap(({ name, schema }) => mutantsOf(name, schema).map((mutant) => mutant.name));

test('a mutant of what an endpoint answers is caught, or it is written down why not', async () => {
  const [sample = []] = fc.sample(fc.shuffledSubarray(names, { minLength: 8, maxLength: 8 }), 1);
  const runs = await runMutants(quick, (name) => sample.includes(name));
  const through = runs.filter((run) => run.outcome !== 'caught' && reasonFor(run) === undefined);
  expect([runs.length, through]).toEqual([8, []]);
});
