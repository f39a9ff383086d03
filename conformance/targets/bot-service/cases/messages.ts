import { printed } from '../../../../generated/faults.ts';
import { limits } from '../../../../generated/policies.ts';
import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { type Case, type Judge, needOk } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { type CaughtRequest, ok, reply } from '../../../wire/http/stand-in.ts';
import { type Json, mentions, unique } from '../../../wire/payload/messages.ts';
import { askEach, pause } from '../../../wire/traffic/tasks.ts';
import { judgeStatus } from '../../shared/judges.ts';
import { messageOf } from '../../shared/site.ts';
import { type BotServiceContext, type BotTalk, inTalk, soonMs } from '../context.ts';
import { judgeAtClient, markOf } from '../event-judges.ts';

/** Two common spellings of the content type. The second one comes after two texts, so that the report does not name it for their faults. */
const types = ['application/json', 'application/json', 'application/json; charset=utf-8'] as const;

const signs =
  '<b>"quoted"</b> & &amp;lt; \\ *stars* **two** _lines_ [brackets](https://example.com/) and\na second line';

/** The time for which an earlier message may still be delayed when a later one has reached the client. */
const lingerMs = 500;

export const cases: readonly Case<BotServiceContext>[] = [
  {
    id: 'bot-text-reaches-the-client',
    title: 'A plain text of the bot is answered 200 and reaches the client',
    rules: ['BOT-IN-01', 'BOT-OUT-03'],
    run: inTalk(async (talk, judge) => {
      const hello = unique('Hello');
      const texts = [
        hello,
        // The same text comes again, in another event with another id.
        hello,
        `${unique('Hello')} Grüß Gott – 你好 🙂 ${signs}`,
        // The limit on the length of a text applies to clients, not to bots.
        `${unique('Long')} ${'and so on '.repeat(limits.UserTextBody.truncate / 10)}end`,
        `  ${unique('Spaced')} `,
      ];
      for (const [index, words] of texts.entries()) {
        const event = talk.botMessage({ type: 'TEXT', text: words });
        const type = types[index % types.length]!;
        const answer = await talk.scene.post(event, { headers: { 'Content-Type': type } });
        if (!judgeStatus(judge, 'BOT-IN-01', `TEXT ${index + 1} in a chat, as ${type}`, answer, 200)) return;
        if (!(await judgeAtClient(judge, 'BOT-IN-01', talk, words))) return;
      }
      await talk.scene.untilAtClient(hello, 2);
      await pause(lingerMs);
      for (const words of new Set(texts)) {
        const times = texts.filter((each) => each === words).length;
        const often = `taken at once: at the client as often as the bot said it, which is ${times}`;
        judge.counts('BOT-IN-01', often, talk.scene.atClient(markOf(words)), times);
      }
      const echoes = texts.flatMap((words) => talk.scene.heard(markOf(words)));
      judge.counts('BOT-OUT-03', 'no CLIENT_MESSAGE with what the bot said', echoes);
      await judgeZero(judge, talk);
    }),
  },
  {
    id: 'bot-text-is-delivered-again',
    title: 'A bot message reaches a client whose endpoint fails at first',
    rules: ['BOT-IN-01'],
    timed: true,
    async run(context, judge) {
      const talk = await (await context.scene({ client: [reply(500), ok] })).open();
      const words = unique('patience');
      const answer = await talk.say({ type: 'TEXT', text: words });
      if (!judgeStatus(judge, 'BOT-IN-01', 'a TEXT', answer, 200)) return;
      await talk.scene.untilAtClient(words, 2);
      const expected = 'the first request to the client’s side is answered 500: a second one comes';
      judge.counts('BOT-IN-01', expected, talk.scene.atClient(words), 2);
    },
  },
  {
    id: 'rich-messages-fall-back',
    title: 'A channel that knows neither MARKDOWN nor BUTTONS gets their text',
    rules: ['BOT-IN-01', 'BOT-IN-10'],
    run: inTalk(async (talk, judge) => {
      for (const [type, message] of richMessages()) {
        const text = `${unique('fallback')} ${signs} ${'and so on '.repeat(30)}end`;
        const answer = await talk.say({ ...message, text });
        if (judgeStatus(judge, 'BOT-IN-01', `${type} with text`, answer, 200))
          await judgeAtClient(judge, 'BOT-IN-10', talk, text);
        else judge.cannotSee('BOT-IN-10', `${type} with text is not answered 200`);
      }
    }),
  },
  {
    id: 'rich-messages-without-text-stay',
    title: 'MARKDOWN and BUTTONS without text are not sent to a channel that cannot show them',
    rules: ['BOT-IN-11'],
    run: inTalk(async (talk, judge) => {
      // When this text has arrived, the service has already sent its own greeting to the client.
      await talk.mark();
      for (const [type, message] of richMessages()) {
        const before = talk.scene.site.attempts.length;
        const answer = await talk.say(message);
        if (!judgeStatus(judge, 'BOT-IN-11', `${type} without text`, answer, 200)) continue;
        const marker = await talk.mark();
        await pause(lingerMs);
        // The client must receive only the bot's next message: neither the message without text, nor a replacement for it.
        const wrong = talk.scene.site.attempts.slice(before).filter((each) => !mentions(each.json, marker));
        judge.counts('BOT-IN-11', `${type} without text: nothing at the client`, wrong);
      }
    }),
  },
  {
    id: 'timestamps-of-all-kinds',
    title: 'A timestamp may be a number or a string of digits',
    rules: ['BOT-IN-13'],
    run: inTalk(async (talk, judge) => {
      const now = Math.floor(Date.now() / 1000);
      const requests: Record<string, () => Promise<Exchange>> = {};
      for (const [what, timestamp] of Object.entries({ 'a number': now, 'a string of digits': String(now) }))
        for (const message of [{ type: 'TEXT' }, ...richMessages().map(([, rich]) => rich)])
          requests[`${printed(message['type'])} with ${what}`] = () =>
            talk.scene.send({
              method: 'POST',
              body: JSON.stringify(talk.botMessage({ ...message, text: unique('On time'), timestamp })),
            });
      for (const [what, answer] of await askEach(requests))
        judgeStatus(judge, 'BOT-IN-13', what, answer, 200);
    }),
  },
  {
    id: 'repeat-is-shown-once',
    title: 'The report states if a repeated event, and another event with its id, are shown twice',
    rules: ['BOT-IN-17'],
    restsOn: ['BOT-IN-01'],
    run: inTalk(async (talk, judge) => {
      const [once, first, second] = [unique('once'), unique('one-id'), unique('one-id')];
      const event = talk.botMessage({ type: 'TEXT', text: once });
      for (let time = 0; time < 3; time += 1) await talk.scene.post(event);
      const id = unique('bot-event');
      for (const text of [first, second])
        await talk.scene.post({ ...talk.botMessage({ type: 'TEXT', text }), id });
      await talk.mark();
      await pause(lingerMs);
      const times = (words: string) => talk.scene.atClient(words).length;
      const told = [
        `the same event three times: at the client ${times(once)} times`,
        `two events with one id: at the client ${times(first)} and ${times(second)} times`,
      ];
      const evidence = talk.scene.site.attempts;
      judge.notes('BOT-IN-17', told.join('; '), evidence, 'OPEN-36');
    }),
  },
  {
    id: 'markdown-is-kept-narrow',
    title: 'Of Markdown, links, bold and italic are shown, and all else is literal text',
    rules: ['BOT-IN-12'],
    restsOn: ['BOT-IN-01'],
    run: inTalk(async (talk, judge) => {
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
    }),
  },
];

