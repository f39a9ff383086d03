import {
  isObject,
  type Json,
  type JsonObject,
  mapObjects,
  textAt,
} from '../../../../../specs/reading/json.ts';
import type { ErrorCode } from '../../model/model.ts';
import { allChoicesOf, deliverySentences, errorCodeSentences, growthSentence } from '../sentences.ts';

/** The separator between a description and the appended text. */
const gap = '\n\n';

/**
 * A copy of a document in which every description goes on with the figures of the extensions beside it: limits, deliveries and
 * error codes, as Markdown. What is no contract but a choice of the reference says so. Rules and open points stay data:
 * generators make a comment of each description, and repeat it at each use.
 */
export function described(document: JsonObject): JsonObject {
  return mapObjects(document, (object) => {
    const notes = notesOf(object);
    if (notes === '') return object;
    const own = textAt(object, 'description').trimEnd();
    return { ...object, description: own === '' ? notes : `${own}${gap}${notes}` };
  }) as JsonObject;
}

/** What the extensions of an object say, as Markdown; nothing where they say nothing. */
export function notesOf(object: JsonObject): string {
  return Object.entries(writers)
    .map(([key, write]) => (object[key] === undefined ? '' : write(object[key])))
    .filter((note) => note !== '')
    .join(gap);
}

/** By extension, what its value says. */
const writers: Readonly<Record<string, (value: Json) => string>> = {
  'x-truncate': (characters) =>
    `**Limit:** ${characters} characters. What is longer is cut to the first ${characters}, never refused.`,
  'x-grows': (sections) => growthSentence(String(sections)),
  'x-delivery': (policy) => (isObject(policy) ? delivery(policy) : ''),
  'x-error-codes': (codes) =>
    `**Error codes.** ${errorCodeSentences(codes as unknown as ErrorCode[]).join(' ')}`,
};

function delivery(policy: JsonObject): string {
  const choice = allChoicesOf(policy);
  const head =
    choice === undefined ? '**Delivery**' : `**Delivery** (${choice}: the reference's choice, not contract)`;
  return `${head}${gap}${deliverySentences(policy)
    .map((sentence) => `- ${sentence}`)
    .join('\n')}`;
}
