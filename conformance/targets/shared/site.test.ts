import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Desk } from '../../desk/desk.ts';
import { ok, reply } from '../../wire/http/answers.ts';
import { type CaughtRequest, StandIn } from '../../wire/http/stand-in.ts';
import { Traffic } from './sent-traffic.ts';
import { firstAttemptMs, mostPatienceMs, Site } from './site.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (ms: number, act: () => void) => void setTimeout(act, ms);

/** A site, and another one beside it. */
function twoSites() {
  const traffic = new Traffic();
  const made = [1, 2].map((number) => {
    const standIn = new StandIn(() => reply(500));
    traffic.add(standIn);
    const settings = { endpoint: 'http://a.example/r/c', channelId: 'c', agentId: 'a', agentName: 'Ada' };
    const site = new Site({ ...settings, desk: {} as Desk, standIn, hookPath: `/hook-${number}`, traffic });
    return { site, sent: () => standIn.take(textSent()) };
  });
  return { own: made[0]!, other: made[1]! };
}

function textSent(): CaughtRequest {
  const at = performance.now();
  return { json: { message: { type: 'text' } }, firstByteAt: at, lastByteAt: at } as CaughtRequest;
}

test('a request that never comes is not seen in time', async () => {
  const { own } = twoSites();
  const seen = own.site.untilSentAs(1);
  await vi.advanceTimersByTimeAsync(firstAttemptMs());
  expect(await seen).toBeUndefined();
});

test('what is sent after the messages of others is in time', async () => {
  const { own, other } = twoSites();
  for (const at of [0, 3, 6, 9, 12, 15]) after(at * 1000, other.sent);
  after(20_000, own.sent);
  const seen = own.site.untilSentAs(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await seen).toBeDefined();
});

test('what is not sent after the messages of others either is not sent in time', async () => {
  const { own, other } = twoSites();
  after(5000, other.sent);
  const seen = own.site.untilSentAs(1);
  await vi.advanceTimersByTimeAsync(5000 + firstAttemptMs());
  expect(await seen).toBeUndefined();
});

test('what waits for others without end is not judged, and keeps nobody waiting when it comes', async () => {
  const { own, other } = twoSites();
  const sending = setInterval(other.sent, 3000);
  const seen = expect(own.site.untilSentAs(1)).rejects.toThrow(/was waited for 45 s, in which 15 requests/);
  await vi.advanceTimersByTimeAsync(mostPatienceMs);
  await seen;
  clearInterval(sending);
  expect(own.sent()).toEqual(ok);
});

test('what a service sends again and again in the chat itself is no reason to wait for it', async () => {
  const { own } = twoSites();
  const sending = setInterval(own.sent, 3000);
  const seen = own.site.untilSentAs(100);
  await vi.advanceTimersByTimeAsync(mostPatienceMs);
  await expect(seen).resolves.toBeUndefined();
  clearInterval(sending);
});

test('what may be sent to a port where nobody listens is waited for as what is seen', async () => {
  const { own, other } = twoSites();
  other.site.standIn.shutUntil = performance.now() + 30_000;
  after(35_000, own.sent);
  const seen = own.site.untilSentAs(1);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await seen).toBeDefined();
});
