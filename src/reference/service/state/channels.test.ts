import { describe, expect, test } from 'vitest';
import { formerAddressMs } from '../../limits.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import type { Reader } from '../store/port.ts';
import { engines } from '../store/testing/engines.ts';
import { changeChannel, channelAt, channelOf, createChannel, renewAddress } from './channels.ts';

describe.each(engines)('the former address of a channel on $name', ({ place }) => {
  test('the former address is valid until its stated end, even if other settings of the channel change', async () => {
    await using at = await place();
    const store = await at.open();
    let clock = 1_000_000;
    const now = () => clock;
    const work = workOf({ store, events: new EventLog(store), now });
    const known = async (reader: Reader = store) => (await channelOf('shop', reader))!;
    const created = await work((journal) => createChannel('shop', { name: 'Shop', agents: [] }, journal));
    await work(async (journal) => renewAddress(await known(journal), true, journal));
    await work(async (journal) => changeChannel(await known(journal), { name: 'New' }, journal));
    const renewed = await known();
    expect(renewed.former).toEqual({
      random_string: created.random_string,
      until: clock + formerAddressMs,
    });
    const isGood = async (random_string: string) =>
      (await channelAt('shop', random_string, store, now)) !== undefined;
    clock += formerAddressMs - 1;
    expect([await isGood(created.random_string), await isGood(renewed.random_string)]).toEqual([true, true]);
    clock += 1;
    expect([await isGood(created.random_string), await isGood(renewed.random_string)]).toEqual([false, true]);
    await store.close();
  });
});
