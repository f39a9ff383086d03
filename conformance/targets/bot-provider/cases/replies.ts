import { isDeepStrictEqual } from 'node:util';
import { fieldIs, printed } from '../../../../generated/faults.ts';
import { answerHints, replySays } from '../../../../src/contract/judgement/answer-hints.ts';
import { type Case, type Judge, need, needOk } from '../../../run/case.ts';
import { abbreviatedList, counted, shown } from '../../../wire/http/evidence.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { type CaughtRequest, isProbe } from '../../../wire/http/stand-in.ts';
import { field, isObject, type Json, partOf, unique, without } from '../../../wire/payload/messages.ts';
import { settingsOfRun } from '../../../wire/traffic/patience.ts';
import { pause } from '../../../wire/traffic/tasks.ts';
import { type BotChat, type BotProviderContext, clientContents, waiting, wish } from '../context.ts';
import {
  copied,
  judgeEvent,
  judgePost,
  noAuthorization,
  otherwiseWritten,
  richTypeOf,
  wrongForm,
} from '../event-judges.ts';

const all: readonly Case<BotProviderContext>[] = [
  {
    id: 'replies-in-the-chat',
    title: 'The first TEXT of a chat is followed by a BOT_MESSAGE or INVITE_AGENT for it',
    rules: ['BOT-PRV-02', 'BOT-PRV-17'],
    async run(context, judge) {
      const reply = (words: string) => judgeReply(judge, 'BOT-PRV-02', context, context.chat(), words);
      await Promise.all(['Good day', 'Grüß Gott – 你好 🙂'].map(reply));
    },
  },
  {
    id: 'goes-on-replying',
    title: 'A second and a third message of the client are followed by an event each',
    rules: ['BOT-PRV-15', 'BOT-PRV-02', 'BOT-PRV-17'],
    restsOn: ['BOT-PRV-02'],
    async run(context, judge) {
      const chat = context.chat();
      await opened(chat, chat.text('Good day'));
      for (const each of chat.answers) judgeEvent(judge, context, 'after the first message', each);
      // After an invitation, the agents have the chat, and the bot need not reply.
      const isInvited = () => chat.answers.some((each) => field(each, 'event') === 'INVITE_AGENT');
      if (isInvited()) return judge.cannotSee('BOT-PRV-15', 'the bot has invited an agent at once');
      for (const words of ['And what is new today?', 'And what else is new?']) {
        const goesOn = await judgeReply(judge, 'BOT-PRV-15', context, chat, words);
        if (!goesOn || isInvited()) return;
      }
    },
  },
  {
    id: 'is-asked-for-an-agent',
    title: 'The wish for a human agent is followed by an event, and so is the client’s next chat',
    rules: ['BOT-PRV-02', 'BOT-PRV-17'],
    async run(context, judge) {
      // An id may have any characters, and must come back unchanged.
      const newChat = (client: string) => context.chat(client, unique('Chat 50%20 & Ö'));
      const chat = newChat(unique('Client 50%20 & Ö'));
      const isAnswered = await judgeReply(judge, 'BOT-PRV-02', context, chat, wish);
      if (!isAnswered) return;
      for (const name of ['AGENT_JOINED', 'CHAT_CLOSED']) await chat.post(chat.event(name));
      await judgeReply(judge, 'BOT-PRV-02', context, newChat(chat.clientId), 'Good day');
    },
  },
  {
    id: 'events-have-ids-of-their-own',
    title: 'Each event that the provider sends has an id of its own',
    rules: ['BOT-PRV-13', 'BOT-PRV-16', 'BOT-PRV-17'],
    async run(context, judge) {
      const [chat, other, lonely] = [context.chat(), context.chat(), context.chat()];
      await lonely.post(lonely.event('AGENT_UNAVAILABLE'));
      for (const words of ['Good day', 'And what is new today?'])
        await Promise.all([chat, other].map((each) => said(each, each.text(words))));
      const sent = context.answering.filter((each) => field(each, 'event') !== undefined);
      need(sent.length > 0, 'a client’s text is followed by an event of the provider');
      for (const request of sent) judgeId(judge, context, request, sent);
    },
  },
  {
    id: 'answers-a-repeat-once',
    title: 'A bot does not reply again to an event that is repeated with the same id',
    rules: ['BOT-PRV-08'],
    restsOn: ['BOT-PRV-02'],
    async run(context, judge) {
      const [chat, single] = [context.chat(), context.chat()];
      const words = 'Once is enough';
      const event = chat.text(words);
      await Promise.all([opened(chat, event), single.post(single.text(words))]);
      const before = chat.said.length;
      await chat.post(event);
      await chat.post(event);
      await pause(watchMs);
      // A bot may reply to one text with several messages. So a chat with repeats may have as many replies as a chat without repeats.
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
      await opened(chat, chat.text(wish));
      const before = chat.said.length;
      await chat.post(chat.event('AGENT_JOINED'));
      await pause(watchMs);
      if (!judgeSilence(judge, chat, before, 'after AGENT_JOINED')) return;
      await chat.post(chat.text('Good day, what does it cost?'));
      await pause(watchMs);
      judgeSilence(judge, chat, before, 'after a message that the client wrote to the agent');
    },
  },
  {
    id: 'sends-well-formed-content',
    title: 'The events of the bot have their form, and BUTTONS and MARKDOWN have a fallback',
    rules: ['BOT-PRV-09', 'BOT-PRV-10', 'BOT-PRV-02', 'BOT-PRV-17', 'BOT-PRV-20', 'BOT-PRV-21'],
    async run(context, judge) {
      const asked = prompts(context).map(async ([chat, event], index) => {
        await pause(index * staggerMs);
        await said(chat, event);
      });
      const lonely = context.chat();
      await Promise.all([...asked, lonely.post(lonely.event('AGENT_UNAVAILABLE'))]);
      await pause(watchMs);
      const { answering } = context;
      for (const request of answering) judgeEvent(judge, context, 'an event of the bot', request);
      const posts = context.caught.filter((request) => !isProbe(request));
      for (const request of posts) judgePost(judge, context, request);
      if (context.options.authorization === undefined) judge.neverArose('BOT-PRV-21', noAuthorization);
      if (posts.length === 0) return judge.cannotSee('BOT-PRV-20', 'the bot sent no request');
      if (answering.length === 0) judge.cannotSee(['BOT-PRV-02', 'BOT-PRV-17'], 'the bot sent no event');
      const messages = answering.filter((each) => field(each, 'event') === 'BOT_MESSAGE');
      const rich = messages.filter((each) => richTypeOf(field(each, 'message')) !== undefined);
      for (const request of rich) judgeContent(judge, request);
      if (rich.length > 0) return;
      judge.neverArose('BOT-PRV-09', 'the bot sent neither BUTTONS nor MARKDOWN');
      judge.cannotSee('BOT-PRV-10', 'the bot sent neither BUTTONS nor MARKDOWN');
    },
  },
];

