// Made from the x-delivery, x-truncate, x-repeat and bounds of specs/ by `npm run generate`. Change the documents, never this file.

/** How a request is attempted, repeated and given up. Times in milliseconds. */
export interface DeliveryPolicy {
  /** Requests made in all, the first one included. */
  readonly attempts: number;
  /** From the start of one attempt to the start of the next; absent: the next follows a failed one at once. */
  readonly intervalMs?: number;
  /** From the start of an attempt to the last byte of its answer. */
  readonly timeoutMs: number;
  /** A valid positive response. `status` is one HTTP code, or the first digit of a class such as `2xx`. */
  readonly success: { readonly status: number | string; readonly body?: string };
  /** An answer that ends the repeating without being a success. */
  readonly final?: { readonly status: number; readonly body: string };
  /** From the start of the first attempt to the instant at which a silent receiver is given up. */
  readonly giveUpMs: number;
  readonly giveUp: string;
  /** How far an observed instant may lie before or behind the stated one before a check calls it wrong. */
  readonly tolerance: { readonly earlyMs: number; readonly lateMs: number };
}

/** By the operation that sends. */
export const policies = {
  sendBotEvent: {
    attempts: 3,
    timeoutMs: 3000,
    success: { status: 200 },
    giveUpMs: 9000,
    giveUp: 'The client is transferred to an agent.',
    tolerance: { earlyMs: 200, lateMs: 750 },
  },
  sendAgentMessage: {
    attempts: 3,
    intervalMs: 3000,
    timeoutMs: 3000,
    success: { status: 200, body: 'AgentMessageAccepted' },
    final: { status: 200, body: 'AgentMessageRefused' },
    giveUpMs: 9000,
    giveUp: 'An error event reaches the desk, and the agent sees an error message in the chat.',
    tolerance: { earlyMs: 200, lateMs: 750 },
  },
  sendWebhookEvent: {
    attempts: 3,
    intervalMs: 3000,
    timeoutMs: 3000,
    success: { status: '2xx' },
    giveUpMs: 9000,
    giveUp: 'The event is dropped, and the desk can see the attempts that were made.',
    tolerance: { earlyMs: 200, lateMs: 750 },
  },
} as const satisfies Record<string, DeliveryPolicy>;

/** By schema, or schema and property: `truncate` in code points, `maxItems` in elements. */
export const limits = { 'ButtonsContent.buttons': { maxItems: 3 }, UserTextBody: { truncate: 1000 } } as const;

/** How long the reference takes the same for a repeat, in milliseconds: a choice of its own (OPEN-36, OPEN-37), no part of the contract. */
export const repeats = { withinMs: 60000 } as const;
