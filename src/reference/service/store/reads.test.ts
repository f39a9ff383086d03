import { afterAll, describe, expect, test } from 'vitest';
import { partitionOf } from './partitions.ts';
import type { Delivery } from './records.ts';
import type { Tables } from './tables.ts';
import { engines } from './testing/engines.ts';

function delivery(delivery_id: number, more: Partial<Delivery> = {}): Tables['deliveries'] {
  const data: Delivery = {
    delivery_id,
    lane: '7 customer',
    operation: 'sendAgentMessage',
    kind: 'message',
    state: 'pending',
    recorded_at: 0,
    request: { url: 'https://shop.example/chat', body: '{"lane":"another"}' },
    attempts: [],
    ...more,
  };
  const { lane, state, kind, chat_id = null, entry_id = null } = data;
  return { delivery_id, state, lane, partition: partitionOf(lane), chat_id, entry_id, kind, data };
}

describe.each(engines)('the reads of a store on $name', ({ place, stop }) => {
  afterAll(stop);

  test('pendingDeliveries finds those of a partition behind a number, whatever the receiver answered', async () => {
    await using at = await place();
    const store = await at.open();
    const answered = { number: 1, startedAt: 0, endedAt: 1, answer: '\0 \ud800 "lane":"x"' };
    const rows = [
      delivery(1, { attempts: [answered] }),
      delivery(2, { lane: '8 customer' }),
      delivery(3, { state: 'delivered' }),
      delivery(4),
    ];
    await store.work(async (tx) => {
      for (const row of rows) tx.put('deliveries', row);
    });
    const shown = rows.map(({ delivery_id, lane, data }) => ({
      delivery_id,
      lane,
      weight: JSON.stringify(data).length,
    }));
    const all = (after: number) => store.find('pendingDeliveries', { after, limit: 10 });
    expect(await all(0)).toEqual([shown[0], shown[1], shown[3]]);
    expect(await all(1)).toEqual([shown[1], shown[3]]);
    const partition = partitionOf('7 customer');
    expect(await store.find('pendingDeliveries', { after: 0, partition, limit: 10 })).toEqual([
      shown[0],
      shown[3],
    ]);
    expect(await store.find('pendingDeliveries', { after: 0, partition, limit: 1 })).toEqual([shown[0]]);
    await store.close();
  });
});
