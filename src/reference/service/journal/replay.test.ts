import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { putAgent } from '../state/agents.ts';
import { createChannel } from '../state/channels.ts';
import { changeChat, chatWith, storeCall } from '../state/chats.ts';
import { SqliteStore } from '../store/engines/sqlite/sqlite.ts';
import { workOf } from './journal.ts';
import { EventLog } from './log.ts';

test('an event that is read again from the store has the same data as when it was published', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-replay-'));
  const store = new SqliteStore(join(folder, 'store.sqlite'));
  const log = new EventLog(store);
  const work = workOf({ store, events: log, now: Date.now });
  const hangUp = new AbortController();
  const live = log.follow(0, hangUp.signal);
  const chat = await work(async (journal) => {
    await putAgent('anna', { name: 'Anna', online: true }, journal);
    const channel = await createChannel('shop', { name: 'Shop', agents: ['anna'] }, journal);
    return chatWith(channel, 'kim', journal);
  });
  for (let first = 0; first < 3; first++) await live.next();
  const rest = Promise.all(Array.from({ length: 5 }, () => live.next()));
  for (const customer_typing of [true, false])
    await work((journal) =>
      journal.event({ event: 'typing_changed', chat: changeChat(chat, { customer_typing }, journal) }),
    );
  await work(async (journal) => {
    const ids = { call_id: await journal.next('call'), chat_id: chat.chat_id, agent_id: 'anna' };
    const call = { ...ids, type: 'callback', phone: '+491', status: 'start' } as const;
    await storeCall(call, journal);
    await storeCall({ ...call, status: 'error', reason: 'busy' }, journal);
    await putAgent('anna', { name: 'Anna', online: false }, journal);
  });
  await work((journal) => putAgent('anna', { name: 'Anna', online: true }, journal));

  const announced = (events: IteratorResult<{ data: DeskEvent }>[]) =>
    events.map(({ value: { data } }) => [
      data.event,
      data.call ?? data.chat?.customer_typing ?? data.agent?.online,
    ]);
  const published = announced(await rest);
  expect(published).toMatchObject([
    ['typing_changed', true],
    ['typing_changed', false],
    ['call_changed', { status: 'start' }],
    ['call_changed', { status: 'error', reason: 'busy' }],
    ['agent_changed', false],
  ]);
  const replay = log.follow(3, hangUp.signal);
  const replayed = [];
  for (const _ of published) replayed.push(await replay.next());
  expect(announced(replayed)).toEqual(published);
  hangUp.abort();
  await store.close();
  rmSync(folder, { recursive: true });
});
