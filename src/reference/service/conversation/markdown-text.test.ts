import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from './bots.ts';

const tag = /<(\/?)(strong|em|a)(?: href="https?:\/\/[^"<>\s]+" rel="noopener noreferrer")?>/g;
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Returns the text that a browser shows for HTML. */
function shown(html: string): string {
  return html.replaceAll(tag, '').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (code) => characters[code]!);
}

const written = [
  '**',
  '__',
  '*',
  '_',
  '[',
  ']',
  '(',
  ')',
  '](https://a.example/)',
  '<i>',
  '&lt;',
  '"',
  'a',
  '🦊',
  ' ',
  '\n',
];
const bits = fc.constantFrom(...written);
const marked = fc.array(bits, { maxLength: 50 }).map((parts) => parts.join(''));

test('a text without Markdown marks is shown unchanged', () => {
  const plain = fc.string({ unit: 'binary' }).filter((text) => !/[*_[]/.test(text));
  fc.assert(
    fc.property(plain, (text) => {
      expect(shown(renderMarkdown(text))).toBe(text);
    }),
  );
});

test('a text with Markdown marks loses only the marks and the addresses of its links', () => {
  fc.assert(
    fc.property(marked, (text) => {
      const rest = shown(renderMarkdown(text));
      const bare = (all: string) => all.replaceAll(/\]\(https:\/\/a\.example\/\)|[*_[]/g, '');
      expect(bare(rest)).toBe(bare(text));
    }),
  );
});

test('the rendered HTML closes every element that it opens, in the order of nesting', () => {
  fc.assert(
    fc.property(marked, (text) => {
      const open: string[] = [];
      for (const [, slash, name] of renderMarkdown(text).matchAll(tag)) {
        if (slash) expect(open.pop()).toBe(name);
        else open.push(name!);
      }
      expect(open).toEqual([]);
    }),
  );
});

test('the rendered HTML has no link within another link', () => {
  fc.assert(
    fc.property(marked, (text) => {
      expect(renderMarkdown(text)).not.toMatch(/<a [^>]*>(?:(?!<\/a>)[\s\S])*<a /);
    }),
  );
});