const traffic: Case<BotProviderContext> = {
  id: 'traffic-of-the-run',
  title:
    'In each chat of the run, the first TEXT is followed by an event, which names this chat and its client',
  rules: ['BOT-PRV-02', 'BOT-PRV-16', 'BOT-PRV-17'],
  needs: waiting.needs,
  last: true,
  async run(context, judge) {
    if (!context.isHeard) return judge.cannotSee(traffic.rules, 'the bot sent no event');
    const silent = await context.untilAnswered();
    const evidence = silent.flatMap(({ posted: [first] }) => first?.answer ?? []);
    const texts = silent.map(({ posted: [first] }) => JSON.stringify(first?.message?.['text']).slice(0, 60));
    const missing = texts.length > 0 && `none after ${abbreviatedList(texts, mostTexts)}`;
    judge.faultless('BOT-PRV-02', 'the first TEXT of each chat of the run: an event', [missing], evidence);
    const invitations = context.answering.filter((each) => field(each, 'event') === 'INVITE_AGENT');
    for (const each of invitations) {
      const isAbsent = field(each, 'client_id') == null && 'your event has no `client_id`';
      judge.faultless('BOT-PRV-16', 'an INVITE_AGENT has a client_id', [isAbsent], each);
    }
    if (invitations.length === 0) judge.neverArose('BOT-PRV-16', 'the bot invited no agent');
    const stray = context.strays.find(
      (each) => context.chatOfClient(field(each, 'client_id'))?.isOdd === false,
    );
    const astray =
      stray && `${fieldIs('chat_id', field(stray, 'chat_id'))}, which is no chat of this client. ${copied}`;
    judge.faultless('BOT-PRV-17', 'an event of the bot: the chat_id of its chat', [astray], stray);
  },
};

