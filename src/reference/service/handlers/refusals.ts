import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from '../../../../generated/bot/types.ts';
import { isObject, type JsonObject, parsedJson } from '../../../contract/documents/json.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import { repeatMs } from '../../limits.ts';
import type { Journal } from '../journal/journal.ts';
import { addNoteOnce, noteInChat } from '../state/notes.ts';
import type { Reader } from '../store/port.ts';
import type { Channel, Chat } from '../store/records.ts';
import type { HandlerParts } from './parts.ts';

/** A request of an integrator that was refused. */
export interface Refused {
  params: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | undefined>>;
  /** The body; undefined if the request was refused before its body was read. It has no fields if it is no JSON object. */
  body: JsonObject | undefined;
  status: number;
  reason: string;
}

/** The integrator that made a refused request. */
export interface Caller {
  /** The subject of the note. */
  what: string;
  about: string;
  /** The channels that the address names. Anybody can name them. */
  known: readonly Channel[];
  /** The channels to which the request has the credentials. */
  own: readonly Channel[];
  /** Returns the chat of `own` to which the request belongs; true if the refusal is recorded elsewhere. */
  chat(journal: Journal): Promise<Chat | true | undefined>;
}

/** The most callers without credentials whose last note is remembered. */
const remembered = 1000;

/** Adds a note for each refused request to the routes of a scope, and a line in the chat to which it belongs. */
export function noteRefusals(
  scope: FastifyInstance,
  callerOf: (refused: Refused, store: Reader) => Promise<Caller | undefined>,
  { store, work, log }: HandlerParts,
): void {
  const strangers = new RecentMap<string, number>(remembered);
  const note = async (refused: Refused) => {
    const caller = await callerOf(refused, store);
    if (!caller) return;
    const { what, about, known, own } = caller;
    const channel_id = (own[0] ?? known[0])?.channel_id;
    const text = `${what} was refused with ${refused.status}: ${refused.reason}`;
    const details = { ...(channel_id !== undefined && { channel_id }), about, text };
    if (own.length > 0) {
      await work(async (journal) => {
        const chat = await caller.chat(journal);
        if (chat === undefined) await addNoteOnce(details, journal);
        else if (chat !== true) await noteInChat(chat, about, text, journal);
      });
      return;
    }
    // Anybody can send such a request, so only one note in a while is stored for a channel, and one for all unknown callers.
    const last = strangers.get(channel_id ?? '');
    if (last !== undefined && Date.now() - last < repeatMs) return;
    strangers.set(channel_id ?? '', Date.now());
    await work((journal) => addNoteOnce(details, journal));
  };
  scope.addHook('onSend', (request, { statusCode: status }, payload, done) => {
    const goOn = () => done(null, payload);
    if (status < 400 || status >= 500) return goOn();
    const { params, headers, body: bytes } = request;
    const body = Buffer.isBuffer(bytes) ? objectIn(bytes.toString()) : undefined;
    const { error } = objectIn(typeof payload === 'string' ? payload : '') as Partial<ErrorBody>;
    note({
      ...({ params, headers } as Pick<Refused, 'params' | 'headers'>),
      body,
      status,
      reason: error?.message ?? '',
    })
      .catch((err: unknown) => log.error({ err }, 'the note about a refused request was not stored'))
      .finally(goOn);
  });
}

/** Returns the fields of a JSON object; none if the text is something else. */
function objectIn(text: string): JsonObject {
  const value = parsedJson(text);
  return isObject(value) ? value : {};
}
