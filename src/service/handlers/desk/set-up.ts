import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import { errorAnswer } from '../../../http/errors.ts';
import { complaintAbout } from '../../../http/outgoing.ts';
import { takeOff } from '../../conversation/closing.ts';
import {
  agentOf,
  createChannel,
  listAgents,
  listChannels,
  newChannelId,
  putAgent,
} from '../../conversation/directory.ts';
import { shownChannel } from '../../shown.ts';
import { noChannel } from './found.ts';
import type { DeskParts } from './parts.ts';

type Operations = 'listAgents' | 'putAgent' | 'listChannels' | 'createChannel' | 'removeChannel';

/** Agents and channels. */
export function setUpHandlers(parts: DeskParts): Pick<DeskHandlers, Operations> {
  const { store, work, outgoing, baseUrl } = parts;
  return {
    listAgents: async () => ({ status: 200, body: { agents: await listAgents(store) } }),

    putAgent: ({ path: { agent_id }, body }) =>
      work(agent_id, async (journal) => ({ status: 200, body: await putAgent(agent_id, body, journal) })),

    listChannels: async () => ({ status: 200, body: { channels: await listChannels(store) } }),

    async createChannel({ body }) {
      const wrong = complaintAbout(body.customer_endpoint, outgoing);
      if (wrong) return errorAnswer(400, `/customer_endpoint ${wrong}.`);
      const channel_id = newChannelId();
      return work(channel_id, async (journal) => {
        for (const agent_id of body.agents) {
          if (await agentOf(agent_id, journal)) continue;
          return errorAnswer(400, `/agents: nobody has the id ${agent_id}. Add the agent first.`);
        }
        const channel = await createChannel(channel_id, body, journal);
        const endpoint = `${baseUrl()}/${channel.random_string}/${channel_id}`;
        return { status: 201, body: { ...shownChannel(channel), endpoint } };
      });
    },

    removeChannel: async ({ path }) =>
      (await takeOff(path.channel_id, parts)) ? { status: 204 } : noChannel(),
  };
}
