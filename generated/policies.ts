// Made from the x-delivery, x-truncate and maxItems of specs/ by `npm run generate`. Change the documents, never this file.

import type { OpenPointId, RuleId } from './rules.ts';

/** A member of a policy that a rule states or that the reference chose. */
export type PolicyMember = 'attempts' | 'intervalMs' | 'timeoutMs' | 'success' | 'final' | 'giveUpMs' | 'giveUp' | 'tolerance';

/** The policy for attempts and retries of a request. Times are in milliseconds. */
export interface DeliveryPolicy {
  /** The number of requests, including the first one. */
  readonly attempts: number;
  /**
   * The time from the start of one attempt to the start of the next. If absent, the next attempt follows a
   * failed one at once.
   */
  readonly intervalMs?: number;
  /** The time limit from the start of an attempt to the last byte of the response. */
  readonly timeoutMs: number;
  /** The response that is a success. `status` is an HTTP status, or a class such as `2xx`. */
  readonly success: { readonly status: number | string; readonly body?: string };
  /** The response that ends the retries without success. */
  readonly final?: { readonly status: number; readonly body: string };
  /** The time from the start of the first attempt until the sender gives up on a silent receiver. */
  readonly giveUpMs: number;
  /** The action of the sender when it gives up. */
  readonly giveUp: string;
  /**
   * The largest difference between an observed and the expected time that a check accepts. It is not
   * contract.
   */
  readonly tolerance: { readonly earlyMs: number; readonly lateMs: number };
  /** The ids of the rules that state a member. */
  readonly rules?: { readonly [Member in PolicyMember]?: readonly RuleId[] };
  /**
   * The members that the source does not state and that are not contract, each with the open point or
   * LOCAL rule under which the reference chose it.
   */
  readonly choices?: { readonly [Member in PolicyMember]?: OpenPointId | RuleId };
}

