import { type Case, type Judge, need } from '../../../run/case.ts';
import {
  type Answer,
  type CaughtRequest,
  freePort,
  hang,
  reply,
  reset,
} from '../../../wire/http/stand-in.ts';
import { file } from '../../../wire/payload/kinds.ts';
import { field, unique } from '../../../wire/payload/messages.ts';
import { pause, sideBySide, untilInstant } from '../../../wire/traffic/tasks.ts';
import { instants, judgeCount } from '../../shared/judges.ts';
import { canDo } from '../../shared/service-context.ts';
import {
  type BotScene,
  type BotServiceContext,
  type BotTalk,
  closeByAgent,
  closes,
  handOver,
  invite,
  join,
  nextOf,
  taken,
} from '../context.ts';
import {
  attemptsOf,
  judgeKept,
  judgeRequests,
  judgeSame,
  judgeTransfer,
  judgeTransferred,
} from '../event-judges.ts';

/** A redirect to an address that answers 200. A program that follows it with a GET does not deliver the event. */
const redirect: Answer = { kind: 'reply', status: 302, body: '', headers: { Location: 'elsewhere' } };

/** Answers that programs often take for a success, or for the end of their attempts. By the contract, only 200 is a success. */
const others: Readonly<Record<string, Answer>> = {
  ...Object.fromEntries([201, 204, 400, 401, 503].map((code) => [`answers ${code}`, reply(code)])),
  'answers 302, with a Location that answers 200': redirect,
  'closes the connection without an answer': { kind: 'close' },
};

/** A response whose head comes at once and whose body comes byte by byte. A timeout for each read would not end it. */
const dripping: Answer = {
  kind: 'trickle',
  status: 500,
  body: JSON.stringify({ error: { code: 'slow', message: 'It goes on and on' } }),
  lastByteAfterMs: 60_000,
};

/** The delay of a failing response, during which another text can come. */
const failsAfterMs = 1000;

/** The tolerance for a timer that fires early. */
const timerMs = 50;

/** The responses of a provider that fails at a later message only. */
const laterAnswers: Readonly<Record<string, Answer>> = {
  'answers 500': reply(500),
  'answers 202': reply(202),
  'stays silent': hang,
};

/** A provider that fails at a message of a client, in one chat for each of `answers`. */
interface Failing {
  id: string;
  /** The provider's responses, by the end of "A provider that …". */
  answers: Readonly<Record<string, Answer>>;
  /** The words for the failure; by default, the only key of `answers`. */
  fails?: string;
  /** Sends the message after one that the provider accepts. Resolves with undefined if the service offers no such situation. */
  reach?(scene: BotScene): Promise<BotTalk | undefined>;
}

const failures: readonly Failing[] = [
  { id: 'silent-provider', answers: { 'stays silent': hang } },
  { id: 'repeats-on-500', answers: { 'answers 500': reply(500) } },
  {
    id: 'repeats-on-429',
    answers: { 'answers 429': reply(429, { error: { code: 'slow_down', message: 'Too many.' } }) },
  },
  { id: 'repeats-on-reset', answers: { 'resets the connection': reset } },
  { id: 'stalling-provider', answers: { 'gives an answer that does not end': dripping } },
  { id: 'repeats-on-any-code-but-200', fails: 'answers anything but 200', answers: others },
  {
    id: 'second-message-fails',
    fails: 'fails at a client’s second message',
    answers: laterAnswers,
    async reach(scene) {
      // The bot has already answered in this chat, and fails only now.
      await (await scene.open()).mark();
      return scene.say(unique('second'));
    },
  },
  {
    id: 'next-conversation-fails',
    fails: 'fails at a client’s second conversation',
    answers: laterAnswers,
    async reach(scene) {
      const first = await scene.open();
      await handOver(first);
      return nextOf(first);
    },
  },
];

const failureRules = ['BOT-OUT-01', 'BOT-OUT-02', 'BOT-OUT-06', 'BOT-OUT-07', 'BOT-OUT-14'] as const;

