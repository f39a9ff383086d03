import { describe, expect, test } from 'vitest';
import { bodyLimits } from '../../limits.ts';
import { DamagedRecord } from './damaged-record.ts';
import { rowOf } from './deliveries.ts';
import { type Store, StoreFailure } from './port.ts';
import { engines } from './testing/engines.ts';

const agent = (agent_id: string, name = agent_id) => ({ agent_id, data: { agent_id, name, online: false } });
const agents = async (store: Store) => {
  const rows = await store.find('agents');
  return rows.map(({ data }) => data.name);
};
const recorded = {
  delivery_id: 1,
  lane: '7 customer',
  kind: 'message' as const,
  operation: 'sendAgentMessage',
  recorded_at: 1,
  request: { url: 'https://shop.example', body: '{}' },
};
/** Returns a row that is longer than a page of the database file, so that writing it needs a new page. */
const long = (agent_id: string) => agent(agent_id, 'x'.repeat(20_000));

describe.each(engines)('a store on $name', ({ place }) => {
  test('returns the last version of each written row after it is opened again', async () => {
    await using at = await place();
    const store = await at.open();
    await store.work(async (tx) => tx.put('agents', agent('ada', 'Ada')));
    await store.work(async (tx) => tx.put('agents', agent('ada', 'Ada L.')));
    await store.work(async (tx) => tx.put('agents', agent('bo')));
    await store.work(async (tx) => tx.remove('agents', 'bo'));
    expect(await store.get('agents', 'bo')).toBeUndefined();
    await store.close();
    const again = await at.open();
    expect(await agents(again)).toEqual(['Ada L.']);
    expect(await again.get('agents', 'ada')).toEqual(agent('ada', 'Ada L.'));
    await again.close();
  });

  test('caches a delivery that was just recorded', async () => {
    await using at = await place();
    const store = await at.open();
    const row = rowOf({ ...recorded, state: 'pending', attempts: [] });
    await store.work(async (tx) => tx.put('deliveries', row));
    // It is the same object, so it was not read from the database.
    expect(await store.recent('deliveries', 1)).toBe(row);
    await store.close();
  });

  test('omits a damaged row from a list, and rejects a read of that row only', async () => {
    await using at = await place();
    const store = await at.open();
    await store.work(async (tx) => {
      tx.put('agents', agent('ada'));
      tx.put('agents', { agent_id: 'bo', data: null } as never);
    });
    await store.close();
    const again = await at.open();
    expect(await agents(again)).toEqual(['ada']);
    expect(await again.work(async (tx) => (await tx.find('agents')).length)).toBe(1);
    await expect(again.get('agents', 'bo')).rejects.toThrow(DamagedRecord);
    await again.close();
  });

  test('stores the longest identifier', async () => {
    await using at = await place();
    const store = await at.open();
    const longest = 'ü'.repeat(bodyLimits.identifier / 2);
    await store.work(async (tx) => tx.put('agents', agent(longest, 'Ada')));
    expect(await store.get('agents', longest)).toEqual(agent(longest, 'Ada'));
    await store.close();
  });

  test('stores the last version of a row that a transaction writes twice, even if it equals the stored one', async () => {
    await using at = await place();
    const store = await at.open();
    const row = rowOf({ ...recorded, state: 'pending', attempts: [] });
    await store.work(async (tx) => tx.put('deliveries', row));
    await store.work(async (tx) => {
      tx.put('deliveries', { ...row, state: 'failed', progress: { attempts: [], failure: 'no' } });
      // A query writes the changes so far to the database.
      await tx.find('agents');
      tx.put('deliveries', row);
    });
    await store.close();
    const again = await at.open();
    expect(await again.get('deliveries', 1)).toEqual(row);
    await again.close();
  });

  test('hides the changes of a unit until it is durable, and shows the unit its own changes', async () => {
    await using at = await place();
    const store = await at.open();
    let shownInside: unknown;
    const outside: Promise<unknown>[] = [];
    await store.work(async (tx) => {
      tx.put('agents', agent('ada'));
      const [row] = await tx.find('agents');
      shownInside = [await tx.get('agents', 'ada'), row];
      outside.push(store.get('agents', 'ada').then((found) => found?.data.name));
      tx.put('agents', agent('ada', 'Ada'));
    });
    expect(shownInside).toEqual([agent('ada'), agent('ada')]);
    // This read began before the unit was durable. It may return the row from before or after the unit.
    expect([undefined, 'Ada']).toContain(await outside[0]);
    expect(await agents(store)).toEqual(['Ada']);
    await store.close();
  });

  test('runs units in the order of the calls, and each sees the changes of the unit before it', async () => {
    await using at = await place();
    const store = await at.open();
    await store.work(async (tx) => tx.put('agents', agent('ada', '')));
    const letters = [...'the quick brown fox jumps over the lazy dog'];
    await Promise.all(
      letters.map((letter) =>
        store.work(async (tx) => {
          const { data } = (await tx.get('agents', 'ada'))!;
          await tx.find('agents');
          tx.put('agents', agent('ada', data.name + letter));
        }),
      ),
    );
    expect(await agents(store)).toEqual([letters.join('')]);
    await store.close();
  });

  test('keeps no change of a failed unit, and commits the other units of its transaction', async () => {
    await using at = await place();
    const store = await at.open();
    const done: string[] = [];
    const unit = (name: string, fails = false) =>
      store.work(async (tx) => {
        tx.put('agents', agent(name));
        tx.put('agents', agent('last', name));
        tx.afterwards(() => done.push(name));
        const number = await tx.next('chat');
        if (fails) throw new Error(`${name} does not want to`);
        return number;
      });
    const units = [unit('ada'), unit('bo', true), unit('cy'), unit('di')];
    const [first, second, third, fourth] = await Promise.allSettled(units);
    expect(second).toMatchObject({ reason: { message: 'bo does not want to' } });
    expect([first, third, fourth]).toMatchObject([{ value: 1 }, { value: 2 }, { value: 3 }]);
    expect(done).toEqual(['ada', 'cy', 'di']);
    expect(await agents(store)).toEqual(['ada', 'cy', 'di', 'di']);
    await store.close();
  });

  test('does not run a unit again for an error in an `afterwards` action', async () => {
    await using at = await place();
    const store = await at.open();
    const add = (fails: boolean) =>
      store.work(async (tx) => {
        const number = await tx.next('call');
        tx.put('agents', agent(`${number}`));
        tx.afterwards(() => {
          if (fails) throw new Error('nobody listens');
        });
        return number;
      });
    const [first, second, third] = await Promise.allSettled([add(false), add(true), add(false)]);
    expect(second).toMatchObject({ reason: { message: 'nobody listens' } });
    expect([first, third]).toMatchObject([{ value: 1 }, { value: 3 }]);
    expect(await agents(store)).toEqual(['1', '2', '3']);
    await store.close();
  });

  test('runs each unit in its own transaction if a row cannot be stored, or if a unit fails after a query', async () => {
    await using at = await place();
    const store = await at.open();
    const runs: string[] = [];
    const unit = (name: string, change: (name: string) => unknown) =>
      store.work(async (tx) => {
        runs.push(name);
        tx.put('agents', agent(name));
        await tx.find('agents');
        await change(name);
      });
    const fine = () => {};
    const fails = () => Promise.reject(new Error('no'));
    await expect(
      Promise.allSettled([unit('ada', fine), unit('bo', fails), unit('cy', fine)]),
    ).resolves.toMatchObject([
      { status: 'fulfilled' },
      { reason: { message: 'no' } },
      { status: 'fulfilled' },
    ]);
    const broken = store.work(async (tx) => {
      tx.put('agents', { agent_id: null as never, data: agent('di').data });
    });
    const beside = store.work(async (tx) => tx.put('agents', agent('ed')));
    const [wrong, right] = await Promise.allSettled([broken, beside]);
    expect(wrong.status).toBe('rejected');
    expect((wrong as PromiseRejectedResult).reason).not.toBeInstanceOf(StoreFailure);
    expect(right.status).toBe('fulfilled');
    expect(await agents(store)).toEqual(['ada', 'cy', 'ed']);
    await store.close();
  });

  test('runs each unit once if one fails after a query and before any change', async () => {
    await using at = await place();
    const store = await at.open();
    const runs: string[] = [];
    const unit = (name: string, fails = false) =>
      store.work(async (tx) => {
        runs.push(name);
        const number = await tx.next('call');
        if (fails) {
          await tx.find('agents');
          throw new Error('no');
        }
        tx.put('agents', agent(name));
        return number;
      });
    await expect(Promise.allSettled([unit('ada'), unit('bo', true), unit('cy')])).resolves.toMatchObject([
      { value: 1 },
      { reason: { message: 'no' } },
      { value: 2 },
    ]);
    expect(runs).toEqual(['ada', 'bo', 'cy']);
    expect(await agents(store)).toEqual(['ada', 'cy']);
    await store.close();
  });

  test('assigns no number and keeps no change while it cannot write, and works again afterwards', async () => {
    await using at = await place();
    const store = await at.open();
    const done: string[] = [];
    const write = (name: string) =>
      store.work(async (tx) => {
        tx.put('agents', long(name));
        tx.afterwards(() => done.push(name));
        return tx.next('chat');
      });
    expect(await write('ada')).toBe(1);
    await at.fill(store, true);
    const refused = await Promise.allSettled([write('bo'), write('cy'), write('di')]);
    for (const each of refused) {
      expect((each as PromiseRejectedResult).reason).toBeInstanceOf(StoreFailure);
      expect((each as PromiseRejectedResult).reason).toMatchObject({ statusCode: 503 });
    }
    expect(await store.get('agents', 'bo')).toBeUndefined();
    expect(await store.work(async (tx) => (await tx.get('agents', 'cy')) ?? 'none')).toBe('none');
    await at.fill(store, false);
    expect(await write('ed')).toBe(2);
    expect(done).toEqual(['ada', 'ed']);
    await store.close();
    const again = await at.open();
    expect(await agents(again)).toEqual([long('ada'), long('ed')].map(({ data }) => data.name));
    expect(await again.work((tx) => tx.next('chat'))).toBe(3);
    await again.close();
  });

  test('assigns no number twice, even if the row with that number was removed', async () => {
    await using at = await place();
    const store = await at.open();
    const numbers = await Promise.all(Array.from({ length: 50 }, () => store.work((tx) => tx.next('event'))));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    await store.close();
    const again = await at.open();
    expect(await again.work((tx) => tx.next('event'))).toBe(51);
    await again.close();
  });

  test('stores rows separately if their keys differ in any way', async () => {
    await using at = await place();
    const store = await at.open();
    const keys = ['x', 'X', ' x', 'x ', 'é', 'e\u0301', 'x\u00a0', '1', '01', '☕😀', '', 'ß', 'ss'];
    await Promise.all(keys.map((key) => store.work(async (tx) => tx.put('agents', agent(key)))));
    await store.close();
    const again = await at.open();
    expect((await agents(again)).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) expect((await again.get('agents', key))?.agent_id).toBe(key);
    await again.close();
  });

  test('rejects only the unit whose row has a key that cannot be stored unchanged, and completes the other units', async () => {
    await using at = await place();
    const store = await at.open();
    const results = await Promise.allSettled(
      ['x\ud800', 'good', 'x\ud801', 'y\u0000z'].map((key) =>
        store.work(async (tx) => tx.put('agents', agent(key))),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'rejected']);
    expect(await agents(store)).toEqual(['good']);
    await store.close();
  });

  test.each(['y\u0000z', 'y\ud800'])('finds nothing for a text that cannot be a key: %#', async (text) => {
    await using at = await place();
    const store = await at.open();
    await store.work(async (tx) => tx.put('agents', agent('y')));
    expect(await store.find('channelsOfProvider', { provider_id: text })).toEqual([]);
    expect(await store.get('agents', text)).toBeUndefined();
    await store.close();
  });

  test('rejects changes of a unit that has ended', async () => {
    await using at = await place();
    const store = await at.open();
    let late: Promise<unknown> = Promise.resolve();
    await store.work(async (tx) => {
      const isPut = new Promise(setImmediate).then(() => tx.put('agents', agent('late')));
      late = expect(isPut).rejects.toThrow(/is over/);
    });
    await late;
    await store.close();
  });

  test('completes the requested units before it closes, and rejects later ones', async () => {
    await using at = await place();
    const store = await at.open();
    const written = store.work(async (tx) => tx.put('agents', agent('ada')));
    await store.close();
    await written;
    await expect(store.work(async () => {})).rejects.toThrow(/closed/);
    const again = await at.open();
    expect(await agents(again)).toEqual(['ada']);
    await again.close();
  });
});
