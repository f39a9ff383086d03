import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type BotServiceHandlers, botServiceOperations } from '../../../generated/bot/operations.ts';
import {
  type ChannelServiceHandlers,
  channelServiceOperations,
} from '../../../generated/channel/operations.ts';
import * as channelValidators from '../../../generated/channel/validators.js';
import type { Validator } from '../../../generated/operation.ts';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import { type DeskHandlers, deskOperations } from '../../../generated/reference/desk/operations.ts';
import { visitorOperations } from '../../../generated/reference/visitor/operations.ts';
import { createSender, type Send } from '../../contract/send/send.ts';
import { parseJson, parseUniqueJson } from '../../contract/serve/body.ts';
import { mount } from '../../contract/serve/mount.ts';
import { limitRate } from '../../contract/serve/rate-limit.ts';
import { createServer } from '../../contract/serve/server.ts';
import { Bots } from './bot/bots.ts';
import { Conversation } from './conversation/conversation.ts';
import type { Figures } from './delivery/engine/circuits.ts';
import { Outbox } from './delivery/outbox.ts';
import { Outgoing } from './delivery/to-customer.ts';
import { botAccess, botHandlers } from './handlers/bot.ts';
import { complaintAboutBounds, withinBounds } from './handlers/bounds.ts';
import { channelAccess, channelHandlers } from './handlers/channel.ts';
import { deskAccess } from './handlers/desk/access.ts';
import { deskHandlers } from './handlers/desk/desk.ts';
import { frontPage } from './handlers/front-page.ts';
import { serveHealth } from './handlers/health.ts';
import { visitorHandlers } from './handlers/visitor.ts';
import { steadyNow } from './journal/clock.ts';
import { withScript } from './journal/desk-form.ts';
import { workOf } from './journal/journal.ts';
import { EventLog } from './journal/log.ts';
import { openStore } from './store/engines/index.ts';
import type { Store } from './store/port.ts';
import type { UpkeepOptions, UpkeepParts } from './upkeep/task.ts';
import { Upkeep } from './upkeep/upkeep.ts';
import { Webhooks } from './webhooks/webhooks.ts';
import { allowAnyOrigin } from './widget/cors.ts';
import { serveScript } from './widget/script.ts';
import { Widgets, type WidgetsParts } from './widget/widgets.ts';

export interface ServiceOptions {
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** The file of the embedded store. */
  data: string;
  /** Address of a database in place of the file; several processes may share it. */
  database?: string;
  /** Whether the desk is served, under `/desk`. */
  desk: boolean;
  /** Needed with `desk`. */
  deskToken?: string;
  /** Whether the desk answers callers on other machines. */
  deskRemote?: boolean;
  /** Whether requests may go to this machine itself, by plain http. */
  allowLoopback: boolean;
  /** Address under which integrators reach the service; the one that it listens on unless told. */
  publicUrl?: string;
  /** Requests that one address may make in a second, the desk's apart; no limit unless told. */
  requestsPerSecond?: number;
  /** The largest body that is read, in bytes. */
  bodyLimit?: number;
  /** Proxies that are believed when they say who calls; none unless told. */
  trustProxy?: readonly string[];
  /** What is closed and removed in time. */
  upkeep?: UpkeepOptions;
  log?: FastifyBaseLogger;
  /** Pages for people, and the one that the root leads to. */
  pages?: { serve(app: FastifyInstance): void; leadsTo: string };
  /** Tells where an IP address is, for the session of a widget's visitor; nothing is known unless told. */
  geoip?: WidgetsParts['geoip'];
  /** Parts to put in the place of the service's own; each is given the good one. */
  parts?: ServiceParts;
}

/** What can be replaced when a service is composed. */
export interface ServiceParts {
  policies?: Readonly<Record<string, DeliveryPolicy>>;
  destinations?: Figures;
  store?: (good: Store) => Store;
  upkeep?: (parts: UpkeepParts) => Upkeep;
  send?: (good: Send) => Send;
  channelHandlers?: (good: ChannelServiceHandlers) => ChannelServiceHandlers;
  botHandlers?: (good: BotServiceHandlers) => BotServiceHandlers;
  deskHandlers?: (good: DeskHandlers) => DeskHandlers;
}

/** A service that listens. */
export interface RunningService {
  url: string;
  deskUrl: string;
  deskToken: string;
  /** Deliveries that are not settled. */
  pending(): number;
  /** Stops: no more requests, attempts under way are finished, what is pending stays in the store. */
  close(): Promise<void>;
}

/** How long a stop waits for what is under way, as the copy of a store or the removal of a channel, in milliseconds. */
const stopGraceMs = 10_000;

