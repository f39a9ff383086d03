// Compares the speed of the generated validators with that of other validators of the same schema.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { examples, invalidExamples } from '../../../generated/channel/examples.ts';
import { UserMessage } from '../../../generated/channel/schemas.ts';
import { validateUserMessage } from '../../../generated/channel/validators.js';
import { atLeast, type Finding, quantile } from './load.ts';

type Check = (value: unknown) => boolean;

const ajv = new Ajv2020({ strict: false, logger: false }).compile(UserMessage);
const typebox = Compile(UserMessage as unknown as TSchema);
const ours = 'generated';
const peers: Record<string, Check> = {
  [ours]: validateUserMessage,
  'ajv at run time': (value) => ajv(value) as boolean,
  'TypeBox compiled': (value) => typebox.Check(value),
};

/** The length of a turn of one validator, in milliseconds. Turns are short, so that noise of the machine affects all validators. */
const turnMs = 15;

export async function measureValidators({ seconds }: { seconds: number }): Promise<Finding[]> {
  return [
    ...compare('valid', Object.values(examples.UserMessage), true, seconds / 2),
    ...compare('invalid', Object.values(invalidExamples.UserMessage), false, seconds / 2),
  ];
}

function compare(kind: string, samples: unknown[], expected: boolean, seconds: number): Finding[] {
  const agreed = samples.filter((sample) =>
    Object.values(peers).every((check) => check(sample) === expected),
  );
  const rates = new Map<string, number[]>(Object.keys(peers).map((name) => [name, []]));
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end)
    for (const [name, check] of Object.entries(peers)) rates.get(name)!.push(rate(check, agreed));
  // The 90th percentile is used, because noise of the machine can only make a turn slower.
  const best = new Map([...rates].map(([name, all]) => [name, quantile(all, 0.9)]));
  const fastest = Math.max(...[...best].map(([name, value]) => (name === ours ? 0 : value)));
  return [
    ...[...best].map(([name, value]) => ({
      measure: `${name}, ${agreed.length} of ${samples.length} ${kind} messages`,
      value,
      unit: '/s',
    })),
    atLeast(`${ours} / fastest peer, ${kind}`, best.get(ours)! / fastest, '×', 1),
  ];
}

function rate(check: Check, samples: unknown[]): number {
  const start = performance.now();
  let checks = 0;
  while (performance.now() - start < turnMs) {
    for (let turn = 0; turn < 50; turn++) for (const sample of samples) check(sample);
    checks += 50 * samples.length;
  }
  return (checks / (performance.now() - start)) * 1000;
}
