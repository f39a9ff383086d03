import { validateClientMessageEvent } from '../../../../generated/bot/validators.js';
import { faultsOf } from '../../../../generated/faults.ts';
import { withoutNulls } from '../../../../src/contract/judgement/nulls.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { noted, shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, wordOf } from '../../../wire/payload/fields.ts';
import { kinds, ofKind } from '../../../wire/payload/kinds.ts';
import { type Json, mentions, unique } from '../../../wire/payload/messages.ts';
import { askEach } from '../../../wire/traffic/side-by-side.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import type { BotServiceContext } from '../context.ts';
import { type BotScene, type BotTalk, soonMs } from '../scene.ts';
import { judgeEventIds, judgeLater, judgeRequest, judgeTime } from './event-judges.ts';

export const forwardingCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'bot-gets-it-first',
    title: 'What a client writes goes to the provider, and no agent is asked',
    rules: ['BOT-OUT-01'],
    async run(context, judge) {
      const scene = await context.scene();
      for (const words of [unique('first'), unique('second')]) {
        await scene.say(words);
        const request = await scene.untilTold(words);
        judge.holds('BOT-OUT-01', request !== undefined, {
          expected: `CLIENT_MESSAGE with "${words}" at the provider`,
          observed: request ? 'CLIENT_MESSAGE' : `none within ${soonMs()} ms`,
          evidence: scene.evidence(),
        });
        if (!request) return;
      }
      await judgeNobodyAsked(judge, scene);
    },
  },
  {
    id: 'event-on-the-wire',
    title:
      'Each event is posted as JSON to the bot endpoint with the token at the end, and has the required fields',
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
    rules: ['BOT-OUT-04'],
    async run(context, judge) {
      const [scene, other] = await Promise.all([context.scene(), context.scene()]);
      const [ada, ben, cleo] = [{ id: unique('ada') }, { id: unique('ben') }, { id: unique('cleo') }];
      // Two integrators may well number their customers alike.
      const talks = await Promise.all([scene.open(ada), scene.open(ben), other.open(cleo), other.open(ada)]);
      const again = await Promise.all([scene.open(ada), scene.open(ben)]);
      judgeStable(judge, talks, again, scene);
      await sayTwice(scene, ada);
      judgeApart(judge, talks, [...scene.evidence(), ...other.evidence()]);
      judgeEventIds(judge, [...scene.provider.requests, ...other.provider.requests]);
    },
  },
  {
    id: 'files-of-a-client',
    title: 'What the provider gets for a client’s files and places has the form of a message',
    rules: ['BOT-OUT-03', 'BOT-OUT-17'],
    async run(context, judge) {
      const scene = await context.scene();
      await scene.open();
      const notices = ['typein', 'typeout'].map((type) => ({ type }));
      const messages = [...kinds.map((kind) => ofKind(kind, kind.details)), ...notices];
      const posts = messages.map((message) => [
        String(message['type']),
        () => scene.site.postMessage(scene.client, message),
      ]);
      await askEach(Object.fromEntries(posts));
      // What the client writes after them shows that they are not on their way.
      const words = unique('after the files');
      await scene.say(words);
      await scene.provider.until(() => scene.told(words)[0], soonMs());
      for (const request of scene.events('CLIENT_MESSAGE')) {
        judgeForm(judge, request);
        judgeTime(judge, request);
      }
    },
  },
];

/** So far apart two messages are written, whose instants are in whole seconds. */
const apartMs = 2500;

/** Lets the client write something long, and judges what the provider gets of it. */
async function judgeMessage(judge: Judge, scene: BotScene): Promise<CaughtRequest> {
  const mark = unique('wire');
  const words = `${mark} Grüß Gott – 你好 🙂 "quoted" \\ and\na second line; ${'long '.repeat(150)}end`;
  const before = scene.provider.requests.length;
  await scene.say(words);
  // What is cut is recognized all the same, and so is what cannot be read.
  const isIt = ({ json }: CaughtRequest) => json === undefined || mentions(json, mark);
  const seen = await scene.provider.until((requests) => requests.slice(before).find(isIt), soonMs());
  const request = need(seen, 'the provider gets the client’s message', scene.evidence());
  judgeRequest(judge, scene, request);
  judgeBody(judge, request, words);
  judgeTime(judge, request);
  return request;
}

