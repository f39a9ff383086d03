import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Desk } from '../../desk/desk.ts';
import { type CaughtRequest, ok, reply, StandIn } from '../../wire/http/stand-in.ts';
import { firstAttemptMs, mostPatienceMs, Site } from './site.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (ms: number, act: () => void) => void setTimeout(act, ms);

/** Makes two sites of one run, whose stand-ins see the requests of the same service. */
function twoSites() {
  const standIns: StandIn[] = [];
  const made = [1, 2].map((number) => {
    const standIn = new StandIn(() => reply(500));
    standIns.push(standIn);
    const settings = { endpoint: 'http://a.example/r/c', channelId: 'c', agentId: 'a', agentName: 'Ada' };
    const site = new Site({ ...settings, desk: {} as Desk, standIn, hookPath: `/hook-${number}`, standIns });
    return { site, sent: () => standIn.take(textSent()) };
  });
  return { own: made[0]!, other: made[1]! };
}

function textSent(): CaughtRequest {
  const at = performance.now();
  return { json: { message: { type: 'text' } }, firstByteAt: at, lastByteAt: at } as CaughtRequest;
}

test('returns undefined for a request that never comes', async () => {
  const { own } = twoSites();
  const seen = own.site.untilSentAs(1);
  await vi.advanceTimersByTimeAsync(firstAttemptMs());
  expect(await seen).toBeUndefined();
});

test('the site waits longer for a message while the service sends messages of other chats', async () => {
  const { own, other } = twoSites();
  for (const at of [0, 3, 6, 9, 12, 15]) after(at * 1000, other.sent);
  after(20_000, own.sent);
  const seen = own.site.untilSentAs(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await seen).toBeDefined();
});

test('times out when the service sends nothing more after messages of other chats', async () => {
  const { own, other } = twoSites();
  after(5000, other.sent);
  const seen = own.site.untilSentAs(1);
  await vi.advanceTimersByTimeAsync(5000 + firstAttemptMs());
  expect(await seen).toBeUndefined();
});

test('the wait fails with Unsure if messages of other chats never stop, and a late message is then accepted', async () => {
  const { own, other } = twoSites();
  const sending = setInterval(other.sent, 3000);
  const seen = expect(own.site.untilSentAs(1)).rejects.toThrow(/was waited for 45 s, in which 15 requests/);
  await vi.advanceTimersByTimeAsync(mostPatienceMs);
  await seen;
  clearInterval(sending);
  expect(own.sent()).toEqual(ok);
});

test('requests of the chat itself do not extend the wait for a message of that chat', async () => {
  const { own } = twoSites();
  const sending = setInterval(own.sent, 3000);
  const seen = own.site.untilSentAs(100);
  await vi.advanceTimersByTimeAsync(mostPatienceMs);
  await expect(seen).resolves.toBeUndefined();
  clearInterval(sending);
});

test('a closed port of another site extends the wait like requests that arrive', async () => {
  const { own, other } = twoSites();
  other.site.standIn.shutUntil = performance.now() + 30_000;
  after(35_000, own.sent);
  const seen = own.site.untilSentAs(1);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await seen).toBeDefined();
});
