import { expect, test, vi } from 'vitest';
import { shortestToken, strangers } from '../../../limits.ts';
import { complaintAboutToken, deskAccess } from './access.ts';

let time = 0;
const now = () => time;
const right = 'token-of-the-desk';

function request(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', httpVersion = '1.1') {
  const all = { host: '127.0.0.1:8787', authorization: `Bearer ${right}`, ...headers };
  return { headers: all, remoteAddress, httpVersion, headerNames: Object.keys(all), path: {}, query: {} };
}

function statusOf(answer: ReturnType<ReturnType<typeof deskAccess>>): number | undefined {
  return answer && 'status' in answer ? answer.status : undefined;
}

test.each([
  ['another machine', {}, '192.0.2.7', 403],
  ['a proxy on this machine', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1', 403],
  ['a proxy with the header Forwarded', { forwarded: 'for=192.0.2.7' }, '127.0.0.1', 403],
  ['a foreign name for this machine', { host: 'evil.example:8787' }, '127.0.0.1', 403],
  ['a page of another site', { origin: 'https://evil.example' }, '127.0.0.1', 403],
  ['a page with the origin null', { origin: 'null' }, '127.0.0.1', 403],
  ['a page of this machine', { origin: 'http://localhost:5173' }, '127.0.0.1', undefined],
  ['this machine by another name', { host: 'localhost:8787' }, '::1', undefined],
  ['this machine by an IPv6 address', { host: '[::1]:8787' }, '::ffff:127.0.0.1', undefined],
])('the local desk accepts only trusted local callers: %s', (_, headers, address, status) => {
  const access = deskAccess({ token: right, remote: false, now });
  expect(statusOf(access(request(headers, address)))).toBe(status);
});

test.each(['x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via', 'cf-connecting-ip'])(
  'the local desk rejects a request with %s, which a proxy adds',
  (name) => {
    const access = deskAccess({ token: right, remote: false, now });
    expect(statusOf(access(request({ [name]: '127.0.0.1' })))).toBe(403);
  },
);

test('a caller with HTTP/1.0 counts as a proxy, because nginx uses it by default', () => {
  const ask = request({}, '127.0.0.1', '1.0');
  expect(statusOf(deskAccess({ token: right, remote: false, now })(ask))).toBe(403);
  expect(deskAccess({ token: right, remote: true, now })(ask)).toBeUndefined();
});

test('a remote desk accepts any host name and any proxy', () => {
  const access = deskAccess({ token: right, remote: true, now });
  const headers = {
    host: 'desk.example.com',
    origin: 'https://desk.example.com',
    'x-forwarded-for': '192.0.2.7',
  };
  expect(access(request(headers, '192.0.2.8'))).toBeUndefined();
});

test('responses to a network that sends wrong tokens are delayed, and responses to other networks and without a token are not', async () => {
  const access = deskAccess({ token: right, remote: true, now });
  const wrong = (address: string, authorization = 'Bearer wrong') =>
    access(request({ authorization }, address));
  for (let times = 0; times < 50; times++) expect(wrong('2001:db8::9', '')).toMatchObject({ status: 401 });
  const answers = Array.from({ length: 30 }, (_, index) => wrong(`2001:db8::${index}`));
  const isLate = answers.map((answer) => answer instanceof Promise);
  expect(isLate.indexOf(true)).toBe(strangers.wrongTokens);
  expect(wrong('2001:db8:0:1::7')).toMatchObject({ status: 401 });
  expect(access(request({}, '2001:db8::1'))).toBeUndefined();
  const sentAt = performance.now();
  expect(await answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  expect(performance.now() - sentAt).toBeGreaterThan(strangers.holdMs / 2);
  time += 60_000;
  expect(wrong('2001:db8::7')).toMatchObject({ status: 401 });
});

test('the time to reject a wrong token does not grow with the number of networks that sent wrong tokens', () => {
  const counted = vi.fn(now);
  const access = deskAccess({ token: right, remote: true, now: counted });
  const addresses = Array.from({ length: 300 }, (_, index) => `192.0.2.${index}`);
  for (const each of addresses) void access(request({ authorization: 'Bearer wrong' }, each));
  expect(counted.mock.calls.length).toBeLessThan(3 * addresses.length);
});

test('the right token is accepted at once, even if other callers behind the same proxy send wrong tokens', async () => {
  const access = deskAccess({ token: right, remote: true, now });
  for (let times = 0; times < 50; times++) {
    void access(request({ authorization: 'Bearer wrong' }, '192.0.2.7'));
    expect(access(request({}, '192.0.2.7'))).toBeUndefined();
  }
});

test('a token that could be guessed is rejected, and the error suggests a longer token', () => {
  expect(complaintAboutToken('0739')).toMatch(
    /has only 4 characters.*Use at least 20, for example this new token: \S{24}$/,
  );
  expect(complaintAboutToken('x'.repeat(shortestToken))).toBeUndefined();
});
