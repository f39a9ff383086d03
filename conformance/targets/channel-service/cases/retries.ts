import { policies } from '../../../../generated/policies.ts';
import { type Case, type Judge, need } from '../../../run/case.ts';
import { counted } from '../../../wire/http/evidence.ts';
import { type Answer, freePort, hang, ok, type Reply, reply, reset } from '../../../wire/http/stand-in.ts';
import { kinds } from '../../../wire/payload/kinds.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { sideBySide, untilInstant } from '../../../wire/traffic/tasks.ts';
import { attemptsSeen, judgeCount } from '../../shared/judges.ts';
import { byWords, onSite, type ServiceContext } from '../../shared/service-context.ts';
import { firstAttemptMs, messageOf } from '../../shared/site.ts';
import {
  arrival,
  arrivals,
  type DeliveryOptions,
  deliver,
  errorsIn,
  judgeAllAttempts,
  judgeError,
  judgeGaps,
  judgeNoError,
  judgeNotYetTold,
  judgeSent,
  judgeTold,
  quietWindowMs,
  refusal,
  textOf,
  toldWithinMs,
  writes,
  writtenAll,
} from '../delivery-judges.ts';
import { judgeReadable, unreadable } from '../request-judges.ts';

/** The name of the response with PHP's default content type. The source does not state whether the type of a response matters. */
const asAPage = 'with the type of a page';

/** Responses that accept a message. */
const ways: Readonly<Record<string, Reply>> = {
  'as JSON is written at its shortest': ok,
  'with blanks and another field': { ...ok, body: '{ "id": 7,\n  "result" : "ok" }\n' },
  'in chunks, with a charset': {
    ...ok,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Transfer-Encoding': 'chunked' },
  },
  [asAPage]: { ...ok, headers: { 'Content-Type': 'text/html; charset=UTF-8' } },
};

/** Answers that do not accept a message. The kinds of files and the location get them in turn. */
const notTaken: readonly Answer[] = [
  reply(500),
  reply(200, { result: 'OK' }),
  reply(202),
  reply(503, { result: 'ok' }),
];

const rules = ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-09', 'CHN-OUT-13', 'CHN-OUT-16', 'CHN-OUT-20'] as const;

