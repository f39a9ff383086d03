import type { DeskHandlers } from '../../../generated/desk/operations.ts';
import type { DeskAgent, DeskChat } from '../../../generated/desk/types.ts';
import { type ErrorAnswer, errorAnswer } from '../../http/errors.ts';
import { complaintAbout, type OutgoingRules } from '../../http/outgoing.ts';
import { type Calls, isOver } from '../conversation/calls.ts';
import type { Chats } from '../conversation/chats.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { type Channel, type Directory, shown } from '../conversation/directory.ts';
import type { EventLog } from '../events.ts';
import type { Journal } from '../journal.ts';

export interface DeskParts {
  directory: Directory;
  chats: Chats;
  calls: Calls;
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
  const { directory, chats, calls, conversation, events, journal, outgoing, baseUrl } = parts;

  /** Finds the chat and the agent of an action; the chat has to be open. */
  const acting = (
    chat_id: number,
    agent_id: string,
  ): { chat: DeskChat; agent: DeskAgent } | ErrorAnswer<404> | ErrorAnswer<400> => {
    const chat = chats.get(chat_id);
    const agent = directory.agents.get(agent_id);
    if (!chat) return noChat(chat_id);
    if (!agent) return errorAnswer(400, `/agent_id: nobody has the id ${agent_id}. Add the agent first.`);
    if (chat.state === 'closed') return closed(chat_id);
    return { chat, agent };
  };

  const present = (channel_id: string): Channel | undefined => {
    const channel = directory.channels.get(channel_id);
    return channel?.removed ? undefined : channel;
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
      const channel = present(path.channel_id);
      if (!channel) return noChannel();
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

    async connectBot({ path, body }) {
      const channel = present(path.channel_id);
      if (!channel) return noChannel();
      const wrong = complaintAbout(body.bot_endpoint, outgoing);
      if (wrong) return errorAnswer(400, `/bot_endpoint ${wrong}.`);
      const changes = journal();
      const bot = directory.setBot(channel, body, changes)!;
      await changes.commit();
      const endpoint = `${baseUrl()}/webhooks/${bot.provider_id}/${bot.token}`;
      const { provider_id, bot_endpoint } = bot;
      return { status: 200, body: { channel_id: channel.channel_id, provider_id, bot_endpoint, endpoint } };
    },

    async disconnectBot({ path }) {
      const channel = present(path.channel_id);
      if (!channel) return noChannel();
      const changes = journal();
      directory.setBot(channel, undefined, changes);
      await changes.commit();
      return { status: 204 };
    },

    async setWebhook({ path, body }) {
      const channel = present(path.channel_id);
      if (!channel) return noChannel();
      const wrong = complaintAbout(body.url, { ...outgoing, allowHttp: true });
      if (wrong) return errorAnswer(400, `/url ${wrong}.`);
      const changes = journal();
      directory.setWebhook(channel, body, changes);
      await changes.commit();
      return { status: 204 };
    },

    async removeWebhook({ path }) {
      const channel = present(path.channel_id);
      if (!channel) return noChannel();
      const changes = journal();
      directory.setWebhook(channel, undefined, changes);
      await changes.commit();
      return { status: 204 };
    },

    async submitOfflineForm({ path, body }) {
      const channel = present(path.channel_id);
      if (!channel) return noChannel();
      return { status: 202, body: { offline_message_id: await conversation.leaveMessage(channel, body) } };
    },

    async assignChat({ path, body }) {
      const found = acting(path.chat_id, body.agent_id);
      if ('status' in found) return found;
      const panel = found.chat.panel ?? [];
      const card = panel.find(({ kind }) => kind === 'crm_button')?.link;
      if (!panel.some(({ kind }) => kind === 'assign_button') || card === undefined) {
        return errorAnswer(
          400,
          'No answer to chat_accepted has offered a CRM card and its assign button for this chat.',
        );
      }
      return { status: 200, body: await conversation.assign(found.chat, card) };
    },

    async requestAgent({ path }) {
      const chat = chats.get(path.chat_id);
      if (!chat) return noChat(path.chat_id);
      if (chat.state === 'closed') return closed(path.chat_id);
      return { status: 200, body: await conversation.requestAgent(chat) };
    },

    async setVisitor({ path, body }) {
      const chat = chats.get(path.chat_id);
      if (!chat) return noChat(path.chat_id);
      if (chat.state === 'closed') return closed(path.chat_id);
      return { status: 200, body: await conversation.reportVisitor(chat, body) };
    },

    async startCall({ path, body }) {
      const found = acting(path.chat_id, body.agent_id);
      if ('status' in found) return found;
      return { status: 201, body: await conversation.startCall(found.chat, body) };
    },

    async moveCall({ path, body }) {
      const call = calls.get(path.call_id);
      const chat = call && chats.get(call.chat_id);
      if (!call || !chat) return errorAnswer(404, `No call has the number ${path.call_id}.`);
      if (isOver(call)) return errorAnswer(400, `Call ${path.call_id} is over. Start another one.`);
      return { status: 200, body: await conversation.moveCall(chat, call, body) };
    },

    streamEvents({ headers }, { signal }) {
      const after = headers?.['last-event-id'];
      return { status: 200, events: events.follow(after === undefined ? undefined : Number(after), signal) };
    },
  };
}

function closed(chat_id: number): ErrorAnswer<400> {
  return errorAnswer(400, `Chat ${chat_id} is closed. A message of the customer opens a new one.`);
}

function noChannel(): ErrorAnswer<404> {
  return errorAnswer(404, 'No channel has this id. List the channels to see them.');
}

function noChat(chat_id: number): ErrorAnswer<404> {
  return errorAnswer(404, `No chat has the number ${chat_id}. List the chats to see them.`);
}
