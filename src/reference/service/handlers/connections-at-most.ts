import { getHeapStatistics } from 'node:v8';
import { connections } from '../../limits.ts';

/**
 * The most simultaneous connections of the service. A share of the files that this process may open bounds it, because deliveries and the
 * store need files, too. A share of the memory bounds it as well. If the system reports no limit of files, only memory counts.
 */
export function connectionsAtMost(): number {
  const memory = (getHeapStatistics().heap_size_limit * connections.share) / connections.bytes;
  // To look up the names of connections takes time. The types lack this option.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const files = Number(userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY) || Number.POSITIVE_INFINITY;
  return Math.floor(Math.min(memory, files * connections.share));
}
