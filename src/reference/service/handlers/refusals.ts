import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from '../../../../generated/bot/types.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import { repeatMs } from '../../limits.ts';
import { channelsOfProvider } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import { addNote, noteInChat, quoted } from '../state/notes.ts';
import { keepPost, trialOf } from '../state/trials.ts';
import { allowed, numberIn } from './bot.ts';
import type { HandlerParts } from './parts.ts';

/** A refused request of a bot provider. */
interface Refusal {
  provider_id: string;
  token: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** The body; undefined if the caller was refused before its body was read. */
  bytes: Buffer | undefined;
  status: number;
  reason: string;
}

/** The most providers without credentials whose last note is remembered. */
const remembered = 1000;

/** Adds a note for each refused request to the routes of a scope, and a line in the chat that the request names. */
export function tellRefusals(scope: FastifyInstance, parts: HandlerParts): void {
  const strangers = new RecentMap<string, number>(remembered);
  scope.addHook('onSend', async ({ params, headers, body }, { statusCode: status }, payload) => {
    if (status < 400 || status >= 500) return payload;
    const { provider_id, token } = params as Record<'provider_id' | 'token', string>;
    const bytes = Buffer.isBuffer(body) ? body : undefined;
    const { error } = objectIn(typeof payload === 'string' ? payload : '') as Partial<ErrorBody>;
    const refusal = { provider_id, token, headers: headers as Refusal['headers'], bytes, status };
    await tell({ ...refusal, reason: error?.message ?? '' }, strangers, parts).catch((err: unknown) =>
      parts.log.error({ err }, 'the note about a refused request of a bot provider was not stored'),
    );
    return payload;
  });
}

async function tell(
  { provider_id, token, headers, bytes, status, reason }: Refusal,
  strangers: RecentMap<string, number>,
  { store, work }: HandlerParts,
): Promise<void> {
  const known = await channelsOfProvider(provider_id, store);
  const own = bytes ? allowed(known, token, headers) : [];
  const event = objectIn(bytes?.toString());
  const name = typeof event['event'] === 'string' ? event['event'].slice(0, longestName) : undefined;
  const says = `${name ?? 'A request'} of the bot provider ${quoted(provider_id)} was refused with ${status}: ${reason}`;
  const about = name ?? 'request';
  const [channel] = [...own, ...known];
  const note = { ...(channel && { channel_id: channel.channel_id }), about, text: says };
  if (own.length === 0) {
    // Anybody can send such a request, so only one note in a while is stored for a provider, and one for all unknown ones.
    const key = channel ? provider_id : '';
    const last = strangers.get(key);
    if (last !== undefined && Date.now() - last < repeatMs) return;
    strangers.set(key, Date.now());
    await work((journal) => addNote(note, journal));
    return;
  }
  await work(async (journal) => {
    const chat_id = numberIn(event['chat_id']);
    const chat = await chatOf(chat_id, journal);
    const trial = await trialOf(chat_id, own, journal);
    if (chat && own.some(({ channel_id }) => channel_id === chat.channel_id))
      await noteInChat(chat, about, says, journal);
    else if (trial) await keepPost(trial, { event: about, status, reason }, journal);
    else await addNote(note, journal);
  });
}

/** Returns the fields of a JSON object; none if the text is something else. */
function objectIn(text = ''): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The most characters of an event's name in a note. */
const longestName = 80;
