import type { Case } from '../../../run/case.ts';
import { type Answer, ok } from '../../../wire/http/answers.ts';
import { freePort } from '../../../wire/http/free-port.ts';
import { untilInstant } from '../../../wire/traffic/waits.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { deliver, judgeCount, judgeError, judgeGaps } from '../delivery-judges.ts';
import { attemptsSeen } from '../request-judges.ts';

/**
 * The longest time between the desk call and the first attempt, in milliseconds. The suite cannot see this attempt, since the endpoint's
 * port is closed.
 */
const startsWithinMs = 4000;

export const unreachableCases: readonly Case<ServiceContext>[] = [
  {
    id: 'answer-that-ends-too-late',
    title: 'An answer whose bytes come slowly does not delay the next attempt',
    rules: ['CHN-OUT-12'],
    timed: true,
    async run(context, judge) {
      const { policy } = context;
      const lastByteAfterMs = policy.timeoutMs + 2000;
      // The bytes of the answer come without a long pause, so a timeout for each read would not end it. But the source documents limit the
      // time between two requests.
      const trickle: Answer = { kind: 'trickle', status: 200, body: '{"result": "ok"}', lastByteAfterMs };
      const { site } = await deliver(context, { answers: [trickle, ok] });
      await site.firstAttempt();
      const second = await site.untilAttempt(2, policy.intervalMs + policy.tolerance.lateMs + 1000);
      const what = 'a second attempt while the bytes of the first answer still come in, one by one';
      judge.fact('CHN-OUT-12', second !== undefined, [what, 'made'], attemptsSeen(site));
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
      // The suite cannot see the first attempt, which may come at any time within `startsWithinMs`. In all cases, exactly one attempt
      // follows after this instant.
      await untilInstant(writtenAt + (attempts - 1) * intervalMs - intervalMs * 0.6);
      await site.standIn.open();
      await site.untilSent(() => site.attempts[0], intervalMs + tolerance.lateMs + 1000);
      judgeCount(judge, 'CHN-OUT-12', 'closed at first, then open', site, 1);
    },
  },
  {
    id: 'closed-port',
    title:
      'If the endpoint refuses every connection, the agent is told of the failure, and not before the stated time',
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
];
