import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { errorAnswer } from '../../../../contract/serve/errors.ts';
import { transcriptOf } from '../../journal/entries.ts';
import { chatOf, listChats } from '../../state/chats.ts';
import { asAgent, type DeskParts, noChat } from './preconditions.ts';

/** Chats and what agents do in them. */
export function chatHandlers(parts: DeskParts) {
  const { store, conversation } = parts;
  return {
    listChats: async ({ query: { limit = 100, ...wanted } = {} }) => ({
      status: 200,
      body: await listChats({ ...wanted, limit }, store),
    }),

    async getChat({ path: { chat_id }, query: { limit = 1000, before } = {} }) {
      const chat = await chatOf(chat_id, store);
      if (!chat) return noChat(chat_id);
      const page = { limit, ...(before !== undefined && { before }) };
      const { entries: transcript, has_older } = await transcriptOf(chat_id, page, store);
      return { status: 200, body: { chat: chat, transcript, has_older } };
    },

    acceptChat: ({ path: { chat_id }, body: { agent_id } }) =>
      asAgent(parts, { chat_id, agent_id }, async (chat, agent, journal) => ({
        status: 200,
        body: await conversation.accept(chat, agent, journal),
      })),

    writeMessage: ({ path: { chat_id }, body: { agent_id, message } }) =>
      asAgent(parts, { chat_id, agent_id }, async (chat, agent, journal) => ({
        status: 202,
        body: await conversation.write(chat, agent, message, journal),
      })),

    setTyping: ({ path: { chat_id }, body: { agent_id, typing } }) =>
      asAgent(parts, { chat_id, agent_id }, async (chat, agent, journal) => {
        await conversation.agentTypes(chat, agent, typing, journal);
        return { status: 202 };
      }),

    assignChat: ({ path: { chat_id }, body: { agent_id } }) =>
      asAgent(parts, { chat_id, agent_id }, async (chat, _agent, journal) => {
        const panel = chat.panel ?? [];
        const card = panel.find(({ kind }) => kind === 'crm_button')?.link;
        if (!panel.some(({ kind }) => kind === 'assign_button') || card === undefined) {
          return errorAnswer(
            400,
            'No answer to chat_accepted has offered a CRM card and its assign button for this chat.',
          );
        }
        return { status: 200, body: await conversation.assign(chat, card, journal) };
      }),

    closeChat: ({ path: { chat_id }, body: { agent_id } }) =>
      asAgent<{ status: 200; body: DeskChat }>(
        parts,
        { chat_id, agent_id },
        async (chat, _agent, journal) => ({
          status: 200,
          body: await conversation.close(chat, journal),
        }),
        // A repeated request, as after a lost response, gets the closed chat.
        (chat) => ({ status: 200, body: chat }),
      ),
  } satisfies Partial<DeskHandlers>;
}
