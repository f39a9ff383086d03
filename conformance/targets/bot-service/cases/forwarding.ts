import { validateClientMessageEvent } from '../../../../generated/bot/validators.js';
import { faultsOf, fieldIs, printed } from '../../../../generated/faults.ts';
import { limits } from '../../../../generated/policies.ts';
import { withoutNulls } from '../../../../src/contract/judgement/accepted-faults.ts';
import { type Case, type Judge, need, type Proof } from '../../../run/case.ts';
import { counted, noted } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { kinds } from '../../../wire/payload/kinds.ts';
import { type Json, mentions, partOf, unique } from '../../../wire/payload/messages.ts';
import { pause, sideBySide } from '../../../wire/traffic/tasks.ts';
import type { BotScene, BotServiceContext, BotTalk } from '../context.ts';
import { judgeEventIds, judgeLater, judgeRequest, judgeSaid, judgeTime } from '../event-judges.ts';

export const cases: readonly Case<BotServiceContext>[] = [
  {
    id: 'bot-gets-it-first',
    title: 'A client’s messages go to the provider, and not to the agents',
    rules: ['BOT-OUT-01'],
    async run(context, judge) {
      const scene = await context.scene();
      const other = { id: unique('another client') };
      for (const sender of [scene.client, scene.client, other]) {
        const words = unique('hello');
        await scene.say(words, sender);
        const request = await scene.untilHeard(words);
        const whose = sender === other ? ' of another client' : '';
        const expected = `CLIENT_MESSAGE with "${words}"${whose} at the provider`;
        if (!judge.found('BOT-OUT-01', request, expected, scene)) return;
      }
      // Some programming languages treat this text as empty.
      await scene.say('0');
      const isZero = (each: CaughtRequest) => partOf(each, 'message')['text'] === '0';
      const zero = await scene.untilSeen(() => scene.events('CLIENT_MESSAGE').find(isZero));
      judge.found('BOT-OUT-01', zero, 'CLIENT_MESSAGE with the text "0" at the provider', scene);
      const waiting = (await scene.site.chats()).filter(({ handled_by }) => handled_by === 'agents');
      const asked = waiting.length > 0 && `${counted(waiting.length, 'chat')} at the agents`;
      const evidence = [noted('chats at the agents', waiting)];
      judge.faultless('BOT-OUT-01', 'no chat of the channel waits at the agents', [asked], evidence);
    },
  },
  {
    id: 'event-on-the-wire',
    title: 'Each event is posted as JSON to the bot endpoint and token, with the required fields',
    rules: ['BOT-OUT-02', 'BOT-OUT-03', 'BOT-OUT-17'],
    async run(context, judge) {
      const scene = await context.scene();
      const first = await judgeMessage(judge, scene);
      await pause(apartMs);
      judgeLater(judge, first, await judgeMessage(judge, scene));
    },
  },
  {
    id: 'ids-name-one-thing',
    title: 'Each event has an id of its own; the ids of a client and a chat are stable and unique',
    rules: ['BOT-IN-01', 'BOT-OUT-01', 'BOT-OUT-04', 'BOT-OUT-08'],
    async run(context, judge) {
      const [scene, other] = await Promise.all([context.scene(), context.scene()]);
      const [ada, ben, cleo] = [{ id: unique('ada') }, { id: unique('ben') }, { id: unique('cleo') }];
      // Customers of two channels may have the same sender.id.
      const talks = await Promise.all([scene.open(ada), scene.open(ben), other.open(cleo), other.open(ada)]);
      const again = await Promise.all([scene.open(ada), scene.open(ben)]);
      judgeStable(judge, talks, again, scene);
      await judgeSaidTwice(judge, scene, ada);
      for (const [index, talk] of [talks[3], talks[0]].entries()) {
        const what = `a TEXT for a sender.id of two channels, ${index + 1} of 2`;
        await judgeSaid(judge, talk, unique('to one channel'), what);
      }
      judgeApart(judge, talks, [...scene.evidence(), ...other.evidence()]);
      judgeEventIds(judge, scene, other);
    },
  },
  {
    id: 'files-of-a-client',
    title: 'The events about a client’s files and locations have the form of a message',
    rules: ['BOT-OUT-03', 'BOT-OUT-17'],
    async run(context, judge) {
      const scene = await context.scene();
      await scene.open();
      const notices = ['typein', 'typeout'].map((type) => ({ type }));
      const messages = [...kinds.map((kind) => ({ ...kind.minimal, ...kind.details })), ...notices];
      await sideBySide(messages, (message) => scene.site.postMessage(scene.client, message));
      // A later text of the client shows that no earlier event about a file is still to come.
      const words = unique('after the files');
      await scene.say(words);
      await scene.untilHeard(words);
      for (const request of scene.events('CLIENT_MESSAGE')) {
        judgeForm(judge, request);
        judgeTime(judge, request);
      }
    },
  },
];

