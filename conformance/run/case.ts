import { type Fault, printed } from '../../generated/faults.ts';
import type { OpenPointId, RuleId } from '../../generated/rules.ts';
import { type Answered, answerHints } from '../../src/contract/judgement/answer-hints.ts';
import { type Evidence, shown } from '../wire/http/evidence.ts';
import { bodyInShort, type Exchange, inShort, isOverdue } from '../wire/http/exchange.ts';
import type { CaughtRequest } from '../wire/http/stand-in.ts';
import { field } from '../wire/payload/messages.ts';
import type { LagProbe } from './lag.ts';
import { type Harm, judgeSpan, type Observation } from './verdicts.ts';

/** A prerequisite of a case. `desk` and `listen` require the options of the same name. `manual` requires a person who answers questions. */
export type Need = 'desk' | 'listen' | 'manual';

/** One scenario as data. `Context` is the object that the target passes to its cases. */
export interface Case<Context> {
  /** The id of the case. It never changes, since baselines and reports refer to it. */
  id: string;
  title: string;
  rules: readonly RuleId[];
  /** The prerequisites of this case, in place of the default ones of its target. */
  needs?: readonly Need[];
  /** Rules that this case needs and that other cases judge. If one of these rules is broken, this case is not judged. */
  restsOn?: readonly RuleId[];
  /** True if the case measures time or takes long. All such cases start at once. */
  timed?: boolean;
  /** True if the case judges the traffic of the whole run, or changes a state that all cases share. Such cases run last, one at a time. */
  last?: true;
  run(context: Context, judge: Judge): Promise<void>;
}

/** One finding. Without an expectation, the text of the rule is used. */
export interface Finding {
  expected?: string;
  observed: string;
  evidence?: Proof;
  waitedMs?: number;
  /** The harm to a customer. By default, it follows from `waitedMs` and `answer`. */
  harm?: Harm;
  /** The judged response, and the operation `by` that it answers. Hints for its author are added to `observed`. */
  answer?: Pick<Exchange, 'status' | 'text' | 'location' | 'sent'> & { evidence?: Evidence[] };
  by?: Answered;
}

/** Thrown to end a case because a prerequisite is missing. Its other rules count as unobserved. */
export class Unmet extends Error {
  readonly evidence: Evidence[];
  /** False if the desk's adapter or the suite is at fault, and not the implementation. */
  readonly isItsFault: boolean;

  constructor(prerequisite: string, evidence: Evidence[] = [], isItsFault = true) {
    super(prerequisite);
    this.name = 'Unmet';
    this.evidence = evidence;
    this.isItsFault = isItsFault;
  }
}

/** Thrown if an awaited request may only be late because the service was busy. The case then runs a second time. */
export class Unsure extends Unmet {
  override readonly isItsFault: boolean = false;
}

export class Judge {
  readonly observations = new Map<RuleId, Observation[]>();
  readonly #lag: LagProbe;

  constructor(lag: LagProbe) {
    this.#lag = lag;
  }

  /** Records one observation of a rule. Returns `held`, as the other methods do. */
  holds(rule: RuleId, held: boolean, { answer, by = { responses: {} }, ...finding }: Finding): boolean {
    const observed =
      held || !answer ? finding.observed : withHints(finding.observed, answer, answerHints(answer, by));
    const evidence = evidenceOf(finding.evidence ?? answer?.evidence);
    const isSilent = finding.waitedMs !== undefined || (answer && answer.status === undefined);
    const harm = finding.harm ?? (isSilent ? 'silent' : answer && 'lost');
    const broken = { outcome: 'broken', ...finding, ...(harm && { harm }) } as const;
    this.record(rule, { ...(held ? { outcome: 'held', ...finding } : broken), evidence, observed });
    return held;
  }

  /** Records an observation: `what: so` if `held` is true, and otherwise `what: notSo`. */
  fact(
    rule: RuleId,
    held: boolean,
    [what, so, notSo = `not ${so}`]: readonly [what: string, so: string, notSo?: string],
    evidence: Proof = [],
  ): boolean {
    const observed = `${what}: ${held ? so : notSo}`;
    return this.holds(rule, held, { expected: `${what}: ${so}`, observed, evidence });
  }

