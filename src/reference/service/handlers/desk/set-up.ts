import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { ChannelChange } from '../../../../../generated/reference/desk/types.ts';
import { complaintAboutBase, shownAddress } from '../../../../contract/send/outgoing.ts';
import { type ErrorAnswer, errorAnswer } from '../../../../contract/serve/errors.ts';
import { addressOf, judge } from '../../../../contract/trial/judge.ts';
import { sampleEvents } from '../../../../contract/trial/samples.ts';
import { removeAgent, takeOff } from '../../conversation/bulk.ts';
import { excerpt } from '../../delivery/engine/attempts.ts';
import { operationOf } from '../../delivery/transitions.ts';
import { deskChannel, shownAttempt, withScript } from '../../journal/desk-form.ts';
import { envelopeOf } from '../../state/addresses.ts';
import {
  changeChannel,
  createChannel,
  identifier,
  listAgents,
  presentAgent,
  presentChannels,
  putAgent,
  renewAddress,
} from '../../state/channels.ts';
import { reportPresence } from '../../state/presence.ts';
import type { Reader } from '../../store/port.ts';
import type { Channel } from '../../store/records.ts';
import { complaintAboutBounds } from '../bounds.ts';
import { type DeskParts, inChannel, noChannel, presentChannel } from './connections.ts';

/** The partners of a channel: the kind of their deliveries, and their configured address. */
const partners = {
  customer_endpoint: {
    kind: 'message',
    addressIn: (channel: Channel) => channel.customer_endpoint,
  },
  bot: {
    kind: 'bot_event',
    addressIn: (channel: Channel) => channel.bot?.bot_endpoint,
  },
  webhook: {
    kind: 'webhook',
    addressIn: (channel: Channel) => channel.webhook?.url,
  },
} as const;

/** Sends a sample event to a partner, and judges the response. */
export function trialHandlers(parts: DeskParts) {
  return {
    async tryConnection({ path: { channel_id }, body: { of, event: name } }) {
      const found = await presentChannel(channel_id, parts.store);
      if ('status' in found) return found;
      const { kind, addressIn } = partners[of];
      const operation = operationOf[kind];
      const address = addressIn(found.channel);
      if (address === undefined) return errorAnswer(400, `The channel has no ${of}. Connect one first.`);
      const events = sampleEvents.filter(({ sentBy }) => sentBy === operation);
      const event = name === undefined ? events[0] : events.find((sample) => sample.name === name);
      if (!event) {
        const known = events.map((sample) => sample.name).join(', ');
        return errorAnswer(400, `/event ${JSON.stringify(name)} is not sent there. Known are ${known}.`);
      }
      const [request] = Object.values(event.examples).map((example) => JSON.stringify(example));
      const envelope = envelopeOf(found.channel, kind, `trial-${event.name}`)!;
      const attempt = await parts.send({ ...envelope, body: request! }, event.policy);
      const { outcome, text } = attempt;
      if (outcome === 'delivered' || outcome === 'refused') parts.outbox.succeeded(envelope.url);
      const answer = text !== undefined && { answer: excerpt(text) };
      return {
        status: 200,
        body: {
          event: event.name,
          to: shownAddress(addressOf(event, address, { channelId: channel_id, token: '' })),
          request: request!,
          attempt: shownAttempt({ number: 1, ...attempt, ...answer }),
          ...judge(event, attempt),
        },
      };
    },
  } satisfies Partial<DeskHandlers>;
}

function noAgent({ agent_id }: { agent_id: string }): ErrorAnswer<404> {
  return errorAnswer(404, `Nobody has the id ${agent_id}. List the agents to see them.`);
}

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
      if (await presentAgent(agent_id, reader)) continue;
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

    removeAgent: async ({ path }) =>
      (await removeAgent(path.agent_id, parts)) ? { status: 204 } : noAgent(path),

    reportPresence: ({ path }) =>
      work(async (journal) => {
        const agent = await presentAgent(path.agent_id, journal);
        if (!agent) return noAgent(path);
        await reportPresence(agent, journal);
        return { status: 204 };
      }),

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
