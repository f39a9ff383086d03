import { expect, test } from 'vitest';
import type { DeskChat, DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { Listeners } from './followers.ts';

test('an event about a visitor reaches that visitor’s listeners and no others', () => {
  const listeners = new Listeners();
  const receivers: unknown[] = [];
  const fail = (error: unknown) => expect(error).toBeUndefined();
  const receive = (who: unknown) => () => void receivers.push(who);
  const guests = Array.from({ length: 1000 }, (_, visitor_number) => ({
    concern: { visitor_number, channel_id: visitor_number < 3 ? 'small' : 'large' },
    listener: { receive: receive(visitor_number), fail },
  }));
  for (const { listener, concern } of guests) listeners.add(listener, concern);
  const desk = { receive: receive('desk'), fail };
  listeners.add(desk);
  const receiversOf = (event: Omit<DeskEvent, 'event_id' | 'at'>) => {
    receivers.length = 0;
    listeners.publish({ event_id: 1, at: '', ...event }, () => 1);
    return [...receivers];
  };
  const chat = { chat_id: 5, visitor_number: 7 } as DeskChat;
  const channel = { channel_id: 'small', name: '', chunked: false, agents: [] };
  expect(receiversOf({ event: 'entry_added', chat })).toEqual(['desk', 7]);
  expect(receiversOf({ event: 'call_changed', chat })).toEqual(['desk', 7]);
  expect(receiversOf({ event: 'channel_changed', channel })).toEqual(['desk', 0, 1, 2]);
  expect(receiversOf({ event: 'destination_changed', channel })).toEqual(['desk']);
  expect(receiversOf({ event: 'agent_changed' })).toHaveLength(1001);
  expect(receiversOf({ event: 'note_added' })).toEqual(['desk']);
  for (const { listener, concern } of guests) listeners.remove(listener, concern);
  expect(listeners.size).toBe(1);
  expect(receiversOf({ event: 'entry_added', chat })).toEqual(['desk']);
  listeners.remove(desk);
  expect(listeners.size).toBe(0);
});
