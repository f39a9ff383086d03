import type { Pass } from '../widget/guests.ts';

/**
 * Makes a function that counts the open event streams of visitors, each until its end. It gives false where one more stream is too
 * many.
 */
export function streamsAtMost(mostOfOne: number, most: number): (pass: Pass, end: AbortSignal) => boolean {
  const open = new Map<string, number>();
  let all = 0;
  return ({ widget_id, customer_id }, end) => {
    const visitor = `${widget_id}\n${customer_id}`;
    const count = open.get(visitor) ?? 0;
    if (end.aborted || count >= mostOfOne || all >= most) return false;
    open.set(visitor, count + 1);
    all++;
    const over = () => {
      all--;
      const left = open.get(visitor)! - 1;
      if (left > 0) open.set(visitor, left);
      else open.delete(visitor);
    };
    end.addEventListener('abort', over, { once: true });
    return true;
  };
}
