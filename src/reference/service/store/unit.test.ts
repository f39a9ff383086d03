import { expect, test } from 'vitest';
import { Changes, runTogether } from './unit.ts';

test('after a failed commit the changes are undone, no promise of a unit settles, and no `afterwards` action runs', async () => {
  const log: string[] = [];
  const parts = {
    changes: new Changes(),
    read: () => undefined,
    query: () => [],
    last: () => 0,
    failure: (error: unknown) => error,
  };
  const job = {
    unit: async (tx: { afterwards(action: () => void): void }) => tx.afterwards(() => log.push('acted')),
    resolve: () => log.push('resolved'),
    reject: () => log.push('rejected'),
  };
  const failed = runTogether([job], parts, {
    commit: () => Promise.reject(new Error('the disk is full')),
    remember: () => void log.push('remembered'),
    undo: () => void log.push('undone'),
  });
  await expect(failed).rejects.toThrow('the disk is full');
  expect(log).toEqual(['undone']);
});
