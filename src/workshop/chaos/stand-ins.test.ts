import { expect, test } from 'vitest';
import { Ledger } from './ledger.ts';
import { deskAt } from './service.ts';
import { openStandIns } from './stand-ins.ts';

test('the stand-ins record a request to the target of a redirect, and do not record other unknown requests', async () => {
  const ledger = new Ledger();
  const { signal } = new AbortController();
  const url = 'http://127.0.0.1:9';
  await using standIns = await openStandIns({
    ledger,
    seed: 1,
    url,
    desk: deskAt(url),
    channels: [],
    signal,
  });
  const strangers = await fetch(`${standIns.url}/metrics`);
  expect(strangers.status).toBe(404);
  expect(ledger.wrong).toEqual({});
  // Sends requests until a stand-in responds with a redirect, which `fetch` follows.
  while (ledger.isGood)
    await fetch(`${standIns.url}/hook/3`, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(300),
    }).catch(() => {});
  expect(ledger.wrong).toEqual({ 'redirects followed': ['POST /redirected'] });
});
