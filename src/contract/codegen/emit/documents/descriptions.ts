import {
  isObject,
  type Json,
  type JsonObject,
  mapObjects,
  textAt,
} from '../../../../../specs/reading/json.ts';
import type { ErrorCode } from '../../model/model.ts';
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
  return Object.entries(writers)
    .map(([key, write]) => (object[key] === undefined ? '' : write(object[key], catalogue)))
    .filter((note) => note !== '')
    .join(gap);
}

/** By extension, what its value says. */
const writers: Readonly<Record<string, (value: Json, catalogue: Catalogue) => string>> = {
  'x-truncate': (characters) =>
    `**Limit:** ${characters} characters. What is longer is cut to the first ${characters}, never refused.`,
  'x-grows': (sections) => growthSentence(String(sections)),
  'x-delivery': (policy) => (isObject(policy) ? delivery(policy) : ''),
  'x-error-codes': (codes) =>
    `**Error codes.** ${errorCodeSentences(codes as unknown as ErrorCode[]).join(' ')}`,
  'x-error': (error, { choiceOf }) => {
    const code = textAt(error, 'code');
    const choice = choiceOf(code);
    return choice === undefined
      ? ''
      : `The code \`${code}\` is the reference's choice, not contract (${choice}).`;
  },
  'x-rules': (rules) =>
    list('**Rules**', rules, (of) => {
      const isLocal = of('level') === 'LOCAL';
      const level = isLocal ? "**LOCAL: the reference's choice, not contract**" : of('level');
      return `${of('id')} ${level} (${of('party')}): ${of('text')}`;
    }),
  'x-rule-refs': (ids, { levelOf }) => {
    const rules = (ids as string[]).map((id) => `${id} ${levelOf(id)}`);
    return `Rules that stand elsewhere and apply here too: ${rules.join(', ')}.`;
  },
  'x-open': (points) =>
    list(
      "**Open points** (the reference's choice, not contract)",
      points,
      (of) => `${of('id')}: ${of('text')} The reference: ${of('reference')}`,
    ),
  'x-open-refs': (ids) =>
    `Open points that stand elsewhere and concern this too (the reference's choice, not contract): ${(ids as string[]).join(', ')}.`,
};

function list(title: string, items: Json, line: (of: (key: string) => string) => string): string {
  const lines = (items as Json[]).map((item) => `- ${line((key) => textAt(item, key))}`);
  return `${title}${gap}${lines.join('\n')}`;
}

function delivery(policy: JsonObject): string {
  const choice = soleChoiceOf(policy);
  const head =
    choice === undefined ? '**Delivery**' : `**Delivery** (${choice}: the reference's choice, not contract)`;
  return `${head}${gap}${deliverySentences(policy)
    .map((sentence) => `- ${sentence}`)
    .join('\n')}`;
}