/** The policies by the name of the sending operation. */
export const policies = {
  /**
   * The delivery policy of sendBotEvent.
   *
   * @local BOT-OUT-09 A request that fails fast is retried at once; how soon it should be is not stated.
   * This is the reference's choice, not contract.
   */
  sendBotEvent: {
    /** The ids of the rules that state a member. */
    rules: {
      attempts: ['BOT-OUT-06'],
      timeoutMs: ['BOT-OUT-05'],
      giveUpMs: ['BOT-OUT-07'],
      success: ['BOT-OUT-08'],
    },
    /**
     * The number of requests, including the first one.
     *
     * @rule BOT-OUT-06 MUST
     */
    attempts: 3,
    /**
     * The time limit from the start of an attempt to the last byte of the response.
     *
     * @rule BOT-OUT-05 MUST
     */
    timeoutMs: 3000,
    /**
     * The response that is a success. `status` is an HTTP status, or a class such as `2xx`.
     *
     * @rule BOT-OUT-08 MUST
     */
    success: { status: 200 },
    /**
     * The time from the start of the first attempt until the sender gives up on a silent receiver.
     *
     * @rule BOT-OUT-07 MUST
     */
    giveUpMs: 9000,
    /** The action of the sender when it gives up. */
    giveUp: 'The client is transferred to an agent, where the bot still has the chat.',
    /**
     * The largest difference between an observed and the expected time that a check accepts. It is not
     * contract.
     */
    tolerance: { earlyMs: 200, lateMs: 750 },
    /**
     * The members that the source does not state and that are not contract, each with the open point or
     * LOCAL rule under which the reference chose it.
     */
    choices: { intervalMs: 'BOT-OUT-09' },
  },
  /**
   * The delivery policy of sendAgentMessage.
   *
   * @openPoint OPEN-16 One place says that the request is retried three times, another that there are
   * three attempts. The reference's choice, not contract: Three requests in all.
   * @openPoint OPEN-18 Whether an error response ends the retries is not stated. The reference's choice,
   * not contract: It does, and its message is shown.
   * @openPoint OPEN-30 How long the service waits for the integrator's response is not stated. The
   * reference's choice, not contract: Until the next attempt is due.
   */
  sendAgentMessage: {
    /** The ids of the rules that state a member. */
    rules: {
      attempts: ['CHN-OUT-08', 'CHN-OUT-20'],
      intervalMs: ['CHN-OUT-09'],
      giveUpMs: ['CHN-OUT-13'],
      success: ['CHN-OUT-11'],
    },
    /**
     * The number of requests, including the first one.
     *
     * @rule CHN-OUT-08 MUST, CHN-OUT-20 SHOULD
     * @openPoint OPEN-16 The reference's choice, not contract.
     */
    attempts: 3,
    /**
     * The time from the start of one attempt to the start of the next. If absent, the next attempt follows
     * a failed one at once.
     *
     * @rule CHN-OUT-09 MUST
     */
    intervalMs: 3000,
    /**
     * The time limit from the start of an attempt to the last byte of the response.
     *
     * @openPoint OPEN-30 The reference's choice, not contract.
     */
    timeoutMs: 3000,
    /**
     * The response that is a success. `status` is an HTTP status, or a class such as `2xx`.
     *
     * @rule CHN-OUT-11 MUST
     */
    success: { status: 200, body: 'AgentMessageAccepted' },
    /**
     * The response that ends the retries without success.
     *
     * @openPoint OPEN-18 The reference's choice, not contract.
     */
    final: { status: 200, body: 'AgentMessageRefused' },
    /**
     * The time from the start of the first attempt until the sender gives up on a silent receiver.
     *
     * @rule CHN-OUT-13 MUST
     */
    giveUpMs: 9000,
    /** The action of the sender when it gives up. */
    giveUp: 'An error event reaches the desk, and the agent sees an error message in the chat.',
    /**
     * The largest difference between an observed and the expected time that a check accepts. It is not
     * contract.
     */
    tolerance: { earlyMs: 200, lateMs: 750 },
    /**
     * The members that the source does not state and that are not contract, each with the open point or
     * LOCAL rule under which the reference chose it.
     */
    choices: { attempts: 'OPEN-16', timeoutMs: 'OPEN-30', final: 'OPEN-18' },
  },
  /**
   * The delivery policy of sendWebhookEvent.
   *
   * @openPoint OPEN-29 How long the service waits for the response to a webhook, and how often it retries,
   * is not stated. The reference's choice, not contract: Three seconds, and three attempts three seconds
   * apart, as the channel API has.
   * @openPoint OPEN-49 Which HTTP code of a webhook's response is a success is not stated. The reference's
   * choice, not contract: Each code of the class 2xx, for documents and clients alike.
   */
  sendWebhookEvent: {
    /**
     * The number of requests, including the first one.
     *
     * @openPoint OPEN-29 The reference's choice, not contract.
     */
    attempts: 3,
    /**
     * The time from the start of one attempt to the start of the next. If absent, the next attempt follows
     * a failed one at once.
     *
     * @openPoint OPEN-29 The reference's choice, not contract.
     */
    intervalMs: 3000,
    /**
     * The time limit from the start of an attempt to the last byte of the response.
     *
     * @openPoint OPEN-29 The reference's choice, not contract.
     */
    timeoutMs: 3000,
    /**
     * The response that is a success. `status` is an HTTP status, or a class such as `2xx`.
     *
     * @openPoint OPEN-49 The reference's choice, not contract.
     */
    success: { status: '2xx' },
    /**
     * The time from the start of the first attempt until the sender gives up on a silent receiver.
     *
     * @openPoint OPEN-29 The reference's choice, not contract.
     */
    giveUpMs: 9000,
    /**
     * The action of the sender when it gives up.
     *
     * @openPoint OPEN-29 The reference's choice, not contract.
     */
    giveUp: 'The event is dropped, and the desk can see the attempts that were made.',
    /**
     * The largest difference between an observed and the expected time that a check accepts. It is not
     * contract.
     */
    tolerance: { earlyMs: 200, lateMs: 750 },
    /**
     * The members that the source does not state and that are not contract, each with the open point or
     * LOCAL rule under which the reference chose it.
     */
    choices: {
      attempts: 'OPEN-29',
      intervalMs: 'OPEN-29',
      timeoutMs: 'OPEN-29',
      success: 'OPEN-49',
      giveUpMs: 'OPEN-29',
      giveUp: 'OPEN-29',
    },
  },
} as const satisfies Record<string, DeliveryPolicy>;

/** The limits by schema, or by schema and property: `truncate` in code points, `maxItems` in elements. */
export const limits = { 'ButtonsContent.buttons': { maxItems: 3 }, UserTextBody: { truncate: 1000 } } as const;
