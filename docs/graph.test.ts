import { expect, test } from 'vitest';
import { states } from '../generated/states.ts';
import { graphOf } from './src/contract/graph.ts';

test.each(Object.entries(states))(
  '%s: every state has a box of its own, and every way an arrow',
  (_name, machine) => {
    const { boxes, arrows, width, height } = graphOf(machine);
    const named = new Set(machine.ways.flatMap(({ from, to }) => [from, to]));
    expect(new Set(boxes.map(({ name }) => name))).toEqual(named);
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length);
    expect(arrows.reduce((sum, { both }) => sum + (both ? 2 : 1), 0)).toBe(machine.ways.length);
    for (const { x, y } of boxes) expect(x >= 0 && y >= 0 && x < width && y < height).toBe(true);
  },
);
