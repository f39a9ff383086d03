import type { Fault } from '../../generated/faults.ts';
import { printed } from '../../generated/faults.ts';
import type { OpenPointId, RuleId } from '../../generated/rules.ts';
import { type Answered, answerHints } from '../../src/contract/judgement/answer-hints.ts';
import { type Evidence, shown } from '../wire/http/evidence.ts';
import { type Exchange, inShort } from '../wire/http/exchange.ts';
import type { CaughtRequest } from '../wire/http/stand-in.ts';
import { field } from '../wire/payload/fields.ts';
import type { LagProbe } from './lag.ts';
import { judgeSpan, type Observation } from './verdicts.ts';

/** What was expected and seen. */
export interface Finding {
  expected?: string;
  observed: string;
  evidence?: Proof;
  /** The answer that was judged, and the operation that it answers: where it is wrong, hints for its author are added. Its evidence is the
   * finding's, unless another is given. */
  answer?: Pick<Exchange, 'status' | 'text'> & { evidence?: Evidence[] };
  by?: Answered;
}

/** The implementation did not provide a prerequisite of a scenario. */
export class Unmet extends Error {
  readonly evidence: Evidence[];
  /** Whether the implementation ought to have provided it. */
  readonly isItsFault: boolean;

  constructor(prerequisite: string, evidence: Evidence[] = [], isItsFault = true) {
    super(prerequisite);
    this.name = 'Unmet';
    this.evidence = evidence;
    this.isItsFault = isItsFault;
  }
}

/** The awaited request may still come, and nobody is to blame: the case runs again when fewer cases run beside it. */
export class Unsure extends Unmet {
  constructor(prerequisite: string, evidence?: Evidence[]) {
    super(prerequisite, evidence, false);
  }
}

/** Collects the observations that one scenario makes of each of its rules. */
export class Judge {
  readonly observations = new Map<RuleId, Observation[]>();
  readonly #lag: LagProbe;

  constructor(lag: LagProbe) {
    this.#lag = lag;
  }

  /** Records whether a rule held in one respect. */
  holds(rule: RuleId, held: boolean, { answer, by = { responses: {} }, ...finding }: Finding): boolean {
    const hints = held || !answer ? [] : answerHints(answer, by);
    const observed = [finding.observed, ...hints].join('. ');
    const evidence = evidenceOf(finding.evidence ?? answer?.evidence);
    this.record(rule, { outcome: held ? 'held' : 'broken', ...finding, evidence, observed });
    return held;
  }

  /** Records a fact in the same words as expected and as observed: of `what`, `so` or else `notSo`. */
  fact(
    rule: RuleId,
    held: boolean,
    [what, so, notSo = `not ${so}`]: readonly [what: string, so: string, notSo?: string],
    evidence: Proof = [],
  ): boolean {
    const observed = `${what}: ${held ? so : notSo}`;
    return this.holds(rule, held, { expected: `${what}: ${so}`, observed, evidence });
  }

  /** Records whether the answer to `what` is `so`. `by` is the operation that it answers. */
  answered(
    rule: RuleId,
    held: boolean,
    [what, so]: readonly [what: string, so: string],
    answer: Exchange,
    by?: Answered,
  ): boolean {
    const observed = `${what}: ${inShort(answer)}`;
    return this.holds(rule, held, { expected: `${what}: ${so}`, observed, answer, ...(by && { by }) });
  }

  /** Records whether what was seen is as the sentence of the rule says. */
  saw(rule: RuleId, held: boolean, what: string, value: unknown, evidence?: Proof): boolean {
    const told = typeof value === 'string' ? value : JSON.stringify(value);
    return this.holds(rule, held, { observed: `${what}: ${told}`, ...(evidence && { evidence }) });
  }

  /** Records whether something came to the place where it was looked for. */
  found(rule: RuleId, thing: unknown, expected: string, where: Looked): boolean {
    const isThere = thing !== undefined;
    const said = isThere ? 'it came' : `nothing of it within ${where.waitMs()} ms`;
    const observed = `${subjectOf(expected)}${said}`;
    return this.holds(rule, isThere, { expected, observed, evidence: where });
  }

  /** Records whether all is as expected; each fault is told in words. A subject and a colon may begin the expectation. */
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

  /** Records whether only so many messages came; each is shown. */
  counts(rule: RuleId, expected: string, messages: readonly Message[], most = 0): boolean {
    const observed = `${subjectOf(expected)}${messages.length === 0 ? 'none' : `${messages.length} of them`}`;
    return this.holds(rule, messages.length === most, { expected, observed, evidence: messages });
  }

