// `npm run generators`: runs other generators over the bundles and writes down what comes of them, for the docs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Finding, findings } from './findings.ts';
import { findingsInLanguages, type LanguageGenerator } from './findings-in-languages.ts';
import { isHere } from './languages.ts';
import { otherLanguages } from './other-languages.ts';
import { others } from './others.ts';
import { own } from './own.ts';
import { findingsOfValidators } from './validators.ts';

const written = join(import.meta.dirname, 'findings.json');
const before = JSON.parse(readFileSync(written, 'utf8')) as Finding[];
const folder = mkdtempSync(join(tmpdir(), 'parlance-generators-'));
try {
  const found = [...(await findings([own, ...others], folder)), ...(await findingsOfValidators(folder))];
  for (const generator of otherLanguages) found.push(await findingOrFormer(generator));
  writeFileSync(written, `${JSON.stringify(found, null, 2)}\n`);
  for (const { generator, version, language, valid, invalid, errors } of found)
    console.log(
      `${generator} ${version}, ${language}: ${errors.length} errors; takes ${valid.asked - valid.refused.length} of ${valid.asked} valid and ${invalid.taken.length} of ${invalid.asked} invalid examples`,
    );
} finally {
  rmSync(folder, { recursive: true });
}

/** Keeps the former finding where the language is not installed. */
async function findingOrFormer(generator: LanguageGenerator): Promise<Finding> {
  const { name, language } = generator;
  const former = before.find((each) => each.generator === name && each.language === language.name);
  if (isHere(language) || former === undefined) return (await findingsInLanguages([generator], folder))[0]!;
  console.log(`${language.name} is not on this machine: what was found of ${name} before is kept.`);
  return former;
}
