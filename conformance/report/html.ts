import type { Result } from '../run/verdicts.ts';
import type { Report } from './json.ts';
import { escaped } from './junit.ts';

/** One page that opens anywhere: nothing in it is fetched. */
export function asHtml(reports: readonly Report[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance</title>
<style>${style}</style>
<main>
<h1>Conformance</h1>
${reports.map(section).join('\n')}
</main>
</html>
`;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
main { max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
summary { cursor: pointer; display: grid; grid-template-columns: 7rem 7rem 5rem 1fr; gap: 1rem }
details { border-bottom: 1px solid #8884; padding: .3rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #8881; padding: .6rem }
img { max-width: 100%; border: 1px solid #8884 }
.failed, .error { color: #c22 } .passed { color: #183 } .warned, .inconclusive { color: #a60 } .info { color: #06b }
@media (prefers-color-scheme: dark) {
  .failed, .error { color: #f88 } .passed { color: #7d7 } .warned, .inconclusive { color: #fb5 } .info { color: #7bf }
}`;

function section({ target, contract, started, durationMs, summary, results }: Report): string {
  const counts = Object.entries(summary).filter(([, count]) => count > 0);
  return `<h2>${escaped(target)}</h2>
<p>Contract ${escaped(contract)}, begun ${escaped(started)}, ${(durationMs / 1000).toFixed(1)} s:
${counts.map(([status, count]) => `${count} ${status}`).join(', ')}.</p>
${results.map(row).join('\n')}`;
}

function row({
  status,
  rules: [rule],
  level,
  title,
  case: id,
  expected,
  observed,
  evidence,
}: Result): string {
  const open = ['failed', 'warned', 'error'].includes(status) ? ' open' : '';
  const proof = evidence.map(
    ({ what, at, wire, picture }) =>
      `<p>${escaped(`${what} at ${at}`)}</p><pre>${escaped(wire)}</pre>${picture === undefined ? '' : `<img alt="${escaped(what)}" src="${escaped(picture)}">`}`,
  );
  return `<details${open}><summary><b class="${status}">${status}</b> <span>${rule ?? ''}</span> <span>${level}</span>
<span>${escaped(title)}</span></summary>
<p>${escaped(id)}</p><p>Expected: ${escaped(expected)}</p><p>Observed: ${escaped(observed)}</p>
${proof.join('')}</details>`;
}
