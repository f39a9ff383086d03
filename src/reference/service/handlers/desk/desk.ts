import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import { errorAnswer, reject } from '../../../../contract/serve/errors.ts';
import { listDestinations } from '../../delivery/destinations.ts';
import { sendAgain, sendAllAgain } from '../../delivery/outbox.ts';
import { loggedDelivery } from '../../journal/desk-form.ts';
import { readDeliveries } from '../../store/deliveries.ts';
import { postgresCommands } from '../../store/engines/index.ts';
import { dataOf, type HandlerParts, ok } from '../parts.ts';
import { byRole, callersOf } from './access.ts';
import { agentHandlers } from './agents.ts';
import { chatHandlers, visitorHandlers } from './chats.ts';
import {
  channelHandlers,
  connectionHandlers,
  existingChannel,
  replyHandlers,
  trialHandlers,
} from './set-up.ts';

/** Returns the handlers of the desk, for all operations in `specs/reference/desk.openapi.yaml`. */
export function deskHandlers(parts: HandlerParts, deskToken: string): DeskHandlers {
  const { store } = parts;
  const signedInAs = callersOf(deskToken);
  const handlers: DeskHandlers = {
    ...agentHandlers(parts, signedInAs),
    ...channelHandlers(parts),
    ...connectionHandlers(parts),
    ...chatHandlers(parts),
    ...visitorHandlers(parts),
    ...trialHandlers(parts),
    ...replyHandlers(parts),

    listNotes: async ({ query = {} }) => ok({ notes: dataOf(await store.find('notes', query)) }),

    async listActions({ query: { limit = 50, before } = {} }) {
      const rows = await store.find('actions', { before, limit: limit + 1 });
      return ok({ actions: dataOf(rows.slice(0, limit)), has_older: rows.length > limit });
    },
    async listDeliveries({ query = {} }) {
      const { limit = 100, ...wanted } = query;
      const { deliveries, isAll } = await readDeliveries({ ...wanted, limit, order: 'desc' }, store);
      return ok({ deliveries: deliveries.map(loggedDelivery), has_older: !isAll });
    },

    listDestinations: async () => ok({ destinations: await listDestinations(store) }),

    async sendAllAgain({ path: { channel_id }, body: { kind, since } }) {
      const body = await sendAllAgain(
        await existingChannel(channel_id, store),
        kind,
        Date.parse(since),
        parts,
      );
      if (body) return { status: 202, body };
      return reject(400, `/kind: the channel has no destination for ${kind}. Set one up first.`);
    },

    async sendAgain({ path: { delivery_id } }) {
      const again = await sendAgain(delivery_id, parts);
      if (!again) return reject(404, `No delivery has the number ${delivery_id}. Read the log to see them.`);
      return typeof again === 'string' ? reject(400, again) : { status: 202, body: loggedDelivery(again) };
    },

    async backUp() {
      if (!store.backup) {
        const says = `This store is on PostgreSQL. Copy it with the tools of PostgreSQL: ${postgresCommands.backup('FILE')}`;
        return { ...errorAnswer(405, says), headers: { allow: '' } };
      }
      const file = `${parts.data}.${new Date().toISOString().replaceAll(':', '-')}`;
      try {
        await store.backup(file);
        return { status: 201, body: { file } };
      } catch (error) {
        parts.log.error({ err: error }, 'the store could not be copied');
        // The response contains the reason, for example a full disk. Callers of the desk are allowed to see it.
        const says = `The store could not be copied: ${(error as Error).message}. Make room, or write elsewhere.`;
        return { ...errorAnswer(503, says), headers: { 'retry-after': '60' } };
      }
    },

    async streamEvents({ headers }, { signal }) {
      // `after` is read before the response begins, so that the stream has all later events of every process.
      const after = await parts.events.from(headers?.['last-event-id']);
      return { status: 200, events: parts.events.follow(after, signal) };
    },
  };
  return byRole(handlers, parts, signedInAs);
}
