import { fieldIs, printed } from '../../../../generated/faults.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need, needOk } from '../../../run/judge.ts';
import { counted } from '../../../wire/http/evidence.ts';
import { type CaughtRequest, isProbe } from '../../../wire/http/stand-in.ts';
import { field, isObject } from '../../../wire/payload/fields.ts';
import type { Json } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { type BotChat, type BotProviderContext, clientContents, waiting, wish } from '../context.ts';
import { judgeEvent, judgePost, noAuthorization, richTypeOf, wrongForm } from './events.ts';

/** The time for which a case checks that no event comes, in milliseconds. */
const watchMs = 1500;
/**
 * The pause between two of many texts to the bot, in milliseconds. Without it, texts would wait too long at a provider that handles one
 * request after the other.
 */
const staggerMs = 80;

const cases: readonly Case<BotProviderContext>[] = [
  {
    id: 'answers-a-repeat-once',
    title: 'An event that is repeated with the same id is not answered again',
    rules: ['BOT-PRV-08'],
    restsOn: ['BOT-PRV-02'],
    async run(context, judge) {
      const [chat, single] = [context.chat(), context.chat()];
      const content = clientContents.TEXT(context.words('Once is enough'));
      const event = chat.message(content);
      await Promise.all([opened(chat, event), single.post(single.message(content))]);
      const before = chat.said.length;
      await chat.post(event);
      await chat.post(event);
      await pause(watchMs);
      // A bot may answer one text with several messages, with pauses between them. So the number in a chat without a repeated event is
      // allowed here too.
      const most = Math.max(before, single.said.length);
      const told = `${chat.said.length - before} further (${before} before, ${single.said.length} in a chat without)`;
      judge.saw('BOT-PRV-08', chat.said.length <= most, 'after two retries', told, chat.evidence());
    },
  },
  {
    id: 'is-silent-beside-an-agent',
    title: 'Once an agent has joined, the bot is silent in that chat',
    rules: ['BOT-PRV-11'],
    restsOn: ['BOT-PRV-02'],
    async run(context, judge) {
      const chat = context.chat();
      await opened(chat, chat.message(clientContents.TEXT(context.words(wish))));
      const before = chat.said.length;
      await chat.post(chat.event('AGENT_JOINED'));
      await pause(watchMs);
      if (!judgeSilence(judge, chat, before, 'after AGENT_JOINED')) return;
      await chat.post(chat.message(clientContents.TEXT(context.words('Good day, what does it cost?'))));
      await pause(watchMs);
      judgeSilence(judge, chat, before, 'after a message that the client wrote to the agent');
    },
  },
  {
    id: 'sends-well-formed-content',
    title:
      'What the bot sends has the form of an event; BUTTONS have entries with text and no more than allowed, MARKDOWN has content, and both have a fallback',
    rules: ['BOT-PRV-09', 'BOT-PRV-10', 'BOT-PRV-02', 'BOT-PRV-17', 'BOT-PRV-20', 'BOT-PRV-21'],
    async run(context, judge) {
      const asked = prompts(context).map(async ([chat, event], index) => {
        await pause(index * staggerMs);
        if ((await chat.post(event)).status === 200) await chat.settled(0, true);
      });
      const lonely = context.chat();
      await Promise.all([...asked, lonely.post(lonely.event('AGENT_UNAVAILABLE'))]);
      await pause(watchMs);
      const { answering } = context;
      for (const request of answering) judgeEvent(judge, context, 'an event of the bot', request);
      const posts = context.caught.filter((request) => !isProbe(request));
      for (const request of posts) judgePost(judge, context, request);
      if (context.options.authorization === undefined) judge.neverArose('BOT-PRV-21', noAuthorization);
      else if (posts.length === 0) judge.cannotSee('BOT-PRV-21', 'the bot sent no request');
      if (posts.length === 0) judge.cannotSee('BOT-PRV-20', 'the bot sent no request');
      if (answering.length === 0) judge.cannotSee(['BOT-PRV-02', 'BOT-PRV-17'], 'the bot sent no event');
      const rich = answering.filter(isRich);
      for (const request of rich) judgeContent(judge, request);
      if (rich.length > 0) return;
      judge.neverArose('BOT-PRV-09', 'the bot sent neither BUTTONS nor MARKDOWN');
      judge.cannotSee('BOT-PRV-10', 'the bot sent neither BUTTONS nor MARKDOWN');
    },
  },
];

