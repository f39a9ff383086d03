import { once } from 'node:events';
import { printed } from '../../generated/faults.ts';
import type { RuleId } from '../../generated/rules.ts';
import { abbreviatedList } from '../wire/http/evidence.ts';
import { brokenOff } from '../wire/http/exchange.ts';
import { type Gone, type Presence, refusal } from '../wire/traffic/presence.ts';
import type { Result } from './verdicts.ts';

export class Early {
  readonly results: Result[] = [];
  readonly #cases = new Map<string, { begunAt: number; endedAt: number }>();

  note(id: string, phase: 'begun' | 'ended'): void {
    const { begunAt = performance.now() } = this.#cases.get(id) ?? {};
    const endedAt = phase === 'ended' ? performance.now() : Number.POSITIVE_INFINITY;
    this.#cases.set(id, { begunAt, endedAt });
  }

  of({ id }: { id: string }, rule: RuleId): Result[] {
    return this.results.filter((result) => result.case === id && result.rules[0] === rule);
  }

  at(instant: number): string[] {
    const all = [...this.#cases].filter(
      ([, { begunAt, endedAt }]) => begunAt <= instant && endedAt >= instant,
    );
    return all.map(([id]) => id);
  }

  isBefore({ case: id }: Result, instant: number): boolean {
    return (this.#cases.get(id)?.endedAt ?? 0) < instant;
  }
}

export interface End {
  why: string;
  isGone: boolean;
  /** True if a result has no other cause than that the implementation ended. Such a result is not a finding. */
  explains(result: Result): boolean;
}

export interface Ends {
  signal?: AbortSignal;
  presence?: Presence;
}

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

const mostCases = 8;

function whyGone({ why, since }: Gone, early: Early): string {
  const cases = early.at(since);
  const running = cases.length === 0 ? '' : `. Running cases: ${abbreviatedList(cases, mostCases)}`;
  return `${why}. Its own output may say why${running}`;
}

/** The longest time from the first broken connection to the first refused one, in milliseconds. */
const momentMs = 1000;

/**
 * True if a result only shows that the implementation has ended. A broken connection in the evidence is a finding: that request ended it.
 */
function isConsequence(result: Result, { since }: Gone, early: Early): boolean {
  const { status, optedOut, observed, evidence } = result;
  if (status === 'passed' || optedOut) return false;
  const isAfter = !early.isBefore(result, since);
  if (status === 'info') return isAfter && observed.includes(refusal);
  if (status !== 'failed' && status !== 'warned') return !early.isBefore(result, since - momentMs);
  return isAfter && !evidence.some(({ wire }) => wire.startsWith(brokenOff));
}
