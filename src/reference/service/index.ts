import { resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { botServiceOperations } from '../../../generated/bot/operations.ts';
import {
  type ChannelServiceHandlers,
  channelServiceOperations,
} from '../../../generated/channel/operations.ts';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import { type DeskHandlers, deskOperations } from '../../../generated/reference/desk/operations.ts';
import { visitorOperations } from '../../../generated/reference/visitor/operations.ts';
import { validatorsByName } from '../../contract/judgement/trial.ts';
import { createSender, type Send } from '../../contract/send/send.ts';
import { parseJson, parseUniqueJson } from '../../contract/serve/body.ts';
import { mount } from '../../contract/serve/mount.ts';
import { createServer, limitRate } from '../../contract/serve/server.ts';
import { bodyLimits, connections, sizeLimits } from '../limits.ts';
import { defined } from '../shared/part.ts';
import { Bots } from './conversation/bots.ts';
import { Conversation } from './conversation/conversation.ts';
import { Webhooks } from './conversation/webhooks.ts';
import type { Figures } from './delivery/destinations.ts';
import { Outbox } from './delivery/outbox.ts';
import { policyOf } from './delivery/policy.ts';
import { Outgoing } from './delivery/to-customer.ts';
import { botAccess, botHandlers, callingProvider } from './handlers/bot.ts';
import { complaintAboutBounds, connectionsAtMost, networkOf, withinBounds } from './handlers/bounds.ts';
import { callingFrontEnd, channelAccess, channelHandlers } from './handlers/channel.ts';
import { complaintAboutToken, deskAccess } from './handlers/desk/access.ts';
import { deskHandlers } from './handlers/desk/desk.ts';
import { serveFiles } from './handlers/files.ts';
import { logWrongCounters, Metrics, serveHealth } from './handlers/monitoring.ts';
import type { HandlerParts, StrangerOptions } from './handlers/parts.ts';
import { noteRejections } from './handlers/refusals.ts';
import { visitorHandlers } from './handlers/visitor.ts';
import { withScript } from './journal/desk-form.ts';
import { type Work, workOf } from './journal/journal.ts';
import { EventLog } from './journal/log.ts';
import { steadyNow } from './journal/time.ts';
import { agentOfToken } from './state/agents.ts';
import { addNote } from './state/notes.ts';
import { openStore } from './store/engines/index.ts';
import type { CommitListener, Store } from './store/port.ts';
import { Upkeep, type UpkeepOptions, type UpkeepParts } from './upkeep/upkeep.ts';
import { allowAnyOrigin, serveScript } from './widget/script.ts';

export interface ServiceOptions {
  host: string;
  /** The port on which the service listens. 0 selects a free port. */
  port: number;
  /** The path of the store's file, if `database` is not set. */
  data: string;
  /** The address of a PostgreSQL database that replaces the file. Several processes may share it. */
  database?: string;
  /** True if the service offers the desk, under `/desk`. */
  desk: boolean;
  /** The token of the desk. It is required if `desk` is true. */
  deskToken?: string;
  /** True if the desk accepts callers on other machines. */
  deskRemote?: boolean;
  /** True if deliveries may go to this machine, also over plain http. */
  allowLoopback: boolean;
  /** The address at which integrators reach the service. By default, it is the address on which the service listens. */
  publicUrl?: string;
  /** The number of requests that one IP address may send in a second; unlimited by default. Requests to the desk are not counted. */
  requestsPerSecond?: number;
  /** The maximum number of simultaneous connections of one network; by default a share of all connections. */
  connectionsPerNetwork?: number;
  /** Limits for new visitors and unknown callers, counted for each network. */
  strangers?: StrangerOptions;
  /** The maximum length of a request body, in bytes. */
  bodyLimit?: number;
  /** The addresses of proxies whose header X-Forwarded-For is trusted; none by default. */
  trustProxy?: readonly string[];
  /** The ages at which chats are closed and records are removed. */
  upkeep?: UpkeepOptions;
  log?: FastifyBaseLogger;
  /** Pages for people, such as the console. `serve` adds their routes, and `/` redirects to the page `leadsTo`. */
  pages?: { serve(app: FastifyInstance): void; leadsTo: string };
  parts?: ServiceParts;
}

/** The parts of a service that a caller can replace. A function receives the part that it replaces. */
export interface ServiceParts {
  policies?: Readonly<Record<string, DeliveryPolicy>>;
  destinations?: Figures;
  store?: (good: Store) => Store;
  upkeep?: (parts: UpkeepParts) => Upkeep;
  send?: (good: Send) => Send;
  channelHandlers?: (good: ChannelServiceHandlers) => ChannelServiceHandlers;
  deskHandlers?: (good: DeskHandlers) => DeskHandlers;
}

export interface RunningService {
  url: string;
  deskUrl: string;
  deskToken: string;
  /** Returns the number of pending deliveries that this process knows. */
  pending(): number;
  /** Stops the service: it accepts no further requests, and waits for the attempts under way. Pending deliveries stay in the store. */
  close(): Promise<void>;
}

/** The longest time that `close` waits for requests under way, in milliseconds. A backup may take this long. */
const stopGraceMs = 10_000;

/** Starts the reference service, and resolves when it listens. Rejects with StoreUnavailable if the store cannot be opened. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { parts = {}, deskToken = '' } = options;
  const complaint = options.desk ? complaintAboutToken(deskToken) : undefined;
  if (complaint !== undefined) throw new Error(complaint);
  const app = await serverOf(options);
  const damages = new Set<string>();
  let work: Work | undefined;
  /** Reports a damaged row to the log and to the desk, once for each row and within the limit of notes. */
  const noteDamage = (text: string) => {
    if (damages.has(text) || damages.size === sizeLimits.notes || !work) return;
    damages.add(text);
    app.log.error(text);
    work((journal) => addNote({ about: 'store', text }, journal)).catch(() => damages.delete(text));
  };
  const opened = await openStore(options, {
    opening: (what) => app.log.info(what),
    lost: (error) => app.log.error({ err: error }, 'the store cannot be reached'),
    undriven: (error) => app.log.error(error.message),
    damaged: (error) => noteDamage(error.message),
  });
  // The functions that close the opened parts of the service. Node 22 lacks AsyncDisposableStack, which could replace this list.
  const closers = [() => opened.close()];
  try {
    const { shared } = opened;
    const store = parts.store?.(opened) ?? opened;
    const sender = createSender({
      allowLoopback: options.allowLoopback,
      validators: validatorsByName,
      now: steadyNow,
    });
    closers.push(() => sender.close());
    let url = '';
    const baseUrl = () => options.publicUrl ?? url;
    const send = parts.send?.(sender.send) ?? sender.send;
    const metrics = new Metrics(app.log);
    metrics.watch(app);
    const { outbox, upkeep, ...routed } = compose(app, { store, shared, send, baseUrl, metrics }, options);
    work = routed.work;
    closers.push(() => outbox.stop());
    closers.push(() => upkeep.stop());
    const { allowLoopback, strangers } = options;
    const shape = { data: resolve(options.data), outgoing: { allowLoopback }, strangers };
    await serveRoutes(app, { ...routed, ...shape, shared, outbox, send, baseUrl }, options);
    closers.push(async () => app.close());
    // For the host name `localhost`, Fastify would open a second server, which would have no limit of connections.
    const host = options.host === 'localhost' ? '127.0.0.1' : options.host;
    url = await app.listen({ host, port: options.port });
    await sender.warmUp(url);
    await logWrongCounters(store, app.log);
    await outbox.resume();
    upkeep.start();
    return {
      url: baseUrl(),
      deskUrl: `${url}/desk`,
      deskToken,
      pending: () => outbox.pending,
      close: () => closeAll(closers),
    };
  } catch (error) {
    // The caller gets the error of the start. Errors while closing the parts are ignored.
    await closeAll(closers).catch(() => {});
    throw error;
  }
}

