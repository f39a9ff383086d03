import { expect, test } from 'vitest';
import { Changes } from './changes.ts';
import { runTogether, Watch } from './unit.ts';

test('the `otherwise` actions of units run after the rollback of a failed commit', async () => {
  const log: string[] = [];
  const parts = {
    changes: new Changes(),
    watch: new Watch(),
    read: () => undefined,
    query: () => [],
    last: () => 0,
    failure: (error: unknown) => error,
  };
  const job = {
    unit: async (tx: { otherwise(action: () => void): void }) => tx.otherwise(() => log.push('otherwise')),
    resolve: () => log.push('resolved'),
    reject: () => log.push('rejected'),
  };
  const failed = runTogether([job], parts, {
    commit: () => Promise.reject(new Error('the disk is full')),
    remember: () => void log.push('remembered'),
    undo: () => void log.push('undone'),
  });
  await expect(failed).rejects.toThrow('the disk is full');
  expect(log).toEqual(['undone', 'otherwise']);
});
