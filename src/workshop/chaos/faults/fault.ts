import type { Ledger } from '../ledger/ledger.ts';
import type { Random } from '../ledger/random.ts';
import type { Fleet } from '../service/fleet.ts';

/** The parts that a fault acts on. */
export interface FaultParts {
  fleet: Fleet;
  ledger: Ledger;
  random: Random;
}

/** Something that goes wrong; resolves when it is over. */
export interface Fault {
  name: string;
  /** Its share among the faults. */
  weight: number;
  happen(parts: FaultParts): Promise<void>;
}