export const restraintCases = cases.map((each) => ({ ...each, ...waiting }));

async function opened(chat: BotChat, event: Json): Promise<void> {
  const answer = await chat.post(event);
  needOk(answer, 'a text');
  need(await chat.settled(), 'a client’s text is followed by an event of the provider', answer);
}

function judgeSilence(judge: Judge, chat: BotChat, before: number, when: string): boolean {
  const count = chat.said.length - before;
  return judge.saw('BOT-PRV-11', count === 0, when, counted(count, 'BOT_MESSAGE'), chat.evidence());
}

/** Words that may make a bot answer with MARKDOWN or BUTTONS. */
const invitingWords = [
  'Hello',
  'help',
  'menu',
  'options',
  'buttons',
  'markdown',
  'link',
  'start',
  'Please show me some buttons to choose from',
  'Please answer in Markdown, with a link and bold words',
  'What can you do?',
  'prices',
];

function prompts(context: BotProviderContext): [BotChat, Json][] {
  const { say } = context.options;
  const contents = [
    ...[...(say === undefined ? [] : [say]), ...invitingWords].map(clientContents.TEXT),
    clientContents.MARKDOWN('Formatted, please'),
    clientContents.BUTTONS('Which one?'),
  ];
  return contents.map((content) => {
    const chat = context.chat();
    return [chat, chat.message(content)];
  });
}

function isRich(request: CaughtRequest): boolean {
  return field(request, 'event') === 'BOT_MESSAGE' && richTypeOf(field(request, 'message')) !== undefined;
}

function judgeContent(judge: Judge, request: CaughtRequest): void {
  const { buttons, content, text } = field(request, 'message') as Json;
  const type = richTypeOf(field(request, 'message'));
  const wrong = wrongForm(request, true);
  const isBlank = (button: unknown) => isObject(button) && button['text'] === '';
  if (Array.isArray(buttons) && buttons.some(isBlank)) wrong.push('a button has an empty text');
  if (isObject(buttons))
    wrong.push('PHP writes an array with gaps in its keys so: array_values() closes them');
  judge.faultless('BOT-PRV-09', `${type}: its content in its form`, wrong, request);
  const beyond = type === 'MARKDOWN' ? beyondFirst(printed(content)) : [];
  if (beyond.length > 0)
    judge.notes(
      'BOT-PRV-09',
      `message.content has ${beyond.join(', ')}: the first version of MARKDOWN has links, bold and italic only`,
      request,
    );
  const isThere = typeof text === 'string' && text.trim() !== '';
  const expected = `${type}: text for channels that cannot show it`;
  judge.faultless('BOT-PRV-10', expected, [!isThere && fieldIs('text', text)], request);
}

/** The constructs of Markdown that the first version of the bot API does not have. */
const laterMarkdown = {
  'a heading': /^ {0,3}#{1,6}\s/m,
  'a list': /^\s*(?:[-*+]|\d{1,9}[.)])\s+\S/m,
  'a quotation': /^ {0,3}>/m,
  code: /`[^`]+`/,
  'an image': /!\[[^\]]*\]\(/,
  'a table': /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+/m,
};

/** Returns the names of the constructs in a Markdown text that the first version does not have. */
function beyondFirst(content: string): string[] {
  return Object.entries(laterMarkdown).flatMap(([name, pattern]) => (pattern.test(content) ? [name] : []));
}
