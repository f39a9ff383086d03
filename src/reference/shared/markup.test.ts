import { expect, test } from 'vitest';
import { renderMarkdown } from '../service/bot/bots.ts';
import { type Marked, readMarkup } from './markup.ts';

test('what the desk makes of Markdown is read as it was meant', () => {
  const html = renderMarkdown('See **the [_blue_ one](https://shop.example.com/?a=1&b=2)** & "more" <b>');
  expect(readMarkup(html)).toEqual([
    'See ',
    {
      tag: 'strong',
      inside: [
        'the ',
        {
          tag: 'a',
          href: 'https://shop.example.com/?a=1&b=2',
          inside: [{ tag: 'em', inside: ['blue'] }, ' one'],
        },
      ],
    },
    ' & "more" <b>',
  ]);
});

test('every other mark stays text, closed or not', () => {
  const words = (parts: Marked[]): string =>
    parts.map((part) => (typeof part === 'string' ? part : words(part.inside))).join('');
  for (const html of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</a></strong>',
    '<strongest>',
    '<a onclick="x" href="y">',
  ])
    expect(readMarkup(html)).toEqual(expect.arrayContaining([expect.any(String)]));
  expect(words(readMarkup('<em>a<strong>b</em>c'))).toBe('ab</em>c');
  expect(readMarkup('<script>x</script>').every((part) => typeof part === 'string')).toBe(true);
});
