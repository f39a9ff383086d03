// The validators of all languages on every example of the documents, and on every example with one change.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { judgedMessages } from './testing/messages.ts';
import { generated, output, starts } from './testing/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-verdicts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const messages = await judgedMessages();
const lines = messages.map((one) => JSON.stringify([one.interface, one.schema, one.message]));
const file = join(folder, 'messages.jsonl');
writeFileSync(file, `${lines.join('\n')}\n`);

const judge = (name: string) => new URL(`testing/${name}`, import.meta.url).pathname;
/** Each program with its judge, the oldest supported versions where they are installed. */
const programs: [program: string, args: string[]][] = [
  ['python3', [judge('judge.py')]],
  ['python3.9', [judge('judge.py')]],
  ['php', [judge('judge.php'), join(generated, 'php/autoload.php')]],
  ['php8.1', [judge('judge.php'), join(generated, 'php/autoload.php')]],
];

test('the examples and their changes have valid and invalid messages of all kinds', () => {
  const counts = Object.fromEntries(
    [...Map.groupBy(messages, ({ kind }) => kind)].map(([kind, own]) => [
      kind,
      { messages: own.length, valid: own.filter(({ isValid }) => isValid).length },
    ]),
  );
  console.log(counts);
  expect(counts['valid']!.valid).toBe(counts['valid']!.messages);
  expect(counts['tolerated']!.valid).toBe(counts['tolerated']!.messages);
  // Null in a field that may be absent is tolerated (OPEN-35).
  const tolerated = messages.filter(({ kind, isValid }) => kind === 'invalid' && isValid);
  for (const { message } of tolerated) expect(JSON.stringify(message)).toContain(':null');
  expect(counts['mutated']!.messages).toBeGreaterThan(30_000);
  expect(counts['mutated']!.valid).toBeGreaterThan(5000);
});

test.each(programs)('%s and TypeScript agree on every message', (program, args) => {
  if (!starts(program)) return expect(starts(program), `${program} is not installed`).toBe(false);
  const verdicts = output(program, [...args, file])
    .trimEnd()
    .split('\n');
  expect(verdicts).toHaveLength(messages.length);
  const differences = messages.flatMap(({ isValid }, index) =>
    isValid === (verdicts[index] === '[]') ? [] : [`${isValid} but ${verdicts[index]}: ${lines[index]}`],
  );
  console.log(`${program}: ${verdicts.length} messages, ${differences.length} differences`);
  expect(differences).toEqual([]);
});
