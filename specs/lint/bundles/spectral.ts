import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { step } from '../../reading/json.ts';
import type { Bundle } from './bundle.ts';
import { named, type Tool, type Verdict } from './tool.ts';

const sets: Readonly<Record<Bundle['kind'], [name: string, rules: spectral.RulesetDefinition]>> = {
  openapi: ['spectral:oas', rulesets.oas as spectral.RulesetDefinition],
  asyncapi: ['spectral:asyncapi', rulesets.asyncapi as spectral.RulesetDefinition],
  arazzo: ['spectral:arazzo', rulesets.arazzo as spectral.RulesetDefinition],
};

/** Runs Spectral's own rule set for `kind` on the bundles of that kind. Hints are reported too. */
async function ask(kind: Bundle['kind'], all: Bundle[]): Promise<Verdict> {
  const [name, rules] = sets[kind];
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rules] });
  const problems: Verdict['problems'] = [];
  const bundles = all.filter((bundle) => bundle.kind === kind);
  for (const { file, document, text } of bundles) {
    const found = await linter.run(new spectral.Document(text, parsers.Yaml, file));
    for (const { code, message, path } of found)
      problems.push({
        document,
        pointer: path.map(step).join(''),
        rule: String(code),
        message: message.replace(/\.$/, ''),
        cure: '',
      });
  }
  const enabled = Object.values(linter.ruleset?.rules ?? {}).filter((rule) => rule.enabled);
  return {
    tool: `${named('Spectral', '@stoplight/spectral-core')}, ${name}`,
    counts: { documents: bundles.length, rules: enabled.length },
    problems,
  };
}

export const askSpectralOfOpenApi: Tool = (bundles) => ask('openapi', bundles);
export const askSpectralOfAsyncApi: Tool = (bundles) => ask('asyncapi', bundles);
export const askSpectralOfArazzo: Tool = (bundles) => ask('arazzo', bundles);
