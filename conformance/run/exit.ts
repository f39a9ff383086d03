import { type RuleId, rules } from '../../generated/rules.ts';
import type { ListedCase } from './target.ts';
import type { Result } from './verdicts.ts';

/** The exit codes of the outcomes, the gravest outcome first. */
export const exitCodes = {
  suiteFault: 70,
  usage: 2,
  doesNot: 1,
  unreachable: 3,
  inconclusive: 4,
  incomplete: 5,
  conforms: 0,
} as const;

export type Outcome = keyof typeof exitCodes;

export function outcomeOf(
  results: readonly Result[],
  stale: readonly string[] = [],
  strict = false,
): Outcome {
  const some = (holds: (result: Result) => boolean) => results.some(holds);
  if (some(({ status }) => status === 'error')) return 'suiteFault';
  if (some((result) => isNewFailure(result, strict))) return 'doesNot';
  if (some(({ gone }) => gone === true)) return 'unreachable';
  if (stale.length > 0) return 'doesNot';
  if (some(({ status }) => status === 'inconclusive')) return 'inconclusive';
  if (some(({ status, unmet }) => status === 'skipped' && unmet === true)) return 'incomplete';
  if (!some(({ status }) => status !== 'skipped')) return 'incomplete';
  return coverageOf(results).unseen.length > 0 ? 'incomplete' : 'conforms';
}

export function exitCodeOf(
  results: readonly Result[],
  stale: readonly string[] = [],
  strict = false,
): number {
  return exitCodes[outcomeOf(results, stale, strict)];
}

export function worstOutcome(outcomes: readonly Outcome[]): Outcome {
  const byGravity = Object.keys(exitCodes) as Outcome[];
  return byGravity.find((outcome) => outcomes.includes(outcome)) ?? 'incomplete';
}

/** The MUST rules of a party: observed in this run, not observed, or excluded by the user. */
export interface Coverage {
  must: number;
  seen: number;
  unseen: readonly RuleWithReason[];
  /** The MUST rules that the run could not judge, because the situation to which they apply did not occur. */
  idle: readonly RuleWithReason[];
  optedOut: readonly RuleId[];
}

interface RuleWithReason {
  rule: RuleId;
  why: string;
}

/** Counts the observed MUST rules, and lists the others. `bound` are all rules that the cases can judge. */
export function coverageOf(results: readonly Result[], bound: Iterable<RuleId> = []): Coverage {
  const byRule = Map.groupBy(results, ({ rules: [rule] }) => rule!);
  const all = new Set([...bound, ...byRule.keys()].filter((rule) => rules[rule].level === 'MUST'));
  const optedOut: RuleId[] = [];
  const [unseen, idle]: [RuleWithReason[], RuleWithReason[]] = [[], []];
  let seen = 0;
  for (const rule of all) {
    const own = byRule.get(rule) ?? [];
    const missed = own.find(({ status, optedOut: left }) => status === 'skipped' && !left);
    const isIdle = own.find((result) => result.idle);
    if (own.some((result) => result.status !== 'skipped' && !result.idle)) seen += 1;
    else if (isIdle) idle.push({ rule, why: isIdle.observed });
    else if (missed) unseen.push({ rule, why: missed.observed });
    else optedOut.push(rule);
  }
  return { must: seen + unseen.length, seen, unseen, idle, optedOut };
}

/** Known failures of a project: rule ids, or `case:rule` for one case. */
export type Baseline = ReadonlySet<string>;

export function readBaseline(text: string): Baseline {
  const entries = text.split('\n').map(withoutComment);
  return new Set(entries.filter((entry) => entry !== ''));
}

function withoutComment(line: string): string {
  return line.replace(/#.*$/, '').trim();
}

export interface AppliedBaseline {
  results: readonly Result[];
  /** Entries whose rule passed in all its cases: the failure is fixed. */
  stale: readonly string[];
  /** Entries that the run judged only in part, or not at all. */
  notJudged: readonly string[];
}

/** Returns the text of the baseline after a run. Comments stay, and so do entries that the run did not judge. */
export function updatedBaseline(text: string, { results, stale }: AppliedBaseline, strict = false): string {
  const lines = text.split('\n').filter((line) => !stale.includes(withoutComment(line)));
  const added = results.filter((result) => isNewFailure(result, strict)).map(nameOf);
  const kept = lines.join('\n').trimEnd();
  return [...(kept === '' ? [] : [kept]), ...added].map((line) => `${line}\n`).join('');
}

/** True if a result fails the run: a failure that the baseline does not list. In a strict run, an unlisted warning fails it too. */
function isNewFailure({ status, known }: Result, strict: boolean): boolean {
  return !known && (status === 'failed' || (strict && status === 'warned'));
}

function nameOf(result: Result): string {
  return `${result.case}:${result.rules[0]}`;
}

/** Sets `known` for failures and warnings that the baseline lists. A stale entry would hide the next failure. */
export function applyBaseline(
  results: readonly Result[],
  baseline: Baseline,
  cases: readonly Pick<ListedCase, 'id' | 'rules'>[],
): AppliedBaseline {
  const isWrong = ({ status }: Result) => status === 'failed' || status === 'warned';
  const isListed = (result: Result) => baseline.has(nameOf(result)) || baseline.has(result.rules[0]!);
  const found = new Map(results.map((result) => [nameOf(result), result]));
  const looks = cases.flatMap(({ id, rules }) => rules.map((rule) => ({ rule, name: `${id}:${rule}` })));
  const unused = [...baseline].flatMap((entry) => {
    const own = looks.filter(({ rule, name }) => rule === entry || name === entry);
    const seen = own.map(({ name }) => found.get(name));
    if (own.length === 0 || seen.some((result) => result && isWrong(result))) return [];
    return { entry, isStale: seen.every((result) => result?.status === 'passed') };
  });
  return {
    results: results.map((result) =>
      isWrong(result) && isListed(result) ? { ...result, known: true } : result,
    ),
    stale: unused.filter(({ isStale }) => isStale).map(({ entry }) => entry),
    notJudged: unused.filter(({ isStale }) => !isStale).map(({ entry }) => entry),
  };
}
