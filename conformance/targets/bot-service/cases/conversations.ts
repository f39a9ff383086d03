import { fieldIs, printed } from '../../../../generated/faults.ts';
import type { Case, Judge } from '../../../run/case.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, markIn, partOf, unique, wordOf } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { judgeTraffic } from '../../shared/judges.ts';
import { canDo } from '../../shared/service-context.ts';
import { messageOf } from '../../shared/site.ts';
import {
  type BotScene,
  type BotServiceContext,
  type BotTalk,
  closeByAgent,
  closes,
  handOver,
  inTalk,
  join,
} from '../context.ts';
import {
  judgeEventIds,
  judgeInvited,
  judgeKept,
  judgeRequests,
  judgeSaid,
  judgeTransferred,
} from '../event-judges.ts';

const lingerMs = 500;

const rules = ['BOT-IN-01', 'BOT-IN-02', 'BOT-OUT-10'] as const;
const nextRules = ['BOT-OUT-01', 'BOT-OUT-04'] as const;

export const cases: readonly Case<BotServiceContext>[] = [
  {
    id: 'two-clients-of-a-channel',
    title: 'Two clients of a channel each get the messages of their own chat, and are handed over separately',
    rules,
    async run(context, judge) {
      const scene = await context.scene();
      const first = await scene.open({ id: unique('ada') });
      const second = await scene.open({ id: unique('ben') });
      // The bot writes to the first client at first, although the second one wrote last. Then it writes to each of them again.
      for (const talk of [first, second, first, second])
        await judgeSaid(judge, talk, unique('to one of two'));
      await judgeInvited(judge, first);
      if (await judgeTransferred(judge, 'BOT-IN-02', 'after INVITE_AGENT in one of two chats', first))
        await judgeKept(judge, 'BOT-IN-02', 'the other chat: the agents do not have it', second);
      if (!(await canDo(judge, ['BOT-OUT-10'], () => join(first)))) return;
      await judgeJoined(judge, first);
      await judgeInvited(judge, second);
      await join(second);
      await judgeJoined(judge, second);
    },
  },
  {
    id: 'chat-is-closed',
    title: 'The provider learns that a chat was closed, by an agent or while the bot had it',
    rules: ['BOT-OUT-02', 'BOT-OUT-04', 'BOT-OUT-08', 'BOT-OUT-12'],
    async run(context, judge) {
      const trial = async (who: string, close: (talk: BotTalk) => Promise<boolean>) => {
        const scene = await context.scene();
        const closed = await scene.open();
        await scene.open({ id: unique('stays') });
        // The source states only the name of this event. So its other fields may be absent, but not of another chat.
        const expected = `closed while ${who} has the chat: CHAT_CLOSED`;
        if (await close(closed)) {
          const request = await scene.untilEvent('CHAT_CLOSED');
          judge.found('BOT-OUT-12', request, expected, scene);
          const chat = request && field(request, 'chat_id');
          const isOther = chat != null && chat !== closed.chatId && fieldIs('chat_id', chat);
          judge.faultless('BOT-OUT-04', `CHAT_CLOSED of the chat ${closed.chatId}`, [isOther], scene);
        }
        judgeRequests(judge, scene);
        await pause(lingerMs);
        judgeEventIds(judge, scene);
      };
      const byAgent = (talk: BotTalk) => canDo(judge, ['BOT-OUT-12'], () => closeByAgent(talk));
      await Promise.all([trial('an agent', byAgent), trial('the bot', closes)]);
    },
  },
  {
    id: 'next-conversation-goes-to-the-bot',
    title: 'A client who writes after the chat was closed opens another chat, which the bot gets first',
    rules: nextRules,
    run: inTalk(async (talk, judge) => {
      const { site, agentId } = talk.scene;
      const number = await handOver(talk);
      if (!(await canDo(judge, nextRules, () => site.desk.closeChat(number, agentId)))) return;
      const words = unique('back again');
      await talk.scene.say(words);
      const request = await talk.scene.untilHeard(words);
      if ((await site.untilSaid(words))?.chat.chat_id === number)
        return judge.cannotSee(nextRules, 'the service opens the closed chat again');
      judgeNext(judge, talk, request);
    }),
  },
  {
    id: 'traffic-of-the-run',
    title: 'In all traffic of the run, each event and message names its own channel, chat and client',
    rules: ['BOT-IN-01', 'BOT-OUT-04'],
    last: true,
    async run({ scenes }, judge) {
      const talks = scenes.flatMap((scene) => scene.talks);
      const events = scenes.flatMap((scene) =>
        scene.receiver.requests.map((request) => ({ scene, request })),
      );
      const isRepeat = repeats();
      judgeTraffic(
        judge,
        'BOT-OUT-04',
        events,
        ({ scene, request }) => wrongIds(talks, scene, request) ?? isRepeat(scene, request),
      );
      const messages = scenes.flatMap((scene) => scene.site.attempts.map((request) => ({ scene, request })));
      judgeTraffic(judge, 'BOT-IN-01', messages, ({ scene, request }) => wrongClient(talks, scene, request));
    },
  },
];

