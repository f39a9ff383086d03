import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Finding, findings, own } from './findings.ts';

// The generators of other projects run only in the long tests. This test checks that their findings are about the current documents.
test('the recorded findings are about the current documents and examples; if not, run `npm run workshop -- generators`', async () => {
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
    // Only findings about types are compared. The long tests check the others.
    if (language !== 'TypeScript' || reads !== own.reads || unnamed.length > 0) continue;
    expect({ generator, valid: valid.asked, invalid: invalid.asked }).toEqual({
      generator,
      valid: found!.valid.asked,
      invalid: found!.invalid.asked,
    });
  }
});