/** The same words a second time are another event. */
async function sayTwice(scene: BotScene, sender: Json): Promise<void> {
  const words = unique('again');
  for (const time of [1, 2]) {
    await scene.say(words, sender);
    need(
      await scene.untilTold(words, time),
      'the provider gets words that the client writes twice',
      scene.evidence(),
    );
  }
}

async function judgeNobodyAsked(judge: Judge, scene: BotScene): Promise<void> {
  const chats = await scene.site.chats();
  const waiting = chats.filter(({ handled_by }) => handled_by === 'agents');
  judge.holds('BOT-OUT-01', waiting.length === 0, {
    expected: 'no chat of the channel waits at the agents',
    observed: `${waiting.length} chats at the agents`,
    evidence: [noted('chats at the desk', chats)],
  });
}

function judgeBody(judge: Judge, request: CaughtRequest, words: string): void {
  const message = (field(request, 'message') ?? {}) as Json;
  const wrong = [
    field(request, 'event') !== 'CLIENT_MESSAGE' && `event is ${JSON.stringify(field(request, 'event'))}`,
    ...['id', 'client_id', 'chat_id'].map(
      (name) => wordOf(request, name) === undefined && `${name} is ${JSON.stringify(field(request, name))}`,
    ),
    message['type'] !== 'TEXT' && `message.type is ${JSON.stringify(message['type'])}`,
    message['text'] !== words &&
      `message.text is ${JSON.stringify(message['text'])}, in the place of ${JSON.stringify(words)}`,
  ].filter((each) => each !== false);
  judge.holds('BOT-OUT-03', wrong.length === 0, {
    expected:
      'CLIENT_MESSAGE with id, client_id, chat_id, and a message of the type TEXT with the client’s words',
    observed: wrong.length === 0 ? 'all of them' : wrong.join('; '),
    evidence: [shown('request at the provider', request)],
  });
}

function judgeStable(judge: Judge, before: BotTalk[], after: BotTalk[], scene: BotScene): void {
  for (const [index, { chatId, clientId }] of after.entries()) {
    const first = before[index];
    judge.holds('BOT-OUT-04', first?.chatId === chatId && first.clientId === clientId, {
      expected: `the client’s second message has chat_id ${first?.chatId} and client_id ${first?.clientId}`,
      observed: `chat_id ${chatId} and client_id ${clientId}`,
      evidence: scene.evidence(),
    });
  }
}

function judgeApart(judge: Judge, talks: BotTalk[], evidence: ReturnType<BotScene['evidence']>): void {
  const chats = talks.map(({ chatId }) => chatId);
  // A service may take the same sender.id on two channels for the same client; their chats are two all the same.
  const clients = talks.slice(0, 3).map(({ clientId }) => clientId);
  for (const [name, ids] of [['chat_id', chats] as const, ['client_id', clients] as const]) {
    judge.holds('BOT-OUT-04', new Set(ids).size === ids.length, {
      expected: `two clients on one channel, and on another a third and one of the two: ${ids.length} different ${name}`,
      observed: ids.join(', '),
      evidence,
    });
  }
}

/** No API of the source names what becomes of a file: which of the three types it is given, or none, is the service's affair. */
function judgeForm(judge: Judge, request: CaughtRequest): void {
  const { value } = withoutNulls(request.json);
  const held = validateClientMessageEvent(value);
  judge.holds('BOT-OUT-03', held, {
    expected:
      'CLIENT_MESSAGE with its ids, and a message of one of the types that there are, with its fields',
    observed: held ? 'it does' : faultsOf(value, validateClientMessageEvent.errors),
    evidence: [shown('request at the provider', request)],
  });
}
