import { once } from 'node:events';
import pLimit from 'p-limit';
import { printed } from '../../generated/faults.ts';
import { type RuleId, rules } from '../../generated/rules.ts';
import { abbreviatedList } from '../wire/http/evidence.ts';
import { brokenOff } from '../wire/http/exchange.ts';
import { OwnWait } from '../wire/traffic/connections.ts';
import { patient } from '../wire/traffic/patience.ts';
import { type Gone, type Presence, refusal } from '../wire/traffic/presence.ts';
import { type Case, Judge, type Need, Unmet, Unsure } from './case.ts';
import type { LagProbe } from './lag.ts';
import type { RunOptions } from './options.ts';
import { allGravest, type Observation, type Result, statusOf, stepsOfAWait, told } from './verdicts.ts';

export interface Running<Context> extends RunOptions {
  presence?: Presence;
  cases: readonly Case<Context>[];
  context: Context;
  lag: LagProbe;
  available: ReadonlySet<Need>;
  /** The number of cases that run in parallel. Cases that measure time do not count: they all start at once. */
  width?: number;
}

const why: Record<Need, string> = {
  desk: 'needs --desk',
  listen: 'needs --listen',
  manual: 'needs --manual and a person to answer',
};

/** The longest delay of the event loop, in milliseconds, with which a finding is trusted. A late stand-in makes a service retry. */
const doubtLagMs = 250;

/** The number of cases that run a second time in parallel. */
const againWidth = 3;

/** The time limit of a case in milliseconds, without its waits in the suite's own queues. */
const caseLimitMs = 120_000;
const mostReplies = 5;

/** Runs the cases in parallel, and a second time where the suite's own delay may have caused a result. */
export async function runCases<Context>(running: Running<Context>): Promise<Result[]> {
  const progress = new Progress(running);
  const runAll = (cases: readonly Case<Context>[], width = Number.POSITIVE_INFINITY) => {
    const limited = pLimit(width);
    return Promise.all(cases.map((each) => limited(() => run(each, running, progress))));
  };
  const chosen = running.cases.filter((each) => each.rules.some((rule) => isChosen(running, each.id, rule)));
  const timed = chosen.filter((each) => each.timed);
  const others = chosen.filter((each) => !each.timed && !each.last);
  const last = chosen.filter((each) => each.last);
  const isToRepeat = ({ id }: Case<Context>) =>
    !progress.underWay.has(id) &&
    progress.results.some((result) => result.case === id && isUnsettled(result));
  const complete = Promise.all([runAll(timed), runAll(others, running.width)])
    .then(() => runAll(last))
    .then(() => runAll(chosen.filter(isToRepeat), againWidth));
  const end = await endOf(complete, running, progress);
  return withoutConsequences(collected(chosen, running, progress.results, end), chosen);
}

export function notRun<Context>(cases: readonly Case<Context>[], options: RunOptions): Result[] {
  return collected(cases, options, [], { why: printed(options.signal?.reason) });
}

/** Returns the results of all chosen rules. If the run ended early, rules without a usable result get the status `skipped`. */
function collected<Context>(
  cases: readonly Case<Context>[],
  options: RunOptions,
  found: readonly Result[],
  { why, explains }: End,
): Result[] {
  const missed = [unobserved(`not run: ${why}`)];
  return cases.flatMap((each) =>
    each.rules
      .filter((rule) => isChosen(options, each.id, rule))
      .map((rule) => {
        const own = found.filter((result) => result.case === each.id && result.rules[0] === rule);
        const [first, second] = own;
        if (first && !explains?.(second ?? first)) return settledOf(first, second);
        return { ...resultOf(each, rule, missed), notRun: true, ...(explains && { gone: true }) };
      }),
  );
}

/** Skips the results of cases that need a broken rule, so that one fault causes only one finding. */
function withoutConsequences<Context>(results: readonly Result[], cases: readonly Case<Context>[]): Result[] {
  const broken = new Set(
    results.filter(({ status }) => status === 'failed').flatMap(({ rules: [rule] }) => rule ?? []),
  );
  return results.map((result) => {
    const restsOn = cases.find(({ id }) => id === result.case)?.restsOn ?? [];
    const cause = restsOn.filter((rule) => broken.has(rule) && !result.rules.includes(rule));
    if (cause.length === 0 || result.status === 'skipped') return result;
    const { more: _, times: __, ...rest } = result;
    return { ...rest, status: 'skipped', observed: notJudged(cause), evidence: [] };
  });
}

function notJudged(cause: readonly RuleId[]): string {
  return `not judged because of ${[...new Set(cause)].join(', ')}`;
}

export function isChosen({ only }: RunOptions, caseId: string, rule: RuleId): boolean {
  return !only || only.length === 0 || only.includes(caseId) || only.includes(rule);
}

/** True if the case of a result must run a second time. A finding counts if it is repeated. */
function isUnsettled(result: Result): boolean {
  return result.status === 'inconclusive' || isDoubtful(result);
}

