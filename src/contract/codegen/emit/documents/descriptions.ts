import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  mapObjects,
  objectAt,
  textAt,
} from '../../../../../specs/reading/json.ts';
import { visit } from '../../../../../specs/reading/sources.ts';
import type { ErrorCode, OpenPoint, Rule } from '../../model/model.ts';
import {
  allChoicesOf,
  type Catalogue,
  deliverySentences,
  errorCodeSentences,
  growthSentence,
  openPointLine,
  ruleLine,
} from '../sentences.ts';

/** The separator between a description and the appended text. */
const gap = '\n\n';

/**
 * A copy of a document in which every description goes on with what the extensions beside it say: limits, deliveries, rules
 * and open points, as Markdown. What is no contract but a choice of the reference says so. Every rule and open point that the
 * document names has its text there: the last ones in the description of `info`.
 */
export function described(document: JsonObject, catalogue: Catalogue): JsonObject {
  const standing = new Set<string>();
  visit(document, (object) => {
    for (const rule of [...listAt(object, 'x-rules'), ...listAt(object, 'x-open')])
      standing.add(textAt(rule, 'id'));
  });
  const copy = mapObjects(document, (object) =>
    continued(object, notesOf(object, catalogue, standing)),
  ) as JsonObject;
  const { named, told } = idsIn(copy, catalogue);
  const untold = [...named].filter((id) => !told.has(id)).toSorted();
  if (untold.length === 0) return copy;
  const head = '**Rules and open points that are named in this document**';
  return { ...copy, info: continued(objectAt(copy, 'info'), lines(head, untold, catalogue)) };
}

/** The rules and open points that a document names in its descriptions, and those whose text a description tells. */
export function idsIn(
  document: JsonObject,
  { lineOf }: Catalogue,
): { named: Set<string>; told: Set<string> } {
  const [named, told] = [new Set<string>(), new Set<string>()];
  visit(document, (object) => {
    const description = textAt(object, 'description');
    for (const [id] of description.matchAll(/\b[A-Z]+(-[A-Z]+)?-\d\d\b/g)) {
      const line = lineOf(id);
      if (line === undefined) continue;
      named.add(id);
      if (description.includes(`- ${line}`)) told.add(id);
    }
  });
  return { named, told };
}

function continued(object: JsonObject, notes: string): JsonObject {
  if (notes === '') return object;
  const own = textAt(object, 'description').trimEnd();
  return { ...object, description: own === '' ? notes : `${own}${gap}${notes}` };
}

/** What the extensions of an object say, as Markdown; nothing where they say nothing. `standing` holds the ids of the document's own rules. */
export function notesOf(
  object: JsonObject,
  catalogue: Catalogue,
  standing: ReadonlySet<string> = new Set(),
): string {
  return Object.entries(writers)
    .map(([key, write]) => (object[key] === undefined ? '' : write(object[key], catalogue, standing)))
    .filter((note) => note !== '')
    .join(gap);
}

type Writer = (value: Json, catalogue: Catalogue, standing: ReadonlySet<string>) => string;

/** By extension, what its value says. */
const writers: Readonly<Record<string, Writer>> = {
  'x-truncate': (characters) =>
    `**Limit:** ${characters} characters. What is longer is cut to the first ${characters}, never refused.`,
  'x-grows': (sections) => growthSentence(String(sections)),
  'x-delivery': (policy, catalogue, standing) =>
    isObject(policy) ? delivery(policy, catalogue, standing) : '',
  'x-error-codes': (codes) =>
    `**Error codes.** ${errorCodeSentences(codes as unknown as ErrorCode[]).join(' ')}`,
  'x-error': (error, { choiceOf }) => {
    const code = textAt(error, 'code');
    const choice = choiceOf(code);
    return choice === undefined
      ? ''
      : `The code \`${code}\` is the reference's choice, not contract (${choice}).`;
  },
  'x-rules': (rules) => list('**Rules**', (rules as unknown as Rule[]).map(ruleLine)),
  'x-rule-refs': (ids, catalogue, standing) =>
    elsewhere('Rules that apply here too', ids as string[], catalogue, standing),
  'x-open': (points) => list(openHead, (points as unknown as OpenPoint[]).map(openPointLine)),
  'x-open-refs': (ids, catalogue, standing) =>
    elsewhere(
      "Open points that concern this too (the reference's choice, not contract)",
      ids as string[],
      catalogue,
      standing,
    ),
};

const openHead = "**Open points** (the reference's choice, not contract)";

/** Rules or open points of other places: by their ids where this document has the text, else with the text. */
function elsewhere(
  head: string,
  ids: readonly string[],
  catalogue: Catalogue,
  standing: ReadonlySet<string>,
): string {
  const [here, there] = [ids.filter((id) => standing.has(id)), ids.filter((id) => !standing.has(id))];
  return [
    here.length === 0 ? '' : `${head}, told elsewhere in this document: ${here.join(', ')}.`,
    there.length === 0 ? '' : lines(`**${head}**`, there, catalogue),
  ]
    .filter((note) => note !== '')
    .join(gap);
}

function lines(head: string, ids: readonly string[], { lineOf }: Catalogue): string {
  return list(
    head,
    ids.map((id) => lineOf(id) ?? id),
  );
}

function list(head: string, items: readonly string[]): string {
  return `${head}${gap}${items.map((item) => `- ${item}`).join('\n')}`;
}

function delivery(policy: JsonObject, catalogue: Catalogue, standing: ReadonlySet<string>): string {
  const choice = allChoicesOf(policy);
  const head =
    choice === undefined ? '**Delivery**' : `**Delivery** (${choice}: the reference's choice, not contract)`;
  const bases = ['rules', 'choices'].flatMap((key) => Object.values(objectAt(policy, key)).flat());
  const there = [...new Set(bases.map(String))].filter((id) => !standing.has(id));
  return [
    list(head, deliverySentences(policy)),
    ...(there.length === 0 ? [] : [lines('What the delivery rests on:', there, catalogue)]),
  ].join(gap);
}
