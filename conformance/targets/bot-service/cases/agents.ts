import { fieldIs } from '../../../../generated/faults.ts';
import { type Case, type Judge, need } from '../../../run/case.ts';
import { field, unique, wordOf } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { canDo, takes } from '../../shared/service-context.ts';
import {
  type BotScene,
  type BotServiceContext,
  type BotTalk,
  inTalk,
  invite,
  join,
  nextOf,
} from '../context.ts';
import { judgeEventIds, judgeInvited, judgeRequests, judgeSaid, judgeTransferred } from '../event-judges.ts';

/** The time for which a case checks that no further message comes. */
const lingerMs = 1000;

const rules = ['BOT-IN-02', 'BOT-OUT-04', 'BOT-OUT-08', 'BOT-OUT-10', 'BOT-OUT-11'] as const;

/** The rule for each event that can follow an invitation: an agent joins, or no agent is available. */
const ruleOf = { AGENT_JOINED: 'BOT-OUT-10', AGENT_UNAVAILABLE: 'BOT-OUT-11' } as const;
type End = keyof typeof ruleOf;

/** The events that follow the bot's first and second invitation of an agent. `where` is the conversation of the second invitation. */
type Twice = readonly [first: End, second: End, where: 'the same conversation' | 'the next conversation'];

const twice: readonly Twice[] = [
  ['AGENT_UNAVAILABLE', 'AGENT_UNAVAILABLE', 'the same conversation'],
  ['AGENT_UNAVAILABLE', 'AGENT_JOINED', 'the same conversation'],
  ['AGENT_UNAVAILABLE', 'AGENT_UNAVAILABLE', 'the next conversation'],
  ['AGENT_JOINED', 'AGENT_JOINED', 'the next conversation'],
];

export const cases: readonly Case<BotServiceContext>[] = [
  {
    id: 'bot-invites-an-agent',
    title: 'INVITE_AGENT gives the chat to the agents, and the provider learns when one joins',
    rules: ['BOT-IN-02', 'BOT-OUT-02', 'BOT-OUT-10', 'BOT-OUT-11', 'BOT-OUT-15'],
    run: inTalk(async (talk, judge) => {
      await judgeInvitation(judge, talk);
      judgeRequests(judge, talk.scene);
    }),
  },
  {
    id: 'bot-invites-nobody',
    title: 'INVITE_AGENT with no agent online is followed by AGENT_UNAVAILABLE, and the bot goes on',
    rules: ['BOT-IN-01', 'BOT-OUT-02', 'BOT-OUT-04', 'BOT-OUT-08', 'BOT-OUT-11'],
    async run(context, judge) {
      const scene = await context.scene({ online: false });
      // Another client wrote first, and another one last.
      await scene.open({ id: unique('ada') });
      const talk = await scene.open();
      await scene.open({ id: unique('ben') });
      await invite(talk);
      await judgeNews(judge, 'AGENT_UNAVAILABLE', talk);
      // The agents have the chat too, so it is only reported whether the bot gets the client's answer.
      await judgeSaid(judge, talk, unique('How can we reach you?'), 'a TEXT after AGENT_UNAVAILABLE');
      const heard = await hears(talk);
      judge.notes('BOT-OUT-11', `after AGENT_UNAVAILABLE the provider got ${heard} of 1 client messages`);
      judgeRequests(judge, talk.scene);
      judgeEventIds(judge, talk.scene);
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
      await judgeNews(judge, 'AGENT_JOINED', talk, { rule: 'BOT-OUT-13' });
      await noteUnasked(judge, await (await context.scene()).open());
    },
  },
  {
    id: 'bot-invites-again',
    title: 'The provider learns the outcome of a second invitation too',
    rules,
    async run(context, judge) {
      const trial = async (each: Twice) => invitedTwice(judge, await context.scene({ online: false }), each);
      await Promise.all(twice.map(trial));
    },
  },
];

