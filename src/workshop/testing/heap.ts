import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes of the heap that hold what is still needed. */
export function megabytesInUse(): number {
  collect();
  return process.memoryUsage().heapUsed / 1_000_000;
}
