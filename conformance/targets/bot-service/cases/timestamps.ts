import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { clockSeconds, field } from '../../../wire/payload/fields.ts';
import type { Json } from '../../../wire/payload/messages.ts';

/** Judges that a message’s timestamp is unix time, as a number or as a string of digits. */
export function judgeTime(judge: Judge, request: CaughtRequest): void {
  const timestamp = timestampOf(request);
  const evidence = [shown('request at the provider', request)];
  if (timestamp === undefined || timestamp === null) {
    const open = timestamp === null ? 'OPEN-35' : 'OPEN-31';
    judge.notes('BOT-OUT-17', `message.timestamp is ${timestamp ?? 'absent'}`, evidence, open);
    return;
  }
  const now = Date.now() / 1000;
  const isTime = typeof timestamp === 'number' || /^\d+(\.\d+)?$/.test(String(timestamp));
  judge.holds('BOT-OUT-17', isTime && Math.abs(Number(timestamp) - now) <= clockSeconds, {
    expected: `message.timestamp: seconds since 1970, within ${clockSeconds} of ${Math.round(now)}`,
    observed: `message.timestamp is ${JSON.stringify(timestamp)}`,
    evidence,
  });
}

/** Judges that of two messages of a chat, written seconds apart, the second has the later timestamp: whose clock it is does not matter. */
export function judgeLater(judge: Judge, ...messages: [first: CaughtRequest, second: CaughtRequest]): void {
  const [first, second] = messages.map(timestampOf);
  if ([first, second].some((each) => each === undefined || each === null)) return;
  judge.holds('BOT-OUT-17', !(Number(second) <= Number(first)), {
    expected:
      'message.timestamp: the instant of each message; of two that are written seconds apart, the second is later',
    observed: `message.timestamp is ${JSON.stringify(first)}, and then ${JSON.stringify(second)}`,
    evidence: messages.map((each) => shown('request at the provider', each)),
  });
}

function timestampOf(request: CaughtRequest): unknown {
  return ((field(request, 'message') ?? {}) as Json)['timestamp'];
}
