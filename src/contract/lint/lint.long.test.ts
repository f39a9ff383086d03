import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Problem, written } from './contract.ts';
import { lintSpecs } from './lint.ts';

const specs = join(import.meta.dirname, '../../../specs');

/** A copy of the folder `specs/`. The tests plant mistakes in it. */
const copy = join(mkdtempSync(join(tmpdir(), 'specs-')), 'specs');
const left = ['lint', 'released'].map((folder) => join(specs, folder));
cpSync(specs, copy, { recursive: true, filter: (file) => !left.includes(file) });
afterAll(() => rmSync(dirname(copy), { recursive: true }));

// No test here checks that the documents have no problem, because `npm run check` does so.

interface Mistake {
  rule: string;
  in: string;
  replace: string | RegExp;
  by: string;
  /** The place of the expected problem, and a part of its message. */
  at: [document: string, pointer: string, says: string];
}

const mistakes: Mistake[] = [
  {
    rule: 'property-has-an-example',
    in: 'schemas/developer.yaml',
    replace: '      social: {$ref: ',
    by: "      language: {type: string, description: The visitor's language.}\n      social: {$ref: ",
    at: [
      'schemas/developer.yaml',
      '/$defs/Visitor/properties/language',
      'no valid example has this optional property',
    ],
  },
  {
    rule: 'schema-used',
    in: 'schemas/errors.yaml',
    replace: '$defs:\n',
    by: '$defs:\n  Stray: {type: string, description: Nobody has it., examples: [a]}\n',
    at: ['schemas/errors.yaml', '/$defs/Stray', 'nothing refers to the schema'],
  },
  {
    rule: 'message-described',
    in: 'developer.openapi.yaml',
    replace: '        summary: An agent has connected the chat to a CRM card.\n',
    by: '',
    at: ['developer.openapi.yaml', '/webhooks/chatAssigned/post/x-event', 'the message has no summary'],
  },
  {
    rule: 'message-used',
    in: 'bot.openapi.yaml',
    replace: /(agentJoined:[\s\S]*?)sentBy: sendBotEvent/,
    by: '$1sentBy: sendBotEvents',
    at: ['bot.openapi.yaml', '/webhooks/agentJoined/post/x-event', 'nothing refers to the message'],
  },
  {
    rule: 'operation-described',
    in: 'channel.openapi.yaml',
    replace:
      '      summary: Ask whether somebody can answer\n      description: Tells whether an agent of the channel is online. The whole body is one JSON integer.\n',
    by: '      summary: Ask whether somebody can answer\n',
    at: [
      'channel.openapi.yaml',
      '/paths/~1{random_string}~1{channel_public_id}~1status/get',
      'no description',
    ],
  },
  {
    rule: 'operation-described',
    in: 'widget.asyncapi.yaml',
    replace: '    summary: The chat window closes.\n',
    by: '',
    at: ['widget.asyncapi.yaml', '/operations/close', 'no summary'],
  },
  {
    rule: 'operation-has-rules',
    in: 'developer.openapi.yaml',
    replace: /(operationId: receiveChatFinished[\s\S]*?)\n {6}x-rules: .*/,
    by: '$1',
    at: ['developer.openapi.yaml', '/webhooks/chatFinished/post', 'no rules'],
  },
  {
    rule: 'operation-has-rules',
    in: 'bot.asyncapi.yaml',
    replace: /\n {4}x-rules: \[BOT-IN-01, BOT-IN-02, .*/,
    by: '',
    at: ['bot.asyncapi.yaml', '/operations/receiveProviderEvent', 'no rules'],
  },
  {
    rule: 'message-described',
    in: 'bot.asyncapi.yaml',
    replace: "      description: The body of the provider's post of a reply.\n",
    by: '',
    at: ['bot.asyncapi.yaml', '/components/messages/BotMessage', 'no description'],
  },
  {
    rule: 'message-has-rules',
    in: 'bot.asyncapi.yaml',
    replace: '      x-rules: [BOT-IN-02]\n',
    by: '',
    at: ['bot.asyncapi.yaml', '/components/messages/InviteAgent', 'no rules'],
  },
  {
    rule: 'schema-described',
    in: 'schemas/widget.yaml',
    replace: / {4}description: The call is given no data.*\n/,
    by: '',
    at: ['schemas/widget.yaml', '/$defs/NoArguments', 'NoArguments has no description'],
  },
  {
    rule: 'choices-marked',
    in: 'schemas/developer.yaml',
    replace: "field's name is the reference's own (OPEN-23)",
    by: "field's name is the reference's own",
    at: ['schemas/developer.yaml', '/$defs/FinishedChatWords/description', 'not that this is not contract'],
  },
  {
    rule: 'payload-has-examples',
    in: 'schemas/bot.yaml',
    replace: "    examples: ['4107']\n",
    by: '',
    at: ['schemas/bot.yaml', '/$defs/ClientId', 'specs/examples/ClientId/<story>.json'],
  },
  {
    rule: 'payload-has-examples',
    in: 'bot.openapi.yaml',
    replace: "schema: {$ref: 'schemas/bot.yaml#/$defs/ProviderEvent'}",
    by: "schema: {allOf: [{$ref: 'schemas/bot.yaml#/$defs/ProviderEvent'}]}",
    at: [
      'bot.openapi.yaml',
      '/paths/~1webhooks~1{provider_id}~1{token}/post/requestBody/content/application~1json',
      'the schema has no name',
    ],
  },
  {
    rule: 'rule-complete',
    in: 'channel.openapi.yaml',
    replace: 'id: CHN-IN-02, party: channel-service',
    by: 'id: CHN-IN-02',
    at: [
      'channel.openapi.yaml',
      '/paths/~1{random_string}~1{channel_public_id}~1status/get/x-rules/1',
      'rule CHN-IN-02 binds nobody',
    ],
  },
  {
    rule: 'rule-complete',
    in: 'schemas/developer.yaml',
    replace: 'id: HOOK-OUT-17, party: webhook-sender, level: LOCAL',
    by: 'id: HOOK-OUT-17, party: webhook-sender, level: MAY',
    at: ['schemas/developer.yaml', '/$defs/UserToken/x-rules/1', 'the level MAY'],
  },
  {
    rule: 'rule-complete',
    in: 'bot.openapi.yaml',
    replace: 'source: "4.3", text: "The body of the bot endpoint',
    by: 'text: "The body of the bot endpoint',
    at: ['bot.openapi.yaml', '/webhooks/clientMessage/post/x-open/0', 'open point OPEN-04 has no source'],
  },
  {
    rule: 'rule-ids-unique',
    in: 'widget.asyncapi.yaml',
    replace: 'id: WID-22',
    by: 'id: WID-24',
    at: [
      'widget.asyncapi.yaml',
      '/operations/svc_onChangeState/x-rules/0',
      'WID-24 is defined a second time',
    ],
  },
  {
    rule: 'rule-refs-resolve',
    in: 'bot.asyncapi.yaml',
    replace: 'x-rules: [BOT-IN-02]',
    by: 'x-rules: [BOT-IN-99]',
    at: ['bot.asyncapi.yaml', '/components/messages/InviteAgent/x-rules/0', 'BOT-IN-99'],
  },
  {
    rule: 'rule-refs-resolve',
    in: 'widget.asyncapi.yaml',
    replace: 'x-open: [OPEN-27]',
    by: 'x-open: [OPEN-97]',
    at: ['widget.asyncapi.yaml', '/operations/showProactiveInvitation/x-open/0', 'OPEN-97'],
  },
  {
    rule: 'only-known-extensions',
    in: 'schemas/channel.yaml',
    replace: /(\n {4}x-)(truncate: \d+)/,
    by: '$1$2$1cut: 1',
    at: ['schemas/channel.yaml', '/$defs/UserTextBody/x-cut', 'x-cut is not a known extension'],
  },
  {
    rule: 'figure-once',
    in: 'channel.asyncapi.yaml',
    replace: 'MUST be {sendAgentMessage.intervalMs} apart',
    by: 'MUST be three seconds apart',
    at: ['channel.asyncapi.yaml', '/operations/sendAgentMessage/x-rules/5/text', '"three seconds"'],
  },
  {
    rule: 'figure-once',
    in: 'channel.asyncapi.yaml',
    replace: 'is due, {sendAgentMessage.intervalMs} after',
    by: 'is due, 3 s after',
    at: ['channel.asyncapi.yaml', '/components/messages/AgentMessageReply/x-rules/3/text', '"3 s"'],
  },
  {
    rule: 'figure-once',
    in: 'schemas/channel.yaml',
    replace: 'in the limit of {UserTextBody.x-truncate} is',
    by: 'in the limit of 1,000 is',
    at: ['schemas/channel.yaml', '/$defs/UserTextBody/x-open/0/text', '"1,000"'],
  },
  {
    rule: 'figure-once',
    in: 'schemas/bot.yaml',
    replace: 'at most {ButtonsContent.buttons.maxItems} buttons',
    by: 'at most three buttons',
    at: ['schemas/bot.yaml', '/$defs/ButtonsContent/x-rules/1/text', '"three"'],
  },
  {
    rule: 'named-field-exists',
    in: 'schemas/channel.yaml',
    replace: 'that lacks file, file_name or file_size.',
    by: 'that lacks file, file_name or size_of_file.',
    at: ['schemas/channel.yaml', '/$defs/UserMediaMessage/x-rules/1/text', 'the text names size_of_file'],
  },
  {
    rule: 'union-has-discriminator-or-any',
    in: 'schemas/bot.yaml',
    replace: '    x-discriminator: event\n',
    by: '',
    at: ['schemas/bot.yaml', '/$defs/ProviderEvent', 'no property distinguishes the branches'],
  },
  {
    rule: 'path-parameters-known',
    in: 'bot.openapi.yaml',
    replace: '/webhooks/{provider_id}/{token}:',
    by: '/webhooks/{provider_id}/{token}/{region}:',
    at: ['bot.openapi.yaml', '/paths/~1webhooks~1{provider_id}~1{token}~1{region}/post', '{region}'],
  },
  {
    rule: 'path-parameters-known',
    in: 'channel.openapi.yaml',
    replace: 'x-path: /{channel_public_id}',
    by: 'x-path: /{channel}',
    at: ['channel.openapi.yaml', '/webhooks/agentMessage/post', 'nothing describes {channel} of /{channel}'],
  },
  {
    rule: 'unsafe-keywords',
    in: 'reference/desk.openapi.yaml',
    replace: "name: {type: string, description: The channel's name.}",
    by: "name: {type: array, prefixItems: [], description: The channel's name.}",
    at: [
      'reference/desk.openapi.yaml',
      '/components/schemas/DeskChannel/properties/name/prefixItems',
      'prefixItems',
    ],
  },
  {
    rule: 'unsafe-keywords',
    in: 'reference/desk.openapi.yaml',
    replace: "customer: {$ref: '#/components/schemas/DeskCustomer'}",
    by: "customer: {$ref: '#/components/schemas/DeskCustomer', description: Who writes.}",
    at: ['reference/desk.openapi.yaml', '/components/schemas/DeskChat/properties/customer', 'beside $ref'],
  },
  {
    rule: 'version-once',
    in: 'flows/delivery-fails.arazzo.yaml',
    replace: /version: .*/,
    by: 'version: 99.0.0',
    at: ['flows/delivery-fails.arazzo.yaml', '/info/version', '99.0.0'],
  },
  {
    rule: 'rule-complete',
    in: 'developer.asyncapi.yaml',
    replace: 'level: LOCAL, source: "not shown"',
    by: 'level: MUST, source: "not shown"',
    at: ['developer.asyncapi.yaml', '/operations/sendWebhookEvent/x-rules/2', 'Make it LOCAL'],
  },
  {
    rule: 'rule-complete',
    in: 'bot.openapi.yaml',
    replace: 'level: LOCAL, source: "not shown"',
    by: 'level: LOCAL, source: "the forum"',
    at: ['bot.openapi.yaml', '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/11', 'List sections'],
  },
  {
    rule: 'version-once',
    in: 'developer.asyncapi.yaml',
    replace: /version: .*/,
    by: 'version: 99.0.0',
    at: ['developer.asyncapi.yaml', '/info/version', '99.0.0'],
  },
];

/**
 * Groups the mistakes into rounds, each of which runs the lint once. A round has at most one mistake in each file, so no mistake hides
 * another.
 */
const rounds = mistakes.reduce<Mistake[][]>((filled, mistake) => {
  const free = filled.find((round) => !round.some((other) => other.in === mistake.in));
  if (free) free.push(mistake);
  else filled.push([mistake]);
  return filled;
}, []);

describe.each(rounds.map((round, index) => ({ round, number: index + 1 })))(
  'the lint reports only the planted mistakes of round $number',
  ({ round }) => {
    let problems: Problem[];
    beforeAll(() => {
      using planted = new DisposableStack();
      for (const mistake of round) planted.defer(plant(mistake));
      problems = lintSpecs(copy);
    });

    test.each(round)(
      'the rule $rule reports the planted text "$by" in $in',
      ({ rule, at: [document, pointer, says] }) => {
        const told = problems.find(
          (problem) => problem.document === `specs/${document}` && problem.rule === rule,
        );
        expect(told, JSON.stringify(problems)).toMatchObject({ pointer });
        expect(written(told!)).toContain(says);
      },
    );

    test('the lint reports no other problem', () => {
      const planted = new Set(round.map(({ rule }) => rule));
      expect(problems.filter(({ rule }) => !planted.has(rule))).toEqual([]);
      expect(problems).toHaveLength(round.length);
    });
  },
);

describe('the lint reports only the planted mistake', () => {
  test('reserved-schema-names: a schema has the name Error', async () => {
    const [own, reserved] = ['ErrorDetail', 'Error'].map((name) => join(copy, 'examples', name)) as [
      string,
      string,
    ];
    onTestFinished(plant({ in: 'schemas/errors.yaml', replace: /ErrorDetail/g, by: 'Error' }));
    renameSync(own, reserved);
    onTestFinished(() => renameSync(reserved, own));
    expect(lintSpecs(copy)).toMatchObject([
      { document: 'specs/schemas/errors.yaml', pointer: '/$defs/Error', rule: 'reserved-schema-names' },
    ]);
  });

  test("example-belongs-to-a-schema: no schema has the name of the example's folder", async () => {
    const stray = join(copy, 'examples/UserMesage/typo.json');
    mkdirSync(dirname(stray), { recursive: true });
    writeFileSync(stray, '{}');
    onTestFinished(() => rmSync(dirname(stray), { recursive: true }));
    expect(lintSpecs(copy)).toMatchObject([
      { document: 'specs/examples/UserMesage/typo.json', rule: 'example-belongs-to-a-schema' },
    ]);
  });

  test.each([
    [
      'example-breaks-a-rule',
      '"breaks": "CHN-IN-16"',
      '"breaks": "CHN-IN-99"',
      /no rule or open point has the id CHN-IN-99/,
    ],
    ['example-breaks-a-rule', ', "breaks": "CHN-IN-16"', '', /it names no rule/],
    [
      'example-readable',
      'UserTextMessage/plain-text',
      'UserTextMessage/plain',
      /no valid example has the name UserTextMessage\/plain/,
    ],
    [
      'example-readable',
      '"set": {"/message/text": 42}',
      '"put": {"/message/text": 42}',
      /put is not a member of a change/,
    ],
    ['example-readable', '"/message/text": 42', '"/message/text/0": 42', /does not have property/],
  ])('%s: in an invalid example, %s is replaced by "%s"', async (rule, replace, by, says) => {
    const file = 'examples/UserMessage/invalid.json';
    const story = readFileSync(join(copy, file), 'utf8')
      .split('\n')
      .find((line) => line.includes('"text-is-a-number"'))!;
    onTestFinished(plant({ in: file, replace: story, by: story.replace(replace, by) }));
    const problems = lintSpecs(copy);
    expect(problems).toMatchObject([{ document: `specs/${file}`, pointer: '/text-is-a-number', rule }]);
    expect(written(problems[0]!)).toMatch(says);
  });

  test('example-belongs-to-a-schema: a schema has two typical examples', async () => {
    const second = join(copy, 'examples/WebhookReply/typical/second.json');
    writeFileSync(second, '{"result": "ok"}');
    onTestFinished(() => rmSync(second));
    const rule = 'example-belongs-to-a-schema';
    expect(lintSpecs(copy)).toMatchObject([
      { document: 'specs/examples/WebhookReply/typical/ok.json', rule },
      { document: 'specs/examples/WebhookReply/typical/second.json', rule },
    ]);
  });
});

/** Plants a mistake in a file of the copy. Returns a function that restores the file. */
function plant({ in: file, replace, by }: Pick<Mistake, 'in' | 'replace' | 'by'>): () => void {
  const path = join(copy, file);
  const good = readFileSync(path, 'utf8');
  const bad = good.replace(replace, by);
  expect(bad, 'the text to replace stands in the document').not.toBe(good);
  writeFileSync(path, bad);
  return () => writeFileSync(path, good);
}
