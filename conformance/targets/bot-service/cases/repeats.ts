import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { type Answer, hang, reply, reset } from '../../../wire/http/answers.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { firstDifference } from '../../../wire/payload/first-difference.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { untilInstant } from '../../../wire/traffic/waits.ts';
import type { BotServiceContext } from '../context.ts';
import type { BotScene } from '../scene.ts';
import {
  attemptsOf,
  countWindowMs,
  firstAttempt,
  instants,
  judgeCount,
  judgeRequests,
  judgeTransfer,
  judgeTransferred,
  quietWindowMs,
} from './event-judges.ts';

/**
 * Many programs follow a redirect by themselves, with a GET that brings the event to nobody, and take what is answered there
 * for the answer. The provider answers 200 to whatever is no message.
 */
const redirect: Answer = { kind: 'reply', status: 302, body: '', headers: { Location: 'elsewhere' } };

/** One of each kind that programs take for good, or for final. The successful regular response is 200 alone. */
const others: Readonly<Record<string, Answer>> = {
  ...Object.fromEntries([202, 400, 404, 503].map((code) => [`answers ${code}`, reply(code)])),
  'answers 302, with a Location that answers 200': redirect,
  'closes the connection without an answer': { kind: 'close' },
};

/**
 * The head of an answer and half of its body at once, and no more of it. A head that came late would tell a time for the whole
 * from one for each wait, which the source does not tell apart.
 */
const stalling: Answer = {
  kind: 'trickle',
  status: 500,
  body: JSON.stringify({ error: { code: 'slow', message: 'It goes on' } }),
  lastByteAfterMs: 60_000,
};

/** A timer may be so much before its time. */
const timerMs = 50;

