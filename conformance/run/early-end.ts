// Runs that end early: a user ends them, or the implementation is gone.

import { once } from 'node:events';
import { printed } from '../../generated/faults.ts';
import type { RuleId } from '../../generated/rules.ts';
import { abbreviatedList } from '../wire/http/evidence.ts';
import { brokenOff } from '../wire/http/exchange.ts';
import { type Gone, type Presence, refusal } from '../wire/traffic/presence.ts';
import type { Result } from './verdicts.ts';

/** The results and the running cases before a run is complete. */
export class Early {
  readonly results: Result[] = [];
  readonly #cases = new Map<string, { begunAt: number; endedAt: number }>();

  note(id: string, phase: 'begun' | 'ended'): void {
    const { begunAt = performance.now() } = this.#cases.get(id) ?? {};
    const endedAt = phase === 'ended' ? performance.now() : Number.POSITIVE_INFINITY;
    this.#cases.set(id, { begunAt, endedAt });
  }

  /** The results of a rule in a case: of its first run, and of its second. */
  of({ id }: { id: string }, rule: RuleId): Result[] {
    return this.results.filter((result) => result.case === id && result.rules[0] === rule);
  }

  /** The cases that were under way at an instant. */
  at(instant: number): string[] {
    const all = [...this.#cases].filter(
      ([, { begunAt, endedAt }]) => begunAt <= instant && endedAt >= instant,
    );
    return all.map(([id]) => id);
  }

  /** Whether a result was there at an instant. */
  isBefore({ case: id }: Result, instant: number): boolean {
    return (this.#cases.get(id)?.endedAt ?? 0) < instant;
  }
}

/** The early end of a run. */
export interface End {
  why: string;
  /** The implementation is gone; the user did not end the run. */
  isGone: boolean;
  /** Whether a result is a consequence of the implementation's end. */
  explains(result: Result): boolean;
}

/** The reasons that can end a run early. */
export interface Ends {
  /** Ends the run when the user does. */
  signal?: AbortSignal;
  /** Whether the implementation is still there: consequences of its end are not findings. */
  presence?: Presence;
}

/** Waits until a run is complete, or has ended before. */
export async function endOf(
  complete: Promise<unknown>,
  { signal, presence }: Ends,
  early: Early,
): Promise<End | undefined> {
  const ended = AbortSignal.any([signal, presence?.gone].filter((each) => each !== undefined));
  const atEnd = ended.aborted ? undefined : once(ended, 'abort');
  await Promise.race([complete.then(() => presence?.settled()), atEnd]);
  if (!ended.aborted) return undefined;
  if (!presence?.gone.aborted) return { why: printed(signal?.reason), isGone: false, explains: () => false };
  const gone = presence.gone.reason as Gone;
  const explains = (result: Result) => isConsequence(result, gone, early);
  return { why: whyGone(gone, early), isGone: true, explains };
}

/** How many of the running cases are named. */
const mostCases = 8;

function whyGone({ why, since }: Gone, early: Early): string {
  const cases = early.at(since);
  const running = cases.length === 0 ? '' : `. Running cases: ${abbreviatedList(cases, mostCases)}`;
  return `${why}. Its own output may say why${running}`;
}

/** A program that ends breaks off its connections shortly before new ones are refused. */
const momentMs = 1000;

/** Whether a result follows from the implementation's end. A program that hung up on a request before has done so itself. */
function isConsequence(result: Result, { since }: Gone, early: Early): boolean {
  const { status, optedOut, observed, evidence } = result;
  if (status === 'passed' || optedOut) return false;
  const isAfter = !early.isBefore(result, since);
  if (status === 'info') return isAfter && observed.includes(refusal);
  if (status !== 'failed' && status !== 'warned') return !early.isBefore(result, since - momentMs);
  return isAfter && !evidence.some(({ wire }) => wire.startsWith(brokenOff));
}
