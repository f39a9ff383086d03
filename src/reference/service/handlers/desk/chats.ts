import { randomUUID } from 'node:crypto';
import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import { DeskVisitor } from '../../../../../generated/reference/desk/schemas.ts';
import { reject } from '../../../../contract/serve/errors.ts';
import { sizeLimits } from '../../../limits.ts';
import { defined, partOf } from '../../../shared/part.ts';
import { transcriptOf } from '../../journal/desk-form.ts';
import { callOf, chatOf, formerChats, listChats, nextOf, searchChats } from '../../state/chats.ts';
import {
  listOfflineMessages,
  settleOfflineMessage,
  visitorForChat,
  visitorOf,
} from '../../state/visitors.ts';
import { mediaOf, uploadOf } from '../files.ts';
import { type HandlerParts, ok } from '../parts.ts';
import { asAgent, chatAt, namedAgent, openChatAt } from './agents.ts';
import { inChannel } from './set-up.ts';

export function chatHandlers(parts: HandlerParts) {
  const { store, work, conversation, events, baseUrl } = parts;
  return {
    listChats: async ({ query: { limit = 100, ...wanted } = {} }) =>
      ok(await listChats({ ...wanted, limit }, store)),

    async searchChats({ query: { words, before } }) {
      const next = before ?? (await events.last()) + 1;
      return ok(await searchChats(words, next, store));
    },

    async getChat({ path: { chat_id }, query: { limit = 1000, before } = {} }) {
      const chat = await chatAt(chat_id, store);
      const page = { limit, ...(before !== undefined && { before }) };
      const { entries: transcript, has_older } = await transcriptOf(chat_id, page, store);
      return ok({ chat, transcript, has_older });
    },

    listFormerChats: async ({ path: { chat_id } }) =>
      ok(await formerChats(await chatAt(chat_id, store), store)),

    acceptChat: ({ path: { chat_id }, body: { agent_id } }) =>
      asAgent(parts, { chat_id, agent_id }, async (chat, agent, journal) =>
        ok(await conversation.accept(chat, agent, journal)),
      ),

    transferChat: ({ path: { chat_id }, body: { agent_id, to, note } }) =>
      asAgent(parts, { chat_id, agent_id }, async (chat, agent, journal) => {
        const next = to === undefined ? undefined : await namedAgent(to, journal, 'to');
        // The transfer of a chat without an agent counts as its acceptance, so that webhooks and bots get the event of an acceptance.
        const accepted = next && chat.agent_id === undefined;
        const changed = accepted
          ? await conversation.accept(chat, next, journal)
          : await conversation.transfer(chat, next, journal);
        await journal.entry(changed, 'system', {
          type: 'transfer',
          ...defined({ to: changed.agent_id, text: note }),
          agent_id: agent.agent_id,
        });
        return ok(changed);
      }),

    writePrivateNote: ({ path: { chat_id }, body: { agent_id, text } }) =>
      work(async (journal) => {
        const chat = await chatAt(chat_id, journal);
        await namedAgent(agent_id, journal);
        return { status: 201, body: await journal.entry(chat, 'system', { type: 'note', text, agent_id }) };
      }),

    storeFile({ body }) {
      const file = uploadOf(body);
      return work(async (journal) => ({
        status: 201,
        body: await mediaOf(file, sizeLimits.files, baseUrl(), journal),
      }));
    },

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
          return reject(
            400,
            'No answer to chat_accepted has offered a CRM card and its assign button for this chat.',
          );
        }
        return ok(await conversation.assign(chat, card, journal));
      }),

    closeChat: ({ path: { chat_id }, body: { agent_id } }) =>
      work(async (journal) => {
        const chat = await chatAt(chat_id, journal);
        // A repeated request, for example after a lost response, gets the closed chat as its response.
        if (chat.state === 'closed') return ok(chat);
        await namedAgent(agent_id, journal);
        return ok(await conversation.close(chat, journal));
      }),
  } satisfies Partial<DeskHandlers>;
}

export function visitorHandlers(parts: HandlerParts) {
  const { store, work, conversation, bots } = parts;
  return {
    submitOfflineForm({ path, body }) {
      const offline_message_id = randomUUID();
      return inChannel(parts, path.channel_id, async (channel, journal) => {
        const { channel_id } = channel;
        const { visitor_number } = await visitorForChat(channel_id, `offline ${offline_message_id}`, journal);
        const ids = { offline_message_id, channel_id, visitor_number, chats_count: 0 };
        await conversation.leave(body, ids, journal);
        return { status: 202, body: { offline_message_id } };
      });
    },

    listOfflineMessages: async ({ query: { limit = 50, ...wanted } = {} }) =>
      ok(await listOfflineMessages({ ...wanted, limit }, store)),

    settleOfflineMessage: ({ path: { number }, body }) =>
      work(async (journal) => {
        await namedAgent(body.agent_id, journal);
        const message = await settleOfflineMessage(number, body, journal);
        return message
          ? { status: 200, body: message }
          : reject(404, `No offline message has the number ${number}. List them to see them.`);
      }),

    requestAgent: ({ path }) =>
      work(async (journal) => {
        const chat = await openChatAt(path.chat_id, journal);
        return ok(chat.handled_by === 'bot' ? await bots.transfer(chat, 'client_asked', journal) : chat);
      }),

    async getVisitor({ path: { chat_id } }) {
      const chat = await chatAt(chat_id, store);
      const visitor = await visitorOf(chat, store);
      return ok(partOf(DeskVisitor, { ...visitor.report, ...visitor }));
    },

    setVisitor: ({ path, body }) =>
      work(async (journal) =>
        ok(await conversation.reportVisitor(await openChatAt(path.chat_id, journal), body, journal)),
      ),

    startCall: ({ path: { chat_id }, body }) =>
      asAgent(parts, { chat_id, agent_id: body.agent_id }, async (chat, _agent, journal) => ({
        status: 201,
        body: await conversation.startCall(chat, body, journal),
      })),

    moveCall({ path: { call_id }, body }) {
      return work(async (journal) => {
        const call = await callOf(call_id, journal);
        const chat = await chatOf(call?.chat_id, journal);
        if (!call || !chat) return reject(404, `No call has the number ${call_id}.`);
        const next = nextOf(call);
        if (next.length === 0) return reject(400, `Call ${call_id} is over. Start another one.`);
        if (!next.includes(body.status)) {
          const ways = next.join(', ');
          return reject(400, `A call can go from ${call.status} to ${ways}, not to ${body.status}.`);
        }
        return ok(await conversation.moveCall(call, body, journal));
      });
    },
  } satisfies Partial<DeskHandlers>;
}
