import type { DeliveryKind } from '../../../../generated/reference/desk/types.ts';
import type { Delivery } from './records.ts';

/** What a delivery is, as the log of the desk tells it apart. */
export function kindOf({ operation, about = '' }: Pick<Delivery, 'operation' | 'about'>): DeliveryKind {
  if (operation === 'sendBotEvent') return 'bot_event';
  if (operation === 'sendWebhookEvent') return 'webhook';
  return about === 'typein' || about === 'typeout' ? 'typing' : 'message';
}
