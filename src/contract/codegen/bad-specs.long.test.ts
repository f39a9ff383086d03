import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { SpecProblem } from './model/model.ts';

interface Mistake {
  title: string;
  spoil: (specs: SpecsCopy) => void;
  /** The document and the JSON pointer that the error must name. */
  place: string;
  /** Matches the error's words about the mistake and its remedy. */
  says: RegExp;
}

const channel = 'schemas/channel.yaml';
const inChannel = 'specs/schemas/channel.yaml#/$defs';

const mistakes: Mistake[] = [
  {
    title: 'a $ref to a schema that does not exist',
    spoil: (specs) =>
      specs.replace(channel, "allOf: [{$ref: '#/$defs/MediaContent'}]", "allOf: [{$ref: '#/$defs/Nothing'}]"),
    place: `${inChannel}/UserMedia/allOf/0`,
    says: /can't resolve \$ref.*correct the file or the pointer/i,
  },
  {
    title: 'a $ref to a file that does not exist',
    spoil: (specs) =>
      specs.replace(
        channel,
        "allOf: [{$ref: '#/$defs/MediaContent'}]",
        "allOf: [{$ref: 'no.yaml#/$defs/MediaContent'}]",
      ),
    place: `${inChannel}/UserMedia/allOf/0`,
    says: /can't resolve \$ref.*correct the file or the pointer/i,
  },
  {
    title: 'x-delivery that names an operation without a policy',
    spoil: (specs) =>
      specs.replace('developer.asyncapi.yaml', 'x-delivery: sendWebhookEvent', 'x-delivery: sendCallEvent'),
    place: 'specs/developer.asyncapi.yaml#/operations/sendChatAccepted/x-delivery',
    says: /no operation with the name sendCallEvent has an x-delivery.*name an operation/i,
  },
  {
    title: 'a giveUpMs that contradicts the other figures of the policy',
    spoil: (specs) => specs.replace('bot.asyncapi.yaml', 'timeoutMs: 3000', 'timeoutMs: 4000'),
    place: 'specs/bot.asyncapi.yaml#/operations/sendBotEvent/x-delivery/giveUpMs',
    says: /giveUpMs is 9000, and the last of 3 attempts ends after 12000 ms.*write 12000/i,
  },
  {
    title: 'two schemas with the same name',
    spoil: (specs) =>
      specs.replace('schemas/widget.yaml', '$defs:\n', '$defs:\n  MediaContent: {type: string}\n'),
    place: 'specs/schemas/widget.yaml#/$defs/MediaContent',
    says: /two schemas have the name MediaContent; the first is specs\/schemas\/channel\.yaml.*rename one/i,
  },
  {
    title: 'a schema that contains itself',
    spoil: (specs) =>
      specs.replace(channel, "text: {$ref: '#/$defs/UserTextBody'}", "text: {$ref: '#/$defs/UserText'}"),
    place: `${inChannel}/UserText:`,
    says: /contains itself.*remove the recursion/i,
  },
  {
    title: 'a branch of a union without the discriminator',
    spoil: (specs) =>
      specs.replace(channel, 'x-discriminator: message/type', 'x-discriminator: message/kind'),
    place: `${inChannel}/UserMessage/oneOf/0`,
    says: /no constant at message\/kind.*const or an enum/,
  },
  {
    title: 'two branches of a union with the same value of the discriminator',
    spoil: (specs) => specs.replace(channel, 'const: text\n', 'const: location\n'),
    place: `${inChannel}/UserMessage/oneOf/2`,
    says: /"location".*also selects branch 0.*one branch/,
  },
  {
    title: 'a pattern that is not a regular expression',
    spoil: (specs) => specs.replace(channel, "pattern: '^", "pattern: '(^"),
    place: `${inChannel}/CustomerPhoto/pattern`,
    says: /not a regular expression.*correct the expression/i,
  },
  {
    title: 'a keyword that some languages do not check',
    spoil: (specs) => specs.replace(channel, '    x-truncate: ', '    multipleOf: 9\n    x-truncate: '),
    place: 'specs/channel.asyncapi.yaml and specs/channel.openapi.yaml#',
    says: /other languages do not check multipleOf/,
  },
  {
    title: 'a reference to a figure that does not exist',
    spoil: (specs) => specs.replace(channel, '{UserTextBody.x-truncate}', '{UserTextBody.maxLength}'),
    place: `${inChannel}/UserTextBody/x-rules/0/text`,
    says: /\{UserTextBody\.maxLength\} is no figure.*name a schema or an operation/i,
  },
  {
    title: 'a transition to a state that the schema does not have',
    spoil: (specs) =>
      specs.replace(
        'schemas/widget.yaml',
        'enum: [chat, call, chat/call, label, chat/min]',
        'enum: [chat, call, chat/call, label]',
      ),
    place: 'specs/widget.asyncapi.yaml#/info/x-states/widget/ways/4/to',
    says: /chat\/min is not a state of WidgetState.*one of chat, call, chat\/call, label/i,
  },
  {
    title: 'a state without a transition',
    spoil: (specs) => specs.replace('schemas/developer.yaml', 'enum: [start, ', 'enum: [on_hold, start, '),
    place: 'specs/developer.asyncapi.yaml#/info/x-states/call',
    says: /no transition leads to on_hold.*write the transitions/i,
  },
  {
    title: 'a body without a named schema',
    spoil: (specs) =>
      specs.replace(
        'channel.openapi.yaml',
        "schema: {$ref: 'schemas/channel.yaml#/$defs/UserMessage'}",
        'schema: {type: object}',
      ),
    place: 'specs/channel.openapi.yaml#/paths/',
    says: /post\/requestBody: the body has no named schema.*specs\/schemas/,
  },
  {
    title: 'a document that is not YAML',
    spoil: (specs) => specs.replace(channel, '$defs:', '$defs: ]'),
    place: 'specs/schemas/channel.yaml#',
    says: /not YAML at line 2, column 8.*correct the line/i,
  },
  {
    title: 'an example that is not JSON',
    spoil: (specs) => specs.write('examples/UserMessage/broken.json', '{'),
    place: 'specs/examples/UserMessage/broken.json#',
    says: /not JSON.*correct the file/i,
  },
  {
    title: 'paths without a party',
    spoil: (specs) => specs.replace('channel.openapi.yaml', 'paths: channel-service, ', ''),
    place: 'specs/channel.openapi.yaml#/x-parties',
    says: /no party serves the paths.*name the party/i,
  },
  {
    title: 'a party that is not in specs/parties.yaml',
    spoil: (specs) => specs.replace('channel.openapi.yaml', 'paths: channel-service', 'paths: chat-service'),
    place: 'specs/channel.openapi.yaml#/x-parties/paths',
    says: /no party has the name chat-service.*add a row chat-service to specs\/parties\.yaml/i,
  },
  {
    title: 'a party of specs/parties.yaml without a document',
    spoil: (specs) =>
      specs.replace('parties.yaml', '  widget: {', '  gadget: {audience: service}\n  widget: {'),
    place: 'specs/parties.yaml#/parties/gadget',
    says: /no document names this party/i,
  },
  {
    title: 'a party without a known audience',
    spoil: (specs) => specs.replace('parties.yaml', 'audience: provider', 'audience: robots'),
    place: 'specs/parties.yaml#/parties/bot-provider',
    says: /no known audience.*service, integrator, provider/i,
  },
  {
    title: 'a party without callers',
    spoil: (specs) => specs.replace('parties.yaml', ', callers: {service: widget}', ''),
    place: 'specs/parties.yaml#/parties/visitor',
    says: /does not say who calls this party/i,
  },
];

