import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, isObject } from '../../../wire/payload/fields.ts';
import { mentions, unique } from '../../../wire/payload/messages.ts';
import { canDo, takes } from '../../shared/service-context.ts';
import type { WebhookScene, WebhookSenderContext } from '../context.ts';
import { judgeFinished, type KnownChat } from './finished.ts';
import { formRules, giveData, judgeChatAndAgent, judgeForms } from './forms.ts';

const rules = [...formRules, 'HOOK-OUT-06', 'HOOK-OUT-11', 'HOOK-OUT-12', 'HOOK-OUT-13'] as const;

/** How long the event that tells of a change may come behind one that does not. */
const silentLingerMs = 1500;

export const chatLifeCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'a-chat-from-reply-to-close',
    title:
      'A chat is accepted, its visitor’s data change, messages are exchanged, and it is closed: each is sent as an event',
    rules,
    async run(context, judge) {
      const scene = await context.scene(judge, rules);
      if (!scene) return;
      const chatId = await scene.write();
      const judgeData = await giveData(scene, chatId);
      const rate = (await takes(() => scene.site.desk.setVisitor(chatId, { rate: 'negative' })))
        ? 'negative'
        : undefined;
      const before = scene.events('chat_accepted').length;
      await scene.accept(chatId);
      const accepted = await scene.expect(
        judge,
        'HOOK-OUT-06',
        'chat_accepted',
        'after the agent presses Reply',
      );
      judge.holds('HOOK-OUT-06', before === 0, {
        expected: 'no chat_accepted before the agent presses Reply',
        observed: `${before} before`,
        evidence: scene.evidence(),
      });
      if (accepted) judgeChatAndAgent(judge, 'HOOK-OUT-06', accepted);
      const number = accepted && field(accepted, 'chat_id');
      await scene.sendFile();
      judgeData(judge, accepted, await judgeUpdates(judge, scene, chatId, number));
      await scene.chatter();
      await scene.site.write(chatId, { type: 'text', text: unique('Guten Tag – schön, dass Sie da sind') });
      const known = { chat: number, said: scene.said, rate, blacklisted: false };
      const isClosed = await closes(judge, scene, chatId);
      if (isClosed) judgeData(judge, await judgeEnd(judge, scene, known));
      judgeVisitor(judge, scene);
      if (isClosed) await judgeSecondChat(judge, scene, chatId, number);
      judgeForms(judge, scene);
    },
  },
];

