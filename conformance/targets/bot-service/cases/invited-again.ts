import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { canDo } from '../../shared/can-do.ts';
import type { BotServiceContext } from '../context.ts';
import type { BotScene, BotTalk } from '../scene.ts';
import { judgeHandover, judgeNews } from './agents.ts';
import { judgeEventIds } from './event-ids.ts';
import { closes, invite, join } from './handover.ts';

const rules = ['BOT-IN-02', 'BOT-OUT-04', 'BOT-OUT-10', 'BOT-OUT-11'] as const;

/** What an invitation leads to: an agent joins, or nobody is there. */
type End = 'AGENT_JOINED' | 'AGENT_UNAVAILABLE';

interface Twice {
  when: string;
  ends: readonly [first: End, second: End];
  /** Whether the second invitation is one of the client’s next conversation. */
  next: boolean;
}

const twice: readonly Twice[] = [
  {
    when: 'invited twice in a conversation, with nobody there',
    ends: ['AGENT_UNAVAILABLE', 'AGENT_UNAVAILABLE'],
    next: false,
  },
  {
    when: 'invited again when somebody is there, after AGENT_UNAVAILABLE',
    ends: ['AGENT_UNAVAILABLE', 'AGENT_JOINED'],
    next: false,
  },
  {
    when: 'invited in the client’s second conversation too, with nobody there',
    ends: ['AGENT_UNAVAILABLE', 'AGENT_UNAVAILABLE'],
    next: true,
  },
  {
    when: 'invited in the client’s second conversation too, and an agent joins',
    ends: ['AGENT_JOINED', 'AGENT_JOINED'],
    next: true,
  },
];

export const invitedAgainCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'bot-invites-again',
    title:
      'The provider learns the outcome of a second invitation too, in the same conversation and in the next',
    rules,
    async run(context, judge) {
      await Promise.all(
        twice.map(async (each) => invitedTwice(judge, await context.scene({ online: false }), each)),
      );
    },
  },
];

async function invitedTwice(judge: Judge, scene: BotScene, { when, ends, next }: Twice): Promise<void> {
  const [before, after] = ends;
  const first = await scene.open();
  if (!(await endsIn(judge, before, first))) return;
  // That the first one is told is what other cases look at.
  need(await scene.untilEvent(before), `the provider gets ${before}`, scene.evidence());
  const second = next ? await nextOf(first) : first;
  if (second && (await endsIn(judge, after, second)))
    await judgeNews(judge, ruleOf(after), after, second, { n: before === after ? 2 : 1, when });
  judgeEventIds(judge, scene.provider.requests);
}

/** Invites, with an agent who is there or not; gives whether the desk could do what that takes. */
async function endsIn(judge: Judge, end: End, talk: BotTalk): Promise<boolean> {
  const { site, agentId } = talk.scene;
  const online = end === 'AGENT_JOINED';
  await site.desk.putAgent(agentId, { online });
  await invite(talk);
  if (online) await judgeHandover(judge, talk);
  return !online || canDo(judge, ['BOT-OUT-10'], () => join(talk));
}

/** The client’s next conversation, where the service opens one. */
async function nextOf(talk: BotTalk): Promise<BotTalk | undefined> {
  if (!(await closes(talk))) return undefined;
  const next = await talk.scene.open();
  return next.chatId === talk.chatId ? undefined : next;
}

function ruleOf(end: End): (typeof rules)[number] {
  return end === 'AGENT_JOINED' ? 'BOT-OUT-10' : 'BOT-OUT-11';
}
