import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import { errorAnswer } from '../../../http/errors.ts';
import { chatOf } from '../../conversation/chats.ts';
import { sendAllAgain } from '../../delivery/again.ts';
import { listDestinations } from '../../delivery/destinations.ts';
import { listDeliveries } from '../../delivery/log.ts';
import { keyOfChat } from '../../keys.ts';
import { loggedDelivery } from '../../shown.ts';
import { presentChannel } from './found.ts';
import type { DeskParts } from './parts.ts';

type Operations = 'listDeliveries' | 'listDestinations' | 'sendAgain' | 'sendAllAgain';

/** What went out to integrators, and what came back. */
export function logHandlers({ store, work, outbox }: DeskParts): Pick<DeskHandlers, Operations> {
  return {
    async listDeliveries({ query = {} }) {
      const { limit = 100, ...wanted } = query;
      const { deliveries, has_older } = await listDeliveries({ ...wanted, limit }, store);
      return { status: 200, body: { deliveries: deliveries.map(loggedDelivery), has_older } };
    },

    listDestinations: async () => ({
      status: 200,
      body: { destinations: await listDestinations(store) },
    }),

    async sendAllAgain({ path: { channel_id }, body: { kind, since } }) {
      const found = await presentChannel(channel_id, store);
      if ('status' in found) return found;
      const body = await sendAllAgain(found.channel, kind, Date.parse(since), { store, work, outbox });
      if (body) return { status: 202, body };
      return errorAnswer(400, `/kind: the channel sends no ${kind} anywhere. Set up where it goes first.`);
    },

    async sendAgain({ path: { delivery_id } }) {
      const known = (await store.get('deliveries', delivery_id))?.data;
      const unknown = errorAnswer(
        404,
        `No delivery has the number ${delivery_id}. Read the log to see them.`,
      );
      if (!known) return unknown;
      const chat = await chatOf(known.chat_id, store);
      return work(chat ? keyOfChat(chat) : known.lane, async (journal) => {
        const delivery = (await journal.get('deliveries', delivery_id))?.data;
        if (!delivery) return unknown;
        if (delivery.state !== 'failed') {
          return errorAnswer(
            400,
            `Delivery ${delivery_id} is ${delivery.state}. Only one that failed can be sent again.`,
          );
        }
        return { status: 202, body: loggedDelivery(await outbox.sendAgain(delivery, journal)) };
      });
    },
  };
}
