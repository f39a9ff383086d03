// What brings an error about and what to do then. It is advice of this site and no contract; codes and figures are generated.
import { codes, type ErrorCodeName, type HttpErrorStatus, httpErrors } from '../../../generated/errors.ts';

export interface Advice {
  cause: string;
  cure: string;
  /** Whether the same request may succeed when it is made again. */
  again: 'no' | 'later';
}

export const adviceByCode: Readonly<Record<ErrorCodeName, Advice>> = {
  [codes.invalidClient]: {
    cause:
      'The token at the end of the address is not the one that the provider generated and the customer entered: it is truncated, of another channel, or was changed on one side only.',
    cure: 'Compare the last part of the address with the token in the channel’s settings. Enter it again on both sides when in doubt.',
    again: 'no',
  },
  [codes.unauthorizedClient]: {
    cause:
      'An Authorization header was agreed on, and the request has none, or another. The whole value counts, the word in front of it too.',
    cure: 'Send the header exactly as it was agreed on. Look whether a proxy in between removes it.',
    again: 'no',
  },
  [codes.invalidRequest]: {
    cause:
      'The body is no JSON, a required field is missing, a value has the wrong type or kind, or a key stands twice.',
    cure: 'Read the message: it names the field. Compare the request with the fields and samples of the operation’s page, or post it to `parlance watch`, which tells what is wrong.',
    again: 'no',
  },
  [codes.accessDenied]: {
    cause: 'The credentials are right, and do not reach as far as this request.',
    cure: 'Ask whoever runs the other side which rights the credentials have.',
    again: 'no',
  },
  [codes.notFound]: {
    cause:
      'The address is not formed as agreed, its random string is wrong, or no channel or provider has this identifier.',
    cure: 'Copy the address anew from where it was handed out. Look for a slash too many, a path that a proxy cut, and a channel that was removed.',
    again: 'no',
  },
  [codes.methodNotSupported]: {
    cause:
      'The address takes another method, or the event’s name is one that this side does not take. Events that only the service sends are among these.',
    cure: 'The Allow header names the methods. Names of events are written exactly as in the event catalogue, capitals included.',
    again: 'no',
  },
  [codes.tooManyRequests]: {
    cause: 'More requests came in a short time than the other side takes. The contract states no rate.',
    cure: 'Wait as long as Retry-After says, then go on more slowly. Send typing notices when typing begins and ends, not at every key.',
    again: 'later',
  },
  [codes.internalError]: {
    cause: 'The other side failed at this request.',
    cure: 'Make it again once or twice, with growing pauses. When it stays, tell whoever runs the other side, with the instant and the request’s id.',
    again: 'later',
  },
  [codes.overloaded]: {
    cause: 'The server, or a proxy in front of it, has more to do than it can.',
    cure: 'Make the request again after a pause, and double the pause each time.',
    again: 'later',
  },
  [codes.unavailable]: {
    cause:
      'The server is being started or stopped, or cannot store anything at the moment. The reference has kept nothing of the request then.',
    cure: 'Make the same request again, with the same ids, after as long as Retry-After says.',
    again: 'later',
  },
  [codes.upstreamTimeout]: {
    cause:
      'Something behind the server did not answer in time. Whether the request was performed is not known.',
    cure: 'Make the same request again, with the same ids, so that a repeat can be told from a second message.',
    again: 'later',
  },
};

/** Of an HTTP code without a body that says more. */
export const adviceByStatus = (status: HttpErrorStatus): Advice => adviceByCode[httpErrors[status].code];
