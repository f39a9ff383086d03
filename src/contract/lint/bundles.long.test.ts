import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import {
  type Bundle,
  readBundles,
  tools,
  toolsWithoutChecks,
  verdictOf,
  withoutAccepted,
} from './bundles.ts';
import { written } from './contract.ts';

const root = join(import.meta.dirname, '../../..');
const bundles = readBundles(join(root, 'generated'), join(root, 'specs'));

// No test here checks that the bundles have no problem, because `npm run check` does so.

test('lintBundles reports a tool that checked no document or no rule', () => {
  const seen = { tool: 'A tool', counts: { documents: 4, rules: 0 }, problems: [] };
  expect(toolsWithoutChecks([seen]).map(written)).toEqual([
    expect.stringContaining('A tool checked no rules'),
  ]);
  expect(toolsWithoutChecks([{ ...seen, counts: { documents: 4 } }])).toEqual([]);
});

// The type of a document in tests. It allows every path. A path that does not exist throws at run time.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Tree = any;

interface Mistake {
  tool: keyof typeof tools;
  in: string;
  plant(document: Tree): void;
  rule: string;
  at: RegExp;
}

describe('each third-party tool reports a mistake that is planted in a bundle', () => {
  test.each<[string, Mistake]>([
    [
      'Redocly: an operation without a summary',
      {
        tool: 'redocly',
        in: 'generated/openapi/channel.json',
        plant: ({ webhooks }) => delete webhooks.agentMessage.post.summary,
        rule: 'operation-summary',
        at: /^\/webhooks\/agentMessage\/post/,
      },
    ],
    [
      'Spectral: a schema without a reference to it',
      {
        tool: 'spectralOfOpenApi',
        in: 'generated/openapi/channel.json',
        plant: ({ components }) => {
          components.schemas.Nobody = { type: 'string' };
        },
        rule: 'oas3-unused-component',
        at: /^\/components\/schemas\/Nobody$/,
      },
    ],
    [
      'Spectral: an AsyncAPI document without a description',
      {
        tool: 'spectralOfAsyncApi',
        in: 'generated/asyncapi/channel.json',
        plant: ({ info }) => delete info.description,
        rule: 'asyncapi-info-description',
        at: /^\/info$/,
      },
    ],
    [
      'Spectral: a flow that uses an output of a step that does not exist',
      {
        tool: 'spectralOfArazzo',
        in: 'specs/flows/delivery-fails.arazzo.yaml',
        plant: ({ workflows: [{ steps }] }) => {
          steps.at(-1).parameters.at(-1).value = '$steps.nowhere.outputs.chat_id';
        },
        rule: 'arazzo-step-parameters-validation',
        at: /^\/workflows\/0\/steps\/\d\/parameters/,
      },
    ],
    [
      'Redocly: a flow that uses an output of a step that does not exist',
      {
        tool: 'redocly',
        in: 'specs/flows/delivery-fails.arazzo.yaml',
        plant: ({ workflows: [{ steps }] }) => {
          steps.at(-1).parameters.at(-1).value = '$steps.nowhere.outputs.chat_id';
        },
        rule: 'outputs-defined',
        at: /^\/workflows\/0\/steps/,
      },
    ],
    [
      'the AsyncAPI parser: a reference without a target',
      {
        tool: 'asyncApiParser',
        in: 'generated/asyncapi/channel.json',
        plant: ({ components }) => {
          components.schemas.UserText = { $ref: '#/components/schemas/Nowhere' };
        },
        rule: 'invalid-ref',
        at: /^\/components\/schemas\/UserText/,
      },
    ],
    [
      'the AsyncAPI parser: an operation with a message of another channel',
      {
        tool: 'asyncApiParser',
        in: 'generated/asyncapi/bot.json',
        plant: ({ operations: { receiveProviderEvent } }) => {
          receiveProviderEvent.messages[1].$ref = '#/channels/bot-events/messages/chatClosed';
        },
        rule: 'asyncapi3-operation-messages-from-referred-channel',
        at: /^\/operations\/receiveProviderEvent\/messages\/1/,
      },
    ],
  ])('the mistake is reported by %s', async (_what, { tool, in: document, plant, rule, at }) => {
    const planted = changed(document, plant);
    const { problems } = await verdictOf(tools[tool], [planted]);
    expect(problems).toContainEqual(
      expect.objectContaining({ document, rule, pointer: expect.stringMatching(at) }),
    );
    const sound = bundles.find((bundle) => bundle.document === document)!;
    const before = await verdictOf(tools[tool], [sound]);
    expect(before.problems.filter((one) => one.rule === rule && at.test(one.pointer))).toEqual([]);
  });
});

test('withoutAccepted reports an accepted complaint that no tool makes any more', () => {
  const problem = { document: 'generated/a.json', pointer: '', rule: 'one', message: '', cure: '' };
  const because = 'a reason';
  const keep = [
    { rule: 'one', document: 'generated/a.json', because },
    { rule: 'two', because },
  ];
  expect(withoutAccepted([problem, { ...problem, document: 'generated/b.json' }], keep)).toEqual({
    left: [{ ...problem, document: 'generated/b.json' }],
    unused: [{ rule: 'two', because }],
  });
});

/** Returns a copy of a bundle, in a file of its own, with a mistake planted in it. */
function changed(document: string, plant: (content: Tree) => void): Bundle {
  const sound = bundles.find((bundle) => bundle.document === document)!;
  const content = parse(sound.text);
  plant(content);
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, text] = [join(folder, 'bundle.json'), JSON.stringify(content)];
  writeFileSync(file, text);
  return { ...sound, file, text };
}
