import { createSocket, type RemoteInfo } from 'node:dgram';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { type FindAddresses, Names } from './addresses.ts';

const shop: LookupAddress = { address: '93.184.215.14', family: 4 };

/** Returns a substitute for the system's resolver. It answers only when the test calls `answer`, as if its name servers were silent. */
function heldSystem() {
  const asked: string[] = [];
  const answers = new Map<string, (found: LookupAddress[]) => void>();
  const system: FindAddresses = (hostname) => {
    asked.push(hostname);
    return new Promise((resolve) => answers.set(hostname, resolve));
  };
  return { asked, system, answer: (hostname: string) => answers.get(hostname)!([shop]) };
}

const namesAt = ({ address }: NameServer, parts: { system?: FindAddresses; hostsFile?: string } = {}) =>
  new Names({
    servers: [address],
    hostsFile: '/no/such/file',
    system: async (hostname) => Promise.reject(new Error(`getaddrinfo ENOTFOUND ${hostname}`)),
    ...parts,
  });

/** Waits until a name server gets a query for a host name. */
const untilAsked = (server: NameServer, hostname: string) =>
  expect.poll(() => server.asked).toContain(hostname);

describe('the lookup of a host name', () => {
  test('find returns the IPv4 and the IPv6 address of a host name', async () => {
    await using server = await nameServer({ 'shop.example': { A: shop.address, AAAA: '2606:2800::1' } });
    const found = await namesAt(server).find('shop.example');
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(shop);
    expect(found).toContainEqual({ address: '2606:2800::1', family: 6 });
  });

  test('find returns the IPv4 address if no server answers the query for the IPv6 address', async () => {
    await using server = await nameServer({ 'shop.example': { A: shop.address, AAAA: '' } });
    expect(await namesAt(server).find('shop.example')).toEqual([shop]);
  });

  test('concurrent callers of find share the queries for a host name', async () => {
    await using server = await nameServer({ 'shop.example': { A: shop.address } });
    const names = namesAt(server);
    await Promise.all(Array.from({ length: 50 }, () => names.find('shop.example')));
    expect(server.asked).toEqual(['shop.example', 'shop.example']);
    await names.find('shop.example');
    expect(server.asked).toHaveLength(4);
  });

  test('find asks the system, and no name server, for a name in the hosts file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parlance-names-'));
    const hostsFile = join(folder, 'hosts');
    await writeFile(hostsFile, '# crm.example is old\n10.0.0.9\tnew.example  CRM.Example # ours\n');
    await using server = await nameServer({
      'crm.example': { A: shop.address },
      'm.example': { A: shop.address },
    });
    const own: FindAddresses = async () => [{ address: '10.0.0.9', family: 4 }];
    const { find } = namesAt(server, { hostsFile, system: own });
    for (const each of ['crm.example', 'crm.example.', 'localhost', 'shop.localhost'])
      expect(await find(each)).toEqual([{ address: '10.0.0.9', family: 4 }]);
    expect(server.asked).toEqual([]);
    // This name is only the end of a name in the hosts file.
    expect(await find('m.example')).toEqual([shop]);
    await rm(folder, { recursive: true });
  });

  test('find asks the system for a name that no name server knows, because it may be in a search domain', async () => {
    await using server = await nameServer({});
    expect(await namesAt(server, { system: async () => [shop] }).find('crm')).toEqual([shop]);
    await expect(namesAt(server).find('crm')).rejects.toThrow('getaddrinfo ENOTFOUND crm');
  });
});

describe('the lookup of a host name whose name server does not answer', () => {
  test('a lookup without an answer neither delays other lookups nor goes to the system', async () => {
    await using server = await nameServer({ 'slow.example': 'silent', 'shop.example': { A: shop.address } });
    const { asked, system } = heldSystem();
    const { find } = namesAt(server, { system });
    const slow = find('slow.example');
    let isOver = false;
    slow.catch(() => {}).finally(() => (isOver = true));
    await untilAsked(server, 'slow.example');
    expect(await find('shop.example')).toEqual([shop]);
    expect(isOver).toBe(false);
    await expect(slow).rejects.toThrow('no name server answered in time for slow.example');
    expect(asked).toEqual([]);
  });

  test('the system gets one lookup at a time, and after a slow one, none of that name for a while', async () => {
    await using server = await nameServer({ 'shop.example': { A: shop.address } });
    const { asked, system, answer } = heldSystem();
    const { find } = namesAt(server, { system });
    const tooLate = (hostname: string) =>
      expect(find(hostname)).rejects.toThrow(`no name server answered in time for ${hostname}`);
    await Promise.all([tooLate('slow'), tooLate('slow'), tooLate('other')]);
    await tooLate('slow');
    expect(asked).toEqual(['slow']);
    expect(await find('shop.example')).toEqual([shop]);
    answer('slow');
    await tooLate('slow');
    const later = find('other');
    await expect.poll(() => asked).toEqual(['slow', 'other']);
    answer('other');
    expect(await later).toEqual([shop]);
  });
});

/** The records of a name server: for each name its IPv4 (A) and IPv6 (AAAA) address, or `silent` for no answer at all. */
type Zone = Readonly<Record<string, { A?: string; AAAA?: string } | 'silent'>>;

interface NameServer extends AsyncDisposable {
  address: string;
  /** The names of all queries in their order, with repeats. */
  asked: string[];
}

const kinds: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };
const noSuchName = 3;

/** Starts a local name server for the names of a zone. A query for an address that is '' in the zone gets no answer. */
async function nameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (question: Buffer, { port, address }: RemoteInfo) => {
    const { name, end } = nameIn(question);
    const kind = kinds[question.readUInt16BE(end)];
    asked.push(name);
    const known = zone[name];
    const found = known !== 'silent' && kind ? known?.[kind] : undefined;
    if (known === 'silent' || found === '') return;
    socket.send(answerTo(question.subarray(0, end + 4), known !== undefined, found), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** Returns the name in a DNS query, in lower case, and the position after it. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at++]!; length > 0; length = question[at++]!) {
    labels.push(question.toString('latin1', at, at + length));
    at += length;
  }
  return { name: labels.join('.').toLowerCase(), end: at };
}

function answerTo(question: Buffer, isKnown: boolean, found: string | undefined): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | (isKnown ? 0 : noSuchName), 2);
  head.writeUInt16BE(found === undefined ? 0 : 1, 6);
  head.fill(0, 8, 12);
  if (found === undefined) return head;
  const data = ipaddr.parse(found).toByteArray();
  const record = Buffer.from([
    0xc0,
    12,
    0,
    data.length === 4 ? 1 : 28,
    0,
    1,
    0,
    0,
    0,
    1,
    0,
    data.length,
    ...data,
  ]);
  return Buffer.concat([head, record]);
}