export const cases: readonly Case<ServiceContext>[] = [
  neverTaken('silent-endpoint', 'takes the request and stays silent', hang),
  neverTaken('resetting-endpoint', 'resets the connection', reset),
  neverTaken('repeats-on-500', 'answers 500', reply(500)),
  neverTaken('repeats-on-404', 'answers 404', reply(404, 'nothing here'), { chunked: true }),
  neverTaken('repeats-on-503-with-ok', 'answers 503 with the result ok', reply(503, { result: 'ok' }), {
    isReturning: true,
  }),
  neverTaken('repeats-on-200-without-result', 'answers 200 with an empty object', reply(200, {})),
  {
    id: 'files-and-places-are-repeated',
    title: 'A file or location that is not accepted is retried like a text, and then the agent is informed',
    rules,
    timed: true,
    async run(context, judge) {
      const site = await context.site();
      const samples = kinds.filter(({ isSample }) => isSample);
      site.standIn.script = (request) => {
        const at = samples.findIndex(({ type }) => type === messageOf(request)['type']);
        // A repeat without a readable message gets a rejection too.
        return notTaken[at % notTaken.length] ?? notTaken[0]!;
      };
      // A chat is busy until all retries are over, so each kind of message has its own chat.
      const all = await sideBySide(samples, async ({ type, minimal }) => {
        const chatId = await site.openChat({ id: unique(type) });
        return (await writes(site, chatId, minimal)) ? [{ type, chatId }] : [];
      });
      const written = all.flat();
      if (written.length === 0) return judge.cannotSee(rules, 'the desk sends neither files nor places');
      // Chats may wait for each other, so the times of each kind count from its own first attempt.
      await sideBySide(written, async ({ type, chatId }) => {
        const attempts = () => site.attempts.filter((attempt) => messageOf(attempt)['type'] === type);
        const first = await site.untilSent(() => attempts()[0]);
        if (!judgeSent(judge, 'CHN-OUT-01', `an agent’s ${type}`, site, first)) return;
        await judgeNotYetTold(judge, type, { site, chatId }, attempts, context);
        await judgeAllAttempts(judge, type, context, site, attempts);
        await judgeTold(judge, type, { site, chatId }, first.firstByteAt + toldWithinMs(context));
      });
    },
  },
  {
    id: 'success-ends-the-repeating',
    title: 'A message that is accepted at once is sent once',
    rules: ['CHN-OUT-10'],
    timed: true,
    async run(context, judge) {
      await sideBySide(Object.entries(ways), async ([how, answer]) => {
        const { site } = await deliver(context, { answers: [answer] });
        const first = await site.firstAttempt();
        await untilInstant(first.firstByteAt + quietWindowMs(context));
        const what = `taken over at once, ${how}`;
        const count = site.attempts.length;
        if (how !== asAPage || count === 1) judgeCount(judge, 'CHN-OUT-10', what, site.attempts, 1);
        else judge.notes('CHN-OUT-10', `${what}: ${counted(count, 'request')}`, attemptsSeen(site.attempts));
      });
    },
  },
  takenAt('late-success-ends-the-repeating', 2, 'at the second attempt'),
  takenAt('last-success-ends-the-repeating', policies.sendAgentMessage.attempts, 'at the last attempt'),
  {
    id: 'slow-success-in-the-window',
    title: 'A slow response counts if the service waits for it; the report says how long it waits',
    rules: ['CHN-OUT-10'],
    timed: true,
    async run(context, judge) {
      const { policy } = context;
      const afterMs = Math.round(policy.timeoutMs * slowShare);
      const { site } = await deliver(context, { answers: [hang, reply(200, { result: 'ok' }, afterMs)] });
      const first = await site.firstAttempt();
      const next = await site.untilAttempt(2, policy.intervalMs + firstAttemptMs());
      const second = need(next, 'a request that is not answered is made again', attemptsSeen(site.attempts));
      const waitsMs =
        Math.min(first.closedAt ?? Number.POSITIVE_INFINITY, second.firstByteAt) - first.firstByteAt;
      await untilInstant(second.firstByteAt + policy.intervalMs + quietWindowMs(context));
      // `waitsMs` is the service's timeout. A connection held for as long may have timed out again.
      const heldMs = (second.closedAt ?? Number.POSITIVE_INFINITY) - second.firstByteAt;
      const apartMs = (heldMs < afterMs ? hastyMs : clearlyMs) + judge.ownDelay(first.firstByteAt);
      const isClear = Math.abs(heldMs - waitsMs) > apartMs;
      if (isClear)
        judgeCount(
          judge,
          'CHN-OUT-10',
          `silent at first, then taken over after ${afterMs} ms`,
          site.attempts,
          2,
        );
      else {
        const told = `the service waits ${Math.round(waitsMs)} ms for an answer, so that a slower one does not count`;
        judge.notes('CHN-OUT-10', told, attemptsSeen(site.attempts), 'OPEN-30');
      }
    },
  },
  {
    id: 'answer-that-ends-too-late',
    title: 'A response whose bytes come slowly does not delay the next attempt',
    rules: ['CHN-OUT-12'],
    timed: true,
    async run(context, judge) {
      const { policy } = context;
      const lastByteAfterMs = policy.timeoutMs + 2000;
      // A timeout for each read would not end this response, but the source limits the time between two requests.
      const trickle: Answer = { kind: 'trickle', status: 200, body: '{"result": "ok"}', lastByteAfterMs };
      const { site } = await deliver(context, { answers: [trickle, ok] });
      await site.firstAttempt();
      const second = await site.untilAttempt(2, policy.intervalMs + policy.tolerance.lateMs + 1000);
      const what = 'a second attempt while the bytes of the first answer still come in, one by one';
      judge.fact('CHN-OUT-12', second !== undefined, [what, 'made'], attemptsSeen(site.attempts));
      judgeGaps(judge, 'CHN-OUT-12', 'answer incomplete', site.attempts, context);
    },
  },
  {
    id: 'port-that-opens-late',
    title: 'A refused connection is a failed attempt: an endpoint that starts later gets one request',
    rules: ['CHN-OUT-12'],
    timed: true,
    async run(context, judge) {
      if (!context.ownPorts)
        return judge.cannotSee('CHN-OUT-12', 'needs a port of its own: run without --listen');
      const { attempts, intervalMs, tolerance } = context.policy;
      const { site, writtenAt } = await deliver(context, { closedPort: await freePort(), answers: [ok] });
      // Exactly one attempt comes after this instant, no matter when the unseen first attempt began.
      await untilInstant(writtenAt + (attempts - 1) * intervalMs - intervalMs * 0.6);
      await site.standIn.open();
      await site.untilSent(() => site.attempts[0], intervalMs + tolerance.lateMs + 1000);
      judgeCount(judge, 'CHN-OUT-12', 'closed at first, then open', site.attempts, 1);
    },
  },
  {
    id: 'closed-port',
    title: 'If every connection is refused, the agent is informed, and not before the stated time',
    rules: ['CHN-OUT-13', 'CHN-OUT-20'],
    timed: true,
    async run(context, judge) {
      if (!context.ownPorts)
        return judge.cannotSee(['CHN-OUT-13', 'CHN-OUT-20'], 'needs a port of its own: run without --listen');
      const { policy } = context;
      const delivery = await deliver(context, { closedPort: await freePort() });
      const earliestMs = (policy.attempts - 1) * policy.intervalMs;
      const expected = { from: delivery.writtenAt, earliestMs, startsWithinMs, isUnavailable: true };
      // From here on, requests that still arrive are accepted and recorded.
      const opened = () => delivery.site.standIn.open().catch(() => undefined);
      await judgeError(judge, 'every connection refused', delivery, expected, context).finally(opened);
    },
  },
  {
    id: 'second-text-is-repeated',
    title: 'A later text that is not accepted is retried, and then the agent is informed',
    rules: ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-09', 'CHN-OUT-12', 'CHN-OUT-13', 'CHN-OUT-16', 'CHN-OUT-20'],
    timed: true,
    async run(context, judge) {
      await sideBySide([reply(500), hang], (answer) => judgeLater(judge, context, answer));
    },
  },
  {
    id: 'order-within-a-chat',
    title: 'A message waits for the message before it in its chat, and not for messages of other chats',
    rules: ['CHN-OUT-18'],
    restsOn: ['CHN-OUT-01', 'CHN-OUT-10'],
    timed: true,
    run: onSite(async (site, judge, context) => {
      const [first, second, other] = [unique('first'), unique('second'), unique('other')];
      site.standIn.script = byWords({ [first]: [reply(500), ok] });
      const chat = await site.openChat();
      const otherChat = await site.openChat();
      await site.write(chat, textOf(first));
      await site.write(chat, textOf(second));
      await site.write(otherChat, textOf(other));
      const awaited = () => [arrivals(site, first)[1], arrivals(site, second)[0], arrivals(site, other)[0]];
      const patienceMs = firstAttemptMs() + 2 * context.policy.intervalMs;
      await site.untilSent(() => awaited().every(Boolean) || undefined, patienceMs);
      const [repeat, next, beside] = awaited();
      const evidence = attemptsSeen(site.attempts);
      const { firstByteAt } = need(repeat, 'a failed text is repeated', evidence);
      const isMeanwhile = beside !== undefined && beside.firstByteAt < firstByteAt;
      const late = beside ? 'sent after the retry of this chat' : 'not sent';
      const meanwhile = ['the text of another chat', 'sent before the retry of this chat', late] as const;
      judge.fact('CHN-OUT-18', isMeanwhile, meanwhile, evidence);
      const isAfter = next !== undefined && next.firstByteAt >= firstByteAt;
      const early = next ? 'sent before that repeat' : 'not sent';
      const after = 'sent after the repeat of the first, which was taken over';
      judge.fact('CHN-OUT-18', isAfter, ['the second text of a chat', after, early], evidence);
    }),
  },
];

