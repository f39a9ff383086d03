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
  const phone = `+49301234${number}`;
  const form = { name: 'A', phone, email: 'a@example.com', message: 'Call me' };
  const fields = [{ content: `of visitor ${number}` }];
  const say = () => {
    const words = { by: 'visitor' as const, writer, whose: { channel_id, visitor_number: number } };
    return speak(traffic, random, words, { isKnown: true }, (token) => {
      const body = { message_id: `id of ${token}`, text: `Hello ${token}` };
      return ask(ledger, () => client.sendVisitorMessage({ path, body }));
    });
  };
  const leave = () => {
    const message_id = ledger.token().padEnd(8);
    return client.leaveOfflineMessage({ path, body: { message_id, form } });
  };
  const did = (request: () => Promise<{ status: number }>) => async () => {
    await ask(ledger, request);
  };
  const deed = random.weighted([
    [10, say],
    [2, did(() => client.setVisitorTyping({ path, body: { typing: random.chance(0.5) } }))],
    [1, did(() => client.rateChat({ path, body: { rate: random.pick(['positive', 'negative', null]) } }))],
    [1, did(() => client.setVisitorContact({ path, body: { name: `Name ${number}`, phone } }))],
    [1, did(() => client.setVisitorCustomData({ path, body: { fields } }))],
    [1, did(() => client.moveToPage({ path, body: { page: { ...page, title: 'Tables' } } }))],
    [1, did(() => client.requestCall({ path, body: { phone } }))],
    [1, did(leave)],
  ]);
  await deed();
}