/** Returns the result of a rule from the one or two runs of its case. */
function settledOf(first: Result, second: Result | undefined): Result {
  if (first.status === 'inconclusive') return second ?? first;
  if (!isDoubtful(first) || (second && isHeld(second))) return first;
  const { unmet: _, ...rest } = first;
  const why = second ? 'the case did not find it again' : 'the case did not run again';
  const observed = `${first.observed} (the suite itself was ${first.lagMs} ms late, and ${why})`;
  return { ...rest, status: 'inconclusive', observed };
}

function isHeld({ status, unmet }: Result): boolean {
  return status === 'failed' || status === 'warned' || unmet === true;
}

/** True if the suite's own delay may have caused a result. A short delay does not explain that nothing came in a long wait. */
function isDoubtful(result: Result): boolean {
  const { lagMs = 0, waitedMs = 0 } = result;
  return isHeld(result) && lagMs > Math.max(doubtLagMs, waitedMs / stepsOfAWait);
}

async function run<Context>(
  each: Case<Context>,
  running: Running<Context>,
  progress: Progress,
): Promise<void> {
  const chosen = each.rules.filter((rule) => isChosen(running, each.id, rule));
  const started = performance.now();
  progress.note(each.id, 'begun');
  const observations = await observe(each, chosen, running, progress);
  progress.note(each.id, 'ended');
  const broken = [...observations].filter(([, seen]) => seen.some(({ outcome }) => outcome === 'broken'));
  // A broken rule or a missing prerequisite may end a case. The results of its other rules then state this reason.
  const missing = [...observations.values()]
    .flat()
    .find(({ outcome, optedOut }) => outcome === 'unobserved' && !optedOut);
  const unreached =
    broken.length > 0
      ? [unobserved(notJudged(broken.map(([rule]) => rule)))]
      : [missing].filter((found) => found !== undefined);
  const ended = performance.now();
  const lagMs = Math.round(running.lag.worst(started, ended));
  const common = {
    durationMs: Math.round(ended - started),
    ...((each.timed || lagMs > doubtLagMs) && { lagMs }),
  };
  for (const rule of chosen)
    progress.add({ ...resultOf(each, rule, observations.get(rule) ?? unreached), ...common });
}

async function observe<Context>(
  each: Case<Context>,
  chosen: readonly RuleId[],
  running: Running<Context>,
  progress: Progress,
): Promise<Map<RuleId, Observation[]>> {
  const { available, skip = [] } = running;
  const wanted = chosen.filter((rule) => !skip.includes(rule) && !skip.includes(each.id));
  const missing = each.needs?.find((need) => !available.has(need));
  const observations: Map<RuleId, Observation[]> =
    missing !== undefined
      ? new Map(wanted.map((rule) => [rule, [unobserved(why[missing])]]))
      : wanted.length === 0
        ? new Map()
        : await judged(each, running, progress);
  for (const rule of chosen.filter((each) => !wanted.includes(each)))
    observations.set(rule, [{ ...unobserved('opted out by --skip'), optedOut: true }]);
  return observations;
}

async function judged<Context>(
  each: Case<Context>,
  { context, lag }: Running<Context>,
  { underWay }: Progress,
): Promise<Map<RuleId, Observation[]>> {
  const judge = new Judge(lag);
  const limitMs = Math.max(caseLimitMs, mostReplies * patient(0));
  const wait = new OwnWait();
  underWay.add(each.id);
  const scenario = wait.during(() => each.run(context, judge));
  const over = () => void underWay.delete(each.id);
  scenario.then(over, over);
  try {
    await within(limitMs, wait, each.id, scenario);
  } catch (error) {
    const observation = cutShort(error);
    // An interrupted case did not test any of its rules completely, even if its observations so far were right.
    for (const rule of each.rules) judge.record(rule, observation);
  }
  const unlisted = [...judge.observations.keys()].filter((rule) => !each.rules.includes(rule));
  if (unlisted.length > 0) {
    const observed = `the case ${each.id} judges ${unlisted.join(', ')} but does not list it`;
    for (const rule of each.rules) judge.record(rule, { outcome: 'fault', observed });
  }
  return judge.observations;
}

/** Waits for a case. Rejects with Unmet after `limitMs`, which is no fault of the implementation. */
function within(limitMs: number, wait: OwnWait, id: string, scenario: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const leftMs = limitMs + wait.ms - (performance.now() - began);
    if (leftMs > 0) timer = setTimeout(look, leftMs).unref();
    else
      reject(
        new Unmet(
          `the case ${id} ends within ${limitMs / 1000} s: the implementation or its desk answers too slowly for so many cases at once. Try --concurrency 2, or --only ${id}`,
          [],
          false,
        ),
      );
  };
  look();
  return Promise.race([scenario, promise]).finally(() => clearTimeout(timer));
}

