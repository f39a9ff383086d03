import { readFileSync } from 'node:fs';
import type { Addresses, Usage } from '../load.ts';

/** Reports to the bench that this process is ready to be measured. From then on, the process responds to each message with its usage. */
export function ready(addresses: Addresses): void {
  // If the bench is aborted, this process ends too.
  process.once('disconnect', () => process.exit(0));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = {
      cpuMs: (user + system) / 1000,
      memory: process.memoryUsage().rss,
      written: written(),
    };
    process.send?.(usage);
  });
  process.send?.(addresses);
}

/** Returns the number of bytes that this process has written to disks so far. */
function written(): number {
  try {
    return Number(/^write_bytes: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);
  } catch {
    // Only Linux has this file.
    return Number.NaN;
  }
}