export const cases = [...all.map((each) => ({ ...each, ...waiting })), traffic];

type Rule = 'BOT-PRV-02' | 'BOT-PRV-15';

/** Posts a client's text, and judges the events that follow it. Returns true if one came. */
async function judgeReply(
  judge: Judge,
  rule: Rule,
  context: BotProviderContext,
  chat: BotChat,
  usual: string,
): Promise<boolean> {
  const words = context.words(usual);
  const before = chat.answers.length;
  const posted = await chat.post(chat.text(usual));
  needOk(posted, 'a TEXT');
  const since = performance.now();
  const answer = await context.awaited(() => chat.answers[before]);
  const what = `after “${words}”`;
  if (!answer) {
    const evidence = [
      ...posted.evidence,
      ...context.caught.slice(-3).map((each) => shown('request of the provider', each)),
      ...context.service.unreadable.slice(-3),
    ];
    const expected = `${what}: BOT_MESSAGE or INVITE_AGENT for ${chat.chatId} within ${context.waitS} s`;
    const says = replySays(posted.status ?? 0, [], context.waitS * 1000);
    const observed = `${what}: ${says}; ${nothingCame(context, chat, posted)}`;
    const waitedMs = performance.now() - since;
    return judge.holds(rule, false, { expected, observed, evidence, answer: posted, by, waitedMs });
  }
  for (const each of chat.answers.slice(before)) judgeEvent(judge, context, what, each);
  if (rule === 'BOT-PRV-02') return true;
  return judge.saw(rule, true, what, 'an event', posted.evidence);
}

/** The bot's response to an event, as the contract describes it: any body is allowed. */
const by = { party: 'bot-provider', responses: {} } as const;

/** Explains from the received requests why no event came in a chat. */
export function nothingCame(
  context: BotProviderContext,
  { chatId, posted: sent }: BotChat,
  posted: Exchange,
): string {
  const { caught, answering, address, isHeard, options, strays } = context;
  const stray = strays.at(-1);
  const wanted = `the bot posts its events to ${address}`;
  if (context.service.unreadable.length > 0)
    return settingsOfRun().certificate
      ? `connections came that brought no request over TLS. Check that ${wanted}, and that it trusts the certificate of --tls-ca or --tls-cert`
      : `connections came that are not HTTP. Check that ${wanted}, without TLS`;
  const slow = 'if it takes longer, say how long by --patience';
  // The verdict names the cause after these words if the response itself shows it, for example by an event in its body.
  if (caught.length === 0 && answerHints(posted, by).length > 0) return 'no request came to the suite';
  if (caught.length === 0)
    return `the bot has sent nothing at all: no request came to the suite. Check that ${wanted}; ${slow}`;
  if (stray === undefined && isHeard) {
    const way =
      sent.length === 1 && context.hasAnswered(sent[0]!.message?.['text'])
        ? 'It has answered the same words in another chat: does it keep its chats apart'
        : options.say === undefined
          ? 'If the bot answers certain words only, name them by --say'
          : 'Those are the words of --say';
    const ids = new Set(answering.map((each) => field(each, 'chat_id')));
    if (ids.size === 1 && answering.length > 1)
      return `all ${answering.length} events that came have the chat_id ${JSON.stringify([...ids][0])}. Copy chat_id from the message that is answered; ${slow}`;
    return `only events for other chats came (${answering.length}). The bot answered this one ${inShort(posted)}. ${way}; ${slow}`;
  }
  const came = `${counted(caught.length, 'request')} came to ${address}`;
  if (caught.every(({ json }) => json === undefined)) return `${came}, none of them has a JSON body`;
  const id = stray && field(stray, 'chat_id');
  const named =
    id === undefined ? '' : `: an event came for chat_id ${JSON.stringify(id)}, which is no chat of this run`;
  const way = (stray && otherwiseWritten(stray)) ?? 'Copy chat_id from the message that is answered';
  return `${came}, none of them has the chat_id ${chatId}${named}. ${way}`;
}

