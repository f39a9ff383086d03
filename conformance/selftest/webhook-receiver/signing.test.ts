import { expect, test } from 'vitest';
import { Unreachable } from '../../run/target.ts';
import type { ReceiverAnswer } from './independent.ts';
import { runOf, signedByAnother, verifying } from './selftest.ts';

test.each<ReceiverAnswer>([
  { status: 401 },
  { status: 403, body: { result: 'FAILURE' } },
  { status: 400, body: { error: 'the signature does not match' } },
])('a run without a secret is rejected if the receiver verifies signatures: %j', async (refusal) => {
  const run = runOf(() => verifying(refusal))();
  await expect(run).rejects.toThrow(Unreachable);
  await expect(run).rejects.toThrow(/was not signed: .* by --signing-secret\.$/);
});

test('a run with a wrong secret is rejected, and the error says what to do', async () => {
  const run = runOf(() => verifying(), { sign: signedByAnother })();
  await expect(run).rejects.toThrow(/Compare --signing-secret with the secret that the receiver knows\.$/);
});