/** The delay of the slow response, as a share of the timeout. The delay is near no multiple of half a second. */
const slowShare = 0.58;

/** Two waits whose difference is smaller than this, in milliseconds, count as equal. */
const clearlyMs = 200;
/** Replaces `clearlyMs` for a service that timed out again. It may have noticed its first timeout late. */
const hastyMs = 500;

/** Judges the attempts at a text after one that was accepted and one that was rejected. `answer` is the answer to each of them. */
async function judgeLater(judge: Judge, context: ServiceContext, answer: Answer): Promise<void> {
  const [taken, refused, failing] = [unique('taken'), unique('refused'), unique('failing')];
  const answers = { [refused]: [refusal], [failing]: [answer] };
  const site = await context.site();
  const { chatId, other } = await writtenAll(site, [taken, refused, failing], answers);
  // The response to the previous text is {error}, and the service may retry that text first. So the wait includes the time of its retries.
  const first = await arrival(site, failing, toldWithinMs(context) + firstAttemptMs());
  if (!judgeSent(judge, 'CHN-OUT-01', 'a later text of a chat', site, first, failing)) return;
  const what = `later text of a chat, ${answer === hang ? 'not answered' : 'answered 500'}`;
  const leftMs = first.firstByteAt + toldWithinMs(context) - performance.now();
  await site.standIn.until(() => arrivals(site, failing)[1] ?? unreadable(site)[0], leftMs);
  if (!judgeReadable(judge, site)) return;
  // When this text is sent for the second time, the error of the previous text is already in the chat. This text adds another error.
  const errorsBefore = await errorsIn(site, chatId);
  // By the other reading of OPEN-16, a fourth attempt without a response begins at the time to give up.
  const fourthMs = answer === hang ? context.policy.timeoutMs : 0;
  const end = arrivals(site, failing)[0]!.firstByteAt + toldWithinMs(context) + fourthMs;
  await judgeTold(judge, what, { site, chatId, errorsBefore }, end);
  const interval = answer === hang ? 'CHN-OUT-12' : 'CHN-OUT-09';
  await judgeAllAttempts(judge, what, context, site, () => arrivals(site, failing), interval);
  await judgeNoError(judge, 'another customer, whose messages did not fail', { site, chatId: other });
}

