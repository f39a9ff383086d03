// Writes the text of TypeScript files: their first lines, literals and doc comments.
//
// Tags of a doc comment:
// @rule       rules of the contract, each with its level
// @local      a rule of the level LOCAL: the reference's choice, on a point that the source does not state
// @openPoint  a question that the source leaves open, and the reference's choice
import { isObject, type Json, type JsonObject, listAt, nameOf, textAt } from '../../../documents/json.ts';
import type { Model, OpenPoint, Rule } from '../../model.ts';
import { type GeneratedFile, literalIn, type Notation } from '../file.ts';
import { growthSentence, limitsOf } from '../sentences.ts';

/** Returns the relative path from a folder of `generated/` to the shared files: `../`, or `../../`. */
export function sharedFrom(folder: string): string {
  return '../'.repeat(folder.split('/').length);
}

/** Makes a module whose first line names its command and its source documents. */
export function sourceFile(
  path: string,
  from: string | readonly string[],
  parts: readonly string[],
): GeneratedFile {
  const head = `// Made from ${[from].flat().join(' and ')} by \`npm run generate\`. Change the documents, never this file.\n`;
  return { path, content: [head, ...parts].join('\n') };
}

export const notation: Notation = {
  object: ['{ ', ' }'],
  list: ['[', ']'],
  pair: ': ',
  indent: '  ',
  text: quoted,
  key: propertyName,
};

/** Writes a JSON value as a JavaScript literal, with unquoted keys where possible. */
export function literal(value: unknown, indent = ''): string {
  return literalIn(notation, value as Json, indent);
}

export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

export function propertyName(key: string): string {
  return /^([A-Za-z_$][\w$]*|[1-9]\d*)$/.test(key) ? key : quoted(key);
}

/** Writes the paragraphs as a doc comment, wrapped at 110 columns, without empty lines between tags. */
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

/** Returns the paragraphs of a schema's doc comment. A property that only refers to a named schema has that schema's comment. */
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

/** Returns a schema, the schema that it refers to by `$ref` or by an `allOf` with one part, and so on. */
function chain(schema: JsonObject, named: Map<string, JsonObject>): JsonObject[] {
  const reference = textAt(schema, '$ref') || onlyReference(listAt(schema, 'allOf'));
  const target = reference === '' ? undefined : named.get(nameOf(reference));
  return target === undefined ? [schema] : [schema, ...chain(target, named)];
}

function onlyReference(branches: ReturnType<typeof listAt>): string {
  return branches.length === 1 ? textAt(branches[0], '$ref') : '';
}

/**
 * Returns the doc comment's tags for rules and open points. `@rule` lists the contract's rules by id and level. Each LOCAL rule and each
 * open point gets its own tag with its text, because it is a choice of the reference.
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

/** Returns the doc comment's tags for the rules and open points with these ids. */
export function tagsById(
  ids: { rules: string[]; openPoints: string[] },
  { rules, openPoints }: Pick<Model, 'rules' | 'openPoints'>,
): string[] {
  return tagsOf(
    ids.rules.flatMap((id) => rules.filter((rule) => rule.id === id)),
    openPoints.filter(({ id }) => ids.openPoints.includes(id)),
  );
}

/** Returns the tag of an open point or LOCAL rule without its text. It is used where the whole text is written nearby. */
export function choiceTag(id: string): string {
  const tag = id.startsWith('OPEN-') ? '@openPoint' : '@local';
  return `${tag} ${id} The reference's choice, not contract.`;
}

export function openPointTag({ id, text, reference }: Pick<OpenPoint, 'id' | 'text' | 'reference'>): string {
  return `@openPoint ${id} ${text} The reference's choice, not contract: ${reference}`;
}
