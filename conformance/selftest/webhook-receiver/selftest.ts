import { randomUUID } from 'node:crypto';
import { signatureHeaders, verifySignature } from '../../../src/contract/send/signature.ts';
import type { TargetOptions } from '../../run/options.ts';
import { bend, runOfParty, selfTestOf } from '../bend.ts';
import { type Run, type SelfTest, told } from '../selftest.ts';
import { brokenReceivers } from './broken-receiver.ts';
import { IndependentReceiver, type ReceiverAnswer } from './independent.ts';
import { openReceivers } from './open.ts';

const key = (fill: string) => Buffer.alloc(32, fill).toString('base64');

/** Returns the header fields with a signature of a body, made with the secret that the receiver knows. */
const signed = signer(key('receiver'));

/** Returns the header fields with a signature of a body, made with a secret that the receiver does not know. */
export const signedByAnother = signer(key('another'));

function signer(secret: string): NonNullable<TargetOptions['sign']> {
  return (body, ageS = 0) => {
    const timestamp = Math.floor(Date.now() / 1000) - ageS;
    return signatureHeaders({ id: randomUUID(), timestamp, body, secret });
  };
}

/**
 * Makes a receiver that verifies signatures. It answers `refusal` to an event without a valid signature, or with a webhook id that it has
 * already received.
 */
export function verifying(refusal: ReceiverAnswer = { status: 401 }): IndependentReceiver {
  const it = new IndependentReceiver();
  const seen = new Set<unknown>();
  it.receive = (headers, text) => {
    const wrong = verifySignature(headers as Record<string, string>, text, key('receiver'));
    const id = headers['webhook-id'];
    if (wrong !== undefined || seen.has(id)) return refusal;
    seen.add(id);
    return it.answer(text);
  };
  return it;
}

/** Returns a run of the suite against a new receiver from `make`. */
export function runOf(make: () => IndependentReceiver, options: TargetOptions = {}): Run {
  return runOfParty('webhook-receiver', make, ({ url }) => ({ url, ...options }));
}

const { variants, ...own } = selfTestOf<IndependentReceiver>(
  'webhook-receiver',
  16,
  (change) => runOf(() => bend(new IndependentReceiver(), change)),
  brokenReceivers,
  openReceivers,
);

const byUnknown = 'HOOK-RCV-06 what-is-not-known-does-no-harm';

export const webhookReceiverSelfTest: SelfTest = {
  ...own,
  variants: [
    ...variants,
    {
      manner: 'verifies signatures',
      told: told(byUnknown, /a right event with .*: rejected/),
      run: runOf(verifying, { sign: signed }),
    },
    {
      manner: 'has a secret and verifies nothing',
      told: told(byUnknown, /a right event with .*: accepted/),
      run: runOf(() => new IndependentReceiver(), { sign: signed }),
    },
  ],
};