async function judgeInvitation(judge: Judge, talk: BotTalk): Promise<void> {
  const { scene } = talk;
  await judgeInvited(judge, talk);
  await judgeTransferred(judge, 'BOT-IN-02', 'after INVITE_AGENT', talk);
  await pause(lingerMs);
  // A service may let an agent join at once, without a click on Reply. The desk then names the agent, and AGENT_JOINED is right.
  if ((await talk.atDesk())?.chat.agent_id === undefined)
    judge.counts('BOT-OUT-10', 'no agent has joined yet: no AGENT_JOINED', scene.events('AGENT_JOINED'));
  if (await canDo(judge, ['BOT-OUT-10', 'BOT-OUT-15'], () => join(talk))) {
    await judgeNews(judge, 'AGENT_JOINED', talk);
    // The source does not state whether the provider still receives the client's messages. So that is only reported.
    const told = `after AGENT_JOINED the provider got ${await hears(talk)} of 1 client messages`;
    judge.notes('BOT-OUT-15', told, scene);
  }
  const unavailable = scene.events('AGENT_UNAVAILABLE');
  judge.counts('BOT-OUT-11', 'an agent of the channel is online: no AGENT_UNAVAILABLE', unavailable);
}

/** Judges that the `n`-th event `name` arrives. It must have an id of its own, and the ids of the client and the chat. */
async function judgeNews(
  judge: Judge,
  name: End,
  { scene, clientId, chatId }: BotTalk,
  { n = 1, when = '', rule = ruleOf[name] as 'BOT-OUT-13' | (typeof ruleOf)[End] } = {},
): Promise<void> {
  const request = await scene.untilEvent(name, n);
  const expected = `${when}${when && ': '}${name} with an id, client_id ${clientId} and chat_id ${chatId}`;
  if (!request) return void judge.found(rule, request, expected, scene);
  const ids = { id: wordOf(request, 'id') ?? 'a word', client_id: clientId, chat_id: chatId };
  const wrong = Object.entries(ids).filter(([key, value]) => field(request, key) !== value);
  const faults = wrong.map(([key]) => fieldIs(key, field(request, key)));
  judge.faultless(rule, expected, faults, scene);
}

async function hears({ scene }: BotTalk): Promise<number> {
  const words = unique('to whom it concerns');
  await scene.say(words);
  await scene.site.untilSaid(words);
  await pause(lingerMs);
  return scene.heard(words).length;
}

/** Reports whether the provider receives AGENT_JOINED when an agent joins without an invitation. */
async function noteUnasked(judge: Judge, talk: BotTalk): Promise<void> {
  if (!(await takes(() => join(talk)))) return;
  await pause(lingerMs);
  const isTold = talk.scene.events('AGENT_JOINED').length > 0;
  const what = `AGENT_JOINED of an agent whom nobody asked for: ${isTold ? 'sent' : 'not sent'}`;
  judge.notes('BOT-OUT-13', what, talk.scene);
}

async function invitedTwice(judge: Judge, scene: BotScene, [before, after, where]: Twice): Promise<void> {
  const first = await scene.open();
  if (!(await endsIn(judge, before, first))) return;
  // Other cases judge the event after the first invitation.
  need(await scene.untilEvent(before), `the provider gets ${before}`, scene);
  const second = where === 'the same conversation' ? first : await nextOf(first);
  const when = `invited again after ${before}, in ${where}`;
  if (second && (await endsIn(judge, after, second)))
    await judgeNews(judge, after, second, { n: before === after ? 2 : 1, when });
  judgeEventIds(judge, scene);
}

/** Invites an agent, who is online and joins if `end` is AGENT_JOINED. Returns false if the desk lets no agent join. */
async function endsIn(judge: Judge, end: End, talk: BotTalk): Promise<boolean> {
  const { site, agentId } = talk.scene;
  const online = end === 'AGENT_JOINED';
  await site.desk.putAgent(agentId, { online });
  await judgeInvited(judge, talk);
  if (online) await judgeTransferred(judge, 'BOT-IN-02', 'after INVITE_AGENT', talk);
  return !online || canDo(judge, ['BOT-OUT-10'], () => join(talk));
}
