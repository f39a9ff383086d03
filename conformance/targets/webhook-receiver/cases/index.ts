import type { Case } from '../../../run/case.ts';
import type { WebhookReceiverContext } from '../context.ts';
import { answerCases } from './answers.ts';
import { courseCases } from './course.ts';

/** What a receiver of developer webhooks is checked for. */
export const webhookReceiverCases: readonly Case<WebhookReceiverContext>[] = [...answerCases, ...courseCases];
