import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import { errorAnswer } from '../../../http/errors.ts';
import { nextOf } from '../../conversation/calls.ts';
import type { DeskParts } from './desk.ts';
import { acting, openChat, presentChannel } from './found.ts';

type Operations = 'submitOfflineForm' | 'requestAgent' | 'setVisitor' | 'startCall' | 'moveCall';

/** What comes from the visitor's side while the reference serves no widget, and calls. */
export function visitorHandlers(parts: DeskParts): Pick<DeskHandlers, Operations> {
  const { chats, calls, conversation } = parts;
  return {
    async submitOfflineForm({ path, body }) {
      const found = presentChannel(parts, path.channel_id);
      if ('status' in found) return found;
      return {
        status: 202,
        body: { offline_message_id: await conversation.leaveMessage(found.channel, body) },
      };
    },

    async requestAgent({ path }) {
      const found = openChat(parts, path.chat_id);
      if ('status' in found) return found;
      return { status: 200, body: await conversation.requestAgent(found.chat) };
    },

    async setVisitor({ path, body }) {
      const found = openChat(parts, path.chat_id);
      if ('status' in found) return found;
      return { status: 200, body: await conversation.reportVisitor(found.chat, body) };
    },

    async startCall({ path, body }) {
      const found = acting(parts, path.chat_id, body.agent_id);
      if ('status' in found) return found;
      return { status: 201, body: await conversation.startCall(found.chat, body) };
    },

    async moveCall({ path, body }) {
      const call = calls.get(path.call_id);
      const chat = call && chats.get(call.chat_id);
      if (!call || !chat) return errorAnswer(404, `No call has the number ${path.call_id}.`);
      const next = nextOf(call);
      if (next.length === 0) return errorAnswer(400, `Call ${path.call_id} is over. Start another one.`);
      if (!next.includes(body.status))
        return errorAnswer(
          400,
          `From ${call.status} a call goes to ${next.join(', ')}, not to ${body.status}.`,
        );
      return { status: 200, body: await conversation.moveCall(chat, call, body) };
    },
  };
}
