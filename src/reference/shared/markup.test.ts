import { expect, test } from 'vitest';
import { mail, readMarkdown, textOf } from './markup.ts';

test('`readMarkdown` returns a tree, and HTML in the Markdown stays text', () => {
  const source = 'See **the [_blue_ one](https://shop.example.com/?a=1&b=2)** & "more" <b>';
  expect(readMarkdown(source)).toEqual([
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

test('`textOf` omits the marks of Markdown, and a link with a script address stays text', () => {
  expect(textOf(readMarkdown('See **the [_blue_ one](https://shop.example.com)**.'))).toBe(
    'See the blue one.',
  );
  expect(readMarkdown('[x](javascript:alert(1))')).toEqual(['[x](javascript:alert(1))']);
});

test.each([
  ['ada+shop@a.example?bcc=b', 'mailto:ada%2Bshop@a.example%3Fbcc%3Db'],
  ['\ud800@a.example', 'mailto:%EF%BF%BD@a.example'],
])('the mail link for %j contains one address and no header fields', (address, link) => {
  expect(mail(address)).toBe(link);
});
