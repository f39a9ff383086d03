import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { BotSettings } from '../../../../../generated/reference/desk/types.ts';
import {
  complaintAbout,
  complaintAboutBase,
  type OutgoingRules,
} from '../../../../contract/send/outgoing.ts';
import { complaintAboutSecret } from '../../../../contract/send/signature.ts';
import { reject } from '../../../../contract/serve/errors.ts';
import { follow, handOver } from '../../conversation/bulk.ts';
import { scriptUrl } from '../../journal/desk-form.ts';
import type { Journal } from '../../journal/journal.ts';
import { channelOf, presentAgent, withDue } from '../../state/channels.ts';
import { chatOf } from '../../state/chats.ts';
import { botOf, setBot, setWebhook, setWidget, webhookOf } from '../../state/connections.ts';
import type { Reader } from '../../store/port.ts';
import type { Agent, Bot, Channel, Chat } from '../../store/records.ts';
import { isTimeZone } from '../../widget/availability.ts';
import { showPanels } from '../../widget/widgets.ts';
import { type HandlerParts, ok } from '../parts.ts';

/** The bot, the developer webhooks and the widget of a channel. */
export function connectionHandlers(parts: HandlerParts) {
  const { outgoing, baseUrl } = parts;
  const takenOff = (
    channel_id: string,
    set: (channel: Channel, nothing: undefined, journal: Journal) => Promise<unknown>,
  ) =>
    inChannel(parts, channel_id, async (channel, journal) => {
      await set(channel, undefined, journal);
      return { status: 204 as const };
    });

  return {
    connectBot: ({ path: { channel_id }, body }) =>
      inChannel(parts, channel_id, async (channel, journal) => {
        const { bot_endpoint = channel.bot?.bot_endpoint, token = channel.bot?.token } = body;
        if (bot_endpoint === undefined || token === undefined) {
          const missing = bot_endpoint === undefined ? 'bot_endpoint' : 'token';
          return reject(400, `/${missing} is missing. It can be left out only where a bot is connected.`);
        }
        const wrong = complaintAboutBot(body, channel.bot, outgoing);
        if (wrong !== undefined) return reject(400, wrong);
        const bot = botOf(channel, { ...body, bot_endpoint, token });
        await setBot(channel, bot, journal);
        const { provider_id } = bot;
        const endpoint = `${baseUrl()}/webhooks/${provider_id}/${token}`;
        return ok({ channel_id, provider_id, bot_endpoint: bot.bot_endpoint, endpoint });
      }),

    async disconnectBot({ path: { channel_id } }) {
      const done = await takenOff(channel_id, setBot);
      await follow(handOver(channel_id, parts), parts);
      return done;
    },

    setWebhook: ({ path, body }) =>
      inChannel(parts, path.channel_id, async (channel, journal) => {
        const { url = channel.webhook?.url } = body;
        if (url === undefined)
          return reject(400, '/url is missing. It can be left out only where an address is set.');
        const wrong = body.url && complaintAbout(body.url, { ...outgoing, allowHttp: true });
        if (wrong) return reject(400, `/url ${wrong}.`);
        for (const name of ['signing_secret', 'former_signing_secret'] as const) {
          const complaint = body[name] ? complaintAboutSecret(body[name]) : undefined;
          if (complaint !== undefined) return reject(400, `/${name} ${complaint}.`);
        }
        await setWebhook(channel, webhookOf(channel.webhook, { ...body, url }), journal);
        return { status: 204 };
      }),

    removeWebhook: ({ path }) => takenOff(path.channel_id, setWebhook),

    async setWidget({ path: { channel_id }, body }) {
      const zone = body.callback?.hours?.time_zone;
      if (zone !== undefined && !isTimeZone(zone))
        return reject(
          400,
          `/callback/hours/time_zone: ${zone} is not a time zone. Give an IANA name, for example Europe/Berlin.`,
        );
      const changed = await inChannel(parts, channel_id, (channel, journal) =>
        setWidget(withDue(channel, 'panels', journal.now), body, journal),
      );
      // The panels of agents follow the settings.
      await follow(showPanels(channel_id, parts), parts);
      const script_url = scriptUrl(channel_id, baseUrl());
      return ok({ widget_id: channel_id, script_url, ...changed! });
    },

    removeWidget: ({ path }) => takenOff(path.channel_id, setWidget),
  } satisfies Partial<DeskHandlers>;
}

/** A sentence about wrong settings of a bot. */
function complaintAboutBot(
  { bot_endpoint, token, authorization }: BotSettings,
  known: Bot | undefined,
  outgoing: OutgoingRules,
): string | undefined {
  if (authorization && !/^[ -~\x80-\xff]+$/.test(authorization))
    return '/authorization holds a character that no header field can have. Send printable ASCII.';
  if (bot_endpoint === undefined) return undefined;
  const wrong = complaintAboutBase(bot_endpoint, outgoing);
  if (wrong !== undefined) return `/bot_endpoint ${wrong}.`;
  if (!known || new URL(bot_endpoint).origin === new URL(known.bot_endpoint).origin) return undefined;
  // A field that was left out must not send one provider's credentials to another.
  if (token === undefined)
    return '/token is missing: the endpoint is at another host now. Give the token that is for it.';
  if (known.authorization !== undefined && authorization === undefined)
    return '/authorization is missing: the endpoint is at another host now. Give the value that is for it, or null for none.';
  return undefined;
}

/** A chat. Without one the request is rejected. */
export async function chatAt(chat_id: number, reader: Reader): Promise<Chat> {
  const chat = await chatOf(chat_id, reader);
  return chat ?? reject(404, `No chat has the number ${chat_id}. List the chats to see them.`);
}

/** A chat that is open. */
export async function openChatAt(chat_id: number, reader: Reader): Promise<Chat> {
  const chat = await chatAt(chat_id, reader);
  if (chat.state === 'open') return chat;
  return reject(400, `Chat ${chat_id} is closed. A message of the customer opens a new one.`);
}

/** An agent that a member of a body names. */
export async function namedAgent(agent_id: string, reader: Reader, member = 'agent_id'): Promise<Agent> {
  const agent = await presentAgent(agent_id, reader);
  return agent ?? reject(400, `/${member}: no agent has the id ${agent_id}. Add the agent first.`);
}

/** A channel that is not removed. */
export async function presentChannel(channel_id: string, reader: Reader): Promise<Channel> {
  const channel = await channelOf(channel_id, reader);
  if (channel && !channel.removed) return channel;
  return reject(404, 'No channel has this id. List the channels to see them.');
}

/** Acts as an agent in an open chat, in one unit of work. */
export function asAgent<Result>(
  { work }: HandlerParts,
  { chat_id, agent_id }: { chat_id: number; agent_id: string },
  act: (chat: Chat, agent: Agent, journal: Journal) => Promise<Result>,
): Promise<Result> {
  return work(async (journal) =>
    act(await openChatAt(chat_id, journal), await namedAgent(agent_id, journal), journal),
  );
}

/** Acts on a channel that is not removed, in one unit of work. */
export function inChannel<Result>(
  { work }: HandlerParts,
  channel_id: string,
  act: (channel: Channel, journal: Journal) => Promise<Result>,
): Promise<Result> {
  return work(async (journal) => act(await presentChannel(channel_id, journal), journal));
}
