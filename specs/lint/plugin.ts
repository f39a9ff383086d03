import { rule as choicesMarked } from './rules/choices-marked.ts';
import type { Contract } from './rules/contract.ts';
import { rule as messageDescribed } from './rules/message-described.ts';
import { rule as messageHasRules } from './rules/message-has-rules.ts';
import { rule as onlyKnownExtensions } from './rules/only-known-extensions.ts';
import { rule as operationDescribed } from './rules/operation-described.ts';
import { rule as operationHasRules } from './rules/operation-has-rules.ts';
import { rule as pathParametersKnown } from './rules/path-parameters-known.ts';
import { rule as payloadHasExamples } from './rules/payload-has-examples.ts';
import { rule as reservedSchemaNames } from './rules/reserved-schema-names.ts';
import type { Rule } from './rules/rule.ts';
import { rule as ruleComplete } from './rules/rule-complete.ts';
import { rule as ruleIdsUnique } from './rules/rule-ids-unique.ts';
import { rule as ruleRefsResolve } from './rules/rule-refs-resolve.ts';
import { rule as schemaDescribed } from './rules/schema-described.ts';
import { rule as unionHasDiscriminatorOrAny } from './rules/union-has-discriminator-or-any.ts';
import { rule as unsafeKeywords } from './rules/unsafe-keywords.ts';

const everywhere: Record<string, Rule> = {
  'choices-marked': choicesMarked,
  'only-known-extensions': onlyKnownExtensions,
  'operation-described': operationDescribed,
  'operation-has-rules': operationHasRules,
  'payload-has-examples': payloadHasExamples,
  'reserved-schema-names': reservedSchemaNames,
  'rule-complete': ruleComplete,
  'rule-ids-unique': ruleIdsUnique,
  'rule-refs-resolve': ruleRefsResolve,
  'schema-described': schemaDescribed,
  'union-has-discriminator-or-any': unionHasDiscriminatorOrAny,
  'unsafe-keywords': unsafeKeywords,
};
const ofOpenApi: Record<string, Rule> = { 'path-parameters-known': pathParametersKnown };
const ofAsyncApi: Record<string, Rule> = {
  'message-described': messageDescribed,
  'message-has-rules': messageHasRules,
};

/** Returns a Redocly plugin with the project's own rules. */
export function plugin(contract: Contract) {
  const bound = (rules: Record<string, Rule>) =>
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, () => rule(contract)]));
  return {
    id: 'parlance',
    rules: { oas3: bound({ ...everywhere, ...ofOpenApi }), async3: bound({ ...everywhere, ...ofAsyncApi }) },
  };
}

/** The names of all rules of the plugin, each with its severity for Redocly's configuration. */
export const allRules = Object.fromEntries(
  Object.keys({ ...everywhere, ...ofOpenApi, ...ofAsyncApi }).map((name) => [`parlance/${name}`, 'error']),
);
