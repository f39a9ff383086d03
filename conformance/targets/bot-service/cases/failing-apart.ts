import type { Case } from '../../../run/case.ts';
import { reply } from '../../../wire/answers.ts';
import { noted } from '../../../wire/evidence.ts';
import { unique } from '../../../wire/messages.ts';
import type { BotServiceContext } from '../context.ts';
import { judgeTransferred } from './attempts.ts';
import { closes, handOver } from './handover.ts';

/** The provider takes what it is told first, and fails from then on. */
const answers = [reply(200, {}), reply(500)];

export const failingApartCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'one-of-two-clients-is-transferred',
    title: 'Of two clients of a channel the one is transferred whose message the provider failed to take',
    rules: ['BOT-OUT-07'],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene({ answers });
      const other = await scene.open({ id: unique('ada') });
      const talk = await scene.open({ id: unique('ben') });
      if (!(await judgeTransferred(judge, 'one client’s message is answered 500', talk))) return;
      const found = await other.atDesk();
      const owner = found?.chat.handled_by;
      judge.holds('BOT-OUT-07', owner !== 'agents', {
        expected: 'the agents have no chat of another client, whose message was answered 200',
        observed: owner === 'agents' ? 'they have it' : 'they do not have it',
        evidence: [...scene.evidence(), noted('chat at the desk', found ?? 'not there')],
      });
    },
  },
  {
    id: 'next-conversation-fails',
    title:
      'A client whose first conversation was in order is transferred when the provider fails in the next',
    rules: ['BOT-OUT-07'],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene({ answers });
      const first = await scene.open();
      await handOver(first);
      const next = (await closes(first)) ? await scene.open() : undefined;
      if (!next || next.chatId === first.chatId)
        return judge.cannotSee('BOT-OUT-07', 'the client has no second conversation');
      await judgeTransferred(judge, 'the client’s second conversation is answered 500', next);
    },
  },
];
