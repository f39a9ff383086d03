import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { RuleId } from '../../../generated/rules.ts';
import type { Status } from '../../run/verdicts.ts';
import { runTarget } from '../../targets/index.ts';
import { IndependentIntegrator } from '../independent/channel-integrator/integrator.ts';

const right = { sender: { id: 7 }, message: { type: 'text', text: 'Hello' } };

test.each([
  ['a user message passes', right, 'passed'],
  ['a message without sender.id fails', { message: right.message }, 'failed'],
  [
    'a file without file_size fails',
    { sender: { id: 'a' }, message: { type: 'photo', file: 'https://a', file_name: 'a' } },
    'failed',
  ],
  ['null for what may be absent is told', { sender: { id: 7, name: null }, message: right.message }, 'info'],
  ['nothing posted is skipped', undefined, 'skipped'],
] as const)('CHN-RCV-10, watched: %s', async (_, body, status) => {
  expect(await watched('CHN-RCV-10', body)).toEqual([status]);
});

test.each([
  ['no picture passes', {}, 'passed'],
  ['a picture with a web address passes', { photo: 'HTTPS://files.example/me.png' }, 'passed'],
  ['a picture that is no web address fails', { photo: '//files.example/me.png' }, 'failed'],
  ['a picture that runs a script fails', { photo: 'javascript:alert(1)' }, 'failed'],
  ['a picture that is null is told', { photo: null }, 'info'],
] as const)('CHN-RCV-12, watched: %s', async (_, more, status) => {
  const body = { sender: { id: 7, ...more }, message: right.message };
  expect(await watched('CHN-RCV-12', body)).toEqual([status]);
});

test.each([
  [true, 'passed'],
  [false, 'warned'],
] as const)('CHN-RCV-11, a person says %s', async (answer, status) => {
  const integrator = await new IndependentIntegrator().open();
  const ask = async () => answer;
  const results = await runTarget('channel-integrator', { url: integrator.url, ask, only: ['CHN-RCV-11'] });
  await integrator.close();
  expect(results.map((result) => result.status)).toEqual([status]);
});

test('CHN-RCV-10, watched: a user message that is put and not posted fails', async () => {
  const integrator = await new IndependentIntegrator().open();
  const port = await freePort();
  const listen = { host: '127.0.0.1', port };
  const run = runTarget('channel-integrator', { url: integrator.url, listen, only: ['CHN-RCV-10'] });
  expect(await posted(port, right, 'PUT')).toBe(200);
  const results = await run;
  await integrator.close();
  expect(results.map((result) => result.status)).toEqual(['failed']);
});

/** What the suite says of a rule when this, or nothing, is posted to it. */
async function watched(rule: RuleId, body: unknown): Promise<Status[]> {
  const integrator = await new IndependentIntegrator().open();
  const port = await freePort();
  const listen = { host: '127.0.0.1', port };
  const run = runTarget('channel-integrator', { url: integrator.url, listen, only: [rule] });
  if (body) expect(await posted(port, body)).toBe(200);
  const results = await run;
  await integrator.close();
  return results.map((result) => result.status);
}

/** Posts as soon as the suite listens. */
async function posted(port: number, body: unknown, method = 'POST'): Promise<number> {
  const options = { method, body: JSON.stringify(body) };
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/random/channel`, options).catch(() => undefined);
    if (answer) return answer.status;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
