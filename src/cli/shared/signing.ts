import { randomUUID } from 'node:crypto';
import { Usage } from '../../../conformance/run/target.ts';
import { SigningSecret } from '../../../generated/reference/desk/schemas.ts';
import { complaintAboutSecret, signatureHeaders } from '../../contract/send/signature.ts';
import type { SampleEvent } from '../../contract/trial/samples.ts';

/** The environment variable in place of --signing-secret. */
const variable = 'PARLANCE_SIGNING_SECRET';

/** The last words of the option's description. */
export const alsoByVariable = `also ${variable}`;

const written = new RegExp(SigningSecret.pattern);

/**
 * Returns the secret that signs developer webhooks, if any. Throws Usage if the reference would reject the secret. The error does not
 * repeat it.
 */
export function givenSecret(option: string | undefined): string | undefined {
  const secret = option ?? process.env[variable];
  if (secret === undefined) return undefined;
  const wrong = written.test(secret) ? complaintAboutSecret(secret) : 'is not whsec_ and base64';
  if (wrong === undefined) return secret;
  throw new Usage(`${option === undefined ? `The variable ${variable}` : '--signing-secret'} ${wrong}.`);
}

/** True if the service signs this kind of event. */
export function isSignable({ sentBy }: Pick<SampleEvent, 'sentBy'>): boolean {
  return sentBy === 'sendWebhookEvent';
}

/** Returns a function that signs each body as a new event (Standard Webhooks). */
export function signer(secret: string): (body: string, ageS?: number) => Record<string, string> {
  return (body, ageS = 0) =>
    signatureHeaders({ id: randomUUID(), timestamp: Math.floor(Date.now() / 1000) - ageS, body, secret });
}
