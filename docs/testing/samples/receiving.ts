// Sends a receiver the events of a service, and invalid requests that no service sends.
import { expect } from 'vitest';
import type { DeliveryPolicy } from '../../../generated/policies.ts';
import { answerHints } from '../../../src/contract/judgement/answer-hints.ts';
import { addressOf, judge, sampleEvents, validatorsByName } from '../../../src/contract/judgement/trial.ts';
import { createSender } from '../../../src/contract/send/send.ts';
import type { Exchange } from '../../src/contract/exchanges.ts';
import { homes } from '../../src/contract/operations.ts';
import { type Receiver, receiverOf, secretOf } from '../../src/contract/samples/model.ts';

/** Returns a text for every fault in the responses of the receiver at a port. */
export async function wrongWith(exchange: Exchange, port: number): Promise<string[]> {
  const { operation } = exchange;
  const receiver = receiverOf(exchange);
  const to = `http://127.0.0.1:${port}${homes[operation.party]!.prefix}`;
  const address = { channelId: 'shop-app', token: receiver.stranger ? secretOf(operation) : '' };
  const sender = createSender({ allowLoopback: true, validators: validatorsByName });
  const post = (url: string, body: string, policy: DeliveryPolicy, chunked = false) =>
    sender.send({ url, body, chunked }, { ...policy, timeoutMs: 20_000 });
  const wrong: string[] = [];
  try {
    // All events of the party are posted to the same address.
    for (const event of sampleEvents.filter(({ operation: { party } }) => party === operation.party)) {
      const url = addressOf(event, to, address);
      const isOwn = event.operation.operationId === operation.operationId;
      for (const [story, body] of Object.entries(event.examples).slice(0, isOwn ? undefined : 1)) {
        const result = await post(url, JSON.stringify(body), event.policy, receiver.isChunked);
        const { right, says } = judge(event, result);
        const odd = answerHints(result, event.operation);
        if (!right || odd.length > 0) wrong.push(`${event.name} ${story}: ${[says, ...odd].join(' ')}`);
        if (isOwn && receiver.answer.body !== undefined && story === Object.keys(event.examples)[0])
          expect(result.body).toEqual(receiver.answer.body);
      }
      if (isOwn) wrong.push(...(await withNonsense(receiver, (body) => post(url, body, event.policy))));
      if (isOwn && receiver.stranger) {
        const { status } = await post(`${url}x`, '{}', event.policy);
        if (status !== receiver.stranger.status) wrong.push(`a wrong token is answered ${status}`);
      }
    }
  } finally {
    await sender.close();
  }
  return wrong;
}

async function withNonsense(
  { malformed, needed, several, operation }: Receiver,
  post: (body: string) => Promise<{ status?: number; text?: string }>,
): Promise<string[]> {
  const nonsense = ['{', '[]', 'null'];
  // An event that has only its name, without the required fields.
  if (needed.length > 0)
    nonsense.push(JSON.stringify(several ? { [several.property]: several.names[0] } : {}));
  const wrong: string[] = [];
  for (const body of nonsense) {
    const { status } = await post(body);
    if (status !== malformed.status) wrong.push(`${operation.operationId}: ${body} is answered ${status}`);
  }
  return wrong;
}
