import ipaddr from 'ipaddr.js';
import { type ErrorAnswer, errorAnswer } from '../http/errors.ts';
import type { AuthorizedRequest } from '../http/mount.ts';
import { equalSecrets } from './conversation/directory.ts';

export interface DeskAccess {
  token: string;
  /** Whether the desk answers callers on other machines. */
  remote: boolean;
}

/** Lets callers to the desk who are on this machine, unless it is open to others, and know the token. */
export function deskAccess({ token, remote }: DeskAccess) {
  return ({ headers, remoteAddress }: AuthorizedRequest): ErrorAnswer | undefined => {
    if (!remote && !(ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback')) {
      return errorAnswer(403, 'The desk answers callers on its own machine only.');
    }
    const given = /^bearer +(.+)$/i.exec(headers['authorization'] ?? '')?.[1];
    if (given !== undefined && equalSecrets(token, given)) return undefined;
    return {
      ...errorAnswer(401, 'The desk needs its token. Send it as Authorization: Bearer <token>.'),
      headers: { 'www-authenticate': 'Bearer' },
    };
  };
}