export const repeatCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'silent-provider',
    title: 'A provider that stays silent is given up three times, then the client is transferred',
    rules: ['BOT-OUT-02', 'BOT-OUT-05', 'BOT-OUT-06', 'BOT-OUT-07', 'BOT-OUT-14'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene({ answers: [hang] });
      const { talk, first } = await firstAttempt(scene);
      await judgeTransfer(judge, 'silent', talk, first, context);
      await untilInstant(first.firstByteAt + countWindowMs(context));
      judgeCount(judge, 'BOT-OUT-06', 'silent', scene, context.policy.attempts);
      judgeGivenUp(judge, scene, context);
      judgeSame(judge, scene);
      judgeRequests(judge, scene);
    },
  },
  failing('repeats-on-500', 'answers 500', reply(500)),
  failing(
    'repeats-on-429',
    'answers 429',
    reply(429, { error: { code: 'slow_down', message: 'Too many.' } }),
  ),
  failing('repeats-on-reset', 'resets the connection', reset),
  {
    id: 'stalling-provider',
    title: 'A provider whose answer does not end is given up like a silent provider',
    rules: ['BOT-OUT-05', 'BOT-OUT-06', 'BOT-OUT-07'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene({ answers: [stalling] });
      const { talk, first } = await firstAttempt(scene);
      await judgeTransfer(judge, 'stalling', talk, first, context);
      await untilInstant(first.firstByteAt + countWindowMs(context));
      judgeCount(judge, 'BOT-OUT-06', 'stalling', scene, context.policy.attempts);
      judgeStalled(judge, scene, context);
    },
  },
  {
    id: 'repeats-on-any-code-but-200',
    title:
      'A provider that answers anything but 200 gets three requests in all, then the client is transferred',
    rules: ['BOT-OUT-06', 'BOT-OUT-07'],
    timed: true,
    async run(context, judge) {
      const all = Object.entries(others).map(async ([what, answer]) => {
        const scene = await context.scene({ answers: [answer] });
        const { talk, first } = await firstAttempt(scene);
        await judgeTransferred(judge, what, talk);
        await untilInstant(first.firstByteAt + countWindowMs(context));
        judgeCount(judge, 'BOT-OUT-06', what, scene, context.policy.attempts);
      });
      await Promise.all(all);
    },
  },
  {
    id: 'second-message-fails',
    title:
      'A provider that fails at the second message gets three requests for it, then the client is transferred',
    rules: ['BOT-OUT-06', 'BOT-OUT-07'],
    timed: true,
    async run(context, judge) {
      const { policy } = context;
      const scene = await context.scene({ answers: [reply(200, {}), reply(500)] });
      const { talk } = await firstAttempt(scene);
      const words = unique('second');
      await scene.say(words);
      const first = need(await scene.untilTold(words), 'the provider gets the client’s second message');
      const end = first.firstByteAt + policy.giveUpMs + policy.tolerance.lateMs;
      const at = await talk.untilTransferred(end - performance.now());
      if (at === 'unseen') judge.cannotSee('BOT-OUT-07', 'the desk does not say who has a chat');
      else
        judge.holds('BOT-OUT-07', at !== undefined, {
          expected: `second message answered 500: the agents have the chat at most ${policy.giveUpMs} ms after its first request`,
          observed: `second message answered 500: they ${at === undefined ? 'do not have it' : 'have it'}`,
          evidence: scene.evidence(),
        });
      await untilInstant(first.firstByteAt + countWindowMs(context));
      const seen = scene.told(words);
      judge.holds('BOT-OUT-06', seen.length === policy.attempts, {
        expected: `second message answered 500: ${policy.attempts} requests in all`,
        observed: `second message answered 500: ${seen.length}, at ${instants(seen).join(', ')} ms`,
        evidence: scene.evidence(),
      });
    },
  },
  {
    id: 'success-ends-the-repeating',
    title: 'An event that is accepted at once is sent once, whatever the body of the answer',
    rules: ['BOT-OUT-08'],
    timed: true,
    async run(context, judge) {
      const answers = {
        'no body': reply(200),
        '{}': reply(200, {}),
        'other JSON': reply(200, { result: ['fine'] }),
      };
      const all = Object.entries(answers).map(async ([body, answer]) => {
        const scene = await context.scene({ answers: [answer] });
        const { first } = await firstAttempt(scene);
        await untilInstant(first.firstByteAt + context.policy.giveUpMs);
        judgeCount(judge, 'BOT-OUT-08', `taken at once with ${body}`, scene, 1);
      });
      await Promise.all(all);
    },
  },
  {
    id: 'late-success-ends-the-repeating',
    title: 'An event that is accepted at the second attempt is sent twice',
    rules: ['BOT-OUT-08'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene({ answers: [reply(500), reply(200, {})] });
      const { first } = await firstAttempt(scene);
      const second = await scene.untilEvent('CLIENT_MESSAGE', 2, context.policy.giveUpMs);
      await untilInstant((second ?? first).firstByteAt + (second ? quietWindowMs(context) : 0));
      judgeCount(judge, 'BOT-OUT-08', 'failed once, then taken', scene, 2);
    },
  },
  {
    id: 'slow-success-in-the-window',
    title: 'An answer within the time of a request counts, however slow',
    rules: ['BOT-OUT-05', 'BOT-OUT-08'],
    timed: true,
    async run(context, judge) {
      const afterMs = Math.round((context.policy.timeoutMs * 2) / 3);
      const scene = await context.scene({ answers: [reply(200, {}, afterMs)] });
      const { first } = await firstAttempt(scene);
      await untilInstant(first.firstByteAt + afterMs + quietWindowMs(context));
      judgeWaited(judge, scene, first, afterMs);
      judgeCount(judge, 'BOT-OUT-08', `taken after ${afterMs} ms`, scene, 1);
    },
  },
];

