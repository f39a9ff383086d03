import { once } from 'node:events';
import pLimit from 'p-limit';
import { printed } from '../../generated/faults.ts';
import { type RuleId, rules } from '../../generated/rules.ts';
import { abbreviatedList } from '../wire/http/evidence.ts';
import { brokenOff } from '../wire/http/exchange.ts';
import { answersOfRun, patient } from '../wire/traffic/patience.ts';
import { type Gone, type Presence, refusal } from '../wire/traffic/presence.ts';
import { type Case, Judge, type Need, Unmet, Unsure } from './case.ts';
import type { LagProbe } from './lag.ts';
import type { RunOptions } from './options.ts';
import { combined, mostSevere, type Observation, type Result, statusOf, stepsOfAWait } from './verdicts.ts';

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

/** The longest time without an answer to any request of the run, after which a case ends, in milliseconds. */
const caseLimitMs = 120_000;
const mostReplies = 5;

/** Runs the cases in parallel, and a second time where the suite's own delay may have caused a result. */
export function runCases<Context>(running: Running<Context>): Promise<Result[]> {
  return new Runner(running).run();
}

export function notRun<Context>(cases: readonly Case<Context>[], options: RunOptions): Result[] {
  return resultsOf(cases, options, [], { why: printed(options.signal?.reason) });
}

/** Returns the results of all chosen rules. If the run ended early, rules without a usable result get the status `skipped`. */
function resultsOf<Context>(
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
        if (first && !explains?.(second ?? first)) return settledResult(first, second);
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

/** Returns the result of a rule from the one or two runs of its case. */
function settledResult(first: Result, second: Result | undefined): Result {
  if (first.status === 'inconclusive') return second ?? first;
  if (!isDoubtful(first) || (second && isFinding(second))) return first;
  const { unmet: _, ...rest } = first;
  const why = second ? 'the case did not find it again' : 'the case did not run again';
  const observed = `${first.observed} (the suite itself was ${first.lagMs} ms late, and ${why})`;
  return { ...rest, status: 'inconclusive', observed };
}

function isFinding({ status, unmet }: Result): boolean {
  return status === 'failed' || status === 'warned' || unmet === true;
}

/** True if the suite's own delay may have caused a result. A short delay does not explain that nothing came in a long wait. */
function isDoubtful(result: Result): boolean {
  const { lagMs = 0, waitedMs = 0 } = result;
  return isFinding(result) && lagMs > Math.max(doubtLagMs, waitedMs / stepsOfAWait);
}

/** Waits for a case. Rejects with Unmet if the run gets no answer for `limitMs`, which is no fault of the implementation. */
function withTimeLimit(limitMs: number, id: string, scenario: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const began = performance.now();
  const answers = answersOfRun();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const leftMs = limitMs + Math.max(began, answers.latestAt) - performance.now();
    if (leftMs > 0) timer = setTimeout(look, leftMs).unref();
    else {
      const why = `the case ${id} ends: nothing was answered for ${limitMs / 1000} s`;
      reject(new Unmet(`${why}. Try --concurrency 2, or --only ${id}`, [], false));
    }
  };
  look();
  return Promise.race([scenario, promise]).finally(() => clearTimeout(timer));
}