async function judgeJoined(judge: Judge, { scene, chatId }: BotTalk): Promise<void> {
  const isOwn = () => scene.events('AGENT_JOINED').find((each) => field(each, 'chat_id') === chatId);
  const expected = `AGENT_JOINED with chat_id ${chatId}, each chat on its own`;
  judge.found('BOT-OUT-10', await scene.untilSeen(isOwn), expected, scene);
}

/** Judges that the client's next chat has a new chat_id and the same client_id. */
function judgeNext(judge: Judge, talk: BotTalk, request: CaughtRequest | undefined): void {
  const { scene, chatId, clientId } = talk;
  const next = request && wordOf(request, 'chat_id');
  const expected = 'CLIENT_MESSAGE of the next chat at the provider, with a chat_id';
  if (!judge.found('BOT-OUT-01', next, expected, scene)) {
    judge.cannotSee('BOT-OUT-04', 'the provider does not get the next chat');
    return;
  }
  const client = request && field(request, 'client_id');
  const ids = `another chat_id than ${chatId}, and the client_id ${clientId}, which names the user`;
  const wrong = [
    next === chatId && fieldIs('chat_id', next),
    clientId !== '' && client !== clientId && fieldIs('client_id', client),
  ];
  judge.faultless('BOT-OUT-04', `the next chat of the same client: ${ids}`, wrong, scene);
}

/** Describes the ids of an event if they belong to another chat or client. Ids that no CLIENT_MESSAGE had are not judged. */
function wrongIds(talks: readonly BotTalk[], scene: BotScene, request: CaughtRequest): string | undefined {
  const event = printed(field(request, 'event'));
  const [chat, client] = [wordOf(request, 'chat_id'), wordOf(request, 'client_id')];
  const owner = talks.find(({ chatId }) => chatId === chat);
  if (!owner) return undefined;
  if (owner.scene !== scene)
    return `${event} at the bot of channel ${scene.site.channelId} has the chat_id ${chat} of channel ${owner.scene.site.channelId}`;
  const mark = markIn(partOf(request, 'message')['text']);
  const writer = mark && talks.find(({ words }) => markIn(words) === mark);
  if (writer && writer.chatId !== chat)
    return `${event} with the text of chat ${writer.chatId} has the chat_id ${chat}`;
  if (client === undefined || client === owner.clientId) return undefined;
  const other = talks.find(({ clientId }) => clientId === client);
  const whose = other ? `, the client of chat ${other.chatId}` : '';
  return `${event} of chat ${chat}, of the client ${owner.clientId}, has the client_id ${client}${whose}`;
}

/** Returns a check of the events in order: an event must not have the id of an earlier one, unless it is a retry of it. */
function repeats(): (scene: BotScene, request: CaughtRequest) => string | undefined {
  const known = new Map<string, { what: string; scene: BotScene }>();
  return (scene, request) => {
    const id = wordOf(request, 'id');
    if (id === undefined) return undefined;
    const event = printed(field(request, 'event'));
    const what = [event, field(request, 'chat_id'), partOf(request, 'message')['text']]
      .map(printed)
      .join(' ');
    const first = known.get(id);
    known.set(id, first ?? { what, scene });
    const isOther = first && (first.what !== what || first.scene !== scene);
    return isOther ? `${event} has the id ${id} of another event` : undefined;
  };
}

function wrongClient(talks: readonly BotTalk[], scene: BotScene, request: CaughtRequest): string | undefined {
  const mark = markIn(messageOf(request)['text']);
  const owner = mark && talks.find(({ spoken }) => spoken.some((text) => markIn(text) === mark));
  if (!owner) return undefined;
  if (owner.scene !== scene)
    return `a message for chat ${owner.chatId} came to the endpoint of channel ${scene.site.channelId}`;
  const recipient = partOf(request, 'recipient')['id'];
  const client = owner.sender['id'];
  if (printed(recipient) === printed(client)) return undefined;
  return `a message for chat ${owner.chatId}, of ${printed(client)}, has the recipient.id ${printed(recipient)}`;
}
