import { randomUUID } from 'node:crypto';
import { Usage } from '../../../conformance/run/target.ts';
import { SigningSecret } from '../../../generated/reference/desk/schemas.ts';
import { complaintAboutSecret, signatureHeaders } from '../../contract/send/signature.ts';
import type { SampleEvent } from '../../contract/trial/samples.ts';

/** The environment variable that can be set in place of --signing-secret. */
const variable = 'PARLANCE_SIGNING_SECRET';

/** The end of the description of --signing-secret in the help. */
export const alsoByVariable = `also ${variable}`;

const written = new RegExp(SigningSecret.pattern);

/**
 * Returns the secret that signs developer webhooks, from the option or the environment variable. Throws Usage if the reference would reject
 * the secret. The error message does not contain the secret.
 */
export function givenSecret(option: string | undefined): string | undefined {
  const secret = option ?? process.env[variable];
  if (secret === undefined) return undefined;
  const wrong = written.test(secret) ? complaintAboutSecret(secret) : 'is not whsec_ and base64';
  if (wrong === undefined) return secret;
  throw new Usage(`${option === undefined ? `The variable ${variable}` : '--signing-secret'} ${wrong}.`);
}

/** Returns true if the service can sign this event: only developer webhooks are signed. */
export function isSignable({ sentBy }: Pick<SampleEvent, 'sentBy'>): boolean {
  return sentBy === 'sendWebhookEvent';
}

/**
 * Returns a function that returns the signature headers for a body, as for a new event (Standard Webhooks). `ageS` is the age of the
 * timestamp in seconds.
 */
export function signer(secret: string): (body: string, ageS?: number) => Record<string, string> {
  return (body, ageS = 0) =>
    signatureHeaders({ id: randomUUID(), timestamp: Math.floor(Date.now() / 1000) - ageS, body, secret });
}
