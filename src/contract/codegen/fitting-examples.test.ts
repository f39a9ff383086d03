import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Example, readExamples } from '../documents/examples.ts';
import { isObject, type Json, type JsonObject } from '../documents/json.ts';
import { written } from '../lint/contract.ts';
import { examplesThatDoNotFit } from './fitting-examples.ts';
import { readModel } from './model/read.ts';

const specs = join(import.meta.dirname, '../../../specs');
const model = await readModel(specs);
const examples = readExamples(specs);
const told = (changed: readonly Example[]) => examplesThatDoNotFit(model, changed).map(written);

test('examplesThatDoNotFit reports no problem for the examples of the documents', () => {
  expect(examples.filter(({ change }) => change).length).toBeGreaterThan(300);
  expect(told(examples)).toEqual([]);
});

test('if many examples have the old name of a field, they are reported as one problem, without the changes of these examples', () => {
  const changed = structuredClone(examples);
  const ofBot = changed.filter(
    ({ schema, value }) => /^(BotMessage|InviteAgent|Provider)Event$/.test(schema) && isObject(value),
  );
  for (const { value } of ofBot) delete (value as JsonObject)['chat_id'];
  const [problem, ...others] = told(ofBot);
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^specs\/examples\/BotMessageEvent\/typical\/bot-says-text\.json#: the example has no `chat_id`; the same holds for BotMessageEvent\/.*, InviteAgentEvent\/bot-wants-an-agent/,
  );
  expect(problem).not.toContain('ProviderEvent');
});

test('a line of valid.json is not reported if the example that it changes is reported', () => {
  const changed = structuredClone(examples.filter(({ kind }) => kind === 'valid'));
  const isWhole = ({ schema, story }: Example) =>
    schema === 'AgentMediaMessage' && story === 'photo-with-fewest-fields';
  const whole = changed.find(isWhole)!;
  const lines = changed.filter(({ change }) => change?.base && isWhole(change.base));
  expect(lines.map(({ story }) => story)).toContain('audio-with-fewest-fields');
  for (const { value } of [whole, ...lines])
    delete ((value as JsonObject)['message'] as JsonObject)['file_size'];
  expect(told([whole, ...lines])).toEqual([
    'specs/examples/AgentMediaMessage/photo-with-fewest-fields.json#: /message has no `file_size`. Correct the example or the schema. (example-fits)',
  ]);
});

test.each<[what: string, value: Json, says: RegExp]>([
  [
    'does not change the valid example',
    {
      sender: { id: 'customer-42', name: 'Mira Lindqvist' },
      message: { type: 'text', text: 'Is the blue one still in stock?' },
    },
    /the change does not change the valid example\. Correct the change; if \/message\/text was renamed, /,
  ],
  [
    'leaves the payload valid',
    { sender: { id: 'c1' }, message: { type: 'text', text: 'Hi' } },
    /the payload fits its schema\. Correct the change; if \/message\/text was renamed, write its new name/,
  ],
  [
    'makes the payload invalid at another place',
    { sender: { id: true }, message: { type: 'text', text: 'Hi' } },
    /the fault is elsewhere: \/sender\/id is true/,
  ],
])('an invalid example whose change %s is reported', (_what, value, says) => {
  const story = examples.find(({ schema, story: name }) => schema === 'UserMessage' && name === 'no-text')!;
  expect(told([{ ...story, value }])).toEqual([expect.stringMatching(says)]);
  expect(told([{ ...story, value }])[0]).toContain('specs/examples/UserMessage/invalid.json#/no-text: ');
});
