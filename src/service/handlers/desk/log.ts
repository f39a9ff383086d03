import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import { errorAnswer } from '../../../http/errors.ts';
import { chatOf } from '../../conversation/chats.ts';
import { listDeliveries } from '../../delivery/log.ts';
import { keyOfChat } from '../../keys.ts';
import { loggedDelivery } from '../../shown.ts';
import type { DeskParts } from './parts.ts';

/** What went out to integrators, and what came back. */
export function logHandlers({
  store,
  work,
  outbox,
}: DeskParts): Pick<DeskHandlers, 'listDeliveries' | 'sendAgain'> {
  return {
    async listDeliveries({ query = {} }) {
      const { limit = 100, ...wanted } = query;
      const found = await listDeliveries({ ...wanted, limit: limit + 1 }, store);
      const deliveries = found.slice(0, limit).map(loggedDelivery);
      return { status: 200, body: { deliveries, has_older: found.length > limit } };
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
