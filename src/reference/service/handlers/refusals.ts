import type { FastifyInstance } from 'fastify';
import { parsedJson } from '../../../contract/documents/json.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import { repeatMs } from '../../limits.ts';
import type { Journal } from '../journal/journal.ts';
import { addNoteOnce, noteInChat } from '../state/notes.ts';
import type { Reader } from '../store/port.ts';
import type { Channel, Chat } from '../store/records.ts';
import type { HandlerParts } from './parts.ts';

/** A rejected request of an integrator. The body is undefined if the request was rejected before its body was read. */
export interface Refusal {
  params: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | undefined>>;
  body: Readonly<Record<string, unknown>> | undefined;
  status: number;
  reason: string;
}

/** The integrator that made a rejected request. */
export interface Caller {
  /** The subject of the note's sentence, for example "A request of the front end". */
  what: string;
  about: string;
  /** The channel that the address of the request names. It does not prove that the request comes from its integrator. */
  known?: Channel | undefined;
  /** Returns the chat of the request, or true if a trial records the rejection. Absent for a caller without a channel's credentials. */
  chat?(journal: Journal): Promise<Chat | true | undefined>;
}

/** The maximum number of callers without credentials for which the time of the last note is kept. */
const remembered = 1000;

/** Makes the routes of a scope add a note about each rejected request, and also an entry to the request's chat, if it has one. */
export function noteRejections(
  scope: FastifyInstance,
  callerOf: (refused: Refusal, store: Reader) => Promise<Caller | undefined>,
  { store, work, log }: HandlerParts,
): void {
  const strangers = new RecentMap<string, number>(remembered);
  const note = async (refused: Refusal) => {
    const caller = await callerOf(refused, store);
    if (!caller) return;
    const { what, about, known } = caller;
    const key = known?.channel_id ?? '';
    // Requests without credentials add only one note in `repeatMs` for each channel, and one for all addresses without a channel.
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
    const request = { params, headers } as Pick<Refusal, 'params' | 'headers'>;
    await note({ ...request, body, status, reason }).catch((err: unknown) =>
      log.error({ err }, 'the note about a refused request was not stored'),
    );
    return payload;
  });
}