const all: readonly Case<BotServiceContext>[] = [
  ...failures.map(failing),
  {
    id: 'success-ends-the-repeating',
    title: 'An event that is accepted at once is sent once, whatever the body of the response',
    rules: ['BOT-OUT-08'],
    async run(context, judge) {
      const answers = {
        'no body': reply(200),
        '{}': reply(200, {}),
        'other JSON': reply(200, { result: ['fine'] }),
      };
      await sideBySide(Object.entries(answers), async ([body, answer]) => {
        const scene = await context.scene({ answers: [answer] });
        const { talk, first } = await firstAttempt(scene);
        await untilInstant(first.firstByteAt + context.botPolicy.giveUpMs);
        judgeCount(judge, 'BOT-OUT-08', `taken at once with ${body}`, attemptsOf(talk), 1);
      });
    },
  },
  {
    id: 'late-success-ends-the-repeating',
    title: 'An event that is accepted at the second attempt is sent twice, and the client stays with the bot',
    rules: ['BOT-OUT-07', 'BOT-OUT-08', 'BOT-OUT-14'],
    async run(context, judge) {
      const scene = await context.scene({ answers: [reply(500, '', failsAfterMs), taken] });
      const { talk, first } = await firstAttempt(scene);
      // This text waits until the first one is accepted.
      await scene.say(unique('meanwhile'));
      const second = await scene.untilSeen(() => attemptsOf(talk)[1], context.botPolicy.giveUpMs);
      await untilInstant((second ?? first).firstByteAt + (second ? quietWindowMs(context) : 0));
      const what = 'failed once, then taken';
      judgeCount(judge, 'BOT-OUT-08', what, attemptsOf(talk), 2);
      judgeSame(judge, what, attemptsOf(talk));
      await judgeKept(judge, 'BOT-OUT-07', `${what}: the agents do not have the chat`, talk);
    },
  },
  {
    id: 'slow-success-in-the-window',
    title: 'A slow response within the time limit counts as success, and later messages are sent',
    rules: ['BOT-OUT-01', 'BOT-OUT-05', 'BOT-OUT-08'],
    async run(context, judge) {
      const afterMs = Math.round((context.botPolicy.timeoutMs * 2) / 3);
      const scene = await context.scene({ answers: [reply(200, {}, afterMs)] });
      const { talk, first } = await firstAttempt(scene);
      await untilInstant(first.firstByteAt + afterMs + quietWindowMs(context));
      const isLeft = (first.closedAt ?? Infinity) < first.firstByteAt + afterMs - timerMs;
      const expected = `answered after ${afterMs} ms: the connection is open until then`;
      judge.faultless('BOT-OUT-05', expected, [isLeft && 'it was closed'], scene);
      judgeCount(judge, 'BOT-OUT-08', `taken after ${afterMs} ms`, attemptsOf(talk), 1);
      // The later texts come while the provider has not yet answered the first of them.
      const texts = [unique('slow'), unique('meanwhile'), unique('latest')];
      for (const words of texts) await scene.say(words);
      const places: number[] = [];
      for (const words of texts) {
        const expected = `CLIENT_MESSAGE with "${words}", of three texts before the provider’s answer`;
        const request = await scene.untilHeard(words);
        if (!judge.found('BOT-OUT-01', request, expected, scene)) return;
        places.push(scene.receiver.requests.indexOf(request!));
      }
      if (places.some((place, index) => place < (places[index - 1] ?? 0)))
        judge.notes('BOT-OUT-01', 'three texts of a client reach the provider in another order', scene);
    },
  },
  {
    id: 'one-of-two-clients-is-transferred',
    title: 'Of two clients, only the one whose message was not accepted is transferred',
    rules: ['BOT-OUT-07', 'BOT-OUT-12'],
    async run(context, judge) {
      const scene = await context.scene({ answers: [taken, ...answers] });
      const ada = await scene.open({ id: unique('ada') });
      const ben = await scene.open({ id: unique('ben') });
      // The message of the client who came first fails, and then that of the client who came last.
      const failed = await scene.say(unique('Are you there?'), ada.sender);
      if (!(await judgeTransferred(judge, 'BOT-OUT-07', 'one client’s message is answered 500', failed)))
        return;
      const kept = 'the agents have no chat of another client, whose message was answered 200';
      await judgeKept(judge, 'BOT-OUT-07', kept, ben);
      const cleo = await scene.open({ id: unique('cleo') });
      await judgeTransferred(judge, 'BOT-OUT-07', 'a second client’s message is answered 500', cleo);
      if (!(await closes(ben))) return judge.cannotSee('BOT-OUT-12', 'the desk closes a chat of the bot');
      const closed = 'closed while the bot has the chat, after failures in others: CHAT_CLOSED';
      judge.found('BOT-OUT-12', await scene.untilEvent('CHAT_CLOSED'), closed, scene);
      if (!(await closes(cleo))) return;
      // The source does not state if the provider gets CHAT_CLOSED for a chat that it lost.
      const told = (await scene.untilEvent('CHAT_CLOSED', 2, lingerMs)) !== undefined;
      const observed = `CHAT_CLOSED of a chat whose message failed: ${told ? 'sent' : 'not sent'}`;
      judge.prefers('BOT-OUT-12', told, { observed, evidence: scene });
    },
  },
  {
    id: 'provider-that-is-not-there',
    title: 'A client is transferred when the provider cannot be reached',
    rules: ['BOT-OUT-07'],
    async run(context, judge) {
      if (!context.ownPorts)
        return judge.cannotSee('BOT-OUT-07', 'the suite has a port of its own for the provider');
      const port = await freePort();
      const scene = await context.scene({ addressed: () => `http://127.0.0.1:${port}/bot` });
      const talk = await scene.say(unique('anybody there'));
      await judgeTransferred(judge, 'BOT-OUT-07', 'the connection is refused', talk);
    },
  },
  {
    id: 'file-that-fails',
    title: 'A client is transferred when the provider does not accept a file, if the service sends files',
    rules: ['BOT-OUT-07'],
    async run(context, judge) {
      const scene = await context.scene({ answers });
      const talk = await scene.open();
      await scene.site.postMessage(scene.client, file());
      if (await scene.untilEvent('CLIENT_MESSAGE', 2, fileMs))
        await judgeTransferred(judge, 'BOT-OUT-07', 'a file of the client is answered 500', talk);
      else judge.neverArose('BOT-OUT-07', 'the provider is not told of a client’s file');
    },
  },
  {
    id: 'news-is-repeated',
    title: 'Events about agents and the end of a chat are retried like messages',
    rules: ['BOT-OUT-02', 'BOT-OUT-06', 'BOT-OUT-14'],
    async run(context, judge) {
      const seen = await Promise.all(allNews.map((news) => judgeRepeats(judge, context, news)));
      if (seen.includes(true)) return;
      judge.cannotSee(
        ['BOT-OUT-02', 'BOT-OUT-06', 'BOT-OUT-14'],
        'the provider is told of no agent and no end',
      );
    },
  },
];

