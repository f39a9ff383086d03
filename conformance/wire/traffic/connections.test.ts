import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listening } from '../../../src/contract/serve/testing/http.ts';
import { patience } from '../../../src/workshop/testing/patience.ts';
import { exchange } from '../http/exchange.ts';
import { reply, StandIn } from '../http/stand-in.ts';
import { limitConnections, limitFor } from './connections.ts';
import { inRun } from './patience.ts';

test.each([
  [undefined, 8],
  [3, 3],
])('with the limit %s, the suite opens at most %d connections at a time', (limit, most) =>
  inRun(async () => {
    let open = 0;
    let highest = 0;
    const standIn = new StandIn(() => {
      open += 1;
      highest = Math.max(highest, open);
      setTimeout(() => (open -= 1), patience(200));
      return reply(200, {}, patience(300));
    });
    await standIn.open();
    if (limit !== undefined) limitConnections(standIn.url, limit);
    const all = Array.from({ length: 12 }, () =>
      exchange({ url: standIn.url, method: 'GET', timeoutMs: patience(5000) }),
    );
    const answers = await Promise.all(all);
    await standIn.close();
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(highest).toBe(most);
  }),
);

test('the response time does not include the time for queueing and connecting', () =>
  inRun(async () => {
    const answerMs = patience(100);
    const standIn = await new StandIn(() => reply(200, {}, answerMs)).open();
    limitConnections(standIn.url, 1);
    const ask = () => exchange({ url: standIn.url, method: 'GET' });
    const answers = await Promise.all([ask(), ask(), ask()]);
    await standIn.close();
    for (const { sentAt, endedAt, connectMs } of answers) {
      expect(endedAt - sentAt).toBeLessThan(1.9 * answerMs);
      expect(connectMs).toBeLessThan(0.9 * answerMs);
    }
  }));

test('a new run does not raise the limit that another run has set for the same server', async () => {
  let open = 0;
  let highest = 0;
  const standIn = await new StandIn(() => {
    open += 1;
    highest = Math.max(highest, open);
    setTimeout(() => (open -= 1), 40);
    return reply(200, {}, 60);
  }).open();
  const ask = () => exchange({ url: standIn.url, method: 'GET' });
  await inRun(async () => {
    limitConnections(standIn.url, 1);
    const first = ask();
    inRun(() => limitConnections(standIn.url, 8));
    await Promise.all([first, ...Array.from({ length: 6 }, ask)]);
  });
  await standIn.close();
  expect(highest).toBe(1);
});

test('a request that must run alone waits for the other requests, and they wait for it', () =>
  inRun(async () => {
    let open = 0;
    const answerMs = patience(300);
    const seen: Record<string, number> = {};
    const standIn = await new StandIn(({ path }) => {
      open += 1;
      for (const each of ['/alone', '/other'])
        if (path === each) seen[each] = Math.max(seen[each] ?? 0, open);
      setTimeout(() => (open -= 1), answerMs / 2);
      return reply(200, {}, answerMs);
    }).open();
    const ask = (path: string, isAlone = false) =>
      exchange({ url: `${standIn.url}${path}`, method: 'GET', isAlone });
    const [other, alone] = await Promise.all([
      ask('/other'),
      ask('/alone', true),
      ask('/other'),
      ask('/other'),
    ]);
    await standIn.close();
    expect(seen).toEqual({ '/alone': 1, '/other': 3 });
    expect([other.beside, alone.beside]).toEqual([2, 0]);
  }));

const testInRun = (name: string, body: () => void | Promise<void>) => test(name, () => inRun(body));

const begunTogether = (...ends: number[]) => ends.map((endedAt) => ({ sentAt: 0, endedAt }));

testInRun('a server that handles four requests as fast as one gets all connections', () => {
  expect(limitFor(begunTogether(1200, 1210, 1230, 1250))).toBe(8);
  expect(limitFor(begunTogether(20, 21, 22, 23))).toBe(8);
});

testInRun('a serial server gets few connections', () => {
  expect(limitFor(begunTogether(1200, 2400, 3600, 4800))).toBe(2);
  expect(limitFor(begunTogether(4000, 8000, 12_000, 16_000))).toBe(1);
  expect(limitFor(begunTogether(30, 60, 90, 120))).toBe(8);
});

testInRun('requests that did not overlap give no limit for a server', () => {
  const oneByOne = [0, 1300, 2600, 3900].map((sentAt) => ({ sentAt, endedAt: sentAt + 1200 }));
  expect(limitFor(oneByOne)).toBeUndefined();
  expect(limitFor(begunTogether(1200, 1200))).toBeUndefined();
});

testInRun(
  'the suite limits the first requests to an unknown server, so no request waits too long',
  async () => {
    let free = performance.now();
    const standIn = await new StandIn(() => {
      free = Math.max(free, performance.now()) + 280;
      return reply(200, {}, free - performance.now());
    }).open();
    const ask = () => exchange({ url: standIn.url, method: 'GET', timeoutMs: 2000 });
    const asked = Array.from({ length: 8 }, ask);
    const answers = await Promise.all(asked);
    await standIn.close();
    // If all requests were sent at once, the eighth answer would exceed its time limit.
    expect(answers.map(({ status, failure }) => failure ?? status)).toEqual(Array(8).fill(200));
  },
);

testInRun('a server that was slow only at first gets all connections once it is fast', async () => {
  let number = 0;
  let open = 0;
  let highest = 0;
  const server = createServer((_request, response) => {
    number += 1;
    open += 1;
    highest = Math.max(highest, open);
    // A request counts as done just before its response, however late the timer is.
    const respond = () => {
      open -= 1;
      response.writeHead(200, { connection: 'close' }).end();
    };
    setTimeout(respond, number <= 4 ? number * 400 : 60);
  });
  await using served = await listening(server);
  await Promise.all(Array.from({ length: 100 }, () => exchange({ url: served.url, method: 'GET' })));
  expect(highest).toBe(8);
});
