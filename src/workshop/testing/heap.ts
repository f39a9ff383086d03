import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects garbage, and returns the size of the remaining objects on the heap in megabytes. */
export function megabytesInUse(): number {
  collect();
  return process.memoryUsage().heapUsed / 1_000_000;
}
