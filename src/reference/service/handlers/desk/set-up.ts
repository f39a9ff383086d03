import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { ChannelChange } from '../../../../../generated/reference/desk/types.ts';
import { complaintAboutBase, shownAddress } from '../../../../contract/send/outgoing.ts';
import { reject } from '../../../../contract/serve/errors.ts';
import { addressOf, judge } from '../../../../contract/trial/judge.ts';
import { sampleEvents } from '../../../../contract/trial/samples.ts';
import { closeAllOf, follow, releaseAll } from '../../conversation/bulk.ts';
import { excerpt } from '../../delivery/engine/attempts.ts';
import { operationOf } from '../../delivery/transitions.ts';
import { deskChannel, shownAttempt, withScript } from '../../journal/desk-form.ts';
import { envelopeOf } from '../../state/addresses.ts';
import {
  changeChannel,
  createChannel,
  dismissAgent,
  identifier,
  listAgents,
  presentAgent,
  presentChannels,
  putAgent,
  removeChannel,
  renewAddress,
} from '../../state/channels.ts';
import { reportPresence } from '../../state/presence.ts';
import type { Reader } from '../../store/port.ts';
import type { Agent, Channel } from '../../store/records.ts';
import { complaintAboutBounds } from '../bounds.ts';
import { type HandlerParts, ok } from '../parts.ts';
import { inChannel, namedAgent, presentChannel } from './connections.ts';

/** The kinds of deliveries to the partners of a channel. */
const partners = { customer_endpoint: 'message', bot: 'bot_event', webhook: 'webhook' } as const;

/** Sends a sample event to a partner, and judges the response. */
export function trialHandlers(parts: HandlerParts) {
  return {
    async tryConnection({ path: { channel_id }, body: { of, event: name } }) {
      const channel = await presentChannel(channel_id, parts.store);
      const kind = partners[of];
      const operation = operationOf[kind];
      const { customer_endpoint, bot, webhook } = channel;
      const address = { customer_endpoint, bot: bot?.bot_endpoint, webhook: webhook?.url }[of];
      if (address === undefined) return reject(400, `The channel has no ${of}. Connect one first.`);
      const events = sampleEvents.filter(({ sentBy }) => sentBy === operation);
      const event = name === undefined ? events[0] : events.find((sample) => sample.name === name);
      if (!event) {
        const known = events.map((sample) => sample.name).join(', ');
        return reject(
          400,
          `/event: the service sends no event ${JSON.stringify(name)} there. The events are ${known}.`,
        );
      }
      const [request] = Object.values(event.examples).map((example) => JSON.stringify(example));
      const envelope = envelopeOf(channel, kind, `trial-${event.name}`)!;
      const attempt = await parts.send({ ...envelope, body: request! }, event.policy);
      const { outcome, text } = attempt;
      if (outcome === 'delivered' || outcome === 'refused') parts.outbox.succeeded(envelope.url);
      const answer = text !== undefined && { answer: excerpt(text) };
      return ok({
        event: event.name,
        to: shownAddress(addressOf(event, address, { channelId: channel_id, token: '' })),
        request: request!,
        attempt: shownAttempt({ number: 1, ...attempt, ...answer }),
        ...judge(event, attempt),
      });
    },
  } satisfies Partial<DeskHandlers>;
}

async function agentAt(agent_id: string, reader: Reader): Promise<Agent> {
  const agent = await presentAgent(agent_id, reader);
  return agent ?? reject(404, `No agent has the id ${agent_id}. List the agents to see them.`);
}

/** Agents and channels. */
export function setUpHandlers(parts: HandlerParts) {
  const { store, work, outgoing, baseUrl } = parts;
  /** Rejects settings of a channel that are wrong. */
  const check = async ({ customer_endpoint, agents = [] }: ChannelChange, reader: Reader) => {
    const wrong = customer_endpoint ? complaintAboutBase(customer_endpoint, outgoing) : undefined;
    if (wrong) reject(400, `/customer_endpoint ${wrong}.`);
    for (const agent_id of agents) await namedAgent(agent_id, reader, 'agents');
  };

  /** The address to which customers' messages are posted. It holds a credential, and is shown once. */
  const endpointOf = ({ random_string, channel_id }: Channel) =>
    `${baseUrl()}/${random_string}/${channel_id}`;

  return {
    listAgents: async () => ok({ agents: await listAgents(store) }),

    async putAgent({ path: { agent_id }, body }) {
      const wrong = complaintAboutBounds({ agent_id });
      if (wrong !== undefined) return reject(400, wrong);
      return work(async (journal) => ok(await putAgent(agent_id, body, journal)));
    },

    async removeAgent({ path: { agent_id } }) {
      await work(async (journal) => dismissAgent(await agentAt(agent_id, journal), journal));
      await follow(releaseAll(agent_id, parts), parts);
      return { status: 204 };
    },

    reportPresence: ({ path }) =>
      work(async (journal) => {
        await reportPresence(await agentAt(path.agent_id, journal), journal);
        return { status: 204 };
      }),

    async listChannels() {
      const channels = (await presentChannels(store)).map(deskChannel);
      return ok({ channels: channels.map((channel) => withScript(channel, baseUrl())) });
    },

    async createChannel({ body }) {
      const channel_id = identifier(9);
      return work(async (journal) => {
        await check(body, journal);
        const channel = await createChannel(channel_id, body, journal);
        return { status: 201, body: { ...deskChannel(channel), endpoint: endpointOf(channel) } };
      });
    },

    changeChannel: ({ path: { channel_id }, body }) =>
      inChannel(parts, channel_id, async (channel, journal) => {
        await check(body, journal);
        const changed = await changeChannel(channel, body, journal);
        return ok(withScript(deskChannel(changed), baseUrl()));
      }),

    renewAddress: ({ path: { channel_id }, body: { keep_former } }) =>
      inChannel(parts, channel_id, async (channel, journal) => {
        const renewed = await renewAddress(channel, keep_former, journal);
        const { former_address_until: former_until } = deskChannel(renewed);
        const endpoint = endpointOf(renewed);
        return ok({ endpoint, ...(former_until !== undefined && { former_until }) });
      }),

    async removeChannel({ path: { channel_id } }) {
      await inChannel(parts, channel_id, removeChannel);
      await follow(closeAllOf(channel_id, parts), parts);
      return { status: 204 };
    },
  } satisfies Partial<DeskHandlers>;
}