  /** Records whether a response was right. `so` describes the right one, and `by` is the requested operation. */
  answered(
    rule: RuleId,
    held: boolean,
    [what, so]: readonly [what: string, so: string],
    answer: Exchange,
    by?: Answered,
    harm?: Harm,
  ): boolean {
    const finding: Finding = { expected: `${what}: ${so}`, observed: `${what}: ${inShort(answer)}`, answer };
    if (by) finding.by = by;
    if (harm) finding.harm = harm;
    if (isOverdue(answer)) finding.waitedMs = answer.endedAt - answer.sentAt;
    return this.holds(rule, held, finding);
  }

  /** Records whether a wrong request was rejected, as `answered` does. */
  rejected(
    rule: RuleId,
    held: boolean,
    words: readonly [what: string, so: string],
    answer: Exchange,
    by?: Answered,
  ): boolean {
    return this.answered(rule, held, words, answer, by, 'lenient');
  }

  saw(rule: RuleId, held: boolean, what: string, value: unknown, evidence?: Proof): boolean {
    const told = typeof value === 'string' ? value : JSON.stringify(value);
    return this.holds(rule, held, { observed: `${what}: ${told}`, ...(evidence && { evidence }) });
  }

  /** Records whether a request, or an entry of the chat's transcript, arrived. */
  found(rule: RuleId, thing: unknown, expected: string, where: Looked): boolean {
    const isThere = thing !== undefined;
    if (isThere)
      return this.holds(rule, true, { observed: `${subjectOf(expected)}it came`, evidence: where });
    const waitedMs = where.waitMs();
    const observed = `${subjectOf(expected)}nothing of it within ${waitedMs} ms`;
    return this.holds(rule, false, { expected, observed, evidence: where, waitedMs });
  }

  /** Records the faults that were found. The rule is kept if there are none. */
  faultless(
    rule: RuleId,
    expected: string,
    faults: readonly (string | false | undefined | Pick<Fault, 'says'>)[],
    evidence: Proof = [],
  ): boolean {
    const told = faults.flatMap((fault) => (typeof fault === 'object' ? fault.says : fault || []));
    const observed = `${subjectOf(expected)}${told.join('; ') || 'it is so'}`;
    return this.holds(rule, told.length === 0, { expected, observed, evidence });
  }

  /** Records whether the number of `messages` is exactly `most`. */
  counts(rule: RuleId, expected: string, messages: readonly Message[], most = 0): boolean {
    const observed = `${subjectOf(expected)}${messages.length === 0 ? 'none' : `${messages.length} of them`}`;
    return this.holds(rule, messages.length === most, { expected, observed, evidence: messages });
  }

  /** Records whether the preferred reading of an open rule was kept. Otherwise, the report notes the observation. */
  prefers(rule: RuleId, held: boolean, finding: Finding, open?: OpenPointId): boolean {
    if (held) return this.holds(rule, held, finding);
    this.notes(rule, finding.observed, finding.evidence, open);
    return held;
  }

  notes(rule: RuleId, observed: string, evidence: Proof = [], open?: OpenPointId): void {
    // The text may quote the other party, with line breaks. The report needs one line.
    const line = observed.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
    const told = open === undefined ? line : `${line} (${open})`;
    this.record(rule, { outcome: 'noted', observed: told, evidence: evidenceOf(evidence) });
  }

  /** Records that the run had nothing to judge by this rule: the situation of the rule did not occur. */
  neverArose(rule: RuleId, why: string): void {
    this.record(rule, { outcome: 'noted', idle: true, observed: `nothing to judge: ${why}` });
  }

  /** Records that `rules` could not be observed, without a fault of the implementation. */
  cannotSee(rules: RuleId | readonly RuleId[], prerequisite: string): void {
    for (const rule of [rules].flat()) this.record(rule, { outcome: 'unobserved', observed: prerequisite });
  }

