import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import { expect, test } from 'vitest';
import de from './page/state/de.json' with { type: 'json' };
import en from './page/state/en.json' with { type: 'json' };

const page = join(import.meta.dirname, 'page');
const sources = globSync('**/*.{ts,tsx}', { cwd: page })
  .filter((file) => !/^state\/texts|\.test\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(page, file), 'utf8') }));

/** Strings that are not translated: names of keys, a command, selectors, classes, terms of HTTP and HTML, and fixed names. */
const notTexts = new Set([
  ...[
    'Esc',
    'Escape',
    'Enter',
    'Tab',
    'ArrowDown',
    'ArrowUp',
    'R',
    'npm start',
    'input, textarea, select, [contenteditable]',
  ],
  ...['Bearer', 'POST', 'noopener noreferrer nofollow ugc', 'parlance console', 'Anonymous'],
]);

/** Returns the strings in a source file that look like texts for people: letters in markup, capitalised words, or two words in a row. */
function textsIn({ file, source }: { file: string; source: string }): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'class') return;
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const isMarkup = ts.isJsxText(node);
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateTail(node);
    const text = isMarkup || isString || ts.isTemplateMiddle(node) ? node.text.trim() : '';
    const isRead = isMarkup ? /\p{L}/u : /^\p{Lu}\p{Ll}|\p{L}{2}[,.]? \p{L}{2}/u;
    if (isRead.test(text) && !notTexts.has(text)) found.push(`${file}: ${text}`);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('components contain no texts: all texts are in en.json', () => {
  expect(sources.flatMap(textsIn)).toEqual([]);
});

test('textsIn finds texts in markup, in attributes and in code', () => {
  const source =
    'const a = "Sent to"; const c = <p title="Two words" class="Big box">on {b ? "Good" : "x"}</p>;';
  const found = ['a: Sent to', 'a: Two words', 'a: on', 'a: Good'];
  expect(textsIn({ file: 'a', source })).toEqual(found);
});

test('the code uses every text of the console', () => {
  const code = sources.map(({ source }) => source).join('\n');
  const isUsed = (path: string) => new RegExp(`\\b${path.replaceAll('.', '\\.')}\\b(?!\\.)`).test(code);
  const unused = (texts: object, path: string): string[] =>
    Object.entries(texts).flatMap(([name, text]) => {
      if (isUsed(`${path}.${name}`)) return [];
      return typeof text === 'object' ? unused(text, `${path}.${name}`) : [`${path}.${name}`];
    });
  expect(unused(en, 'texts')).toEqual([]);
});

/** Returns the names of a text's arguments and tags. */
function argumentsOf(text: string): string[] {
  const names = new Set<string>();
  const look = (elements: ReturnType<IntlMessageFormat['getAst']>): void => {
    for (const element of elements) {
      // A literal has no name. `#` repeats the argument of the surrounding plural, which is already in the set.
      if (element.type === 0 || element.type === 7) continue;
      names.add(element.value);
      if ('children' in element) look(element.children);
      if ('options' in element) for (const { value } of Object.values(element.options)) look(value);
    }
  };
  look(new IntlMessageFormat(text, 'en').getAst());
  return [...names].toSorted();
}

test('German has the same texts as English, with the same arguments', () => {
  const allIn = (texts: object, path = 'texts'): string[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'object' ? allIn(text, `${path}.${name}`) : `${path}.${name}: ${argumentsOf(text)}`,
    );
  expect(allIn(de)).toEqual(allIn(en));
});

/**
 * Returns the text at a path such as `texts.page.copied`. For a path such as `texts.trouble.states[state]`, it returns all texts that the
 * index can select.
 */
function textsAt(path: string): string[] {
  const [, ...names] = path
    .replace(/\[\w+\]$/, '')
    .split(/\.|\['|'\]/)
    .filter(Boolean);
  const found = names.reduce<unknown>((of, name) => (of as Record<string, unknown>)?.[name], en);
  if (typeof found === 'string') return [found];
  return path.endsWith(']') && found
    ? Object.values(found as object).filter((each) => typeof each === 'string')
    : [];
}

/** Returns the uses of texts in a source file that lack an argument of the text, or that have an unknown argument. */
function misfits({ file, source }: { file: string; source: string }): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'say') {
      const [text, values] = node.arguments;
      const given = (values as ts.ObjectLiteralExpression).properties
        .map((one) => one.name!.getText())
        .toSorted();
      const named = [...new Set(textsAt(text!.getText()).flatMap(argumentsOf))].toSorted();
      if (named.length === 0 || named.join() !== given.join()) found.push(`${file}: ${node.getText()}`);
      look(values!);
      return;
    }
    const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
    const path = isAccess ? node.getText() : '';
    if (path.startsWith('texts.') && textsAt(path).some((text) => argumentsOf(text).length > 0))
      found.push(`${file}: ${path}`);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('every text gets the arguments that it names', () => {
  expect(sources.flatMap(misfits)).toEqual([]);
});

test('misfits finds missing and unknown arguments, and texts that are used without their arguments', () => {
  const source = `say(texts.chat.with, { name }); say(texts.chat.with, {}); say(texts.chat.with, { name, other });
    say(texts.chat.back, {}); f(texts.chat.with); f(texts.chat.back); say(texts.trouble.states[a], { since });`;
  expect(misfits({ file: 'a', source })).toHaveLength(5);
});
