import type { ChannelServiceHandlers } from '../../../generated/channel/operations.ts';
import { type ErrorAnswer, errorAnswer } from '../../http/errors.ts';
import type { AuthorizedRequest } from '../../http/mount.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Directory } from '../conversation/directory.ts';

const unknown = () =>
  errorAnswer(404, 'No channel has this address. Compare it with the one that was handed out.');

/** An address that is not known is answered before anything of the body is read. */
export function channelAccess(directory: Directory) {
  return ({ path }: AuthorizedRequest): ErrorAnswer | undefined =>
    directory.channelAt(path['channel_public_id'] ?? '', path['random_string'] ?? '') ? undefined : unknown();
}

/** What the service serves of the channel API. */
export function channelHandlers(directory: Directory, conversation: Conversation): ChannelServiceHandlers {
  const unknown = () =>
    errorAnswer(404, 'No channel has this address. Compare it with the one that was handed out.');
  return {
    getChannelStatus({ path }) {
      const channel = directory.channelAt(path.channel_public_id, path.random_string);
      return channel ? { status: 200, body: directory.isAvailable(channel) ? 1 : 0 } : unknown();
    },
    async receiveUserMessage({ path, body }) {
      const channel = directory.channelAt(path.channel_public_id, path.random_string);
      if (!channel || channel.removed) return unknown();
      await conversation.receive(channel, body);
      return { status: 200, body: {} };
    },
  };
}
