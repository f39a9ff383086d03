import { getHeapStatistics } from 'node:v8';
import { connections } from '../../limits.ts';

/**
 * The connections that the service takes at the same time: a share of the files that this process may open, so that deliveries and
 * the store keep theirs, and of its memory. Only memory counts where the system does not say how many files there are.
 */
export function connectionsAtMost(): number {
  const memory = (getHeapStatistics().heap_size_limit * connections.share) / connections.bytes;
  // Looking up names of connections takes time; the types do not know the switch.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const files = Number(userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY) || Number.POSITIVE_INFINITY;
  return Math.floor(Math.min(memory, files * connections.share));
}