/** Composes the reference service and lets it listen. Rejects with StoreUnavailable when the store cannot be opened. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { parts = {}, allowLoopback, deskToken = '' } = options;
  if (options.desk && deskToken === '') throw new Error('The desk needs a token.');
  const now = Date.now;
  const app = createServer({
    ...(options.log && { log: options.log }),
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    ...(options.trustProxy && { trustProxy: options.trustProxy }),
    stopGraceMs,
  });
  if (options.requestsPerSecond !== undefined) {
    await limitRate(app, {
      requestsPerSecond: options.requestsPerSecond,
      exceptBelow: ['/desk/', '/console/'],
    });
  }
  const {
    store: opened,
    shared,
    engine,
  } = await openStore(options, {
    opening: (what) => app.log.info(what),
    lost: (error) => app.log.error({ err: error }, 'the file of the store is not in its place'),
  });
  const store = parts.store?.(opened) ?? opened;
  let url = '';
  const baseUrl = () => options.publicUrl ?? url;
  const events = new EventLog(store, (channel) => withScript(channel, baseUrl()));
  shared?.listen((turn, isOwn) => {
    if (turn === 'another history') {
      app.log.error(
        'the database is not the one that it was: what had become durable is missing there, as after a failover to a standby that was behind, or from a copy. Everything is read anew',
      );
      events.beginAnew();
    } else if (!isOwn && (turn === 'gap' || turn.events)) events.announce();
  });
  const work = workOf({ store, events, now });
  const sender = createSender({ allowLoopback, validators: byName(channelValidators), now: steadyNow });
  const send = parts.send ? parts.send(sender.send) : sender.send;
  const outbox = new Outbox({
    store,
    shared,
    work,
    isFollowed: () => events.isFollowed,
    policies: parts.policies ?? policies,
    send,
    now: steadyNow,
    failed: (error) => app.log.error({ err: error }, 'a lane stopped'),
    destinations: parts.destinations,
  });
  const newId = randomUUID;
  const outgoing = new Outgoing(outbox);
  const bots = new Bots({ outbox, outgoing, newId });
  const webhooks = new Webhooks({ outbox, newId });
  const conversation = new Conversation({ outgoing, bots, webhooks });

  const geoip = options.geoip ?? (() => ({}));
  const widgets = new Widgets({ store, work, conversation, events, newId, geoip });

  const passedOver = (chat_id: number, error: unknown) =>
    app.log.error({ err: error, chat_id }, 'a chat could not be closed or handed over');
  const upkeepParts = {
    store,
    work,
    conversation,
    now,
    options: options.upkeep ?? {},
    ...(shared && { isMine: () => shared.keepsUp }),
    failed: (error: unknown) => app.log.error({ err: error }, 'upkeep stopped'),
    passedOver,
  };
  const upkeep = parts.upkeep?.(upkeepParts) ?? new Upkeep(upkeepParts);

  const ownChannel = channelHandlers({ store, work, conversation });
  mount(app, channelServiceOperations, parts.channelHandlers?.(ownChannel) ?? ownChannel, {
    authorize: channelAccess(store, now),
    parse: withinBounds(parseJson),
    // A longer text is cut, and never refused (CHN-IN-17).
    complainAbout: (body) => complaintAboutBounds(body, { cut: ['text'] }),
  });
  const ownBot = botHandlers({ store, work, bots });
  mount(app, botServiceOperations, parts.botHandlers?.(ownBot) ?? ownBot, {
    authorize: botAccess(store),
    complainAbout: complaintAboutBounds,
    parse: withinBounds(parseUniqueJson),
  });
  serveScript(app, store);
  await app.register(async (scope) => {
    allowAnyOrigin(scope);
    mount(scope, visitorOperations, visitorHandlers(widgets), {
      prefix: '/visitor',
      parse: withinBounds(parseJson),
      complainAbout: (body) => complaintAboutBounds(body, { cut: ['text'] }),
    });
  });
  if (options.desk) {
    const ownDesk = deskHandlers({
      store,
      data: resolve(options.data),
      engine,
      work,
      conversation,
      outbox,
      send,
      widgets,
      events,
      newId,
      outgoing: { allowLoopback },
      baseUrl,
      passedOver,
      brokenOff: (error) => app.log.error({ err: error }, 'what follows from a change is left to upkeep'),
    });
    mount(app, deskOperations, parts.deskHandlers?.(ownDesk) ?? ownDesk, {
      prefix: '/desk',
      parse: withinBounds(parseJson),
      complainAbout: complaintAboutBounds,
      authorize: deskAccess({
        token: deskToken,
        remote: options.deskRemote ?? false,
        now: steadyNow,
        log: app.log,
      }),
    });
  }

  serveHealth(app, { store, now: steadyNow, log: app.log });
  options.pages?.serve(app);
  frontPage(app, options.pages?.leadsTo);

  try {
    url = await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await store.close();
    throw error;
  }
  await sender.warmUp(url);
  try {
    await outbox.resume();
  } catch (error) {
    await app.close();
    await store.close();
    throw error;
  }
  upkeep.start();
  return {
    url: baseUrl(),
    deskUrl: `${url}/desk`,
    deskToken,
    pending: () => outbox.pending,
    async close() {
      await app.close();
      await upkeep.stop();
      await outbox.stop();
      await sender.close();
      await store.close();
    },
  };
}

/** The validators of a module by the names of their schemas. */
function byName(module: object): Record<string, Validator<unknown>> {
  return Object.fromEntries(
    Object.entries(module).map(([name, validate]) => [
      name.replace(/^validate/, ''),
      validate as Validator<unknown>,
    ]),
  );
}
