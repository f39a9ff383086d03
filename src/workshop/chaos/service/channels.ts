// The set-up of a run at the service: channels with a bot, webhooks and a widget, and agents.
import { createDeskClient, type DeskClient } from '../../../../generated/reference/desk/client.ts';
import { deskToken } from '../../../reference/service/testing/site.ts';
import { insist, patientFetch } from './requests.ts';

export const agents = ['ada', 'bo', 'cy'];

/** A channel as the traffic uses it. */
export interface Channel {
  number: number;
  channel_id: string;
  /** Address for customers' messages. */
  endpoint: string;
  /** Address for the events of its bot. */
  botEndpoint?: string;
  /** Removed channels take nothing. */
  isRemoved: boolean;
}

/** A client of the desk that does not wait for ever. */
export function deskAt(url: string): DeskClient {
  const headers = { authorization: `Bearer ${deskToken}` };
  return createDeskClient({ baseUrl: `${url}/desk`, headers, fetch: patientFetch });
}

export async function setUpAgents(desk: DeskClient): Promise<void> {
  for (const agent_id of agents)
    await insist(200, () => desk.putAgent({ path: { agent_id }, body: { name: agent_id, online: true } }));
}

/** Sets up a channel whose other sides are at the stand-ins' address. Odd numbers have a bot. */
export async function setUpChannel(desk: DeskClient, number: number, standIns: string): Promise<Channel> {
  const customer_endpoint = `${standIns}/front/${number}`;
  const body = { name: `Channel ${number}`, customer_endpoint, agents, chunked: number % 3 === 0 };
  const { channel_id, endpoint } = (await insist(201, () => desk.createChannel({ body }))).body;
  const path = { channel_id };
  const channel: Channel = { number, channel_id, endpoint, isRemoved: false };
  if (number % 2 === 1) {
    const settings = { bot_endpoint: `${standIns}/bot/${number}`, token: `bot-${number}` };
    channel.botEndpoint = (await insist(200, () => desk.connectBot({ path, body: settings }))).body.endpoint;
  }
  const signing_secret = `whsec_${Buffer.alloc(32, number).toString('base64')}`;
  await insist(204, () =>
    desk.setWebhook({ path, body: { url: `${standIns}/hook/${number}`, signing_secret } }),
  );
  await insist(200, () => desk.setWidget({ path, body: { callback: { enabled: true } } }));
  return channel;
}
