import { getHeapStatistics } from 'node:v8';
import { connections } from '../../limits.ts';

/**
 * Returns the most simultaneous connections of the service. The number is a share of the files that this process may open, because
 * deliveries and the store need files, too. A share of the memory limits it further. If the system reports no limit of files, only the
 * memory counts.
 */
export function connectionsAtMost(): number {
  const memory = (getHeapStatistics().heap_size_limit * connections.share) / connections.bytes;
  // Without this option, the report looks up the host names of connections, which takes long. The types of Node lack the option.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const files = Number(userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY) || Number.POSITIVE_INFINITY;
  return Math.floor(Math.min(memory, files * connections.share));
}
