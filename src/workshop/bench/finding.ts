/** One line of the result: what was measured, and how it stands to the aim where there is one. */
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

/** The value that a share of all values does not exceed. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The median of each figure. A figure that one of them lacks is NaN. */
export function medians<Figures extends { [Name in keyof Figures]: number | undefined }>(
  all: readonly Figures[],
): Figures {
  const names = Object.keys(all[0]!) as (keyof Figures)[];
  const middle = (name: keyof Figures) => median(all.map((each) => each[name] ?? Number.NaN));
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures;
}
