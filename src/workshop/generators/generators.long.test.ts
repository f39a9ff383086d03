import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples, invalidExamples } from '../../../generated/channel/examples.ts';
import { codes, errorCodes } from '../../../generated/errors.ts';
import { type RunningMock, startMock } from '../../contract/mock/mock.ts';
import { sides } from '../../contract/mock/sides.ts';
import { compilerOptions, type Finding, findings } from './findings.ts';
import { findingsInLanguages, type LanguageGenerator } from './findings-in-languages.ts';
import { isHere } from './languages.ts';
import { type Generator, own } from './own.ts';

execFileSync('npm', ['ci', '--prefix', import.meta.dirname, '--prefer-offline', '--silent'], {
  shell: process.platform === 'win32',
});
// After they were fetched: a test has to know them when it is written down.
const { others } = (await import('./others.ts')) as { others: readonly Generator[] };
const { otherLanguages } = (await import('./other-languages.ts')) as {
  otherLanguages: readonly LanguageGenerator[];
};
const here = otherLanguages.filter(({ language }) => isHere(language));
const absent = new Set(
  otherLanguages.filter((each) => !here.includes(each)).map(({ language }) => language.name),
);

const folder = mkdtempSync(join(tmpdir(), 'parlance-generators-'));
let found: Finding[];
let foundInLanguages: Finding[];
let mock: RunningMock;
beforeAll(async () => {
  symlinkSync(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
  mock = await startMock(
    sides.filter(({ party }) => party === 'channel-service'),
    { host: '127.0.0.1', port: 0, dynamic: false },
  );
  found = await findings([own, ...others], folder);
  foundInLanguages = await findingsInLanguages(here, folder);
}, 300_000);
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

test('what is written down of them is what they do; else run `npm run generators`', () => {
  const written = JSON.parse(readFileSync(join(import.meta.dirname, 'findings.json'), 'utf8')) as Finding[];
  expect([...found, ...foundInLanguages]).toEqual(written.filter(({ language }) => !absent.has(language)));
});

for (const language of absent) test(`${language}: not tried, it is not on this machine`, () => undefined);

test.each(here.filter(({ name }) => name === 'quicktype-core').map(({ language }) => language.name))(
  'quicktype-core in %s reads what is right, and loses nothing of it',
  (language) => {
    const { valid, invalid, written } = foundInLanguages.find(
      (each) => each.language === language && each.generator === 'quicktype-core',
    )!;
    expect(valid.asked).toBeGreaterThan(300);
    expect(valid.refused.length).toBeLessThan(valid.asked / 10);
    expect(invalid.taken.length).toBeLessThan(invalid.asked);
    expect(written!.lost.length).toBeLessThan(written!.asked / 50);
  },
);

describe.each([own, ...others].map(({ name }) => name))('%s', (name) => {
  const finding = () => found.find(({ generator }) => generator === name)!;

  test('writes what compiles, for every document', () => {
    expect(finding().documents).toHaveLength(4);
    expect(finding().errors).toEqual([]);
  });

  test('has types that tell most wrong payloads from right ones', () => {
    const { valid, invalid } = finding();
    expect(valid.asked).toBeGreaterThan(100);
    expect(valid.refused.length).toBeLessThan(valid.asked / 50);
    expect(invalid.taken.length).toBeLessThan(invalid.asked / 4);
  });
});

describe.each(['@hey-api/openapi-ts', 'orval', 'openapi-fetch'])('%s, which makes clients', (name) => {
  test('names every schema, and takes every example that fits', () => {
    const { unnamed, valid } = found.find(({ generator }) => generator === name)!;
    expect({ unnamed, refused: valid.refused }).toEqual({ unnamed: [], refused: [] });
  });

  test('its client compiles and talks to the mock', async () => {
    const consumer = join(folder, name, 'consumer.ts');
    copyFileSync(
      join(import.meta.dirname, 'consumers', `${name.replace('@', '').replace('/', '-')}.ts`),
      consumer,
    );
    const problems = ts.getPreEmitDiagnostics(ts.createProgram([consumer], compilerOptions));
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);

    const outfile = join(folder, name, 'consumer.mjs');
    await build({ entryPoints: [consumer], outfile, bundle: true, format: 'esm', platform: 'node' });
    const { talk } = await import(pathToFileURL(outfile).href);
    const message = Object.values(examples.UserMessage)[0];
    const unfit = invalidExamples.UserMessage['no-text'];
    expect(await talk(mock.sides[0]!.url, message, unfit)).toEqual({
      status: expect.any(Number),
      taken: 200,
      refused: errorCodes[codes.invalidRequest].status,
    });
  });
});
