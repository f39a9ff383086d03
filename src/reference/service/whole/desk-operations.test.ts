// Tests the operations of agents besides chats, on every engine: presence, removal, offline messages, former chats, files.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatList, DeskAgent, OfflineMessageList } from '../../../../generated/reference/desk/types.ts';
import { absentAfterMs, sizeLimits } from '../../limits.ts';
import type { Store } from '../store/port.ts';
import { engines, type Place } from '../store/testing/engines.ts';
import { openReceiver } from '../testing/receiver.ts';
import {
  createChannel,
  followDesk,
  newestChat,
  type OpenService,
  openService,
  say,
} from '../testing/site.ts';
import { Upkeep } from '../upkeep/upkeep.ts';

const day = 24 * 60 * 60 * 1000;
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const html = Buffer.from('<script>alert(1)</script>');

describe.each(engines)('the desk on $name', ({ place }) => {
  let at: Place;
  let service: OpenService;
  let store: Store;
  let upkeep: Upkeep;
  let later = 0;
  beforeAll(async () => {
    at = await place();
    service = await openService({
      ...at.options,
      parts: {
        store: (good) => (store = good),
        upkeep: (parts) => {
          const options = { keepMs: 30 * day };
          upkeep = new Upkeep({ ...parts, options, now: () => Date.now() + later });
          // The tests call the rounds of upkeep themselves.
          upkeep.start = () => {};
          return upkeep;
        },
      },
    });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await at[Symbol.asyncDispose]();
  });
  const roundAfter = async (ms: number) => {
    later = ms;
    await upkeep.round();
    later = 0;
  };
  const agent = async (agent_id: string): Promise<DeskAgent | undefined> => {
    const listed = await service.desk.listAgents({});
    return listed.status === 200 ? listed.body.agents.find((one) => one.agent_id === agent_id) : undefined;
  };

  test('an agent without a console for a minute goes off line, and returns with the next console', async () => {
    const { desk } = service;
    const path = { agent_id: 'presence' };
    const put = (body: object) => desk.putAgent({ path, body });
    const report = async () => (await desk.reportPresence({ path })).status;
    expect(await report()).toBe(404);
    await put({ name: 'Grace', online: true });
    await roundAfter(day);
    // No console has reported yet, so the agent stays on line as the desk has set it.
    expect(await agent('presence')).toMatchObject({ online: true });
    expect(await report()).toBe(204);
    await roundAfter(absentAfterMs - 5000);
    expect(await agent('presence')).toMatchObject({ online: true });
    await using events = await followDesk(desk);
    await roundAfter(absentAfterMs + 5000);
    expect(await agent('presence')).toMatchObject({ online: false, away: true });
    await events.until(({ event, agent: one }) => event === 'agent_changed' && one?.online === false);
    await report();
    expect(await agent('presence')).toMatchObject({ online: true });
    expect(await agent('presence')).not.toHaveProperty('away');

    // An agent who is off line by choice stays off line. An agent with stays_online stays on line.
    await put({ online: false });
    await report();
    expect(await agent('presence')).toMatchObject({ online: false });
    await put({ online: true, stays_online: true });
    await report();
    await roundAfter(day);
    expect(await agent('presence')).toMatchObject({ online: true });
  });

  test('a removed agent’s chats return to the queue and channels keep other agents; the agent can be added again', async () => {
    const { desk } = service;
    await desk.putAgent({ path: { agent_id: 'leaver' }, body: { name: 'Lea', online: true } });
    const { channel_id, endpoint } = await createChannel(desk, undefined, { agents: ['ada', 'leaver'] });
    await say(endpoint, 'Hello', { id: 'of-leaver' });
    const { chat } = await newestChat(desk, channel_id);
    const path = { chat_id: chat.chat_id };
    await desk.acceptChat({ path, body: { agent_id: 'leaver' } });
    const number = (await agent('leaver'))?.number;
    await using events = await followDesk(desk);
    expect((await desk.removeAgent({ path: { agent_id: 'leaver' } })).status).toBe(204);
    await events.until(({ event, agent: one }) => event === 'agent_removed' && one?.agent_id === 'leaver');
    await events.until(
      ({ event, chat: one }) => event === 'chat_transferred' && one?.chat_id === chat.chat_id,
    );
    expect(await agent('leaver')).toBeUndefined();
    expect((await newestChat(desk, channel_id)).chat).not.toHaveProperty('agent_id');
    const channels = await desk.listChannels({});
    expect(channels).toMatchObject({
      body: { channels: expect.arrayContaining([expect.objectContaining({ channel_id, agents: ['ada'] })]) },
    });
    expect((await desk.removeAgent({ path: { agent_id: 'leaver' } })).status).toBe(404);
    const byLeaver = await desk.acceptChat({ path, body: { agent_id: 'leaver' } });
    expect(byLeaver.status).toBe(400);
    const toLeaver = await desk.transferChat({ path, body: { agent_id: 'ada', to: 'leaver' } });
    expect(toLeaver.status).toBe(400);
    await desk.putAgent({ path: { agent_id: 'leaver' }, body: {} });
    expect(await agent('leaver')).toEqual({ agent_id: 'leaver', name: 'Lea', online: false, number });
  });

  test('upkeep completes an interrupted transfer of a removed agent’s chats', async () => {
    const { desk } = service;
    await desk.putAgent({ path: { agent_id: 'cut-off' }, body: { online: true } });
    const { channel_id, endpoint } = await createChannel(desk, undefined);
    await say(endpoint, 'Hello', { id: 'of-cut-off' });
    const { chat } = await newestChat(desk, channel_id);
    await desk.acceptChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'cut-off' } });
    const row = (await store.get('agents', 'cut-off'))!;
    await store.work(async (tx) => tx.put('agents', { ...row, data: { ...row.data, removed: 'due' } }));
    await upkeep.round();
    expect((await newestChat(desk, channel_id)).chat).not.toHaveProperty('agent_id');
    expect((await store.get('agents', 'cut-off'))?.data.removed).toBe('done');
  });

  test('offline messages are listed, published as events, marked as done, and removed with the chats of their time', async () => {
    const { desk } = service;
    const { channel_id } = await createChannel(desk, undefined);
    await using events = await followDesk(desk);
    const forms = ['One', 'Two', 'Three'].map((message) => ({ message, email: 'v@example.com' }));
    for (const body of forms) await desk.submitOfflineForm({ path: { channel_id }, body });
    const told = await events.until(({ offline_message }) => offline_message?.form.message === 'Three');
    const list = async (query: { state?: 'open' | 'done'; before?: number; limit?: number }) => {
      const { messages, has_older } = (await desk.listOfflineMessages({ query })).body as OfflineMessageList;
      return [...messages.map(({ form }) => form.message), ...(has_older ? ['…'] : [])];
    };
    expect(await list({ limit: 2 })).toEqual(['Three', 'Two', '…']);
    const { number } = told.offline_message!;
    expect(await list({ before: number })).toEqual(['Two', 'One']);
    const settle = (agent_id: string, state: 'open' | 'done', of = number) =>
      desk.settleOfflineMessage({ path: { number: of }, body: { agent_id, state } });
    expect(await settle('ada', 'done')).toMatchObject({ status: 200, body: { done_by: 'ada', number } });
    await events.until(({ offline_message }) => offline_message?.done_by === 'ada');
    expect(await list({ state: 'open' })).toEqual(['Two', 'One']);
    expect(await list({ state: 'done' })).toEqual(['Three']);
    expect((await settle('ada', 'open')).body).not.toHaveProperty('done_by');
    expect((await settle('nobody', 'done')).status).toBe(400);
    expect((await settle('ada', 'done', 999)).status).toBe(404);
    // A stream that begins before the number of the event reads the event from the store.
    await using before = await followDesk(desk, told.event_id - 1);
    await before.until(({ offline_message }) => offline_message?.number === number);
    await roundAfter(31 * day);
    expect(await list({})).toEqual([]);
  });

  test('the desk lists the former chats of a visitor, newest first', async () => {
    const { desk } = service;
    const { channel_id, endpoint } = await createChannel(desk, undefined);
    for (const text of ['First', 'Second', 'Third']) {
      await say(endpoint, text, { id: 'regular' });
      const { chat } = await newestChat(desk, channel_id);
      if (text !== 'Third')
        await desk.closeChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
    }
    const { chat } = await newestChat(desk, channel_id);
    const former = await desk.listFormerChats({ path: { chat_id: chat.chat_id } });
    const words = (former.body as ChatList).chats.map(({ last_entry }) => last_entry);
    expect(words).toMatchObject([{ text: 'Second' }, { text: 'First' }]);
    expect((await desk.listFormerChats({ path: { chat_id: 99_999 } })).status).toBe(404);
  });

  test('a file is stored, served with headers that keep it from running, and removed with the chats of its time', async () => {
    await using frontend = await openReceiver(() => ({ result: 'ok' }));
    const { desk } = service;
    const store_ = (name: string, bytes: Buffer) =>
      desk.storeFile({ body: { name, bytes: bytes.toString('base64') } });
    const stored = await store_('../blue chair.png', png);
    if (stored.status !== 201) throw new Error(JSON.stringify(stored.body));
    const { file } = stored.body;
    expect(stored.body).toEqual({ type: 'photo', file, file_name: '.._blue chair.png', file_size: 16 });
    expect(file).toMatch(/\/files\/[\w-]{32}\/.._blue%20chair\.png$/);
    const response = await fetch(file);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const part = await fetch(file, { headers: { range: 'bytes=1-3' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 1-3/16',
      'PNG',
    ]);
    expect((await fetch(file, { headers: { range: 'bytes=16-' } })).status).toBe(416);
    const another = file.replace(/files\/./, (start) => (start.endsWith('_') ? 'files/-' : 'files/_'));
    expect((await fetch(another)).status).toBe(404);

    for (const name of ['..', "it's (new)*.txt"]) {
      const odd = await store_(name, html);
      if (odd.status !== 201) throw new Error(JSON.stringify(odd.body));
      const served = await fetch(odd.body.file);
      expect([served.status, await served.text()]).toEqual([200, html.toString()]);
      expect(served.headers.get('content-disposition')).toMatch(/filename\*=UTF-8''[\w.%]+$/);
    }
    const damaged = await desk.storeFile({ body: { name: 'a.png', bytes: '!!!no Base64!!!' } });
    expect(damaged).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/^\/bytes is not Base64/) } },
    });

    // The limit for the length of a name may be within a character. The file is stored nevertheless.
    expect((await store_(`🙂${'x'.repeat(199)}`, png)).status).toBe(201);

    // The name is the name of a picture, but the content is a page. So browsers download the file and do not show it.
    const page = await store_('cat.png', html);
    if (page.status !== 201) throw new Error(JSON.stringify(page.body));
    expect(page.body.type).toBe('document');
    const { headers } = await fetch(page.body.file);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''cat\.png$/);

    const { channel_id, endpoint } = await createChannel(desk, `${frontend.url}/chat`);
    await say(endpoint, 'Hello', { id: 'of-files' });
    const { chat } = await newestChat(desk, channel_id);
    await desk.writeMessage({
      path: { chat_id: chat.chat_id },
      body: { agent_id: 'ada', message: { ...stored.body, text: 'Here' } },
    });
    const { text } = await frontend.until((caught) => caught.text.includes('"photo"'));
    expect(JSON.parse(text).message).toMatchObject({
      file,
      file_name: '.._blue chair.png',
      file_size: 16,
      text: 'Here',
    });

    const tooLarge = await store_('large.bin', Buffer.alloc(sizeLimits.file + 1));
    expect(tooLarge).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/more than 5000000 bytes/) } },
    });
    const largest = await store_('largest.bin', Buffer.alloc(sizeLimits.file));
    expect(largest.status).toBe(201);
    const beyond = await store_('beyond.bin', Buffer.alloc(sizeLimits.file * 1.1));
    expect(beyond).toMatchObject({ status: 400 });
    await roundAfter(31 * day);
    expect((await fetch(file)).status).toBe(404);
    expect((await store.get('counters', 'bytes of files'))?.last).toBe(0);
    await store.work(async (tx) => tx.put('counters', { counter: 'bytes of files', last: sizeLimits.files }));
    expect(await store_('one-more.png', png)).toMatchObject({ status: 503 });
    expect((await store.get('counters', 'bytes of files'))?.last).toBe(sizeLimits.files);
  });
});
