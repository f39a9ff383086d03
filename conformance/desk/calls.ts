import pLimit from 'p-limit';
import { UnexpectedResponse } from '../../generated/client-runtime.ts';
import type { DeskClient } from '../../generated/reference/desk/client.ts';
import type {
  BotSettings,
  CallMove,
  ChannelSettings,
  DeskAgent,
  NewCall,
  OfflineForm,
  VisitorReport,
  WebhookSettings,
  WidgetSettings,
  WrittenContent,
} from '../../generated/reference/desk/types.ts';
import { Unmet } from '../run/case.ts';
import { abbreviated, noted } from '../wire/http/evidence.ts';
import { isObject } from '../wire/payload/messages.ts';
import { DeskEnded } from './drivers/driver.ts';

/** Thrown if the desk rejects an operation, does not answer, or omits a field that the suite needs. */
export class DeskRefused extends Unmet {
  readonly status: number | undefined;

  constructor(operation: string, status: number | undefined, body: unknown) {
    const said = `the desk answered ${operation} with ${status ?? 'nothing'} ${inJson(body)}`;
    // With 405 or 501, the desk lacks the operation. That is not a fault of the service.
    super(said.trim(), [noted('desk', said.trim())], ![405, 501].includes(status ?? 0));
    this.name = 'DeskRefused';
    this.status = status;
  }

  /** True if the desk rejected the request itself, and neither the token nor the operation. */
  get isRefusal(): boolean {
    const { status = 0 } = this;
    return status >= 400 && status < 500 && ![...refusesToken, ...hasNoSuch].includes(status);
  }

  get isMissing(): boolean {
    return !this.isItsFault || this.status === 404;
  }
}

export const refusesToken: readonly number[] = [401, 403];
const hasNoSuch: readonly number[] = [404, 405];

const toChat = (chat_id: number) => ({ path: { chat_id } });
const byAgent = (chat_id: number, agent_id: string) => ({ ...toChat(chat_id), body: { agent_id } });
const toChannel = <Body>(channel_id: string, body: Body) => ({ path: { channel_id }, body });

const inputs = {
  listAgents: () => ({}),
  listChannels: () => ({}),
  putAgent: (agent_id: string, body: Partial<Omit<DeskAgent, 'agent_id'>>) => ({ path: { agent_id }, body }),
  createChannel: (body: ChannelSettings) => ({ body }),
  changeChannel: toChannel<Partial<ChannelSettings>>,
  removeChannel: (channel_id: string) => ({ path: { channel_id } }),
  setWidget: toChannel<WidgetSettings>,
  connectBot: toChannel<BotSettings>,
  setWebhook: toChannel<WebhookSettings>,
  submitOfflineForm: toChannel<OfflineForm>,
  listChats: (query: { channel_id: string } | { limit: number }) => ({ query }),
  getChat: toChat,
  acceptChat: byAgent,
  closeChat: byAgent,
  assignChat: byAgent,
  requestAgent: toChat,
  getVisitor: toChat,
  setVisitor: (chat_id: number, body: VisitorReport) => ({ ...toChat(chat_id), body }),
  startCall: (chat_id: number, body: NewCall) => ({ ...toChat(chat_id), body }),
  moveCall: (call_id: number, body: CallMove) => ({ path: { call_id }, body }),
  writeMessage: (chat_id: number, agent_id: string, message: WrittenContent) => ({
    ...toChat(chat_id),
    body: { agent_id, message },
  }),
  setTyping: (chat_id: number, agent_id: string, typing: boolean) => ({
    ...toChat(chat_id),
    body: { agent_id, typing },
  }),
};

type Name = keyof typeof inputs;
type Answer<Operation extends Name> = Awaited<ReturnType<DeskClient[Operation]>>;

/** The operations of the desk. Each resolves with the body of a 2xx answer, and otherwise rejects with DeskRefused. */
export type DeskCalls = {
  [Operation in Name]: (
    ...given: Parameters<(typeof inputs)[Operation]>
  ) => Promise<Extract<Answer<Operation>, { status: 200 | 201 | 204 }>['body']>;
};

const settingUp: readonly string[] = ['createChannel', 'connectBot', 'setWebhook'];
const mostSettingUp = 8;

export function callsOf(client: DeskClient, told: (operation: string) => void): DeskCalls {
  const limited = pLimit(mostSettingUp);
  const calls = Object.entries(inputs).map(([operation, inputOf]) => {
    const act = client[operation as Name] as (input: unknown) => Promise<Told>;
    const call = (...given: unknown[]) => {
      told(operation);
      return bodyOf(operation, act((inputOf as (...given: unknown[]) => unknown)(...given)));
    };
    const isLimited = settingUp.includes(operation);
    return [operation, isLimited ? (...given: unknown[]) => limited(() => call(...given)) : call];
  });
  return Object.fromEntries(calls) as DeskCalls;
}

interface Told {
  status: number;
  body?: unknown;
  text?: string;
}

/** Returns the body of a 2xx answer unchanged, without validating it: an adapter may omit fields that the suite does not need. */
async function bodyOf(operation: string, answer: Promise<Told>): Promise<unknown> {
  const { status, body, text } = await answer.catch((error: unknown) => {
    if (error instanceof UnexpectedResponse)
      return { status: error.status, body: error.body ?? error.message, text: '' };
    const why =
      error instanceof Error
        ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
        : error;
    const refused = new DeskRefused(operation, undefined, why);
    if (error instanceof DeskEnded) refused.deskEnded = error.why;
    throw refused;
  });
  if (status < 200 || status > 299) throw new DeskRefused(operation, status, body ?? text);
  const wrong = needed[operation as Name]?.(isObject(body) ? body : {});
  if (wrong) throw new DeskRefused(operation, status, `${inJson(body)}: ${wrong}`);
  return body;
}

/** The checks of answers for the fields that the suite needs. A check returns a description of the fault. */
const needed: Partial<Record<Name, (body: Record<string, unknown>) => string | false>> = {
  listChats: ({ chats }) => !isList(chats) && 'chats is to be a list of objects',
  getChat: ({ chat, transcript }) =>
    !(isObject(chat) && isList(transcript)) && 'chat is to be an object, transcript a list of objects',
  createChannel: ({ channel_id, endpoint }) =>
    !(isName(channel_id) && isAddress(endpoint)) &&
    'it needs channel_id, and endpoint as an http or https address',
  connectBot: ({ endpoint = null }) =>
    endpoint !== null && !isAddress(endpoint) && 'endpoint is to be an http or https address',
  startCall: ({ call_id }) => !isName(call_id) && 'it needs call_id',
};

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isObject);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/\s]+(\/\S*)?$/.test(value) && URL.canParse(value);
}

/** Returns the answer as abbreviated JSON, since the desk controls its length and depth. */
function inJson(body: unknown): string {
  try {
    return abbreviated(JSON.stringify(body) ?? '');
  } catch {
    return 'JSON that lies too deep';
  }
}
