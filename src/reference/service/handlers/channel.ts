import type { ChannelServiceHandlers } from '../../../../generated/channel/operations.ts';
import { type ErrorAnswer, errorAnswer } from '../../../contract/serve/errors.ts';
import type { AuthorizedRequest } from '../../../contract/serve/service.ts';
import { isRepeat } from '../conversation/conversation.ts';
import type { Journal } from '../journal/journal.ts';
import { isAvailable } from '../state/agents.ts';
import { channelAt, channelOf } from '../state/channels.ts';
import { openChatOf } from '../state/chats.ts';
import { addNote, quoted } from '../state/notes.ts';
import { visitorAt } from '../state/visitors.ts';
import type { Reader, Store } from '../store/port.ts';
import { type HandlerParts, ok } from './parts.ts';
import type { Caller, Refusal } from './refusals.ts';

const unknown = () =>
  errorAnswer(404, 'No channel has this address. Compare it with the one that was handed out.');

/** Returns a function that checks the channel's address before the body is read. The handler checks again if it was replaced. */
export function channelAccess(store: Store) {
  return async ({ path }: AuthorizedRequest): Promise<ErrorAnswer | undefined> => {
    const { channel_public_id = '', random_string = '' } = path;
    const at = (get: Reader['get']) => channelAt(channel_public_id, random_string, { get }, Date.now);
    const isKnown =
      (await at((table, key) => store.recent(table, key))) ??
      (await at((table, key) => store.get(table, key)));
    return isKnown ? undefined : unknown();
  };
}

/** Returns the handlers of the channel API. They run after `channelAccess` has accepted the request. */
export function channelHandlers({ store, work, conversation }: HandlerParts): ChannelServiceHandlers {
  return {
    async getChannelStatus({ path: { channel_public_id, random_string } }) {
      const channel = await channelAt(channel_public_id, random_string, store, Date.now);
      return channel ? { status: 200, body: (await isAvailable(channel, store)) ? 1 : 0 } : unknown();
    },
    sendUserMessage: ({ path: { channel_public_id, random_string }, body }, { headers }) =>
      work(async (journal) => {
        const channel = await channelAt(channel_public_id, random_string, journal, Date.now);
        if (!channel || channel.removed) return unknown();
        // Customers of the channel API must not write in the chat of a widget's visitor, even after the widget was removed.
        if ((await visitorAt(channel_public_id, body.sender.id, journal))?.widget)
          return errorAnswer(400, '/sender/id belongs to a visitor of the widget. Send another id.');
        await conversation.receive(channel, body, journal);
        await noteType(headers['content-type'], channel_public_id, journal);
        return ok({});
      }),
  };
}

/** Returns the front end that made a rejected request; undefined if the address of the request names no channel. */
export async function callingFrontEnd({ params, body }: Refusal, store: Reader): Promise<Caller | undefined> {
  const { channel_public_id = '', random_string = '' } = params;
  const known = await channelOf(channel_public_id, store);
  if (!known || known.removed) return undefined;
  const isOwn = body && (await channelAt(channel_public_id, random_string, store, Date.now));
  if (!isOwn) return { what: 'A request of the front end', about: 'message', known };
  const { id } = Object(body['sender']);
  const chat: Caller['chat'] = async (journal) => {
    const found = ['string', 'number'].includes(typeof id) ? await openChatOf(known, id, journal) : undefined;
    return found?.via === 'widget' ? undefined : found;
  };
  return { what: "A customer's message", about: 'message', known, chat };
}

/** Adds a note about a Content-Type other than application/json (OPEN-38), once in `repeatMs` for each channel and type. */
async function noteType(type: string | undefined, channel_id: string, journal: Journal): Promise<void> {
  if (type !== undefined && /^application\/json\s*(;|$)/i.test(type)) return;
  if (await isRepeat([channel_id, 'Content-Type', type], journal)) return;
  const given = type === undefined ? 'no Content-Type' : `the Content-Type ${quoted(type)}`;
  const text = `The request has ${given}. It was read as JSON. Send application/json.`;
  await addNote({ channel_id, about: 'Content-Type', text }, journal);
}
