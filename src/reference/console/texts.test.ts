import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { en } from './page/texts/en.ts';

const page = join(import.meta.dirname, 'page');
const sources = globSync('**/*.{ts,tsx}', { cwd: page })
  .filter((file) => !/^texts\/|\.test\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(page, file), 'utf8') }));

/** Names of keys, a command, selectors, classes, names of HTTP and of links, a channel of tabs, and a name of the contract. */
const notTexts = new Set([
  ...['Esc', 'Escape', 'Enter', 'R', 'npm start', 'input, textarea, select, [contenteditable]', 'very late'],
  ...['Bearer', 'POST', 'noopener noreferrer nofollow ugc', 'parlance console', 'Anonymous'],
]);

/** What people would read: letters in markup, and words that are capitalised or more than one elsewhere. */
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

test('components have no texts of their own', () => {
  expect(sources.flatMap(textsIn)).toEqual([]);
});

test('the search finds texts in markup, in attributes and in code', () => {
  const source =
    'const a = "Sent to"; const c = <p title="Two words" class="Big box">on {b ? "Good" : "x"}</p>;';
  const found = ['a: Sent to', 'a: Two words', 'a: on', 'a: Good'];
  expect(textsIn({ file: 'a', source })).toEqual(found);
});

test('every text is used', () => {
  const code = sources.map(({ source }) => source).join('\n');
  const isUsed = (path: string) => new RegExp(`\\b${path.replaceAll('.', '\\.')}\\b(?!\\.)`).test(code);
  const unused = (texts: object, path: string): string[] =>
    Object.entries(texts).flatMap(([name, text]) => {
      if (isUsed(`${path}.${name}`)) return [];
      return typeof text === 'object' ? unused(text, `${path}.${name}`) : [`${path}.${name}`];
    });
  expect(unused(en, 'texts')).toEqual([]);
});
