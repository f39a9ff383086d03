import { examples } from '../../../generated/developer/examples.ts';
import { target } from '../../run/target.ts';
import { reachServed } from '../../wire/http/reach.ts';
import { cases } from '../cases.ts';
import { answerMs, fresh, refused, WebhookReceiverContext } from './context.ts';

export const webhookReceiver = target({
  name: 'webhook-receiver',
  options: {
    url: 'the whole address that takes webhooks',
    sign: 'the secret of a receiver that verifies signatures',
  },
  needs: [['url']],
  examples: ['--url http://127.0.0.1:8790/hooks --signing-secret whsec_…'],
  cases: cases['webhook-receiver'],
  make: ({ url = '', sign }) => new WebhookReceiverContext(url, sign),
  async open(context) {
    const { url, sign } = context;
    context.opening = await reachServed({
      url,
      message: () => fresh(examples.ChatUpdatedEvent.smallest),
      timeoutMs: answerMs(),
      ...(sign && { headers: sign }),
      refused: (answer) => refused(answer, sign !== undefined),
    });
  },
});
