import { abbreviated, type Evidence } from '../wire/http/evidence.ts';
import { escaped } from './escaped.ts';

/** What a page spends on pictures of pages, which stand at broken rules only. */
export const pictureBudget = 600_000;

/** How many characters of a finding are always shown. */
export const lineLength = 120;
/** The least share of a case, however many cases there are. */
export const leastShare = 500;

/** What may still be spent, in characters. */
export interface Budget {
  left: number;
  words: number;
  pictures: number;
  /** Whether each look of a case has its evidence, or the first alone. */
  every: boolean;
  /** What one case may spend on evidence, so that the first ones do not take all of it. */
  share: number;
}

/** Lets one case spend no more than its share. */
export function withinShare(budget: Budget, write: () => string): string {
  const before = budget.left;
  const given = Math.min(before, budget.share);
  budget.left = given;
  const written = write();
  budget.left = before - (given - Math.max(0, budget.left));
  return written;
}

/** A text, long while there is room, else one line. */
export function words(text: string, budget: Budget): string {
  const long = abbreviated(text, 600);
  const beyond = Math.max(0, escaped(long).length - lineLength);
  if (beyond > budget.words) return escaped(abbreviated(text, lineLength));
  budget.words -= beyond;
  return escaped(long);
}

/** The time line of the evidence, while there is room. */
export function drawn(evidence: readonly Evidence[], budget: Budget): string {
  const line = timeline(evidence.slice(0, 12));
  budget.left -= line.length;
  return budget.left < 0 ? '' : line;
}

/** The evidence as it was on the wire. */
export function proof(evidence: readonly Evidence[], budget: Budget): string {
  const shown = evidence.slice(0, 12).map(({ what, at, wire, picture }, index) => {
    const head = escaped(`${abbreviated(what, 200)} at ${at}`);
    const alike = evidence.findIndex((each) => each.wire === wire);
    if (alike < index && picture === undefined)
      return `<p>${head}: the same as ${escaped(abbreviated(evidence[alike]!.what, 200))}</p>`;
    const bytes = escaped(abbreviated(wire, Math.min(900, Math.round(budget.share))));
    budget.left -= bytes.length;
    if (budget.left < 0) {
      const seen = pictureOf(what, picture, budget);
      return seen === '' ? '' : `<p>${head}</p>${seen}`;
    }
    return `<p>${head}</p><pre>${bytes}</pre>${pictureOf(what, picture, budget)}`;
  });
  const kept = shown.filter((each) => each !== '');
  const left = evidence.length - kept.length;
  const rest = left > 0 ? `<p>${left} more in the JSON report.</p>` : '';
  if (kept.length === 0) return '';
  return `<details><summary>Requests and answers</summary>${kept.join('')}${rest}</details>`;
}

function pictureOf(what: string, picture: string | undefined, budget: Budget): string {
  if (picture === undefined || picture.length > budget.pictures) return '';
  budget.pictures -= picture.length;
  return `<img alt="${escaped(abbreviated(what, 200))}" src="${escaped(picture)}">`;
}

/** The instants of the evidence, drawn to scale; empty when they are one instant. */
function timeline(evidence: readonly Evidence[]): string {
  const instants = evidence.map(({ what, at }) => ({ what, at: Date.parse(at) }));
  const first = Math.min(...instants.map(({ at }) => at));
  const span = Math.max(...instants.map(({ at }) => at)) - first;
  if (instants.length < 2 || !(span >= 100)) return '';
  // In hundredths of the width, whatever that is: words keep their size on a narrow screen.
  const placed = instants.map(({ what, at }) => ({
    what,
    x: Math.round(8 + ((at - first) / span) * 84),
    label: `${((at - first) / 1000).toFixed(2)} s`,
  }));
  const rows = [lowest, lowest];
  const marks = placed.map(({ what, x, label }, index) => {
    const row = index % 2;
    const isFree = x - (rows[row] ?? lowest) >= roomOfALabel;
    if (isFree) rows[row] = x;
    const text = isFree ? `<text x="${x}%" y="${row === 0 ? 14 : 48}">${label}</text>` : '';
    return `<g><title>${escaped(`${what}, ${label}`)}</title><line x1="${x}%" x2="${x}%" y1="20" y2="36" stroke-width="3"/>${text}</g>`;
  });
  return `<svg role="img" aria-label="Time line: ${escaped(placed.map(({ what, label }) => `${what} at ${label}`).join(', '))}"><line x1="5%" x2="95%" y1="28" y2="28"/>${marks.join('')}</svg>`;
}

const lowest = Number.NEGATIVE_INFINITY;
/** The least distance between two labels of a row. */
const roomOfALabel = 16;
