import { fieldIs, printed } from '../../../../generated/faults.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, isObject, isThere, mentions, partOf, unique } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/tasks.ts';
import { canDo, takes } from '../../shared/service-context.ts';
import { judgeAll } from '../belonging.ts';
import { agentName, otherAgentName, type WebhookScene, type WebhookSenderContext } from '../context.ts';
import {
  type Apart,
  formRules,
  judgeChatAndAgent,
  judgeEnd,
  judgeFinished,
  judgeOnce,
  judgeOnceInEach,
} from '../forms.ts';
import { awkward, newPhone, newVisit } from '../given.ts';

const chatRules: readonly RuleId[] = [
  ...formRules,
  'HOOK-OUT-06',
  'HOOK-OUT-11',
  'HOOK-OUT-12',
  'HOOK-OUT-13',
];

/** If an event lacks the changed value, the case waits for another event that has it: at most this long, in milliseconds. */
const silentLingerMs = 1500;

/** The longest wait for an event about data that came with a message. The service need not send one. */
const withMessageMs = 1500;

export const cases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'a-chat-from-reply-to-close',
    title: 'A chat is accepted, changed and closed: each is sent as an event',
    rules: chatRules,
    async run(context, judge) {
      const scene = await context.scene();
      const { desk } = scene.site;
      const chatId = await scene.write();
      await scene.visit(chatId);
      const isRated = await takes(() => desk.setVisitor(chatId, { rate: 'negative' }));
      const early = 'no chat_accepted before the agent presses Reply';
      judge.counts('HOOK-OUT-06', early, scene.events('chat_accepted'));
      await scene.accept(chatId);
      const accepted = await scene.expect(judge, 'chat_accepted', 'after the agent presses Reply');
      if (accepted) judgeChatAndAgent(judge, accepted);
      const number = accepted && field(accepted, 'chat_id');
      const beside = accepted && (await scene.beside());
      await scene.sendFile();
      const last = await judgeUpdates(judge, scene, chatId, number);
      const { page } = newVisit();
      await scene.learn(chatId, { page });
      await scene.chatter();
      await scene.answer(chatId);
      const rate = isRated ? 'negative' : undefined;
      const known = { chat: number, said: scene.said(), rate, blacklisted: false };
      const isClosed = await closes(judge, scene, chatId);
      if (isClosed) await judgeEnd(judge, scene, known);
      if (last !== undefined) judgeOnce(judge, 'one change of the visitor', scene.told('chat_updated', last));
      if (isClosed && beside) await judgeBeside(judge, scene, beside);
      if (isClosed) await judgeSecondChat(judge, scene, chatId, number);
      for (const name of ['chat_accepted', 'chat_finished'] as const) judgeOnceInEach(judge, scene, name);
      judgeAll(judge, scene, chatRules);
    },
  },
  {
    id: 'two-agents-and-two-chats',
    title: 'With two agents and two chats, each event names its own agent and chat, and is sent once',
    rules: chatRules,
    timed: true,
    async run(context, judge) {
      const scene = await context.scene();
      const [chatId, firstSaid] = await during(() => scene.write());
      const others = await judgeAccepted(judge, scene, chatId, otherAgentName);
      const own = await judgeAccepted(
        judge,
        scene,
        await scene.write({ id: unique('visitor'), name: '0' }),
        agentName,
      );
      if (!others || !own) return judgeAll(judge, scene, chatRules);
      const chat = field(others, 'chat_id');
      const isOne = chat !== undefined && chat === field(own, 'chat_id') && JSON.stringify(chat);
      judge.faultless('HOOK-OUT-06', 'chat_id: one for each of the two', [isOne], [others, own]);
      const [, firstAnswer] = await during(() => scene.answer(chatId, scene.otherAgentId));
      await pause(apartMs);
      const [, lastSaid] = await during(() => scene.write());
      const ofChat = (name: string) => scene.events(name).filter((each) => field(each, 'chat_id') === chat);
      judgeOnceInEach(judge, scene, 'chat_accepted');
      // The source does not state whether a click on Reply in an accepted chat sends chat_accepted again.
      const accepted = ofChat('chat_accepted').length;
      for (const by of [scene.otherAgentId, scene.agentId]) await takes(() => scene.accept(chatId, by));
      // `agentId` writes between two answers of `otherAgentId`, if the desk allows it.
      const isShared = await takes(() => scene.answer(chatId));
      const [, lastAnswer] = await during(() => scene.answer(chatId, scene.otherAgentId));
      const writers = [otherAgentName, ...(isShared ? [agentName] : []), otherAgentName];
      await pause(apartMs);
      const isClosed = await closes(judge, scene, chatId, scene.otherAgentId);
      const finished = isClosed && (await scene.expect(judge, 'chat_finished', 'after the chat is closed'));
      await pause(watchMs);
      const again = ofChat('chat_accepted').slice(accepted);
      if (again.length > 0) {
        const told = `chat_accepted of a chat: ${again.length} more when Reply is pressed again`;
        judge.notes('HOOK-OUT-06', told, again, 'OPEN-43');
      }
      judgeOnceInEach(judge, scene, 'chat_finished');
      const news = 'no chat_updated where visitors do no more than write';
      judge.counts('HOOK-OUT-13', news, scene.events('chat_updated'));
      const apart = {
        visitor: between(firstSaid, lastSaid),
        agent: between(firstAnswer, lastAnswer),
      };
      if (finished) judgeFinished(judge, finished, { chat, said: scene.said(), writers, apart });
      if (finished) await judgeUntaken(judge, scene);
      judgeAll(judge, scene, chatRules);
    },
  },
];

