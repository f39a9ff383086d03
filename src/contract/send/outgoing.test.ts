import { describe, expect, test } from 'vitest';
import { complaintAbout, complaintAboutBase, ForbiddenAddress, guardedLookup } from './addresses.ts';

const publicOnly = { allowLoopback: false };
const withLoopback = { allowLoopback: true };

/** Addresses of this machine in every spelling that URLs and sockets accept. */
const loopback = [
  '127.0.0.1',
  '[::ffff:127.0.0.1]',
  '2130706433',
  '0x7f.1',
  '127.1',
  '0177.0.0.1',
  '[::1]',
  'localhost',
  'localhost.',
  'shop.localhost.',
  '127.0.0.1.',
  '[::127.0.0.1]',
  '[::7f00:1]',
];
const inside = [
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '[::]',
  '[fd00::1]',
  '[fe80::1]',
  '[::ffff:10.0.0.1]',
  '[64:ff9b::10.0.0.1]',
  '[2002:7f00:1::]',
  '[::10.0.0.1]',
  '10.0.0.1.',
];

describe('the check of a configured address', () => {
  test.each([...loopback, ...inside])(
    'an address of an internal host is rejected in every spelling: %s',
    (host) => {
      expect(complaintAbout(`https://${host}/chat`, publicOnly)).toMatch(/this machine|not public/);
      expect(complaintAbout(`http://${host}/chat`, publicOnly)).toBeDefined();
    },
  );

  test.each(loopback)(
    'an address of this machine is accepted if loopback is allowed, by plain http too: %s',
    (host) => {
      expect(complaintAbout(`http://${host}:9/chat`, withLoopback)).toBeUndefined();
    },
  );

  test.each(inside)(
    'an address of another internal host is rejected even if loopback is allowed: %s',
    (host) => {
      expect(complaintAbout(`https://${host}/chat`, withLoopback)).toBeDefined();
    },
  );

  test('an address of a public host must be https (CHN-OUT-17)', () => {
    expect(complaintAbout('https://chat.example.com/in', publicOnly)).toBeUndefined();
    expect(complaintAbout('https://93.184.215.14/in', publicOnly)).toBeUndefined();
    expect(complaintAbout('http://chat.example.com/in', publicOnly)).toBe('must be an https address');
    expect(complaintAbout('http://chat.example.com/in', withLoopback)).toBe('must be an https address');
  });

  test.each([
    'chat.example.com',
    'ftp://chat.example.com',
    'https://',
    'javascript:alert(1)',
    'https://a:b@chat.example.com',
    'https://:b@chat.example.com',
  ])('an address that is not http or https, or has credentials, is rejected: %s', (address) =>
    expect(complaintAbout(address, withLoopback)).toBeDefined(),
  );
});

test('a base address may have a query, but must not have a fragment', () => {
  for (const end of ['', '/', '?', '?key=1'])
    expect(complaintAboutBase(`https://chat.example.com/in${end}`, publicOnly)).toBeUndefined();
  for (const end of ['#', '#part'])
    expect(complaintAboutBase(`https://chat.example.com/in${end}`, publicOnly)).toMatch(/must not hold/);
  expect(complaintAboutBase('http://10.0.0.1/in?key=1', publicOnly)).toBe('must be an https address');
});

describe('host names that resolve to internal addresses', () => {
  function leadsTo(addresses: string[], rules: typeof publicOnly, all: boolean): Promise<unknown> {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup = guardedLookup(rules, async () => found);
    return new Promise((resolve) =>
      lookup('name.example', { all }, (error, given) => resolve(error ?? given)),
    );
  }

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '::1',
    '::ffff:192.168.0.1',
    'fd00::7',
    '169.254.169.254',
    '::7f00:1',
    '::a9fe:a9fe',
  ])('guardedLookup fails with ForbiddenAddress for a name that leads to %s', async (address) => {
    expect(await leadsTo([address], publicOnly, true)).toBeInstanceOf(ForbiddenAddress);
    expect(await leadsTo([address], publicOnly, false)).toBeInstanceOf(ForbiddenAddress);
  });

  test('guardedLookup returns only the public addresses of a name', async () => {
    const both = ['10.0.0.1', '93.184.215.14'];
    expect(await leadsTo(both, publicOnly, true)).toEqual([{ address: '93.184.215.14', family: 4 }]);
    expect(await leadsTo(both, publicOnly, false)).toBe('93.184.215.14');
  });

  test('if loopback is allowed, guardedLookup also returns addresses of this machine, but no other internal address', async () => {
    expect(await leadsTo(['127.0.0.1', '10.0.0.1', '::7f00:1', '::a00:1'], withLoopback, true)).toEqual([
      { address: '127.0.0.1', family: 4 },
      { address: '::7f00:1', family: 6 },
    ]);
  });
});
