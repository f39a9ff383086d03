import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../../../generated/policies.ts';
import type { CreatedChannel } from '../../../../generated/reference/desk/types.ts';
import {
  createChannel,
  deskToken,
  followDesk,
  newestChat,
  notesOf,
  type OpenService,
  openService,
  readChat,
  say,
  write,
} from '../testing/site.ts';

const nowhere = 'http://127.0.0.1:9/chat';
const cutAt = limits.UserTextBody.truncate;
let service: OpenService;
let channel: CreatedChannel & { randomString: string };

beforeAll(async () => {
  service = await openService();
  channel = await createChannel(service.desk, nowhere);
});
afterAll(() => service[Symbol.asyncDispose]());

/** Sends messages as a new customer. Returns the customer's chat and transcript from the desk. */
async function shownAfter(...said: { message?: unknown; sender?: object }[]) {
  const id = crypto.randomUUID();
  for (const { message = 'Hello', sender = {} } of said) {
    expect(await say(channel.endpoint, message, { id, ...sender })).toBe(200);
  }
  const { chat, transcript } = await newestChat(service.desk, channel.channel_id);
  expect(chat.customer.id).toBe(id);
  return { chat, transcript, customer: chat.customer };
}

async function status(endpoint = channel.endpoint): Promise<[number, unknown]> {
  const response = await fetch(`${endpoint}/status`);
  return [response.status, await response.json()];
}

describe('the address of a channel', () => {
  test('an address is valid only with the random string of its channel', async () => {
    const other = await createChannel(service.desk, nowhere);
    const base = service.url;
    for (const wrong of [
      `${base}/${other.randomString}/${channel.channel_id}`,
      `${base}/${channel.randomString}/${other.channel_id}`,
      `${base}/${channel.randomString}x/${channel.channel_id}`,
      `${base}/${channel.randomString.slice(0, -1)}/${channel.channel_id}`,
      `${base}/%20/${channel.channel_id}`,
      `${base}/${channel.randomString}/unknown`,
    ]) {
      expect((await status(wrong))[0]).toBe(404);
      expect(await say(wrong, 'Hello')).toBe(404);
      expect(await say(wrong, { type: 'nonsense' })).toBe(404);
    }
    expect(await status(other.endpoint)).toEqual([200, 1]);
  });

  test('a GET of the address returns the channel status 1 while an agent of the channel is on line', async () => {
    const { desk } = service;
    await desk.putAgent({ path: { agent_id: 'bo' }, body: { online: false } });
    const created = await desk.createChannel({
      body: { name: 'Two', customer_endpoint: nowhere, agents: ['bo', 'cy'] },
    });
    expect(created).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('cy') } },
    });
    await desk.putAgent({ path: { agent_id: 'cy' }, body: { online: true } });
    const body = { name: 'Two', customer_endpoint: nowhere, agents: ['bo', 'cy'] };
    const { endpoint } = (await desk.createChannel({ body })).body as CreatedChannel;
    expect(await status(endpoint)).toEqual([200, 1]);
    await desk.putAgent({ path: { agent_id: 'cy' }, body: { online: false } });
    expect(await status(endpoint)).toEqual([200, 0]);
    await desk.putAgent({ path: { agent_id: 'bo' }, body: { online: true } });
    expect(await status(endpoint)).toEqual([200, 1]);
  });

  test('the desk can replace the address; the former address stays valid for a time, or becomes invalid at once', async () => {
    const { desk } = service;
    const first = await createChannel(desk, nowhere);
    const path = { channel_id: first.channel_id };
    await using events = await followDesk(desk);
    const renew = async (keep_former: boolean) => {
      const renewed = await desk.renewAddress({ path, body: { keep_former } });
      if (renewed.status !== 200) throw new Error(JSON.stringify(renewed.body));
      return renewed.body;
    };
    const answers = (...endpoints: string[]) =>
      Promise.all(endpoints.map(async (each) => [(await status(each))[0], await say(each, 'Hello')]));
    const shown = async () => {
      const listed = await desk.listChannels({});
      return (
        listed.status === 200 && listed.body.channels.find((each) => each.channel_id === path.channel_id)
      );
    };
    const [good, gone] = [
      [200, 200],
      [404, 404],
    ];
    await say(first.endpoint, 'Hello');
    const second = await renew(true);
    expect(await answers(first.endpoint, second.endpoint)).toEqual([good, good]);
    expect(await shown()).toMatchObject({ former_address_until: second.former_until });
    expect(Date.parse(second.former_until!)).toBeGreaterThan(Date.now());

    const third = await renew(true);
    expect(await answers(first.endpoint, second.endpoint, third.endpoint)).toEqual([gone, good, good]);
    const fourth = await renew(false);
    expect(fourth).toEqual({ endpoint: expect.any(String) });
    expect(await answers(second.endpoint, third.endpoint, fourth.endpoint)).toEqual([gone, gone, good]);
    expect(await shown()).not.toHaveProperty('former_address_until');

    const { transcript } = await newestChat(desk, first.channel_id);
    expect(transcript).toHaveLength(6);
    await events.until(
      ({ event, entry }) => event === 'entry_added' && entry?.entry_id === transcript.at(-1)!.entry_id,
    );
    const told = JSON.stringify([await shown(), events.seen]);
    for (const { endpoint } of [first, second, third, fourth])
      expect(told).not.toContain(new URL(endpoint).pathname.split('/')[1]);

    const body = { keep_former: true };
    expect((await desk.renewAddress({ path: { channel_id: 'unknown' }, body })).status).toBe(404);
    await desk.removeChannel({ path });
    expect((await desk.renewAddress({ path, body })).status).toBe(404);
  });

  test('the address of a removed channel has the status 0 and accepts no message, and the open chats are closed', async () => {
    const removed = await createChannel(service.desk, nowhere);
    await say(removed.endpoint, 'Hello');
    expect((await service.desk.removeChannel({ path: { channel_id: removed.channel_id } })).status).toBe(204);
    expect(await status(removed.endpoint)).toEqual([200, 0]);
    expect(await say(removed.endpoint, 'Still there?')).toBe(404);
    const { chat, transcript } = await newestChat(service.desk, removed.channel_id);
    expect(chat).toMatchObject({ state: 'closed', closed_at: expect.any(String) });
    expect(transcript).toHaveLength(1);
    expect((await service.desk.removeChannel({ path: { channel_id: removed.channel_id } })).status).toBe(404);
  });
});

