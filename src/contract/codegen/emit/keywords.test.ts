// Tests keywords of JSON Schema that the contract does not use yet. The validators of all languages must agree on them, too.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInstalled } from '../../../workshop/testing/programs.ts';
import { add, generate } from '../generate.ts';
import { commandOf, output, programsOf } from './testing/programs.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'parlance-keywords-'));
afterAll(() => rmSync(folder, { recursive: true }));

const specs = join(folder, 'specs');
const left = ['specs/examples', 'specs/released'].map((path) => join(root, path));
cpSync(join(root, 'specs'), specs, { recursive: true, filter: (path) => !left.includes(path) });
const file = join(specs, 'schemas/bot.yaml');
const text = readFileSync(file, 'utf8');
const changed = text
  .replace(/maxItems: \d+\n( *)items: .*\n/, 'maxItems: 4\n$1minItems: 2\n$1uniqueItems: true\n$1items: {}\n')
  .replace('The heading of the buttons.', '$&\n        minLength: 2\n        maxLength: 3');
writeFileSync(file, changed);

const generated = join(folder, 'generated');
add(generated, await generate(specs));

const titles = ['', 'a', 'ab', 'abc', 'abcd', '😀', '😀😀', '😀😀😀', '😀😀😀😀', 'é', 'e\u0301', '\n\n'];
const lists = [
  ...[[], [1], [1, 2], [1, 2, 3, 4], [1, 2, 3, 4, 5], [1, 1], [1, 1.0, 2], [0, -0], [1, '1'], [1, true]],
  ...[
    [0, false],
    [null, 'null'],
    ['a', 'a'],
    ['a', 'A'],
    ['é', 'e\u0301'],
    [1.5, 1.5],
    [[1], [1]],
  ],
  ...[
    [
      [1, 2],
      [2, 1],
    ],
    [[1, 2], ['1,2']],
    [{}, []],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1 }, { a: 2 }],
  ],
  ...[
    [{ 1: 'x' }, { 1: 'x' }],
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [{}, {}, {}, {}, {}],
  ],
];
const bodies = [
  ...titles.map((title) => ({ title, buttons: [1, 2] })),
  ...lists.map((buttons) => ({ title: 'ab', buttons })),
  ...lists.map((buttons) => ({ title: 'abcd', buttons })),
].map((body) => ({ type: 'BUTTONS', ...body }));
const lines = bodies.map((body) => JSON.stringify(['bot', 'ButtonsContent', body]));
const messages = join(folder, 'messages.jsonl');
writeFileSync(messages, lines.join('\n'));

/** A program that validates every line of a file with the generated TypeScript validator. */
const byTypeScript = join(folder, 'judge.ts');
writeFileSync(
  byTypeScript,
  `import { readFileSync } from 'node:fs';
import { validateButtonsContent as validate } from './generated/bot/validators.js';
import { faultList } from './generated/faults.ts';
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\\n')) {
  const body = JSON.parse(line)[2];
  const faults = validate(body) ? [] : faultList(body, validate.errors);
  console.log(JSON.stringify(faults.map(({ path }) => path.map((step) => '/' + step).join(''))));
}
`,
);

const verdictsOf = (program: string, args: string[]) =>
  output(program, [...args, messages], undefined, { PYTHONPATH: join(generated, 'python') })
    .trimEnd()
    .split('\n')
    .map((told) => [...new Set<string>(JSON.parse(told))].toSorted().join(' '));

const verdicts = verdictsOf(process.execPath, [byTypeScript]);

test('the TypeScript validator checks maxLength, minLength, maxItems, minItems and uniqueItems', () => {
  expect(changed).not.toBe(text);
  expect(verdicts.slice(0, 6)).toEqual(['/title', '/title', '', '', '/title', '/title']);
  expect(verdicts.slice(titles.length, titles.length + 6)).toEqual([
    ...['/buttons', '/buttons', '', '', '/buttons', '/buttons'],
  ]);
});

test.for(programsOf('usual'))(
  'the validator of %s finds the same faults as the TypeScript validator',
  ([program, language], { skip }) => {
    skip(!isInstalled(program), 'is not installed');
    const [command = '', ...args] = commandOf(program, language, 'judge', folder, generated);
    const theirs = verdictsOf(command, args);
    const differ = theirs.flatMap((each, at) =>
      each === verdicts[at] ? [] : [`${verdicts[at]} but ${each}: ${lines[at]}`],
    );
    expect(theirs).toHaveLength(verdicts.length);
    expect(differ).toEqual([]);
  },
);
