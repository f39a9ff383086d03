import { isDeepStrictEqual } from 'node:util';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field } from '../../../wire/payload/fields.ts';
import { type BotChat, type BotProviderContext, clientContents, eventMs } from '../context.ts';

export const idCases: readonly Case<BotProviderContext>[] = [
  {
    id: 'events-have-ids-of-their-own',
    title: 'Each event that the provider sends has an id, and no other event has it',
    rules: ['BOT-PRV-13'],
    needs: ['listen'],
    timed: true,
    async run(context, judge) {
      const [chat, other, lonely] = [context.chat(), context.chat(), context.chat()];
      await lonely.post(lonely.event('AGENT_UNAVAILABLE'));
      for (const words of ['Good day', 'And what is new today?'])
        await Promise.all([chat, other].map((each) => said(context, each, words)));
      const sent = context.caught.filter((each) => field(each, 'event') !== undefined);
      need(sent.length > 0, 'a client’s text is followed by an event of the provider');
      for (const request of sent) judgeId(judge, context, request, sent);
    },
  },
];

/** Lets a client write and waits until the provider has said all to it, if it says anything. */
async function said(context: BotProviderContext, chat: BotChat, words: string): Promise<void> {
  const before = chat.answers.length;
  await chat.post(chat.message(clientContents.TEXT(context.words(words))));
  if (await context.service.until(() => chat.answers[before], eventMs)) await chat.quiet();
}

/** The same event with its id again is a repeat; another event with that id is not. */
function judgeId(
  judge: Judge,
  { ids }: BotProviderContext,
  request: CaughtRequest,
  all: readonly CaughtRequest[],
): void {
  const id = field(request, 'id');
  const others = all.filter(
    (each) => field(each, 'id') === id && !isDeepStrictEqual(each.json, request.json),
  );
  const isWord = typeof id === 'string' && id !== '';
  const isEcho = ids.has(id);
  const sharing = isEcho
    ? `the id ${JSON.stringify(id)} is that of the event that the bot was sent. Make a new one for each of its own`
    : `${others.length} other events have the id ${JSON.stringify(id)}`;
  judge.holds('BOT-PRV-13', isWord && !isEcho && others.length === 0, {
    expected: 'each event has an id of its own, a text',
    observed: isWord ? sharing : withoutId(id),
    evidence: [request, ...others.slice(0, 2)].map((each) => shown('request of the provider', each)),
  });
}

export function withoutId(id: unknown): string {
  return id === undefined || id === null || id === ''
    ? 'your event has no `id`'
    : `the id of your event is ${JSON.stringify(id)}, not a string`;
}