describe('customers', () => {
  test('a customer without a name is shown as Anonymous, and later data replaces earlier data', async () => {
    expect((await shownAfter({ sender: { name: '' } })).customer.name).toBe('Anonymous');
    const { customer } = await shownAfter(
      {},
      { sender: { name: 'Kim', phone: '1', email: 'kim@example.com', invite: 'May I help?' } },
      { sender: { phone: '2', name: '' } },
    );
    expect(customer).toMatchObject({
      name: 'Kim',
      phone: '2',
      email: 'kim@example.com',
      invite: 'May I help?',
    });
  });

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'ftp://a/b.png',
    '/b.png',
    '//a/b.png',
    ' http://a',
  ])('a customer’s photo is not shown if its address is not a web address: %s', async (photo) => {
    expect((await shownAfter({ sender: { photo } })).customer).not.toHaveProperty('photo');
    const later = await shownAfter({ sender: { photo } }, { sender: { photo: 'https://a.example/b.png' } });
    expect(later.customer.photo).toBe('https://a.example/b.png');
  });

  test('the desk has a note if a field of the sender is not shown', async () => {
    const { chat } = await shownAfter(
      { sender: { photo: 'javascript:alert(1)' } },
      { message: 'x'.repeat(cutAt + 1), sender: { photo: 'https://a.example/b.png' } },
      { message: 'x'.repeat(cutAt), sender: { photo: '' } },
    );
    const notes = await notesOf(service.desk, { chat_id: chat.chat_id });
    expect(notes.map(({ text }) => text)).toEqual([
      expect.stringContaining('sender.photo is not shown'),
      expect.stringContaining(`cut to its first ${cutAt} characters`),
    ]);
  });

  test('any `sender.url` that is a string is shown', async () => {
    const { chat, customer } = await shownAfter(
      { sender: { url: 'https://shop.example/cart' } },
      { sender: { url: 'cart 7' } },
      { sender: { url: '' } },
      { sender: { url: null } },
      { sender: { url: { cart: 7 } } },
    );
    expect(customer.url).toBe('cart 7');
    const notes = await notesOf(service.desk, { chat_id: chat.chat_id });
    expect(notes.map(({ text }) => text)).toEqual(['sender.url is not shown: it is not a string.']);
  });

  test('a customer with an id as a number or as a string has one open chat, and a new chat after that chat was closed', async () => {
    await say(channel.endpoint, 'one', { id: 5 });
    await say(channel.endpoint, 'two', { id: '5' });
    const first = await newestChat(service.desk, channel.channel_id);
    expect(first.transcript.map(({ text }) => text)).toEqual(['one', 'two']);
    const path = { chat_id: first.chat.chat_id };
    await service.desk.closeChat({ path, body: { agent_id: 'ada' } });
    await say(channel.endpoint, 'three', { id: 5 });
    const second = await newestChat(service.desk, channel.channel_id);
    expect(second.chat.chat_id).not.toBe(first.chat.chat_id);
    expect(second.transcript).toHaveLength(1);
  });

  test.each([[{}], [{ id: '' }], [{ id: null }], [{ id: 1.5 }], [{ id: {} }], [null], ['me']])(
    'a message without a valid sender id is rejected: %j',
    async (sender) => {
      const before = await newestChat(service.desk, channel.channel_id);
      expect(await say(channel.endpoint, 'Hello', sender)).toBe(400);
      expect(await newestChat(service.desk, channel.channel_id)).toEqual(before);
    },
  );
});

