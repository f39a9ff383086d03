import { target } from '../../run/target.ts';
import { cases } from '../cases.ts';
import { anyDesk, deskOptions, ServiceContext } from '../shared/service-context.ts';

/** The target for a conversation service with the channel API. If the run has no desk, only the address of one channel is tested. */
export const channelService = target({
  name: 'channel-service',
  options: {
    ...deskOptions,
    url: 'the whole address of a channel, up to and with its identifier',
  },
  needs: [...anyDesk, ['url']],
  examples: [
    '--desk http://127.0.0.1:8787/desk --desk-token a-long-token-for-the-desk',
    '--url https://chat.example.com/q7Zr2mXc9LtB/shop-app',
    "--desk-command 'python3 adapter.py'",
    '--desk http://127.0.0.1:8787/desk --only CHN-OUT-09,silent-endpoint',
  ],
  caseNeeds: ['desk'],
  cases: cases['channel-service'],
  // Most cases wait for the desk. The connections to the service have a limit of their own.
  width: 16,
  make: (options) => new ServiceContext(options),
  open: (context) => context.open(),
});
