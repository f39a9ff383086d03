import { expect, test } from 'vitest';
import type { DeskChat, DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { Listeners } from './followers.ts';

test('an event about a visitor reaches that visitor’s listeners and no others', () => {
  const listeners = new Listeners();
  const told: unknown[] = [];
  const fail = (error: unknown) => expect(error).toBeUndefined();
  const tell = (who: unknown) => () => void told.push(who);
  const guests = Array.from({ length: 1000 }, (_, visitor_number) => ({
    concern: { visitor_number, channel_id: visitor_number < 3 ? 'small' : 'large' },
    listener: { tell: tell(visitor_number), fail },
  }));
  for (const { listener, concern } of guests) listeners.add(listener, concern);
  const desk = { tell: tell('desk'), fail };
  listeners.add(desk);
  const toldOf = (event: Omit<DeskEvent, 'event_id' | 'at'>) => {
    told.length = 0;
    listeners.tell({ event_id: 1, at: '', ...event }, () => 1);
    return [...told];
  };
  const chat = { chat_id: 5, visitor_number: 7 } as DeskChat;
  const channel = { channel_id: 'small', name: '', chunked: false, agents: [] };
  expect(toldOf({ event: 'entry_added', chat })).toEqual(['desk', 7]);
  expect(toldOf({ event: 'call_changed', chat })).toEqual(['desk', 7]);
  expect(toldOf({ event: 'channel_changed', channel })).toEqual(['desk', 0, 1, 2]);
  expect(toldOf({ event: 'destination_changed', channel })).toEqual(['desk']);
  expect(toldOf({ event: 'agent_changed' })).toHaveLength(1001);
  expect(toldOf({ event: 'note_added' })).toEqual(['desk']);
  for (const { listener, concern } of guests) listeners.remove(listener, concern);
  expect(listeners.size).toBe(1);
  expect(toldOf({ event: 'entry_added', chat })).toEqual(['desk']);
  listeners.remove(desk);
  expect(listeners.size).toBe(0);
});
