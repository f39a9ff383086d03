import { target } from '../../run/target.ts';
import { reach } from '../../wire/reach.ts';
import { webhookReceiverCases } from './cases/index.ts';
import { WebhookReceiverContext } from './context.ts';

/** An integrator's program that takes developer webhooks. */
export const webhookReceiver = target({
  name: 'webhook-receiver',
  options: { url: 'the whole address that takes webhooks' },
  needs: [['url']],
  cases: webhookReceiverCases,
  async open({ url = '' }) {
    await reach(url);
    return { context: new WebhookReceiverContext(url), close: async () => undefined };
  },
});