describe('customers’ messages', () => {
  test.each([
    ['x'.repeat(cutAt), 'x'.repeat(cutAt)],
    ['x'.repeat(cutAt + 1), 'x'.repeat(cutAt)],
    ['☕😀'.repeat(cutAt), '☕😀'.repeat(cutAt / 2)],
    [`x${'😀'.repeat(cutAt)}`, `x${'😀'.repeat(cutAt - 1)}`],
  ])('a long text is cut between code points, never rejected (%#)', async (text, shown) => {
    const { transcript } = await shownAfter({ message: text });
    expect(transcript.at(-1)).toMatchObject({ type: 'text', text: shown, from: 'customer' });
  });

  test('the text beside a file or a location is cut, too, and all other fields are kept', async () => {
    const file = { type: 'document', file: 'https://a.example/1', file_name: '1.pdf', file_size: 7 };
    const place = { type: 'location', latitude: 1, longitude: 2 };
    const [text, title] = ['x'.repeat(cutAt + 1), 'y'.repeat(cutAt + 1)];
    const { transcript } = await shownAfter(
      { message: { ...file, text, title } },
      { message: { ...place, text } },
    );
    const shown = text.slice(0, cutAt);
    expect(transcript).toMatchObject([
      { ...file, text: shown, title },
      { ...place, text: shown },
    ]);
  });

  test('the response to a message has the status 200 and an empty object', async () => {
    const body = JSON.stringify({ sender: { id: 1 }, message: { type: 'text', text: 'Hi' } });
    const response = await fetch(channel.endpoint, { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([200, {}]);
  });

  test('a message is accepted with null in place of any optional field', async () => {
    const { customer, transcript } = await shownAfter({
      sender: { name: null, phone: null, email: null, photo: null, url: null, invite: null },
      message: { type: 'text', text: 'Hello', id: null },
    });
    expect(customer).toEqual({ id: customer.id, name: 'Anonymous' });
    expect(transcript).toMatchObject([{ type: 'text', text: 'Hello' }]);
    const { transcript: file } = await shownAfter({
      message: {
        type: 'photo',
        file: 'https://a.example/1',
        file_name: '1',
        file_size: 1,
        thumb: null,
        width: null,
        text: null,
      },
    });
    expect(JSON.stringify(file)).not.toContain('null');
  });

  test('a message is shown without its id and without unknown fields', async () => {
    const { transcript } = await shownAfter({
      message: { type: 'text', text: 'Hi', id: 'm-1', colour: 'red' },
    });
    expect(JSON.stringify(transcript)).not.toMatch(/m-1|colour/);
  });

  test('a message with a file or a location is shown with all fields of its type', async () => {
    const photo = {
      type: 'photo',
      file: 'https://files.example.com/1.jpg',
      file_name: '1.jpg',
      file_size: 7,
      thumb: 'https://files.example.com/1s.jpg',
      emoji: '📷',
      width: 10,
      height: 20,
      text: 'Look',
      title: 'One',
    };
    const place = { type: 'location', latitude: -1.5, longitude: 0, text: 'Here' };
    const { transcript } = await shownAfter({ message: photo }, { message: place });
    expect(transcript).toMatchObject([photo, place]);
  });
});

describe('repeated messages', () => {
  const hello = { type: 'text', text: 'Hello', id: 'm-1' };

  test('two messages with the same id and content are one entry, and the sender’s new data are shown', async () => {
    const { chat, transcript } = await shownAfter(
      { message: hello },
      { message: hello, sender: { phone: '7' } },
    );
    expect(transcript).toHaveLength(1);
    expect(chat.customer.phone).toBe('7');
    expect(await notesOf(service.desk, { chat_id: chat.chat_id })).toMatchObject([
      { about: 'text', channel_id: channel.channel_id, text: expect.stringMatching(/"m-1" came again/) },
    ]);
  });

  test('a message with other content, without an id or from another sender is a new entry', async () => {
    const other = { ...hello, text: 'Hello?' };
    const nameless = { type: 'text', text: 'Hello' };
    const { transcript } = await shownAfter(
      { message: hello },
      { message: other },
      { message: nameless },
      { message: nameless },
    );
    expect(transcript).toHaveLength(4);
    expect((await shownAfter({ message: hello })).transcript).toHaveLength(1);
  });

  test('a repeated message after the chat was closed opens no new chat', async () => {
    const { chat } = await shownAfter({ message: hello });
    await service.desk.closeChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
    expect(await say(channel.endpoint, hello, { id: chat.customer.id })).toBe(200);
    expect((await newestChat(service.desk, channel.channel_id)).chat.chat_id).toBe(chat.chat_id);
  });
});

describe('typing', () => {
  test('a typing notice changes the chat and adds no entry; its other fields are ignored; a message ends the typing', async () => {
    const typing = await shownAfter({ message: { type: 'typein', text: 42, file: null } });
    expect(typing.chat.customer_typing).toBe(true);
    expect(typing.transcript).toEqual([]);
    const stopped = await shownAfter({ message: { type: 'typein' } }, { message: { type: 'typeout' } });
    expect(stopped.chat.customer_typing).toBe(false);
    const wrote = await shownAfter({ message: { type: 'typein' } }, { message: 'Here I am' });
    expect(wrote.chat.customer_typing).toBe(false);
    expect(wrote.transcript).toHaveLength(1);
  });
});

describe('the desk', () => {
  test('the desk rejects forbidden addresses for agents’ messages', async () => {
    for (const customer_endpoint of [
      'http://shop.example.com/in',
      'https://10.0.0.1/in',
      'https://[fd00::1]/',
    ]) {
      const refused = await service.desk.createChannel({
        body: { name: 'Shop', customer_endpoint, agents: [] },
      });
      expect(refused).toMatchObject({
        status: 400,
        body: { error: { message: expect.stringContaining('/customer_endpoint') } },
      });
    }
  });

  test('the desk lists chats page by page, newest first', async () => {
    const { channel_id, endpoint } = await createChannel(service.desk, nowhere);
    for (const id of ['a', 'b', 'c']) await say(endpoint, 'Hello', { id });
    const page = async (query: { limit: number; before?: number }) => {
      const listed = await service.desk.listChats({ query: { channel_id, ...query } });
      if (listed.status !== 200) throw new Error(JSON.stringify(listed.body));
      return listed.body.chats.map(({ chat_id, customer }) => ({ chat_id, id: customer.id }));
    };
    const newest = await page({ limit: 2 });
    expect(newest.map(({ id }) => id)).toEqual(['c', 'b']);
    expect((await page({ limit: 2, before: newest[1]!.chat_id })).map(({ id }) => id)).toEqual(['a']);
  });

  test('an agent’s message gets an error at once if the channel has no customer endpoint', async () => {
    const { channel_id, endpoint } = await createChannel(service.desk, undefined);
    expect(await say(endpoint, 'Hello')).toBe(200);
    const { chat } = await newestChat(service.desk, channel_id);
    await service.desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
    await service.desk.setTyping({ path: chat, body: { agent_id: 'ada', typing: true } });
    const entry_id = await write(service.desk, chat.chat_id, 'Good day');
    const { transcript } = await readChat(service.desk, chat.chat_id);
    expect(transcript.slice(1)).toMatchObject([
      { entry_id, text: 'Good day' },
      { type: 'error', about: entry_id, text: expect.stringContaining('no webhook server URL') },
    ]);
    const trial = await service.desk.tryConnection({
      path: { channel_id },
      body: { of: 'customer_endpoint' },
    });
    expect(trial.status).toBe(400);
    const path = { channel_id };
    await service.desk.changeChannel({ path, body: { customer_endpoint: `${nowhere}/` } });
    await write(service.desk, chat.chat_id, 'Again');
    const again = (await readChat(service.desk, chat.chat_id)).transcript.at(-1);
    expect(again).toMatchObject({ text: 'Again', delivery: { state: 'pending' } });
    const taken = await service.desk.changeChannel({ path, body: { customer_endpoint: null } });
    expect(taken.body).not.toHaveProperty('customer_endpoint');
    await service.desk.changeChannel({ path, body: { name: 'Other' } });
    await write(service.desk, chat.chat_id, 'To nobody');
    expect((await readChat(service.desk, chat.chat_id)).transcript.at(-1)).toMatchObject({ type: 'error' });
  });

  test('the error of a rejected action explains the reason', async () => {
    await shownAfter({});
    const { chat } = await newestChat(service.desk, channel.channel_id);
    const path = { chat_id: chat.chat_id };
    const body = { agent_id: 'ada', message: { type: 'text' as const, text: 'Hi' } };
    expect(await service.desk.writeMessage({ path, body: { ...body, agent_id: 'nobody' } })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/agent_id.*nobody/) } },
    });
    expect((await service.desk.writeMessage({ path: { chat_id: 999_999 }, body })).status).toBe(404);
    const close = () => service.desk.closeChat({ path, body: { agent_id: 'ada' } });
    const [closed, atOnce] = await Promise.all([close(), close()]);
    expect(closed).toMatchObject({ status: 200, body: { state: 'closed' } });
    expect([atOnce, await close()]).toEqual([closed, closed]);
    expect(await service.desk.writeMessage({ path, body })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('closed') } },
    });
  });

  test('no action reopens a chat that is being closed', async () => {
    for (let round = 0; round < 30; round++) {
      const { chat } = await shownAfter({});
      const path = { chat_id: chat.chat_id };
      const body = { agent_id: 'ada' };
      await Promise.all([
        service.desk.closeChat({ path, body }),
        service.desk.acceptChat({ path, body }),
        service.desk.setVisitor({ path, body: { name: 'Kim' } }),
      ]);
      expect((await readChat(service.desk, chat.chat_id)).chat.state).toBe('closed');
      await say(channel.endpoint, 'Me again', { id: chat.customer.id });
      expect((await newestChat(service.desk, channel.channel_id)).chat.chat_id).toBeGreaterThan(chat.chat_id);
    }
  });

  test('a chat stays with the agent who accepted it first', async () => {
    const { chat } = await shownAfter({});
    const path = { chat_id: chat.chat_id };
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    await service.desk.acceptChat({ path, body: { agent_id: 'bo' } });
    expect((await readChat(service.desk, chat.chat_id)).chat.agent_id).toBe('ada');
  });

  test('requests need the token of the desk, and a desk without a token does not start', async () => {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer wrong',
      `Basic ${deskToken}`,
      `Bearer ${deskToken}x`,
    ]) {
      const response = await fetch(`${service.deskUrl}/channels`, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_client' } });
    }
    await expect(openService({ deskToken: '' })).rejects.toThrow(/token of the desk/);
  });
});

describe('secrets', () => {
  test('secrets appear in no list and no error of the desk', async () => {
    const listed = await service.desk.listChannels({});
    expect(listed.status).toBe(200);
    expect(JSON.stringify(listed)).not.toContain(channel.randomString);
    for (const path of ['', '/status', '/nothing']) {
      for (const method of ['PUT', 'POST']) {
        const response = await fetch(channel.endpoint + path, { method, body: '{' });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(await response.text()).not.toContain(channel.randomString);
      }
    }
  });
});
