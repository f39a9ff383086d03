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
import { canDo } from '../../shared/service-context.ts';
import {
  type BotScene,
  type BotServiceContext,
  BotTalk,
  closeByAgent,
  closes,
  handOver,
  invite,
  join,
  nextOf,
} from '../context.ts';
import {
  attemptsOf,
  countWindowMs,
  firstAttempt,
  instants,
  judgeCount,
  judgeKept,
  judgeRequests,
  judgeSame,
  judgeTransfer,
  judgeTransferred,
  quietWindowMs,
} from '../event-judges.ts';

/** A redirect to an address that answers 200. A program that follows it with a GET does not deliver the event. */
const redirect: Answer = { kind: 'reply', status: 302, body: '', headers: { Location: 'elsewhere' } };

/** Answers that programs often take for a success, or for the end of their attempts. By the contract, only 200 is a success. */
const others: Readonly<Record<string, Answer>> = {
  ...Object.fromEntries([202, 400, 404, 503].map((code) => [`answers ${code}`, reply(code)])),
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

const tooMany = { error: { code: 'slow_down', message: 'Too many.' } };

/** The tolerance for a timer that fires early. */
const timerMs = 50;

/** Providers that fail in one way each. The rule is judged beside those of all such cases. */
const failures: readonly Failing[] = [
  ['silent-provider', 'stays silent', hang, 'BOT-OUT-05'],
  ['repeats-on-500', 'answers 500', reply(500), 'BOT-OUT-09'],
  ['repeats-on-429', 'answers 429', reply(429, tooMany), 'BOT-OUT-09'],
  ['repeats-on-reset', 'resets the connection', reset, 'BOT-OUT-09'],
  ['stalling-provider', 'gives an answer that does not end', dripping, 'BOT-OUT-05'],
];

const all: readonly Case<BotServiceContext>[] = [
  ...failures.map(failing),
  {
    id: 'repeats-on-any-code-but-200',
    title: 'A provider that answers anything but 200 gets every attempt, then the client is transferred',
    rules: ['BOT-OUT-06', 'BOT-OUT-07'],
    async run(context, judge) {
      await sideBySide(Object.entries(others), async ([what, answer]) => {
        const scene = await context.scene({ answers: [answer] });
        const { talk, first } = await firstAttempt(scene);
        await judgeTransferred(judge, 'BOT-OUT-07', what, talk);
        await untilInstant(first.firstByteAt + countWindowMs(context));
        judgeCount(judge, 'BOT-OUT-06', what, scene, context.botPolicy.attempts);
      });
    },
  },
  failingLater('second-message-fails', 'a client’s second message', async (scene) => {
    const { talk } = await firstAttempt(scene);
    // The bot has already answered in this chat, and fails only now.
    await talk.mark();
    const words = unique('second');
    await scene.say(words);
    return { talk, words };
  }),
  failingLater('next-conversation-fails', 'a client’s second conversation', async (scene) => {
    const first = await scene.open();
    await handOver(first);
    const talk = await nextOf(first);
    return talk && { talk, words: talk.words };
  }),
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
        const { first } = await firstAttempt(scene);
        await untilInstant(first.firstByteAt + context.botPolicy.giveUpMs);
        judgeCount(judge, 'BOT-OUT-08', `taken at once with ${body}`, scene, 1);
      });
    },
  },
  {
    id: 'late-success-ends-the-repeating',
    title: 'An event that is accepted at the second attempt is sent twice, and the client stays with the bot',
    rules: ['BOT-OUT-07', 'BOT-OUT-08'],
    async run(context, judge) {
      const scene = await context.scene({ answers: [reply(500), reply(200, {})] });
      const { talk, first } = await firstAttempt(scene);
      const second = await scene.untilEvent('CLIENT_MESSAGE', 2, context.botPolicy.giveUpMs);
      await untilInstant((second ?? first).firstByteAt + (second ? quietWindowMs(context) : 0));
      judgeCount(judge, 'BOT-OUT-08', 'failed once, then taken', scene, 2);
      await judgeKept(judge, 'BOT-OUT-07', 'failed once, then taken: the agents do not have the chat', talk);
    },
  },
  {
    id: 'slow-success-in-the-window',
    title: 'A slow response within the time limit counts as success, and later messages are sent',
    rules: ['BOT-OUT-01', 'BOT-OUT-05', 'BOT-OUT-08'],
    async run(context, judge) {
      const afterMs = Math.round((context.botPolicy.timeoutMs * 2) / 3);
      const scene = await context.scene({ answers: [reply(200, {}, afterMs)] });
      const { first } = await firstAttempt(scene);
      await untilInstant(first.firstByteAt + afterMs + quietWindowMs(context));
      judgeWaited(judge, scene, first, afterMs);
      judgeCount(judge, 'BOT-OUT-08', `taken after ${afterMs} ms`, scene, 1);
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
      const scene = await context.scene({ answers });
      const other = await scene.open({ id: unique('ada') });
      const talk = await scene.open({ id: unique('ben') });
      if (!(await judgeTransferred(judge, 'BOT-OUT-07', 'one client’s message is answered 500', talk)))
        return;
      const kept = 'the agents have no chat of another client, whose message was answered 200';
      await judgeKept(judge, 'BOT-OUT-07', kept, other);
      const next = await scene.open({ id: unique('cleo') });
      await judgeTransferred(judge, 'BOT-OUT-07', 'a second client’s message is answered 500', next);
      if (!(await closes(next))) return judge.cannotSee('BOT-OUT-12', 'the desk closes a transferred chat');
      // The source does not state that the provider still learns of a chat that it lost.
      const told = (await scene.untilEvent('CHAT_CLOSED', 1, lingerMs)) !== undefined;
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
      const words = unique('anybody there');
      await scene.say(words);
      const talk = new BotTalk({ scene, words, chatId: '', clientId: '', sender: scene.client });
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

type Failing = readonly [id: string, what: string, answer: Answer, rule: 'BOT-OUT-05' | 'BOT-OUT-09'];

function failing([id, what, answer, rule]: Failing): Case<BotServiceContext> {
  return {
    id,
    title: `A provider that ${what} gets the same request in every attempt, then the client is transferred, and no other`,
    rules: ['BOT-OUT-01', 'BOT-OUT-02', 'BOT-OUT-06', 'BOT-OUT-07', 'BOT-OUT-14', rule],
    async run(context, judge) {
      const scene = await context.scene({ answers: [answer] });
      const { talk, first } = await firstAttempt(scene);
      await judgeTransfer(judge, what, talk, first, context);
      await untilInstant(first.firstByteAt + countWindowMs(context));
      judgeCount(judge, 'BOT-OUT-06', what, scene, context.botPolicy.attempts);
      judgeSame(judge, what, scene);
      if (rule === 'BOT-OUT-05') judgeGivenUp(judge, scene, context, attemptsOf(scene), answer === dripping);
      else judge.notes(rule, `requests at ${instants(attemptsOf(scene)).join(', ')} ms`, scene);
      await judgeRecovery(judge, scene);
      judgeRequests(judge, scene);
    },
  };
}

/** The answers of a provider that fails at a later message only. */
const laterAnswers: Readonly<Record<string, Answer>> = {
  'answered 500': reply(500),
  'answered 202': reply(202),
  'not answered': hang,
};

/**
 * Makes a case with a provider that accepts a client's first message, and fails at a later one. `reach` resolves with the words of that one,
 * or with undefined if the service offers no such situation.
 */
function failingLater(
  id: string,
  which: string,
  reach: (scene: BotScene) => Promise<{ talk: BotTalk; words: string } | undefined>,
): Case<BotServiceContext> {
  const rules = ['BOT-OUT-05', 'BOT-OUT-06', 'BOT-OUT-07'] as const;
  return {
    id,
    title: `A provider that fails at ${which} gets every attempt for it, then the client is transferred`,
    rules,
    async run(context, judge) {
      await sideBySide(Object.entries(laterAnswers), async ([how, answer]) => {
        const scene = await context.scene({ answers: [reply(200, {}), answer] });
        const reached = await reach(scene);
        if (!reached) return judge.cannotSee(rules, `the service has ${which}`);
        const { talk, words } = reached;
        const first = need(await scene.untilHeard(words), `the provider gets ${which}`);
        const what = `${which}, ${how}`;
        await judgeTransferred(judge, 'BOT-OUT-07', what, talk);
        await untilInstant(first.firstByteAt + countWindowMs(context));
        judgeCount(judge, 'BOT-OUT-06', what, scene, context.botPolicy.attempts, scene.heard(words));
        if (answer === hang) judgeGivenUp(judge, scene, context, scene.heard(words));
      });
    },
  };
}

async function judgeRecovery(judge: Judge, scene: BotScene): Promise<void> {
  scene.receiver.script = () => reply(200, {});
  const [words, sender] = [unique('next client'), { id: unique('ben') }];
  await scene.say(words, sender);
  const expected = 'CLIENT_MESSAGE of another client, after a failed conversation, at the provider';
  const request = await scene.untilHeard(words);
  if (!judge.found('BOT-OUT-01', request, expected, scene)) return;
  const talk = new BotTalk({ scene, words, chatId: '', clientId: '', sender });
  await judgeKept(
    judge,
    'BOT-OUT-07',
    'another client, whose message was answered 200: the agents do not have the chat',
    talk,
  );
}

function judgeWaited(judge: Judge, scene: BotScene, first: CaughtRequest, afterMs: number): void {
  const answeredAt = first.firstByteAt + afterMs;
  const early = attemptsOf(scene).filter(({ firstByteAt }) => firstByteAt < answeredAt);
  const isLeft = (first.closedAt ?? Infinity) < answeredAt - timerMs;
  judge.faultless(
    'BOT-OUT-05',
    `answered after ${afterMs} ms: one request until then, whose connection is open`,
    [early.length !== 1 && `${early.length} until then`, isLeft && 'the first one given up'],
    scene,
  );
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
const answers = [reply(200, {}), reply(500)];

/** The longest wait for an event about a file. A service need not send one. */
const fileMs = 5000;

/** The time for which a case checks that no surplus request comes. The cases about CLIENT_MESSAGE use a longer time. */
const lingerMs = 1000;

/** Returns the requests with the id of the first one, if there are `attempts` of them. Otherwise returns all requests. */
function ofOneEvent(requests: CaughtRequest[], attempts: number): CaughtRequest[] {
  const own = requests.filter((each) => field(each, 'id') === field(requests[0]!, 'id'));
  return own.length === attempts ? own : requests;
}

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
  const scene = await context.scene({ online, news: { [name]: code === 'silence' ? hang : reply(code) } });
  const talk = await scene.open();
  if (!(await canDo(judge, [], () => cause(talk)))) return false;
  const first = await scene.untilEvent(name);
  if (!first) return false;
  await scene.untilEvent(name, attempts, giveUpMs + tolerance.lateMs);
  await pause(lingerMs);
  const seen = ofOneEvent(scene.events(name), attempts);
  judgeCount(judge, 'BOT-OUT-06', `${name} answered ${code}`, scene, attempts, seen);
  judgeSame(judge, name, scene, seen);
  judgeRequests(judge, scene);
  return true;
}
