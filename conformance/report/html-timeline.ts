import type { Evidence } from '../wire/http/evidence.ts';
import { escaped } from './escaped.ts';

/** The instants of the evidence, drawn to scale; empty when they are one instant. */
export function timeline(evidence: readonly Evidence[]): string {
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
