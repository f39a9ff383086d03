import type { BotServiceHandlers } from '../../../../generated/bot/operations.ts';
import type { ProviderEvent } from '../../../../generated/bot/types.ts';
import { codes } from '../../../../generated/errors.ts';
import { printed } from '../../../../generated/faults.ts';
import { wrongTime } from '../../../contract/judgement/accepted-faults.ts';
import { type ErrorAnswer, errorAnswer } from '../../../contract/serve/errors.ts';
import type { AuthorizedRequest } from '../../../contract/serve/service.ts';
import { equalSecrets } from '../../../contract/serve/signed.ts';
import { repeatMs } from '../../limits.ts';
import { isRepeat } from '../conversation/conversation.ts';
import type { Journal } from '../journal/journal.ts';
import { channelsOfProvider } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import { addNote, addNoteOnce, comparedNotes, idsOf, quoted } from '../state/notes.ts';
import type { Reader } from '../store/port.ts';
import type { Bot, Channel, Chat, ProviderPost, TrialChat } from '../store/records.ts';
import { type HandlerParts, ok } from './parts.ts';
import type { Caller, Refusal } from './refusals.ts';

/** Returns a function that checks the token and the Authorization value of a bot provider's request. */
export function botAccess(store: Reader) {
  return async ({
    path,
    query,
    headers,
    headerNames,
  }: AuthorizedRequest): Promise<ErrorAnswer | undefined> => {
    const channels = await channelsOfProvider(path['provider_id'] ?? '', store);
    const bots = channels.map(({ bot }) => bot);
    if (bots.length === 0) return errorAnswer(404, 'No bot of this provider is connected.');
    const several = headerNames.filter((name) => name === 'authorization').length > 1 || 'token' in query;
    if (several)
      return errorAnswer(
        400,
        'The request carries several sets of credentials. Send the token in the path alone.',
      );
    const own = bots.filter(({ token }) => equalSecrets(token, path['token'] ?? ''));
    if (own.length === 0) {
      return errorAnswer(
        401,
        'The token at the end of the address is not the one in the settings of the bot.',
        codes.invalidClient,
      );
    }
    if (!own.some((bot) => hasAuthorization(bot, headers))) {
      return errorAnswer(
        401,
        'The Authorization header is not the configured one.',
        codes.unauthorizedClient,
      );
    }
    return undefined;
  };
}

/** Returns the handlers of the bot API. They run after `botAccess` has accepted the request. */
export function botHandlers({ store, work, bots }: HandlerParts): BotServiceHandlers {
  return {
    async sendProviderEvent({ path, body }, { headers }) {
      const channels = allowed(await channelsOfProvider(path.provider_id, store), path.token, headers);
      return work(async (journal) => {
        const chat_id = numberIn(body.chat_id);
        const chat = await chatOf(chat_id, journal);
        const channel = channels.find(({ channel_id }) => channel_id === chat?.channel_id);
        if (!chat || !channel) {
          const trial = await trialOf(chat_id, channels, journal);
          if (trial) {
            await keepPost(trial, { event: body.event, status: 200 }, journal);
            return ok({});
          }
          return errorAnswer(400, `/chat_id ${quoted(body.chat_id)} ${namesNoChat}`);
        }
        const odd = await oddEvent(body, chat, journal);
        const add = odd?.isDropped ? addNote : addNoteOnce;
        if (odd) await add({ ...idsOf(chat), about: body.event, text: odd.says }, journal);
        if (!odd?.isDropped) {
          if (body.event === 'BOT_MESSAGE') await bots.botWrote(chat, channel.bot, body.message, journal);
          else await bots.agentInvited(chat, channel, journal);
        }
        return ok({});
      });
    },
  };
}

const namesNoChat = 'names no chat of this bot. Send back the chat_id of the event.';

/** Returns the latest note about an event that named no chat of the channel's bot, as a sentence. Empty if there is no such note. */
export async function issueOfStray({ channel_id }: Channel, reader: Reader): Promise<string[]> {
  const latest = await reader.find('notes', { channel_id, limit: comparedNotes });
  const stray = latest.find(({ data }) => data.text.endsWith(namesNoChat));
  return stray ? [`Under Issues: ${stray.data.text}`] : [];
}

/**
 * Records the arrival of a bot's event. For an unusual event, returns the text of a note, and true in `isDropped` if the event must be
 * ignored.
 */
