import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from './bots.ts';

test.each([
  ['plain', 'plain'],
  ['**bold** and __bold__', '<strong>bold</strong> and <strong>bold</strong>'],
  ['*italic* and _italic_', '<em>italic</em> and <em>italic</em>'],
  ['**_both_**', '<strong><em>both</em></strong>'],
  [
    '[a *shop*](https://shop.example/?a=1&b=2)',
    '<a href="https://shop.example/?a=1&amp;b=2" rel="noopener noreferrer">a <em>shop</em></a>',
  ],
  ['2 * 3 * 4, snake_case_name, a ** b', '2 * 3 * 4, snake_case_name, a ** b'],
  [
    '# Title\n- item\n`code`\n![i](https://a.example/i.png)',
    '# Title\n- item\n`code`\n!<a href="https://a.example/i.png" rel="noopener noreferrer">i</a>',
  ],
])('links, bold and italic are rendered, and everything else is shown unchanged: %j', (source, html) => {
  expect(renderMarkdown(source)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[<img src=x onerror=alert(1)>](https://a.example)',
  '**<b onclick="x">**',
  '[x](data:text/html,hi)',
])('markup other than links, bold and italic is escaped: %s', (source) => {
  expect(withoutOwn(renderMarkdown(source))).not.toMatch(/[<>]|href/);
});

test('markup other than links, bold and italic is escaped in random texts', () => {
  const bits = fc.constantFrom(
    '*',
    '_',
    '[',
    ']',
    '(',
    ')',
    '<b>',
    '"',
    "'",
    '&',
    'https://a.example',
    ' ',
    'x',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 60 }), (parts) => {
      expect(withoutOwn(renderMarkdown(parts.join('')))).not.toMatch(/[<>"']/);
    }),
  );
});

test.each(['*a* ', '*a ', '_a ', '**', '[a](', '[x](http://a', '[a](http://a) ', '**_a_** '])(
  'the time to render a text that repeats %j is proportional to its length',
  (part) => {
    const [short, long] = [60_000, 480_000].map((length) => part.repeat(length / part.length));
    // Each run compares the shortest times for a short and a long text. In quadratic time, the long text would take 64 times as long.
    const isLinear = () => quickest(long!) < 24 * quickest(short!) + 20;
    expect([1, 2, 3, 4, 5].some(isLinear)).toBe(true);
  },
);

function quickest(source: string): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    renderMarkdown(source);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Removes from HTML the elements that the rendering of Markdown may produce. */
function withoutOwn(html: string): string {
  return html.replaceAll(
    /<\/?(?:strong|em)>|<a href="https?:\/\/[^\s"'<>]+" rel="noopener noreferrer">|<\/a>/g,
    '',
  );
}
