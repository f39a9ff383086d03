import type { ChannelServiceHandlers } from '../../../../generated/channel/operations.ts';
import { type ErrorAnswer, errorAnswer } from '../../../contract/serve/errors.ts';
import type { AuthorizedRequest } from '../../../contract/serve/service.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Work } from '../journal/journal.ts';
import { channelAt, isAvailable } from '../state/channels.ts';
import { visitorAt } from '../state/visitors.ts';
import type { Reader, Store } from '../store/port.ts';

const unknown = () =>
  errorAnswer(404, 'No channel has this address. Compare it with the one that was handed out.');

/** Rejects an unknown address before the body is read. An address that was changed a moment ago is rejected by the handler. */
export function channelAccess(store: Store, now: () => number) {
  return async ({ path }: AuthorizedRequest): Promise<ErrorAnswer | undefined> => {
    const { channel_public_id = '', random_string = '' } = path;
    const at = (get: Reader['get']) => channelAt(channel_public_id, random_string, { get }, now);
    const isKnown =
      (await at((table, key) => store.recent(table, key))) ??
      (await at((table, key) => store.get(table, key)));
    return isKnown ? undefined : unknown();
  };
}

export interface ChannelParts {
  store: Store;
  now: () => number;
  work: Work;
  conversation: Conversation;
}

/** The service's side of the channel API, for callers with a known address. */
export function channelHandlers({ store, now, work, conversation }: ChannelParts): ChannelServiceHandlers {
  return {
    async getChannelStatus({ path: { channel_public_id, random_string } }) {
      const channel = await channelAt(channel_public_id, random_string, store, now);
      return channel ? { status: 200, body: (await isAvailable(channel, store)) ? 1 : 0 } : unknown();
    },
    receiveUserMessage: ({ path: { channel_public_id, random_string }, body }) =>
      work(async (journal) => {
        const channel = await channelAt(channel_public_id, random_string, journal, now);
        if (!channel || channel.removed) return unknown();
        // A front end of the channel may not write in the chat of a visitor of its widget.
        if ((await visitorAt(channel_public_id, body.sender.id, journal))?.widget)
          return errorAnswer(400, '/sender/id belongs to a visitor of the widget. Send another one.');
        await conversation.receive(channel, body, journal);
        return { status: 200, body: {} };
      }),
  };
}
