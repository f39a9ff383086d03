// Checks that the guides are easy to read: their sentences are short, and use the field's words.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const guides = [
  'README.md',
  'src/workshop/release/package-readme.md',
  // The glossary is left out, because the glossary is a table.
  ...globSync('docs/src/content/docs/**/!(glossary).{md,mdx}', { cwd: root }).sort(),
];

/** Returns the sentences in the paragraphs and lists of a page, without code, tables and headings. */
function sentencesOf(page: string): string[] {
  const text = page
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^```[\s\S]*?^```$/gm, '\n\n')
    .replaceAll(/^(?:import|export) .*$/gm, '')
    .replaceAll(/^[ \t]*(?:\||#|!\[).*$/gm, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]+`/g, 'code')
    .replaceAll(/\{[^}]*\}/g, 'figure');
  return text
    .split(/\n\s*\n|^\s*(?:-|\d+\.) /m)
    .flatMap((block) => block.split(/[.!?](?=[\s*)"]|$)/))
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /[a-z]{2}/i.test(sentence));
}

const wordsIn = (sentence: string) => sentence.split(' ').filter((word) => /\w/.test(word)).length;

/** Returns the average number of words per sentence. */
const lengthOf = (sentences: readonly string[]) =>
  sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0) / sentences.length;

test.each(guides)('the page %s has at most 15 words per sentence on average', (guide) => {
  const sentences = sentencesOf(readFileSync(join(root, guide), 'utf8'));
  expect(
    lengthOf(sentences),
    `${guide}: ${[...sentences].sort((a, b) => wordsIn(b) - wordsIn(a))[0]}`,
  ).toBeLessThanOrEqual(15);
});

/** Words that are hard to read, each with the word of the field to use in its place. */
const betterWords: readonly [RegExp, string][] = [
  [/\brefus(?:e|es|ed|al)\b/i, 'reject'],
  [/\bparted\b/i, 'separated'],
  [/\b(?:whoever|nobody besides)\b/i, 'the noun'],
  [/\bis told\b/i, 'gets, or is passed'],
  [/\bmade again\b/i, 'retried'],
  [/\bcures?\b/i, 'fix'],
  [/\bone that\b/i, 'the noun'],
  [/\bwhat came\b/i, 'the noun'],
];

test('the guides use the words of the field', () => {
  const found = guides.flatMap((guide) => {
    const sentences = sentencesOf(readFileSync(join(root, guide), 'utf8'));
    return sentences.flatMap((sentence) =>
      betterWords.flatMap(([word, better]) =>
        word.test(sentence) ? [`${guide}: ${sentence} (${word}: ${better})`] : [],
      ),
    );
  });
  expect(found).toEqual([]);
});

test('sentencesOf returns the sentences of a page without code, tables and headings', () => {
  const page =
    '---\ntitle: A page\n---\n\n# A heading\n\nOne `piece of code` here. Two [links](/x/) there.\n\n| a | b |\n\n- an item\n- another\n\n```sh\nnpm start now\n```\n';
  expect(sentencesOf(page)).toEqual(['One code here', 'Two links there', 'an item', 'another']);
});
