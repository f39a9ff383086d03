import type { BotServiceHandlers } from '../../../generated/bot/operations.ts';
import type { ProviderEvent } from '../../../generated/bot/types.ts';
import type { DeskChat } from '../../../generated/desk/types.ts';
import { codes } from '../../../generated/errors.ts';
import { repeats } from '../../../generated/policies.ts';
import { type ErrorAnswer, errorAnswer } from '../../http/errors.ts';
import type { AuthorizedRequest } from '../../http/mount.ts';
import type { Arrivals } from '../arrivals.ts';
import type { Bots } from '../bot/bots.ts';
import type { Chats } from '../conversation/chats.ts';
import { type Bot, type Directory, equalSecrets } from '../conversation/directory.ts';
import type { Journal } from '../journal.ts';
import { idsOf, quoted } from '../notes.ts';

/** Lets providers who know the token of one of their bots, and the Authorization value where one is configured. */
export function botAccess(directory: Directory) {
  return ({ path, query, headers, headerNames }: AuthorizedRequest): ErrorAnswer | undefined => {
    const bots = directory.channelsOfProvider(path['provider_id'] ?? '').map(({ bot }) => bot);
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

export interface BotParts {
  directory: Directory;
  chats: Chats;
  bots: Bots;
  arrivals: Arrivals;
  journal: () => Journal;
}

/** What the service serves of the bot API. */
export function botHandlers({ directory, chats, bots, arrivals, journal }: BotParts): BotServiceHandlers {
  return {
    async receiveProviderEvent({ path, body }, { headers }) {
      const channels = directory
        .channelsOfProvider(path.provider_id)
        .filter(({ bot }) => equalSecrets(bot.token, path.token) && hasAuthorization(bot, headers));
      const chat = /^\d+$/.test(body.chat_id) ? chats.get(Number(body.chat_id)) : undefined;
      const channel = channels.find(({ channel_id }) => channel_id === chat?.channel_id);
      if (!chat || !channel)
        return errorAnswer(400, '/chat_id names no chat that this bot has. Send back the one it was told.');
      const changes = journal();
      const odd = oddEvent(body, chat, arrivals, changes);
      if (odd !== undefined) changes.note({ ...idsOf(chat), about: body.event, text: odd.says });
      if (!odd?.isDropped) {
        if (body.event === 'BOT_MESSAGE') bots.botWrote(chat, channel.bot, body.message, changes);
        else bots.agentInvited(chat, channel, changes);
      }
      await changes.commit();
      return { status: 200, body: {} };
    },
  };
}

/** What is odd about an event of a provider, if anything is, and whether it is dropped for it. */
function oddEvent(
  event: ProviderEvent,
  chat: DeskChat,
  arrivals: Arrivals,
  journal: Journal,
): { says: string; isDropped: boolean } | undefined {
  const { id, ...content } = event;
  const seconds = repeats.withinMs / 1000;
  const dropped = (says: string) => ({ says: `The event ${says}`, isDropped: true });
  if (id !== undefined && arrivals.isRepeat([chat.chat_id, id, content], journal))
    return dropped(
      `came again within ${seconds} seconds, with the same id (${quoted(id)}), chat and content. It is taken once. Give each event an id of its own.`,
    );
  if (chat.state === 'closed') return dropped('came after the chat was closed. Nobody sees it.');
  if (chat.agent_id !== undefined) return dropped('came while an agent has the chat. Nobody sees it.');
  const taken = (says: string) => ({
    says: `The event has ${says}. It was taken. Give each event an id of its own.`,
    isDropped: false,
  });
  if (id === undefined) return taken('no id');
  if (arrivals.isRepeat([chat.channel_id, id], journal))
    return taken(`the id ${quoted(id)}, which another event of the last ${seconds} seconds had`);
  return undefined;
}

/** Whether a request has the Authorization value of a bot. Bots with one token may differ in it, each guards its own chats. */
function hasAuthorization(
  { authorization }: Bot,
  headers: Readonly<Record<string, string | undefined>>,
): boolean {
  return authorization === undefined || equalSecrets(authorization, headers['authorization'] ?? '');
}
