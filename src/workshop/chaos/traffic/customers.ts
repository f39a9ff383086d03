import { limits } from '../../../../generated/policies.ts';
import type { Random } from '../ledger/random.ts';
import type { Channel } from '../service/channels.ts';
import { post } from '../service/requests.ts';
import { keepDoing, speak, type Traffic } from './traffic.ts';

/** Ids that a program could take for each other. */
const ids: (string | number)[] = [
  1,
  '01',
  '1.0',
  'é',
  'e\u0301',
  'É',
  ' 1',
  'ﬁ',
  'fi',
  '__proto__',
  'a b/c?d',
  '😀',
  'x\ny',
  "o'hara",
  9007199254740991,
];

/** Ids that cannot be kept, and must hurt nobody else. */
const badIds = ['x\ud800', 'x\ud801', 'y\u0000z'];

/** Customers who write by the channel API. */
export function customers(
  traffic: Traffic,
  channel: Channel,
  count: number,
  pauseMs: number,
): Promise<void>[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index < ids.length ? ids[index]! : `customer ${index}`;
    const name = `customer ${channel.number} ${index}`;
    return keepDoing(traffic, name, pauseMs, (random) => act(traffic, channel, id, random));
  });
}

async function act(traffic: Traffic, channel: Channel, id: string | number, random: Random): Promise<void> {
  const { ledger } = traffic;
  if (channel.isRemoved) return;
  const sender = { id, ...(random.chance(0.1) && { name: `Name ${random.between(0, 1000)}` }) };
  const send = (message: object) => post(ledger, channel.endpoint, { sender, message });
  const kind = random.weighted([
    [12, 'text'],
    [3, 'long text'],
    [3, 'media'],
    [4, 'typing'],
    [1, 'bad id'],
  ] as const);
  if (kind === 'typing') {
    await send({ type: random.chance(0.5) ? 'typein' : 'typeout' });
    return;
  }
  if (kind === 'bad id') {
    const bad = badIds.map((each) =>
      post(ledger, channel.endpoint, { sender: { id: each }, message: { type: 'text', text: 'bad' } }),
    );
    for (const answer of await Promise.all(bad))
      if (answer.is === 'taken') ledger.blame('faults', 'An id that cannot be kept was taken.');
    return;
  }
  const customer_id = String(id);
  const whose = { channel_id: channel.channel_id, customer_id };
  const words = { by: 'customer' as const, writer: `customer ${channel.number} ${customer_id}`, whose };
  const isKnown = random.chance(0.8);
  await speak(traffic, random, words, { isKnown }, (token) =>
    send({ ...contentOf(kind, token), ...(isKnown && { id: `id of ${token}` }) }),
  );
}

function contentOf(kind: 'text' | 'long text' | 'media', token: string): object {
  if (kind === 'text') return { type: 'text', text: `Hello ${token}` };
  // What is cut off is at the end.
  if (kind === 'long text')
    return { type: 'text', text: `${token} ${'😀'.repeat(limits.UserTextBody.truncate)}` };
  return { type: 'photo', file: 'https://files.example/1.png', text: token };
}
