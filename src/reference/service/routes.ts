import type { FastifyInstance } from 'fastify';
import { botServiceOperations } from '../../../generated/bot/operations.ts';
import { channelServiceOperations } from '../../../generated/channel/operations.ts';
import { deskOperations } from '../../../generated/reference/desk/operations.ts';
import { visitorOperations } from '../../../generated/reference/visitor/operations.ts';
import { parseJson, parseUniqueJson } from '../../contract/serve/body.ts';
import { mount } from '../../contract/serve/mount.ts';
import { bodyLimits, sizeLimits } from '../limits.ts';
import { botAccess, botHandlers } from './handlers/bot.ts';
import { complaintAboutBounds, withinBounds } from './handlers/bounds.ts';
import { channelAccess, channelHandlers } from './handlers/channel.ts';
import { deskAccess } from './handlers/desk/access.ts';
import { deskHandlers } from './handlers/desk/desk.ts';
import { serveFiles } from './handlers/files.ts';
import { serveHealth } from './handlers/health.ts';
import type { HandlerParts } from './handlers/parts.ts';
import { visitorHandlers } from './handlers/visitor.ts';
import { steadyNow } from './journal/clock.ts';
import type { ServiceOptions } from './options.ts';
import { allowAnyOrigin, serveScript } from './widget/script.ts';

/** Mounts everything that the service serves. */
export async function serveRoutes(
  app: FastifyInstance,
  parts: HandlerParts,
  options: ServiceOptions,
): Promise<void> {
  const { store } = parts;
  const { parts: replaced = {}, pages, desk, deskToken = '', deskRemote = false } = options;
  // A text that is too long is cut, never rejected (CHN-IN-17).
  const complainAboutOthers = (body: unknown) => complaintAboutBounds(body, ['text']);

  const ofChannels = channelHandlers(parts);
  mount(app, channelServiceOperations, replaced.channelHandlers?.(ofChannels) ?? ofChannels, {
    authorize: channelAccess(store),
    // The agent is told that a text was cut.
    keepsLongTexts: true,
    parse: withinBounds(parseJson),
    complainAbout: complainAboutOthers,
  });
  mount(app, botServiceOperations, botHandlers(parts), {
    authorize: botAccess(store),
    parse: withinBounds(parseUniqueJson),
    complainAbout: complaintAboutBounds,
  });
  serveScript(app, store);
  await app.register(async (scope) => {
    allowAnyOrigin(scope);
    mount(scope, visitorOperations, visitorHandlers(parts), {
      prefix: '/visitor',
      parse: withinBounds(parseJson),
      complainAbout: complainAboutOthers,
    });
  });
  if (desk) {
    const ofDesk = deskHandlers(parts);
    mount(app, deskOperations, replaced.deskHandlers?.(ofDesk) ?? ofDesk, {
      prefix: '/desk',
      parse: withinBounds(parseJson),
      complainAbout: (body) => complaintAboutBounds(body, ['bytes']),
      // A file in Base64, and its name.
      bodyLimit: Math.ceil(sizeLimits.file / 3) * 4 + bodyLimits.field,
      authorize: deskAccess({ token: deskToken, remote: deskRemote, now: steadyNow, log: app.log }),
    });
  }
  serveFiles(app, store);
  serveHealth(app, parts);
  pages?.serve(app);
  app.get('/', (_request, reply) => (pages ? reply.redirect(pages.leadsTo, 302) : reply.send(about)));
}

/** The text at the root of a service without a console. */
const about =
  'This is the reference of Parlance, a contract for conversation services. Chat front ends post customers’ messages to it and bot providers their events, each at the address that was handed out for it.\n';
