import { bounded } from './bounded.ts';

/** So many pieces of one case are under way at a time; the connections to an address are bounded beside that. */
const width = 16;

/** Does something for each of a list whose order does not matter, side by side; the results are in the list's order. */
export function sideBySide<T, R>(all: Iterable<T>, act: (each: T) => Promise<R>): Promise<R[]> {
  const inTurn = bounded(width);
  return Promise.all([...all].map((each) => inTurn(() => act(each))));
}