/** Sends a client's message, and waits until the provider has stopped sending events about the chat. The provider need not send any. */
async function said(chat: BotChat, event: Json): Promise<void> {
  const before = chat.answers.length;
  const posted = await chat.post(event);
  if (posted.status === 200) await chat.settled(before, true);
}

/** True if two requests have the same event, apart from its timestamp: the provider may send an event again, or reply to a retry again. */
function isSame(one: CaughtRequest, other: CaughtRequest): boolean {
  const timeless = (request: CaughtRequest) => ({
    ...(request.json as Json),
    message: without(partOf(request, 'message'), 'timestamp'),
  });
  return isDeepStrictEqual(timeless(one), timeless(other));
}

/** Judges that the event in `request` has an id that no different event in `all` has. The same event may be sent again with the same id. */
function judgeId(
  judge: Judge,
  { ids }: BotProviderContext,
  request: CaughtRequest,
  all: readonly CaughtRequest[],
): void {
  const id = field(request, 'id');
  const isAbsent = id === undefined || id === null || id === '';
  judge.faultless('BOT-PRV-16', 'each event has an id', [isAbsent && withoutId(id)], request);
  if (isAbsent) {
    judge.neverArose('BOT-PRV-13', withoutId(id));
    return;
  }
  judge.faultless('BOT-PRV-17', 'an id is a string', [typeof id !== 'string' && withoutId(id)], request);
  const others = all.filter((each) => field(each, 'id') === id && !isSame(each, request));
  const alike = others.length > 0 && `${others.length} other events have the id ${JSON.stringify(id)}`;
  const alikes = [request, ...others.slice(0, 2)];
  judge.faultless('BOT-PRV-13', 'each event has an id of its own', [alike], alikes);
  if (ids.has(id))
    judge.notes(
      'BOT-PRV-13',
      `the id ${JSON.stringify(id)} is that of the event that the bot was sent. Make a new one for each of its own`,
      request,
    );
}

export function withoutId(id: unknown): string {
  return id === undefined || id === null || id === ''
    ? 'your event has no `id`'
    : `the id of your event is ${JSON.stringify(id)}, not a string`;
}

const watchMs = 1500;
/** The largest number of unanswered texts that a report quotes. */
const mostTexts = 3;
/** The pause between two texts to the bot, for providers that handle one request after the other. */
const staggerMs = 80;

async function opened(chat: BotChat, event: Json): Promise<void> {
  const answer = await chat.post(event);
  needOk(answer, 'a text');
  need(await chat.settled(), 'a client’s text is followed by an event of the provider', answer);
}

function judgeSilence(judge: Judge, chat: BotChat, before: number, when: string): boolean {
  const count = chat.said.length - before;
  return judge.saw('BOT-PRV-11', count === 0, when, counted(count, 'BOT_MESSAGE'), chat.evidence());
}

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

function judgeContent(judge: Judge, request: CaughtRequest): void {
  const { buttons, content, text } = field(request, 'message') as Json;
  const type = richTypeOf(field(request, 'message'));
  const wrong = wrongForm(request, true);
  const isBlank = (button: unknown) => isObject(button) && button['text'] === '';
  if (Array.isArray(buttons) && buttons.some(isBlank)) wrong.push('a button has an empty text');
  if (isObject(buttons))
    wrong.push('PHP writes an array with gaps in its keys so: array_values() closes them');
  judge.faultless('BOT-PRV-09', `${type}: its content in its form`, wrong, request);
  const later = Object.entries(laterMarkdown).filter(([, pattern]) => pattern.test(printed(content)));
  const beyond = type === 'MARKDOWN' ? later.map(([name]) => name) : [];
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
