import type { Evidence } from '../wire/evidence.ts';
import { escaped } from './escaped.ts';

/** When the things happened that a verdict rests on, drawn to scale; nothing where they are one instant. */
export function timeline(evidence: readonly Evidence[]): string {
  const instants = evidence.map(({ what, at }) => ({ what, at: Date.parse(at) }));
  const first = Math.min(...instants.map(({ at }) => at));
  const span = Math.max(...instants.map(({ at }) => at)) - first;
  if (instants.length < 2 || !(span >= 100)) return '';
  const marks = instants.map(({ what, at }, index) => {
    const x = 20 + ((at - first) / span) * 900;
    const y = index % 2 === 0 ? 14 : 46;
    const label = `${((at - first) / 1000).toFixed(2)} s`;
    return `<g><title>${escaped(what)}</title><line x1="${x.toFixed(0)}" x2="${x.toFixed(0)}" y1="20" y2="36" stroke-width="3"/><text x="${(x - 14).toFixed(0)}" y="${y}">${label}</text></g>`;
  });
  return `<svg viewBox="0 0 960 56" role="img" aria-label="Time line: ${escaped(instants.map(({ what }) => what).join(', '))}"><line x1="10" x2="950" y1="28" y2="28"/>${marks.join('')}</svg>`;
}
