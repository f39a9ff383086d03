import { printed } from '../../../../generated/faults.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { type CaughtRequest, ok, type Reply, reply } from '../../../wire/http/stand-in.ts';
import { header } from '../../../wire/http/wire-message.ts';
import { file, place } from '../../../wire/payload/kinds.ts';
import { mentions, text, unique } from '../../../wire/payload/messages.ts';
import { untilInstant } from '../../../wire/traffic/tasks.ts';
import { attemptsSeen } from '../../shared/judges.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { firstAttemptMs, isTyping, messageOf } from '../../shared/site.ts';
import { deliver, judgeGaps, judgeSent, quietWindowMs, textOf, writes } from '../delivery-judges.ts';
import { unreadable } from '../request-judges.ts';

/** The last path segment of a redirect. A request that follows the redirect does not count as a delivery. */
const elsewhere = 'elsewhere';

/** Error codes that an integrator may choose: small and large numbers, and words. */
const errorCodes = [1, 17, 404, 1000, 'customer_unknown', '17'] as const;

/** Answers that are neither the agreed success nor the agreed error, by the last words of the id of their case. */
const invalidAnswers: Readonly<Record<string, readonly Reply[]>> = {
  empty: [reply(200), reply(200, {})],
  html: [reply(200, '<!doctype html><title>It works</title>'), reply(200, 'ok')],
  word: [reply(200, '"ok"'), reply(200, 'true')],
  null: [reply(200, 'null'), reply(200, '1')],
  'other-result': [reply(200, { result: 'no' }), reply(200, { result: 'okay' })],
  'result-in-capitals': [reply(200, { result: 'OK' }), reply(200, { result: true })],
  'result-that-is-no-word': [reply(200, { result: {} }), reply(200, { result: ['ok'] })],
  success: [reply(200, { success: true }), reply(200, { status: 'ok' })],
  array: [reply(200, [{ result: 'ok' }]), reply(200, [])],
  'error-in-a-word': [reply(200, { error: 'busy' }), reply(200, { error: null })],
  204: [reply(204), reply(201)],
  202: [reply(202)],
  302: [reply(302), { ...reply(302), headers: { Location: elsewhere } }],
  // An error in a body may end the retries (OPEN-18), so these bodies have no error.
  400: [reply(400, 'Sorry'), reply(410, 'Sorry')],
  401: [reply(401, 'Sorry')],
  403: [reply(403, 'Sorry')],
  422: [reply(422, 'Sorry')],
  429: [reply(429, 'Sorry')],
  502: [reply(502, 'Sorry')],
};

export const cases: readonly Case<ServiceContext>[] = [
  ...Object.entries(invalidAnswers).map(([id, answers]) => notPositive(id, answers)),
  {
    id: 'error-answers-are-shown',
    title: 'The message of an {error} response is shown to the agent',
    rules: ['CHN-OUT-14', 'CHN-OUT-15', 'CHN-OUT-01'],
    restsOn: ['CHN-OUT-01'],
    timed: true,
    async run(context, judge) {
      const answered = await Promise.all(errorCodes.map((code) => refusedWith(judge, context, code)));
      const shownCodes = answered.filter(({ shown }) => shown).map(({ code }) => JSON.stringify(code));
      // Some codes hide the message, and the source does not name them. So one shown message is sufficient.
      const what = `the message of an {error} answer with one of the codes ${JSON.stringify(errorCodes)}`;
      const seen = [what, 'shown in the chat', 'not shown'] as const;
      const evidence = answered.flatMap((each) => each.evidence);
      const isAnySent = answered.some(({ shown }) => shown !== undefined);
      if (isAnySent) judge.fact('CHN-OUT-14', shownCodes.length > 0, seen, evidence);
      const counts = answered.map(({ code, count }) => `${count} with code ${JSON.stringify(code)}`);
      const told = `requests: ${counts.join(', ')}; messages shown with codes: ${shownCodes.join(', ') || 'none'}`;
      judge.notes('CHN-OUT-15', told, [], 'OPEN-18');
    },
  },
  framed('text-with-content-length', false),
  framed('text-in-chunks', true),
];

/** Makes a case about responses that do not count as success: the endpoint gives each of them once, and then accepts the message. */
function notPositive(id: string, answers: readonly Reply[]): Case<ServiceContext> {
  const shownAs = ({ status, body }: Reply) => `${status} with ${body || 'an empty body'}`;
  const what = answers.map(shownAs).join(', or ');
  const rule = answers[0]!.status === 200 ? 'CHN-OUT-11' : 'CHN-OUT-08';
  return {
    id: `invalid-answer-${id}`,
    title: `${what} does not count as success`,
    rules: [rule],
    timed: true,
    async run(context, judge) {
      const { intervalMs, tolerance } = context.policy;
      const { site } = await deliver(context, { answers: [...answers, ok] });
      await site.firstAttempt();
      for (const [index, each] of answers.entries()) {
        const next = await site.untilAttempt(index + 2, intervalMs + tolerance.lateMs + 1000);
        const answer = shownAs(each);
        if (next?.path.endsWith(`/${elsewhere}`))
          return judge.notes(
            rule,
            `${answer}: the message is sent to its Location`,
            attemptsSeen(site.attempts),
          );
        if (
          !judge.fact(rule, next !== undefined, [answer, 'followed by a retry'], attemptsSeen(site.attempts))
        )
          break;
      }
      judgeGaps(judge, rule, what, site.attempts, context);
    },
  };
}

/**
 * Rejects a text with the error code `code`. If the desk shows the error message, it must also show it for a retry, a second text and a file.
 */
