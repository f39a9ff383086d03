import type { RuleId } from '../../../../generated/rules.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { unique } from '../../../wire/payload/messages.ts';
import type { BotServiceContext } from '../context.ts';
import { type BotScene, type BotTalk, soonMs } from '../scene.ts';

/** The window in which a request too many would have to arrive, counted from the first. */
export function countWindowMs({ policy }: BotServiceContext): number {
  return policy.giveUpMs + 2 * policy.tolerance.lateMs;
}

/** The window in which a repeat of an event that was taken would have to arrive. */
export function quietWindowMs({ policy }: BotServiceContext): number {
  return policy.timeoutMs + policy.tolerance.lateMs;
}

/** Requests with the client's message. */
export function attemptsOf(scene: BotScene): CaughtRequest[] {
  return scene.events('CLIENT_MESSAGE');
}

/** Lets a client open a chat and gives the first request, which everything else is measured from. */
export async function firstAttempt(scene: BotScene): Promise<{ talk: BotTalk; first: CaughtRequest }> {
  const talk = await scene.open(scene.client, unique('Grüß Gott – 你好 🙂'));
  return { talk, first: need(attemptsOf(scene)[0], 'the provider gets the client’s message') };
}

export function judgeCount(judge: Judge, rule: RuleId, what: string, scene: BotScene, count: number): void {
  const attempts = attemptsOf(scene);
  judge.holds(rule, attempts.length === count, {
    expected: `${what}: ${count} request${count === 1 ? '' : 's'} in all`,
    observed: `${what}: ${attempts.length}, at ${instants(attempts).join(', ')} ms`,
    evidence: scene.evidence(),
  });
}

export function instants(attempts: readonly CaughtRequest[]): number[] {
  return attempts.map(({ firstByteAt }) => Math.round(firstByteAt - (attempts[0]?.firstByteAt ?? 0)));
}

/**
 * Judges that the agents get the chat: not before the last attempt, and at the latest when a silent provider would be
 * given up.
 */
export async function judgeTransfer(
  judge: Judge,
  what: string,
  talk: BotTalk,
  first: CaughtRequest,
  { policy }: BotServiceContext,
): Promise<void> {
  const { scene } = talk;
  // Longer than it may take: how late it was tells more than that it was late, and the suite may be late itself.
  const end = first.firstByteAt + policy.giveUpMs + policy.tolerance.lateMs + policy.timeoutMs;
  const seen = await talk.untilTransferred(end - performance.now());
  if (seen === 'unseen') return judge.cannotSee('BOT-OUT-07', 'the desk does not say who has a chat');
  const evidence = [...scene.evidence(), noted('chat at the desk', (await talk.atDesk()) ?? 'not there')];
  if (seen === undefined) {
    judge.holds('BOT-OUT-07', false, {
      expected: `${what}: the agents have the chat at most ${policy.giveUpMs} ms after the first request`,
      observed: `${what}: they do not have it`,
      evidence,
    });
    return;
  }
  const last = attemptsOf(scene)[policy.attempts - 1] ?? first;
  const earlyMs = policy.giveUpMs - (last.firstByteAt - first.firstByteAt) + policy.tolerance.earlyMs;
  // When the last look began that found them without it, it may have been theirs already.
  const lateMs = policy.tolerance.lateMs + seen.blurMs;
  const span = {
    from: first.firstByteAt,
    to: seen.at,
    statedMs: policy.giveUpMs,
    tolerance: { earlyMs, lateMs },
  };
  judge.span('BOT-OUT-07', `${what}, first request to transfer`, span, evidence);
}

/** Judges that the agents get a chat, however late: when they have to is what other cases look at. */
export async function judgeTransferred(judge: Judge, what: string, talk: BotTalk): Promise<boolean> {
  const at = await talk.untilTransferred(soonMs);
  if (at === 'unseen') {
    judge.cannotSee('BOT-OUT-07', 'the desk does not say who has a chat');
    return false;
  }
  return judge.holds('BOT-OUT-07', at !== undefined, {
    expected: `${what}: the agents have the chat`,
    observed: `${what}: they ${at === undefined ? 'do not have it' : 'have it'}`,
    evidence: talk.scene.evidence(),
  });
}
