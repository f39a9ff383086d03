// Tests the proxy configurations on the page "Behind a proxy". They run as printed, except for ports and the paths of files.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../conformance/wire/http/stand-in.ts';
import { createVisitorClient } from '../../../generated/reference/visitor/client.ts';
import {
  deskToken,
  newestChat,
  type OpenService,
  openService,
} from '../../../src/reference/service/testing/site.ts';
import { openWidget, visit } from '../../../src/reference/service/testing/visitor.ts';
import { isInstalled } from '../../../src/workshop/testing/programs.ts';
import { help } from '../../src/contract/commands.ts';
import { start, stopAll } from '../testing/programs.ts';

const printed = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'parlance-proxy-'));
let service: OpenService;
beforeAll(async () => {
  service = await openService({ trustProxy: ['127.0.0.1'] });
});
afterAll(async () => {
  stopAll();
  await service[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

test('proxies accept bodies up to the limit of the service', async () => {
  const [, bytes] = /--body-limit[^(]*\(default: (\d+)\)/.exec(await help('serve'))!;
  expect(Number(bytes)).toBe(1024 ** 2);
  expect(printed('nginx.conf')).toContain('client_max_body_size 1m;');
  expect(printed('Caddyfile')).toContain('max_size 1MiB');
});

/** The ports of a proxy for HTTP and HTTPS. */
interface Ports {
  http: number;
  https: number;
  /** The port for agents. Only the proxy in compose.yaml has this port. */
  agents: number;
}

/** Returns the configuration of the page with some parts replaced. Fails if the configuration does not contain such a part. */
function withOthers(config: string, others: Readonly<Record<string, string>>): string {
  let replaced = config;
  for (const [is, other] of Object.entries(others)) {
    expect(replaced).toContain(is);
    replaced = replaced.replaceAll(is, other);
  }
  return replaced;
}

async function startNginx(site: string, port: number): Promise<void> {
  const place = mkdtempSync(join(folder, 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(place, name));
    return `${name}_temp_path ${join(place, name)};`;
  });
  // An nginx that root started runs as another user by default. That user may not read these folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(join(place, 'site.conf'), site);
  writeFileSync(
    join(place, 'nginx.conf'),
    `${user} daemon off; pid ${place}/pid; error_log ${place}/error.log;\nevents {}\nhttp { access_log off; ${temporary.join(' ')} include site.conf; }\n`,
  );
  await start(port, ['nginx', '-p', place, '-e', join(place, 'error.log'), '-c', 'nginx.conf']);
}

const proxies = {
  async nginx({ http, https }: Ports): Promise<void> {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=chat.example.com';
    execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    });
    const site = withOthers(printed('nginx.conf'), {
      '  listen [::]:80;\n': '',
      '  listen [::]:443 ssl http2;\n': '',
      'listen 80': `listen 127.0.0.1:${http}`,
      'listen 443': `listen 127.0.0.1:${https}`,
      '127.0.0.1:8787': new URL(service.url).host,
      '/etc/letsencrypt/live/chat.example.com/fullchain.pem': certificate,
      '/etc/letsencrypt/live/chat.example.com/privkey.pem': key,
      '/var/log/nginx/': `${folder}/`,
    });
    // Requests over plain HTTP are redirected to the host name. The test does not follow the redirect, because this name does not resolve.
    await startNginx(site, https);
  },
  async caddy(ports: Ports): Promise<void> {
    const site = withOthers(printed('Caddyfile'), { '127.0.0.1:8787': new URL(service.url).host });
    await startCaddy(`{\n${options(ports)}\n}\n${site}`, ports.https);
  },
  async compose(ports: Ports): Promise<void> {
    const site = withOthers(printed('../compose/Caddyfile'), {
      'admin off': options(ports),
      'dynamic a service 8787 {\n\t\t\trefresh 5s\n\t\t}': `to ${new URL(service.url).host}`,
      ':8787 {': `http://127.0.0.1:${ports.agents} {`,
    });
    await startCaddy(site, ports.https);
  },
};

/** Returns the global options of Caddy for the test. Without these options Caddy requests a public certificate. */
function options({ http, https }: Ports): string {
  return `admin off\nhttp_port ${http}\nhttps_port ${https}\nlocal_certs\nskip_install_trust`;
}

async function startCaddy(config: string, port: number): Promise<void> {
  const place = mkdtempSync(join(folder, 'caddy-'));
  const file = join(place, 'Caddyfile');
  writeFileSync(file, config);
  const names = { XDG_DATA_HOME: place, XDG_CONFIG_HOME: place, HOME: place };
  await start(port, ['caddy', 'run', '--adapter', 'caddyfile', '--config', file], {
    ...names,
    PARLANCE_HOST: 'chat.example.com',
  });
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body(): Promise<string>;
}

/** Opens an HTTP/2 connection to the proxy, like a browser. The address of the connection differs from the address of the proxy. */
function browserAt(port: number) {
  const session = connect(`https://127.0.0.1:${port}`, {
    servername: 'chat.example.com',
    rejectUnauthorized: false,
    localAddress: '127.0.0.2',
  } as object);
  session.on('error', () => {});
  return {
    session,
    ask: (path: string, { body, ...headers }: Record<string, string> = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const method = body === undefined ? 'GET' : 'POST';
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const asked = session.request({
          ':path': path,
          ':method': method,
          ':authority': 'chat.example.com',
          ...type,
          ...headers,
        });
        asked.setEncoding('utf8').on('error', reject);
        asked.on('response', (answered) =>
          resolve({ status: answered[':status']!, headers: answered, body: () => text(asked) }),
        );
        asked.end(body);
      }),
  };
}

