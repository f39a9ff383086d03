// Makes sentences from keywords that Redoc, Swagger UI and editors do not show, such as the extension `x-delivery`. Each sentence says if
// its fact is contract or a choice of the reference. `bundles.ts` adds the sentences to the descriptions in the bundles.
// The doc comments of generated code have them too.
//
// Tags of a doc comment:
// @rule       rules of the contract, each with its level
// @local      a rule of the level LOCAL: the reference's choice, on a point that the source does not state
// @openPoint  a question that the source leaves open, and the reference's choice
import { capitalized, inWords } from '../../documents/figures.ts';
import { isObject, type JsonObject, listAt, nameOf, objectAt, textAt } from '../../documents/json.ts';
import type { ErrorCode, Model, OpenPoint, Rule } from '../model/model.ts';

/** Returns a duration in words: `3 seconds`, `750 ms`. */
function span(ms: number): string {
  if (ms < 1000 || ms % 100 !== 0) return `${ms} ms`;
  return `${ms / 1000} ${ms === 1000 ? 'second' : 'seconds'}`;
}

/** Returns the sentence about a union to which the source will add kinds. `sections` are the sections that announce them. */
export function growthSentence(sections: string): string {
  return `The source announces more kinds (section ${sections}): expect kinds that are not listed here.`;
}

/** Returns the limits that a schema sets for its values, as texts such as `at most 5 elements`. Does not include the type. */
export function limitsOf(schema: JsonObject): string[] {
  const characters = (n: unknown) => `${n} ${n === 1 ? 'character' : 'characters'}`;
  const all: [string, (value: unknown) => string][] = [
    ['x-truncate', (n) => `${characters(n)}; a longer text is cut to the first ${n}, not rejected`],
    ['minLength', (n) => (n === 1 ? 'not empty' : `at least ${characters(n)}`)],
    ['maxLength', (n) => `at most ${characters(n)}`],
    ['minimum', (n) => `at least ${n}`],
    ['exclusiveMinimum', (n) => `above ${n}`],
    ['maximum', (n) => `at most ${n}`],
    ['minItems', (n) => `at least ${n} elements`],
    ['maxItems', (n) => `at most ${n} elements`],
    ['format', (name) => `format ${name}`],
    ['pattern', (text) => `matches \`${text}\``],
  ];
  return all.filter(([key]) => schema[key] !== undefined).map(([key, tell]) => tell(schema[key]));
}

/** The numeric keywords of an `x-delivery`, in the order in which `deliverySentences` describes them. */
const figures = ['attempts', 'intervalMs', 'timeoutMs', 'giveUpMs'] as const;

/** Returns the rules that state a figure of an x-delivery. If the reference chose the figure, also returns the open point. */
export function basisOf(delivery: JsonObject, figure: string): { rules: string[]; choice: string } {
  return {
    rules: listAt(objectAt(delivery, 'rules'), figure).map(String),
    choice: textAt(objectAt(delivery, 'choices'), figure),
  };
}

/** Returns the open points under which the reference chose the figures of a delivery. Undefined if a rule states one of them. */
export function allChoicesOf(delivery: JsonObject): string | undefined {
  const stated = [...figures, 'success'].filter((member) => delivery[member] !== undefined);
  const choices = new Set(stated.map((member) => basisOf(delivery, member).choice));
  return choices.has('') ? undefined : [...choices].join(', ');
}

/** Describes an x-delivery in sentences. After each figure come its rules or its open point, unless the reference chose all figures. */
export function deliverySentences(delivery: JsonObject): string[] {
  const { attempts, intervalMs, timeoutMs, giveUpMs } = delivery as Record<string, number | undefined>;
  const isChosen = allChoicesOf(delivery) !== undefined;
  const basis = (member: string) => {
    const { rules, choice } = basisOf(delivery, member);
    if (isChosen) return '';
    if (choice === '') return rules.length > 0 ? ` (${rules.join(', ')})` : '';
    return ` (${[...rules, choice].join(', ')}: the reference's choice, not contract)`;
  };
  return [
    `${attemptsInWords(attempts!)} in all${basis('attempts')}.`,
    intervalMs === undefined
      ? `The next attempt follows a failed one at once${basis('intervalMs')}.`
      : `From the start of one attempt to the start of the next: ${figure(intervalMs)}${basis('intervalMs')}.`,
    `Time limit of a response: ${figure(timeoutMs!)}${basis('timeoutMs')}.`,
    `The sender gives up on a silent receiver ${figure(giveUpMs!)} after the first attempt began${basis('giveUpMs')}.`,
    `Then: ${textAt(delivery, 'giveUp')}`,
    `Success: ${answer(objectAt(delivery, 'success'))}${basis('success')}.`,
    ...(delivery['final'] === undefined
      ? []
      : [`The retries end without success after ${answer(objectAt(delivery, 'final'))}${basis('final')}.`]),
  ];
}