async function refusedWith(judge: Judge, context: ServiceContext, code: number | string) {
  const { giveUpMs, tolerance } = context.policy;
  const site = await context.site();
  const [first, second, failing] = [unique('Good day'), unique('Good day'), unique('Good day')];
  const aFile = file();
  const fileKind = printed(aFile['type']);
  const answers = new Map([first, second, failing, fileKind].map((what) => [what, refusal()]));
  site.standIn.script = (request, earlier) => {
    const what = whatIs(request);
    const message = answers.get(what);
    if (message === undefined || isTyping(request)) return ok;
    const isFirst = earlier.every((each) => whatIs(each) !== what);
    return what === failing && isFirst ? reply(500) : reply(200, { error: { code, message } });
  };
  const [chatId, other, third] = [await site.openChat(), await site.openChat(), await site.openChat()];
  await site.write(chatId, textOf(first));
  await site.write(third, textOf(failing));
  const hasFile = await writes(site, other, aFile);
  const sentWith = (what: string) => site.attempts.filter((request) => whatIs(request) === what);
  const isShown = async (what: string) => {
    const sent = await site.untilSent(() => sentWith(what)[0]);
    if (!judgeSent(judge, 'CHN-OUT-01', 'an agent’s message', site, sent, what)) return undefined;
    const seen = await site.untilChat(
      ({ transcript }) =>
        transcript.find((entry) => entry.from !== 'customer' && mentions(entry, answers.get(what)!)),
      sent.firstByteAt + giveUpMs + tolerance.lateMs - performance.now(),
    );
    return seen !== undefined;
  };
  const [shown, repeatShown] = await Promise.all([isShown(first), isShown(failing)]);
  if (shown) {
    await site.write(chatId, textOf(second));
    const alsoShown = {
      'a repeat': repeatShown,
      'a second text': await isShown(second),
      'a file': hasFile ? await isShown(fileKind) : undefined,
    };
    for (const [what, isIt] of Object.entries(alsoShown)) {
      const answer = `code ${JSON.stringify(code)}: the message of the answer to ${what}`;
      const seen = [answer, 'shown, as that of the answer to the first text', 'not shown'] as const;
      if (isIt !== undefined) judge.fact('CHN-OUT-14', isIt, seen, attemptsSeen(site.attempts));
    }
  }
  const [sent] = sentWith(first);
  if (sent) await untilInstant(sent.firstByteAt + quietWindowMs(context));
  const evidence = [...attemptsSeen(site.attempts), await site.desk.shown(chatId)];
  return { code, shown, count: sentWith(first).length, evidence };
}

function refusal(): string {
  return `${unique('refusal')} der Kunde ist "weg", 3 < 4 & it's so – клиент ушёл – 客户已离开`;
}

function whatIs(request: CaughtRequest): string {
  const { type, text } = messageOf(request);
  return printed(type === 'text' ? text : type);
}

/** Makes a case for the option `chunked`, with texts, a file, a location and a typing notice. */
function framed(id: string, chunked: boolean): Case<ServiceContext> {
  const expected = chunked
    ? 'Transfer-Encoding: chunked, no Content-Length'
    : 'Content-Length, no Transfer-Encoding';
  return {
    id,
    title: `With the chunked option ${chunked ? 'on' : 'off'}, requests have ${expected}`,
    rules: ['CHN-OUT-07'],
    timed: true,
    async run(context, judge) {
      const { site, chatId } = await deliver(context, { chunked, answers: [reply(500), ok] });
      await site.untilSentAs(1);
      const malformed = site.standIn.malformed.map(({ wire }) => wire);
      if (malformed.length > 0) {
        const seen = ['a request', expected, `a malformed request: ${malformed[0]}`] as const;
        return void judge.fact('CHN-OUT-07', false, seen, site.standIn.malformed);
      }
      await site.firstAttempt();
      await site.desk.setTyping(chatId, { agent_id: site.agentId, typing: true }).catch(() => undefined);
      const kinds = ['text', 'text', 'typein'];
      for (const message of [file(), place(), text('as long as it takes, '.repeat(40))])
        if (await writes(site, chatId, message)) kinds.push(printed(message['type']));
      const { intervalMs, tolerance } = context.policy;
      const patienceMs = intervalMs + tolerance.lateMs + firstAttemptMs();
      const number = (all: readonly unknown[], kind: string) => all.filter((each) => each === kind).length;
      const isOver = (all: readonly CaughtRequest[]) =>
        unreadable(site).length > 0 ||
        kinds.every((kind) => number(all.map(kindOf), kind) >= number(kinds, kind));
      await site.untilSent((all) => isOver(all) || undefined, patienceMs);
      // Requests without a readable body are left out: other cases report them, and an empty body has no chunks.
      const readable = site.standIn.requests.filter(({ json }) => json !== undefined);
      for (const request of readable) judgeFraming(judge, request, chunked, expected);
    },
  };
}

function kindOf(request: CaughtRequest): string {
  return printed(messageOf(request)['type']);
}

function judgeFraming(judge: Judge, request: CaughtRequest, chunked: boolean, expected: string): void {
  const [length, encoding] = [header(request, 'content-length'), header(request, 'transfer-encoding')];
  const right = chunked
    ? length === undefined && /\bchunked\b/i.test(encoding ?? '')
    : length !== undefined && encoding === undefined;
  const seen = `Content-Length: ${length ?? 'none'}, Transfer-Encoding: ${encoding ?? 'none'}`;
  judge.fact('CHN-OUT-07', right, [kindOf(request), expected, seen], request);
}
