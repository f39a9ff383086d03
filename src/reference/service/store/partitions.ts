import { hash } from 'node:crypto';
import { RecentMap } from '../../../contract/recent-map.ts';

/** Into how many partitions lanes are spread. Part of the form of the store: processes of one store must agree. */
export const partitions = 128;

/** The partition of a lane: the same in every process, for as long as the lane is. */
export function partitionOf(lane: string): number {
  return known.getOrMake(lane, () => Number.parseInt(hash('sha1', lane, 'hex').slice(0, 8), 16) % partitions);
}

const known = new RecentMap<string, number>(10_000);