function observationOf(error: unknown): Observation {
  if (error instanceof Unsure)
    return { outcome: 'inconclusive', observed: error.message, evidence: error.evidence };
  if (error instanceof Unmet) {
    return {
      outcome: 'unobserved',
      ...(error.isItsFault && { unmet: true }),
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
  const grave = mostSevere(observations);
  const [worst] = grave;
  if (!worst) {
    const observed = 'the case ended without judging this rule';
    return { ...common, status: 'error', expected: rules[rule].text, observed, evidence: [] };
  }
  const [first, ...more] = combined(grave, rule);
  const { expected, observed, evidence, times, harm } = first!;
  // A rule passes if one observation shows that it was kept, even if another observation is only a note.
  const isNoted =
    worst.outcome === 'noted' && level !== 'LOCAL' && observations.some(({ outcome }) => outcome === 'held');
  const notes = grave.map((each) => each.observed);
  const isWrong = worst.outcome === 'broken' || worst.outcome === 'inconclusive';
  const waitedMs = Math.round(Math.min(...grave.map((each) => each.waitedMs ?? 0)));
  return {
    ...common,
    status: isNoted ? 'passed' : statusOf(level, worst),
    expected,
    observed: worst.outcome === 'noted' ? [...new Set(notes)].join('; ') : observed,
    evidence,
    ...(isWrong && harm && { harm }),
    ...(isWrong && times > 1 && { times }),
    ...(isWrong && more.length > 0 && { more }),
    ...(isWrong && waitedMs > 0 && { waitedMs }),
    ...(isNoted && { noted: true }),
    ...(observations.every(({ idle }) => idle) && { idle: true }),
    ...(worst.optedOut && { optedOut: true }),
    ...(worst.unmet && level === 'MUST' && { unmet: true }),
  };
}

interface End {
  why: string;
  /** True if the only cause of a result is that the implementation ended. Such a result is not a finding. */
  explains?(result: Result): boolean;
}

const mostCases = 8;

/** The longest time from the first broken connection to the first refused one, in milliseconds. */
const closingMs = 1000;

/** One run of the cases, with its results so far. */
class Runner<Context> {
  readonly #running: Running<Context>;
  readonly #results: Result[] = [];
  readonly #times = new Map<string, { begunAt: number; endedAt: number }>();
  /** The ids of the cases that are still running. A case that exceeded its time limit may still run. */
  readonly #underWay = new Set<string>();

  constructor(running: Running<Context>) {
    this.#running = running;
  }

  async run(): Promise<Result[]> {
    const { cases, width } = this.#running;
    const chosen = cases.filter((each) => this.#chosenRules(each).length > 0);
    const timed = chosen.filter((each) => each.timed);
    const others = chosen.filter((each) => !each.timed && !each.last);
    const last = chosen.filter((each) => each.last);
    const complete = Promise.all([this.#runAll(timed), this.#runAll(others, width)])
      .then(() => this.#runAll(last, 1))
      .then(() => this.#runAll(this.#unsettled([...timed, ...others]), againWidth))
      .then(() => this.#runAll(this.#unsettled(last), 1));
    const end = await this.#endOf(complete);
    return withoutConsequences(resultsOf(chosen, this.#running, this.#results, end), chosen);
  }

  #chosenRules({ id, rules }: Case<Context>): RuleId[] {
    return rules.filter((rule) => isChosen(this.#running, id, rule));
  }

  /** Returns the cases that must run a second time. A finding counts if it is repeated. */
  #unsettled(cases: readonly Case<Context>[]): Case<Context>[] {
    const found = this.#results.filter((each) => each.status === 'inconclusive' || isDoubtful(each));
    const unsettled = new Set(found.map((result) => result.case));
    return cases.filter(({ id }) => unsettled.has(id) && !this.#underWay.has(id));
  }

  #runAll(cases: readonly Case<Context>[], width = Number.POSITIVE_INFINITY): Promise<unknown> {
    return pLimit(width).map(cases, (each) => this.#runCase(each));
  }

  async #runCase(each: Case<Context>): Promise<void> {
    const { lag, onCase, onResult } = this.#running;
    const { id } = each;
    const startedAt = performance.now();
    const { begunAt = startedAt } = this.#times.get(id) ?? {};
    this.#times.set(id, { begunAt, endedAt: Number.POSITIVE_INFINITY });
    onCase?.(id, 'begun');
    const observations = await this.#observe(each);
    const endedAt = performance.now();
    this.#times.set(id, { begunAt, endedAt });
    onCase?.(id, 'ended');
    const rulesWith = (is: (seen: Observation) => boolean) =>
      [...observations].filter(([, all]) => all.some(is)).map(([rule]) => rule);
    const broken = rulesWith(({ outcome }) => outcome === 'broken');
    const isMissing = ({ outcome, optedOut }: Observation) => outcome === 'unobserved' && !optedOut;
    const missing = broken.length > 0 ? undefined : [...observations.values()].flat().find(isMissing);
    // A broken rule, a missing prerequisite, or a broken rule that --skip names may end a case. The other results then state this reason.
    const causes = broken.length > 0 ? broken : rulesWith(({ optedOut }) => optedOut === true);
    const unreached = missing ? [missing] : causes.length > 0 ? [unobserved(notJudged(causes))] : [];
    const lagMs = Math.round(lag.worst(startedAt, endedAt));
    for (const rule of this.#chosenRules(each)) {
      const result = {
        ...resultOf(each, rule, observations.get(rule) ?? unreached),
        durationMs: Math.round(endedAt - startedAt),
        ...((each.timed || lagMs > doubtLagMs) && { lagMs }),
      };
      this.#results.push(result);
      onResult?.(result);
    }
  }

  async #observe(each: Case<Context>): Promise<Map<RuleId, Observation[]>> {
    const { available, skip = [] } = this.#running;
    const chosen = this.#chosenRules(each);
    const wanted = chosen.filter((rule) => !skip.includes(rule) && !skip.includes(each.id));
    const missing = each.needs?.find((need) => !available.has(need));
    const observations: Map<RuleId, Observation[]> =
      missing !== undefined
        ? new Map(wanted.map((rule) => [rule, [unobserved(why[missing])]]))
        : wanted.length === 0
          ? new Map()
          : await this.#judged(each);
    for (const rule of chosen.filter((each) => !wanted.includes(each)))
      observations.set(rule, [{ ...unobserved('opted out by --skip'), optedOut: true }]);
    return observations;
  }

  async #judged({ id, rules: own, run }: Case<Context>): Promise<Map<RuleId, Observation[]>> {
    const judge = new Judge(this.#running.lag);
    const limitMs = Math.max(caseLimitMs, mostReplies * patient(0));
    this.#underWay.add(id);
    const scenario = run(this.#running.context, judge);
    const over = () => void this.#underWay.delete(id);
    scenario.then(over, over);
    try {
      await withTimeLimit(limitMs, id, scenario);
    } catch (error) {
      const observation = observationOf(error);
      // An interrupted case did not test any of its rules completely, even if its observations so far were right.
      for (const rule of own) judge.record(rule, observation);
    }
    const unlisted = [...judge.observations.keys()].filter((rule) => !own.includes(rule));
    if (unlisted.length > 0) {
      const observed = `the case ${id} judges ${unlisted.join(', ')} but does not list it`;
      for (const rule of own) judge.record(rule, { outcome: 'fault', observed });
    }
    return judge.observations;
  }

  /** Waits until the run is complete, the user ends it, or the implementation is gone. */
  async #endOf(complete: Promise<unknown>): Promise<End> {
    const { signal, presence } = this.#running;
    const ended = AbortSignal.any([signal, presence?.gone].filter((each) => each !== undefined));
    const atEnd = ended.aborted ? undefined : once(ended, 'abort');
    await Promise.race([complete.then(() => presence?.settled()), atEnd]);
    if (!presence?.gone.aborted) return { why: printed(signal?.reason) };
    const { why, since } = presence.gone.reason as Gone;
    const cases = [...this.#times]
      .filter(([, { begunAt, endedAt }]) => begunAt <= since && endedAt >= since)
      .map(([id]) => id);
    const during = cases.length === 0 ? '' : `. Running cases: ${abbreviatedList(cases, mostCases)}`;
    return {
      why: `${why}${during}`,
      explains: (result) => this.#isConsequence(result, since),
    };
  }

  /**
   * True if a result only shows that the implementation had already ended. A broken connection in the evidence makes the result a finding:
   * that request may have ended the implementation.
   */
  #isConsequence({ case: id, status, optedOut, observed, evidence }: Result, since: number): boolean {
    if (status === 'passed' || optedOut) return false;
    const { endedAt = 0 } = this.#times.get(id) ?? {};
    if (status === 'info') return endedAt >= since && observed.includes(refusal);
    if (status !== 'failed' && status !== 'warned') return endedAt >= since - closingMs;
    return endedAt >= since && !evidence.some(({ wire }) => wire.startsWith(brokenOff));
  }
}
