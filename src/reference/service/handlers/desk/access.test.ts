import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { deskAccess } from './access.ts';

let time = 0;
const now = () => time;
const right = 'token-of-the-desk';

function request(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', httpVersion = '1.1') {
  const all = { host: '127.0.0.1:8787', authorization: `Bearer ${right}`, ...headers };
  return { headers: all, remoteAddress, httpVersion, headerNames: Object.keys(all), path: {}, query: {} };
}

test.each([
  ['another machine', {}, '192.0.2.7', 403],
  ['a proxy on this machine', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1', 403],
  ['a proxy of the newer kind', { forwarded: 'for=192.0.2.7' }, '127.0.0.1', 403],
  ['a name that somebody lets lead here', { host: 'evil.example:8787' }, '127.0.0.1', 403],
  ['a page of another site', { origin: 'https://evil.example' }, '127.0.0.1', 403],
  ['a page without an origin of its own', { origin: 'null' }, '127.0.0.1', 403],
  ['a page of this machine', { origin: 'http://localhost:5173' }, '127.0.0.1', undefined],
  ['this machine by another name', { host: 'localhost:8787' }, '::1', undefined],
  ['this machine by an address of the newer kind', { host: '[::1]:8787' }, '::ffff:127.0.0.1', undefined],
])('a desk for its own machine judges %s', (_, headers, address, status) => {
  const access = deskAccess({ token: right, remote: false, now });
  expect(access(request(headers, address))?.status).toBe(status);
});

test.each(['x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via', 'cf-connecting-ip'])(
  'a desk for its own machine rejects a request with %s, which a proxy adds',
  (name) => {
    const access = deskAccess({ token: right, remote: false, now });
    expect(access(request({ [name]: '127.0.0.1' }))?.status).toBe(403);
  },
);

test('a caller that speaks HTTP/1.0 counts as a proxy, as nginx does by default', () => {
  const ask = request({}, '127.0.0.1', '1.0');
  expect(deskAccess({ token: right, remote: false, now })(ask)?.status).toBe(403);
  expect(deskAccess({ token: right, remote: true, now })(ask)).toBeUndefined();
});

test('a desk that is open to others accepts any host name and any proxy', () => {
  const access = deskAccess({ token: right, remote: true, now });
  const headers = {
    host: 'desk.example.com',
    origin: 'https://desk.example.com',
    'x-forwarded-for': '192.0.2.7',
  };
  expect(access(request(headers, '192.0.2.8'))).toBeUndefined();
});

test('an address that sends wrong tokens has to wait; other addresses and requests without a token do not', () => {
  const access = deskAccess({ token: right, remote: true, now });
  const wrong = { authorization: 'Bearer wrong' };
  for (let times = 0; times < 50; times++) {
    expect(access(request({ authorization: '' }, '192.0.2.9'))?.status).toBe(401);
  }
  const answers = Array.from({ length: 30 }, () => access(request(wrong, '192.0.2.7'))?.status);
  expect(answers.indexOf(429)).toBe(20);
  expect(access(request(wrong, '192.0.2.7'))).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  expect(access(request(wrong, '192.0.2.8'))?.status).toBe(401);
  time += 60_000;
  expect(access(request(wrong, '192.0.2.7'))?.status).toBe(401);
});

test('the cost of a wrong token does not grow with how many addresses sent one', () => {
  const counted = vi.fn(now);
  const access = deskAccess({ token: right, remote: true, now: counted });
  const addresses = Array.from({ length: 300 }, (_, index) => `192.0.2.${index}`);
  for (const each of addresses) access(request({ authorization: 'Bearer wrong' }, each));
  expect(counted.mock.calls.length).toBeLessThan(3 * addresses.length);
});

test('the right token is accepted whatever others send from the same address, as behind a proxy', () => {
  const access = deskAccess({ token: right, remote: true, now });
  for (let times = 0; times < 50; times++) {
    access(request({ authorization: 'Bearer wrong' }, '192.0.2.7'));
    expect(access(request({}, '192.0.2.7'))).toBeUndefined();
  }
});

test.each([
  ['short', true, 1],
  ['short', false, 0],
  [right, true, 0],
])('the token %s of a desk that is open to others (%s) causes %s warnings', (token, remote, times) => {
  const warn = vi.fn();
  deskAccess({ token, remote, now, log: { warn } as unknown as FastifyBaseLogger });
  expect(warn).toHaveBeenCalledTimes(times);
});
