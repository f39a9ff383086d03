import { examples } from '../../../generated/developer/examples.ts';
import { target } from '../../run/target.ts';
import { reachServed } from '../../wire/reach.ts';
import { webhookReceiverCases } from './cases/index.ts';
import { fresh, WebhookReceiverContext } from './context.ts';

/** An integrator's program that takes developer webhooks. */
export const webhookReceiver = target({
  name: 'webhook-receiver',
  options: { url: 'the whole address that takes webhooks' },
  needs: [['url']],
  cases: webhookReceiverCases,
  async open({ url = '' }) {
    await reachServed(url, fresh(examples.ChatUpdatedEvent.smallest));
    return { context: new WebhookReceiverContext(url), close: async () => undefined };
  },
});
