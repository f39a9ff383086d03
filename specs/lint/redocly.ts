import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { parse } from 'yaml';
import type { Source } from '../reading/source.ts';
import { documentName, SourcesResolver } from '../reading/sources.ts';
import { allRules, plugin } from './plugin.ts';
import type { Problem } from './problem.ts';
import type { Contract } from './rules/contract.ts';
import { parting } from './rules/rule.ts';

type RawConfig = Parameters<typeof createConfig>[0];

/**
 * Checks every document, and the schema files that it refers to, with the rules of `redocly.yaml` and the project's own rules. Returns the
 * problems.
 */
export async function lintByRedocly(contract: Contract, documents: Source[]): Promise<Problem[]> {
  const settings = parse(readFileSync(join(import.meta.dirname, 'redocly.yaml'), 'utf8'));
  const config = await createConfig({
    ...settings,
    plugins: [plugin(contract)],
    rules: { ...settings.rules, ...allRules },
  } as RawConfig);
  const found = await Promise.all(
    documents.map(({ file }) =>
      lint({ ref: file, config, externalRefResolver: new SourcesResolver(contract.sources) }),
    ),
  );
  return found.flat().map(({ message, ruleId, location, suggest }) => {
    const [what, cure = suggest.length > 0 ? `Did you mean ${suggest.join(', ')}?` : ''] =
      message.split(parting);
    return {
      document: documentName(contract.specs, location[0]?.source.absoluteRef ?? contract.specs),
      pointer: (location[0]?.pointer ?? '').replace(/^#/, '').replace(/\/$/, ''),
      rule: ruleId.replace(/^parlance\//, ''),
      message: what!.replace(/\.$/, ''),
      cure,
    };
  });
}