describe('a mistake in the documents gives one error with its place and the remedy', () => {
  test.each(mistakes)('the documents have $title', async ({ spoil, place, says }) => {
    using specs = new SpecsCopy();
    spoil(specs);
    const problem = await generate(specs.specs).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(SpecProblem);
    const { message } = problem as SpecProblem;
    expect(message).toContain(place);
    expect(message).toMatch(says);
    expect(message).not.toContain(specs.folder);
    expect(message.split('\n')).toHaveLength(1);
  });

  test('npm run generate prints the error without a stack trace, writes no file and exits with 1', () => {
    using specs = new SpecsCopy();
    specs.replace(channel, 'UserTextBody:', 'user-text-body:');
    const args = ['--specs', specs.specs, '--out', join(specs.folder, 'generated')];
    const main = join(import.meta.dirname, 'main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^specs\/schemas\/channel\.yaml#\S+: .*\.\n$/);
  });
});

const root = join(import.meta.dirname, '../../..');

const left = ['specs/examples', 'specs/released'].map((path) => join(root, path));

/** A copy of the documents without examples, for one test to change. At the end of the scope, the copy is removed. */
class SpecsCopy implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'parlance-specs-'));
  readonly specs = join(this.folder, 'specs');

  constructor() {
    cpSync(join(root, 'specs'), this.specs, {
      recursive: true,
      filter: (path) => !left.includes(path),
    });
  }

  /** Replaces the first occurrence of a text in a file of the copy. Throws if the file does not have the text. */
  replace(file: string, text: string, by: string): void {
    const path = join(this.specs, file);
    const content = readFileSync(path, 'utf8');
    if (!content.includes(text)) throw new Error(`${file} does not have the text ${JSON.stringify(text)}`);
    writeFileSync(
      path,
      content.replace(text, () => by),
    );
  }

  write(file: string, content: string): void {
    const path = join(this.specs, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true });
  }
}
