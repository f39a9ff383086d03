import { readFileSync } from 'node:fs';
import type { Addresses, Usage } from '../load.ts';

/** Tells the bench that this process can be measured, and from then on what it has used whenever it is asked. */
export function ready(addresses: Addresses): void {
  // A bench that is broken off leaves nothing behind.
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

/** The bytes that this process has caused to be written to disks so far. */
function written(): number {
  try {
    return Number(/^write_bytes: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);
  } catch {
    // Only Linux tells.
    return Number.NaN;
  }
}