export const cases = all.map((each) => ({ ...each, timed: true }));

function failing({ id, answers, fails = Object.keys(answers)[0], reach }: Failing): Case<BotServiceContext> {
  const kinds = Object.values(answers).map(ruleOfTime);
  const rules = [...failureRules, ...new Set(kinds)];
  return {
    id,
    title: `A provider that ${fails} gets the same request in every attempt, then the client is transferred, and no other`,
    rules,
    async run(context, judge) {
      await sideBySide(Object.entries(answers), async ([what, answer]) => {
        const scene = await context.scene({ answers: reach ? [taken, answer] : [answer] });
        const talk = await (reach ?? firstMessage)(scene);
        if (!talk) return judge.cannotSee(rules, 'the service opens another chat for a client');
        await judgeFailure(judge, context, talk, what, answer);
      });
    },
  };
}

/** The rule about the times of the requests: the timeout of a provider without an answer, or the pauses after a fast failure. */
function ruleOfTime(answer: Answer): 'BOT-OUT-05' | 'BOT-OUT-09' {
  return answer === hang || answer === dripping ? 'BOT-OUT-05' : 'BOT-OUT-09';
}

async function judgeFailure(
  judge: Judge,
  context: BotServiceContext,
  talk: BotTalk,
  what: string,
  answer: Answer,
): Promise<void> {
  const { scene, words } = talk;
  const { attempts: most, giveUpMs, tolerance } = context.botPolicy;
  const first = need(await scene.untilHeard(words), 'the provider gets the client’s message');
  await judgeTransfer(judge, what, talk, first, context);
  // One request too many would arrive in this time.
  await untilInstant(first.firstByteAt + giveUpMs + 2 * tolerance.lateMs);
  const attempts = attemptsOf(talk);
  judgeCount(judge, 'BOT-OUT-06', what, attempts, most);
  judgeSame(judge, what, attempts);
  if (ruleOfTime(answer) === 'BOT-OUT-05') judgeGivenUp(judge, scene, context, attempts, answer === dripping);
  else judge.notes('BOT-OUT-09', `${what}: requests at ${instants(attempts)} ms`, scene);
  scene.receiver.script = () => taken;
  const next = await scene.say(unique('next client'), { id: unique('ben') });
  const expected = 'CLIENT_MESSAGE of another client, after a failed conversation, at the provider';
  const isHeard = judge.found('BOT-OUT-01', await scene.untilHeard(next.words), expected, scene);
  const kept = 'another client, whose message was answered 200: the agents do not have the chat';
  if (isHeard) await judgeKept(judge, 'BOT-OUT-07', kept, next);
  judgeRequests(judge, scene);
}

