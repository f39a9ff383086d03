// The doc comment of a schema, an operation or a property: meaning, limits, and tags for rules and choices.
//
// @rule       rules of the contract, each with its level
// @local      a rule of the level LOCAL: the reference's choice, where the source states nothing
// @openPoint  what the source does not state, and the reference's choice
import { isObject, type JsonObject, listAt, nameOf, textAt } from '../../../../../specs/reading/json.ts';
import type { Model, OpenPoint, Rule } from '../../model/model.ts';
import { growthSentence, limitsOf } from '../sentences.ts';

/** The paragraphs of a schema's doc comment. A property that only refers to a named schema has that schema's comment. */
export function schemaDoc(schema: JsonObject, named: Map<string, JsonObject>): string[] {
  const all = chain(schema, named);
  const meanings = all.map((each) => textAt(each, 'description'));
  const limits = [...new Set(all.flatMap(limitsOf))];
  return [
    ...new Set(meanings.filter((text) => text !== '')),
    limits.length === 0 ? '' : `Limit: ${limits.join('; ')}.`,
    ...all.flatMap((each) =>
      each['x-grows'] === undefined ? [] : [growthSentence(textAt(each, 'x-grows'))],
    ),
    ...tagsOf(
      all.flatMap((each) => listAt(each, 'x-rules').filter(isObject)) as unknown as Rule[],
      all.flatMap((each) => listAt(each, 'x-open').filter(isObject)) as unknown as OpenPoint[],
    ),
    ...(all.some(({ deprecated }) => deprecated === true) ? ['@deprecated'] : []),
  ];
}

/** A schema and the schemas that it refers to, by `$ref` or by an `allOf` of one. */
function chain(schema: JsonObject, named: Map<string, JsonObject>): JsonObject[] {
  const reference = textAt(schema, '$ref') || onlyReference(listAt(schema, 'allOf'));
  const target = reference === '' ? undefined : named.get(nameOf(reference));
  return target === undefined ? [schema] : [schema, ...chain(target, named)];
}

function onlyReference(branches: ReturnType<typeof listAt>): string {
  return branches.length === 1 ? textAt(branches[0], '$ref') : '';
}

/** The tags of rules and open points: rules of the contract by their ids, choices with their text. */
export function tagsOf(rules: Pick<Rule, 'id' | 'level' | 'text'>[], openPoints: OpenPoint[] = []): string[] {
  const contract = rules.filter(({ level }) => level !== 'LOCAL');
  const local = rules.filter(({ level }) => level === 'LOCAL');
  return [
    ...(contract.length === 0
      ? []
      : [`@rule ${contract.map(({ id, level }) => `${id} ${level}`).join(', ')}`]),
    ...local.map(({ id, text }) => `@local ${id} ${text} This is the reference's choice, not contract.`),
    ...openPoints.map(openPointTag),
  ];
}

/** The tags of rules and open points by their ids. */
export function tagsById(
  ids: { rules: string[]; openPoints: string[] },
  { rules, openPoints }: Pick<Model, 'rules' | 'openPoints'>,
): string[] {
  return tagsOf(
    ids.rules.flatMap((id) => rules.filter((rule) => rule.id === id)),
    openPoints.filter(({ id }) => ids.openPoints.includes(id)),
  );
}

/** The short form of a tag, where the text of the open point is nearby. */
export function choiceTag(id: string): string {
  const tag = id.startsWith('OPEN-') ? '@openPoint' : '@local';
  return `${tag} ${id} The reference's choice, not contract.`;
}

export function openPointTag({ id, text, reference }: Pick<OpenPoint, 'id' | 'text' | 'reference'>): string {
  return `@openPoint ${id} ${text} The reference's choice, not contract: ${reference}`;
}
