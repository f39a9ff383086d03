// Tests the parts of the desk that only agents see, on every engine: unread messages, private notes, transfers, canned replies.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CannedReplyList, DeskChat } from '../../../../generated/reference/desk/types.ts';
import { sizeLimits } from '../../limits.ts';
import { engines, type Place } from '../store/testing/engines.ts';
import { openReceiver } from '../testing/receiver.ts';
import {
  createChannel,
  must,
  newestChat,
  type OpenService,
  ok,
  openService,
  readChat,
  say,
  write,
} from '../testing/site.ts';
import { arrive, eventsUntil, openWidget } from '../testing/visitor.ts';

describe.each(engines)('the desk among agents on $name', ({ place }) => {
  let at: Place;
  let service: OpenService;
  beforeAll(async () => {
    at = await place();
    service = await openService(at.options);
    for (const agent_id of ['grace', 'zora'])
      await service.desk.putAgent({
        path: { agent_id },
        body: { name: `Name of ${agent_id}`, online: true },
      });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await at[Symbol.asyncDispose]();
  });
  const listed = async (channel_id: string): Promise<DeskChat> =>
    must(await service.desk.listChats({ query: { channel_id } }), 200).body.chats[0]!;

  test('the list of chats has the customer’s messages after the last message of an agent, and the last message of a person', async () => {
    const { desk } = service;
    const { channel_id, endpoint } = await createChannel(desk, undefined);
    for (const text of ['one', 'two']) await say(endpoint, text);
    const { chat, transcript } = await newestChat(desk, channel_id);
    const path = { chat_id: chat.chat_id };
    expect(await listed(channel_id)).toMatchObject({
      unread: { since: transcript[0]!.at, entries: transcript.map(({ entry_id }) => entry_id) },
      last_entry: { text: 'two' },
    });
    expect(await listed(channel_id)).not.toHaveProperty('last_said');

    // A private note counts neither as an agent's reply nor as a message of a person.
    const note = { agent_id: 'ada', text: 'She is a regular customer.' };
    expect((await desk.writePrivateNote({ path, body: note })).status).toBe(201);
    expect(await listed(channel_id)).toMatchObject({
      unread: { entries: transcript.map(({ entry_id }) => entry_id) },
      last_said: { text: 'two', from: 'customer' },
      last_entry: { type: 'note', from: 'system', agent_id: 'ada', text: note.text },
    });
    await write(desk, chat.chat_id, 'answer');
    expect(await listed(channel_id)).not.toHaveProperty('unread');
    await say(endpoint, 'three');
    const last = (await readChat(desk, chat.chat_id)).transcript.at(-1)!;
    expect(await listed(channel_id)).toMatchObject({ unread: { since: last.at, entries: [last.entry_id] } });
    expect(await listed((await createChannel(desk, undefined)).channel_id)).toBeUndefined();
  });

  test('private notes and transfers reach neither the customer nor the bot nor webhooks', async () => {
    const { desk } = service;
    await using frontend = await openReceiver(() => ok);
    await using bot = await openReceiver();
    await using webhook = await openReceiver<{ event_name: string }>(() => ({ result: 'ok' }));
    const { channel_id, endpoint } = await createChannel(desk, `${frontend.url}/chat`);
    const widget = await openWidget(service);
    for (const path of [{ channel_id }, { channel_id: widget }]) {
      must(
        await desk.connectBot({ path, body: { bot_endpoint: `${bot.url}/in`, token: 'of-the-bot' } }),
        200,
      );
      must(await desk.setWebhook({ path, body: { url: `${webhook.url}/hook` } }), 204);
    }
    await say(endpoint, 'Hello');
    const guest = await arrive(service, widget);
    await guest.client.sendVisitorMessage({
      path: guest.path,
      body: { message_id: 'message-1', text: 'Hello' },
    });
    for (const channel of [channel_id, widget]) {
      const { chat } = await newestChat(desk, channel);
      const path = { chat_id: chat.chat_id };
      must(await desk.acceptChat({ path, body: { agent_id: 'ada' } }), 200);
      must(await desk.writePrivateNote({ path, body: { agent_id: 'zora', text: 'SECRET of Zora' } }), 201);
      const transfer = { agent_id: 'zora', to: 'grace', note: 'SECRET of the transfer' };
      must(await desk.transferChat({ path, body: transfer }), 200);
      must(await desk.transferChat({ path, body: { agent_id: 'zora', note: 'SECRET for all' } }), 200);
      must(await desk.transferChat({ path, body: { agent_id: 'ada', to: 'ada' } }), 200);
      await write(desk, chat.chat_id, 'Good day');
      must(await desk.closeChat({ path, body: { agent_id: 'ada' } }), 200);
      const { transcript } = await readChat(desk, chat.chat_id);
      const among = transcript.filter(({ from }) => from === 'system');
      expect(among.map(({ entry_id, chat_id, at, from, ...rest }) => rest)).toEqual([
        { type: 'note', text: 'SECRET of Zora', agent_id: 'zora' },
        { type: 'transfer', text: 'SECRET of the transfer', to: 'grace', agent_id: 'zora' },
        { type: 'transfer', text: 'SECRET for all', agent_id: 'zora' },
        { type: 'transfer', to: 'ada', agent_id: 'ada' },
      ]);
      must(await desk.writePrivateNote({ path, body: { agent_id: 'zora', text: 'SECRET afterwards' } }), 201);
    }
    const isLast = ({ text }: { text: string }) => text.includes('chat_finished');
    await webhook.until((one) => isLast(one) && one.text.includes(widget));
    await webhook.until((one) => isLast(one) && one.text.includes(channel_id));
    await bot.until(({ text }) => text.includes('CHAT_CLOSED'));
    await frontend.until(({ text }) => text.includes('Good day'));
    const events = await eventsUntil(guest, ({ chat }) => chat?.state === 'closed');
    const session = await arrive(service, widget, guest.token);
    expect(session.session.entries.map(({ type }) => type)).toEqual(['text', 'text']);
    const sent = [frontend, bot, webhook].flatMap(({ caught }) => caught.map(({ text }) => text));
    const seen = [...sent, JSON.stringify(events), JSON.stringify(session.session)];
    expect(seen.filter((text) => /SECRET|zora/i.test(text))).toEqual([]);
    expect(seen.filter((text) => text.includes('Good day')).length).toBeGreaterThan(3);
    const found = must(await desk.searchChats({ query: { words: 'secret of zora' } }), 200).body.found;
    expect(found.map(({ entry }) => entry.type)).toEqual(['note', 'note']);
  });

  test('a private note for an unknown chat or from an unknown agent is rejected', async () => {
    const { desk } = service;
    const note = (chat_id: number, agent_id: string) =>
      desk.writePrivateNote({ path: { chat_id }, body: { agent_id, text: 'Hello' } });
    expect((await note(999_999, 'ada')).status).toBe(404);
    const { channel_id, endpoint } = await createChannel(desk, undefined);
    await say(endpoint, 'Hello');
    expect((await note((await newestChat(desk, channel_id)).chat.chat_id, 'nobody')).status).toBe(400);
  });

  test('canned replies are listed by name, changed and removed, up to a limit', async () => {
    const { desk } = service;
    const put = async (reply_name: string, text: string) =>
      (await desk.putReply({ path: { reply_name }, body: { text } })).status;
    const replies = async () => ((await desk.listReplies({})).body as CannedReplyList).replies;
    expect(await put('hello', 'Hello {name}')).toBe(200);
    expect(await put('bye', 'Goodbye')).toBe(200);
    expect(await put('hello', 'Hello {name}, this is {agent}')).toBe(200);
    expect(await replies()).toEqual([
      { reply_name: 'bye', text: 'Goodbye' },
      { reply_name: 'hello', text: 'Hello {name}, this is {agent}' },
    ]);
    for (let number = 2; number < sizeLimits.replies; number++)
      expect(await put(`reply-${number}`, 'More')).toBe(200);
    expect(await put('one-more', 'More')).toBe(400);
    expect(await put('bye', 'See you')).toBe(200);
    const remove = async () => (await desk.removeReply({ path: { reply_name: 'bye' } })).status;
    expect([await remove(), await remove()]).toEqual([204, 404]);
    expect(await put('one-more', 'More')).toBe(200);
    const headers = { authorization: `Bearer ${service.deskToken}`, 'content-type': 'application/json' };
    const odd = { method: 'PUT', headers, body: '{"text":"x"}' };
    expect((await fetch(`${service.deskUrl}/replies/Not%20a%20name`, odd)).status).toBe(404);
  });
});
