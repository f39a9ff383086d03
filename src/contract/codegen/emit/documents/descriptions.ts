import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  mapObjects,
  textAt,
} from '../../../../../specs/reading/json.ts';
import type { ErrorCode } from '../../model.ts';
import {
  type Catalogue,
  deliverySentences,
  errorCodeSentences,
  growthSentence,
  soleChoiceOf,
} from '../sentences.ts';

/** The separator between a description and the appended text. */
const gap = '\n\n';

/**
 * A copy of a document in which every description goes on with what the extensions beside it say: limits, deliveries, rules
 * and open points, as Markdown. What is no contract but a choice of the reference says so.
 */
export function described(document: JsonObject, catalogue: Catalogue): JsonObject {
  return mapObjects(document, (object) => {
    const notes = notesOf(object, catalogue);
    if (notes === '') return object;
    const own = textAt(object, 'description').trimEnd();
    return { ...object, description: own === '' ? notes : `${own}${gap}${notes}` };
  }) as JsonObject;
}

/** What the extensions of an object say, as Markdown; nothing where they say nothing. */
export function notesOf(object: JsonObject, catalogue: Catalogue): string {
  return [
    ...truncation(object['x-truncate']),
    ...growth(textAt(object, 'x-grows')),
    ...delivery(object['x-delivery']),
    ...errorCodes(listAt(object, 'x-error-codes')),
    ...ownCode(object['x-error'], catalogue),
    ...rules(listAt(object, 'x-rules')),
    ...ruleRefs(listAt(object, 'x-rule-refs').map(String), catalogue),
    ...openPoints(listAt(object, 'x-open')),
    ...openRefs(listAt(object, 'x-open-refs')),
  ].join(gap);
}

function truncation(characters: Json | undefined): string[] {
  if (typeof characters !== 'number') return [];
  return [
    `**Limit:** ${characters} characters. What is longer is cut to the first ${characters}, never refused.`,
  ];
}

function growth(sections: string): string[] {
  return sections === '' ? [] : [growthSentence(sections)];
}

function delivery(found: Json | undefined): string[] {
  if (!isObject(found)) return [];
  const choice = soleChoiceOf(found);
  const head =
    choice === undefined ? '**Delivery**' : `**Delivery** (${choice}: the reference's choice, not contract)`;
  const lines = deliverySentences(found).map((sentence) => `- ${sentence}`);
  return [`${head}${gap}${lines.join('\n')}`];
}

function errorCodes(codes: Json[]): string[] {
  if (codes.length === 0) return [];
  return [`**Error codes.** ${errorCodeSentences(codes as unknown as ErrorCode[]).join(' ')}`];
}

function ownCode(error: Json | undefined, { choiceOf }: Catalogue): string[] {
  const code = textAt(error, 'code');
  const choice = choiceOf(code);
  if (code === '' || choice === undefined) return [];
  return [`The code \`${code}\` is the reference's choice, not contract (${choice}).`];
}

function rules(found: Json[]): string[] {
  if (found.length === 0) return [];
  const lines = found.map((rule) => {
    const of = (key: string) => textAt(rule, key);
    const level = of('level') === 'LOCAL' ? "**LOCAL: the reference's choice, not contract**" : of('level');
    return `- ${of('id')} ${level} (${of('party')}): ${of('text')}`;
  });
  return [`**Rules**${gap}${lines.join('\n')}`];
}

function ruleRefs(ids: string[], { levelOf }: Catalogue): string[] {
  if (ids.length === 0) return [];
  return [
    `Rules that stand elsewhere and apply here too: ${ids.map((id) => `${id} ${levelOf(id)}`).join(', ')}.`,
  ];
}

function openPoints(found: Json[]): string[] {
  if (found.length === 0) return [];
  const lines = found.map((point) => {
    const of = (key: string) => textAt(point, key);
    return `- ${of('id')}: ${of('text')} The reference: ${of('reference')}`;
  });
  return [`**Open points** (the reference's choice, not contract)${gap}${lines.join('\n')}`];
}

function openRefs(ids: Json[]): string[] {
  if (ids.length === 0) return [];
  return [
    `Open points that stand elsewhere and concern this too (the reference's choice, not contract): ${ids.join(', ')}.`,
  ];
}
