// Computes the drawing of a state machine: boxes, and transitions that avoid all other boxes. Each transition has a label in its middle.
import dagre from '@dagrejs/dagre';
import type { StateMachine } from '../../../generated/states.ts';

interface Box {
  name: string;
  /** The upper left corner of the box: `x` from the left edge and `y` from the upper edge of the drawing. */
  x: number;
  y: number;
  begins: boolean;
  ends: boolean;
}

export interface Way {
  /** The path of the transition, from the edge of a box to the edge of a box. */
  path: string;
  /** The label of the transition: the centre of the label's box, and the lines of text. */
  label: { x: number; y: number; lines: string[] };
}

export interface Drawing {
  boxes: Box[];
  ways: Way[];
  width: number;
  height: number;
}

export const box = { width: 126, height: 34 };
/** The height of a line in a label, and the width of a letter. */
export const line = { height: 15, letter: 6.4 };
const longest = 14;

/** Draws a state machine. The transitions have words or only numbers as labels. A drawing with numbers fits the width of a phone. */
export function drawingOf(machine: StateMachine, labels: 'words' | 'numbers'): Drawing {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 12, ranksep: 16, edgesep: 8, marginx: 6, marginy: 6 });
  const names = new Set([...machine.begins, ...machine.ways.flatMap(({ from, to }) => [from, to])]);
  for (const name of names) graph.setNode(name, { ...box });
  const texts = machine.ways.map(({ by }, index) =>
    labels === 'words' ? wrapped(by.replace(/\.$/, '')) : [String(index + 1)],
  );
  for (const [index, { from, to }] of machine.ways.entries())
    graph.setEdge(from, to, { ...sizeOf(texts[index]!), labelpos: 'c' }, String(index));
  dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    boxes: [...names].map((name) => {
      const { x, y } = graph.node(name) as { x: number; y: number };
      return {
        name,
        x: x - box.width / 2,
        y: y - box.height / 2,
        begins: machine.begins.includes(name),
        ends: !machine.ways.some(({ from }) => from === name),
      };
    }),
    ways: machine.ways.map(({ from, to }, index) => {
      const { points, x, y } = graph.edge(from, to, String(index)) as {
        points: Point[];
        x: number;
        y: number;
      };
      return { path: curve(points), label: { x, y, lines: texts[index]! } };
    }),
    width,
    height,
  };
}

interface Point {
  x: number;
  y: number;
}

/** Returns the width and the height of a label. */
export function sizeOf(lines: readonly string[]): { width: number; height: number } {
  const letters = Math.max(...lines.map(({ length }) => length));
  return { width: letters * line.letter + 10, height: lines.length * line.height + 4 };
}

function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > longest && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Returns the path through the points: straight lines with slightly rounded corners, so the path runs through the label. */
function curve(points: readonly Point[]): string {
  const steps = points.slice(1, -1).map((corner, index) => {
    const [before, after] = [points[index]!, points[index + 2]!];
    return `L${at(pointTowards(corner, before))} Q${at(corner)} ${at(pointTowards(corner, after))}`;
  });
  return [`M${at(points[0]!)}`, ...steps, `L${at(points.at(-1)!)}`].join(' ');
}

/** Returns a point near `from`, in the direction of `to`. */
function pointTowards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(14, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