/** Makes a case with an endpoint that gives the response `answer` to every attempt. `does` describes this behaviour in the title. */
function neverTaken(
  id: string,
  does: string,
  answer: Answer,
  options: DeliveryOptions = {},
): Case<ServiceContext> {
  const what = `An endpoint that ${does}`;
  const isAnswer = answer.kind === 'reply';
  const isUnavailable = answer === reset;
  const interval = isAnswer ? 'CHN-OUT-09' : 'CHN-OUT-12';
  return {
    id,
    title: `${what} gets the same request again at the stated interval, and then the agent is informed`,
    rules: rules.map((rule) => (rule === 'CHN-OUT-09' ? interval : rule)),
    timed: true,
    async run(context, judge) {
      const { attempts, intervalMs, giveUpMs } = context.policy;
      const delivery = await deliver(context, { ...options, answers: [answer] });
      const { site } = delivery;
      const { firstByteAt: from } = await site.firstAttempt();
      // If the attempts fail fast, the service may give up at any time after the last attempt.
      const earliestMs = answer.kind === 'hang' ? giveUpMs : (attempts - 1) * intervalMs;
      await judgeError(judge, what, delivery, { from, earliestMs, isUnavailable }, context);
      await judgeAllAttempts(judge, what, context, site, undefined, interval);
      if (isAnswer) return;
      const seen = [what, `${attempts} attempts`, counted(site.attempts.length, 'request')] as const;
      judge.fact('CHN-OUT-12', site.attempts.length >= attempts, seen);
    },
  };
}

function takenAt(id: string, number: number, when: string): Case<ServiceContext> {
  return {
    id,
    title: `A message that is accepted ${when} is not sent again, and no error is reported`,
    rules: ['CHN-OUT-10', 'CHN-OUT-13'],
    restsOn: ['CHN-OUT-08'],
    timed: true,
    async run(context, judge) {
      const failures = Array.from({ length: number - 1 }, () => reply(500));
      const delivery = await deliver(context, { answers: [...failures, ok] });
      const first = await delivery.site.firstAttempt();
      // A faulty service may report an error after the message was accepted. That shows only when its timer for the error has ended.
      await untilInstant(first.firstByteAt + toldWithinMs(context));
      const what = `failed ${number - 1} times, then taken over`;
      judgeCount(judge, 'CHN-OUT-10', what, delivery.site.attempts, number);
      await judgeNoError(judge, what, delivery);
    },
  };
}

/** The longest time from the desk call to the first attempt, which the suite cannot see at a closed port. */
const startsWithinMs = 4000;
