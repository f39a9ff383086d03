import type { Ledger } from '../ledger/ledger.ts';

/** Violations, in the order of the table. */
const mustNotBe = [
  'lost',
  'doubled',
  'misplaced',
  'out of order',
  'done though refused',
  'unended',
  'attempts against the policy',
  'given twice',
  'events missed or twice',
  'chats left open',
  'redirects followed',
  'faults',
  'wrong in the store',
] as const;

/** Counts of acts, in the order of the table. */
const wasDone = [
  'kills',
  'stops',
  'pauses',
  'restarts of PostgreSQL',
  'connections cut',
  'full disks',
  'failed commits',
  'clock jumps',
  'channels removed',
  'acknowledged',
  'deliveries',
  'requests received',
  'events seen',
] as const;

/** Counts that are allowed and reported. */
const mayBe = [
  'repeated after a kill',
  'answered when it was too late',
  'begun in time, seen early',
  'of a bot, not shown',
  'shown again while a clock was wrong',
  'early over a kill and a clock that was set',
] as const;

/** The closing count of a run. */
export interface Closing {
  engine: string;
  seed: number;
  seconds: number;
  done: Record<string, number>;
  mayBe: Record<string, number>;
  mustNotBe: Record<string, number>;
  /** Violations, a few of each kind. */
  examples: Record<string, string[]>;
  isGood: boolean;
}

const shown = 10;

export function close(ledger: Ledger, engine: string, seed: number, seconds: number): Closing {
  const numbers = (names: readonly string[], of: (name: string) => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  const done = (name: string) => ledger.done.get(name) ?? 0;
  return {
    engine,
    seed,
    seconds: Math.round(seconds),
    done: numbers(wasDone, done),
    mayBe: numbers(mayBe, done),
    mustNotBe: numbers(mustNotBe, (name) => ledger.wrong.get(name)?.length ?? 0),
    examples: Object.fromEntries([...ledger.wrong].map(([name, all]) => [name, all.slice(0, shown)])),
    isGood: ledger.wrong.size === 0,
  };
}

export function asTable({ engine, seed, seconds, done, mayBe, mustNotBe, examples }: Closing): string {
  const line = ([name, count]: [string, number]) =>
    `  ${name.padEnd(44)}${count.toLocaleString('en').padStart(9)}`;
  const part = (title: string, counts: Record<string, number>) => [
    title,
    ...Object.entries(counts).map(line),
  ];
  const found = Object.entries(examples).flatMap(([name, all]) => [
    `${name}:`,
    ...all.map((each) => `  ${each}`),
  ]);
  return [
    `${engine}, seed ${seed}, ${seconds} s`,
    ...part(' done', done),
    ...part(' may be', mayBe),
    ...part(' must be 0', mustNotBe),
    ...found,
  ].join('\n');
}