/** A provider that fails fast, the same way each time. */
function failing(id: string, what: string, answer: Answer): Case<BotServiceContext> {
  return {
    id,
    title: `A provider that ${what} is asked three times in all with the same request, then the client is transferred`,
    rules: ['BOT-OUT-02', 'BOT-OUT-06', 'BOT-OUT-07', 'BOT-OUT-09', 'BOT-OUT-14'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene({ answers: [answer] });
      const { talk, first } = await firstAttempt(scene);
      await judgeTransfer(judge, what, talk, first, context);
      await untilInstant(first.firstByteAt + countWindowMs(context));
      judgeCount(judge, 'BOT-OUT-06', what, scene, context.policy.attempts);
      need(attemptsOf(scene).length > 1, 'the request is repeated', scene.evidence());
      judge.notes(
        'BOT-OUT-09',
        `${what}: requests at ${instants(attemptsOf(scene)).join(', ')} ms`,
        scene.evidence(),
      );
      judgeSame(judge, scene);
      judgeRequests(judge, scene);
    },
  };
}

/** Judges that nothing else was tried until the answer came; what came behind it was sent in spite of it. */
function judgeWaited(judge: Judge, scene: BotScene, first: CaughtRequest, afterMs: number): void {
  const answeredAt = first.firstByteAt + afterMs;
  const early = attemptsOf(scene).filter(({ firstByteAt }) => firstByteAt < answeredAt);
  const isLeft = (first.closedAt ?? Infinity) < answeredAt - timerMs;
  judge.holds('BOT-OUT-05', early.length === 1 && !isLeft, {
    expected: `answered after ${afterMs} ms: one request until then, whose connection is open`,
    observed: `answered after ${afterMs} ms: ${early.length} until then${isLeft ? ', the first one given up' : ''}`,
    evidence: scene.evidence(),
  });
}

/** A request is over when its connection is closed, or when the next one begins. */
function judgeGivenUp(judge: Judge, scene: BotScene, { policy }: BotServiceContext): void {
  const attempts = attemptsOf(scene).slice(0, policy.attempts);
  for (const [index, { firstByteAt, closedAt }] of attempts.entries()) {
    const next = attempts[index + 1]?.firstByteAt;
    const ends = [closedAt, next].filter((end) => end !== undefined);
    if (ends.length === 0) continue;
    // All of it may be over when the total wait is, so that a request which began late may be given up sooner.
    const leftMs = (attempts[0]?.firstByteAt ?? firstByteAt) + policy.giveUpMs - firstByteAt;
    const soonerMs = Math.max(0, policy.timeoutMs - leftMs);
    const { earlyMs, lateMs } = policy.tolerance;
    const span = {
      from: firstByteAt,
      to: Math.min(...ends),
      statedMs: policy.timeoutMs,
      tolerance: { earlyMs: earlyMs + soonerMs, lateMs },
    };
    judge.span('BOT-OUT-05', `request ${index + 1} until it was given up`, span, scene.evidence());
  }
  const open = attempts.filter(({ closedAt }) => closedAt === undefined).length;
  judge.holds('BOT-OUT-05', attempts.length > 1 || open === 0, {
    expected: `a request is given up after ${policy.timeoutMs} ms`,
    observed: `${open} of ${attempts.length} connections still open`,
    evidence: scene.evidence(),
  });
}

/** Whoever needs no more than the code, which is no success, may be done with a request sooner, and leave its connection alone. */
function judgeStalled(judge: Judge, scene: BotScene, { policy }: BotServiceContext): void {
  const attempts = attemptsOf(scene);
  const [first, second] = attempts;
  if (!first) return;
  const end = Math.min(first.closedAt ?? Infinity, second?.firstByteAt ?? Infinity);
  const span = {
    from: first.firstByteAt,
    to: Number.isFinite(end) ? end : performance.now(),
    statedMs: policy.timeoutMs,
    tolerance: { ...policy.tolerance, earlyMs: policy.timeoutMs },
  };
  judge.span(
    'BOT-OUT-05',
    'a request whose answer does not end, until it was given up',
    span,
    scene.evidence(),
  );
}

function judgeSame(judge: Judge, scene: BotScene): void {
  const [first, ...repeats] = attemptsOf(scene);
  const difference = repeats.map(({ json }) => firstDifference(first?.json, json)).find(Boolean);
  judge.holds('BOT-OUT-14', difference === undefined, {
    expected: 'each repeat has the body of the first request, id included',
    observed: difference ?? 'the bodies are equal',
    evidence: scene.evidence(),
  });
}
