import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentMessage, AgentMessageReply } from '../../../../generated/channel/types.ts';
import { createDeskClient, type DeskClient } from '../../../../generated/reference/desk/client.ts';
import type {
  ChatWithTranscript,
  CreatedChannel,
  DeskEvent,
  DeskNote,
} from '../../../../generated/reference/desk/types.ts';
import { type RunningService, type ServiceOptions, startService } from '../index.ts';
import { type Caught, firstOf } from './receiver.ts';

export const deskToken = 'token-of-the-desk-of-a-test';

/** Starts a service on a new store, with the agent Ada on line. */
export async function openService(options: Partial<ServiceOptions> = {}): Promise<OpenService> {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-test-'));
  const composition: ServiceOptions = {
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'store.sqlite'),
    desk: true,
    deskToken,
    allowLoopback: true,
    ...options,
  };
  const service = await startService(composition);
  const desk = deskOf(service);
  await desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
  return {
    ...service,
    composition,
    desk,
    async [Symbol.asyncDispose]() {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}

export interface OpenService extends RunningService, AsyncDisposable {
  composition: ServiceOptions;
  desk: DeskClient;
}

export function deskOf({ deskUrl }: { deskUrl: string }): DeskClient {
  return createDeskClient({ baseUrl: deskUrl, headers: { authorization: `Bearer ${deskToken}` } });
}

/** Returns the response, typed as a response with this status. Throws an error if it has any other status. */
export function must<Response extends { status: number }, Status extends Response['status']>(
  response: Response,
  status: Status,
): Extract<Response, { status: Status }> {
  if (response.status !== status) throw new Error(JSON.stringify(response));
  return response as Extract<Response, { status: Status }>;
}

/** Returns the text of an agent's message that a front end has received; undefined if it has none. */
export const said = ({ body: { message } }: Caught<AgentMessage>): string | undefined =>
  'text' in message ? message.text : undefined;

export const ok: AgentMessageReply = { result: 'ok' };
/** A response that the contract does not allow. After it, the service retries the request. */
export const unfit = { result: 'later' };

/** Creates a channel with the agent Ada. Without `customer_endpoint`, only a widget can use the channel. */
export async function createChannel(
  desk: DeskClient,
  customer_endpoint: string | undefined,
  more: { chunked?: boolean; agents?: string[] } = {},
): Promise<CreatedChannel & { randomString: string }> {
  const body = {
    name: 'Shop',
    ...(customer_endpoint !== undefined && { customer_endpoint }),
    agents: ['ada'],
    ...more,
  };
  const created = must(await desk.createChannel({ body }), 201).body;
  return { ...created, randomString: created.endpoint.split('/').at(-2)! };
}

/** Posts a customer's message to a channel. `message` is a text or a whole message. Returns the status of the response. */
export async function say(
  endpoint: string,
  message: unknown,
  sender: unknown = { id: 'visitor' },
): Promise<number> {
  const text = typeof message === 'string' ? { type: 'text', text: message } : message;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sender, message: text }),
  });
  await response.text();
  return response.status;
}

/** Returns the newest chat of a channel, with its transcript. */
export async function newestChat(desk: DeskClient, channel_id: string): Promise<ChatWithTranscript> {
  const { chats } = must(await desk.listChats({ query: { channel_id } }), 200).body;
  return readChat(desk, chats[0]!.chat_id);
}

export async function readChat(desk: DeskClient, chat_id: number): Promise<ChatWithTranscript> {
  return must(await desk.getChat({ path: { chat_id } }), 200).body;
}

/** Returns the notes that the desk lists, oldest first. */
export async function notesOf(
  desk: DeskClient,
  query: { channel_id?: string; chat_id?: number; limit?: number } = {},
): Promise<DeskNote[]> {
  return must(await desk.listNotes({ query }), 200).body.notes.toReversed();
}

/** Sends a text to the customer as the agent Ada. Returns the number of the entry. */
export async function write(desk: DeskClient, chat_id: number, text: string): Promise<number> {
  const body = { agent_id: 'ada', message: { type: 'text' as const, text } };
  return must(await desk.writeMessage({ path: { chat_id }, body }), 202).body.entry_id;
}

/** Records the events of the desk after the number `after`, by default after the last event. Disposal closes the stream. */
export async function followDesk(desk: DeskClient, after?: number): Promise<DeskFollower> {
  const hangUp = new AbortController();
  const headers = after === undefined ? {} : { 'last-event-id': String(after) };
  const stream = must(await desk.streamEvents({ headers }, { signal: hangUp.signal }), 200);
  const seen: DeskEvent[] = [];
  const news = new EventEmitter();
  const reading = (async () => {
    for await (const { data } of stream.events) {
      seen.push(data);
      news.emit('item');
    }
  })().catch(() => {});
  return {
    seen,
    ended: reading,
    until: (isIt) => firstOf(seen, news, isIt),
    async [Symbol.asyncDispose]() {
      hangUp.abort();
      await reading;
    },
  };
}

export interface DeskFollower extends AsyncDisposable {
  seen: DeskEvent[];
  ended: Promise<void>;
  /** Resolves with the first received or future event for which `isIt` returns true. */
  until(isIt: (event: DeskEvent) => boolean): Promise<DeskEvent>;
}
