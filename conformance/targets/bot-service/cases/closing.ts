import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, wordOf } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { canDo } from '../../shared/can-do.ts';
import type { BotServiceContext } from '../context.ts';
import { type BotTalk, soonMs } from '../scene.ts';
import { judgeEventIds } from './event-ids.ts';
import { closes, handOver } from './handover.ts';
import { judgeRequests } from './wire-form.ts';

export const closingCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'chat-is-closed',
    title: 'The provider learns that a chat was closed, by an agent or while the bot had it',
    rules: ['BOT-OUT-02', 'BOT-OUT-04', 'BOT-OUT-12'],
    async run(context, judge) {
      const withAgent = async () => {
        const talk = await (await context.scene()).open();
        await judgeClosed(judge, 'an agent has the chat', talk);
        judgeRequests(judge, talk.scene);
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
        for (const rule of rules) judge.cannotSee(rule, 'the service opens the closed chat again');
        return;
      }
      judgeNext(judge, talk, request && wordOf(request, 'chat_id'));
      if (request) tellClient(judge, talk, request);
    },
  },
];

async function judgeClosed(judge: Judge, when: string, talk: BotTalk): Promise<void> {
  const { site, agentId } = talk.scene;
  const number = await handOver(talk);
  if (!(await canDo(judge, ['BOT-OUT-12'], () => site.desk.closeChat(number, agentId)))) return;
  await judgeToldOfEnd(judge, when, talk);
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
    observed: next === undefined ? `none with a chat_id within ${soonMs} ms` : 'CLIENT_MESSAGE',
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
