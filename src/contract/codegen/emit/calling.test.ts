// Tests the generated clients of other languages with a server. The first step of a request's path selects the response.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../generated/developer/examples.ts';
import { drawn, messagesIn } from '../../../workshop/testing/odd.ts';
import { patience } from '../../../workshop/testing/patience.ts';
import { isInstalled } from '../../../workshop/testing/programs.ts';
import { verifySignature } from '../../send/signature.ts';
import { commandOf, programsOf, pythonEnvironment } from './testing/programs.ts';

interface Seen {
  path: string;
  at: number;
  headers: IncomingMessage['headers'];
  body: string;
}

const folder = mkdtempSync(join(tmpdir(), 'parlance-calling-'));

const accepted = JSON.stringify(examples.ChatAcceptedEvent.smallest);

let seen: Seen[] = [];
const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Bodies of unusual responses to messages of agents. */
const odd = [
  ...drawn(
    messagesIn('openapi/channel', 'answer').filter(
      ({ operationId }) => operationId === 'receiveAgentMessage',
    ),
    100,
  ),
];

/** Functions that send the responses, by the first segment of the request's path. */
const kinds: Record<string, (response: ServerResponse, rest: string) => void> = {
  any: (response, rest) => void response.writeHead(200).end(odd[Number(rest)]!.text),
  ok: (response) => json(response, 200, {}),
  redirect: (response) => json(response, 302, {}, { location: '/never' }),
  bad: (response) => json(response, 400, { error: { code: 'invalid_request', message: 'No.' } }),
  down: (response) => json(response, 503, {}),
  odd: (response) => json(response, 204, undefined),
  html: (response) => void response.writeHead(200).end('<html>'),
  empty: (response) => void response.writeHead(200).end(),
  silent: () => {},
  slow: (response) => {
    const trickle = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(trickle));
  },
  third: (response) =>
    json(response, seen.filter(({ path }) => path.startsWith('/third')).length < 3 ? 500 : 200, {}),
  refused: (response) => json(response, 200, { error: { code: 404, message: 'Unknown customer' } }),
  misfit: (response) => json(response, 200, { result: 'OK' }),
  status: (response) => json(response, 200, 1),
  declined: (response) => json(response, 200, { result: 'FAILURE', custom_data: 5 }),
  careless: (response) => json(response, 200, { result: 'ok', custom_data: 5 }),
};
const server = createServer(async (request, response) => {
  const at = performance.now();
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { url: path = '', headers } = request;
  seen.push({ path, at, headers, body: Buffer.concat(parts).toString() });
  const [, kind, rest] = path.split('/') as [string, string, string];
  kinds[kind]!(response, rest);
});
let base = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
});

describe.each(programsOf('usual'))('the client of %s', (program, language) => {
  if (!isInstalled(program)) return test.skip('the program is not installed');
  let ended: Record<string, { how: unknown; ms: number }>;
  beforeAll(async () => {
    seen = [];
    const options = { env: { ...process.env, ...pythonEnvironment } };
    const [command = '', ...args] = commandOf(program, language, 'call', folder);
    const { stdout } = await promisify(execFile)(
      command,
      [...args, base, `${odd.length}`, accepted],
      options,
    );
    ended = JSON.parse(stdout);
  });
  const how = (name: string) => ended[name]!.how;
  const pathsOf = (kind: string) => seen.filter(({ path }) => path.startsWith(`/${kind}/`));

  test('a call returns the body of a success; if no body is documented, any body', () => {
    expect([how('ok'), how('status'), how('html'), how('empty')]).toEqual([{}, 1, '<html>', null]);
  });

  test("a call sends JSON to the endpoint's address", () => {
    const [sent] = pathsOf('ok');
    expect(sent!.path).toBe('/ok/webhooks/my-bot/a%2Fb');
    expect(sent!.headers['content-type']).toBe('application/json');
    expect(JSON.parse(sent!.body)).toMatchObject({ event: 'INVITE_AGENT' });
  });

  test('an error has its status and code, and an undocumented response is an error', () => {
    expect(how('bad')).toEqual({ status: 400, told: expect.stringMatching(/invalid_request.*No\./) });
    expect(how('down')).toMatchObject({ status: 503 });
    expect(how('odd')).toEqual({ status: 204, told: expect.stringContaining('does not have') });
    expect(how('misfit')).toEqual({ status: 200, told: expect.stringContaining('Case matters: write "ok"') });
    expect(how('refused')).toEqual({ error: { code: 404, message: 'Unknown customer' } });
  });

  test('a call ignores the data of a response to chat_accepted whose result is not OK', () => {
    expect(how('declined')).toEqual({ result: 'FAILURE' });
    expect(how('careless')).toEqual({ status: 200, told: expect.stringContaining('/custom_data is 5') });
  });

  test('a call accepts an unusual response or reports its status, and does not crash', () => {
    console.log(`client of ${program}: ${odd.length} odd responses`);
    for (const index of odd.keys()) {
      const { status = 200, told = '' } = how(`any/${index}`) as { status?: number; told?: string };
      expect([status, `${told}`]).toEqual([200, expect.not.stringMatching(/Traceback|Fatal|Warning/)]);
    }
  });

  test('a call does not follow a redirect, and the error names the target', () => {
    expect(how('redirect')).toEqual({ status: 302, told: expect.stringContaining('to /never') });
    expect(seen.filter(({ path }) => path.startsWith('/never'))).toEqual([]);
  });

  test('a call ends at its timeout, even if the response arrives slowly', () => {
    expect(how('slow')).toEqual({ status: null, told: expect.stringContaining('No whole response came') });
    expect(ended['slow']!.ms).toBeGreaterThan(450);
    expect(ended['slow']!.ms).toBeLessThan(patience(2500));
    const late = expect.stringMatching(/within 0\.5 seconds|timed out|deadline exceeded/);
    expect(how('silent')).toEqual({ status: null, told: late });
    expect(how('nobody')).toMatchObject({ status: null });
  });

  test('a retry starts one interval after the start of the previous attempt; all attempts have one id, and each has its own signature', () => {
    expect(how('retried')).toMatchObject({ status: 503 });
    const attempts = pathsOf('down').slice(1);
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { headers, body } of attempts) {
      const fields = headers as Record<string, string>;
      expect(verifySignature(fields, body, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBeUndefined();
    }
    // A busy server may read a request late, so the test also uses the signed timestamp. It is the client's time in whole seconds.
    const [first, second, third] = attempts.map(({ at, headers }) => [
      at,
      Number(headers['webhook-timestamp']) * 1000,
    ]) as [[number, number], [number, number], [number, number]];
    const sinceFirst = (each: [number, number]) => Math.max(each[0] - first[0], each[1] - first[1]);
    expect(sinceFirst(second)).toBeGreaterThan(750);
    expect(sinceFirst(third)).toBeGreaterThan(1750);
    expect(how('recovers')).toEqual({});
  });

  test('an invalid message is not sent, and an address of another form is rejected', () => {
    expect(how('untrue photo')).toEqual({ faults: ['/sender/photo'] });
    const { faults } = how('invalid') as { faults: string[] };
    expect(faults.toSorted()).toEqual(['/chat_id', '/client_id']);
    expect(how('address')).toEqual({ wrong: expect.stringContaining('http or https') });
    expect(how('too short')).toEqual({ wrong: expect.stringContaining('/webhooks/{provider_id}/{token}') });
    expect(how('no token')).toEqual({ wrong: expect.stringContaining('provider_id, token') });
  });
});
