import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { VisitorEvent } from '../../../../generated/reference/visitor/types.ts';
import { wordsOf } from '../../shared/markup.ts';
import { type Journal, type Work, workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { putAgent } from '../state/agents.ts';
import { createChannel, setWidget } from '../state/channels.ts';
import { chatWith, endChat } from '../state/chats.ts';
import { enter } from '../state/visitors.ts';
import type { Reader, Store } from '../store/port.ts';
import type { Channel, Visitor } from '../store/records.ts';
import { engines, type Place } from '../store/testing/engines.ts';
import { feedOf, type Pass, passOf } from './visitor-view.ts';

describe.each(engines)('the widget’s event stream on $name', (engine) => {
  let place: Place;
  let store: Store;
  let work: Work;
  let events: EventLog;
  let channel: Channel;
  let hangUp: AbortController;
  /**
   * The reads of the store: the numbers of rows that queries returned and of agents that were read. `turns` has the iteration of the event
   * loop for each query, `chats` the number of each chat that was read.
   */
  let read: { rows: number; turns: number[]; chats: unknown[]; agents: number };
  let turn = 0;

  beforeEach(async () => {
    place = await engine.place();
    store = await place.open();
    hangUp = new AbortController();
    read = { rows: 0, turns: [], chats: [], agents: 0 };
    const counting: Reader = {
      get(table, key) {
        if (table === 'chats') read.chats.push(key);
        if (table === 'agents') read.agents++;
        return store.get(table, key);
      },
      async find(...asked) {
        read.turns.push(turn);
        const rows = await store.find(...asked);
        read.rows += rows.length;
        return rows;
      },
    };
    events = new EventLog(counting);
    work = workOf({ store, events, now: Date.now });
    follow = (pass, { visitor_number }, after) =>
      feedOf({ store: counting, events }, pass, visitor_number, after, hangUp.signal);
    channel = await work(async (journal) => {
      await putAgent('ada', { name: 'Ada', online: true }, journal);
      const made = await createChannel('shop', { name: 'Shop', agents: ['ada'] }, journal);
      await setWidget(made, {}, journal);
      return (await journal.get('channels', 'shop'))!.data;
    });
  });
  afterEach(async () => {
    hangUp.abort();
    await store.close();
    await place[Symbol.asyncDispose]();
  });
  let follow: (pass: Pass, visitor: Visitor, after: number) => ReturnType<typeof feedOf>;

  const passAt = (who: string) => passOf('shop', who);
  const come = (who: string) => work((journal) => enter('shop', passAt(who).customer_id, {}, journal));
  const sayIn = async (journal: Journal, who: string, text: string) => {
    const chat = await chatWith(channel, passAt(who).customer_id, journal);
    await journal.entry(chat, 'customer', { type: 'text', text });
    return chat;
  };
  const say = (who: string, text: string) => work((journal) => sayIn(journal, who, text));
  /** Reads the events of a stream up to the entry with this text. */
  const toldUntil = async (stream: ReturnType<typeof feedOf>, text: string) => {
    const told: VisitorEvent[] = [];
    for await (const { data } of stream) {
      told.push(data);
      if (data.entry && wordsOf(data.entry) === text) break;
    }
    return told;
  };

  test('a stream from the first event reads no events of other visitors, and does not block the event loop', async () => {
    const me = await come('me');
    for (let each = 0; each < 60; each++) await come(`other ${each}`);
    await work(async (journal) => {
      await endChat(await sayIn(journal, 'me', 'first'), journal);
    });
    for (let batch = 0; batch < 10; batch++) {
      await work(async (journal) => {
        for (let each = 0; each < 600; each++) await sayIn(journal, `other ${each % 60}`, 'theirs');
      });
    }
    await work(async (journal) => {
      for (let each = 0; each < 100; each++) await sayIn(journal, 'me', `more ${each}`);
    });
    await say('me', 'last');
    let isOver = false;
    const turning = (async () => {
      for (; !isOver; turn++) await nextTurn();
    })();
    const told = await toldUntil(follow(passAt('me'), me, 0), 'last');
    isOver = true;
    await turning;
    const texts = told.flatMap(({ entry }) => (entry ? wordsOf(entry) : []));
    expect(texts).toEqual(['first', ...Array.from({ length: 100 }, (_, each) => `more ${each}`), 'last']);
    expect(told.filter(({ event }) => event === 'chat')).toHaveLength(3);
    expect(new Set(read.chats)).toEqual(new Set([1, 62]));
    expect(read.rows).toBeLessThan(120);
    const ofTurns = Map.groupBy(read.turns, (each) => each);
    expect(Math.max(...[...ofTurns.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
  });

  test('after an event, the availability of a channel is computed once for all its visitors', async () => {
    const names = Array.from({ length: 50 }, (_, each) => `guest ${each}`);
    const streams: ReturnType<typeof feedOf>[] = [];
    for (const name of names) streams.push(follow(passAt(name), await come(name), await events.last()));
    const next = streams.map((stream) => stream.next());
    // When each stream has sent the visitor's own message, all streams have sent the earlier events.
    for (const name of names) await say(name, name);
    await Promise.all(next);
    await Promise.all(streams.map((stream) => stream.next()));
    read.agents = 0;
    await work((journal) => putAgent('ada', { online: false }, journal));
    const told = await Promise.all(streams.map((stream) => stream.next()));
    expect(told.map(({ value }) => value.data.availability?.mode)).toEqual(names.map(() => 'offline'));
    expect(read.agents).toBe(1);
  });
});
