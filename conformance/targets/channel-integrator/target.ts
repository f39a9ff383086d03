import { listeningAt } from '../../run/options.ts';
import { target } from '../../run/target.ts';
import { text } from '../../wire/messages.ts';
import { reachServed } from '../../wire/reach.ts';
import { channelIntegratorCases } from './cases/index.ts';
import { fromAgent, IntegratorContext } from './context.ts';

/** A chat front end's endpoint on the channel API. */
export const channelIntegrator = target({
  name: 'channel-integrator',
  options: {
    url: 'the customer endpoint, up to where the channel identifier is appended',
    channelId: 'the channel identifier that the endpoint knows',
    listen: 'HOST:PORT where the suite waits for customers’ messages',
    publicUrl: 'the address under which the integrator reaches --listen',
    ask: 'a person says what the wire does not show',
  },
  needs: [['url']],
  cases: channelIntegratorCases,
  // Such endpoints are often small programs; they are asked little at a time.
  width: 2,
  awaits: ({ channelId = 'conformance', ...options }) => listeningAt(options, `/random/${channelId}`),
  async open({ url = '', channelId, listen, ask }) {
    const context = new IntegratorContext({
      url,
      ...(channelId !== undefined && { channelId }),
      ...(listen && { listen }),
      ...(ask && { ask }),
    });
    await reachServed(context.address, fromAgent(text('Good day')));
    await context.open();
    return { context, close: () => context.close() };
  },
});
