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
  for (const { isValid, faults } of messages) expect(faults.length === 0).toBe(isValid);
  expect(counts['valid']!.valid).toBe(counts['valid']!.messages);
  expect(counts['tolerated']!.valid).toBe(counts['tolerated']!.messages);
  // Null in a field that may be absent is tolerated (OPEN-35).
  const tolerated = messages.filter(({ kind, isValid }) => kind === 'invalid' && isValid);
  for (const { message } of tolerated) expect(JSON.stringify(message)).toContain(':null');
  expect(counts['mutated']!.messages).toBeGreaterThan(30_000);
  expect(counts['mutated']!.valid).toBeGreaterThan(5000);
});

/** The places of faults, each once. TypeScript names ten at most. */
function places(faults: string[]): string {
  const all = [...new Set(faults)];
  return all.length < 10 ? all.toSorted().join(' ') : 'ten or more';
}

test.each(programs)(
  '%s finds the same messages valid as TypeScript does, and the same faults in the others',
  (program, args) => {
    if (!starts(program)) return expect(starts(program), `${program} is not installed`).toBe(false);
    const told = output(program, [...args, file])
      .trimEnd()
      .split('\n');
    expect(told).toHaveLength(messages.length);
    const differences = messages.flatMap(({ faults }, index) => {
      const theirs = places(JSON.parse(told[index]!));
      return theirs === places(faults) ? [] : [`${faults} but ${theirs}: ${lines[index]}`];
    });
    console.log(`${program}: ${told.length} messages, ${differences.length} differences`);
    expect(differences).toEqual([]);
  },
);
