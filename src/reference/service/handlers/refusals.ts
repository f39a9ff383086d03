import type { FastifyInstance } from 'fastify';
import { parsedJson } from '../../../contract/documents/json.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import { repeatMs } from '../../limits.ts';
import type { Journal } from '../journal/journal.ts';
import { addNoteOnce, noteInChat } from '../state/notes.ts';
import type { Reader } from '../store/port.ts';
import type { Channel, Chat } from '../store/records.ts';
import type { HandlerParts } from './parts.ts';

/** A refused request of an integrator. The body is undefined if the caller was refused before it was read. */
export interface Refused {
  params: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | undefined>>;
  body: Readonly<Record<string, unknown>> | undefined;
  status: number;
  reason: string;
}

/** The integrator that made a refused request. */
export interface Caller {
  /** The subject of the note. */
  what: string;
  about: string;
  /** The channel that the address names, as anybody can. */
  known?: Channel | undefined;
  /** The chat to which the request belongs; true if the refusal is recorded elsewhere. Absent without the credentials of a channel. */
  chat?(journal: Journal): Promise<Chat | true | undefined>;
}

/** The maximum number of callers without credentials for which the time of the last note is kept. */
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
    const { what, about, known } = caller;
    const key = known?.channel_id ?? '';
    // Anybody can send a request without credentials. So only one note in a while is stored for a channel, and one for all unknown callers.
    if (!caller.chat && Date.now() - (strangers.get(key) ?? 0) < repeatMs) return;
    if (!caller.chat) strangers.set(key, Date.now());
    const text = `${what} was refused with ${refused.status}: ${refused.reason}`;
    await work(async (journal) => {
      const chat = await caller.chat?.(journal);
      if (chat === undefined) await addNoteOnce({ ...(known && { channel_id: key }), about, text }, journal);
      else if (chat !== true) await noteInChat(chat, about, text, journal);
    });
  };
  scope.addHook('onSend', async ({ params, headers, body: bytes }, { statusCode: status }, payload) => {
    if (status < 400 || status >= 500) return payload;
    const body = Buffer.isBuffer(bytes) ? Object(parsedJson(bytes.toString())) : undefined;
    const reason = typeof payload === 'string' ? (Object(parsedJson(payload)).error?.message ?? '') : '';
    const request = { params, headers } as Pick<Refused, 'params' | 'headers'>;
    await note({ ...request, body, status, reason }).catch((err: unknown) =>
      log.error({ err }, 'the note about a refused request was not stored'),
    );
    return payload;
  });
}
