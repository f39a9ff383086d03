import { listeningAt } from '../../run/options.ts';
import { target } from '../../run/target.ts';
import { reachServed } from '../../wire/http/reach.ts';
import { text } from '../../wire/payload/messages.ts';
import { cases } from '../cases.ts';
import { answerMs, IntegratorContext, usualChannel } from './context.ts';

export const channelIntegrator = target({
  name: 'channel-integrator',
  options: {
    url: 'the customer endpoint, up to where the channel identifier is appended, or with {channel_id} in its place',
    channelId: 'the channel identifier that the endpoint knows',
    recipientId: 'a customer to whom the endpoint takes messages',
    listen: 'HOST:PORT where the suite waits for customers’ messages',
    publicUrl: 'the address under which the integrator reaches --listen',
    person: 'a person says what the wire does not show',
  },
  needs: [['url']],
  examples: ['--url http://127.0.0.1:8788/chat --channel-id shop-app --junit report.xml'],
  cases: cases['channel-integrator'],
  // Such an endpoint is often a small program, so few cases run in parallel.
  width: 2,
  awaits: ({ channelId = usualChannel, ...options }) => listeningAt(options, `/random/${channelId}`),
  make: ({ url = '', ...options }) => new IntegratorContext({ ...options, url }),
  async open(context) {
    // A front end may post as soon as it receives a message, and may fail if nobody listens.
    await context.open();
    context.opening = await reachServed({
      url: context.address,
      timeoutMs: answerMs(),
      message: () => context.fromAgent(text('Good day')),
      appended: `${context.appended}.`,
      placed: ['channel_id', context.channelId],
    });
  },
});
