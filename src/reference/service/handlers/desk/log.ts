import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import { errorAnswer } from '../../../../contract/serve/errors.ts';
import { listDeliveries } from '../../delivery/log.ts';
import { listDestinations } from '../../delivery/outages.ts';
import { sendAgain, sendAllAgain } from '../../delivery/send-again.ts';
import { loggedDelivery } from '../../journal/desk-form.ts';
import { type DeskParts, presentChannel } from './preconditions.ts';

type Operations = 'listDeliveries' | 'listDestinations' | 'sendAgain' | 'sendAllAgain';

/** Deliveries and destinations. */
export function logHandlers(parts: DeskParts): Pick<DeskHandlers, Operations> {
  const { store } = parts;
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
      const body = await sendAllAgain(found.channel, kind, Date.parse(since), parts);
      if (body) return { status: 202, body };
      return errorAnswer(400, `/kind: the channel sends no ${kind} anywhere. Set up where it goes first.`);
    },

    async sendAgain({ path: { delivery_id } }) {
      const again = await sendAgain(delivery_id, parts);
      if (!again)
        return errorAnswer(404, `No delivery has the number ${delivery_id}. Read the log to see them.`);
      return typeof again === 'string'
        ? errorAnswer(400, again)
        : { status: 202, body: loggedDelivery(again) };
    },
  };
}
