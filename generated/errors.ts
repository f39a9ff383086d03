// Made from specs/schemas/errors.yaml by `npm run generate`. Change the documents, never this file.

/**
 * The error codes, each with its HTTP status. A code with a `choice` is not contract; neither is the HTTP
 * status of a code with a `statusChoice`.
 *
 * @openPoint OPEN-32 The bodies of the channel API's error responses, and error codes beyond
 * invalid_client, unauthorized_client and invalid_request, are not stated. The reference's choice, not
 * contract: The same body with codes of its own. Clients take any body, or none.
 * @openPoint OPEN-34 The HTTP code that goes with unauthorized_client is not stated. The reference's
 * choice, not contract: 401.
 */
export const errorCodes = {
  invalid_client: {
    status: 401,
    meaning: 'The token is not the one that was agreed on; on the bot API it is the last part of the address.',
  },
  /** @openPoint OPEN-34 The HTTP status is the reference's choice, not contract. */
  unauthorized_client: {
    status: 401,
    meaning: 'The Authorization header does not match the configured one.',
    statusChoice: 'OPEN-34',
  },
  invalid_request: {
    status: 400,
    meaning: 'The request lacks a required parameter, has an unsupported value, repeats a parameter, carries several sets of credentials, or is malformed in another way.',
  },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  access_denied: { status: 403, meaning: 'The caller is known, yet not allowed to do this.', choice: 'OPEN-32' },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  not_found: {
    status: 404,
    meaning: 'Nothing is served at this address; on the channel API no channel has this identifier.',
    choice: 'OPEN-32',
  },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  method_not_supported: {
    status: 405,
    meaning: 'The address has no such method, or the event is not supported.',
    choice: 'OPEN-32',
  },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  too_many_requests: {
    status: 429,
    meaning: 'More requests arrived in a unit of time than are allowed.',
    choice: 'OPEN-32',
  },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  internal_error: {
    status: 500,
    meaning: 'The request could not be processed for a reason on the answering side.',
    choice: 'OPEN-32',
  },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  overloaded: { status: 502, meaning: 'The server is overloaded.', choice: 'OPEN-32' },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  unavailable: { status: 503, meaning: 'The server is not available.', choice: 'OPEN-32' },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  upstream_timeout: { status: 504, meaning: 'The request could not be performed in time.', choice: 'OPEN-32' },
} as const;

/** The error codes as constants. */
export const codes = {
  invalidClient: 'invalid_client',
  unauthorizedClient: 'unauthorized_client',
  invalidRequest: 'invalid_request',
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  accessDenied: 'access_denied',
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  notFound: 'not_found',
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  methodNotSupported: 'method_not_supported',
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  tooManyRequests: 'too_many_requests',
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  internalError: 'internal_error',
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  overloaded: 'overloaded',
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  unavailable: 'unavailable',
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  upstreamTimeout: 'upstream_timeout',
} as const;

export type ErrorCodeName = keyof typeof errorCodes;

/**
 * The HTTP statuses of errors, each with its default error code, and the `choice` where that code is not
 * contract.
 *
 * @openPoint OPEN-32 The bodies of the channel API's error responses, and error codes beyond
 * invalid_client, unauthorized_client and invalid_request, are not stated. The reference's choice, not
 * contract: The same body with codes of its own. Clients take any body, or none.
 * @openPoint OPEN-34 The HTTP code that goes with unauthorized_client is not stated. The reference's
 * choice, not contract: 401.
 */
export const httpErrors = {
  400: {
    code: 'invalid_request',
    meaning: 'The request does not have the agreed format. Compare its fields with this document.',
  },
  401: { code: 'invalid_client', meaning: 'The caller is not who the agreed credentials say.' },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  403: { code: 'access_denied', meaning: 'The caller may not do this.', choice: 'OPEN-32' },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  404: {
    code: 'not_found',
    meaning: 'The address is not formed as agreed. On the channel API no channel has this identifier.',
    choice: 'OPEN-32',
  },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  405: {
    code: 'method_not_supported',
    meaning: 'The address has no such method, or the event is not supported.',
    choice: 'OPEN-32',
  },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  429: {
    code: 'too_many_requests',
    meaning: 'More requests arrived in a unit of time than are allowed.',
    choice: 'OPEN-32',
  },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  500: { code: 'internal_error', meaning: 'The request could not be processed.', choice: 'OPEN-32' },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  502: { code: 'overloaded', meaning: 'The server is overloaded.', choice: 'OPEN-32' },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  503: { code: 'unavailable', meaning: 'The server is not available.', choice: 'OPEN-32' },
  /** @openPoint OPEN-32 The reference's choice, not contract. */
  504: { code: 'upstream_timeout', meaning: 'The request could not be performed.', choice: 'OPEN-32' },
} as const;

export type HttpErrorStatus = keyof typeof httpErrors;

/** The HTTP statuses of errors. A server may send another one: write a `default` branch. */
export type ErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 406
  | 407
  | 408
  | 409
  | 410
  | 411
  | 412
  | 413
  | 414
  | 415
  | 416
  | 417
  | 418
  | 421
  | 422
  | 423
  | 424
  | 425
  | 426
  | 428
  | 429
  | 431
  | 451
  | 500
  | 501
  | 502
  | 503
  | 504
  | 505
  | 506
  | 507
  | 508
  | 509
  | 510
  | 511;
