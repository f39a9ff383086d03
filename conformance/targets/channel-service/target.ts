import { target } from '../../run/target.ts';
import { anyDesk, deskOptions, ServiceContext } from '../shared/service-context.ts';
import { acceptanceCases } from './cases/acceptance.ts';
import { addressCases } from './cases/address.ts';
import { answerCases } from './cases/answers.ts';
import { chatCases } from './cases/chats.ts';
import { customerCases } from './cases/customer.ts';
import { endpointCases } from './cases/endpoint.ts';
import { laterTextCases } from './cases/later-texts.ts';
import { mediaCases } from './cases/media.ts';
import { rejectionCases } from './cases/rejections.ts';
import { repeatCases } from './cases/repeats.ts';
import { sendingCases } from './cases/sending.ts';
import { statusCases } from './cases/status.ts';
import { textCases } from './cases/text.ts';
import { typingCases } from './cases/typing.ts';
import { unreachableCases } from './cases/unreachable.ts';
import { wholeRunCases } from './cases/whole-run.ts';

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
  // The cases with the longest waits come first, so that they start first.
  cases: [
    ...unreachableCases,
    ...repeatCases,
    ...laterTextCases,
    ...answerCases,
    ...statusCases,
    ...addressCases,
    ...acceptanceCases,
    ...chatCases,
    ...customerCases,
    ...textCases,
    ...rejectionCases,
    ...typingCases,
    ...mediaCases,
    ...sendingCases,
    ...endpointCases,
    ...wholeRunCases,
  ],
  make: (options) => new ServiceContext(options),
  open: (context) => context.open(),
});