async function oddEvent(
  event: ProviderEvent,
  chat: Chat,
  journal: Journal,
): Promise<{ says: string; isDropped: boolean } | undefined> {
  const { id, ...content } = event;
  const seconds = repeatMs / 1000;
  const dropped = (says: string) => ({ says: `The event ${says}`, isDropped: true });
  if (id !== undefined && (await isRepeat([chat.chat_id, id, content], journal)))
    return dropped(
      `came again within ${seconds} seconds, with the same id (${quoted(id)}), chat and content. It is processed once. Give each event its own id.`,
    );
  if (chat.state === 'closed') return dropped('came after the chat was closed. Nobody sees it.');
  if (chat.agent_id !== undefined) return dropped('came while an agent has the chat. Nobody sees it.');
  const accepted = (says: string, cure = 'Give each event its own id.') => ({
    says: `The event has ${says}. It was accepted. ${cure}`,
    isDropped: false,
  });
  if (event.event === 'INVITE_AGENT' && event.client_id === undefined)
    return accepted('no client_id', 'Copy client_id from the message that is answered.');
  if (id === undefined) return accepted('no id');
  const time = event.event === 'BOT_MESSAGE' && wrongTime(event.message.timestamp, journal.now);
  if (time) return { says: `In the event ${time}. It was accepted.`, isDropped: false };
  if (await isRepeat([chat.channel_id, id], journal))
    return accepted(`the id ${quoted(id)}, which another event of the last ${seconds} seconds had`);
  return undefined;
}

/** Returns the number in the field `chat_id` of an event. Undefined if the field is not a number in a string. */
function numberIn(chat_id: unknown): number | undefined {
  return typeof chat_id === 'string' && /^\d{1,15}$/.test(chat_id) ? Number(chat_id) : undefined;
}

/** Returns the channels whose bot has the credentials of a request. */
function allowed<Of extends { bot: Bot }>(
  channels: readonly Of[],
  token: string,
  headers: Readonly<Record<string, string | undefined>>,
): Of[] {
  return channels.filter(({ bot }) => equalSecrets(bot.token, token) && hasAuthorization(bot, headers));
}

/** True if a request has the Authorization value of a bot, or if the bot has none. Bots with the same token may have different values. */
function hasAuthorization(
  { authorization }: Bot,
  headers: Readonly<Record<string, string | undefined>>,
): boolean {
  return authorization === undefined || equalSecrets(authorization, headers['authorization'] ?? '');
}

/** Returns the bot provider that made a rejected request. */
export async function callingProvider(
  { params, headers, body, status, reason }: Refusal,
  store: Reader,
): Promise<Caller> {
  const { provider_id = '', token = '' } = params;
  const known = await channelsOfProvider(provider_id, store);
  const own = body ? allowed(known, token, headers) : [];
  const name = typeof body?.['event'] === 'string' ? body['event'].slice(0, longestName) : undefined;
  const about = name ?? 'request';
  const chat: Caller['chat'] = async (journal) => {
    // A `chat_id` that is a number in JSON has the wrong type, but identifies the chat.
    const chat_id = numberIn(printed(body?.['chat_id']));
    const found = await chatOf(chat_id, journal);
    if (own.some(({ channel_id }) => channel_id === found?.channel_id)) return found;
    const trial = await trialOf(chat_id, own, journal);
    if (trial) await keepPost(trial, { event: about, status, reason }, journal);
    return trial && true;
  };
  const what = `${name ?? 'A request'} of the bot provider ${quoted(provider_id)}`;
  return { what, about, known: own[0] ?? known[0], ...(own.length > 0 && { chat }) };
}

/** The maximum length of an event's name in a note, in characters. */
const longestName = 80;

/** The maximum number of posted events that a trial records. */
const mostPosts = 20;

/** Begins a trial of a channel's bot. The trial has the number of a chat, so that the bot can post events for it. */
export async function beginTrial({ channel_id }: Channel, journal: Journal): Promise<TrialChat> {
  const chat_id = await journal.next('chat');
  const trial: TrialChat = { chat_id, channel_id, posted: [] };
  journal.put('trials', { chat_id, at: journal.now, data: trial });
  return trial;
}

async function trialOf(
  chat_id: number | undefined,
  channels: readonly Channel[],
  reader: Reader,
): Promise<TrialChat | undefined> {
  const trial = chat_id === undefined ? undefined : (await reader.get('trials', chat_id))?.data;
  return channels.some(({ channel_id }) => channel_id === trial?.channel_id) ? trial : undefined;
}

async function keepPost(
  { chat_id }: TrialChat,
  post: Omit<ProviderPost, 'at'>,
  journal: Journal,
): Promise<void> {
  const row = await journal.get('trials', chat_id);
  if (!row || row.data.posted.length === mostPosts) return;
  const posted = [...row.data.posted, { ...post, at: journal.now }];
  journal.put('trials', { ...row, data: { ...row.data, posted } });
}
