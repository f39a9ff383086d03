import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { Report } from '../../../conformance/report/json.ts';
import { freePort } from '../../../conformance/wire/http/stand-in.ts';
import { verifySignature } from '../../contract/send/signature.ts';
import { patience } from '../../workshop/testing/patience.ts';
import { run, start } from '../testing/command.ts';
import { repeatCommand } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-conform-test-'));
const file = (name: string) => join(folder, name);
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Opens a server with this request listener. The listener gets the server as `this`. */
async function served(
  listener: (this: Server, ...given: Parameters<RequestListener>) => void,
): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const wellDone = (body: string): RequestListener => {
  return (request, response) => {
    request.resume().on('end', () => response.writeHead(200).end(body));
  };
};

/** Runs one case against a webhook receiver that conforms to the contract. */
const checkReceiver = async (...more: string[]) => {
  const url = await served(wellDone('{"result": "OK"}'));
  const only = ['--only', 'events-are-answered-by-a-result'];
  return run('conform', 'webhook-receiver', '--url', url, ...only, ...more);
};

test('conform suggests the closest target for a misspelt target', async () => {
  const { code, stderr } = await run('conform', 'bot-provder', '--url', 'http://127.0.0.1:1/');
  expect(code).toBe(2);
  expect(stderr).toContain('Did you mean bot-provider?');
});

test('conform rejects a --listen address that is in use, before the run', async () => {
  const taken = await served(wellDone('{}'));
  const { host } = new URL(taken);
  const { code, stderr } = await run('conform', 'channel-integrator', '--url', taken, '--listen', host);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Port \d+ on 127\.0\.0\.1 is in use\. Choose another address with --listen\./);
});

test('conform rejects a report file that cannot be written, before the run', async () => {
  const { code, stderr } = await checkReceiver('--html', file('no-such-folder/report.html'));
  expect(code).toBe(2);
  expect(stderr).toMatch(/The report .*report\.html cannot be written/);
});

test('if every request to the target gets a 404, conform reports the address once, at the start', async () => {
  const nothing = await served((request, response) => {
    request.resume().on('end', () => response.writeHead(404).end('Not Found'));
  });
  const { code, stdout } = await run('conform', 'channel-integrator', '--url', `${nothing}/chat`);
  expect(code).toBe(3);
  expect(stdout).toContain(`Nothing is served at ${nothing}/chat/conformance: it answers 404`);
  expect(stdout).not.toContain('failed');
});

test('conform prints the address to which the other side must post, and escapes control characters in responses', async () => {
  const url = await served(wellDone('\u001b]0;mine\u0007\u001b[2J'));
  const listen = `127.0.0.1:${await freePort()}`;
  const { code, stdout, stderr } = await run(
    'conform',
    'bot-provider',
    '--url',
    url,
    '--token',
    'secret',
    '--provider-id',
    'mine',
    '--listen',
    listen,
    '--only',
    'BOT-PRV-03',
  );
  expect(code).toBe(1);
  expect(stderr).toContain(`post to http://${listen}/webhooks/mine/secret`);
  expect(stdout).toContain('\\u001b]0;mine\\u0007');
  expect(`${stdout}${stderr}`).not.toContain('\u001b');
});

test('a receiver that verifies signatures passes with the right --signing-secret; without the secret, the report names this option', async () => {
  const secret = Buffer.alloc(32, 'receiver').toString('base64');
  const url = await served(async (request, response) => {
    const body = await text(request);
    const wrong = verifySignature(request.headers as Record<string, string>, body, secret);
    response.writeHead(wrong === undefined ? 200 : 401).end('{"result": "OK"}');
  });
  const args = ['conform', 'webhook-receiver', '--url', url];
  const [unsigned, signed, misspelt] = await Promise.all([
    run(...args),
    run(...args, '--signing-secret', secret),
    run(...args, '--signing-secret', 'pass word'),
  ]);
  expect(unsigned).toMatchObject({ code: 3, stdout: expect.stringContaining('by --signing-secret.') });
  expect(signed).toMatchObject({ code: 0, stdout: expect.stringContaining('Conforms: ') });
  expect(signed.stdout).not.toContain('warned');
  expect(misspelt).toMatchObject({ code: 2, stderr: '--signing-secret is not whsec_ and base64.\n' });
});

