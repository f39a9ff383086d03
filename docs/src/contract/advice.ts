// The cause and the fix of each error, which are advice of this site and not contract. The codes and numbers are generated.
import { codes, type ErrorCodeName, type HttpErrorStatus, httpErrors } from '../../../generated/errors.ts';

export interface Advice {
  cause: string;
  cure: string;
  /** `later` if a retry of the same request may succeed, else `no`. */
  again: 'no' | 'later';
}

export const adviceByCode: Readonly<Record<ErrorCodeName, Advice>> = {
  [codes.invalidClient]: {
    cause:
      'The token at the end of the address is wrong: it is truncated, belongs to another channel, or was changed on one side only.',
    cure: 'Compare the last part of the address with the token in the channel’s settings. In doubt, enter it again on both sides.',
    again: 'no',
  },
  [codes.unauthorizedClient]: {
    cause:
      'An Authorization header was agreed on, and the request has none, or another value. The whole value counts, including the scheme.',
    cure: 'Send the header exactly as agreed. Check whether a proxy removes it.',
    again: 'no',
  },
  [codes.invalidRequest]: {
    cause:
      'The body is not JSON, a required field is missing, a value has the wrong type, or a key is given twice.',
    cure: 'Read the message: it names the field. Compare the request with the operation’s page, or post it to `parlance watch`, which names every fault.',
    again: 'no',
  },
  [codes.accessDenied]: {
    cause: 'The credentials are valid, but do not permit this request.',
    cure: 'Ask the operator of the other side for the rights of the credentials.',
    again: 'no',
  },
  [codes.notFound]: {
    cause:
      'The address has another form, its random string is wrong, or no channel or provider has this identifier.',
    cure: 'Copy the address again. Check for an additional slash, a path that a proxy cut, and a removed channel.',
    again: 'no',
  },
  [codes.methodNotSupported]: {
    cause:
      'The address accepts another method, or this side does not accept the event. Only the service sends some events.',
    cure: 'The Allow header names the methods. Names of events are case-sensitive: compare the event catalogue.',
    again: 'no',
  },
  [codes.tooManyRequests]: {
    cause: 'Too many requests came in a short time. The contract states no rate.',
    cure: 'Wait as long as Retry-After says, then send more slowly. Send typing notices when typing begins and ends, not at every key.',
    again: 'later',
  },
  [codes.internalError]: {
    cause: 'The other side failed while it handled this request.',
    cure: 'Retry once or twice, with growing pauses. If it still fails, give the operator of the other side the time and the request’s id.',
    again: 'later',
  },
  [codes.overloaded]: {
    cause: 'The server, or a proxy in front of it, is overloaded.',
    cure: 'Retry after a pause, and double the pause each time.',
    again: 'later',
  },
  [codes.unavailable]: {
    cause:
      'The server is starting or stopping, or cannot store anything at the moment. The reference has stored nothing of the request.',
    cure: 'Retry the same request with the same ids after the time in Retry-After.',
    again: 'later',
  },
  [codes.upstreamTimeout]: {
    cause:
      'A system behind the server did not respond in time. The request may or may not have been performed.',
    cure: 'Retry the same request with the same ids, so that the other side recognizes the retry.',
    again: 'later',
  },
};

/** Returns the advice for an HTTP status if the response has no error code: the advice for the usual error code of this status. */
export const adviceByStatus = (status: HttpErrorStatus): Advice => adviceByCode[httpErrors[status].code];