function firstMessage(scene: BotScene): Promise<BotTalk> {
  return scene.open(scene.client, unique('Grüß Gott – 你好 🙂'));
}

/** Lets a client open a chat. Returns the chat, and the first request about it, from which times are measured. */
async function firstAttempt(scene: BotScene): Promise<{ talk: BotTalk; first: CaughtRequest }> {
  const talk = await firstMessage(scene);
  return { talk, first: attemptsOf(talk)[0]! };
}

function quietWindowMs({ botPolicy: policy }: BotServiceContext): number {
  return policy.timeoutMs + policy.tolerance.lateMs;
}

/** Judges when the service gives up each request. With `isAnswered`, a status came, so only the first request is judged. */
function judgeGivenUp(
  judge: Judge,
  scene: BotScene,
  { botPolicy: policy }: BotServiceContext,
  attempts: readonly CaughtRequest[],
  isAnswered = false,
): void {
  const judged = attempts.slice(0, isAnswered ? 1 : policy.attempts);
  for (const [index, { firstByteAt: from, closedAt }] of judged.entries()) {
    const to = Math.min(closedAt ?? Infinity, attempts[index + 1]?.firstByteAt ?? Infinity);
    if (to === Infinity) continue;
    // The time limit for all requests together may end a late request before its own timeout.
    const leftMs = attempts[0]!.firstByteAt + policy.giveUpMs - from;
    const soonerMs = isAnswered ? policy.timeoutMs : Math.max(0, policy.timeoutMs - leftMs);
    const tolerance = { ...policy.tolerance, earlyMs: policy.tolerance.earlyMs + soonerMs };
    const span = { from, to, statedMs: policy.timeoutMs, tolerance };
    judge.span('BOT-OUT-05', `request ${index + 1} until it was given up`, span, scene);
  }
  const isOpen = attempts.length === 1 && attempts[0]!.closedAt === undefined;
  const stays = isOpen && 'its connection is still open';
  judge.faultless('BOT-OUT-05', `a request is given up after ${policy.timeoutMs} ms`, [stays], scene);
}

/** The responses of a provider that accepts the first event, and answers every later one with 500. */
const answers = [taken, reply(500)];

/** The longest wait for an event about a file. A service need not send one. */
const fileMs = 5000;

/** The time for which a case checks that no surplus request comes. The cases about CLIENT_MESSAGE use a longer time. */
const lingerMs = 1000;

interface News {
  name: string;
  cause(talk: BotTalk): Promise<unknown>;
  code: number | 'silence';
  online?: boolean;
}

const allNews: readonly News[] = [
  { name: 'AGENT_JOINED', cause: (talk) => invite(talk).then(() => join(talk)), code: 429 },
  { name: 'AGENT_UNAVAILABLE', cause: invite, code: 404, online: false },
  { name: 'AGENT_UNAVAILABLE', cause: invite, code: 'silence', online: false },
  { name: 'CHAT_CLOSED', cause: closeByAgent, code: 500 },
];

/** Judges the retries of an event. Returns false if the event did not come, which another rule judges. */
async function judgeRepeats(
  judge: Judge,
  context: BotServiceContext,
  { name, cause, code, online = true }: News,
): Promise<boolean> {
  const { attempts, giveUpMs, tolerance } = context.botPolicy;
  const answer = code === 'silence' ? hang : reply(code);
  const scene = await context.scene({ online, news: { [name]: [answer] } });
  const talk = await scene.open();
  if (!(await canDo(judge, [], () => cause(talk)))) return false;
  const first = await scene.untilEvent(name);
  if (!first) return false;
  await scene.untilEvent(name, attempts, giveUpMs + tolerance.lateMs);
  await pause(lingerMs);
  const all = scene.events(name);
  const withFirstId = all.filter((each) => field(each, 'id') === field(all[0]!, 'id'));
  const seen = withFirstId.length === attempts ? withFirstId : all;
  judgeCount(judge, 'BOT-OUT-06', `${name} answered ${code}`, seen, attempts);
  judgeSame(judge, name, seen);
  judgeRequests(judge, scene);
  return true;
}
