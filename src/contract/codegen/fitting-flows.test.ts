import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { examplesOfSeveralMessages } from './fitting-examples.ts';
import { flowsThatDoNotFit } from './fitting-flows.ts';
import { readModel } from './model/read.ts';

const model = await readModel(join(import.meta.dirname, '../../../specs'));

// The type of a document in tests. It allows every path. A path that does not exist throws at run time.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Tree = any;

const flowNamed = (copy: typeof model, wanted: string): Tree =>
  copy.flows.find(({ name }) => name === wanted)!.content;

test('every flow matches its operations, and no example matches two messages of a channel', () => {
  expect(flowsThatDoNotFit(model)).toEqual([]);
  expect(examplesOfSeveralMessages(model)).toEqual([]);
});

describe('a mistake in a flow', () => {
  test.each<
    [what: string, flow: string, plant: (workflow: Tree) => void, rule: string, at: string, says: RegExp]
  >([
    [
      'an operation that the document does not have',
      'delivery-fails',
      ({ steps }) => (steps[1].operationId = '$sourceDescriptions.desk.listTalks'),
      'flow-operation-exists',
      '/steps/1/operationId',
      /desk\.listTalks$/,
    ],
    [
      'a parameter that the operation does not have',
      'delivery-fails',
      ({ steps }) => (steps[1].parameters.find(({ name }: Tree) => name === 'limit').name = 'most'),
      'flow-parameters-fit',
      '/steps/1/parameters',
      /^listChats has no query parameter most$/,
    ],
    [
      'a missing parameter',
      'delivery-fails',
      ({ steps }) =>
        (steps[0].parameters = steps[0].parameters.filter(({ name }: Tree) => name !== 'random_string')),
      'flow-parameters-fit',
      '/steps/0/parameters',
      /needs the path parameter random_string$/,
    ],
    [
      'an input that the flow does not declare',
      'delivery-fails',
      ({ steps }) => (steps[0].parameters[1].value = '$inputs.channel'),
      'flow-input-declared',
      '/steps/0/parameters/1',
      /^channel is no input/,
    ],
    [
      'a payload without a required field',
      'try-a-crm',
      ({ steps }) => delete steps[0].requestBody.payload.visitor.number,
      'flow-payload-fits',
      '/steps/0/requestBody/payload/visitor/number',
      /has no `number`$/,
    ],
    [
      'a payload with a field of another type',
      'try-a-crm',
      ({ steps }) => (steps[0].requestBody.payload.chat_id = 'seven'),
      'flow-payload-fits',
      '/steps/0/requestBody/payload/chat_id',
      /chat_id is "seven"/,
    ],
  ])('flowsThatDoNotFit reports %s, with its place', (_what, flow, plant, rule, at, says) => {
    const copy = structuredClone(model);
    plant(flowNamed(copy, flow).workflows[0]);
    expect(flowsThatDoNotFit(copy)).toEqual([
      {
        document: `specs/flows/${flow}.arazzo.yaml`,
        pointer: `/workflows/0${at}`,
        rule,
        message: expect.stringMatching(says),
        cure: expect.any(String),
      },
    ]);
  });
});

test('a channel with two messages that have the same payload is reported', () => {
  const copy = structuredClone(model);
  const { bundled } = copy.interfaces.find(({ name }) => name === 'channel')!;
  const [{ messages }] = Object.values(bundled.asyncapi!['channels'] as Tree) as [Tree];
  messages.again = Object.values(messages)[0];
  expect(examplesOfSeveralMessages(copy)).toContainEqual(
    expect.objectContaining({
      document: 'specs/channel.asyncapi.yaml',
      rule: 'one-message-only',
      pointer: expect.stringMatching(/^\/channels\/[^/]+\/messages\/again$/),
    }),
  );
});