function figure(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${span(ms)}, ${ms} ms`;
}

function answer(wanted: JsonObject): string {
  const body = textAt(wanted, 'body');
  return `HTTP ${wanted['status']}${body === '' ? '' : ` with ${body}`}`;
}

function attemptsInWords(attempts: number): string {
  return `${capitalized(inWords(attempts))} (${attempts}) ${attempts === 1 ? 'attempt' : 'attempts'}`;
}

function codeWithStatus({ code, status, statusChoice }: Omit<ErrorCode, 'meaning'>) {
  const basis = statusChoice === undefined ? '' : `, ${statusChoice}: the reference's choice, not contract`;
  return `\`${code}\` (${status}${basis})`;
}

/**
 * Returns sentences that list error codes: one for the codes that the source states, and one for the codes that the reference chose under
 * each open point.
 */
export function errorCodeSentences(codes: Omit<ErrorCode, 'meaning'>[]): string[] {
  const byChoice = Map.groupBy(codes, ({ choice }) => choice ?? '');
  return [...byChoice].map(([choice, own]) => {
    const list = own.map(codeWithStatus).join(', ');
    return choice === ''
      ? `Stated by the source: ${list}.`
      : `${choice}, the reference's choice and not contract: ${list}.`;
  });
}

/** Writes paragraphs as a doc comment, wrapped at 110 columns. There is no empty line between two tags. */
export function docComment(paragraphs: string[], indent = ''): string {
  const lines = paragraphs
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph, index, all) => {
      const close = index === 0 || (paragraph.startsWith('@') && all[index - 1]!.startsWith('@'));
      return [...(close ? [] : ['']), ...wrapped(paragraph, 104 - indent.length)];
    })
    .map((line) => line.replaceAll('*/', '* /'));
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Returns the paragraphs of a schema's doc comment. They include those of the schemas to which it refers. */
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

/** Returns the schema, the schema to which it refers by `$ref` or by an `allOf` with one element, and so on. */
function chain(schema: JsonObject, named: Map<string, JsonObject>): JsonObject[] {
  const reference = textAt(schema, '$ref') || onlyReference(listAt(schema, 'allOf'));
  const target = reference === '' ? undefined : named.get(nameOf(reference));
  return target === undefined ? [schema] : [schema, ...chain(target, named)];
}

function onlyReference(branches: ReturnType<typeof listAt>): string {
  return branches.length === 1 ? textAt(branches[0], '$ref') : '';
}

/**
 * Returns the tags of a doc comment for rules and open points. `@rule` lists the ids and levels of the contract's rules. Each LOCAL rule
 * and each open point has its own tag with its text, because it is a choice of the reference.
 */
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

/** Returns the tags of a doc comment for the rules and the open points with these ids. */
export function tagsById(
  ids: { rules: string[]; openPoints: string[] },
  { rules, openPoints }: Pick<Model, 'rules' | 'openPoints'>,
): string[] {
  return tagsOf(
    ids.rules.flatMap((id) => rules.filter((rule) => rule.id === id)),
    openPoints.filter(({ id }) => ids.openPoints.includes(id)),
  );
}

/** Returns a tag with the id of an open point or a LOCAL rule, without its text. The text is written elsewhere in the same file. */
export function choiceTag(id: string): string {
  const tag = id.startsWith('OPEN-') ? '@openPoint' : '@local';
  return `${tag} ${id} The reference's choice, not contract.`;
}

export function openPointTag({ id, text, reference }: Pick<OpenPoint, 'id' | 'text' | 'reference'>): string {
  return `@openPoint ${id} ${text} The reference's choice, not contract: ${reference}`;
}
