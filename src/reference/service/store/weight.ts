import { sizeLimits } from '../../limits.ts';

/**
 * Splits rows into batches. The total weight of a batch is within `sizeLimits.page`, so that its rows can be loaded together. A heavier row
 * gets its own batch.
 */
export function* piecesOf<Row extends { weight: number }>(rows: readonly Row[]): Generator<Row[], void> {
  for (let rest = rows; rest.length > 0; ) {
    const piece = readable(rest);
    yield piece;
    rest = rest.slice(piece.length);
  }
}

/** Returns the first rows whose total weight is within `sizeLimits.page`. Returns at least one row, unless `rows` is empty. */
export function readable<Row extends { weight: number }>(rows: readonly Row[]): Row[] {
  let heavy = 0;
  const end = rows.findIndex(({ weight }, index) => {
    heavy += weight;
    return heavy > sizeLimits.page && index > 0;
  });
  return end === -1 ? [...rows] : rows.slice(0, end);
}