/** Calls the functions in reverse order, and removes them from the list. Rejects with the first error after all functions were called. */
async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers.splice(0).reverse()) await close().catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function serverOf(options: ServiceOptions) {
  const { log, bodyLimit, trustProxy, requestsPerSecond } = options;
  const maxConnections = connectionsAtMost();
  const share = Math.ceil(maxConnections * connections.ofNetwork);
  const app = createServer({
    ...defined({ log, bodyLimit, trustProxy }),
    stopGraceMs,
    maxConnections,
    maxConnectionsOfNetwork: options.connectionsPerNetwork ?? share,
    networkOf,
  });
  if (requestsPerSecond !== undefined)
    await limitRate(app, { requestsPerSecond, exceptBelow: ['/desk/', '/console/'] });
  return app;
}

function compose(
  { log }: FastifyInstance,
  {
    store,
    shared,
    send,
    baseUrl,
    metrics,
  }: Pick<HandlerParts, 'store' | 'shared' | 'send' | 'baseUrl'> & { metrics: Metrics },
  options: ServiceOptions,
) {
  const { parts = {} } = options;
  const events = new EventLog(
    store,
    (event) => (event.channel ? { ...event, channel: withScript(event.channel, baseUrl()) } : event),
    (details) => metrics.published(details),
  );
  const onCommit: CommitListener = (commit, isOwn) => {
    if (commit === 'another history') {
      log.error(
        'the database has lost committed data, as after a restore or a failover to a standby that lagged. The service reads all data again',
      );
      events.beginAnew();
    } else if (!isOwn && (commit === 'sequence gap' || commit.hasEvents)) events.announce();
  };
  shared?.listen(onCommit);
  const work = metrics.timed(workOf({ store, events, now: Date.now }));
  const followed = parts.policies ?? policies;
  const outbox: Outbox = new Outbox({
    store,
    shared,
    work,
    effects: {
      sendAgentMessage: (...end) => outgoing.deliveryEnded(...end),
      sendBotEvent: (...end) => bots.deliveryEnded(...end),
      sendWebhookEvent: (...end) => webhooks.deliveryEnded(...end),
    },
    policies: followed,
    send,
    // Retry intervals must not change when the clock of the machine is set.
    now: steadyNow,
    logError: (error) => log.error({ err: error }, 'a step of a delivery failed'),
    destinations: parts.destinations,
    ended: (delivery) => metrics.deliveryEnded(delivery, policyOf(delivery, followed)),
    reported: (isWell, text, channel_id) => log[isWell ? 'info' : 'warn']({ channel_id }, text),
  });
  metrics.sources = { pending: () => outbox.pending, streams: () => events.streams };
  const outgoing = new Outgoing(outbox);
  const bots = new Bots({ outbox, outgoing });
  const webhooks = new Webhooks(outbox);
  const conversation = new Conversation({ outgoing, bots, webhooks });
  const ofUpkeep = {
    store,
    work,
    conversation,
    bots,
    now: Date.now,
    since: Date.now(),
    options: options.upkeep ?? {},
    ...(shared && { isMine: () => shared.isUpkeepLeader }),
    log,
  };
  const upkeep = parts.upkeep?.(ofUpkeep) ?? new Upkeep(ofUpkeep);
  return { store, work, events, outbox, bots, conversation, upkeep, log };
}

