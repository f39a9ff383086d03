// The generated validators against what else checks the same schema: ajv at run time, TypeBox and zod.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { z } from 'zod';
import { examples, invalidExamples } from '../../../generated/channel/examples.ts';
import { UserMessage } from '../../../generated/channel/schemas.ts';
import { validateUserMessage } from '../../../generated/channel/validators.js';
import { type Finding, median } from './finding.ts';

type Check = (value: unknown) => boolean;

export async function measureValidators({ seconds }: { seconds: number }): Promise<Finding[]> {
  const ajv = new Ajv2020({ strict: false }).compile(UserMessage);
  const typebox = Compile(UserMessage as unknown as TSchema);
  const zod = zodUserMessage();
  const peers: Record<string, Check> = {
    generated: validateUserMessage,
    'ajv at run time': (value) => ajv(value) as boolean,
    'TypeBox compiled': (value) => typebox.Check(value),
    zod: (value) => zod.safeParse(value).success,
  };
  return [
    ...compare('valid', peers, Object.values(examples.UserMessage), true, seconds),
    ...compare('invalid', peers, Object.values(invalidExamples.UserMessage), false, seconds),
  ];
}

/** Checks a second of each peer, measured in turns so that noise of the machine meets all of them. */
function compare(
  kind: string,
  peers: Record<string, Check>,
  samples: unknown[],
  expected: boolean,
  seconds: number,
): Finding[] {
  const rounds = 12;
  const agreed = samples.filter((sample) =>
    Object.values(peers).every((check) => check(sample) === expected),
  );
  const rates = new Map<string, number[]>(Object.keys(peers).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, check] of Object.entries(peers)) {
      rates.get(name)!.push(rate(check, agreed, (seconds * 1000) / rounds / 4));
    }
  }
  const medians = Object.fromEntries([...rates].map(([name, all]) => [name, median(all)]));
  const fastest = Math.max(
    ...Object.entries(medians).map(([name, value]) => (name === 'generated' ? 0 : value)),
  );
  const ratio = medians['generated']! / fastest;
  return [
    ...Object.entries(medians).map(([name, value]) => ({
      measure: `${name}, ${agreed.length} of ${samples.length} ${kind} messages`,
      value,
      unit: '/s',
    })),
    { measure: `generated / fastest peer, ${kind}`, value: ratio, unit: '×', aim: '≥ 1.0', met: ratio >= 1 },
  ];
}

function rate(check: Check, samples: unknown[], milliseconds: number): number {
  const start = performance.now();
  let checks = 0;
  while (performance.now() - start < milliseconds) {
    for (let turn = 0; turn < 50; turn++) for (const sample of samples) check(sample);
    checks += 50 * samples.length;
  }
  return (checks / (performance.now() - start)) * 1000;
}

/** The same schema as a person would write it in zod. */
function zodUserMessage() {
  const id = z.union([z.string().min(1), z.int()]);
  const text = z.string().optional();
  const sender = z.looseObject({
    id,
    name: text,
    phone: text,
    email: text,
    photo: text,
    url: text,
    invite: text,
  });
  const address = z.string().regex(/^https?:\/\/[^\s/?#]+\S*$/i);
  const positive = z.int().min(1);
  const media = {
    id: text,
    file: address,
    file_name: z.string(),
    file_size: positive,
    thumb: address.optional(),
    emoji: text,
    duration: positive.optional(),
    width: positive.optional(),
    height: positive.optional(),
    text,
    performer: text,
    title: text,
  };
  const kinds = ['video', 'audio', 'voice', 'photo', 'sticker', 'document'] as const;
  const content = z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('text'), id: text, text: z.string() }),
    z.looseObject({ type: z.literal(kinds), ...media }),
    z.looseObject({
      type: z.literal('location'),
      id: text,
      latitude: z.number(),
      longitude: z.number(),
      text,
      title: text,
    }),
  ]);
  const typing = z.looseObject({
    sender: z.looseObject({ id }),
    message: z.looseObject({ type: z.enum(['typein', 'typeout']) }),
  });
  return z.union([z.looseObject({ sender, message: content }), typing]);
}
