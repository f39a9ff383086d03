import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, createServer, request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Usage } from '../../../conformance/run/target.ts';
import { type Answer, ok, reset, StandIn } from '../../../conformance/wire/http/stand-in.ts';
import { inRun } from '../../../conformance/wire/traffic/patience.ts';
import { isInstalled } from '../../workshop/testing/programs.ts';
import { run } from '../testing/command.ts';
import { certificateOf } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ca = join(folder, 'ca.pem');
const options = { tlsCa: ca, listen: { host: '127.0.0.1', port: 0 }, publicUrl: 'https://suite.example/x' };

const post = (url: string, trusted?: string) => {
  const { promise, resolve } = Promise.withResolvers<number | string | undefined>();
  const agent = new Agent(trusted === undefined ? {} : { ca: trusted });
  request(url, { method: 'POST', agent }, ({ statusCode }) => resolve(statusCode))
    .on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    .end('{}');
  return promise;
};

test.each([
  { tlsCert: 'a' },
  { tlsKey: 'b' },
  { tlsCa: 'a', tlsKey: 'b' },
  { tlsCert: 'no/a', tlsKey: 'no/b' },
])('conform rejects the TLS options %j', (given) => expect(() => certificateOf(given)).toThrow(Usage));

describe.runIf(isInstalled('openssl'))('the certificate options, with openssl installed', () => {
  test('--tls-ca makes a certificate for the hosts of a run, and the next run reuses the certificate', () => {
    const { cert, key } = certificateOf(options)!;
    expect(new X509Certificate(cert).subjectAltName).toBe(
      'IP Address:127.0.0.1, DNS:localhost, DNS:suite.example',
    );
    expect(statSync(`${ca}.key`).mode & 0o777).toBe(0o600);
    expect(certificateOf(options)).toEqual({ cert, key });
    expect(certificateOf({ tlsCert: ca, tlsKey: `${ca}.key` })).toEqual({ cert, key });
    expect(() => certificateOf({ tlsCert: ca, tlsKey: ca })).toThrow(/not a certificate and its key/);
  });

  test('a stand-in can serve HTTPS and reset connections, and counts the clients that do not trust its certificate', async () => {
    const certificate = certificateOf(options)!;
    const opened = () => [ok, reset].map((answer: Answer) => new StandIn(() => answer).open());
    const standIns = await Promise.all(inRun(opened, { certificate }));
    const [taking, resetting] = standIns as [StandIn, StandIn];
    expect(await post(`${taking.url}/hook`, certificate.cert)).toBe(200);
    expect(taking.requests).toMatchObject([{ method: 'POST', path: '/hook', json: {} }]);
    expect(await post(resetting.url, certificate.cert)).toBe('ECONNRESET');
    const silent = connect(taking.port, '127.0.0.1');
    await once(silent, 'connect');
    expect(await post(taking.url)).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
    await expect.poll(() => taking.unreadable).toHaveLength(1);
    await Promise.all(standIns.map((each) => each.close()));
  });

  test('conform and trigger explain how to trust the certificate of the tested endpoint', async () => {
    const server = createServer(certificateOf(options)!, (_, response) => response.end('{}'));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const checked = await run('conform', 'webhook-receiver', '--url', url);
    const sent = await run('trigger', 'call_event', '--to', url);
    const desk = await run('conform', 'channel-service', '--desk', url, '--desk-token', 'a');
    const plain = await run('conform', 'webhook-receiver', '--url', url.replace('https', 'http'));
    server.close();
    expect([checked.code, sent.code, desk.code, plain.code]).toEqual([3, 3, 3, 3]);
    expect(plain.stdout).toContain('speaks TLS: begin the address with https://');
    for (const said of [checked.stdout, sent.stdout, desk.stdout])
      expect(said).toContain('NODE_EXTRA_CA_CERTS=ca.pem');
  });

  test('--tls-ca makes a new certificate after the former certificate has expired', () => {
    const former = certificateOf(options)!;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(certificateOf(options)!.cert).not.toBe(former.cert);
  });
});