async function serveRoutes(
  app: FastifyInstance,
  parts: HandlerParts,
  options: ServiceOptions,
): Promise<void> {
  const { store } = parts;
  const { parts: replaced = {}, pages, desk, deskToken = '', deskRemote = false } = options;
  // A customer's text that is too long is cut later, and never rejected (CHN-IN-17).
  const complainAboutOthers = (body: unknown) => complaintAboutBounds(body, ['text']);

  const ofChannels = channelHandlers(parts);
  await app.register(async (scope) => {
    noteRejections(scope, callingFrontEnd, parts);
    mount(scope, channelServiceOperations, replaced.channelHandlers?.(ofChannels) ?? ofChannels, {
      authorize: channelAccess(store),
      // The validator accepts texts of any length, so that the handler can cut them and add a note.
      keepsLongTexts: true,
      parse: withinBounds(parseJson),
      complainAbout: complainAboutOthers,
    });
  });
  await app.register(async (scope) => {
    noteRejections(scope, callingProvider, parts);
    mount(scope, botServiceOperations, botHandlers(parts), {
      authorize: botAccess(store),
      parse: withinBounds(parseUniqueJson),
      complainAbout: complaintAboutBounds,
    });
  });
  serveScript(app, store);
  await app.register(async (scope) => {
    allowAnyOrigin(scope);
    mount(scope, visitorOperations, visitorHandlers(parts), {
      prefix: '/visitor',
      parse: withinBounds(parseJson),
      complainAbout: (body) => complaintAboutBounds(body, ['text', 'bytes']),
      bodyLimits: { sendVisitorFile: largestUpload },
    });
  });
  if (desk) {
    const ofDesk = deskHandlers(parts, deskToken);
    mount(app, deskOperations, replaced.deskHandlers?.(ofDesk) ?? ofDesk, {
      prefix: '/desk',
      parse: withinBounds(parseJson),
      complainAbout: (body) => complaintAboutBounds(body, ['bytes']),
      bodyLimits: { storeFile: largestUpload },
      authorize: deskAccess({
        token: deskToken,
        remote: deskRemote,
        now: steadyNow,
        log: app.log,
        agentOf: (token) => agentOfToken(token, store),
      }),
    });
  }
  serveFiles(app, store);
  serveHealth(app, parts);
  pages?.serve(app);
  app.get('/', (_request, reply) => (pages ? reply.redirect(pages.leadsTo, 302) : reply.send(about)));
}

/** The maximum length of a request body with a file, in bytes: the largest file in Base64, and the other fields. */
const largestUpload = Math.ceil(sizeLimits.file / 3) * 4 + 2 * bodyLimits.field;

/** The text that a service without a console returns at its root address. */
const about =
  'This is the reference of Parlance, a contract for conversation services. Chat front ends post customers’ messages to it and bot providers their events, each at the address that was handed out for it.\n';
