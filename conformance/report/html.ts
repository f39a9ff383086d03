import { createHash } from 'node:crypto';
import { statuses } from '../run/verdicts.ts';
import { abbreviated, abbreviatedList, type Evidence } from '../wire/http/evidence.ts';
import { describeFault, type Fault, faultsIn } from './faults.ts';
import type { Report } from './json.ts';
import { escaped } from './printable.ts';
import { conclusion, outcomeColours, statusColours } from './table.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --bad: #b3261e; --good: #1b6e3c; --so: #8a5a00; --line: #8886; --soft: #8882 }
@media (prefers-color-scheme: dark) { :root { --bad: #ff9c94; --good: #7ddc9c; --so: #ffc36b } }
body { margin: 0 }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere }
.verdict { border-left: .4rem solid; padding: .1rem 0 .1rem .8rem; margin-bottom: 1rem } .verdict p { color: CanvasText; margin: .3rem 0 } .verdict h2 { margin: .2rem 0 }
.red { color: var(--bad) } .green { color: var(--good) } .yellow, .magenta { color: var(--so) }
article, details { border: 1px solid var(--line); border-radius: .4rem; margin: .6rem 0; padding: .5rem .8rem; overflow-wrap: anywhere }
article:target, details:target { outline: 3px solid var(--so) }
details details, article details { border: 0; padding: 0; margin: .3rem 0 }
summary { cursor: pointer } article p { margin: .4rem 0 }
dl { display: grid; grid-template-columns: 1fr 1fr; gap: .2rem 1.5rem; margin: .4rem 0 }
dt { font-weight: 600; grid-row: 1 } dd { margin: 0; grid-row: 2 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); padding: .6rem; margin: .3rem 0; font-size: .85rem }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .15rem .6rem .15rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere } td:nth-child(-n+2), th { white-space: nowrap } td:nth-child(3) { width: 45% }
a { color: inherit }
img { max-width: 100%; border: 1px solid var(--line) }
@media (max-width: 40rem) { dl { display: block } dt { margin-top: .3rem } table, tbody, tr, td { display: block } td, td:nth-child(3) { border: 0; padding: 0; width: auto } tr { border-top: 1px solid var(--line); padding: .3rem 0 } thead { display: none } }
@media print { :root { color-scheme: light; font-size: 10pt; --bad: #b3261e; --good: #1b6e3c; --so: #8a5a00 } main { max-width: none; padding: 0 } article details:not([open]) { display: none } summary { list-style: none } article { border-width: 1px 0 0; border-radius: 0; padding: .4rem 0 } h2, h3, h3 + p, article > p { break-after: avoid } dl, tr, img { break-inside: avoid } }
`;

/** Limits on the page, so that long responses of the other party cannot make it too large. */
const mostFaults = 50;
const roomForFaults = 60_000;
const roomForPictures = 600_000;
const mostVerdicts = 12;
const mostEvidence = 12;

export function asHtml(reports: readonly Report[]): string {
  // The policy blocks scripts and external resources in the content of the other party.
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>Conformance: ${escaped(reports.map(({ target }) => target).join(', '))}</title>
<style>${style}</style>
<main>
<h1>Conformance</h1>
${reports.map(verdict).join('\n')}
${toFix(reports)}
${reports.map(otherVerdicts).join('\n')}
</main>
</html>
`;
}

function verdict(report: Report): string {
  const { target, contract, started, durationMs, summary, outcome, address } = report;
  const [said = '', ...reasons] = conclusion(report);
  const counts = statuses.filter((status) => summary[status] > 0);
  const where = address === undefined ? '' : ` at ${escaped(address)}`;
  return `<section class="verdict ${outcomeColours[outcome] ?? 'red'}"><h2>${escaped(target)}${where}</h2>
<p><strong>${escaped(said)}</strong></p>${reasons.map((reason) => `<p>${escaped(abbreviated(reason))}</p>`).join('')}
<p>${counts.map((status) => `${summary[status]} ${status}`).join(', ')}. Contract ${escaped(contract)}, begun ${escaped(started)}, ${(durationMs / 1000).toFixed(1)} s.</p></section>`;
}

function toFix(reports: readonly Report[]): string {
  const all = reports.flatMap(({ target, results }) => faultsIn(results).map((fault) => ({ target, fault })));
  const shown = all.slice(0, mostFaults);
  const share = Math.floor(roomForFaults / shown.length);
  let pictures = roomForPictures;
  const sections = [...Map.groupBy(shown, ({ target }) => target)].map(([target, own]) => {
    const articles = own.map(({ fault }, index) => {
      const [look] = fault.observations;
      const pictured = look!.evidence.map((each) => {
        const size = each.picture?.length ?? 0;
        if (size > pictures) return { ...each, picture: '' };
        pictures -= size;
        return each;
      });
      return faultOf(fault, pictured, index + 1, share);
    });
    return `<section><h2>${target}: what to fix</h2>${articles.join('\n')}</section>`;
  });
  const left = all.length - shown.length;
  return `${sections.join('\n')}${left > 0 ? `<p>${left} more in the JSON report.</p>` : ''}`;
}

function faultOf(fault: Fault, evidence: readonly Evidence[], number: number, share: number): string {
  const { verdicts } = fault;
  const { first, rule, also, says, expected, observed, alike, curl } = describeFault(fault);
  const lags = verdicts.map(({ lagMs = 0 }) => lagMs);
  const further = verdicts.slice(mostVerdicts).map(({ case: id }) => id);
  const items = verdicts.slice(0, mostVerdicts).map(({ rules: [own], case: id, title }) => {
    const anchor = `${own}.${escaped(id)}`;
    return `<li id="${anchor}">${own} in <a href="#${anchor}">${escaped(id)}</a>: ${escaped(title)}</li>`;
  });
  const line = (what: string, text: string) =>
    text === '' ? '' : `<p>${what} ${shortened(text, share / 8)}</p>`;
  return `<article><h3>${number}. <b class="${statusColours[first.status]}">${first.status}</b> ${[rule, ...also].join(', ')}${escaped(says)}</h3>
<dl><dt>Expected</dt><dd>${shortened(expected, share / 8)}</dd><dt>Observed</dt><dd>${shortened(observed, share / 4)}</dd></dl>
${line('The same for:', alike.join('; '))}
<p>Repeat it: add <code>--only ${escaped(first.case)}</code> to the command.</p>
${curl === undefined || curl.length > share / 2 ? '' : `<details><summary>The request as a command</summary><pre>${escaped(curl)}</pre></details>`}
<ul>${items.join('')}</ul>
${line('Also in', abbreviatedList(further, 40))}
${Math.max(...lags) > 0 ? `<p>The suite itself was at most ${Math.max(...lags)} ms late.</p>` : ''}
${evidenceAsHtml(evidence.slice(0, mostEvidence), share / 2)}</article>`;
}

/** Returns the evidence as HTML of about `room` characters. Equal bytes are shown once. */
function evidenceAsHtml(evidence: readonly Evidence[], room: number): string {
  if (evidence.length === 0) return '';
  const first = Date.parse(evidence[0]!.at);
  const different = new Set(evidence.map(({ wire }) => wire)).size;
  const shown = evidence.map(({ what, at, wire, picture = '' }, index) => {
    const seconds = (Date.parse(at) - first) / 1000;
    const head = escaped(
      `${abbreviated(what, 200)} at ${at}${seconds > 0 ? `, +${seconds.toFixed(3)} s` : ''}`,
    );
    const alike = evidence.findIndex((each) => each.wire === wire);
    const bytes =
      alike < index
        ? `<p>The same as ${escaped(abbreviated(evidence[alike]!.what, 200))}</p>`
        : `<pre>${shortened(wire, room / different)}</pre>`;
    const image =
      picture === '' ? '' : `<img alt="${escaped(abbreviated(what, 200))}" src="${escaped(picture)}">`;
    return `<p>${head}</p>${bytes}${image}`;
  });
  return `<details><summary>Requests and responses</summary>${shown.join('')}</details>`;
}

/** Escapes a text for HTML, and drops the middle if the markup is longer than `limit`. */
function shortened(text: string, limit: number): string {
  const whole = escaped(text);
  const most = Math.max(lineLength, limit);
  return whole.length <= most
    ? whole
    : escaped(abbreviated(text, Math.floor((most * text.length) / whole.length)));
}

const lineLength = 120;

function otherVerdicts({ target, results }: Report): string {
  const told = new Set(faultsIn(results).flatMap(({ verdicts }) => verdicts));
  const rest = results.filter((result) => !told.has(result));
  if (rest.length === 0) return '';
  const rows = rest.map(({ status, rules: [rule], level, title, case: id, observed, noted, idle, known }) => {
    const note = status === 'passed' && !noted ? '' : shortened(observed, 240);
    const told = idle ? 'no verdict' : status === 'info' ? 'noted' : status;
    return `<tr id="${rule}.${escaped(id)}.${status}"><td class="${statusColours[status]}">${told}${known ? ' (known)' : ''}</td><td>${rule}${status === 'info' ? '' : ` ${level}`}</td><td>${escaped(title)}</td><td>${note}</td></tr>`;
  });
  return `<details open><summary>${target}: everything else</summary><table><thead><tr><th>verdict</th><th>rule</th><th>case</th><th>told</th></tr></thead><tbody>
${rows.join('\n')}</tbody></table></details>`;
}
