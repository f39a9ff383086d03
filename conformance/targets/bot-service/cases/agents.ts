import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { noted, shown } from '../../../wire/http/evidence.ts';
import { field, wordOf } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import { canDo } from '../../shared/service-context.ts';
import type { BotServiceContext } from '../context.ts';
import { type BotScene, type BotTalk, closes, invite, join, soonMs } from '../scene.ts';
import { judgeEventIds, judgeRequests } from './event-judges.ts';

/** How long a message that must not come is waited for. */
const lingerMs = 1000;

const rules = ['BOT-IN-02', 'BOT-OUT-04', 'BOT-OUT-10', 'BOT-OUT-11'] as const;

/** The result of an invitation: an agent joins, or nobody is there. */
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

export const agentCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'bot-invites-an-agent',
    title: 'INVITE_AGENT gives the chat to the agents, and the provider learns when one joins',
    rules: ['BOT-IN-02', 'BOT-OUT-02', 'BOT-OUT-10', 'BOT-OUT-11', 'BOT-OUT-15'],
    async run(context, judge) {
      const talk = await (await context.scene()).open();
      await judgeInvitation(judge, talk);
      judgeRequests(judge, talk.scene);
    },
  },
  {
    id: 'bot-invites-nobody',
    title:
      'INVITE_AGENT with no agent online is followed by AGENT_UNAVAILABLE, and the bot may go on talking',
    rules: ['BOT-IN-01', 'BOT-OUT-02', 'BOT-OUT-04', 'BOT-OUT-11'],
    async run(context, judge) {
      const talk = await (await context.scene({ online: false })).open();
      await invite(talk);
      await judgeNews(judge, 'BOT-OUT-11', 'AGENT_UNAVAILABLE', talk);
      await judgeHeard(judge, talk);
      judgeRequests(judge, talk.scene);
      judgeEventIds(judge, talk.scene.provider.requests);
    },
  },
  {
    id: 'client-asks-for-an-agent',
    title: 'The provider learns of an agent whom the client asked for',
    rules: ['BOT-OUT-13'],
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

async function judgeInvitation(judge: Judge, talk: BotTalk): Promise<void> {
  const answer = await talk.scene.post(talk.inviteAgent());
  if (!judgeStatus(judge, 'BOT-IN-02', 'INVITE_AGENT', answer, 200)) {
    judge.cannotSee(['BOT-OUT-10', 'BOT-OUT-11', 'BOT-OUT-15'], 'INVITE_AGENT is not answered 200');
    return;
  }
  await judgeHandover(judge, talk);
  await pause(lingerMs);
  // A service may let an agent join of its own accord; then the desk names the agent.
  if ((await talk.atDesk())?.chat.agent_id === undefined)
    judgeAbsent(judge, 'BOT-OUT-10', 'AGENT_JOINED', 'no agent has joined yet', talk);
  if (await canDo(judge, ['BOT-OUT-10', 'BOT-OUT-15'], () => join(talk))) {
    await judgeNews(judge, 'BOT-OUT-10', 'AGENT_JOINED', talk);
    await noteAfterwards(judge, talk);
  }
  judgeAbsent(judge, 'BOT-OUT-11', 'AGENT_UNAVAILABLE', 'an agent of the channel is online', talk);
}

/** Judges that the agents get the chat of an invitation. */
export async function judgeHandover(judge: Judge, talk: BotTalk): Promise<void> {
  const at = await talk.untilTransferred(soonMs());
  if (at === 'unseen') return judge.cannotSee('BOT-IN-02', 'the desk does not say who has a chat');
  judge.holds('BOT-IN-02', at !== undefined, {
    expected: 'after INVITE_AGENT the agents have the chat',
    observed: at === undefined ? `they do not have it after ${soonMs()} ms` : 'they have it',
    evidence: [noted('chat at the desk', (await talk.atDesk()) ?? 'not there')],
  });
}

function judgeAbsent(judge: Judge, rule: RuleId, name: string, when: string, { scene }: BotTalk): void {
  const seen = scene.events(name);
  judge.holds(rule, seen.length === 0, {
    expected: `${when}: no ${name}`,
    observed: `${when}: ${seen.length === 0 ? 'none' : name}`,
    evidence: seen.map((each) => shown('request at the provider', each)),
  });
}

/** Judges that an event about this chat comes, of its name the n-th that the scene brings, with its three ids. */
export async function judgeNews(
  judge: Judge,
  rule: RuleId,
  name: string,
  talk: BotTalk,
  { n = 1, when = '' }: { n?: number; when?: string } = {},
): Promise<boolean> {
  const request = await talk.scene.untilEvent(name, n);
  const expected = `${when}${when && ': '}${name} with an id, client_id ${talk.clientId} and chat_id ${talk.chatId}`;
  const evidence = talk.scene.evidence();
  if (!request) {
    const observed = `${when}${when && ': '}${n === 1 ? 'no' : 'no further'} ${name} within ${soonMs()} ms`;
    return judge.holds(rule, false, { expected, observed, evidence });
  }
  const wrong = [
    wordOf(request, 'id') === undefined && `id is ${JSON.stringify(field(request, 'id'))}`,
    field(request, 'client_id') !== talk.clientId &&
      `client_id is ${JSON.stringify(field(request, 'client_id'))}`,
    field(request, 'chat_id') !== talk.chatId && `chat_id is ${JSON.stringify(field(request, 'chat_id'))}`,
  ].filter((each) => each !== false);
  const observed = wrong.length === 0 ? `${name} with all of it` : wrong.join('; ');
  return judge.holds(rule, wrong.length === 0, { expected, observed, evidence });
}

/** The bot may then ask the client for contact details, and so it is heard. */
async function judgeHeard(judge: Judge, talk: BotTalk): Promise<void> {
  const words = unique('How can we reach you?');
  const mark = words.split(' ').at(-1) ?? words;
  const answer = await talk.say({ type: 'TEXT', text: words });
  if (!judgeStatus(judge, 'BOT-IN-01', 'a TEXT after AGENT_UNAVAILABLE', answer, 200)) return;
  const request = await talk.scene.untilAtClient(mark);
  judge.holds('BOT-IN-01', request !== undefined, {
    expected: 'what the bot says after AGENT_UNAVAILABLE reaches the client',
    observed: request ? 'it does' : `nothing of it within ${soonMs()} ms`,
    evidence: answer.evidence,
  });
}

/** Whether the provider goes on to get what the client writes is not stated. */
async function noteAfterwards(judge: Judge, { scene }: BotTalk): Promise<void> {
  const words = unique('to the agent');
  await scene.say(words);
  await scene.site.untilSaid(words);
  await pause(lingerMs);
  judge.notes(
    'BOT-OUT-15',
    `after AGENT_JOINED the provider got ${scene.told(words).length} of 1 client messages`,
    scene.evidence(),
  );
}

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
