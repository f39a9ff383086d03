import { randomUUID } from 'node:crypto';
import { SigningSecret } from '../../../generated/reference/desk/schemas.ts';
import { complaintAboutSecret, signatureHeaders } from '../../contract/send/signature.ts';
import type { SampleEvent } from '../../contract/trial/samples.ts';

/** Stands in for --signing-secret where that is not given. */
const variable = 'PARLANCE_SIGNING_SECRET';

/** How the option is told of, after what it does. */
export const alsoByVariable = `also ${variable}`;

const written = new RegExp(SigningSecret.pattern);

/** The secret that developer webhooks are signed with, if any; it rejects one that the reference would not take, without repeating it. */
export function givenSecret(option: string | undefined): string | undefined {
  const secret = option ?? process.env[variable];
  if (secret === undefined) return undefined;
  const wrong = written.test(secret) ? complaintAboutSecret(secret) : 'is not whsec_ and base64';
  if (wrong === undefined) return secret;
  throw new Error(`${option === undefined ? `The variable ${variable}` : '--signing-secret'} ${wrong}.`);
}

/** Whether the service signs an event, where it is given a secret. */
export function isSignable({ sentBy }: Pick<SampleEvent, 'sentBy'>): boolean {
  return sentBy === 'sendWebhookEvent';
}

/** What signs an event of its own each time, as Standard Webhooks describe. */
export function signer(secret: string): (body: string) => Record<string, string> {
  return (body) =>
    signatureHeaders({ id: newEventId(), timestamp: Math.floor(Date.now() / 1000), body, secret });
}

/** An id that no receiver has seen, so that none takes the event for a repeat. */
export function newEventId(): string {
  return randomUUID();
}