/** Judges chat_updated for one changed field after the other. Returns the last value that only one event has. */
async function judgeUpdates(
  judge: Judge,
  scene: WebhookScene,
  chatId: number,
  number: unknown,
): Promise<string | undefined> {
  const changes = [
    { by: 'message', key: 'name', word: unique('Zoë'), rest: awkward },
    { by: 'desk', key: 'name', word: unique('Mira'), rest: awkward },
    { by: 'desk', key: 'phone', word: newPhone(), rest: '' },
    { by: 'desk', key: 'description', word: unique('Asks for May'), rest: awkward },
    { by: 'desk', key: 'email', word: unique('mira'), rest: '@conformance.example' },
  ];
  let [last, isAny]: [string | undefined, boolean] = [undefined, false];
  for (const { by, key, word, rest } of changes) {
    const act = async () => {
      if (by !== 'message') return scene.learn(chatId, { [key]: `${word}${rest}` });
      await scene.write({ [key]: `${word}${rest}`, email: `${unique('zoe')}@conformance.example` });
      // New data in a message need not cause an event. New data from the widget must.
      return (await scene.untilMentioned('chat_updated', word, 1, withMessageMs)) !== undefined;
    };
    if (!(await judgeUpdate(judge, scene, act, { key, word }, number))) continue;
    isAny = true;
    if (scene.isFirstOnly()) break;
    // The message changes two fields, which may cause two events. So its value is not returned.
    if (by !== 'message') last = word;
  }
  if (!isAny) judge.cannotSee('HOOK-OUT-13', 'the desk takes what is known of a visitor');
  return last;
}

/** Makes a change, and judges its chat_updated, which need not have the changed field. Returns false if `act` does. */
async function judgeUpdate(
  judge: Judge,
  scene: WebhookScene,
  act: () => Promise<boolean>,
  { key, word }: { key: string; word: string },
  number: unknown,
  who?: string,
): Promise<boolean> {
  const since = scene.events('chat_updated').length;
  if (!(await act())) return false;
  const isSilent = (event: CaughtRequest) =>
    isObject(field(event, 'visitor')) && !isThere(partOf(event, 'visitor')[key]);
  const silent = () => scene.events('chat_updated').slice(since).find(isSilent);
  const found = await scene.untilSeen(() => scene.told('chat_updated', word)[0] ?? silent());
  // An event that lacks the changed value may be about another change, and the right event may follow.
  const told =
    found && !tells(found, word)
      ? await scene.untilMentioned('chat_updated', word, 1, silentLingerMs)
      : found;
  const event = told ?? found;
  const expected = `chat_updated with what changed about the visitor, ${key} ${word}`;
  scene.judgeCame(judge, 'HOOK-OUT-13', event, expected);
  if (!event) return true;
  if (!told) judge.notes('HOOK-OUT-13', `chat_updated: no visitor.${key}, which changed`, event);
  judgeChatAndAgent(judge, event, number, who);
  return true;
}

function judgeDescribed(judge: Judge, scene: WebhookScene, chatId: number, number: unknown, who?: string) {
  const word = unique('Asks for June');
  const act = () => scene.learn(chatId, { description: word });
  return judgeUpdate(judge, scene, act, { key: 'description', word }, number, who);
}

/** Changes the data of the visitor whom the other agent serves at the same time, and closes that chat. Judges the events. */
async function judgeBeside(
  judge: Judge,
  scene: WebhookScene,
  { chatId, customer, accepted }: Awaited<ReturnType<WebhookScene['beside']>>,
): Promise<void> {
  if (!accepted) return;
  const number = field(accepted, 'chat_id');
  judgeChatAndAgent(judge, accepted, undefined, otherAgentName);
  await judgeDescribed(judge, scene, chatId, number, otherAgentName);
  const rated = await scene.rate(chatId);
  await scene.answer(chatId, scene.otherAgentId);
  const known = { chat: number, said: scene.said(customer), writers: [otherAgentName], ...rated };
  // The agent who closes the chat took no part in it, if the desk allows that.
  const isClosed =
    (await takes(() => scene.close(chatId))) || (await takes(() => scene.close(chatId, scene.otherAgentId)));
  if (isClosed) await judgeEnd(judge, scene, known, 2);
}

/** Closes a chat. Resolves with false if the desk cannot, so that the rules about the end cannot be observed. */
export function closes(judge: Judge, scene: WebhookScene, chatId: number, agentId?: string) {
  return canDo(judge, ['HOOK-OUT-11', 'HOOK-OUT-12'], () => scene.close(chatId, agentId));
}

