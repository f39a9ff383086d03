import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { BotSettings, ChannelChange } from '../../../../../generated/reference/desk/types.ts';
import {
  complaintAbout,
  complaintAboutBase,
  type OutgoingRules,
} from '../../../../contract/send/addresses.ts';
import { complaintAboutSecret } from '../../../../contract/send/signature.ts';
import { reject } from '../../../../contract/serve/errors.ts';
import { sizeLimits } from '../../../limits.ts';
import { closeAllOf, follow, transferAll } from '../../conversation/bulk.ts';
import { deskChannel, scriptUrl, withScript } from '../../journal/desk-form.ts';
import type { Journal } from '../../journal/journal.ts';
import {
  botOf,
  changeChannel,
  channelOf,
  createChannel,
  identifier,
  presentChannels,
  removeChannel,
  renewAddress,
  setBot,
  setWebhook,
  setWidget,
  webhookOf,
  withDue,
} from '../../state/channels.ts';
import type { Reader } from '../../store/port.ts';
import type { Bot, Channel } from '../../store/records.ts';
import { isTimeZone } from '../../widget/visitor-view.ts';
import { showPanels } from '../../widget/widgets.ts';
import { type HandlerParts, ok } from '../parts.ts';
import { namedAgent } from './agents.ts';

export function channelHandlers(parts: HandlerParts) {
  const { store, work, outgoing, baseUrl } = parts;
  /** Rejects the request if its customer endpoint is not allowed, or if one of its agents does not exist. */
  const check = async ({ customer_endpoint, agents = [] }: ChannelChange, reader: Reader) => {
    const wrong = customer_endpoint ? complaintAboutBase(customer_endpoint, outgoing) : undefined;
    if (wrong) reject(400, `/customer_endpoint ${wrong}.`);
    for (const agent_id of agents) await namedAgent(agent_id, reader, 'agents');
  };

  /** Returns the address to which front ends post customers' messages. It contains a credential, and is shown once. */
  const endpointOf = ({ random_string, channel_id }: Channel) =>
    `${baseUrl()}/${random_string}/${channel_id}`;

  return {
    async listChannels() {
      const channels = (await presentChannels(store)).map(deskChannel);
      return ok({ channels: channels.map((channel) => withScript(channel, baseUrl())) });
    },

    async createChannel({ body }) {
      const channel_id = identifier(9);
      return work(async (journal) => {
        await check(body, journal);
        const channel = await createChannel(channel_id, body, journal);
        return { status: 201, body: { ...deskChannel(channel), endpoint: endpointOf(channel) } };
      });
    },

    changeChannel: ({ path: { channel_id }, body }) =>
      inChannel(parts, channel_id, async (channel, journal) => {
        await check(body, journal);
        const changed = await changeChannel(channel, body, journal);
        return ok(withScript(deskChannel(changed), baseUrl()));
      }),

    renewAddress: ({ path: { channel_id }, body: { keep_former } }) =>
      inChannel(parts, channel_id, async (channel, journal) => {
        const renewed = await renewAddress(channel, keep_former, journal);
        const { former_address_until: former_until } = deskChannel(renewed);
        const endpoint = endpointOf(renewed);
        return ok({ endpoint, ...(former_until !== undefined && { former_until }) });
      }),

    async removeChannel({ path: { channel_id } }) {
      await inChannel(parts, channel_id, removeChannel);
      await follow(closeAllOf(channel_id, parts), parts);
      return { status: 204 };
    },
  } satisfies Partial<DeskHandlers>;
}

export function replyHandlers({ store, work }: HandlerParts) {
  return {
    async listReplies() {
      const rows = await store.find('replies');
      return ok({ replies: rows.map(({ reply_name, content: text }) => ({ reply_name, text })) });
    },

    putReply: ({ path: { reply_name }, body: { text } }) =>
      work(async (journal) => {
        const known = await journal.find('replies');
        const isNew = known.every((one) => one.reply_name !== reply_name);
        if (isNew && known.length >= sizeLimits.replies)
          return reject(400, `There are ${sizeLimits.replies} canned replies already. Remove one first.`);
        journal.put('replies', { reply_name, content: text });
        return ok({ reply_name, text });
      }),

    removeReply: ({ path: { reply_name } }) =>
      work(async (journal) => {
        if (!(await journal.get('replies', reply_name)))
          return reject(404, `No canned reply has the name ${reply_name}. List them to see their names.`);
        journal.remove('replies', reply_name);
        return { status: 204 };
      }),
  } satisfies Partial<DeskHandlers>;
}

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
      await follow(transferAll(channel_id, parts), parts);
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
      // The fields in the agents' panels depend on the widget's settings, so the panels of open chats are updated.
      await follow(showPanels(channel_id, parts), parts);
      const script_url = scriptUrl(channel_id, baseUrl());
      return ok({ widget_id: channel_id, script_url, ...changed! });
    },

    removeWidget: ({ path }) => takenOff(path.channel_id, setWidget),
  } satisfies Partial<DeskHandlers>;
}

/** Returns a sentence about the first wrong setting of a bot; undefined if all are right. `known` is the bot that is connected so far. */
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
  // An absent field keeps its value. But the credentials for one host must not be sent to another one.
  if (token === undefined)
    return '/token is missing: the endpoint is at another host now. Give the token that is for it.';
  if (known.authorization !== undefined && authorization === undefined)
    return '/authorization is missing: the endpoint is at another host now. Give the value that is for it, or null for none.';
  return undefined;
}

/** Returns the channel with this id. Rejects the request with the status 404 if there is none, or if it was removed. */
export async function existingChannel(channel_id: string, reader: Reader): Promise<Channel> {
  const channel = await channelOf(channel_id, reader);
  if (channel && !channel.removed) return channel;
  return reject(404, 'No channel has this id. List the channels to see them.');
}

/** Calls `act` with a channel, in one unit of work. Rejects the request if the channel does not exist or was removed. */
export function inChannel<Result>(
  { work }: HandlerParts,
  channel_id: string,
  act: (channel: Channel, journal: Journal) => Promise<Result>,
): Promise<Result> {
  return work(async (journal) => act(await existingChannel(channel_id, journal), journal));
}