function richMessages(): [type: string, message: Json][] {
  const [bold, choice] = [unique('bold'), unique('choice')];
  return [
    ['MARKDOWN', { type: 'MARKDOWN', content: `**${bold}** and [a link](https://example.com/)` }],
    ['BUTTONS', { type: 'BUTTONS', title: `${choice}?`, buttons: [{ text: choice }, { text: 'No' }] }],
  ];
}

/** Judges that the text "0" reaches the client. Some programming languages treat this text as empty. */
async function judgeZero(judge: Judge, talk: BotTalk): Promise<void> {
  const { site } = talk.scene;
  const answer = await talk.say({ type: 'TEXT', text: '0' });
  if (!judgeStatus(judge, 'BOT-IN-01', 'the TEXT "0"', answer, 200)) return;
  const isZero = (request: CaughtRequest) => messageOf(request)?.['text'] === '0';
  const seen = await site.standIn.until(() => site.attempts.find(isZero), soonMs());
  const where = { waitMs: soonMs, evidence: () => answer.evidence };
  judge.found('BOT-IN-01', seen, 'the client gets the text "0"', where);
}

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

function wrongWith(html: string, what: string): string[] {
  const wrong = [...html.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)]
    .filter(
      ([, name = '', rest = '']) =>
        !harmless.includes(name.toLowerCase()) || /\son\w+\s*=/i.test(rest) || isUnsafe(rest),
    )
    .map(([, name, rest]) => `the tag ${name}${rest}`);
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
