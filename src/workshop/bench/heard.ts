/** What a target `receiver` has heard so far. */
export interface Heard {
  /** How many different messages came, and how many of them twice, three times and so on at least. */
  times: number[];
  /** From the first to the last. */
  perSecond: number;
}

/** When each message came, as often as it did, in milliseconds of the receiver's clock. */
export type Arrivals = number[][];

export async function heardBy({ url }: { url: string }): Promise<Heard> {
  return (await (await fetch(url)).json()) as Heard;
}

export async function arrivalsAt({ url }: { url: string }): Promise<Arrivals> {
  return (await (await fetch(`${url}/arrivals`)).json()) as Arrivals;
}
