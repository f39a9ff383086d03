import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import { errorAnswer } from '../../../http/errors.ts';
import { complaintAbout } from '../../../http/outgoing.ts';
import { shown } from '../../conversation/directory.ts';
import type { DeskParts } from './desk.ts';
import { presentChannel } from './found.ts';

type Operations = 'listAgents' | 'putAgent' | 'listChannels' | 'createChannel' | 'removeChannel';

/** Agents and channels. */
export function setUpHandlers(parts: DeskParts): Pick<DeskHandlers, Operations> {
  const { directory, conversation, journal, outgoing, baseUrl } = parts;
  return {
    listAgents: () => ({
      status: 200,
      body: { agents: [...directory.agents.values()].toSorted((a, b) => (a.agent_id < b.agent_id ? -1 : 1)) },
    }),

    async putAgent({ path, body }) {
      const changes = journal();
      const agent = directory.putAgent(path.agent_id, body, changes);
      await changes.commit();
      return { status: 200, body: agent };
    },

    listChannels: () => ({ status: 200, body: { channels: directory.listChannels() } }),

    async createChannel({ body }) {
      const wrong = complaintAbout(body.customer_endpoint, outgoing);
      if (wrong) return errorAnswer(400, `/customer_endpoint ${wrong}.`);
      const stranger = body.agents.find((agent_id) => !directory.agents.has(agent_id));
      if (stranger !== undefined)
        return errorAnswer(400, `/agents: nobody has the id ${stranger}. Add the agent first.`);
      const changes = journal();
      const channel = directory.createChannel(body, changes);
      await changes.commit();
      const endpoint = `${baseUrl()}/${channel.random_string}/${channel.channel_id}`;
      return { status: 201, body: { ...shown(channel), endpoint } };
    },

    async removeChannel({ path }) {
      const found = presentChannel(parts, path.channel_id);
      if ('status' in found) return found;
      await conversation.removeChannel(found.channel);
      return { status: 204 };
    },
  };
}
