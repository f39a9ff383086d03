import { createVisitorClient, type VisitorClient } from '../../../../generated/reference/visitor/client.ts';
import type { Random } from '../ledger/random.ts';
import type { Channel } from '../service/channels.ts';
import { ask, patientFetch } from '../service/requests.ts';
import { keepDoing, speak, type Traffic } from './traffic.ts';

/** A visitor of a widget, once there is a session. */
interface Visitor {
  client: VisitorClient;
  number: number;
}

const page = { url: 'https://shop.example.com/chairs', title: 'Chairs' };

/** Visitors who write by the widget of a channel. */
export function visitors(
  traffic: Traffic,
  channel: Channel,
  count: number,
  pauseMs: number,
): Promise<void>[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `visitor ${channel.number} ${index}`;
    let visitor: Visitor | undefined;
    return keepDoing(traffic, name, pauseMs, async (random) => {
      if (channel.isRemoved) return;
      visitor ??= await arrive(traffic, channel);
      if (visitor) await act(traffic, channel, name, visitor, random);
    });
  });
}

async function arrive({ ledger, url }: Traffic, { channel_id }: Channel): Promise<Visitor | undefined> {
  const at = (token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return createVisitorClient({ baseUrl: `${url}/visitor`, headers, fetch: patientFetch });
  };
  const path = { widget_id: channel_id };
  const begun = await ask(ledger, () => at().beginSession({ path, body: { page } }));
  if (begun.is !== 'taken') return undefined;
  const { token, visitor_number } = begun.body as { token: string; visitor_number: number };
  ledger.numbered('visitor', visitor_number, token);
  return { client: at(token), number: visitor_number };
}

async function act(
  traffic: Traffic,
  { channel_id }: Channel,
  writer: string,
  { client, number }: Visitor,
  random: Random,
): Promise<void> {
  const { ledger } = traffic;
  const path = { widget_id: channel_id };
  const kind = random.weighted([
    [10, 'say'],
    [2, 'type'],
    [1, 'rate'],
    [1, 'contact'],
    [1, 'fields'],
    [1, 'page'],
    [1, 'call'],
    [1, 'leave'],
  ]);
  const did = (request: () => Promise<{ status: number }>) => ask(ledger, request);
  const phone = `+49301234${number}`;
  switch (kind) {
    case 'say': {
      const whose = { channel_id, visitor_number: number };
      await speak(traffic, random, { by: 'visitor', writer, whose }, { isKnown: true }, (token) =>
        ask(ledger, () =>
          client.sendVisitorMessage({ path, body: { message_id: `id of ${token}`, text: `Hello ${token}` } }),
        ),
      );
      return;
    }
    case 'type':
      await did(() => client.setVisitorTyping({ path, body: { typing: random.chance(0.5) } }));
      return;
    case 'rate':
      await did(() => client.rateChat({ path, body: { rate: random.pick(['positive', 'negative', null]) } }));
      return;
    case 'contact':
      await did(() => client.setVisitorContact({ path, body: { name: `Name ${number}`, phone } }));
      return;
    case 'fields':
      await did(() =>
        client.setVisitorCustomData({ path, body: { fields: [{ content: `of visitor ${number}` }] } }),
      );
      return;
    case 'page':
      await did(() => client.moveToPage({ path, body: { page: { ...page, title: 'Tables' } } }));
      return;
    case 'call':
      await did(() => client.requestCall({ path, body: { phone } }));
      return;
    case 'leave': {
      const form = { name: 'A', phone, email: 'a@example.com', message: 'Call me' };
      await did(() =>
        client.leaveOfflineMessage({ path, body: { message_id: ledger.token().padEnd(8), form } }),
      );
    }
  }
}
