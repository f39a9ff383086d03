import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { provider } from '../../../run/odd.ts';
import { isOr } from '../../../wire/complaint.ts';
import { decoded } from '../../../wire/decoded.ts';
import { field } from '../../../wire/event-fields.ts';
import { noted, shown } from '../../../wire/evidence.ts';
import { inShort } from '../../../wire/exchange.ts';
import { header } from '../../../wire/message.ts';
import type { Json } from '../../../wire/messages.ts';
import { withoutNulls } from '../../../wire/nulls.ts';
import type { CaughtRequest } from '../../../wire/stand-in.ts';
import { type BotChat, type BotProviderContext, clientContents, eventMs } from '../context.ts';

export const replyCases: readonly Case<BotProviderContext>[] = [
  {
    id: 'replies-in-the-chat',
    title:
      'The first TEXT of a chat is followed by a BOT_MESSAGE or INVITE_AGENT for it at the service’s address',
    rules: ['BOT-PRV-02'],
    needs: ['listen'],
    timed: true,
    async run(context, judge) {
      const words = ['Good day', 'Grüß Gott – 你好 🙂'];
      const reply = (text: string) =>
        judgeReply(judge, 'BOT-PRV-02', context, context.chat(), context.words(text));
      await Promise.all(words.map(reply));
    },
  },
  {
    id: 'goes-on-replying',
    title: 'A second message of the client is followed by an event of its own',
    rules: ['BOT-PRV-15'],
    restsOn: ['BOT-PRV-02'],
    needs: ['listen'],
    timed: true,
    async run(context, judge) {
      const chat = context.chat();
      const posted = await chat.post(chat.message(clientContents.TEXT(context.words('Good day'))));
      need(await chat.settled(), 'the first text of a chat is followed by an event', posted.evidence);
      // A chat that was handed over is the agents' from now on.
      if (chat.answers.some((each) => field(each, 'event') === 'INVITE_AGENT'))
        return judge.cannotSee('BOT-PRV-15', 'the bot has invited an agent at once');
      await judgeReply(judge, 'BOT-PRV-15', context, chat, context.words('And what is new today?'));
    },
  },
  {
    id: 'is-asked-for-an-agent',
    title: 'The wish for a human agent, in plain words, is followed by either event',
    rules: ['BOT-PRV-02'],
    needs: ['listen'],
    timed: true,
    async run(context, judge) {
      await judgeReply(judge, 'BOT-PRV-02', context, context.chat(), 'I want to talk to a human agent');
    },
  },
];

/** Judges what follows a text of the client. */
async function judgeReply(
  judge: Judge,
  rule: Rule,
  context: BotProviderContext,
  chat: BotChat,
  words: string,
): Promise<void> {
  const before = chat.answers.length;
  const posted = await chat.post(chat.message(clientContents.TEXT(words)));
  need(posted.status === 200, `a TEXT is answered 200 (it was ${inShort(posted)})`, posted.evidence);
  const answer = await context.service.until(() => chat.answers[before], eventMs);
  const what = `after “${words}”`;
  if (!answer) {
    judge.holds(rule, false, {
      expected: `${what}: BOT_MESSAGE or INVITE_AGENT for ${chat.chatId} within ${eventMs} ms`,
      observed: `${what}: ${nothingCame(context, chat, words)}`,
      evidence: [
        ...posted.evidence,
        ...context.caught.slice(-3).map((each) => shown('request of the provider', each)),
        ...context.service.unreadable.slice(-3),
      ],
      answer: posted,
      by: provider,
    });
    return;
  }
  for (const each of chat.answers.slice(before)) judgeEvent(judge, rule, context, chat, what, each);
}

/** Where was listened, and what came there: the address is what is wrong most often, and then the words. */
export function nothingCame(context: BotProviderContext, { chatId }: BotChat, words: string): string {
  const { caught, address } = context;
  const wanted = `the bot posts its events to ${address}`;
  if (context.service.unreadable.length > 0)
    return `connections came that could not be read as HTTP. Check that ${wanted}, without TLS`;
  if (caught.length === 0) return `nothing at all came to the suite. Check that ${wanted}`;
  if (caught.every((request) => context.knows(request)))
    return `the bot did not answer “${words}”, though it did in other chats of this run. A bot that answers certain words only is given them by --say`;
  const came = caught.length === 1 ? '1 request came' : `${caught.length} requests came`;
  return `${came} to ${address}, and none has the chat_id ${chatId}. Copy chat_id from the message that is answered`;
}

type Rule = 'BOT-PRV-02' | 'BOT-PRV-15';

function judgeEvent(
  judge: Judge,
  rule: Rule,
  context: BotProviderContext,
  chat: BotChat,
  what: string,
  request: CaughtRequest,
): void {
  const wrong = [...wrongAddress(context, request), ...wrongBody(chat, request)];
  const evidence = [
    shown('request of the provider', request),
    noted('client_id and chat_id', [chat.clientId, chat.chatId]),
  ];
  judge.holds(rule, wrong.length === 0, {
    expected: `${what}: POST ${webhookPath(context)} of a BOT_MESSAGE or INVITE_AGENT for ${chat.chatId}`,
    observed: `${what}: ${wrong.length === 0 ? String(field(request, 'event')) : wrong.join('; ')}`,
    evidence,
  });
  const { nulls } = withoutNulls(request.json);
  if (nulls.length > 0) judge.notes(rule, `null in ${nulls.join(', ')}`, evidence, 'OPEN-35');
}

function webhookPath({ options }: BotProviderContext): string {
  return `/webhooks/${options.providerId ?? '{provider_id}'}/${options.token}`;
}

function wrongAddress({ options }: BotProviderContext, request: CaughtRequest): string[] {
  const type = header(request, 'content-type') ?? 'none';
  const [root, provider, token, ...more] = decoded(request.path).split('/').slice(1);
  const rightPath =
    root === 'webhooks' &&
    (options.providerId === undefined ? provider !== '' : provider === options.providerId) &&
    token === options.token &&
    more.length === 0;
  return [
    request.method !== 'POST' && `the method is ${request.method}`,
    !rightPath && `the path is ${request.path}`,
    !/^application\/json\b/i.test(type) && `the content type is ${type}`,
  ].filter((each) => each !== false);
}

/** Content of MARKDOWN and BUTTONS is another rule's affair, and so is the event's own id. */
function wrongBody(chat: BotChat, request: CaughtRequest): string[] {
  const event = field(request, 'event');
  if (event === 'BOT_MESSAGE') return wrongMessage(field(request, 'message'));
  if (event !== 'INVITE_AGENT') return [isOr('event', event)];
  const client = field(request, 'client_id');
  return client === chat.clientId ? [] : [isOr('client_id', client)];
}

function wrongMessage(message: unknown): string[] {
  if (typeof message !== 'object' || message === null) return [isOr('message', message)];
  const { type, text, timestamp } = message as Json;
  const known = Object.keys(clientContents).includes(String(type));
  return [
    !known && isOr('message.type', type),
    type === 'TEXT' && typeof text !== 'string' && isOr('message.text', text),
    !isUnixTime(timestamp) && isOr('message.timestamp', timestamp),
  ].filter((each) => each !== false);
}

/** It may be absent, and a number or a string of digits where it is there. */
export function isUnixTime(timestamp: unknown): boolean {
  if (timestamp === undefined || timestamp === null || typeof timestamp === 'number') return true;
  return typeof timestamp === 'string' && /^\d+(\.\d+)?$/.test(timestamp);
}
