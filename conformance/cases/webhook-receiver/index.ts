import type { Case } from '../../case.ts';
import type { WebhookReceiverContext } from '../../webhook-receiver-context.ts';
import { answerCases } from './answers.ts';

/** What a receiver of developer webhooks is checked for. */
export const webhookReceiverCases: readonly Case<WebhookReceiverContext>[] = answerCases;
