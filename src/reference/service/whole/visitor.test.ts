import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sizeLimits, strangers } from '../../limits.ts';
import { wordsOf } from '../../shared/markup.ts';
import type { Store } from '../store/port.ts';
import { openReceiver } from '../testing/receiver.ts';
import {
  createChannel,
  followDesk,
  must,
  newestChat,
  notesOf,
  type OpenService,
  openService,
  readChat,
  say,
  write,
} from '../testing/site.ts';
import { arrive, eventsUntil, type Guest, openWidget, visit, visitorOf } from '../testing/visitor.ts';
import { isOpenAt } from '../widget/visitor-view.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service[Symbol.asyncDispose]());

let messages = 0;
const words = (text: string) => ({ message_id: `message-${++messages}`, text });

describe('visitors of the widget', () => {
  test('a visitor writes, gets a reply, and finds the chat again after a reload', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    const { path } = guest;
    await guest.client.sendVisitorMessage({ path, body: words('Hello') });
    const { chat } = await newestChat(service.desk, widget);
    expect(chat).toMatchObject({
      via: 'widget',
      visitor_number: guest.session.visitor_number,
      page: { title: 'Chairs' },
      session: { ip_addr: '127.0.0.1', geoip: {} },
    });
    await service.desk.acceptChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
    await write(service.desk, chat.chat_id, 'Good day');
    const told = await eventsUntil(
      guest,
      ({ entry }) => entry !== undefined && wordsOf(entry) === 'Good day',
    );
    expect(told.map(({ event }) => (event.entry && wordsOf(event.entry)) ?? event.chat?.agent?.name)).toEqual(
      expect.arrayContaining(['Hello', 'Ada', 'Good day']),
    );
    const again = await arrive(service, widget, guest.token);
    expect(again.session.visitor_number).toBe(guest.session.visitor_number);
    expect(again.session.entries.map((entry) => `${entry.from}: ${wordsOf(entry)}`)).toEqual([
      'visitor: Hello',
      'agent: Good day',
    ]);
  });

  test('a visitor receives the events that happened while the connection was broken', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    await guest.client.sendVisitorMessage({ path: guest.path, body: words('Hello') });
    const { chat } = await newestChat(service.desk, widget);
    await write(service.desk, chat.chat_id, 'one');
    const [seen] = (
      await eventsUntil(guest, ({ entry }) => entry !== undefined && wordsOf(entry) === 'one')
    ).slice(-1);
    await write(service.desk, chat.chat_id, 'two');
    await write(service.desk, chat.chat_id, 'three');
    const later = await eventsUntil(
      guest,
      ({ entry }) => entry !== undefined && wordsOf(entry) === 'three',
      Number(seen!.id),
    );
    expect(later.map(({ event }) => event.entry && wordsOf(event.entry))).toEqual(['two', 'three']);
  });

  test('a message that the visitor repeats adds no second entry', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    const { path } = guest;
    const body = words('Only once');
    const [first, second] = [
      await guest.client.sendVisitorMessage({ path, body }),
      await guest.client.sendVisitorMessage({ path, body }),
    ];
    expect(second.body).toEqual(first.body);
    const { transcript } = await newestChat(service.desk, widget);
    expect(transcript.map(({ text }) => text)).toEqual(['Only once']);
  });

  test('the type of a visitor’s file depends on its content and not on its name, for the agent, the visitor and the bot', async () => {
    await using bot = await openReceiver<{ event: string; message?: Record<string, unknown> }>();
    const widget = await openWidget(service);
    const settings = { bot_endpoint: `${bot.url}/in`, token: `token-${widget}` };
    must(await service.desk.connectBot({ path: { channel_id: widget }, body: settings }), 200);
    const guest = await arrive(service, widget);
    const { path } = guest;
    const send = (name: string, bytes: Buffer, message_id = `a-file-${++messages}`) =>
      guest.client.sendVisitorFile({ path, body: { message_id, name, bytes: bytes.toString('base64') } });
    const png = Buffer.from('\x89PNG\r\n\x1a\n12345678', 'latin1');
    const first = await send('my chair.png', png, 'the-picture');
    expect(await send('my chair.png', png, 'the-picture')).toEqual(first);
    const said = await eventsUntil(guest, ({ entry }) => entry?.type === 'photo');
    const entry = said.at(-1)!.event.entry!;
    expect(entry).toMatchObject({
      from: 'visitor',
      message_id: 'the-picture',
      file_name: 'my chair.png',
      file_size: png.length,
    });
    const { transcript } = await newestChat(service.desk, widget);
    expect(transcript).toMatchObject([{ from: 'customer', type: 'photo', file_name: 'my chair.png' }]);
    const [stored] = transcript as unknown as { file: string }[];
    const { body } = await bot.until((caught) => caught.body.event === 'CLIENT_MESSAGE');
    expect(body.message).toMatchObject({ type: 'TEXT', text: stored!.file });

    // A page or a drawing with a script is never shown as a page or picture, even if its name has such an ending.
    const hostile = { 'cat.png': '<html><script>alert(1)</script>', 'a.svg': '<svg onload="alert(1)"/>' };
    for (const [name, content] of Object.entries(hostile)) {
      must(await send(name, Buffer.from(content)), 200);
      const { transcript } = await newestChat(service.desk, widget);
      const stored = transcript.at(-1) as { type: string; file: string };
      expect(stored.type).toBe('document');
      const { headers } = await fetch(stored.file);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
    for (const name of ['../../etc/passwd', '..', 'a\r\nset-cookie: b', 'x'.repeat(9000), '\u202egnp.exe']) {
      must(await send(name, png), 200);
      const { transcript } = await newestChat(service.desk, widget);
      const { file, file_name } = transcript.at(-1) as { file: string; file_name: string };
      expect(file_name).not.toMatch(/[/\\\p{Cc}]|^\.{1,2}$/u);
      expect(file_name.length).toBeLessThanOrEqual(200);
      const served = await fetch(file);
      expect([served.status, served.headers.get('set-cookie')]).toEqual([200, null]);
    }
  });

  test('a file is rejected if it is too large, empty or damaged, if the store has no room, or for another visitor’s chat', async () => {
    let store!: Store;
    await using small = await openService({
      parts: { store: (good) => (store = good) },
      strangers: { filesPerHour: 7 },
    });
    const widget = await openWidget(small);
    const { client, path, token } = await arrive(small, widget);
    const send = (bytes: string, of = client) =>
      of.sendVisitorFile({ path, body: { message_id: `a-file-${++messages}`, name: 'a.bin', bytes } });
    const refusal = (status: number, says: string) => ({
      status,
      body: { error: { message: expect.stringContaining(says) } },
    });
    const bytes = (length: number) => Buffer.alloc(length).toString('base64');
    expect(await send(bytes(sizeLimits.file + 1))).toMatchObject(refusal(400, 'more than 5000000 bytes'));
    expect(await send(bytes(sizeLimits.file * 1.1))).toMatchObject({ status: 400 });
    expect(await send('!no Base64!')).toMatchObject(refusal(400, 'not Base64'));
    const empty = await fetch(`${small.url}/visitor/${widget}/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ message_id: 'no-bytes', name: 'a.bin', bytes: '' }),
    });
    expect(empty.status).toBe(400);
    expect(await send(bytes(9), visitorOf(small.url, 'nobody'))).toMatchObject({ status: 404 });
    expect(await send(bytes(9), visitorOf(small.url, undefined))).toMatchObject({ status: 401 });
    expect(await small.desk.listChats({})).toMatchObject({ body: { chats: [] } });
    expect(await send(bytes(sizeLimits.file))).toMatchObject({ status: 200 });
    const last = sizeLimits.filesOfVisitors;
    await store.work(async (tx) => tx.put('counters', { counter: 'bytes of files', last }));
    expect(await send(bytes(9))).toMatchObject(refusal(503, 'no more are stored'));
    const agents = { name: 'a.bin', bytes: bytes(9) };
    expect(await small.desk.storeFile({ body: agents })).toMatchObject({ status: 201 });
    expect(await send(bytes(9))).toMatchObject({ status: 503 });
    expect(await send(bytes(9))).toMatchObject(refusal(429, 'Too many files'));
    // Other operations keep the small limit for bodies.
    const text = 'x'.repeat(2_000_000);
    expect(
      await client.sendVisitorMessage({ path, body: words(text) }).catch(() => ({ status: 400 })),
    ).toMatchObject({ status: 400 });
  });

  test('a visitor may use the same id for a message in the chat and for an offline message', async () => {
    await using crm = await openReceiver<Record<string, unknown>>(() => ({ result: 'OK' }));
    const widget = await openWidget(service);
    await service.desk.setWebhook({ path: { channel_id: widget }, body: { url: crm.url } });
    const { client, path } = await arrive(service, widget);
    const say = (message_id: string) =>
      client.sendVisitorMessage({ path, body: { message_id, text: `said ${message_id}` } });
    const leave = (message_id: string) =>
      client.leaveOfflineMessage({ path, body: { message_id, form: { message: `left ${message_id}` } } });
    for (const act of [leave, say, leave, say]) await act('number-1');
    for (const act of [say, leave, say, leave]) await act('number-2');
    const { transcript } = await newestChat(service.desk, widget);
    expect(transcript.map(({ text }) => text)).toEqual(['said number-1', 'said number-2']);
    await leave('number-3');
    const all = ['left number-1', 'left number-2', 'left number-3'];
    for (const text of all) await crm.until(({ body }) => body['message'] === text);
    expect(crm.caught.map(({ body }) => body['message']).toSorted()).toEqual(all);
  });

  test('a visitor reaches no chat of another visitor: requests with other tokens or entries get the status 404', async () => {
    const [widget, other] = [await openWidget(service), await openWidget(service)];
    const guest = await arrive(service, widget);
    const { path } = guest;
    await guest.client.sendVisitorMessage({ path, body: words('Mine') });
    const { transcript } = await newestChat(service.desk, widget);
    const answers = transcript[0]!.entry_id;
    const stranger = await arrive(service, widget);
    const another = guest.token.endsWith('x') ? 'y' : 'x';
    const guessed = visitorOf(service.url, `${guest.token.slice(0, -1)}${another}`);
    const statuses = await Promise.all([
      guessed.beginSession({ path, body: { page: { url: '' } } }),
      guessed.streamVisitorEvents({ path }),
      guessed.sendVisitorMessage({ path, body: words('Hm') }),
      guessed.rateChat({ path, body: { rate: 'negative' } }),
      guest.client.sendVisitorMessage({ path: { widget_id: other }, body: words('Hm') }),
      stranger.client.sendVisitorMessage({ path, body: { ...words('Mine'), answers } }),
      visitorOf(service.url, undefined).beginSession({
        path: { widget_id: 'none' },
        body: { page: { url: '' } },
      }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect((await visitorOf(service.url, undefined).getAvailability({ path })).status).toBe(401);
    expect(stranger.session.entries).toEqual([]);
  });

  test('the agent sees the visitor’s data, without links to other domains', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    const { path } = guest;
    await guest.client.setVisitorContact({ path, body: { name: 'Grace', description: 'Buys for a school' } });
    await guest.client.sendVisitorMessage({ path, body: words('Hello') });
    const fields = [
      { title: 'Basket', key: 'Items', content: '<b>3</b>', link: 'https://www.shop.example.com/basket' },
      { content: 'Elsewhere', link: 'https://elsewhere.example/' },
      { content: 'A script', link: 'javascript:alert(1)' },
    ];
    await guest.client.setVisitorCustomData({ path, body: { fields } });
    const panel = async () => (await newestChat(service.desk, widget)).chat;
    expect((await panel()).customer).toMatchObject({ name: 'Grace', description: 'Buys for a school' });
    expect((await panel()).panel?.map(({ link }) => link)).toEqual([
      'https://www.shop.example.com/basket',
      'https://elsewhere.example/',
      undefined,
    ]);
    await service.desk.setWidget({ path: { channel_id: widget }, body: { safe_url: true } });
    expect((await panel()).panel?.map(({ link }) => link)).toEqual([
      'https://www.shop.example.com/basket',
      undefined,
      undefined,
    ]);
  });

  test('a visitor sees the messages from the time while the widget was removed, after the widget is added again', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    await guest.client.sendVisitorMessage({ path: guest.path, body: words('Hello') });
    const { chat } = await newestChat(service.desk, widget);
    await service.desk.acceptChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
    const texts = async () =>
      (await newestChat(service.desk, widget)).transcript.map((entry) => [
        entry.from,
        entry.text,
        entry.type === 'error' ? entry.about : undefined,
      ]);
    await service.desk.removeWidget({ path: { channel_id: widget } });
    const unseen = await write(service.desk, chat.chat_id, 'Your parcel was found');
    expect((await texts()).slice(-2)).toEqual([
      ['agent', 'Your parcel was found', undefined],
      ['system', expect.stringContaining('no widget'), unseen],
    ]);
    await service.desk.setWidget({ path: { channel_id: widget }, body: {} });
    await write(service.desk, chat.chat_id, 'Here it is');
    expect((await texts()).at(-1)).toEqual(['agent', 'Here it is', undefined]);
    const back = await arrive(service, widget, guest.token);
    expect(back.session.entries.map((entry) => wordsOf(entry))).toEqual([
      'Hello',
      'Your parcel was found',
      'Here it is',
    ]);
  });

  test('the agent sees custom data of the visitor’s page up to a limit, and a note about the other fields', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    const { path } = guest;
    const fields = Array.from({ length: 10 }, (_, index) => ({
      key: `${index}`,
      content: '&'.repeat(100_000),
    }));
    const small = [{ title: 'Basket', content: '3 chairs' }];
    const set = await guest.client.setVisitorCustomData({ path, body: { fields: [...fields, ...small] } });
    expect(set).toMatchObject({ status: 204 });
    await guest.client.sendVisitorMessage({ path, body: words('Hello') });
    const { chat } = await newestChat(service.desk, widget);
    expect(chat.panel).toMatchObject(small);
    const [note] = await notesOf(service.desk, { channel_id: widget });
    expect(note).toMatchObject({ about: 'setCustomData', text: expect.stringMatching(/^10 of 11 fields/) });
    expect(JSON.stringify(chat).length).toBeLessThan(2 * sizeLimits.panel);

    await guest.client.setVisitorCustomData({ path, body: { fields: small } });
    expect(await notesOf(service.desk, { channel_id: widget })).toHaveLength(1);
  });

  test('the desk shows a visitor’s rating at once', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    await guest.client.sendVisitorMessage({ path: guest.path, body: words('Hello') });
    await using follower = await followDesk(service.desk);
    await guest.client.rateChat({ path: guest.path, body: { rate: 'positive' } });
    const { chat } = await follower.until(({ event }) => event === 'chat_changed');
    const known = await service.desk.getVisitor({ path: chat! });
    expect(known).toMatchObject({ body: { rate: 'positive' } });
  });

  test('a visitor can rate an ended chat, and sees that chat together with the next one', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    const { path } = guest;
    const ids = [];
    for (const text of ['First', 'Second']) {
      await guest.client.sendVisitorMessage({ path, body: words(text) });
      const { chat } = await newestChat(service.desk, widget);
      ids.push(chat.chat_id);
      await service.desk.closeChat({ path: chat, body: { agent_id: 'ada' } });
    }
    expect((await guest.client.rateChat({ path, body: { rate: 'negative' } })).status).toBe(204);
    const [last] = ids.slice(-1);
    const known = await service.desk.getVisitor({ path: { chat_id: last! } });
    expect(known).toMatchObject({ body: { rate: 'negative' } });
    const { entries } = (await arrive(service, widget, guest.token)).session;
    expect(entries.map((entry) => [entry.chat_id, wordsOf(entry)])).toEqual([
      [ids[0], 'First'],
      [ids[1], 'Second'],
    ]);
  });

  test('the data of a visitor are known in the next chat, too', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    const { path } = guest;
    await guest.client.sendVisitorMessage({ path, body: words('Hello') });
    await guest.client.setVisitorContact({ path, body: { name: 'Grace', email: 'grace@example.com' } });
    const { chat } = await newestChat(service.desk, widget);
    await service.desk.closeChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
    await guest.client.sendVisitorMessage({ path, body: words('Again') });
    const next = await newestChat(service.desk, widget);
    expect(next.chat.chat_id).not.toBe(chat.chat_id);
    expect(next.chat.customer).toMatchObject({ name: 'Grace', email: 'grace@example.com' });
  });

  test('webhooks have the visitor’s page and session, and the user token of the site', async () => {
    await using crm = await openReceiver<Record<string, unknown>>(() => ({ result: 'OK' }));
    const widget = await openWidget(service);
    await service.desk.setWebhook({ path: { channel_id: widget }, body: { url: crm.url } });
    const guest = await arrive(service, widget);
    const { path } = guest;
    await guest.client.setVisitorToken({ path, body: { token: 'customer-42' } });
    await guest.client.leaveOfflineMessage({
      path,
      body: { message_id: 'offline-1', form: { name: 'Grace', message: 'Write to me' } },
    });
    const { body } = await crm.until((caught) => caught.body['event_name'] === 'offline_message');
    expect(body).toMatchObject({
      user_token: 'customer-42',
      message: 'Write to me',
      page: { url: 'https://shop.example.com/chairs' },
      session: { ip_addr: '127.0.0.1' },
      visitor: { name: 'Grace', number: String(guest.session.visitor_number) },
    });
  });
});

describe('limits for unknown clients of the widget', () => {
  const begin = async (own: OpenService, widget_id: string, body: object = visit) => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'x'.repeat(9000) };
    const address = `${own.url}/visitor/${widget_id}/sessions`;
    return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  };

  test('the new sessions of a network are limited for each minute; sessions of known visitors do not count', async () => {
    await using own = await openService({ strangers: { visitorsPerMinute: 2 } });
    const widget = await openWidget(own);
    const { token } = await arrive(own, widget);
    await arrive(own, widget);
    const limited = await begin(own, widget);
    expect([limited.status, Number(limited.headers.get('retry-after')) > 50]).toEqual([429, true]);
    expect(await limited.json()).toMatchObject({ error: { code: 'too_many_requests' } });
    expect((await arrive(own, widget, token)).token).toBe(token);
  });

  test('the calls that the visitors of a network request before they have written are limited', async () => {
    await using own = await openService({ strangers: { callersPerHour: 1 } });
    const widget = await openWidget(own, { callback: { enabled: true, balance: 50 } });
    const ask = async ({ client, path }: Guest) =>
      (await client.requestCall({ path, body: { phone: '+49 30 901820' } })).status;
    const [first, second, third] = await Promise.all(Array.from({ length: 3 }, () => arrive(own, widget)));
    expect([await ask(first!), await ask(second!)]).toEqual([204, 400]);
    const { client, path } = third!;
    await client.sendVisitorMessage({ path, body: words('Please call me') });
    expect(await ask(third!)).toBe(204);
  });

  test('the offline messages of a network are limited for each hour', async () => {
    await using own = await openService({ strangers: { messagesPerHour: 1 } });
    const { client, path } = await arrive(own, await openWidget(own));
    const leave = async () => {
      const form = { name: 'Grace', email: 'grace@example.com', message: 'Please write' };
      const { message_id } = words('');
      return client.leaveOfflineMessage({ path, body: { message_id, form } });
    };
    expect(await leave()).toMatchObject({ status: 204 });
    expect(await leave()).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  });

  test('the streams of each visitor are limited', async () => {
    const { client, path } = await arrive(service, await openWidget(service));
    const hangUp = new AbortController();
    const open = () => client.streamVisitorEvents({ path }, { signal: hangUp.signal });
    const opened = await Promise.all(Array.from({ length: strangers.streams + 1 }, open));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([
      ...Array(strangers.streams).fill(200),
      429,
    ]);
    hangUp.abort();
    const again = new AbortController();
    await expect
      .poll(async () => (await client.streamVisitorEvents({ path }, { signal: again.signal })).status)
      .toBe(200);
    again.abort();
  });

  test('the stored data of a session are limited in size, and have only documented fields', async () => {
    const widget_id = await openWidget(service);
    const long = 'é'.repeat(9000);
    const utm = { source: long, campaign: long, content: long, medium: long, term: long, other: long };
    const page = { url: `https://shop.example.com/${'%C3%A9'.repeat(900)}?${'q'.repeat(4000)}`, title: long };
    const members = '"__proto__": {"isAgent": true}, "other": 1';
    const text = JSON.stringify({ page, utm }).replace('{"url"', `{${members}, "url"`);
    const response = await begin(service, widget_id, JSON.parse(text));
    const { token } = (await response.json()) as { token: string };
    const { client, path } = await arrive(service, widget_id, token);
    expect((await client.moveToPage({ path, body: JSON.parse(text) })).status).toBe(204);
    await client.sendVisitorMessage({ path, body: words('Hello') });
    const { chat } = await newestChat(service.desk, widget_id);
    const visitor = await service.desk.getVisitor({ path: { chat_id: chat.chat_id } });
    if (visitor.status !== 200) throw new Error(`${visitor.status}`);
    const { page: kept, session } = visitor.body;
    expect(JSON.stringify({ kept, session }).length).toBeLessThan(sizeLimits.session + 200);
    expect(Object.keys(kept!)).toEqual(['url', 'title']);
    expect(Object.keys(session!.utm_json!)).toEqual(Object.keys(utm).slice(0, 5));
    expect(kept!.url).toMatch(/^https:\/\/shop\.example\.com\/(%C3%A9)*(%C3)?$/);
  });

  test('nobody can write in the chat of a widget’s visitor through the address of the channel', async () => {
    const { channel_id, endpoint } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
    await service.desk.setWidget({ path: { channel_id }, body: {} });
    const { client, path } = await arrive(service, channel_id);
    await client.sendVisitorMessage({ path, body: words('Mine') });
    const { chat } = await newestChat(service.desk, channel_id);
    expect(await say(endpoint, 'Not mine', { id: chat.customer.id })).toBe(400);
    expect(await say(endpoint, 'Hello', { id: 'visitor-1' })).toBe(200);
    await service.desk.removeWidget({ path: { channel_id } });
    expect(await say(endpoint, 'Not mine either', { id: chat.customer.id })).toBe(400);
    const { transcript } = await readChat(service.desk, chat.chat_id);
    expect(transcript.map(({ text }) => text)).toEqual(['Mine']);
  });
});