  /** Records whether a rule held where the source leaves room: if it did not, the report notes it without a verdict. */
  prefers(rule: RuleId, held: boolean, finding: Finding, open?: OpenPointId): boolean {
    if (held) return this.holds(rule, held, finding);
    this.notes(rule, finding.observed, finding.evidence, open);
    return held;
  }

  /** Records a fact without a verdict, and the open point that it belongs to. */
  notes(rule: RuleId, observed: string, evidence: Proof = [], open?: OpenPointId): void {
    // It may quote the other side, with line breaks.
    const line = observed.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
    const told = open === undefined ? line : `${line} (${open})`;
    this.record(rule, { outcome: 'noted', observed: told, evidence: evidenceOf(evidence) });
  }

  /** Records that the situation of a rule did not occur, so that nothing could break it. */
  neverArose(rule: RuleId, why: string): void {
    this.record(rule, { outcome: 'noted', observed: `nothing to judge: ${why}` });
  }

  /** Records that rules could not be seen, for a reason that is not the implementation's fault. */
  cannotSee(rules: RuleId | readonly RuleId[], prerequisite: string): void {
    for (const rule of [rules].flat()) this.record(rule, { outcome: 'unobserved', observed: prerequisite });
  }

  /** Records whether the span between two instants is the stated one. */
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
    // A slow connection may have waited in a queue of either side, and may have delayed what followed.
    const isSlow = connectMs > trustedConnectMs;
    const outcome = judged === 'broken' && isSlow ? 'inconclusive' : judged;
    const connecting = isSlow ? `; connecting alone took ${Math.round(connectMs)} ms` : '';
    const [early, late] = [Math.round(tolerance.earlyMs), Math.round(tolerance.lateMs)];
    this.record(rule, {
      outcome,
      expected: `${what}: ${stated({ statedMs, early, late })}`,
      observed: `${what}: ${Math.round(observedMs)} ms (own delay at most ${Math.round(lagMs)} ms${connecting})`,
      evidence: evidenceOf(evidence),
    });
  }

  /** The longest lag of the suite itself since an instant, in milliseconds: a request may have been noted so late. */
  ownDelay(since: number): number {
    return this.#lag.worst(since - noticeMs, performance.now());
  }

  /** Adds an observation of a rule. */
  record(rule: RuleId, observation: Observation): void {
    const known = this.observations.get(rule);
    if (known) known.push(observation);
    else this.observations.set(rule, [observation]);
  }
}

/** Where something was looked for: how long, and what was there. */
export interface Looked {
  waitMs(): number;
  evidence(): Evidence[];
}

/** The proof of a finding: evidence, messages as they were on the wire, or an object that has evidence of its own. */
export type Proof = Proving | readonly Proving[];
type Proving = Evidence | Message | { evidence: readonly Evidence[] | (() => readonly Evidence[]) };

function evidenceOf(proof: Proof = []): Evidence[] {
  return [proof].flat().flatMap((each: Proving) => {
    if ('evidence' in each) return typeof each.evidence === 'function' ? each.evidence() : each.evidence;
    return 'wire' in each ? each : shown(nameOf(each), each);
  });
}

/** The subject of an expectation, which the observation has too: what stands before the first colon. */
function subjectOf(expected: string): string {
  return /^[^:{"]*: /.exec(expected)?.[0] ?? '';
}

type Message = Pick<CaughtRequest, 'head' | 'body' | 'firstByteAt' | 'json'>;

/** A webhook or an event of the bot API has a name. */
function nameOf(message: Message): string {
  return printed(field(message, 'event_name') ?? field(message, 'event') ?? 'request');
}

/** The request that ends a lag may be handled before the tick that measures it. */
const noticeMs = 100;

/** A span with a stated length has two bounds; a span without one has an upper bound. */
function stated({ statedMs, early, late }: { statedMs: number; early: number; late: number }): string {
  if (statedMs === 0) return `within ${late} ms`;
  return `${statedMs} ms, at most ${early} ms early or ${late} ms late`;
}

/** A span that was measured, and what is stated of it. */
interface Measured {
  from: number;
  to: number;
  statedMs: number;
  tolerance: { earlyMs: number; lateMs: number };
  /** How long the connection took that the span was measured on. */
  connectMs?: number;
}

/** A connection that takes longer was dropped, and retried by the operating system. */
const trustedConnectMs = 500;

/** Goes on only when the implementation provided a prerequisite. */
export function need<T>(value: T | undefined | false, prerequisite: string, evidence?: Proof): T {
  if (value === undefined || value === false) throw new Unmet(prerequisite, evidenceOf(evidence));
  return value;
}

/** Goes on only when a request that the rest of a scenario builds on was answered 200. */
export function needOk(answer: Exchange, what: string): void {
  need(answer.status === 200, `${what} is answered 200 (it was ${inShort(answer)})`, answer.evidence);
}
