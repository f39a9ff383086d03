import type { ListedCase } from './target.ts';
import type { Result } from './verdicts.ts';

/** Known failures of a project: rule ids, or `case:rule` for one case. */
export type Baseline = ReadonlySet<string>;

export function readBaseline(text: string): Baseline {
  const entries = text.split('\n').map(entryOf);
  return new Set(entries.filter((entry) => entry !== ''));
}

function entryOf(line: string): string {
  return line.replace(/#.*$/, '').trim();
}

export interface Applied {
  results: readonly Result[];
  /** Entries whose rule passed in all its cases: the failure is fixed. */
  stale: readonly string[];
  /** Entries that the run judged only in part, or not at all. */
  notJudged: readonly string[];
}

/** Returns the text of the baseline after a run. Comments stay, and so do entries that the run did not judge. */
export function updatedBaseline(text: string, { results, stale }: Applied, strict = false): string {
  const lines = text.split('\n').filter((line) => !stale.includes(entryOf(line)));
  const added = results.filter((result) => isNewFailure(result, strict)).map(nameOf);
  const kept = lines.join('\n').trimEnd();
  return [...(kept === '' ? [] : [kept]), ...added].map((line) => `${line}\n`).join('');
}

/** True if a result fails the run: a failure that the baseline does not list. In a strict run, an unlisted warning fails it too. */
export function isNewFailure({ status, known }: Result, strict: boolean): boolean {
  return !known && (status === 'failed' || (strict && status === 'warned'));
}

function nameOf(result: Result): string {
  return `${result.case}:${result.rules[0]}`;
}

/** Marks failures and warnings that the baseline lists. A stale entry would hide the next failure. */
export function applyBaseline(
  results: readonly Result[],
  baseline: Baseline,
  cases: readonly Pick<ListedCase, 'id' | 'rules'>[],
): Applied {
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
