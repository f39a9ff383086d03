import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import type { ErrorAnswer } from '../../../http/errors.ts';
import { errorAnswer } from '../../../http/errors.ts';
import { complaintAbout, complaintAboutBase } from '../../../http/outgoing.ts';
import { complaintAboutSecret } from '../../../http/signature.ts';
import { follow } from '../../conversation/closing.ts';
import { setBot, setWebhook } from '../../conversation/directory.ts';
import { handOver } from '../../conversation/hand-over.ts';
import type { Journal } from '../../journal.ts';
import type { Channel } from '../../records.ts';
import { presentChannel } from './found.ts';
import type { DeskParts } from './parts.ts';

type Operations = 'connectBot' | 'disconnectBot' | 'setWebhook' | 'removeWebhook';

/** The bot and the developer webhooks of a channel. */
export function connectionHandlers(parts: DeskParts): Pick<DeskHandlers, Operations> {
  const { work, outgoing, baseUrl } = parts;
  /** Changes a channel that is there, in one unit of work. */
  const change = <Result>(
    channel_id: string,
    apply: (channel: Channel, journal: Journal) => Promise<Result>,
  ): Promise<{ status: 204; result: Result } | ErrorAnswer<404>> =>
    work(channel_id, async (journal) => {
      const found = await presentChannel(channel_id, journal);
      return 'status' in found ? found : { status: 204, result: await apply(found.channel, journal) };
    });
  const changed = async (
    channel_id: string,
    apply: (channel: Channel, journal: Journal) => Promise<unknown>,
  ): Promise<{ status: 204 } | ErrorAnswer<404>> => {
    const done = await change(channel_id, apply);
    return done.status === 204 ? { status: 204 } : done;
  };

  return {
    async connectBot({ path: { channel_id }, body }) {
      const wrong = complaintAboutBase(body.bot_endpoint, outgoing);
      if (wrong) return errorAnswer(400, `/bot_endpoint ${wrong}.`);
      const done = await change(channel_id, (channel, journal) => setBot(channel, body, journal));
      if (done.status !== 204) return done;
      const { provider_id, bot_endpoint, token } = done.result!;
      const endpoint = `${baseUrl()}/webhooks/${provider_id}/${token}`;
      return { status: 200, body: { channel_id, provider_id, bot_endpoint, endpoint } };
    },

    async disconnectBot({ path: { channel_id } }) {
      const done = await changed(channel_id, (channel, journal) => setBot(channel, undefined, journal));
      if (done.status !== 204) return done;
      await follow(handOver(channel_id, parts), parts);
      return done;
    },

    async setWebhook({ path, body }) {
      const wrong = complaintAbout(body.url, { ...outgoing, allowHttp: true });
      if (wrong) return errorAnswer(400, `/url ${wrong}.`);
      for (const name of ['signing_secret', 'former_signing_secret'] as const) {
        const complaint = body[name] === undefined ? undefined : complaintAboutSecret(body[name]);
        if (complaint !== undefined) return errorAnswer(400, `/${name} ${complaint}.`);
      }
      return changed(path.channel_id, (channel, journal) => setWebhook(channel, body, journal));
    },

    removeWebhook: ({ path }) =>
      changed(path.channel_id, (channel, journal) => setWebhook(channel, undefined, journal)),
  };
}
