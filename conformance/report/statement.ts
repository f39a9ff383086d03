import type { Outcome } from '../run/exit.ts';
import { asJson, type Report } from './json.ts';
import { escaped } from './printable.ts';

/** Returns a party's statement after a run: the target, the contract, the date, and the rules that were observed. */
export function statementOf({ contract, target, address, started, outcome, coverage, results }: Report) {
  const seen = results.filter(({ status, idle }) => status !== 'skipped' && !idle);
  return {
    contract,
    target,
    ...(address !== undefined && { address }),
    tested: started,
    outcome,
    must: coverage.must,
    observed: [...new Set(seen.flatMap(({ rules }) => rules))].toSorted(),
    notSeen: coverage.unseen.map(({ rule }) => rule),
    idle: coverage.idle.map(({ rule }) => rule),
    optedOut: coverage.optedOut,
    // The open points of the contract (questions that it leaves to the implementation), with the observed choice.
    choices: seen.flatMap(({ observed }) =>
      [...observed.matchAll(/([^;]*?) \((OPEN-\d+)\)/g)].map(([, told = '', point = '']) => ({
        point,
        seen: told.trim(),
      })),
    ),
  };
}

export function asStatement(reports: readonly Report[]): string {
  return asJson(reports.map(statementOf));
}

const badges = {
  conforms: ['conforms', '#1b6e3c'],
  doesNot: ['does not conform', '#b3261e'],
  usage: ['not tested', '#b3261e'],
  unreachable: ['not reached', '#5f6368'],
  inconclusive: ['inconclusive', '#8a5a00'],
  incomplete: ['incomplete', '#8a5a00'],
  suiteFault: ['not tested', '#5f6368'],
} as const satisfies Record<Outcome, readonly [words: string, colour: string]>;

/** Returns the statement as an SVG badge for a README. If rules were excluded, the badge shows their number. */
export function asBadge({ contract, target, outcome, coverage: { seen, must, optedOut } }: Report): string {
  const [words, colour] = badges[outcome];
  const left = `${target} ${contract}`;
  const partly = optedOut.length > 0 ? `, ${optedOut.length} left out` : '';
  const right = `${words} (${seen}/${must}${partly})`;
  const [wide, far] = [left, right].map((text) => Math.round(text.length * 6.6) + 14) as [number, number];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide + far}" height="20" role="img" aria-label="${escaped(`${left}: ${right}`)}">
<rect width="${wide}" height="20" fill="#444"/><rect x="${wide}" width="${far}" height="20" fill="${colour}"/>
<g fill="#fff" font-family="Verdana, sans-serif" font-size="11"><text x="7" y="14">${escaped(left)}</text><text x="${wide + 7}" y="14">${escaped(right)}</text></g>
</svg>
`;
}
