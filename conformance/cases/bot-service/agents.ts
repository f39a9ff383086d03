import type { RuleId } from '../../../generated/rules.ts';
import { judgeAnswer } from '../../bot-errors.ts';
import { type BotTalk, soonMs } from '../../bot-scene.ts';
import { type BotServiceContext, canDo } from '../../bot-service-context.ts';
import type { Case } from '../../case.ts';
import { DeskRefused } from '../../desk.ts';
import { field, wordOf } from '../../event-fields.ts';
import { noted } from '../../evidence.ts';
import { type Judge, need } from '../../judge.ts';
import { unique } from '../../messages.ts';
import { inShort } from '../../wire.ts';

/** How long a message that must not come is waited for. */
const lingerMs = 1000;

export const agentCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'bot-invites-an-agent',
    title: 'INVITE_AGENT gives the chat to the agents, and the provider learns when one joins',
    rules: ['BOT-IN-02', 'BOT-OUT-10', 'BOT-OUT-15'],
    needs: ['desk'],
    async run(context, judge) {
      const talk = await (await context.scene()).open();
      const answer = await talk.scene.post(talk.inviteAgent());
      if (!judgeAnswer(judge, 'BOT-IN-02', 'INVITE_AGENT', answer, { status: 200 })) return;
      await judgeHandover(judge, talk);
      if (!(await canDo(judge, ['BOT-OUT-10', 'BOT-OUT-15'], () => join(talk)))) return;
      await judgeNews(judge, 'BOT-OUT-10', 'AGENT_JOINED', talk);
      await noteAfterwards(judge, talk);
    },
  },
  {
    id: 'bot-invites-nobody',
    title: 'INVITE_AGENT with no agent online is followed by AGENT_UNAVAILABLE',
    rules: ['BOT-OUT-11'],
    needs: ['desk'],
    async run(context, judge) {
      const talk = await (await context.scene({ online: false })).open();
      const answer = await talk.scene.post(talk.inviteAgent());
      need(
        answer.status === 200,
        `INVITE_AGENT is answered 200 (it was ${inShort(answer)})`,
        answer.evidence,
      );
      await judgeNews(judge, 'BOT-OUT-11', 'AGENT_UNAVAILABLE', talk);
    },
  },
  {
    id: 'client-asks-for-an-agent',
    title: 'The provider learns of an agent whom the client, not the bot, brought in',
    rules: ['BOT-OUT-13'],
    needs: ['desk'],
    async run(context, judge) {
      const talk = await (await context.scene()).open();
      const number = await talk.deskNumber();
      const { site } = talk.scene;
      if (!(await canDo(judge, ['BOT-OUT-13'], () => site.desk.requestAgent(number)))) return;
      if (!(await canDo(judge, ['BOT-OUT-13'], () => join(talk)))) return;
      await judgeNews(judge, 'BOT-OUT-13', 'AGENT_JOINED', talk);
    },
  },
  {
    id: 'chat-is-closed',
    title: 'The provider learns that a chat was closed, whoever had it',
    rules: ['BOT-OUT-12'],
    needs: ['desk'],
    async run(context, judge) {
      const withAgent = async () => {
        const talk = await (await context.scene()).open();
        const answer = await talk.scene.post(talk.inviteAgent());
        need(
          answer.status === 200,
          `INVITE_AGENT is answered 200 (it was ${inShort(answer)})`,
          answer.evidence,
        );
        await talk.scene.site.desk.accept(await talk.deskNumber(), talk.scene.agentId);
        await judgeClosed(judge, 'an agent has the chat', talk);
      };
      const withBot = async () => {
        const talk = await (await context.scene()).open();
        if (await closesBotChat(talk)) await judgeToldOfEnd(judge, 'the bot has the chat', talk);
      };
      await Promise.all([withAgent(), withBot()]);
    },
  },
];

async function join(talk: BotTalk): Promise<void> {
  const { site, agentId } = talk.scene;
  await site.desk.join(await talk.deskNumber(), agentId);
}

async function judgeHandover(judge: Judge, talk: BotTalk): Promise<void> {
  const at = await talk.untilTransferred(soonMs);
  if (at === 'unseen') return judge.cannotSee('BOT-IN-02', 'the desk says of no chat who has it');
  judge.holds('BOT-IN-02', at !== undefined, {
    expected: 'after INVITE_AGENT the agents have the chat',
    observed: at === undefined ? `they do not have it after ${soonMs} ms` : 'they have it',
    evidence: [noted('chat at the desk', (await talk.atDesk()) ?? 'not there')],
  });
}

/** Judges that an event about this chat comes, with its three ids. */
async function judgeNews(judge: Judge, rule: RuleId, name: string, talk: BotTalk): Promise<void> {
  const request = await talk.scene.untilEvent(name);
  const expected = `${name} with an id, client_id ${talk.clientId} and chat_id ${talk.chatId}`;
  const evidence = talk.scene.evidence();
  if (!request) {
    judge.holds(rule, false, { expected, observed: `no ${name} within ${soonMs} ms`, evidence });
    return;
  }
  const wrong = [
    wordOf(request, 'id') === undefined && `id is ${JSON.stringify(field(request, 'id'))}`,
    field(request, 'client_id') !== talk.clientId &&
      `client_id is ${JSON.stringify(field(request, 'client_id'))}`,
    field(request, 'chat_id') !== talk.chatId && `chat_id is ${JSON.stringify(field(request, 'chat_id'))}`,
  ].filter((each) => each !== false);
  const observed = wrong.length === 0 ? `${name} with all of it` : wrong.join('; ');
  judge.holds(rule, wrong.length === 0, { expected, observed, evidence });
}

/** Whether the provider goes on to get what the client writes is not stated. */
async function noteAfterwards(judge: Judge, { scene }: BotTalk): Promise<void> {
  const before = scene.events('CLIENT_MESSAGE').length;
  const words = unique('to the agent');
  await scene.say(words);
  await scene.site.untilSaid(words);
  await new Promise((resume) => setTimeout(resume, lingerMs));
  const further = scene.events('CLIENT_MESSAGE').length - before;
  judge.notes(
    'BOT-OUT-15',
    `after AGENT_JOINED the provider got ${further} of 1 client messages`,
    scene.evidence(),
  );
}

async function judgeClosed(judge: Judge, when: string, talk: BotTalk): Promise<void> {
  const { site, agentId } = talk.scene;
  const number = await talk.deskNumber();
  if (!(await canDo(judge, ['BOT-OUT-12'], () => site.desk.closeChat(number, agentId)))) return;
  await judgeToldOfEnd(judge, when, talk);
}

/** Not every desk shows agents a chat that a bot has, or lets them close it. */
async function closesBotChat(talk: BotTalk): Promise<boolean> {
  const found = await talk.atDesk();
  if (!found) return false;
  const { site, agentId } = talk.scene;
  return site.desk.closeChat(found.chat.chat_id, agentId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DeskRefused && error.status !== undefined && error.status < 500) return false;
      throw error;
    },
  );
}

/** Nothing but the event's name is stated of CHAT_CLOSED. */
async function judgeToldOfEnd(judge: Judge, when: string, { scene }: BotTalk): Promise<void> {
  const request = await scene.untilEvent('CHAT_CLOSED');
  judge.holds('BOT-OUT-12', request !== undefined, {
    expected: `closed while ${when}: CHAT_CLOSED`,
    observed: request ? `${when}: CHAT_CLOSED` : `${when}: none within ${soonMs} ms`,
    evidence: scene.evidence(),
  });
}
