import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import type { ErrorAnswer } from '../../../http/errors.ts';
import { errorAnswer } from '../../../http/errors.ts';
import { complaintAbout } from '../../../http/outgoing.ts';
import type { Channel } from '../../conversation/directory.ts';
import type { Journal } from '../../journal.ts';
import type { DeskParts } from './desk.ts';
import { presentChannel } from './found.ts';

type Operations = 'connectBot' | 'disconnectBot' | 'setWebhook' | 'removeWebhook';

/** The bot and the developer webhooks of a channel. */
export function connectionHandlers(parts: DeskParts): Pick<DeskHandlers, Operations> {
  const { directory, journal, outgoing, baseUrl } = parts;

  /** Changes a channel that is there, durably. */
  const change = async (
    channel_id: string,
    apply: (channel: Channel, changes: Journal) => void,
  ): Promise<{ status: 204 } | ErrorAnswer<404>> => {
    const found = presentChannel(parts, channel_id);
    if ('status' in found) return found;
    const changes = journal();
    apply(found.channel, changes);
    await changes.commit();
    return { status: 204 };
  };

  return {
    async connectBot({ path: { channel_id }, body }) {
      const wrong = complaintAbout(body.bot_endpoint, outgoing);
      if (wrong) return errorAnswer(400, `/bot_endpoint ${wrong}.`);
      const done = await change(channel_id, (channel, changes) => directory.setBot(channel, body, changes));
      if (done.status !== 204) return done;
      const { provider_id, bot_endpoint, token } = directory.channels.get(channel_id)!.bot!;
      const endpoint = `${baseUrl()}/webhooks/${provider_id}/${token}`;
      return { status: 200, body: { channel_id, provider_id, bot_endpoint, endpoint } };
    },

    disconnectBot: ({ path }) =>
      change(path.channel_id, (channel, changes) => directory.setBot(channel, undefined, changes)),

    async setWebhook({ path, body }) {
      const wrong = complaintAbout(body.url, { ...outgoing, allowHttp: true });
      if (wrong) return errorAnswer(400, `/url ${wrong}.`);
      return change(path.channel_id, (channel, changes) => directory.setWebhook(channel, body, changes));
    },

    removeWebhook: ({ path }) =>
      change(path.channel_id, (channel, changes) => directory.setWebhook(channel, undefined, changes)),
  };
}
