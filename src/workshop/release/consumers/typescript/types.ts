// A TypeScript program that uses types, validators, clients and handlers. The tests compile this program and do not run it.
import type { BotProviderHandlers } from '@parlance/contract/bot/operations';
import { type ChannelServiceClient, createChannelServiceClient } from '@parlance/contract/channel/client';
import { examples } from '@parlance/contract/channel/examples';
import { isUnknownAgentMessage, type UnknownAgentMessage } from '@parlance/contract/channel/kinds';
import {
  type ChannelIntegratorHandlers,
  channelIntegratorOperations,
} from '@parlance/contract/channel/operations';
import * as schemas from '@parlance/contract/channel/schemas';
import type { AgentMessage, UserMessage } from '@parlance/contract/channel/types';
import { validateUserMessage } from '@parlance/contract/channel/validators';
import { UnexpectedResponse } from '@parlance/contract/client';
import { conform } from '@parlance/contract/conformance';
import type { WebhookReceiverHandlers } from '@parlance/contract/developer/operations';
import { type ErrorCodeName, errorCodes } from '@parlance/contract/errors';
import { createServer, mount } from '@parlance/contract/fastify';
import { policies } from '@parlance/contract/policies';
import { type RuleId, rules } from '@parlance/contract/rules';

const handlers: ChannelIntegratorHandlers = {
  receiveAgentMessage({ body }) {
    const type: AgentMessage['message']['type'] = body.message.type;
    return type === 'text'
      ? { status: 200, body: { result: 'ok' } }
      : { status: 400, body: { error: { code: 'invalid_request', message: 'Nobody reads this.' } } };
  },
};
mount(createServer(), channelIntegratorOperations, handlers);

export function textOf(message: unknown): string | undefined {
  if (!validateUserMessage(message)) return validateUserMessage.errors?.[0]?.message;
  const known: UserMessage = message;
  return known.message.type === 'text' ? known.message.text : undefined;
}

export async function status(baseUrl: string): Promise<number> {
  const client = createChannelServiceClient({ baseUrl });
  const result = await client.getChannelStatus({ path: { random_string: 'a', channel_public_id: 'b' } });
  if (result.status !== 200) throw new UnexpectedResponse('getChannelStatus', result.status, result.body, '');
  return result.body;
}

/** Passes undefined for optional fields. This must compile even with the compiler option exactOptionalPropertyTypes. */
export function greeting(
  client: ChannelServiceClient,
  name?: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const body: UserMessage = { sender: { id: 'c-1', name }, message: { type: 'text', text: 'Hello' } };
  return client.sendUserMessage({ path: { random_string: 'a', channel_public_id: 'b' }, body }, { signal });
}

export const rule: RuleId = rules['CHN-IN-01'].id;
export const code: ErrorCodeName = 'not_found';
export const numbers: number[] = [errorCodes[code].status, policies.sendAgentMessage.attempts];
export const report = () => conform('channel-integrator', { url: 'http://127.0.0.1:1', channelId: 'a' });
export const others: [Partial<BotProviderHandlers>, Partial<WebhookReceiverHandlers>] = [{}, {}];
export const all = [schemas.UserMessage.oneOf.length, Object.keys(examples.UserMessage).length];

// @ts-expect-error An agent's message has no such type.
export const wrong: AgentMessage['message']['type'] = 'carrier-pigeon';

/** Handles a message of an unknown type, from a later edition of the contract, separately from the known types. */
export function wordsOf(body: AgentMessage | UnknownAgentMessage): string {
  if (isUnknownAgentMessage(body)) return `passed over: ${body.message.type.toLowerCase()}`;
  return body.message.type === 'text' ? body.message.text : '';
}
