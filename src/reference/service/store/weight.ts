import { sizeLimits } from '../../limits.ts';

/** All of some rows, in pieces of as many as are read at once. */
export function* piecesOf<Row extends { weight: number }>(rows: readonly Row[]): Generator<Row[], void> {
  for (let rest = rows; rest.length > 0; ) {
    const piece = readable(rest);
    yield piece;
    rest = rest.slice(piece.length);
  }
}

/** The first of some rows, as many as are read at once: one at least. */
export function readable<Row extends { weight: number }>(rows: readonly Row[]): Row[] {
  let heavy = 0;
  const end = rows.findIndex(({ weight }, index) => {
    heavy += weight;
    return heavy > sizeLimits.page && index > 0;
  });
  return end === -1 ? [...rows] : rows.slice(0, end);
}
