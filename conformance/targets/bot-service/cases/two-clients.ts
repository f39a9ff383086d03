import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { noted, shown } from '../../../wire/http/evidence.ts';
import { field } from '../../../wire/payload/fields.ts';
import { type Json, unique } from '../../../wire/payload/messages.ts';
import { judgeAnswer } from '../../shared/bot-answers.ts';
import { canDo } from '../../shared/can-do.ts';
import type { BotServiceContext } from '../context.ts';
import { type BotTalk, soonMs } from '../scene.ts';
import { invite, join } from './handover.ts';

const rules = ['BOT-IN-01', 'BOT-IN-02', 'BOT-OUT-10'] as const;

export const twoClientsCases: readonly Case<BotServiceContext>[] = [
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
];

async function judgeSaid(judge: Judge, talk: BotTalk, client: Json): Promise<void> {
  const words = unique('to one of two');
  const answer = await talk.say({ type: 'TEXT', text: words });
  if (!judgeAnswer(judge, 'BOT-IN-01', 'a TEXT', answer, { status: 200 })) return;
  const mark = words.split(' ').at(-1) ?? words;
  const request = await talk.scene.untilAtClient(mark);
  const recipient = (request?.json as { recipient?: Json } | undefined)?.recipient?.['id'];
  judge.holds('BOT-IN-01', recipient === client['id'], {
    expected: `what the bot says in the chat of ${client['id']} goes to ${client['id']}`,
    observed: request ? `it goes to ${JSON.stringify(recipient)}` : `nothing of it within ${soonMs} ms`,
    evidence: request ? [shown('request at the client', request)] : [],
  });
}

async function judgeHandedOver(judge: Judge, invited: BotTalk, other: BotTalk): Promise<void> {
  const { desk, channelId } = invited.scene.site;
  const owner = async (talk: BotTalk) => (await talk.atDesk())?.chat.handled_by;
  if ((await owner(invited)) === undefined && (await invited.atDesk()))
    return judge.cannotSee('BOT-IN-02', 'the desk does not say who has a chat');
  const look = async () => ((await owner(invited)) === 'agents' ? true : undefined);
  const isOver = await desk.until(channelId, look, soonMs);
  const others = await owner(other);
  judge.holds('BOT-IN-02', isOver === true && others !== 'agents', {
    expected: 'after INVITE_AGENT in one of two chats the agents have that one, and not the other',
    observed: `that one: ${isOver ? 'agents' : 'not the agents'}; the other: ${others ?? 'not at the desk'}`,
    evidence: [noted('chats at the desk', await invited.scene.site.chats())],
  });
}

async function judgeJoined(judge: Judge, { scene, chatId }: BotTalk): Promise<void> {
  const isOwn = () => scene.events('AGENT_JOINED').find((each) => field(each, 'chat_id') === chatId);
  const request = await scene.provider.until(isOwn, soonMs);
  judge.holds('BOT-OUT-10', request !== undefined, {
    expected: `AGENT_JOINED with chat_id ${chatId}, each chat on its own`,
    observed: request ? 'AGENT_JOINED' : `none within ${soonMs} ms`,
    evidence: scene.evidence(),
  });
}
