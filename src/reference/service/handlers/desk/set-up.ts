import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { ChannelChange } from '../../../../../generated/reference/desk/types.ts';
import { complaintAboutBase } from '../../../../contract/send/outgoing.ts';
import { type ErrorAnswer, errorAnswer } from '../../../../contract/serve/errors.ts';
import { takeOff } from '../../conversation/bulk.ts';
import { deskChannel, withScript } from '../../journal/desk-form.ts';
import { agentOf, listAgents, putAgent } from '../../state/agents.ts';
import {
  changeChannel,
  createChannel,
  identifier,
  presentChannels,
  renewAddress,
} from '../../state/channels.ts';
import type { Reader } from '../../store/port.ts';
import type { Channel } from '../../store/records.ts';
import { complaintAboutBounds } from '../bounds.ts';
import { type DeskParts, inChannel, noChannel } from './preconditions.ts';

/** Agents and channels. */
export function setUpHandlers(parts: DeskParts) {
  const { store, work, outgoing, baseUrl } = parts;
  /** What is wrong with the settings of a channel. */
  const complaint = async (
    { customer_endpoint, agents = [] }: ChannelChange,
    reader: Reader,
  ): Promise<ErrorAnswer<400> | undefined> => {
    const wrong = customer_endpoint ? complaintAboutBase(customer_endpoint, outgoing) : undefined;
    if (wrong) return errorAnswer(400, `/customer_endpoint ${wrong}.`);
    for (const agent_id of agents) {
      if (await agentOf(agent_id, reader)) continue;
      return errorAnswer(400, `/agents: nobody has the id ${agent_id}. Add the agent first.`);
    }
    return undefined;
  };

  /** The address to which customers' messages are posted. It holds a credential, and is shown once. */
  const endpointOf = ({ random_string, channel_id }: Channel) =>
    `${baseUrl()}/${random_string}/${channel_id}`;

  return {
    listAgents: async () => ({ status: 200, body: { agents: await listAgents(store) } }),

    async putAgent({ path: { agent_id }, body }) {
      const wrong = complaintAboutBounds({ agent_id });
      if (wrong !== undefined) return errorAnswer(400, wrong);
      return work(async (journal) => ({
        status: 200,
        body: await putAgent(agent_id, body, journal),
      }));
    },

    async listChannels() {
      const channels = (await presentChannels(store)).map(deskChannel);
      return { status: 200, body: { channels: channels.map((channel) => withScript(channel, baseUrl())) } };
    },

    async createChannel({ body }) {
      const channel_id = identifier(9);
      return work(async (journal) => {
        const wrong = await complaint(body, journal);
        if (wrong) return wrong;
        const channel = await createChannel(channel_id, body, journal);
        return { status: 201, body: { ...deskChannel(channel), endpoint: endpointOf(channel) } };
      });
    },

    changeChannel: ({ path: { channel_id }, body }) =>
      inChannel(parts, channel_id, async (channel, journal) => {
        const wrong = await complaint(body, journal);
        if (wrong) return wrong;
        const changed = await changeChannel(channel, body, journal);
        return { status: 200, body: withScript(deskChannel(changed), baseUrl()) };
      }),

    renewAddress: ({ path: { channel_id }, body: { keep_former } }) =>
      inChannel(parts, channel_id, async (channel, journal) => {
        const renewed = await renewAddress(channel, keep_former, journal);
        const { former_address_until: former_until } = deskChannel(renewed);
        const endpoint = endpointOf(renewed);
        return { status: 200, body: { endpoint, ...(former_until !== undefined && { former_until }) } };
      }),

    removeChannel: async ({ path }) =>
      (await takeOff(path.channel_id, parts)) ? { status: 204 } : noChannel(),
  } satisfies Partial<DeskHandlers>;
}
