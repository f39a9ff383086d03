import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { StoreFailure } from '../../port.ts';
import { ConnectionLost } from './connect.ts';
import { isDurable, mostWaiting, Writer, type WriterParts } from './writer.ts';

/** Returns connections to a database that never responds. `tries` counts the attempts to connect. */
function away() {
  const tries = { count: 0 };
  const open = async (): Promise<never> => {
    tries.count++;
    await new Promise(setImmediate);
    throw new ConnectionLost('The database cannot be used now');
  };
  return { tries, connections: { open } as unknown as WriterParts['connections'] };
}

test('rejects all waiting units at once if the database does not respond', async () => {
  const { tries, connections } = away();
  const writer = new Writer({ connections, processCount: { processes: 2 } } as WriterParts);
  const units = Array.from({ length: 1500 }, () => writer.work(async () => {}));
  for (const each of await Promise.allSettled(units))
    expect(each).toMatchObject({ reason: expect.any(ConnectionLost) });
  expect(tries.count).toBe(1);
});

test('rejects a unit at once if too many wait', async () => {
  const { connections } = away();
  const writer = new Writer({ connections, processCount: { processes: 2 } } as WriterParts);
  const units = Array.from({ length: mostWaiting + 1 }, () => writer.work(async () => {}));
  const last = units.pop()!;
  await expect(last).rejects.toThrow(StoreFailure);
  await expect(last).rejects.toThrow(/units of work wait/);
  await Promise.allSettled(units);
});

test('rejects with isOutcomeUnknown if the store is closed before the outcome is known', async () => {
  const { connections } = away();
  await expect(isDurable({ number: 1, id: randomUUID() }, connections, () => true)).rejects.toMatchObject({
    isOutcomeUnknown: true,
  });
});
