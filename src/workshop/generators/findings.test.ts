import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Finding, findings, own } from './findings.ts';

// Only the long tests run the generators of other projects. This test checks that the recorded findings are about the current documents.
test('findings.json is about the current documents and examples; if not, run `npm run workshop -- generators`', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-own-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [written, ...others] = JSON.parse(
    readFileSync(join(import.meta.dirname, 'findings.json'), 'utf8'),
  ) as [Finding, ...Finding[]];
  const [found] = await findings([own], folder);
  expect(written).toEqual(found);
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const { generator, version, language, reads, unnamed, valid, invalid } of others) {
    expect(version, generator).toBe(dependencies[generator.split(' ')[0]!]);
    // This test compares only findings about types. The long tests compare the other findings.
    if (language !== 'TypeScript' || reads !== own.reads || unnamed.length > 0) continue;
    expect({ generator, valid: valid.asked, invalid: invalid.asked }).toEqual({
      generator,
      valid: found!.valid.asked,
      invalid: found!.invalid.asked,
    });
  }
});