const bearer = { authorization: `Bearer ${deskToken}` };

describe.each(['nginx', 'caddy', 'compose'] as const)('behind the proxy %s', (name) => {
  const isHere =
    process.platform === 'linux' &&
    isInstalled(name === 'nginx' ? 'nginx' : 'caddy') &&
    isInstalled('openssl');
  const there = test.skipIf(!isHere);
  let ports: Ports;
  let browser: ReturnType<typeof browserAt>;

  beforeAll(async () => {
    if (!isHere) return;
    ports = { http: await freePort(), https: await freePort(), agents: await freePort() };
    await proxies[name](ports);
    browser = browserAt(ports.https);
  });
  afterAll(() => browser?.session.destroy());

  there('the service is reached by HTTP/2, and plain HTTP is redirected', async () => {
    expect((await browser.ask('/health')).status).toBe(200);
    expect(browser.session.alpnProtocol).toBe('h2');
    const plain = await fetch(`http://127.0.0.1:${ports.http}/health`, { redirect: 'manual' });
    expect(plain.status).toBe(308);
  });

  there.each([
    '/desk',
    '/desk/chats',
    '/%64esk/chats',
    '/desk%2Fchats',
    '//desk/chats',
    '/a/../desk/chats',
    '/console',
    '/console/',
    '/metrics',
  ])('the path %s is closed, even with the token of the desk', async (path) => {
    const answer = await browser.ask(path, bearer);
    expect(answer.status).toBe(404);
    expect(await answer.body()).not.toContain('"');
  });

  test.skipIf(!isHere || name !== 'compose')('agents reach the console through a separate port', async () => {
    expect((await fetch(`http://127.0.0.1:${ports.agents}/metrics`)).status).toBe(200);
    // In this test, the service accepts desk requests only from this machine. In compose.yaml, the service also accepts other machines.
    expect((await fetch(`http://127.0.0.1:${ports.agents}/desk/chats`, { headers: bearer })).status).toBe(
      403,
    );
  });

  there('a path that only begins like the path of the desk reaches the service', async () => {
    const answer = await browser.ask('/desk-random/shop/status');
    expect([answer.status, JSON.parse(await answer.body())]).toMatchObject([404, { error: {} }]);
  });

  there(
    'a forged header does not change a visitor’s address, and the visitor gets responses while many tabs have streams',
    async () => {
      const widget = await openWidget(service);
      const path = `/visitor/${widget}`;
      const lie = { 'x-forwarded-for': '198.51.100.7' };
      const begun = await browser.ask(`${path}/sessions`, { ...lie, body: JSON.stringify(visit) });
      const { token, last_event_id } = JSON.parse(await begun.body());
      const own = { authorization: `Bearer ${token}` };
      const tabs = await Promise.all(
        Array.from({ length: 9 }, () =>
          browser.ask(`${path}/events`, { ...own, 'last-event-id': String(last_event_id) }),
        ),
      );
      const said = { ...own, body: JSON.stringify({ message_id: 'message-1', text: 'Hello' }) };
      expect((await browser.ask(`${path}/messages`, said)).status).toBe(200);
      expect(tabs.map(({ headers }) => headers['content-type'])).toEqual(tabs.map(() => 'text/event-stream'));
      expect((await newestChat(service.desk, widget)).chat.session?.ip_addr).toBe('127.0.0.2');
    },
  );

  there('an event of a stream arrives immediately', async () => {
    const widget = await openWidget(service);
    const begun = await createVisitorClient({ baseUrl: `${service.url}/visitor` }).beginSession({
      path: { widget_id: widget },
      body: visit,
    });
    if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
    const own = { authorization: `Bearer ${begun.body.token}` };
    const stream = browser.session.request({
      ':path': `/visitor/${widget}/events`,
      ':authority': 'chat.example.com',
      'last-event-id': String(begun.body.last_event_id),
      ...own,
    });
    const heard = new Promise<void>((resolve) => {
      stream.setEncoding('utf8').on('data', (piece: string) => piece.includes('Hello') && resolve());
    });
    const said = { ...own, body: JSON.stringify({ message_id: 'message-1', text: 'Hello' }) };
    await browser.ask(`/visitor/${widget}/messages`, said);
    // No other event follows. If the proxy buffered this event, it would arrive only with the next heartbeat, 15 seconds later.
    await heard;
    stream.close();
  });

  there('a body that is too long is rejected', async () => {
    const widget = await openWidget(service);
    const body = JSON.stringify({ page: { url: `https://shop.example.com/${'a'.repeat(1024 ** 2)}` } });
    expect((await browser.ask(`/visitor/${widget}/sessions`, { body })).status).toBe(413);
  });

  // This test is only for nginx, because Caddy writes no log by default.
  test.skipIf(!isHere || name !== 'nginx')('the log of nginx contains no paths', () => {
    const log = readFileSync(join(folder, 'parlance.log'), 'utf8');
    expect(log).toMatch(/ GET 200 /);
    expect(log).not.toMatch(/visitor|desk|health/);
  });
});

test.skipIf(!isInstalled('nginx'))(
  'a proxy that adds no headers does not open the desk to its callers, even over HTTP/1.0',
  async () => {
    const port = await freePort();
    const site = `server { listen 127.0.0.1:${port}; location / { proxy_pass ${service.url}; proxy_http_version 1.0; } }`;
    await startNginx(site, port);
    const asked = await fetch(`http://127.0.0.1:${port}/desk/chats`, { headers: bearer });
    expect(asked.status).toBe(403);
  },
);
