import { fieldIs, printed } from '../../../../generated/faults.ts';
import { type Case, type Judge, need } from '../../../run/case.ts';
import { counted } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, markIn, partOf, unique, wordOf } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/tasks.ts';
import { judgeTraffic } from '../../shared/judges.ts';
import { canDo, takes } from '../../shared/service-context.ts';
import { messageOf } from '../../shared/site.ts';
import {
  type BotScene,
  type BotServiceContext,
  type BotTalk,
  closeByAgent,
  closes,
  handOver,
  inTalk,
  invite,
  join,
  nextOf,
  soonMs,
} from '../context.ts';
import {
  judgeEventIds,
  judgeInvited,
  judgeKept,
  judgeRequests,
  judgeSaid,
  judgeTransferred,
} from '../event-judges.ts';

const nextRules = ['BOT-IN-01', 'BOT-OUT-01', 'BOT-OUT-04', 'BOT-OUT-12'] as const;

/** The time for which a case checks that no further message comes. */
const lingerMs = 1000;

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
      const { scene } = talk;
      await judgeInvited(judge, talk);
      await judgeTransferred(judge, 'BOT-IN-02', 'after INVITE_AGENT', talk);
      await pause(lingerMs);
      // A service may let an agent join at once, without a click on Reply. The desk then names the agent, and AGENT_JOINED is correct.
      if ((await talk.atDesk())?.chat.agent_id === undefined)
        judge.counts('BOT-OUT-10', 'no agent has joined yet: no AGENT_JOINED', scene.events('AGENT_JOINED'));
      if (await canDo(judge, ['BOT-OUT-10', 'BOT-OUT-15'], () => join(talk))) {
        await judgeNews(judge, 'AGENT_JOINED', talk);
        // The source does not state whether the provider still receives the client's messages, so the number of messages is only reported.
        const told = `after AGENT_JOINED the provider got ${await hears(talk)} of 1 client messages`;
        judge.notes('BOT-OUT-15', told, scene);
      }
      const unavailable = scene.events('AGENT_UNAVAILABLE');
      judge.counts('BOT-OUT-11', 'an agent of the channel is online: no AGENT_UNAVAILABLE', unavailable);
      judgeRequests(judge, scene);
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
      // The agents have the chat too. So the case only reports whether the bot gets the client's reply.
      await judgeSaid(judge, talk, unique('How can we reach you?'), 'a TEXT after AGENT_UNAVAILABLE');
      const heard = await hears(talk);
      judge.notes('BOT-OUT-11', `after AGENT_UNAVAILABLE the provider got ${heard} of 1 client messages`);
      const joined = scene.events('AGENT_JOINED').length;
      const words = ['AGENT_JOINED, while nobody is online', 'none', counted(joined, 'event')] as const;
      judge.fact('BOT-OUT-11', joined === 0, words, scene);
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
    },
  },
  {
    id: 'bot-invites-again',
    title: 'The provider learns the outcome of a second invitation too',
    rules: ['BOT-IN-02', 'BOT-OUT-04', 'BOT-OUT-08', 'BOT-OUT-10', 'BOT-OUT-11'],
    async run(context, judge) {
      const trial = async (each: Twice) => invitedTwice(judge, await context.scene({ online: false }), each);
      await Promise.all(twice.map(trial));
    },
  },
  {
    id: 'two-clients-of-a-channel',
    title: 'Two clients of a channel each get the messages of their own chat, and are handed over separately',
    rules: ['BOT-IN-01', 'BOT-IN-02', 'BOT-OUT-10'],
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
      await judgeNews(judge, 'AGENT_JOINED', first);
      await judgeInvited(judge, second);
      await join(second);
      await judgeNews(judge, 'AGENT_JOINED', second);
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
        if (await close(closed))
          await judgeClosed(judge, scene, `while ${who} has the chat`, [closed.chatId]);
        judgeRequests(judge, scene);
        await pause(lingerMs / 2);
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
      const { scene } = talk;
      const number = await handOver(talk);
      const close = (chat: number) => scene.site.desk.closeChat(chat, { agent_id: scene.agentId });
      if (!(await canDo(judge, nextRules, () => close(number)))) return;
      const next = await scene.say(unique('back again'));
      const request = await scene.untilHeard(next.words);
      const found = (await next.atDesk(soonMs()))?.chat.chat_id;
      if (found === number) return judge.cannotSee(nextRules, 'the service opens the closed chat again');
      judgeNext(judge, talk, request);
      const chatId = request && wordOf(request, 'chat_id');
      if (chatId === undefined) return;
      next.chatId = chatId;
      await judgeSaid(judge, next, unique('welcome back'), 'a TEXT in the next chat of a client');
      if (found !== undefined && (await takes(() => close(found))))
        await judgeClosed(judge, scene, 'the next chat of the same client', [talk.chatId, chatId]);
      else judge.cannotSee('BOT-OUT-12', 'the desk closes a chat of the bot');
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
      // The source says only that an id is unique.
      const isCopy = (id: unknown) => markIn(id) !== undefined && printed(id).startsWith('bot-event-');
      const copies = events.flatMap(({ request }) => (isCopy(field(request, 'id')) ? request : []));
      if (copies.length > 0)
        judge.notes(
          'BOT-OUT-04',
          `${counted(copies.length, 'event')} with the id of an event of the provider`,
          copies,
        );
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

/**
 * Judges that each of these chats has a CHAT_CLOSED, in any order. The source states only the event's name. So its other fields may be absent,
 * but not of another chat.
 */
async function judgeClosed(
  judge: Judge,
  scene: BotScene,
  what: string,
  chatIds: readonly string[],
): Promise<void> {
  const request = await scene.untilEvent('CHAT_CLOSED', chatIds.length);
  judge.found('BOT-OUT-12', request, `closed ${what}: CHAT_CLOSED`, scene);
  const ids = scene.events('CHAT_CLOSED').map((each) => field(each, 'chat_id') ?? undefined);
  const named = ids.filter((id) => id !== undefined).map(printed);
  // If each event names its chat, then each chat is named.
  const isWhole = request !== undefined && named.length === ids.length;
  const wrong = [
    ...named.filter((id) => !chatIds.includes(id)).map((id) => fieldIs('chat_id', id)),
    ...chatIds.filter((id) => isWhole && !named.includes(id)).map((id) => `none of ${id}`),
  ];
  judge.faultless('BOT-OUT-04', `CHAT_CLOSED of ${chatIds.join(' and ')}`, wrong, scene);
}

function judgeNext(judge: Judge, talk: BotTalk, request: CaughtRequest | undefined): void {
  const { scene, chatId, clientId } = talk;
  const next = request && wordOf(request, 'chat_id');
  const expected = 'CLIENT_MESSAGE of the next chat at the provider, with a chat_id';
  if (!judge.found('BOT-OUT-01', next, expected, scene)) return;
  const client = request && field(request, 'client_id');
  const ids = `another chat_id than ${chatId}, and the client_id ${clientId}, which names the user`;
  const wrong = [
    next === chatId && fieldIs('chat_id', next),
    clientId !== '' && client !== clientId && fieldIs('client_id', client),
  ];
  judge.faultless('BOT-OUT-04', `the next chat of the same client: ${ids}`, wrong, scene);
}

/** Returns a description if the ids of an event belong to another chat or client. An id that no CLIENT_MESSAGE had is ignored. */
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

/** Judges that the provider receives the `n`-th event `name` of the chat. It must have an id of its own, and the ids of the client and the chat. */
async function judgeNews(
  judge: Judge,
  name: End,
  { scene, clientId, chatId }: BotTalk,
  { n = 1, when = '', rule = ruleOf[name] as 'BOT-OUT-13' | (typeof ruleOf)[End] } = {},
): Promise<void> {
  const own = () => scene.events(name).filter((each) => field(each, 'chat_id') === chatId);
  const isOfAnother = (each: CaughtRequest) =>
    scene.talks.some((talk) => talk.chatId === field(each, 'chat_id'));
  const request =
    (await scene.untilSeen(() => own()[n - 1])) ?? scene.events(name).find((each) => !isOfAnother(each));
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

async function invitedTwice(judge: Judge, scene: BotScene, [before, after, where]: Twice): Promise<void> {
  const first = await scene.open();
  if (!(await endsIn(judge, before, first))) return;
  // Other cases judge the event after the first invitation.
  need(await scene.untilEvent(before), `the provider gets ${before}`, scene);
  const second = where === 'the same conversation' ? first : await nextOf(first);
  const when = `invited again after ${before}, in ${where}`;
  if (second && (await endsIn(judge, after, second)))
    await judgeNews(judge, after, second, { n: second === first && before === after ? 2 : 1, when });
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