/** The time between two messages. It exceeds a second, since timestamps have whole seconds. */
const apartMs = 2500;

async function judgeMessage(judge: Judge, scene: BotScene): Promise<CaughtRequest> {
  const mark = unique('wire');
  const signs = `  ${mark} Grüß Gott – 你好 🙂 a <b>bold</b> word, &lt; 50 %41 Cafe\u0301, 3 < 4 & "5" isn't \\ and\na second line; `;
  // The text has the largest length of a client's text.
  const words = signs.padEnd(limits.UserTextBody.truncate + signs.length - [...signs].length - 1, 'long ');
  const before = scene.receiver.requests.length;
  await scene.say(`${words} `);
  // The first word finds a cut text too. A request without a readable body counts as this one.
  const isIt = ({ json }: CaughtRequest) => json === undefined || mentions(json, mark);
  const seen = await scene.untilSeen(() => scene.receiver.requests.slice(before).find(isIt));
  const request = need(seen, 'the provider gets the client’s message', scene);
  judgeRequest(judge, scene, request);
  judgeForm(judge, request, `${words} `);
  judgeTime(judge, request);
  return request;
}

async function judgeSaidTwice(judge: Judge, scene: BotScene, sender: Json): Promise<void> {
  const words = unique('again');
  for (const time of [1, 2]) {
    await scene.say(words, sender);
    const expected = `CLIENT_MESSAGE for ${time} of two texts with the same words`;
    if (!judge.found('BOT-OUT-01', await scene.untilHeard(words, time), expected, scene)) return;
  }
}

function judgeStable(judge: Judge, before: BotTalk[], after: BotTalk[], scene: BotScene): void {
  for (const [index, { chatId, clientId }] of after.entries()) {
    const first = before[index];
    const expected = `the client’s second message: chat_id ${first?.chatId} and client_id ${first?.clientId}`;
    const isOther = first?.chatId !== chatId || first.clientId !== clientId;
    const seen = isOther && `chat_id ${chatId} and client_id ${clientId}`;
    judge.faultless('BOT-OUT-04', expected, [seen], scene);
  }
}

function judgeApart(judge: Judge, talks: BotTalk[], evidence: Proof): void {
  const chats = talks.map(({ chatId }) => chatId);
  // The same sender.id on two channels may be one client, but never one chat.
  const clients = talks.slice(0, 3).map(({ clientId }) => clientId);
  const all = 'two clients on one channel, and on another a third and one of the two';
  for (const [name, ids] of [['chat_id', chats] as const, ['client_id', clients] as const]) {
    const alike = new Set(ids).size < ids.length && ids.join(', ');
    judge.faultless('BOT-OUT-04', `${all}: ${ids.length} different ${name}`, [alike], evidence);
  }
  if (talks[3]!.clientId === talks[0]!.clientId)
    judge.notes('BOT-OUT-04', 'customers of two channels with one sender.id have one client_id', evidence);
}

/** Judges the form of a CLIENT_MESSAGE. The source does not state the type of a message about a file. */
function judgeForm(judge: Judge, request: CaughtRequest, words?: string): void {
  const { value } = withoutNulls(request.json);
  const message = partOf(request, 'message');
  const text = printed(message['text']);
  const isOther = words !== undefined && (message['type'] !== 'TEXT' || text.trim() !== words.trim());
  const expected =
    words === undefined ? 'one of the types that there are' : `the type TEXT with ${JSON.stringify(words)}`;
  const wrong = [
    !validateClientMessageEvent(value) && faultsOf(value, validateClientMessageEvent.errors),
    isOther && fieldIs('message', message),
  ];
  judge.faultless('BOT-OUT-03', `CLIENT_MESSAGE with its ids, and a message of ${expected}`, wrong, request);
  // Many programs remove outer blanks, so such a difference is only reported.
  if (words !== undefined && !isOther && text !== words)
    judge.notes('BOT-OUT-03', 'a client’s text comes without its outer blanks', request);
}