/** Contact data come with a message, and by the desk where it takes them. */
async function judgeUpdates(
  judge: Judge,
  scene: WebhookScene,
  chatId: number,
  number: unknown,
): Promise<CaughtRequest | undefined> {
  const [name, another] = [unique('Zoë'), unique('Mira')];
  const told = { since: scene.events('chat_updated').length, report: { name } };
  await scene.write({ name, email: 'zoe@conformance.example' });
  const isTold = await scene.untilTold('chat_updated', name, 1500);
  const later = { since: scene.events('chat_updated').length, report: { name: another } };
  // Data that come with messages need not count as a change; a widget's do.
  if (!isTold && !(await takes(() => scene.site.desk.setVisitor(chatId, later.report)))) {
    judge.cannotSee('HOOK-OUT-13', 'the desk takes what is known of a visitor');
    return undefined;
  }
  const first = await judgeUpdate(judge, scene, isTold ? told : later, number);
  const phone = `+4930${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const email = `${unique('mira')}@conformance.example`;
  for (const report of [{ phone }, { email }]) {
    const since = scene.events('chat_updated').length;
    if (await takes(() => scene.site.desk.setVisitor(chatId, report)))
      await judgeUpdate(judge, scene, { since, report }, number);
  }
  return first;
}

/** One thing that became known of a visitor, and how many chat_updated there were before it did. */
interface Change {
  since: number;
  report: Readonly<Record<string, string>>;
}

/** What became known may be absent from the event, as from any other; that there is one is stated. */
async function judgeUpdate(
  judge: Judge,
  scene: WebhookScene,
  { since, report }: Change,
  number: unknown,
): Promise<CaughtRequest | undefined> {
  const [[key, word]] = Object.entries(report) as [[string, string]];
  const silent = () =>
    scene
      .events('chat_updated')
      .slice(since)
      .find((event) => isSilentOf(event, key));
  const found = await scene.receiver.until(
    () => scene.events('chat_updated').find((event) => tells(event, word)) ?? silent(),
    scene.eventMs(),
  );
  // One that is silent may tell of something else, and the right one come behind it.
  const told =
    found && !tells(found, word) ? await scene.untilTold('chat_updated', word, silentLingerMs) : found;
  const updated = told ?? found;
  judge.holds('HOOK-OUT-13', updated !== undefined, {
    expected: `chat_updated with what changed about the visitor: ${word}`,
    observed: updated ? 'it arrived' : `none of ${scene.events('chat_updated').length} chat_updated has it`,
    evidence: scene.evidence(),
  });
  if (!updated) return undefined;
  if (!told)
    judge.notes('HOOK-OUT-13', `chat_updated: no visitor.${key}, which changed`, [
      shown('chat_updated', updated),
    ]);
  judgeChatAndAgent(judge, 'HOOK-OUT-13', updated, number);
  return updated;
}

function isSilentOf(event: CaughtRequest, key: string): boolean {
  const visitor = field(event, 'visitor');
  return isObject(visitor) && (visitor[key] ?? undefined) === undefined;
}

/** Closes a chat, where the desk has a way for that: what was told before needs none. */
export function closes(
  judge: Judge,
  scene: WebhookScene,
  chatId: number,
  agentId = scene.agentId,
): Promise<boolean> {
  return canDo(judge, ['HOOK-OUT-11', 'HOOK-OUT-12'], () => scene.site.desk.closeChat(chatId, agentId));
}

/** Judges that the end of a chat is told, and as what. */
export async function judgeEnd(
  judge: Judge,
  scene: WebhookScene,
  known: KnownChat,
): Promise<CaughtRequest | undefined> {
  const finished = await scene.expect(judge, 'HOOK-OUT-11', 'chat_finished', 'after the chat is closed');
  if (finished) judgeFinished(judge, finished, known);
  else judge.cannotSee('HOOK-OUT-12', 'chat_finished is sent');
  return finished;
}

/** One visitor has one number, in whatever event of a chat. */
function judgeVisitor(judge: Judge, { receiver }: WebhookScene): void {
  const numbers = receiver.requests.map((request) => {
    const visitor = field(request, 'visitor');
    return isObject(visitor) ? visitor['number'] : undefined;
  });
  judge.holds('HOOK-OUT-03', new Set(numbers).size < 2, {
    expected: 'one visitor.number in all events of a chat',
    observed: numbers.map((number) => JSON.stringify(number)).join(', '),
    evidence: receiver.requests.map((request) => shown(String(field(request, 'event_name')), request)),
  });
}

/** What the customer writes after the close opens another chat, which is told as the first was. */
async function judgeSecondChat(
  judge: Judge,
  scene: WebhookScene,
  firstChat: number,
  first: unknown,
): Promise<void> {
  const before = scene.events('chat_accepted').length;
  const chatId = await scene.write();
  // A service may also take the closed chat up again.
  if (before === 0 || chatId === firstChat || !(await takes(() => scene.accept(chatId)))) return;
  const accepted = await scene.expect(
    judge,
    'HOOK-OUT-06',
    'chat_accepted',
    'in the visitor’s second chat',
    before + 1,
  );
  if (!accepted) return;
  judge.holds('HOOK-OUT-06', field(accepted, 'chat_id') !== first, {
    expected: 'chat_accepted with the number of the second chat',
    observed: `chat_id ${JSON.stringify(field(accepted, 'chat_id'))} again`,
    evidence: [shown('chat_accepted', accepted)],
  });
  judgeReturned(judge, scene.events('chat_accepted')[0], accepted);
  await judgeBare(judge, scene, chatId);
  judgeOnce(judge, scene, first);
}

/**
 * Who comes back is the same visitor with one chat more. Whether a service knows them again is told; one that counts both of
 * their chats does, and one visitor has one number.
 */
function judgeReturned(judge: Judge, before: CaughtRequest | undefined, accepted: CaughtRequest): void {
  const [was, is] = [before && field(before, 'visitor'), field(accepted, 'visitor')];
  // Of what form they are is judged of each event.
  if (!isObject(was) || !isObject(is) || was['number'] === undefined || is['number'] === undefined) return;
  const isSame = was['number'] === is['number'];
  const isCounted = Number(is['chats_count']) > Number(was['chats_count']);
  const [first, second] = [was, is].map(
    ({ number, chats_count }) =>
      `number ${JSON.stringify(number)}, chats_count ${JSON.stringify(chats_count)}`,
  );
  const evidence = [before!, accepted].map((event) => shown('chat_accepted', event));
  judge.holds('HOOK-OUT-03', isSame || !isCounted, {
    expected: 'one visitor.number in both chats of a visitor, whose first one is counted in the second',
    observed: `visitor in the first chat: ${first}; in the second: ${second}`,
    evidence,
  });
  if (!isCounted)
    judge.notes('HOOK-OUT-03', `the second chat of a visitor: ${second}, after ${first}`, evidence);
}

/**
 * A chat in which the visitor wrote one message, and nobody did more, is told as it is, whatever was in the visitor’s first
 * one. It has a rate too, null: what may be absent is marked so in the source, and rate is not.
 */
async function judgeBare(judge: Judge, scene: WebhookScene, chatId: number): Promise<void> {
  const before = scene.events('chat_finished').length;
  await scene.site.desk.closeChat(chatId, scene.agentId);
  const when = 'after the visitor’s second chat is closed, in which an agent pressed Reply and wrote nothing';
  const finished = await scene.expect(judge, 'HOOK-OUT-11', 'chat_finished', when, before + 1);
  const chat = finished && field(finished, 'chat');
  if (!finished || !isObject(chat)) return;
  const { rate, messages } = chat;
  const evidence = [shown('chat_finished', finished)];
  judge.holds('HOOK-OUT-11', rate === null, {
    expected: 'chat_finished of the visitor’s second chat, which nobody rated: rate is there, and null',
    observed: `rate is ${rate === undefined ? 'absent' : JSON.stringify(rate)}`,
    evidence,
  });
  const types = Array.isArray(messages) ? messages.map((each) => (isObject(each) ? each['type'] : each)) : [];
  judge.holds('HOOK-OUT-12', types.filter((type) => type === 'visitor').length === 1, {
    expected:
      'chat_finished of the visitor’s second chat, in which they wrote once: one message of the type visitor',
    observed: `messages of the types ${types.join(', ') || 'none'}`,
    evidence,
  });
}

/** One press of Reply is one event: the receiver has answered it, so that there is nothing to send again. */
function judgeOnce(judge: Judge, scene: WebhookScene, chat: unknown): void {
  const told = scene.events('chat_accepted').filter((event) => field(event, 'chat_id') === chat);
  judge.holds('HOOK-OUT-06', told.length === 1, {
    expected: `one chat_accepted for chat ${JSON.stringify(chat)}, which was answered 200 with the result OK`,
    observed: `${told.length} of them`,
    evidence: told.map((event) => shown('chat_accepted', event)),
  });
}

/** Whether an event mentions a word, in whatever field. */
export function tells(request: { json?: unknown } | undefined, word: string): boolean {
  return request !== undefined && mentions(request.json, word);
}
