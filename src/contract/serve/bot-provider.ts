import { type BotServiceClient, createBotServiceClient } from '../../../generated/bot/client.ts';
import type { BotProviderHandlers } from '../../../generated/bot/operations.ts';
import type {
  AgentJoinedEvent,
  AgentUnavailableEvent,
  BotContent,
  ChatClosedEvent,
  ClientMessageEvent,
} from '../../../generated/bot/types.ts';
import type { AtEndpoint } from '../../../generated/client-runtime.ts';
import { codes } from '../../../generated/errors.ts';
import { RecentMap } from '../recent-map.ts';
import { type ErrorAnswer, errorAnswer } from './errors.ts';
import type { AuthorizedRequest } from './service.ts';
import { equalSecrets } from './signed.ts';

/** Sends events to the service for the chat of one client. */
export interface ChatWithClient {
  /** Sends a message to the client. Rejects if the service does not accept the message. */
  say(message: BotContent | string): Promise<void>;
  /** Asks the service to hand the chat over to the agents. Rejects if the service does not accept the request. */
  inviteAgent(): Promise<void>;
}

/** The functions of a bot, one for each event. The provider calls them after its response to the service. */
export interface BotEvents {
  clientMessage(event: ClientMessageEvent, chat: ChatWithClient): void | Promise<void>;
  agentJoined?(event: AgentJoinedEvent): void | Promise<void>;
  agentUnavailable?(event: AgentUnavailableEvent, chat: ChatWithClient): void | Promise<void>;
  chatClosed?(event: ChatClosedEvent): void | Promise<void>;
}

export interface BotProviderOptions {
  /** The provider's token, the last part of every address. */
  token: string;
  /** The value of the header field Authorization, if both sides have agreed on one. Both must send it. */
  authorization?: string;
  /** Called with the error if a function of `BotEvents` throws or rejects. By default the error is written to the console. */
  failed?: (error: unknown) => void;
}

/** An event that comes again within this time, in milliseconds, counts as a retry (OPEN-36). */
const repeatMs = 60_000;

/** The maximum number of events that are remembered to recognize retries. */
const remembered = 10_000;

/** A bot. Serve its handlers by `handler`, `nodeHandler` or `mount`, with the operations `botProviderOperations`. */
export interface BotProvider {
  handlers: BotProviderHandlers;
  /** The option `authorize` of the server. Returns an error response if the token (BOT-PRV-03) or the header field is wrong. */
  authorize(request: AuthorizedRequest): ErrorAnswer | undefined;
  /** Sets the service's address for events of this bot. The service issues this address. */
  connect(endpoint: string): void;
}

/**
 * Makes the provider's side of the bot API. It answers each event before the bot's function runs, so that the response comes within the
 * timeout of the service (BOT-PRV-01). It answers a retry of an event too, but does not run the function again (BOT-PRV-08).
 */
export function botProvider(
  events: BotEvents,
  { token, authorization, failed = console.error }: BotProviderOptions,
): BotProvider {
  const isRetry = retryDetector();
  let service: AtEndpoint<BotServiceClient> | undefined;

  const chatOf = ({ chat_id, client_id }: { chat_id: string; client_id: string }): ChatWithClient => {
    const post = async (body: Parameters<BotServiceClient['sendProviderEvent']>[0]['body']) => {
      if (!service)
        throw new Error(
          'The bot is not connected to a service yet. Call connect() with the address of the service.',
        );
      const { status, body: answer } = await service.sendProviderEvent({ body });
      if (status !== 200) throw new Error(`The service answered ${status}: ${JSON.stringify(answer)}`);
    };
    return {
      say: (message) => {
        const content: BotContent = typeof message === 'string' ? { type: 'TEXT', text: message } : message;
        return post({ event: 'BOT_MESSAGE', id: crypto.randomUUID(), chat_id, message: content });
      },
      inviteAgent: () => post({ event: 'INVITE_AGENT', id: crypto.randomUUID(), chat_id, client_id }),
    };
  };

  const handle = async (event: { id?: string | undefined }, run: () => void | Promise<void> | undefined) => {
    if (!(await isRetry(event))) setTimeout(() => void Promise.resolve().then(run).catch(failed));
    return { status: 200, body: {} } as const;
  };

  const handlers: BotProviderHandlers = {
    receiveClientMessage: ({ body }) => handle(body, () => events.clientMessage(body, chatOf(body))),
    receiveAgentJoined: ({ body }) => handle(body, () => events.agentJoined?.(body)),
    receiveAgentUnavailable: ({ body }) => handle(body, () => events.agentUnavailable?.(body, chatOf(body))),
    receiveChatClosed: ({ body }) => handle(body, () => events.chatClosed?.(body)),
  };
  return {
    handlers,
    authorize: ({ path, headers }) => {
      if (!equalSecrets(token, path['token'] ?? '')) {
        return errorAnswer(
          401,
          'The token at the end of the address is not the token of this bot.',
          codes.invalidClient,
        );
      }
      if (authorization !== undefined && !equalSecrets(authorization, headers['authorization'] ?? '')) {
        return errorAnswer(
          401,
          'The Authorization header has another value than agreed.',
          codes.unauthorizedClient,
        );
      }
      return undefined;
    },
    connect(endpoint) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      service = createBotServiceClient({ endpoint, headers });
    },
  };
}

/**
 * Returns a function that recognizes a retry: an event that is equal to one of the last minute (OPEN-36). An equal id is not enough. Some
 * services give all events the same id, and no message may be lost. An event without an id is no retry.
 */
function retryDetector(): (event: { id?: string | undefined }) => Promise<boolean> {
  const arrivals = new RecentMap<string, number>(remembered);
  return async (event) => {
    if (event.id === undefined) return false;
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(event)));
    const key = String.fromCharCode(...new Uint8Array(digest));
    const [now, last] = [performance.now(), arrivals.get(key)];
    if (last !== undefined && now - last < repeatMs) return true;
    arrivals.set(key, now);
    return false;
  };
}
