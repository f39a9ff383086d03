import type { Manner, Side } from './manners.ts';

/** A request that arrived, and how it was answered. */
export interface Arrival {
  side: Side;
  at: number;
  /** For how long this process did not look at its sockets before. */
  lagMs: number;
  /** What is the same in every attempt of one delivery. */
  key: string;
  channel: number;
  text: string;
  manner: Manner;
  /** When an answer that is right was given in full. */
  wellAt?: number;
}