  /** Records whether a time has the stated length, within the tolerance and the suite's own delay. */
  span(
    rule: RuleId,
    what: string,
    { from, to, statedMs, tolerance, connectMs = 0 }: Measured,
    evidence: Proof = [],
  ): void {
    const observedMs = to - from;
    const lagMs = this.#lag.worst(from - tolerance.earlyMs, to);
    const lateFromMs = this.#lag.before(from);
    const judged = judgeSpan({ statedMs, observedMs, ...tolerance, lagMs, lateFromMs });
    // If connecting took long, the request may have waited in a queue of either side. A wrong span then proves nothing.
    const isSlow = connectMs > trustedConnectMs;
    const outcome = judged === 'broken' && isSlow ? 'inconclusive' : judged;
    const connecting = isSlow ? `; connecting alone took ${Math.round(connectMs)} ms` : '';
    const [early, late] = [Math.round(tolerance.earlyMs), Math.round(tolerance.lateMs)];
    const around = `${statedMs} ms, at most ${early} ms early or ${late} ms late`;
    this.record(rule, {
      outcome,
      harm: 'late',
      expected: `${what}: ${statedMs === 0 ? `within ${late} ms` : around}`,
      observed: `${what}: ${Math.round(observedMs)} ms (own delay at most ${Math.round(lagMs)} ms${connecting})`,
      evidence: evidenceOf(evidence),
    });
  }

  /** Returns the suite's longest delay since the instant `since`. A request may be recorded this much too late. */
  ownDelay(since: number): number {
    return this.#lag.worst(since - noticeMs, performance.now());
  }

  record(rule: RuleId, observation: Observation): void {
    const known = this.observations.get(rule);
    if (known) known.push(observation);
    else this.observations.set(rule, [observation]);
  }
}

export interface Looked {
  waitMs(): number;
  evidence(): Evidence[];
}

export type Proof = Proving | readonly Proving[];
type Proving = Evidence | Message | { evidence: readonly Evidence[] | (() => readonly Evidence[]) };

function evidenceOf(proof: Proof = []): Evidence[] {
  return [proof].flat().flatMap((each: Proving) => {
    if ('evidence' in each) return typeof each.evidence === 'function' ? each.evidence() : each.evidence;
    if ('wire' in each) return each;
    return shown(printed(field(each, 'event_name') ?? field(each, 'event') ?? 'request'), each);
  });
}

function subjectOf(expected: string): string {
  return /^[^:{"]*: /.exec(expected)?.[0] ?? '';
}

type Message = Pick<CaughtRequest, 'head' | 'body' | 'firstByteAt' | 'json'>;

/** Adds hints to an observation, before the quoted body: a report truncates long texts at the end. */
function withHints(observed: string, answer: Pick<Exchange, 'status' | 'text'>, hints: readonly string[]) {
  if (hints.length === 0) return observed;
  const { status, text } = answer;
  const short = inShort(answer);
  const [before, after = ''] = observed.split(short);
  if (before === observed) return [observed, ...hints].join('. ');
  const body = text.trim() === '' ? '' : ` The body: ${bodyInShort(text)}`;
  return `${before}${status}${after}. ${hints.join(' ')}${body}`;
}

/** The additional time in `ownDelay`, in milliseconds. A request may be handled before the tick that measures its delay. */
const noticeMs = 100;

interface Measured {
  from: number;
  to: number;
  statedMs: number;
  tolerance: { earlyMs: number; lateMs: number };
  connectMs?: number;
}

/** The longest trusted time to connect, in milliseconds. After a longer time, the first attempt was probably dropped. */
const trustedConnectMs = 500;

/** Returns a value that the implementation had to provide, or throws Unmet. */
export function need<T>(value: T | undefined | false, prerequisite: string, evidence?: Proof): T {
  if (value === undefined || value === false) throw new Unmet(prerequisite, evidenceOf(evidence));
  return value;
}

export function needOk(answer: Exchange, what: string): void {
  need(answer.status === 200, `${what} is answered 200 (it was ${inShort(answer)})`, answer.evidence);
}
