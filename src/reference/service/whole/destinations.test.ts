import { expect, test } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import type { DeskClient } from '../../../../generated/reference/desk/client.ts';
import type { Destination } from '../../../../generated/reference/desk/types.ts';
import { destinations } from '../../limits.ts';
import { openReceiver } from '../testing/receiver.ts';
import { createChannel, followDesk, newestChat, notesOf, openService, say, write } from '../testing/site.ts';

/** The policies with shorter intervals and timeouts. */
const soon = Object.fromEntries(
  Object.entries(policies).map(([name, policy]) => [
    name,
    { ...policy, ...('intervalMs' in policy && { intervalMs: 20 }), giveUpMs: 60 },
  ]),
);
const parts = {
  policies: soon,
  destinations: { ...destinations, failsForMs: 50, deliveries: 3, probeMs: 200, probeAtMostMs: 200 },
};

async function list(desk: DeskClient): Promise<Destination[]> {
  const listed = await desk.listDestinations({});
  if (listed.status !== 200) throw new Error(JSON.stringify(listed.body));
  return listed.body.destinations;
}

/** Waits until the destination of this kind has this state. Returns the destination. */
async function until(desk: DeskClient, kind: Destination['kind'], state: Destination['state']) {
  const find = async () => (await list(desk)).find((each) => each.kind === kind);
  await expect.poll(async () => (await find())?.state).toBe(state);
  return (await find())!;
}

test('webhooks wait during an outage of their receiver and then all arrive; failed webhooks can be sent again', async () => {
  let isUp = false;
  await using crm = await openReceiver<{ message: string }>(() => (isUp ? {} : 500));
  await using service = await openService({ parts });
  const { desk } = service;
  const channel = await createChannel(desk, 'http://127.0.0.1:9/chat');
  const path = { channel_id: channel.channel_id };
  await desk.setWebhook({ path, body: { url: `${crm.url}/hooks?key=secret` } });
  await using events = await followDesk(desk);
  const begun = new Date().toISOString();
  let count = 0;
  const leave = () => desk.submitOfflineForm({ path, body: { message: `${++count}` } });
  expect(await list(desk)).toMatchObject([{ state: 'well' }, { kind: 'webhook', state: 'well' }]);
  while ((await list(desk))[1]!.state === 'well') {
    const before = crm.caught.length;
    await leave();
    await expect.poll(() => crm.caught.length).toBeGreaterThan(before);
  }
  const paused = await until(desk, 'webhook', 'paused');
  expect(paused).toMatchObject({ ...path, failed: expect.any(Number), next_attempt_at: expect.any(String) });
  expect(JSON.stringify(paused)).not.toContain('secret');
  await events.until(
    ({ event, channel: of }) => event === 'destination_changed' && of?.channel_id === path.channel_id,
  );
  const notes = await notesOf(desk, path);
  expect(notes.some(({ about, text }) => about === 'webhook' && /has failed since/.test(text))).toBe(true);
  // All deliveries under way are given up before the next step.
  await expect
    .poll(async () => (await desk.listDeliveries({ query: { state: 'pending' } })).body)
    .toMatchObject({ deliveries: [] });
  const before = crm.caught.length;
  const heldSince = performance.now();
  for (let each = 0; each < 20; each++) await leave();
  await expect.poll(() => crm.caught.length).toBeGreaterThanOrEqual(before + 3);
  // Only the deliveries that probe the receiver are sent, at most one in each pause. The others wait.
  const probes = new Set(crm.caught.slice(before).map(({ body }) => body.message)).size;
  expect(probes).toBeLessThan(2 + (performance.now() - heldSince) / parts.destinations.probeMs);
  isUp = true;
  await until(desk, 'webhook', 'well');
  await expect
    .poll(async () => (await desk.listDeliveries({ query: { state: 'pending' } })).body)
    .toMatchObject({ deliveries: [] });
  const failed = await desk.listDeliveries({ query: { state: 'failed', limit: 1000 } });
  const known = failed.status === 200 ? failed.body.deliveries.length : 0;
  expect(known).toBeGreaterThanOrEqual(3);

  const again = { path, body: { kind: 'webhook' as const, since: begun } };
  expect(await desk.sendAllAgain(again)).toMatchObject({
    status: 202,
    body: { sent: known, has_more: false },
  });
  const messages = () => new Set(crm.caught.slice(-known).map(({ body }) => body.message));
  await expect.poll(() => messages().size).toBe(known);
  const failedMessages =
    failed.status === 200 ? failed.body.deliveries.map(({ request }) => JSON.parse(request).message) : [];
  await expect.poll(messages).toEqual(new Set(failedMessages));
  // A second request finds no failed delivery that has no repeat yet.
  expect(await desk.sendAllAgain(again)).toMatchObject({ status: 202, body: { sent: 0 } });
  const later = {
    path,
    body: { kind: 'webhook' as const, since: new Date(Date.now() + 1000).toISOString() },
  };
  expect(await desk.sendAllAgain(later)).toMatchObject({ body: { sent: 0 } });
  expect(await desk.sendAllAgain({ path, body: { ...again.body, kind: 'bot_event' } })).toMatchObject({
    status: 400,
  });
});

test('messages keep their policy during an outage, and the desk shows the outage until a sample event succeeds', async () => {
  let isUp = false;
  await using frontend = await openReceiver<{ message: { text: string } }>(() =>
    isUp ? { result: 'ok' } : 500,
  );
  await using first = await openService({ parts });
  const channel = await createChannel(first.desk, frontend.url);
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(first.desk, channel.channel_id);
  while ((await list(first.desk))[0]!.state === 'well') await write(first.desk, chat.chat_id, 'Anybody?');
  expect(await until(first.desk, 'message', 'failing')).not.toHaveProperty('next_attempt_at');
  const { data } = first.composition;
  await first.close();

  // A service that is started later on the same store knows the outage, too.
  await using service = await openService({ data, parts });
  expect((await list(service.desk))[0]).toMatchObject({ state: 'failing' });
  await say(channel.endpoint.replace(first.url, service.url), 'And I?', { id: 'another' });
  const { chat: other } = await newestChat(service.desk, channel.channel_id);
  await write(service.desk, other.chat_id, 'the last one');
  const attempts = () => frontend.caught.filter(({ body }) => body.message.text === 'the last one').length;
  await expect.poll(attempts).toBe(3);
  isUp = true;
  const tried = await service.desk.tryConnection({
    path: { channel_id: channel.channel_id },
    body: { of: 'customer_endpoint' },
  });
  expect(tried).toMatchObject({ body: { tried: [{ attempt: { outcome: 'delivered' } }] } });
  await until(service.desk, 'message', 'well');
});
