import { hash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type BotServiceClient, createBotServiceClient } from '../../../generated/bot/client.ts';
import { type BotProviderHandlers, botProviderOperations } from '../../../generated/bot/operations.ts';
import type {
  AgentJoinedEvent,
  AgentUnavailableEvent,
  BotContent,
  ChatClosedEvent,
  ClientMessageEvent,
} from '../../../generated/bot/types.ts';
import { codes } from '../../../generated/errors.ts';
import { errorAnswer } from './errors.ts';
import { mount } from './mount.ts';
import { equalSecrets } from './secrets.ts';

/** The way back to the service, for one chat. It knows the address, the token and the chat. */
export interface ChatWithClient {
  /** Says something to the client. Rejects when the service does not take it. */
  say(message: BotContent | string): Promise<void>;
  /** Hands the chat over to the agents. Rejects when the service does not take it. */
  inviteAgent(): Promise<void>;
}

/** What a bot does: a function for each event. They run after the service was answered. */
export interface BotEvents {
  clientMessage(event: ClientMessageEvent, chat: ChatWithClient): void | Promise<void>;
  agentJoined?(event: AgentJoinedEvent): void | Promise<void>;
  agentUnavailable?(event: AgentUnavailableEvent, chat: ChatWithClient): void | Promise<void>;
  chatClosed?(event: ChatClosedEvent): void | Promise<void>;
}

export interface BotProviderOptions {
  /** The token that the provider generated; it ends every address. */
  token: string;
  /** The whole value of the Authorization header that both sides send, where one was agreed on. */
  authorization?: string;
  /** Path in front of the token. */
  prefix?: string;
  /** Is told of functions that fail. */
  failed?: (error: unknown) => void;
}

/** Milliseconds within which the same event counts as a repeat (OPEN-36). */
const repeatMs = 60_000;

/** How many events are remembered at most, to tell a repeat from a new one. */
const remembered = 10_000;

/**
 * Serves the provider's side of the bot API: checks the token (BOT-PRV-03) and the Authorization header, answers within the time that the service gives
 * (BOT-PRV-01), and hears a repeated event once (BOT-PRV-08). Gives the function that connects it to a service, by the address
 * that was handed out for the bot.
 */
export function mountBotProvider(
  app: FastifyInstance,
  events: BotEvents,
  { token, authorization, prefix, failed = console.error }: BotProviderOptions,
): { connect(endpoint: string): void } {
  const repeated = repeatedLately();
  let service: { client: BotServiceClient; provider_id: string } | undefined;

  const chatOf = ({ chat_id, client_id }: { chat_id: string; client_id: string }): ChatWithClient => {
    const post = async (body: Parameters<BotServiceClient['sendProviderEvent']>[0]['body']) => {
      if (!service) throw new Error('The bot is not connected to a service yet.');
      const path = { provider_id: service.provider_id, token };
      const { status, body: answer } = await service.client.sendProviderEvent({ path, body });
      if (status !== 200) throw new Error(`The service answered ${status}: ${JSON.stringify(answer)}`);
    };
    return {
      say: (message) => {
        const content: BotContent = typeof message === 'string' ? { type: 'TEXT', text: message } : message;
        return post({ event: 'BOT_MESSAGE', id: randomUUID(), chat_id, message: content });
      },
      inviteAgent: () => post({ event: 'INVITE_AGENT', id: randomUUID(), chat_id, client_id }),
    };
  };

  const heard = (
    event: { id?: string },
    run: () => void | Promise<void> | undefined,
  ): { status: 200; body: object } => {
    if (!repeated(event)) setImmediate(() => void Promise.resolve().then(run).catch(failed));
    return { status: 200, body: {} };
  };

  const handlers: BotProviderHandlers = {
    receiveClientMessage: ({ body }) => heard(body, () => events.clientMessage(body, chatOf(body))),
    receiveAgentJoined: ({ body }) => heard(body, () => events.agentJoined?.(body)),
    receiveAgentUnavailable: ({ body }) => heard(body, () => events.agentUnavailable?.(body, chatOf(body))),
    receiveChatClosed: ({ body }) => heard(body, () => events.chatClosed?.(body)),
  };
  mount(app, botProviderOperations, handlers, {
    ...(prefix !== undefined && { prefix }),
    authorize: ({ path, headers }) => {
      if (!equalSecrets(token, path['token'] ?? '')) {
        return errorAnswer(
          401,
          'The token at the end of the address is not the one of this bot.',
          codes.invalidClient,
        );
      }
      if (authorization !== undefined && !equalSecrets(authorization, headers['authorization'] ?? '')) {
        return errorAnswer(401, 'The Authorization header is not the agreed one.', codes.unauthorizedClient);
      }
      return undefined;
    },
  });

  return {
    connect(endpoint) {
      const [, baseUrl, provider_id] = /^(.*)\/webhooks\/([^/]+)\/[^/]+\/?$/.exec(endpoint) ?? [];
      if (!baseUrl || !provider_id)
        throw new Error(`${endpoint} is no address of the form …/webhooks/{provider_id}/{token}.`);
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      service = { client: createBotServiceClient({ baseUrl, headers }), provider_id };
    },
  };
}

/**
 * Tells whether the very same event came within the time in which the service takes one for a repeat (OPEN-36). The id alone
 * does not make it: there are services whose ids are all alike, and what a client wrote must not be lost. An event without id
 * is no repeat.
 */
function repeatedLately(): (event: { id?: string }) => boolean {
  const arrivals = new Map<string, number>();
  return (event) => {
    if (event.id === undefined) return false;
    const key = hash('sha256', JSON.stringify(event), 'base64');
    const [now, last] = [performance.now(), arrivals.get(key)];
    if (last !== undefined && now - last < repeatMs) return true;
    // Deleted first, so that the oldest always stands first.
    arrivals.delete(key);
    arrivals.set(key, now);
    if (arrivals.size > remembered) arrivals.delete(arrivals.keys().next().value!);
    return false;
  };
}
