import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

/** What a name server has for a name: addresses by kind, or nothing to say at all. */
export type Zone = Readonly<Record<string, { A?: string; AAAA?: string } | 'silent'>>;

export interface NameServer extends AsyncDisposable {
  address: string;
  /** The names that it was asked for, each as often as it was. */
  asked: string[];
}

const kinds: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };
const noSuchName = 3;

/** A name server of a few names, on this machine. A kind of address that is '' in its zone is never answered for. */
export async function nameServer(zone: Zone): Promise<NameServer> {
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

/** The name that is asked for, in the original spelling, and where it ends. */
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
