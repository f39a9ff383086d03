import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { type Answer, hang, ok, reset } from '../../../wire/http/answers.ts';
import { freePort } from '../../../wire/http/free-port.ts';
import { untilInstant } from '../../../wire/traffic/waits.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import {
  attemptsSeen,
  countWindowMs,
  type Delivery,
  deliver,
  judgeCount,
  judgeError,
  judgeGaps,
  judgeRepeats,
} from '../delivery-judges.ts';
import { judgeSame } from './requests.ts';

/** How long after it was written the first attempt may be, where it cannot be seen. */
const startsWithinMs = 4000;

export const unreachableCases: readonly Case<ServiceContext>[] = [
  failing('silent-endpoint', 'An endpoint that takes the request and stays silent', hang, true),
  failing('resetting-endpoint', 'An endpoint that resets the connection', reset, false),
  {
    id: 'answer-that-ends-too-late',
    title: 'An incomplete answer does not delay the next attempt',
    rules: ['CHN-OUT-12'],
    timed: true,
    async run(context, judge) {
      const { policy } = context;
      const lastByteAfterMs = policy.timeoutMs + 2000;
      const trickle: Answer = { kind: 'trickle', status: 200, body: '{"result": "ok"}', lastByteAfterMs };
      const { site } = await deliver(context, { answers: [trickle, ok] });
      await site.firstAttempt();
      const second = await site.untilAttempt(2, policy.intervalMs + policy.tolerance.lateMs + 1000);
      judge.holds('CHN-OUT-12', second !== undefined, {
        expected: 'a second attempt while the first answer is still incomplete',
        observed: second ? 'a second attempt' : 'no second attempt',
        evidence: attemptsSeen(site),
      });
      judgeGaps(judge, 'CHN-OUT-12', 'answer incomplete', site, context);
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
      // Nobody sees the first attempt. Wherever it lies in its window, one is still to come after this instant.
      await untilInstant(writtenAt + (attempts - 1) * intervalMs - intervalMs * 0.6);
      await site.standIn.open();
      await site.untilSent(() => site.attempts[0], intervalMs + tolerance.lateMs + 1000);
      judgeCount(judge, 'CHN-OUT-12', 'closed at first, then open', site, 1);
    },
  },
  {
    id: 'closed-port',
    title: 'If the endpoint refuses every connection, the agent is told of the failure',
    rules: ['CHN-OUT-13'],
    timed: true,
    async run(context, judge) {
      if (!context.ownPorts)
        return judge.cannotSee('CHN-OUT-13', 'needs a port of its own: run without --listen');
      const { policy } = context;
      const delivery = await deliver(context, { closedPort: await freePort() });
      const earliestMs = (policy.attempts - 1) * policy.intervalMs;
      const expected = { from: delivery.writtenAt, earliestMs, startsWithinMs };
      // What would come yet is taken over from here on, and seen.
      const opened = () => delivery.site.standIn.open().catch(() => undefined);
      await judgeError(judge, 'every connection refused', delivery, expected, context).finally(opened);
    },
  },
];

function failing(id: string, what: string, answer: Answer, silent: boolean): Case<ServiceContext> {
  return {
    id,
    title: `${what} is asked again, and then the agent is told`,
    rules: ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-12', 'CHN-OUT-13', 'CHN-OUT-16', 'CHN-OUT-20'],
    timed: true,
    async run(context, judge) {
      const delivery = await deliver(context, { answers: [answer] });
      const { firstByteAt: from } = await delivery.site.firstAttempt();
      const { attempts, intervalMs, giveUpMs } = context.policy;
      // One that fails fast may be given up anywhere from the last attempt on.
      const earliestMs = silent ? giveUpMs : (attempts - 1) * intervalMs;
      await judgeError(judge, what, delivery, { from, earliestMs }, context);
      await untilInstant(from + countWindowMs(context));
      judgeRepeats(judge, what, delivery.site, context);
      judgeRepeated(judge, what, delivery, context);
      judgeSame(judge, what, delivery.site);
    },
  };
}

function judgeRepeated(judge: Judge, what: string, { site }: Delivery, context: ServiceContext): void {
  judge.holds('CHN-OUT-12', site.attempts.length >= context.policy.attempts, {
    expected: `${what}: ${context.policy.attempts} attempts`,
    observed: `${what}: ${site.attempts.length}`,
    evidence: attemptsSeen(site),
  });
  judgeGaps(judge, 'CHN-OUT-12', what, site, context);
}
