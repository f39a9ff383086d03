import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { botServiceOperations } from '../../../generated/bot/operations.ts';
import { channelServiceOperations } from '../../../generated/channel/operations.ts';
import { policies } from '../../../generated/policies.ts';
import { deskOperations } from '../../../generated/reference/desk/operations.ts';
import { visitorOperations } from '../../../generated/reference/visitor/operations.ts';
import { validatorsByName } from '../../contract/judgement/trial.ts';
import { createSender } from '../../contract/send/send.ts';
import { parseJson, parseUniqueJson } from '../../contract/serve/body.ts';
import { mount } from '../../contract/serve/mount.ts';
import { createServer, limitRate } from '../../contract/serve/server.ts';
import { bodyLimits, connections, sizeLimits } from '../limits.ts';
import { defined } from '../shared/part.ts';
import { Bots } from './bot/bots.ts';
import { Conversation } from './conversation/conversation.ts';
import { Outbox } from './delivery/outbox.ts';
import { policyOf } from './delivery/policy.ts';
import { Outgoing } from './delivery/to-customer.ts';
import { botAccess, botHandlers } from './handlers/bot.ts';
import { complaintAboutBounds, withinBounds } from './handlers/bounds.ts';
import { networkOf } from './handlers/brake.ts';
import { channelAccess, channelHandlers } from './handlers/channel.ts';
import { connectionsAtMost } from './handlers/connections-at-most.ts';
import { complaintAboutToken, deskAccess } from './handlers/desk/access.ts';
import { deskHandlers } from './handlers/desk/desk.ts';
import { serveFiles } from './handlers/files.ts';
import { serveHealth, tellWrongCounters } from './handlers/health.ts';
import { Metrics } from './handlers/metrics.ts';
import type { HandlerParts } from './handlers/parts.ts';
import { tellRefusals } from './handlers/refusals.ts';
import { visitorHandlers } from './handlers/visitor.ts';
import { steadyNow } from './journal/clock.ts';
import { withScript } from './journal/desk-form.ts';
import { type Work, workOf } from './journal/journal.ts';
import { EventLog } from './journal/log.ts';
import type { RunningService, ServiceOptions } from './options.ts';
import { addNote } from './state/notes.ts';
import { agentOfToken } from './state/sign-ins.ts';
import { openStore } from './store/engines/index.ts';
import type { CommitListener } from './store/shared.ts';
import { Upkeep } from './upkeep/upkeep.ts';
import { Webhooks } from './webhooks/webhooks.ts';
import { allowAnyOrigin, serveScript } from './widget/script.ts';

export type { RunningService, ServiceOptions, ServiceParts } from './options.ts';

/**
 * The longest time for which a stop waits for requests under way, in milliseconds. Such a request may be a backup or the removal of a
 * channel.
 */
const stopGraceMs = 10_000;

/**
 * Starts the reference service, and resolves when it listens. Rejects with StoreUnavailable if the store cannot be opened. If the start
 * fails, everything that was opened is closed.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { parts = {}, deskToken = '' } = options;
  const complaint = options.desk ? complaintAboutToken(deskToken) : undefined;
  if (complaint !== undefined) throw new Error(complaint);
  const app = await serverOf(options);
  const damages = new Set<string>();
  let work: Work | undefined;
  /**
   * Reports a damaged row to the log and to the desk. Does nothing if the same row was already reported, or if the limit of reports is
   * reached.
   */
  const noteDamage = (text: string) => {
    if (damages.has(text) || damages.size === sizeLimits.notes || !work) return;
    damages.add(text);
    app.log.error(text);
    work((journal) => addNote({ about: 'store', text }, journal)).catch(() => damages.delete(text));
  };
  const { store: opened, shared } = await openStore(options, {
    opening: (what) => app.log.info(what),
    lost: (error) => app.log.error({ err: error }, 'the store cannot be reached'),
    undriven: (error) => app.log.error(error.message),
    damaged: (error) => noteDamage(error.message),
  });
  // A list of functions that close what was opened. AsyncDisposableStack would replace it, but Node 22 lacks that.
  const closers = [() => opened.close()];
  try {
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
    // For the name localhost Fastify would open a second server, to which the bounds on connections do not apply.
    const host = options.host === 'localhost' ? '127.0.0.1' : options.host;
    url = await app.listen({ host, port: options.port });
    await sender.warmUp(url);
    await tellWrongCounters(store, app.log);
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
    // The caller gets the error of the start, and no error of the closing.
    await closeAll(closers).catch(() => {});
    throw error;
  }
}