describe('calls of visitors', () => {
  test('a visitor can request a call if the settings allow it, and only one call at a time', async () => {
    const widget = await openWidget(service);
    const guest = await arrive(service, widget);
    const { path } = guest;
    const callback = async () => {
      const answer = await guest.client.getAvailability({ path });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      const { callback } = answer.body;
      return callback.result === 'fail' ? callback.reason : undefined;
    };
    const set = (settings: Parameters<typeof service.desk.setWidget>[0]['body']['callback']) =>
      service.desk.setWidget({ path: { channel_id: widget }, body: { callback: settings! } });
    expect(await callback()).toBe('Callback disabled');
    await set({ enabled: true, balance: 0 });
    expect(await callback()).toBe('Callback unavaiable');
    await set({ enabled: true, balance: 1, hours: { days: [], from: '00:00', to: '24:00' } });
    expect(await callback()).toBe('Callback unavaiable');
    await set({ enabled: true, balance: 2 });
    expect(await callback()).toBeUndefined();
    expect((await guest.client.requestCall({ path, body: { phone: 'call me' } })).status).toBe(400);
    expect((await guest.client.requestCall({ path, body: { phone: '+49 30 901820' } })).status).toBe(204);
    expect(await callback()).toBe('Callback unavaiable');
    const [begun] = (await eventsUntil(guest, ({ call }) => call?.status === 'start')).slice(-1);
    expect(begun!.event.call).toEqual({ status: 'start' });
    expect((await guest.client.requestCall({ path, body: { phone: '+49 30 901820' } })).status).toBe(400);
  });

  test('a visitor can cancel a call, and the desk and the page are notified', async () => {
    const widget = await openWidget(service, { callback: { enabled: true } });
    const guest = await arrive(service, widget);
    const { path } = guest;
    await guest.client.requestCall({ path, body: { phone: '+49 30 901820' } });
    const { chat } = await newestChat(service.desk, widget);
    expect(chat.call).toMatchObject({
      status: 'start',
      phone: '+49 30 901820',
      requested_at: expect.any(String),
    });
    expect((await guest.client.cancelCall({ path })).status).toBe(204);
    const [told] = (await eventsUntil(guest, ({ call }) => call?.status === 'error')).slice(-1);
    expect(told!.event.call).toEqual({ status: 'error', reason: 'cancelled' });
    expect((await newestChat(service.desk, widget)).chat.call).toMatchObject({ status: 'error' });
    expect((await guest.client.cancelCall({ path })).status).toBe(204);
    expect((await arrive(service, widget, guest.token)).session.call).toBeUndefined();
  });

  test('each call reduces the balance once, even if several calls are requested at the same moment', async () => {
    const callback = { enabled: true, balance: 20 };
    const widget_id = await openWidget(service, { callback });
    const { token } = await arrive(service, widget_id);
    const { hostname, port } = new URL(service.url);
    const body = JSON.stringify({ phone: '+49 30 901820' });
    const head = [
      `POST /visitor/${widget_id}/calls HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bearer ${token}`,
      `Content-Length: ${body.length}`,
    ];
    // All requests are sent on one connection, so that they arrive before the first response.
    const socket = connect(Number(port), hostname);
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`.repeat(10));
    let answers = '';
    socket.on('data', (part) => (answers += part));
    await expect
      .poll(() =>
        answers
          .match(/HTTP\/1\.1 \d+/g)
          ?.map((line) => line.slice(-3))
          .toSorted(),
      )
      .toEqual(['204', ...Array(9).fill('400')]);
    socket.destroy();
    const listed = await service.desk.listChannels({});
    const channels = listed.status === 200 ? listed.body.channels : [];
    const { widget } = channels.find(({ channel_id }) => channel_id === widget_id)!;
    expect(widget!.callback).toEqual({ ...callback, balance: 19 });
  });

  test('calls are offered within the working hours of a time zone', () => {
    const hours = { days: ['monday' as const], from: '09:00', to: '17:00', time_zone: 'Europe/Berlin' };
    const at = (instant: string) => isOpenAt(hours, new Date(instant));
    expect(at('2026-11-23T08:00:00Z')).toBe(true);
    expect(at('2026-11-23T07:59:00Z')).toBe(false);
    expect(at('2026-11-23T16:00:00Z')).toBe(false);
    expect(at('2026-11-24T10:00:00Z')).toBe(false);
  });
});
