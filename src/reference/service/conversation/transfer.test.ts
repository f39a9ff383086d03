import { describe, expect, test } from 'vitest';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { agentOf, putAgent } from '../state/agents.ts';
import { createChannel } from '../state/channels.ts';
import { chatOf, chatWith, publishChat } from '../state/chats.ts';
import { engines } from '../store/testing/engines.ts';
import { Conversation } from './conversation.ts';

describe.each(engines)('a transfer on $name', ({ place }) => {
  test('a transfer moves the chat to a colleague or back into the queue, and publishes an event', async () => {
    await using at = await place();
    const store = await at.open();
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    const conversation = new Conversation({} as never);
    const chat_id = await work(async (journal) => {
      for (const name of ['ada', 'grace']) await putAgent(name, { name, online: true }, journal);
      const channel = await createChannel('shop', { name: 'Shop', agents: ['ada', 'grace'] }, journal);
      const chat = await chatWith(channel, 'kim', journal);
      await publishChat(chat, { agent_id: 'ada', handled_by: 'agents' }, journal, { event: 'chat_accepted' });
      return chat.chat_id;
    });
    const owners: unknown[] = [];
    for (const to of ['grace', undefined]) {
      await work(async (journal) => {
        const [chat, agent] = [(await chatOf(chat_id, journal))!, await agentOf(to, journal)];
        await conversation.transfer(chat, agent, journal);
      });
      const { agent_id, handled_by } = (await chatOf(chat_id, store))!;
      owners.push([agent_id, handled_by]);
    }
    expect(owners).toEqual([
      ['grace', 'agents'],
      [undefined, 'agents'],
    ]);
    const events = (await store.find('events', { after: 0, limit: 50 })).map(({ event }) => event);
    expect(events.filter((event) => event === 'chat_transferred')).toHaveLength(2);
    await store.close();
  });
});
