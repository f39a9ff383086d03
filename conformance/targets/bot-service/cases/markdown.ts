import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type { Case } from '../../../run/case.ts';
import { needOk } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { unique } from '../../../wire/payload/messages.ts';
import type { BotServiceContext } from '../context.ts';

/** The tags for links, bold and italic, and tags that may contain them. */
const harmless = ['a', 'b', 'strong', 'i', 'em', 'br', 'p', 'span', 'div'];
const showMs = 3000;

/** The Markdown of each message. Bold and italic have two spellings each, and the service must support at least one of them. */
const contents = {
  'bold, italic and a link': '**bold** __bold__ *italic* _italic_ [a link](https://example.com/page)',
  'script and image markup':
    'Hi <script>alert(1)</script> <img src=x onerror=alert(2)> <b onclick="alert(3)">b</b>',
  'a link that runs a script': '[press](javascript:alert(4)) and ![picture](https://example.com/p.png)',
  'what the first version does not know': '# Heading\n\n- item\n\n`code` ~~gone~~\n\n> quoted',
} as const;

type MarkdownShown = Extract<TranscriptEntry, { type: 'markdown' }>;

export const markdownCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'markdown-is-kept-narrow',
    title:
      'Of Markdown, links, bold and italic are shown; all else is literal text, and no markup gets through',
    rules: ['BOT-IN-12'],
    restsOn: ['BOT-IN-01'],
    async run(context, judge) {
      const talk = await (await context.scene()).open();
      for (const [what, written] of Object.entries(contents)) {
        const content = `${unique('md')} ${written}`;
        const answer = await talk.say({ type: 'MARKDOWN', content, text: 'as text' });
        needOk(answer, 'MARKDOWN');
        const entry = await talk.scene.site.untilChat(
          ({ transcript }) =>
            transcript.find(
              (each): each is MarkdownShown =>
                each.from === 'bot' && each.type === 'markdown' && each.content === content,
            ),
          showMs,
        );
        if (typeof entry?.html !== 'string')
          return judge.cannotSee('BOT-IN-12', 'the desk does not show what a page gets');
        const expected = `${what}: links, bold and italic, and all else as literal text`;
        const evidence = [noted('entry at the desk', entry satisfies TranscriptEntry)];
        judge.faultless('BOT-IN-12', expected, wrongWith(entry.html, what), evidence);
      }
    },
  },
];

function wrongWith(html: string, what: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)].map(([, name = '', rest = '']) => ({
    name,
    rest,
  }));
  const wrong = tags
    .filter(
      ({ name, rest }) =>
        !harmless.includes(name.toLowerCase()) || /\son\w+\s*=/i.test(rest) || isUnsafe(rest),
    )
    .map(({ name, rest }) => `the tag ${name}${rest}`);
  const shows = (pattern: RegExp, thing: string) => (pattern.test(html) ? [] : [`${thing} is not shown`]);
  if (what === 'bold, italic and a link') {
    wrong.push(...shows(/<(b|strong)\b[^>]*>bold</i, 'bold'), ...shows(/<(i|em)\b[^>]*>italic</i, 'italic'));
    wrong.push(...shows(/<a\b[^>]*https:\/\/example\.com\/page[^>]*>/i, 'the link'));
  }
  if (what === 'script and image markup')
    wrong.push(...shows(/(&lt;|&#60;|&#x3c;)script/i, 'the script as literal text'));
  return wrong;
}

function isUnsafe(attributes: string): boolean {
  const href = /href\s*=\s*["']?\s*([^"'\s>]*)/i.exec(attributes)?.[1];
  return href !== undefined && !/^(https?:|mailto:|tel:)/i.test(href);
}
