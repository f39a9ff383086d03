import { expect, test } from 'vitest';
import { states } from '../generated/states.ts';
import { box, drawingOf, sizeOf } from './src/contract/graph.ts';

const drawings = Object.entries(states).flatMap(([name, machine]) =>
  (['words', 'numbers'] as const).map((labels) => ({ name, labels, machine, ...drawingOf(machine, labels) })),
);

test.each(drawings)(
  'in the drawing of $name by $labels, every state has a box and every transition a label',
  ({ machine, boxes, ways, width, height }) => {
    const named = new Set(machine.ways.flatMap(({ from, to }) => [from, to]));
    expect(new Set(boxes.map(({ name }) => name))).toEqual(named);
    expect(ways.map(({ label }) => label.lines.join('')).filter(Boolean)).toHaveLength(machine.ways.length);
    for (const { x, y } of boxes) {
      expect(x >= 0 && y >= 0 && x + box.width <= width && y + box.height <= height).toBe(true);
    }
  },
);

test.each(drawings)(
  'in the drawing of $name by $labels, no transition runs behind a box, and no label hides another label',
  ({ boxes, ways }) => {
    const behind = ways.flatMap(({ path }) =>
      boxes
        .filter((each) => pointsOf(path).some((point) => isInside(each, point)))
        .map(({ name }) => `${path} behind ${name}`),
    );
    expect(behind).toEqual([]);
    const labels = ways.map(({ label }) => ({ ...label, ...sizeOf(label.lines) }));
    const hidden = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1 &&
            Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 1,
        ),
    );
    expect(hidden).toEqual([]);
  },
);

/** Returns true if a point is inside a box, and not only at the edge of the box. */
const isInside = ({ x, y }: { x: number; y: number }, [px, py]: [number, number]) =>
  px > x + 2 && px < x + box.width - 2 && py > y + 2 && py < y + box.height - 2;

/** Returns points along a path that consists of lines and curves. */
function pointsOf(path: string): [number, number][] {
  const [start, ...steps] = path
    .split(/ ?(?=[MLQ])/)
    .map((step) => step.slice(1).trim().split(' ').map(Number));
  let [x, y] = start as [number, number];
  const points: [number, number][] = [];
  for (const numbers of steps) {
    const [cx, cy, ex, ey] =
      numbers.length === 4 ? numbers : [(x + numbers[0]!) / 2, (y + numbers[1]!) / 2, ...numbers];
    for (let t = 0; t <= 1; t += 0.05) {
      const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      points.push([mix(x, cx!, ex!), mix(y, cy!, ey!)]);
    }
    [x, y] = [ex!, ey!];
  }
  return points;
}
