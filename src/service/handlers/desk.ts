import type { DeskHandlers } from '../../../generated/desk/operations.ts';
import type { DeskAgent, DeskChat } from '../../../generated/desk/types.ts';
import { type ErrorAnswer, errorAnswer } from '../../http/errors.ts';
import { complaintAbout, type OutgoingRules } from '../../http/outgoing.ts';
import type { Chats } from '../conversation/chats.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { type Directory, shown } from '../conversation/directory.ts';
import type { EventLog } from '../events.ts';
import type { Journal } from '../journal.ts';

export interface DeskParts {
  directory: Directory;
  chats: Chats;
  conversation: Conversation;
  events: EventLog;
  journal: () => Journal;
  outgoing: OutgoingRules;
  /** Address of this service, as integrators reach it. */
  baseUrl: () => string;
}

const defaultLimit = 100;

/** What agents do, as `specs/reference/desk.openapi.yaml` describes it. */
export function deskHandlers(parts: DeskParts): DeskHandlers {
  const { directory, chats, conversation, events, journal, outgoing, baseUrl } = parts;

  /** Finds the chat and the agent of an action; the chat has to be open. */
  const acting = (
    chat_id: number,
    agent_id: string,
  ): { chat: DeskChat; agent: DeskAgent } | ErrorAnswer<404> | ErrorAnswer<400> => {
    const chat = chats.get(chat_id);
    const agent = directory.agents.get(agent_id);
    if (!chat) return noChat(chat_id);
    if (!agent) return errorAnswer(400, `/agent_id: nobody has the id ${agent_id}. Add the agent first.`);
    if (chat.state === 'closed')
      return errorAnswer(400, `Chat ${chat_id} is closed. A message of the customer opens a new one.`);
    return { chat, agent };
  };

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
      const channel = directory.channels.get(path.channel_id);
      if (!channel || channel.removed)
        return errorAnswer(404, 'No channel has this id. List the channels to see them.');
      await conversation.removeChannel(channel);
      return { status: 204 };
    },

    listChats: ({ query }) => ({
      status: 200,
      body: { chats: chats.list({ limit: defaultLimit, ...query }) },
    }),

    getChat({ path }) {
      const chat = chats.get(path.chat_id);
      if (!chat) return noChat(path.chat_id);
      return { status: 200, body: { chat, transcript: chats.transcript(path.chat_id) } };
    },

    async acceptChat({ path, body }) {
      const found = acting(path.chat_id, body.agent_id);
      if ('status' in found) return found;
      return { status: 200, body: await conversation.accept(found.chat, found.agent) };
    },

    async writeMessage({ path, body }) {
      const found = acting(path.chat_id, body.agent_id);
      if ('status' in found) return found;
      return { status: 202, body: await conversation.write(found.chat, found.agent, body.message) };
    },

    async setTyping({ path, body }) {
      const found = acting(path.chat_id, body.agent_id);
      if ('status' in found) return found;
      await conversation.agentTypes(found.chat, found.agent, body.typing);
      return { status: 202 };
    },

    async closeChat({ path, body }) {
      const chat = chats.get(path.chat_id);
      if (chat?.state === 'closed') return { status: 200, body: chat };
      const found = acting(path.chat_id, body.agent_id);
      if ('status' in found) return found;
      return { status: 200, body: await conversation.close(found.chat) };
    },

    streamEvents({ headers }, { signal }) {
      const after = headers?.['last-event-id'];
      return { status: 200, events: events.follow(after === undefined ? undefined : Number(after), signal) };
    },
  };
}

function noChat(chat_id: number): ErrorAnswer<404> {
  return errorAnswer(404, `No chat has the number ${chat_id}. List the chats to see them.`);
}