/** Lets the visitor write after the chat was closed, and judges the events of the second chat. */
async function judgeSecondChat(judge: Judge, scene: WebhookScene, firstChat: number, first: unknown) {
  const [before] = scene.events('chat_accepted');
  const count = scene.events('chat_accepted').length;
  const chatId = await scene.write();
  // A service may also reopen the closed chat. Then there is no second chat to judge.
  if (!before || chatId === firstChat || !(await takes(() => scene.accept(chatId)))) return;
  const accepted = await scene.expect(judge, 'chat_accepted', 'in the visitor’s second chat', count + 1);
  if (!accepted) return;
  const isSame = field(accepted, 'chat_id') === first && `chat_id ${JSON.stringify(first)} again`;
  judge.faultless('HOOK-OUT-06', 'chat_accepted with the number of the second chat', [isSame], accepted);
  judgeReturned(judge, before, accepted);
  await judgeDescribed(judge, scene, chatId, field(accepted, 'chat_id'));
  await judgeBare(judge, scene, chatId);
}

/** Judges the visitor of a second chat: the same number and a chats_count of one more, or another number and a chats_count of 1. */
function judgeReturned(judge: Judge, before: CaughtRequest, accepted: CaughtRequest): void {
  const [was, is] = [partOf(before, 'visitor'), partOf(accepted, 'visitor')];
  // `judgeForms` judges the form of these fields in each event.
  if (!isThere(was['number']) || !isThere(is['number'])) return;
  const isKnown = was['number'] === is['number'];
  const [first, second] = [was, is].map(
    ({ number, chats_count }) =>
      `number ${JSON.stringify(number)}, chats_count ${JSON.stringify(chats_count)}`,
  );
  const evidence = [before, accepted].map((event) => shown('chat_accepted', event));
  judge.holds(
    'HOOK-OUT-03',
    isKnown === Number(printed(is['chats_count'])) > Number(printed(was['chats_count'])),
    {
      expected: 'visitor in their second chat: the same number, and the first chat is counted',
      observed: `visitor in their second chat: ${second}, after ${first}`,
      evidence,
    },
  );
  if (!isKnown)
    judge.notes('HOOK-OUT-03', `the second chat of a visitor: ${second}, after ${first}`, evidence);
}

/** Judges chat_finished of a chat in which only the visitor wrote, once. An unrated chat has the rate null. */
async function judgeBare(judge: Judge, scene: WebhookScene, chatId: number): Promise<void> {
  const when = 'after the visitor’s second chat is closed, in which an agent pressed Reply and wrote nothing';
  const finished = await scene.after(() => scene.close(chatId), judge, 'chat_finished', when);
  const chat = finished && field(finished, 'chat');
  if (!finished || !isObject(chat)) return;
  const { rate, blacklisted, messages } = chat;
  const unrated = 'the visitor’s second chat, which nobody rated: rate is there, and null';
  judge.faultless('HOOK-OUT-11', unrated, [rate !== null && fieldIs('rate', rate)], finished);
  const isBlacklisted = blacklisted === true && fieldIs('blacklisted', blacklisted);
  judge.faultless('HOOK-OUT-11', 'the visitor’s second chat: blacklisted false', [isBlacklisted], finished);
  const types = Array.isArray(messages)
    ? messages.map((each) => printed(isObject(each) ? each['type'] : each))
    : [];
  const isOne = types.filter((type) => type === 'visitor').length === 1;
  const single = 'the visitor’s second chat, in which they wrote once: one message of the type visitor';
  const told = `messages of the types ${types.join(', ') || 'none'}`;
  judge.faultless('HOOK-OUT-12', single, [!isOne && told], finished);
}

export function tells(request: { json?: unknown } | undefined, word: string): boolean {
  return request !== undefined && mentions(request.json, word);
}

/** The time between the first and the last message. It exceeds two seconds, since timestamps have whole seconds. */
const apartMs = 2500;

const watchMs = 1500;

type Times = readonly [from: number, to: number];

/** Calls `act`. Resolves with its result, and the instants before and after it: the service received the requests of `act` between them. */
async function during<Result>(act: () => Promise<Result>): Promise<[result: Result, times: Times]> {
  const from = performance.now();
  return [await act(), [from, performance.now()]];
}

/** Returns the shortest and the longest time between the service's receipt of two messages. */
function between([from, to]: Times, [laterFrom, laterTo]: Times): Apart {
  return { leastMs: laterFrom - to, mostMs: laterTo - from };
}

async function judgeAccepted(judge: Judge, scene: WebhookScene, chatId: number, who: string) {
  const act = () => scene.accept(chatId, who === agentName ? scene.agentId : scene.otherAgentId);
  const event = await scene.after(act, judge, 'chat_accepted', `after ${who} presses Reply`);
  if (event) judgeChatAndAgent(judge, event, undefined, who);
  return event;
}

async function judgeUntaken(judge: Judge, scene: WebhookScene): Promise<void> {
  const chatId = await scene.write({ id: unique('visitor') });
  const before = scene.events('chat_finished').length;
  if (!(await takes(() => scene.close(chatId)))) return;
  const when = 'after a chat is closed in which nobody pressed Reply';
  await scene.expect(judge, 'chat_finished', when, before + 1);
}
