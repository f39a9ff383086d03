import { examples } from '../../../generated/developer/examples.ts';
import { target } from '../../run/target.ts';
import { reachServed } from '../../wire/reach.ts';
import { webhookReceiverCases } from './cases/index.ts';
import { answerMs, fresh, WebhookReceiverContext } from './context.ts';

/** An integrator's program that takes developer webhooks. */
export const webhookReceiver = target({
  name: 'webhook-receiver',
  options: { url: 'the whole address that takes webhooks' },
  needs: [['url']],
  cases: webhookReceiverCases,
  async open({ url = '' }) {
    const message = () => fresh(examples.ChatUpdatedEvent.smallest);
    await reachServed({ url, message, timeoutMs: answerMs });
    return { context: new WebhookReceiverContext(url), close: async () => undefined };
  },
});
