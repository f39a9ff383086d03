/** One line of the result: a measure, its value, and how it stands to the aim where there is one. */
export interface Finding {
  measure: string;
  value: number;
  unit: string;
  aim?: string;
  met?: boolean;
}

/** A value that should not be above a bound. */
export function atMost(measure: string, value: number, unit: string, bound: number): Finding {
  return { measure, value, unit, aim: `≤ ${bound}`, met: value <= bound };
}

/** A value that should not be below a bound. */
export function atLeast(measure: string, value: number, unit: string, bound: number): Finding {
  return { measure, value, unit, aim: `≥ ${bound}`, met: value >= bound };
}

/** The figures of one measurement; NaN where the system does not tell one. */
export interface Figures {
  perSecond?: number;
  /** The latency that half of the requests had at most, and 99 of 100, in milliseconds. */
  p50Ms?: number;
  p99Ms?: number;
  /** Processor time of the target for a request, in microseconds. */
  cpuUs?: number;
  /** Bytes that the target wrote to disks for a request. */
  written?: number;
}

const names: Record<keyof Figures, [name: string, unit: string]> = {
  perSecond: ['', '/s'],
  p50Ms: [', p50', 'ms'],
  p99Ms: [', p99', 'ms'],
  cpuUs: [', processor time of one', 'µs'],
  written: [', bytes written for one', 'bytes'],
};

/** A line for each figure. */
export function lines(measured: string, figures: Figures): Finding[] {
  return Object.entries(figures).map(([figure, value]) => {
    const [name, unit] = names[figure as keyof Figures];
    return { measure: measured + name, value, unit };
  });
}

/**
 * Measures each of several things as often, in turns, so that noise of the machine meets all of them. Gives the median of each figure.
 */
export async function inTurns<Name extends string, Measured extends { [Of in keyof Measured]: number }>(
  rounds: number,
  measures: Record<Name, () => Promise<Measured>>,
): Promise<Record<Name, Measured>> {
  const all = Object.entries<() => Promise<Measured>>(measures).map(([name, measure]) => ({
    name,
    measure,
    found: [] as Measured[],
  }));
  for (let round = 0; round < rounds; round++)
    for (const { measure, found } of all) found.push(await measure());
  return Object.fromEntries(all.map(({ name, found }) => [name, medians(found)])) as Record<Name, Measured>;
}

/** The value that a share of all values does not exceed. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}

function medians<Measured extends { [Of in keyof Measured]: number }>(all: readonly Measured[]): Measured {
  const names = Object.keys(all[0]!) as (keyof Measured)[];
  const middle = (name: keyof Measured) =>
    quantile(
      all.map((each) => each[name]),
      0.5,
    );
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Measured;
}
