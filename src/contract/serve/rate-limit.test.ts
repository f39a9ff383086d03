import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateErrorBody } from '../../../generated/bot/validators.js';
import { httpErrors } from '../../../generated/errors.ts';
import { createServer, limitRate } from './server.ts';

const app = createServer();
let url = '';

beforeAll(async () => {
  await limitRate(app, { requestsPerSecond: 2, exceptBelow: ['/desk/'] });
  app.get('/limited', () => 'ok');
  app.get('/desk/free', () => 'ok');
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test("a request beyond the limit is answered with 429, Retry-After and the contract's error body", async () => {
  const answers = [];
  for (let made = 0; made < 4; made++) answers.push(await fetch(`${url}/limited`));
  const refused = answers.find(({ status }) => status === 429);
  expect(answers.map(({ status }) => status).slice(0, 2)).toEqual([200, 200]);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  const body = await refused?.json();
  expect(validateErrorBody(body) && body.error.code).toBe(httpErrors[429].code);
});

test('requests to a path of `exceptBelow` are not limited', async () => {
  for (let made = 0; made < 5; made++) expect((await fetch(`${url}/desk/free`)).status).toBe(200);
});
