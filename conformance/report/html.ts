import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type RuleId, rules } from '../../generated/rules.ts';
import { type Result, type Seen, statuses } from '../run/verdicts.ts';
import { abbreviated } from '../wire/http/evidence.ts';
import { conclusion } from './conclusion.ts';
import { escaped } from './escaped.ts';
import { wrong } from './faults.ts';
import {
  type Budget,
  drawn,
  leastShare,
  lineLength,
  pictureBudget,
  proof,
  withinShare,
  words,
} from './html-proof.ts';
import type { Report } from './json.ts';

/** The style of the report: light and dark, print, and a screen of 320 pixels. Filters work by `:has`, without a script. */
const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --bad: #b3261e; --good: #1b6e3c; --so: #8a5a00; --line: #8886; --soft: #8882 }
@media (prefers-color-scheme: dark) { :root { --bad: #ff9c94; --good: #7ddc9c; --so: #ffc36b } }
body { margin: 0 }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere }
.verdict { border-left: .4rem solid; padding: .1rem 0 .1rem .8rem; margin-bottom: 1rem } .verdict p { color: CanvasText; margin: .3rem 0 } .verdict h2 { margin: .2rem 0 }
.bad { color: var(--bad) } .good { color: var(--good) } .so { color: var(--so) }
.filters details { flex-basis: 100%; border: 0; margin: 0; padding: 0 }
.filters { display: flex; flex-wrap: wrap; gap: .3rem 1rem; border: 1px solid var(--line); border-radius: .4rem; padding: .4rem .8rem }
article, details { border: 1px solid var(--line); border-radius: .4rem; margin: .6rem 0; padding: .5rem .8rem; overflow-wrap: anywhere }
article:target, details:target { outline: 3px solid var(--so) }
details details, article details { border: 0; padding: 0; margin: .3rem 0 }
summary { cursor: pointer } article p { margin: .4rem 0 }
dl { display: grid; grid-template-columns: 1fr 1fr; gap: .2rem 1.5rem; margin: .4rem 0 }
dt { font-weight: 600; grid-row: 1 } dd { margin: 0; grid-row: 2 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); padding: .6rem; margin: .3rem 0; font-size: .85rem }
svg { width: 100%; height: 56px; display: block; overflow: visible } svg text { font: 11px system-ui; fill: currentColor; text-anchor: middle } svg line { stroke: currentColor }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .15rem .6rem .15rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere } td:nth-child(-n+2), th { white-space: nowrap } td:nth-child(3) { width: 45% }
a { color: inherit }
img { max-width: 100%; border: 1px solid var(--line) }
@media (max-width: 40rem) { dl { display: block } dt { margin-top: .3rem } table, tbody, tr, td { display: block } td, td:nth-child(3) { border: 0; padding: 0; width: auto } tr { border-top: 1px solid var(--line); padding: .3rem 0 } thead { display: none } }
@media print { :root { color-scheme: light; font-size: 10pt; --bad: #b3261e; --good: #1b6e3c; --so: #8a5a00 } main { max-width: none; padding: 0 } .filters, article details:not([open]) { display: none } summary { list-style: none } article { border-width: 1px 0 0; border-radius: 0; padding: .4rem 0 } h2, h3, h3 + p, article > p { break-after: avoid } dl, tr, svg, img { break-inside: avoid } }
`;

/** The classes by which statuses are coloured. */
const tones = {
  passed: 'good',
  failed: 'bad',
  warned: 'so',
  info: '',
  skipped: '',
  inconclusive: 'so',
  error: 'bad',
} as const;

/** The longest page, without pictures, so that the other side cannot choose its size. */
const longestPage = 150_000;

/** Budgets for evidence, and for the words of findings beyond a line each. The first that fits is used. */
const budgets = [
  { left: 60_000, words: 60_000, every: true },
  ...[60_000, 50_000, 40_000, 30_000, 20_000, 10_000, 0].map((left) => ({ left, words: left, every: false })),
];

/** One self-contained page, for the person who has to fix the findings. */
export function asHtml(reports: readonly Report[]): string {
  let page = '';
  const found = findingsOf(reports);
  for (const each of budgets) {
    const share = Math.max(leastShare, (each.left / found.length) * 2);
    const budget = { ...each, share, pictures: pictureBudget };
    page = pageOf(reports, budget);
    if (page.length - (pictureBudget - budget.pictures) <= longestPage) break;
  }
  return page;
}

function findingsOf(reports: readonly Report[]): Result[] {
  return reports.flatMap(({ results }) => results.filter(({ status }) => wrong.includes(status)));
}

function brokenRules(reports: readonly Report[]): RuleId[] {
  return [...new Set(findingsOf(reports).flatMap(({ rules: [rule] }) => rule ?? []))];
}

function pageOf(reports: readonly Report[], budget: Budget): string {
  const css = `${style}${filterStyle(reports)}`;
  // The policy keeps content of the other side from running or loading anything.
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>Conformance: ${escaped(reports.map(({ target }) => target).join(', '))}</title>
<style>${css}</style>
<main>
<h1>Conformance</h1>
${reports.map(verdict).join('\n')}
${filters(reports)}
${reports.map((report) => findings(report, budget)).join('\n')}
${reports.map(others).join('\n')}
</main>
</html>
`;
}

function verdict(report: Report): string {
  const { target, contract, started, durationMs, summary, outcome, address } = report;
  const tone = outcome === 'conforms' ? 'good' : outcome === 'incomplete' ? 'so' : 'bad';
  const [said = '', ...reasons] = conclusion(report);
  const counts = statuses.filter((status) => summary[status] > 0);
  const where = address === undefined ? '' : ` at ${escaped(address)}`;
  return `<section class="verdict ${tone}"><h2>${escaped(target)}${where}</h2>
<p><strong>${escaped(said)}</strong></p>${reasons.map((reason) => `<p>${escaped(abbreviated(reason))}</p>`).join('')}
<p>${counts.map((status) => `${summary[status]} ${status}`).join(', ')}. Contract ${escaped(contract)}, begun ${escaped(started)}, ${(durationMs / 1000).toFixed(1)} s.</p></section>`;
}

/** A box for each verdict, and for each target where there are several. */
function filters(reports: readonly Report[]): string {
  const seen = statuses.filter((status) => reports.some(({ summary }) => summary[status] > 0));
  const parties = reports.length > 1 ? reports.map(({ target }) => target) : [];
  const box = (name: string) =>
    `<label><input type="checkbox" id="show-${escaped(name)}" checked> ${escaped(name)}</label>`;
  const ofRules = brokenRules(reports).map(
    (rule) => `${box(rule)} <a href="#${rule}" aria-label="Go to ${rule}">↓</a>`,
  );
  const rulesShown =
    ofRules.length === 0
      ? ''
      : `<details><summary>Rules to fix (${ofRules.length})</summary>${ofRules.join(' ')}</details>`;
  return `<form class="filters" aria-label="What is shown">${[...seen, ...parties].map(box).join('')}${rulesShown}</form>`;
}

function filterStyle(reports: readonly Report[]): string {
  const names = [...statuses, ...reports.map(({ target }) => target), ...brokenRules(reports)];
  return names
    .map((name) => `body:has(#show-${name}:not(:checked)) .is-${name} { display: none }`)
    .join('\n');
}

/** The findings by rule, the gravest first. */
function findings({ target, results }: Report, budget: Budget): string {
  const found = wrong.flatMap((status) => results.filter((result) => result.status === status));
  const byRule = [...Map.groupBy(found, ({ rules: [rule] }) => rule!)];
  const groups = byRule.map(([rule, own]) => ruleOf(rule, own, budget));
  return groups.length > 0
    ? `<section class="is-${target}"><h2>${target}: what to fix</h2>${groups.join('\n')}</section>`
    : '';
}

function ruleOf(rule: RuleId, own: readonly Result[], budget: Budget): string {
  const { text, level, source } = rules[rule];
  const classes = [...new Set(own.map(({ status }) => status))];
  const shown = classes.length === 1 ? ` is-${classes[0]}` : '';
  return `<section id="${rule}" class="is-${rule}${shown}"><h3>${rule} (${level}): ${escaped(text)}</h3>
<p><small>Section ${escaped(source)} of the source</small></p>
${own.map((result) => caseOf(rule, result, budget)).join('\n')}</section>`;
}

function caseOf(rule: RuleId, result: Result, budget: Budget): string {
  const {
    status,
    title,
    case: id,
    known,
    lagMs,
    times = 1,
    more = [],
    expected,
    observed,
    evidence,
  } = result;
  const looks = [{ expected, observed, evidence, times }, ...more];
  const notes = [
    known ? 'known to the baseline' : '',
    lagMs === undefined ? '' : `the suite itself was at most ${lagMs} ms late`,
  ].filter((note) => note !== '');
  return `<article class="is-${status}" id="${rule}.${escaped(id)}">
<p><b class="${tones[status]}">${status}</b> ${escaped(title)} <a href="#${rule}.${escaped(id)}">${escaped(id)}</a>${notes.length > 0 ? ` (${notes.join(', ')})` : ''}</p>
${withinShare(budget, () => looksOf(looks, budget))}</article>`;
}

/** The first observation always, and the others while there is room. */
function looksOf(looks: readonly Seen[], budget: Budget): string {
  const shown: string[] = [];
  for (const [index, look] of looks.entries()) {
    if (index > 0 && budget.words < lineLength * 10) break;
    const hasEvidence = index === 0 || budget.every;
    shown.push(lookOf(look, budget, hasEvidence ? looks[index - 1] : look));
  }
  const left = looks.length - shown.length;
  return `${shown.join('')}${left > 0 ? `<p>${left} more in the JSON report.</p>` : ''}`;
}

/** Evidence that the observation before has too is shown once. */
function lookOf(
  { expected, observed, evidence, times }: Seen,
  budget: Budget,
  before: Seen | undefined,
): string {
  const often = times > 1 ? ` (${times} times the same)` : '';
  const isSame = before !== undefined && isDeepStrictEqual(before.evidence, evidence);
  return `<dl><dt>Expected</dt><dd>${words(expected, budget)}</dd><dt>Observed</dt><dd>${words(observed, budget)}${often}</dd></dl>
${isSame ? '' : `${drawn(evidence, budget)}${proof(evidence, budget)}`}`;
}

/** All other verdicts, a line each. */
function others({ target, results }: Report): string {
  const rest = results.filter(({ status }) => !wrong.includes(status));
  if (rest.length === 0) return '';
  const rows = rest.map(({ status, rules: [rule], level, title, case: id, observed, noted }) => {
    const told = status === 'passed' && !noted ? '' : abbreviated(observed, 240);
    return `<tr class="is-${status}" id="${rule}.${escaped(id)}.${status}"><td class="${tones[status]}">${status}</td><td>${rule} ${level}</td><td>${escaped(title)}</td><td>${escaped(told)}</td></tr>`;
  });
  return `<details class="is-${target}" open><summary>${target}: everything else</summary><table><thead><tr><th>verdict</th><th>rule</th><th>case</th><th>told</th></tr></thead><tbody>
${rows.join('\n')}</tbody></table></details>`;
}
