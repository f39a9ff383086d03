import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listening } from '../../../src/contract/serve/testing/http.ts';
import { reply } from '../http/answers.ts';
import { exchange } from '../http/exchange.ts';
import { StandIn } from '../http/stand-in.ts';
import { placesFor } from './connections.ts';
import { inRun } from './patience.ts';

const testInRun = (name: string, body: () => void | Promise<void>) => test(name, () => inRun(body));

const begunTogether = (...ends: number[]) => ends.map((endedAt) => ({ sentAt: 0, endedAt }));

testInRun('a server that answers four as fast as one gets all connections', () => {
  expect(placesFor(begunTogether(1200, 1210, 1230, 1250))).toBe(8);
  expect(placesFor(begunTogether(20, 21, 22, 23))).toBe(8);
});

testInRun('a serial server gets few connections', () => {
  expect(placesFor(begunTogether(1200, 2400, 3600, 4800))).toBe(2);
  expect(placesFor(begunTogether(4000, 8000, 12_000, 16_000))).toBe(1);
  expect(placesFor(begunTogether(30, 60, 90, 120))).toBe(8);
});

testInRun('requests that did not overlap give no result', () => {
  const oneByOne = [0, 1300, 2600, 3900].map((sentAt) => ({ sentAt, endedAt: sentAt + 1200 }));
  expect(placesFor(oneByOne)).toBeUndefined();
  expect(placesFor(begunTogether(1200, 1200))).toBeUndefined();
});

testInRun('limits the first requests to an unknown server, so that none waits too long', async () => {
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
});

testInRun('a server that was slow only at first gets all connections once it is quick', async () => {
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
