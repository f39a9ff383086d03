import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { noted, shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, wordOf } from '../../../wire/payload/fields.ts';
import { type Json, unique } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import { canDo } from '../../shared/service-context.ts';
import type { BotServiceContext } from '../context.ts';
import { type BotTalk, closes, handOver, invite, join, soonMs } from '../scene.ts';
import { judgeEventIds, judgeRequests } from './event-judges.ts';

/** How long a second event that must not come is waited for. */
const lingerMs = 500;

const rules = ['BOT-IN-01', 'BOT-IN-02', 'BOT-OUT-10'] as const;

export const conversationCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'two-clients-of-a-channel',
    title: 'Two clients of a channel each get the messages of their own chat, and are handed over separately',
    rules,
    async run(context, judge) {
      const scene = await context.scene();
      const clients = [{ id: unique('ada') }, { id: unique('ben') }];
      const talks: BotTalk[] = [];
      for (const client of clients) talks.push(await scene.open(client));
      const [first, second] = talks as [BotTalk, BotTalk];
      // The one who wrote last is not the one who is meant.
      await judgeSaid(judge, first, clients[0]!);
      await invite(first);
      await judgeHandedOver(judge, first, second);
      if (!(await canDo(judge, ['BOT-OUT-10'], () => join(first)))) return;
      await judgeJoined(judge, first);
      await invite(second);
      await join(second);
      await judgeJoined(judge, second);
    },
  },
  {
    id: 'chat-is-closed',
    title: 'The provider learns that a chat was closed, by an agent or while the bot had it',
    rules: ['BOT-OUT-02', 'BOT-OUT-04', 'BOT-OUT-12'],
    async run(context, judge) {
      const withAgent = async () => {
        const talk = await (await context.scene()).open();
        const { site, agentId } = talk.scene;
        const number = await handOver(talk);
        if (await canDo(judge, ['BOT-OUT-12'], () => site.desk.closeChat(number, agentId)))
          await judgeToldOfEnd(judge, 'an agent has the chat', talk);
        judgeRequests(judge, talk.scene);
        await pause(lingerMs);
        judgeEventIds(judge, talk.scene.provider.requests);
      };
      const withBot = async () => {
        const talk = await (await context.scene()).open();
        if (await closes(talk)) await judgeToldOfEnd(judge, 'the bot has the chat', talk);
        judgeRequests(judge, talk.scene);
      };
      await Promise.all([withAgent(), withBot()]);
    },
  },
  {
    id: 'next-conversation-goes-to-the-bot',
    title: 'A client who writes after the chat was closed opens another chat, which the bot gets first',
    rules: ['BOT-OUT-01', 'BOT-OUT-04'],
    async run(context, judge) {
      const talk = await (await context.scene()).open();
      const { site, agentId } = talk.scene;
      const number = await handOver(talk);
      const rules = ['BOT-OUT-01', 'BOT-OUT-04'] as const;
      if (!(await canDo(judge, rules, () => site.desk.closeChat(number, agentId)))) return;
      const words = unique('back again');
      await talk.scene.say(words);
      const request = await talk.scene.untilTold(words);
      if ((await site.untilSaid(words))?.chat.chat_id === number) {
        judge.cannotSee(rules, 'the service opens the closed chat again');
        return;
      }
      judgeNext(judge, talk, request && wordOf(request, 'chat_id'));
      if (request) tellClient(judge, talk, request);
    },
  },
];

async function judgeSaid(judge: Judge, talk: BotTalk, client: Json): Promise<void> {
  const words = unique('to one of two');
  const answer = await talk.say({ type: 'TEXT', text: words });
  if (!judgeStatus(judge, 'BOT-IN-01', 'a TEXT', answer, 200)) return;
  const mark = words.split(' ').at(-1) ?? words;
  const request = await talk.scene.untilAtClient(mark);
  const recipient = (request?.json as { recipient?: Json } | undefined)?.recipient?.['id'];
  judge.holds('BOT-IN-01', recipient === client['id'], {
    expected: `what the bot says in the chat of ${client['id']} goes to ${client['id']}`,
    observed: request ? `it goes to ${JSON.stringify(recipient)}` : `nothing of it within ${soonMs()} ms`,
    evidence: request ? [shown('request at the client', request)] : [],
  });
}

async function judgeHandedOver(judge: Judge, invited: BotTalk, other: BotTalk): Promise<void> {
  const { desk, channelId } = invited.scene.site;
  const owner = async (talk: BotTalk) => (await talk.atDesk())?.chat.handled_by;
  if ((await owner(invited)) === undefined && (await invited.atDesk()))
    return judge.cannotSee('BOT-IN-02', 'the desk does not say who has a chat');
  const look = async () => ((await owner(invited)) === 'agents' ? true : undefined);
  const isOver = await desk.until(channelId, look, soonMs());
  const others = await owner(other);
  judge.holds('BOT-IN-02', isOver === true && others !== 'agents', {
    expected: 'after INVITE_AGENT in one of two chats the agents have that one, and not the other',
    observed: `that one: ${isOver ? 'agents' : 'not the agents'}; the other: ${others ?? 'not at the desk'}`,
    evidence: [noted('chats at the desk', await invited.scene.site.chats())],
  });
}

async function judgeJoined(judge: Judge, { scene, chatId }: BotTalk): Promise<void> {
  const isOwn = () => scene.events('AGENT_JOINED').find((each) => field(each, 'chat_id') === chatId);
  const request = await scene.provider.until(isOwn, soonMs());
  judge.holds('BOT-OUT-10', request !== undefined, {
    expected: `AGENT_JOINED with chat_id ${chatId}, each chat on its own`,
    observed: request ? 'AGENT_JOINED' : `none within ${soonMs()} ms`,
    evidence: scene.evidence(),
  });
}

/** Nothing but the event's name is stated of CHAT_CLOSED. */
async function judgeToldOfEnd(judge: Judge, when: string, { scene }: BotTalk): Promise<void> {
  const request = await scene.untilEvent('CHAT_CLOSED');
  judge.holds('BOT-OUT-12', request !== undefined, {
    expected: `closed while ${when}: CHAT_CLOSED`,
    observed: request ? `${when}: CHAT_CLOSED` : `${when}: none within ${soonMs()} ms`,
    evidence: scene.evidence(),
  });
}

/** Whether client_id, which names the user, is kept for the next conversation is not stated in so many words. */
function tellClient(judge: Judge, { clientId }: BotTalk, request: CaughtRequest): void {
  const next = field(request, 'client_id');
  if (next !== clientId)
    judge.notes(
      'BOT-OUT-04',
      `the client’s next chat has client_id ${JSON.stringify(next)}, after ${clientId}`,
      [shown('request at the provider', request)],
    );
}

/** A chat has an id of its own, which no other chat of the account has. */
function judgeNext(judge: Judge, { scene, chatId }: BotTalk, next: string | undefined): void {
  judge.holds('BOT-OUT-01', next !== undefined, {
    expected: 'CLIENT_MESSAGE of the next chat at the provider',
    observed: next === undefined ? `none with a chat_id within ${soonMs()} ms` : 'CLIENT_MESSAGE',
    evidence: scene.evidence(),
  });
  if (next === undefined) judge.cannotSee('BOT-OUT-04', 'the provider does not get the next chat');
  else
    judge.holds('BOT-OUT-04', next !== chatId, {
      expected: `the next chat has another chat_id than ${chatId}`,
      observed: `chat_id ${next}`,
      evidence: scene.evidence(),
    });
}
