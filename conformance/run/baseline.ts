import type { Result } from './verdicts.ts';

/** Known failures of a project: rule ids, or `case:rule`. */
export type Baseline = ReadonlySet<string>;

/** Reads a baseline: one entry a line, `#` begins a comment. */
export function readBaseline(text: string): Baseline {
  const entries = text.split('\n').map(entryOf);
  return new Set(entries.filter((entry) => entry !== ''));
}

function entryOf(line: string): string {
  return line.replace(/#.*$/, '').trim();
}

/**
 * The baseline's text after a run: new failures are added, and entries whose failure is fixed are removed. Comments stay, and so
 * do entries that the run did not judge.
 */
export function updatedBaseline(text: string, results: readonly Result[]): string {
  const { results: marked, stale } = applyBaseline(results, readBaseline(text));
  const lines = text.split('\n').filter((line) => !stale.includes(entryOf(line)));
  const added = marked
    .filter(({ status, known }) => status === 'failed' && !known)
    .map((result) => `${result.case}:${result.rules[0]}`);
  const kept = lines.join('\n').trimEnd();
  return [...(kept === '' ? [] : [kept]), ...added].map((line) => `${line}\n`).join('');
}

/**
 * Marks the failures that the baseline lists, and names the entries whose failure is fixed: a stale entry would hide the
 * next failure.
 */
export function applyBaseline(
  results: readonly Result[],
  baseline: Baseline,
): { results: Result[]; stale: string[] } {
  const used = new Set<string>();
  const ran = new Set<string>();
  const marked = results.map((result) => {
    const names = [result.rules[0] ?? '', `${result.case}:${result.rules[0]}`];
    const entry = names.find((name) => baseline.has(name));
    if (entry === undefined) return result;
    ran.add(entry);
    if (result.status !== 'failed') return result;
    used.add(entry);
    return { ...result, known: true };
  });
  return { results: marked, stale: [...baseline].filter((entry) => ran.has(entry) && !used.has(entry)) };
}
