import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type {
  BotSettings,
  ChannelChange,
  TriedEvent,
} from '../../../../../generated/reference/desk/types.ts';
import { hasReply, type PostedEvent, replySays } from '../../../../contract/judgement/answer-hints.ts';
import { addressOf, judge, type SampleEvent, sampleEvents } from '../../../../contract/judgement/trial.ts';
import {
  complaintAbout,
  complaintAboutBase,
  type OutgoingRules,
  shownAddress,
} from '../../../../contract/send/addresses.ts';
import { complaintAboutSecret } from '../../../../contract/send/signature.ts';
import { reject } from '../../../../contract/serve/errors.ts';
import { sizeLimits, trial as times } from '../../../limits.ts';
import { closeAllOf, runBatches, transferAll } from '../../conversation/bulk.ts';
import { operationOf } from '../../delivery/transitions.ts';
import { deskAttempt, deskChannel, scriptUrl, withScript } from '../../journal/desk-form.ts';
import type { Journal } from '../../journal/journal.ts';
import {
  botOf,
  changeChannel,
  channelOf,
  createChannel,
  envelopeOf,
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
import { excerpt } from '../../store/deliveries.ts';
import type { Reader } from '../../store/port.ts';
import type { Bot, Channel } from '../../store/records.ts';
import { isTimeZone } from '../../widget/visitor-view.ts';
import { showPanels } from '../../widget/widgets.ts';
import { beginTrial, issueOfStray } from '../bot.ts';
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
      await runBatches(closeAllOf(channel_id, parts), parts);
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
  const removeSetting = (
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
      const done = await removeSetting(channel_id, setBot);
      await runBatches(transferAll(channel_id, parts), parts);
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

    removeWebhook: ({ path }) => removeSetting(path.channel_id, setWebhook),

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
      await runBatches(showPanels(channel_id, parts), parts);
      const script_url = scriptUrl(channel_id, baseUrl());
      return ok({ widget_id: channel_id, script_url, ...changed! });
    },

    removeWidget: ({ path }) => removeSetting(path.channel_id, setWidget),
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
  // An absent field keeps its value. But the credentials for one host must not be sent to another host.
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

/** For each setting with the address of an integrator: the kind of the deliveries to this address. */
const partners = { customer_endpoint: 'message', bot: 'bot_event', webhook: 'webhook' } as const;

/** The events that a trial sends if its request names no event. For a setting that is not listed here, it sends every event. */
const defaultEvents: { [of in keyof typeof partners]?: readonly string[] } = {
  bot: ['CLIENT_MESSAGE', 'CHAT_CLOSED'],
};

/** Returns the handler `tryConnection`. It sends events to a channel's endpoint, bot or webhook, and returns their responses. */
export function trialHandlers(parts: HandlerParts) {
  return {
    async tryConnection({ path: { channel_id }, body: { of, event: name } }, { signal }) {
      const channel = await existingChannel(channel_id, parts.store);
      const { customer_endpoint, bot, webhook } = channel;
      const address = { customer_endpoint, bot: bot?.bot_endpoint, webhook: webhook?.url }[of];
      if (address === undefined) return reject(400, `The channel has no ${of}. Connect one first.`);
      const events = sampleEvents.filter(({ sentBy }) => sentBy === operationOf[partners[of]]);
      const wanted = name === undefined ? defaultEvents[of] : [name];
      const chosen = wanted
        ? events.filter((sample) => wanted.includes(sample.name))
        : onePerOperation(events);
      if (chosen.length === 0) {
        const known = events.map((sample) => sample.name).join(', ');
        return reject(
          400,
          `/event: the service sends no event ${JSON.stringify(name)} there. The events are ${known}.`,
        );
      }
      const withEvent = of === 'bot' ? await chatOfBot(channel, parts, signal) : plain;
      const tried: TriedEvent[] = [];
      for (const event of chosen) {
        const one = await attemptOf(event, channel, address, withEvent, parts);
        tried.push(one);
        // An endpoint that did not respond to this event would not respond to the next ones.
        if (one.attempt.status === undefined || signal.aborted) break;
      }
      return ok({ right: tried.every(({ right }) => right), tried });
    },
  } satisfies Partial<DeskHandlers>;
}

/** Returns one event of each operation. The service never uses the further names that an operation has for its event. */
const onePerOperation = (events: readonly SampleEvent[]) =>
  [...new Map(events.toReversed().map((event) => [event.operation, event])).values()].toReversed();

/** Makes the body of an event from its example, and waits for the events that the integrator posts after its response. */
interface TrialSteps {
  body(example: object): object;
  /** Resolves with the events that the integrator has posted. Undefined if the trial expects no event. */
  posted?(event: SampleEvent, begun: number, isRight: boolean): Promise<PostedEvent[] | undefined>;
}

const plain: TrialSteps = { body: (example) => example };

/** Returns the steps for a bot. Its trial has a separate chat, which no agent sees. */
async function chatOfBot(
  channel: Channel,
  { store, work }: HandlerParts,
  signal: AbortSignal,
): Promise<TrialSteps> {
  const { chat_id, client_id } = await work(async (journal) => {
    const client_id = String(await journal.next('visitor'));
    return { ...(await beginTrial(channel, journal)), client_id };
  });
  return {
    body: (example) => ({
      ...example,
      id: randomUUID(),
      client_id,
      chat_id: String(chat_id),
      ...('message' in example && {
        message: { ...(example.message as object), timestamp: Math.floor(Date.now() / 1000) },
      }),
    }),
    async posted({ name }, begun, isRight) {
      if (name !== 'CLIENT_MESSAGE') return undefined;
      for (;;) {
        const found = (await store.get('trials', chat_id))?.data.posted ?? [];
        const isOver = Date.now() - begun >= times.replyMs || signal.aborted || !isRight;
        if (isOver || hasReply(found))
          return found.map(({ at, ...post }) => ({ ...post, afterMs: Math.max(at - begun, 0) }));
        await sleep(pollMs);
      }
    },
  };
}

/** The interval in milliseconds at which a trial reads the posted events from the store. Another process may have received them. */
const pollMs = 50;

async function attemptOf(
  event: SampleEvent,
  channel: Channel,
  address: string,
  course: TrialSteps,
  parts: HandlerParts,
): Promise<TriedEvent> {
  const [example] = Object.values(event.examples) as [object];
  const request = JSON.stringify(course.body(example));
  const envelope = envelopeOf(channel, kindOf(event), `trial-${event.name}`)!;
  const begun = Date.now();
  const attempt = await parts.send({ ...envelope, body: request }, event.policy);
  const { outcome, text, status } = attempt;
  if (outcome === 'delivered' || outcome === 'refused') parts.outbox.succeeded(envelope.url);
  const answer = text !== undefined && { answer: excerpt(text) };
  const verdict = judge(event, attempt);
  const posted = await course.posted?.(event, begun, verdict.right);
  const says = verdict.right && posted && `${capitalised(replySays(status!, posted, times.replyMs))}.`;
  return {
    event: event.name,
    to: shownAddress(addressOf(event, address, { channelId: channel.channel_id, token: '' })),
    request,
    attempt: deskAttempt({ number: 1, ...attempt, ...answer }),
    ...verdict,
    ...(says && { says, right: hasReply(posted) }),
    ...(says &&
      !hasReply(posted) && { odd: [...verdict.odd, ...(await issueOfStray(channel, parts.store))] }),
    ...(posted && { posted: posted.map(({ afterMs, ...post }) => ({ ...post, after_ms: afterMs })) }),
  };
}

const kindOf = ({ sentBy }: SampleEvent) =>
  Object.values(partners).find((kind) => operationOf[kind] === sentBy)!;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