test('conform keeps the results of the first target when a later target cannot be reached', async () => {
  const url = await served(wellDone('{"result": "OK"}'));
  const { code } = await run(
    'conform',
    'webhook-receiver',
    'bot-service',
    '--url',
    url,
    '--desk',
    'http://127.0.0.1:1/desk',
    '--json',
    file('later.json'),
  );
  const [judged, unreached] = JSON.parse(readFileSync(file('later.json'), 'utf8')) as Report[];
  expect(judged?.results.length).toBeGreaterThan(3);
  expect(judged?.outcome).toBe('conforms');
  expect(unreached?.outcome).toBe('unreachable');
  expect(code).toBe(3);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'conform writes the reports after %s, and the reports list the cases that did not run',
  async (signal, status) => {
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    const hanging = await served((request) => {
      request.resume();
      if (request.method === 'POST') asked();
    });
    const name = file(`${signal}.json`);
    const child = start('conform', 'channel-integrator', '--url', hanging, '--json', name);
    child.stdout.resume();
    await isAsked;
    const killedAt = performance.now();
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number];
    expect(performance.now() - killedAt).toBeLessThan(patience(2000));
    expect(code).toBe(status);
    const report = JSON.parse(readFileSync(name, 'utf8')) as Report;
    expect(report.results.map(({ observed }) => observed)).toContain(`not run: ${signal} ended the run`);
    expect(report.outcome).not.toBe('conforms');
  },
);

test('with --json -, conform prints only the report on standard output', async () => {
  const { code, stdout, stderr } = await checkReceiver('--json', '-');
  expect((JSON.parse(stdout) as Report).target).toBe('webhook-receiver');
  expect(stderr).toContain('webhook-receiver: 1 passed in ');
  expect(code).toBe(0);
});

test('conform rejects two reports on standard output as a usage error', async () => {
  const { code, stderr } = await checkReceiver('--json', '-', '--junit', '-');
  expect(code).toBe(2);
  expect(stderr).toContain('--json and --junit cannot both go to the standard output');
});

test.runIf(existsSync('/dev/full'))(
  'conform reports a full disk as a usage error, and not as a fault of the suite',
  async () => {
    const { code, stdout, stderr } = await checkReceiver('--json', '/dev/full');
    expect(stdout).toContain('webhook-receiver: 1 passed in ');
    expect(stderr).toMatch(/^The report \/dev\/full cannot be written: ENOSPC.*\n$/m);
    expect(code).toBe(2);
  },
);

/** The arguments for a run that sends one request at a time. When the tested program ends, the run has no other open request. */
const oneAtATime = ['conform', 'channel-integrator', '--concurrency', '1', '--url'];

/** Opens a chat front end that calls `end` at the first typing notice. This simulates a program that ends and does not restart. */
const endsAtTyping = (end: (server: Server, request: IncomingMessage) => void) =>
  served(async function (request, response) {
    const body = await text(request);
    if (body.includes('"typein"')) end(this, request);
    response.end('{"result": "ok"}');
  });

test('if the tested program ends during a run, conform reports the program as unreachable, and reports no rule as broken', async () => {
  const url = await endsAtTyping((server) => server.close());
  const { code, stdout } = await run(...oneAtATime, url);
  expect(code).toBe(3);
  expect(stdout).toContain('became unreachable before the run ended');
  expect(stdout).toMatch(/not run: 127\.0\.0\.1:\d+ refuses connections: the program there has ended/);
  expect(stdout).not.toContain('failed ');
});

test('if a request crashes the tested program, the case of this request fails and the other cases are not run', async () => {
  const url = await endsAtTyping((server, { socket }) => {
    server.close();
    socket.destroy();
  });
  const { code, stdout } = await run(...oneAtATime, url);
  expect(code).toBe(1);
  expect(stdout).toMatch(/failed CHN-RCV-03/);
  expect(stdout).toContain('not run: ');
  expect(stdout).not.toContain('ECONNREFUSED');
});

test('for each fault, the report prints a command that runs the failed case again', async () => {
  const url = await served(wellDone('{"result": "never"}'));
  const secret = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`;
  const given = ['--url', url, '--html', file('faults.html'), `--signing-secret=${secret}`];
  const { stdout } = await run('conform', 'webhook-receiver', ...given);
  const [, command = ''] = /repeat: npx parlance (.* events-are-answered-by-a-result)$/m.exec(stdout) ?? [];
  expect(command).toBe(
    `conform webhook-receiver --url ${url} --signing-secret=${secret} --only events-are-answered-by-a-result`,
  );
  const again = await run(...command.split(' '));
  expect(again.code).toBe(1);
  expect(again.stdout).toContain('1. failed HOOK-RCV-02');
  expect(again.stdout).not.toContain('failed HOOK-RCV-01');
});

test('the command that repeats a case quotes words for the shell, and does not name a target from the configuration file', () => {
  const given = ['bot-provider', '--token', 'a b', '--say', "it's", '--strict', '--skip', 'BOT-PRV-04'];
  expect(repeatCommand('bot-provider', given)('a-case')).toBe(
    String.raw`npx parlance conform bot-provider --token 'a b' --say 'it'\''s' --strict --only a-case`,
  );
  expect(repeatCommand('bot-provider', ['--config', 'ci.json', '--json', 'out'])('a-case')).toBe(
    'npx parlance conform --config ci.json --only a-case',
  );
});
