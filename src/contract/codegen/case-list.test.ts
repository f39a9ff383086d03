import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emitCaseList } from './case-list.ts';

const targets = mkdtempSync(join(tmpdir(), 'parlance-cases-'));
afterAll(() => rmSync(targets, { recursive: true }));

test('emitCaseList lists every file in the case folders of the targets, and no other file', async () => {
  const files = { 'channel-service': ['text', 'two-chats'], widget: ['window'] };
  for (const [target, names] of Object.entries(files)) {
    mkdirSync(join(targets, target, 'cases'), { recursive: true });
    for (const name of names)
      writeFileSync(join(targets, target, 'cases', `${name}.ts`), `export const cases = ['${name}'];\n`);
  }
  writeFileSync(join(targets, 'widget/context.ts'), 'export const cases = [];\n');
  writeFileSync(join(targets, 'cases.ts'), emitCaseList(targets));
  const { cases } = await import(join(targets, 'cases.ts'));
  expect(cases).toEqual(files);
});
