// A state machine as boxes and arrows: columns by the number of steps from the beginning, ends in the last one.
import type { StateMachine } from '../../../generated/states.ts';

interface Box {
  name: string;
  x: number;
  y: number;
  begins: boolean;
  ends: boolean;
}

interface Arrow {
  path: string;
  /** Whether there is a way back, too. */
  both: boolean;
}

export const box = { width: 132, height: 38 };
const gap = { x: 92, y: 40 };

/** Boxes by their upper left corners, and paths from edge to edge, in a picture of the given size. */
export function graphOf(machine: StateMachine): {
  boxes: Box[];
  arrows: Arrow[];
  width: number;
  height: number;
} {
  const columns = columnsOf(machine);
  const tallest = Math.max(...columns.map((names) => names.length));
  const height = tallest * (box.height + gap.y) + gap.y;
  const boxes = columns.flatMap((names, column) =>
    names.map((name, row) => ({
      name,
      x: 6 + column * (box.width + gap.x),
      y: ((row + 0.5) * height) / names.length - box.height / 2,
      begins: machine.begins.includes(name),
      ends: isEnd(machine, name),
    })),
  );
  const at = (name: string) => boxes.find((each) => each.name === name)!;
  const has = (from: string, to: string) => machine.ways.some((way) => way.from === from && way.to === to);
  const arrows = machine.ways
    .filter(
      ({ from, to }, index) =>
        !has(to, from) || machine.ways.findIndex((w) => w.from === to && w.to === from) > index,
    )
    .map(({ from, to }) => ({ path: pathOf(at(from), at(to), height), both: has(to, from) }));
  return { boxes, arrows, width: columns.length * (box.width + gap.x) - gap.x + 12, height };
}

const isEnd = ({ ways }: StateMachine, name: string) => !ways.some(({ from }) => from === name);

function columnsOf(machine: StateMachine): string[][] {
  const depth = new Map(machine.begins.map((name) => [name, 0]));
  for (const [name, steps] of depth)
    for (const { from, to } of machine.ways) if (from === name && !depth.has(to)) depth.set(to, steps + 1);
  const inner = [...depth].filter(([name]) => !isEnd(machine, name));
  const last = Math.max(...inner.map(([, steps]) => steps)) + 1;
  const columns = Array.from({ length: last }, (_, n) =>
    inner.filter(([, d]) => d === n).map(([name]) => name),
  );
  const ends = [...depth.keys()].filter((name) => isEnd(machine, name));
  return ends.length > 0 ? [...columns, ends] : columns;
}

function pathOf(from: Box, to: Box, height: number): string {
  const middle = (each: Box) => each.y + box.height / 2;
  if (from.x === to.x) {
    const x = from.x + box.width / 2;
    return from.y < to.y
      ? `M${x} ${from.y + box.height} V${to.y - 2}`
      : `M${x} ${from.y} V${to.y + box.height + 2}`;
  }
  const isForward = from.x < to.x;
  const start = from.x + (isForward ? box.width : 0);
  const end = isForward ? to.x - 2 : to.x + box.width + 2;
  const [y1, y2] = [middle(from), middle(to)];
  const isFar = Math.abs(to.x - from.x) > box.width + gap.x;
  if (!isFar) {
    const half = (start + end) / 2;
    return `M${start} ${y1} C${half} ${y1} ${half} ${y2} ${end} ${y2}`;
  }
  // Past the boxes between the two, on the side where it begins.
  const side = y1 < height / 2 ? 8 : height - 8;
  const bend = isForward ? gap.x : -gap.x;
  return `M${start} ${y1} C${start + bend} ${side} ${end - bend} ${side} ${end} ${y2}`;
}
