import type { ChannelServiceHandlers } from '../../../../generated/channel/operations.ts';
import { type ErrorAnswer, errorAnswer } from '../../../contract/serve/errors.ts';
import type { AuthorizedRequest } from '../../../contract/serve/service.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Work } from '../journal/journal.ts';
import { channelAt, channelOf, isAvailable } from '../state/channels.ts';
import { visitorAt } from '../state/visitors.ts';
import type { Reader } from '../store/port.ts';

const unknown = () =>
  errorAnswer(404, 'No channel has this address. Compare it with the one that was handed out.');

/** Rejects an unknown address before the body is read. */
export function channelAccess(store: Reader, now: () => number) {
  return async ({ path }: AuthorizedRequest): Promise<ErrorAnswer | undefined> =>
    (await channelAt(path['channel_public_id'] ?? '', path['random_string'] ?? '', store, now))
      ? undefined
      : unknown();
}

export interface ChannelParts {
  store: Reader;
  work: Work;
  conversation: Conversation;
}

/** The service's side of the channel API, for callers with a known address. */
export function channelHandlers({ store, work, conversation }: ChannelParts): ChannelServiceHandlers {
  return {
    async getChannelStatus({ path }) {
      const channel = await channelOf(path.channel_public_id, store);
      return channel ? { status: 200, body: (await isAvailable(channel, store)) ? 1 : 0 } : unknown();
    },
    receiveUserMessage: ({ path: { channel_public_id }, body }) =>
      work(async (journal) => {
        const channel = await channelOf(channel_public_id, journal);
        if (!channel || channel.removed) return unknown();
        // A front end of the channel may not write in the chat of a visitor of its widget.
        if ((await visitorAt(channel_public_id, body.sender.id, journal))?.widget)
          return errorAnswer(400, '/sender/id belongs to a visitor of the widget. Send another one.');
        await conversation.receive(channel, body, journal);
        return { status: 200, body: {} };
      }),
  };
}