/** Calls the functions in reverse order, and removes them from the list. Rejects with the first error after all were called. */
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

/** Creates the objects of the service and connects them. */
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
  const { parts = {}, geoip = () => ({}) } = options;
  const events = new EventLog(
    store,
    (event) => (event.channel ? { ...event, channel: withScript(event.channel, baseUrl()) } : event),
    (details) => metrics.published(details),
  );
  const hear: CommitListener = (commit, isOwn) => {
    if (commit === 'another history') {
      log.error(
        'the database has lost committed data, as after a restore or a failover to a standby that was behind. The service reads all data again',
      );
      events.beginAnew();
    } else if (!isOwn && (commit === 'sequence gap' || commit.events)) events.announce();
  };
  shared?.listen(hear, (announced) => announced.events && events.streams > 0);
  const work = metrics.timed(workOf({ store, events, now: Date.now }));
  const followed = parts.policies ?? policies;
  const outbox: Outbox = new Outbox({
    store,
    shared,
    work,
    effects: {
      sendAgentMessage: (...end) => outgoing.settled(...end),
      sendBotEvent: (...end) => bots.settled(...end),
      sendWebhookEvent: (...end) => webhooks.settled(...end),
    },
    policies: followed,
    send,
    // Retry intervals must not change when the clock of the machine is set.
    now: steadyNow,
    logError: (error) => log.error({ err: error }, 'a step of a delivery failed'),
    destinations: parts.destinations,
    ended: (delivery) => metrics.settled(delivery, policyOf(delivery, followed)),
    found: (isWell, text, channel_id) => log[isWell ? 'info' : 'warn']({ channel_id }, text),
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
    now: Date.now,
    since: Date.now(),
    options: options.upkeep ?? {},
    ...(shared && { isMine: () => shared.isUpkeepLeader }),
    log,
  };
  const upkeep = parts.upkeep?.(ofUpkeep) ?? new Upkeep(ofUpkeep);
  return { store, work, events, outbox, bots, conversation, upkeep, geoip, log };
}

/** Adds all routes of the service to the server. */
async function serveRoutes(
  app: FastifyInstance,
  parts: HandlerParts,
  options: ServiceOptions,
): Promise<void> {
  const { store } = parts;
  const { parts: replaced = {}, pages, desk, deskToken = '', deskRemote = false } = options;
  // A text that is too long is cut later, and never rejected (CHN-IN-17).
  const complainAboutOthers = (body: unknown) => complaintAboutBounds(body, ['text']);

  const ofChannels = channelHandlers(parts);
  mount(app, channelServiceOperations, replaced.channelHandlers?.(ofChannels) ?? ofChannels, {
    authorize: channelAccess(store),
    // Keeps texts of any length, so that the handler can cut them and add a note.
    keepsLongTexts: true,
    parse: withinBounds(parseJson),
    complainAbout: complainAboutOthers,
  });
  await app.register(async (scope) => {
    tellRefusals(scope, parts);
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

/** The largest body that uploads a file, in bytes: the largest file in Base64, and the other fields. */
const largestUpload = Math.ceil(sizeLimits.file / 3) * 4 + 2 * bodyLimits.field;

/** The text that a service without a console returns at its root address. */
const about =
  'This is the reference of Parlance, a contract for conversation services. Chat front ends post customers’ messages to it and bot providers their events, each at the address that was handed out for it.\n';
