import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createChannel, newestChat, notesOf, openService, readChat, say, write } from '../testing/site.ts';

test('the service starts with damaged rows, leaves them out of its lists, and the desk has a note on each', async () => {
  await using first = await openService();
  const { desk } = first;
  await desk.putAgent({ path: { agent_id: 'bo' }, body: { name: 'Bo', online: false } });
  const good = await createChannel(desk, 'http://127.0.0.1:9/chat');
  const bad = await createChannel(desk, undefined);
  for (const id of ['a', 'b']) await say(good.endpoint, 'Hello', { id });
  const { chat } = await newestChat(desk, good.channel_id);
  const entry_id = await write(desk, chat.chat_id, 'one');
  await write(desk, chat.chat_id, 'two');
  await first.close();
  const file = new DatabaseSync(first.composition.data);
  file.exec(`
    update agents set data = '{' where agent_id = 'bo';
    update channels set data = 'null' where channel_id = '${bad.channel_id}';
    update chats set data = '{' where chat_id <> ${chat.chat_id};
    update deliveries set data = '{', state = 'delivered' where entry_id = ${entry_id};
    insert into outages (url, data) values ('https://shop.example/secret', '{');
    insert into notes (note_id, data) values (999, '{');
    insert into counters values ('note', 999) on conflict (counter) do update set last = 999;`);
  file.close();

  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  await using service = await openService({ data: first.composition.data, log });
  const listed = await Promise.all([
    service.desk.listAgents({}),
    service.desk.listChannels({}),
    service.desk.listChats({ query: { limit: 1 } }),
    service.desk.listChats({ query: { limit: 1, before: chat.chat_id } }),
    service.desk.listDeliveries({ query: {} }),
    service.desk.listDeliveries({ query: { limit: 1 } }),
    service.desk.listDeliveries({ query: { state: 'delivered', limit: 1 } }),
    service.desk.listDestinations({}),
  ]);
  expect(listed).toMatchObject([
    { body: { agents: [{ agent_id: 'ada' }] } },
    { body: { channels: [{ channel_id: good.channel_id }] } },
    { body: { chats: [{ chat_id: chat.chat_id }], has_older: true } },
    { body: { chats: [], has_older: false } },
    { body: { deliveries: [{ about: 'text' }], has_older: false } },
    { body: { deliveries: [{ about: 'text' }], has_older: true } },
    { body: { deliveries: [], has_older: false } },
    { status: 200 },
  ]);
  const { transcript } = await readChat(service.desk, chat.chat_id);
  expect(transcript.map(({ text }) => text)).toEqual(['Hello', 'one', 'two']);
  await expect
    .poll(async () => (await notesOf(service.desk)).filter(({ about }) => about === 'store').length)
    .toBe(6);
  const notes = (await notesOf(service.desk)).map(({ text }) => text);
  for (const row of ['agent_id bo', `channel_id ${bad.channel_id}`, 'chat_id', 'delivery_id', 'note_id 999'])
    expect(notes).toContainEqual(expect.stringContaining(`(${row}`));
  expect(logged.toSorted()).toEqual(notes.toSorted());
  expect(notes.join()).not.toContain('secret');
});