function cutShort(error: unknown): Observation {
  if (error instanceof Unsure)
    return { outcome: 'inconclusive', observed: error.message, evidence: error.evidence };
  if (error instanceof Unmet) {
    return {
      outcome: 'unobserved',
      ...(error.isItsFault && { unmet: true }),
      ...(error.deskEnded !== undefined && { deskEnded: error.deskEnded }),
      observed: `prerequisite missing: ${error.message}`,
      evidence: error.evidence,
    };
  }
  return {
    outcome: 'fault',
    observed: error instanceof Error ? (error.stack ?? error.message) : printed(error),
  };
}

function unobserved(observed: string): Observation {
  return { outcome: 'unobserved', observed };
}

function resultOf<Context>(each: Case<Context>, rule: RuleId, observations: readonly Observation[]): Result {
  const { level } = rules[rule];
  const common = { case: each.id, title: each.title, rules: [rule], level, durationMs: 0 };
  const grave = allGravest(observations);
  const [worst] = grave;
  if (!worst) {
    const observed = 'the case ended without judging this rule';
    return { ...common, status: 'error', expected: rules[rule].text, observed, evidence: [] };
  }
  const [first, ...more] = told(grave, rule);
  const { expected, observed, evidence, times, harm } = first!;
  // A rule passes if one observation shows that it was kept, even if another observation is only a note.
  const isNoted =
    worst.outcome === 'noted' && level !== 'LOCAL' && observations.some(({ outcome }) => outcome === 'held');
  const isWrong = worst.outcome === 'broken' || worst.outcome === 'inconclusive';
  const waitedMs = Math.round(Math.min(...grave.map((each) => each.waitedMs ?? 0)));
  return {
    ...common,
    status: isNoted ? 'passed' : statusOf(level, worst),
    expected,
    observed: worst.outcome === 'noted' ? allNoted(observations) : observed,
    evidence,
    ...(isWrong && harm && { harm }),
    ...(isWrong && times > 1 && { times }),
    ...(isWrong && more.length > 0 && { more }),
    ...(isWrong && waitedMs > 0 && { waitedMs }),
    ...(isNoted && { noted: true }),
    ...(observations.every(({ idle }) => idle) && { idle: true }),
    ...(worst.optedOut && { optedOut: true }),
    ...(worst.unmet && level === 'MUST' && { unmet: true }),
    ...(worst.deskEnded !== undefined && { deskEnded: worst.deskEnded }),
  };
}

function allNoted(observations: readonly Observation[]): string {
  const told = observations.filter(({ outcome }) => outcome === 'noted').map(({ observed }) => observed);
  return [...new Set(told)].join('; ');
}

/** The results and the running cases of a run so far. */
class Progress {
  readonly results: Result[] = [];
  /** The ids of the cases that are still running. A case that exceeded its time limit may still run. */
  readonly underWay = new Set<string>();
  readonly #told: RunOptions;
  readonly #cases = new Map<string, { begunAt: number; endedAt: number }>();

  constructor(told: RunOptions) {
    this.#told = told;
  }

  add(result: Result): void {
    this.results.push(result);
    this.#told.onResult?.(result);
  }

  note(id: string, phase: 'begun' | 'ended'): void {
    const { begunAt = performance.now() } = this.#cases.get(id) ?? {};
    const endedAt = phase === 'ended' ? performance.now() : Number.POSITIVE_INFINITY;
    this.#cases.set(id, { begunAt, endedAt });
    this.#told.onCase?.(id, phase);
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

interface End {
  why: string;
  /** True if the only cause of a result is that the implementation ended. Such a result is not a finding. */
  explains?(result: Result): boolean;
}

/** Waits until the run is complete, the user ends it, or the implementation is gone. */
async function endOf<Context>(
  complete: Promise<unknown>,
  { signal, presence }: Running<Context>,
  progress: Progress,
): Promise<End> {
  const ended = AbortSignal.any([signal, presence?.gone].filter((each) => each !== undefined));
  const atEnd = ended.aborted ? undefined : once(ended, 'abort');
  await Promise.race([complete.then(() => presence?.settled()), atEnd]);
  if (!presence?.gone.aborted) return { why: printed(signal?.reason) };
  const { why, since } = presence.gone.reason as Gone;
  const cases = progress.at(since);
  const during = cases.length === 0 ? '' : `. Running cases: ${abbreviatedList(cases, mostCases)}`;
  return {
    why: `${why}. Its own output may say why${during}`,
    explains: (result) => isConsequence(result, since, progress),
  };
}

const mostCases = 8;

/** The longest time from the first broken connection to the first refused one, in milliseconds. */
const momentMs = 1000;

/**
 * True if a result only shows that the implementation has ended before. A broken connection in the evidence makes the result a finding: that
 * request may have ended the implementation.
 */
function isConsequence(result: Result, since: number, progress: Progress): boolean {
  const { status, optedOut, observed, evidence } = result;
  if (status === 'passed' || optedOut) return false;
  const isAfter = !progress.isBefore(result, since);
  if (status === 'info') return isAfter && observed.includes(refusal);
  if (status !== 'failed' && status !== 'warned') return !progress.isBefore(result, since - momentMs);
  return isAfter && !evidence.some(({ wire }) => wire.startsWith(brokenOff));
}
