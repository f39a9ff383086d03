import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { AgentMessage } from '../../../../generated/channel/types.ts';
import { policies } from '../../../../generated/policies.ts';
import { openReceiver } from '../testing/receiver.ts';
import {
  createChannel,
  followDesk,
  newestChat,
  notesOf,
  ok,
  openService,
  readChat,
  said,
  say,
  unfit,
  write,
} from '../testing/site.ts';

const soon = { ...policies.sendAgentMessage, attempts: 3, intervalMs: 50, giveUpMs: 150 };
const parts = { policies: { ...policies, sendAgentMessage: soon } };

const changed = (part: string, value: string) => `json_set(data, '$.${part}', '${value}')`;

test.each([
  ['its record is damaged', "'{'", /not delivered: its record in the store is damaged/],
  [
    'its request is missing',
    "json_remove(data, '$.request')",
    /not delivered: its record in the store is damaged/,
  ],
  ['its attempts are missing', "data, progress = '{}'", /not delivered: its record in the store is damaged/],
  ['its policy is unknown', changed('operation', 'sendNothing'), undefined],
  ['its address is not a URL', changed('request.url', 'nowhere'), /not delivered after 3 attempts/],
])(
  'a delivery fails if %s, the desk shows the failed delivery, and the lane continues with the next one',
  async (_, data, says) => {
    let isUp = false;
    await using frontend = await openReceiver<AgentMessage>(() => (isUp ? ok : unfit));
    // The first service is closed before a delivery is given up.
    await using first = await openService();
    const channel = await createChannel(first.desk, frontend.url);
    await say(channel.endpoint, 'Hello');
    const { chat } = await newestChat(first.desk, channel.channel_id);
    const entry_id = await write(first.desk, chat.chat_id, 'one');
    await write(first.desk, chat.chat_id, 'two');
    await first.close();
    const file = new DatabaseSync(first.composition.data);
    file.exec(`update deliveries set data = ${data} where entry_id = ${entry_id}`);
    file.close();

    isUp = true;
    await using service = await openService({ data: first.composition.data, parts });
    await using events = await followDesk(service.desk, 0);
    await events.until(({ event, chat: of }) => event === 'delivery_failed' && of?.chat_id === chat.chat_id);
    await expect.poll(() => frontend.caught.map(said).at(-1)).toBe('two');
    const { transcript } = await readChat(service.desk, chat.chat_id);
    const errors = transcript.filter(({ type }) => type === 'error');
    expect(errors).toMatchObject(says ? [{ about: entry_id, text: expect.stringMatching(says) }] : []);
    const listed = await service.desk.listDeliveries({ query: { state: 'failed' } });
    expect(listed).toMatchObject({
      status: 200,
      body: { deliveries: [{ entry_id, chat_id: chat.chat_id }] },
    });
    const again = await service.desk.sendAllAgain({
      path: channel,
      body: { kind: 'message', since: new Date(0).toISOString() },
    });
    expect(again).toMatchObject({ status: 202, body: { sent: says?.source.includes('damaged') ? 0 : 1 } });
  },
);

test('a failed delivery has no time of a next attempt, and neither has its repeat before the first attempt', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => unfit);
  await using first = await openService();
  const channel = await createChannel(first.desk, frontend.url);
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(first.desk, channel.channel_id);
  await using heard = await followDesk(first.desk, 0);
  await write(first.desk, chat.chat_id, 'one');
  await heard.until(({ entry }) => entry?.delivery?.next_attempt_at !== undefined);
  await first.close();
  const change = (to: string) => {
    const file = new DatabaseSync(first.composition.data);
    file.exec(`update deliveries set ${to}`);
    file.close();
  };
  change(`data = ${changed('operation', 'sendNothing')}`);

  await using second = await openService({ data: first.composition.data });
  const failed = async () => {
    const answer = await second.desk.listDeliveries({ query: { state: 'failed' } });
    return answer.status === 200 ? answer.body.deliveries[0] : undefined;
  };
  await expect.poll(failed).toMatchObject({ attempts: [{ number: 1 }] });
  expect(await failed()).not.toHaveProperty('next_attempt_at');
  await second.close();
  // Earlier versions of the service stored `next_at` in a failed delivery.
  change("progress = json_set(progress, '$.next_at', 2e12)");

  await using third = await openService({ data: first.composition.data });
  const again = await third.desk.sendAgain({ path: { delivery_id: 1 } });
  expect(again).toMatchObject({ status: 202, body: { repeats: 1, state: 'pending', attempts: [] } });
  expect(again.body).not.toHaveProperty('next_attempt_at');
});

test('the agents get the chat if the record of an event for its bot is damaged', async () => {
  await using provider = await openReceiver(() => 500);
  await using first = await openService();
  const channel = await createChannel(first.desk, 'http://127.0.0.1:9/chat');
  const body = { bot_endpoint: provider.url, token: 'token-of-the-bot' };
  await first.desk.connectBot({ path: channel, body });
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(first.desk, channel.channel_id);
  await first.close();
  const file = new DatabaseSync(first.composition.data);
  file.exec("update deliveries set data = '{', state = 'pending'");
  file.close();

  await using service = await openService({ data: first.composition.data });
  await using events = await followDesk(service.desk, 0);
  await events.until(({ event, reason }) => event === 'chat_transferred' && reason === 'bot_failed');
  const [note] = await notesOf(service.desk, { channel_id: chat.channel_id });
  expect(note!.text).toMatch(/not delivered: its record in the store is damaged/);
});
