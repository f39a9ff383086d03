import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import { errorAnswer } from '../../../http/errors.ts';
import type { DeskParts } from './desk.ts';
import { acting, noChat } from './found.ts';

type Operations =
  | 'listChats'
  | 'getChat'
  | 'acceptChat'
  | 'writeMessage'
  | 'setTyping'
  | 'assignChat'
  | 'closeChat';

/** Chats and what agents do in them. */
export function chatHandlers(parts: DeskParts): Pick<DeskHandlers, Operations> {
  const { chats, conversation } = parts;
  return {
    listChats: ({ query = {} }) => ({ status: 200, body: { chats: chats.list(query) } }),

    getChat({ path }) {
      const chat = chats.get(path.chat_id);
      if (!chat) return noChat(path.chat_id);
      return { status: 200, body: { chat, transcript: chats.transcript(path.chat_id) } };
    },

    async acceptChat({ path, body }) {
      const found = acting(parts, path.chat_id, body.agent_id);
      if ('status' in found) return found;
      return { status: 200, body: await conversation.accept(found.chat, found.agent) };
    },

    async writeMessage({ path, body }) {
      const found = acting(parts, path.chat_id, body.agent_id);
      if ('status' in found) return found;
      return { status: 202, body: await conversation.write(found.chat, found.agent, body.message) };
    },

    async setTyping({ path, body }) {
      const found = acting(parts, path.chat_id, body.agent_id);
      if ('status' in found) return found;
      await conversation.agentTypes(found.chat, found.agent, body.typing);
      return { status: 202 };
    },

    async assignChat({ path, body }) {
      const found = acting(parts, path.chat_id, body.agent_id);
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

    async closeChat({ path, body }) {
      const chat = chats.get(path.chat_id);
      if (chat?.state === 'closed') return { status: 200, body: chat };
      const found = acting(parts, path.chat_id, body.agent_id);
      if ('status' in found) return found;
      return { status: 200, body: await conversation.close(found.chat) };
    },
  };
}
