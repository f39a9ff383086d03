import type { Case } from '../../../run/case.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { acceptanceCases } from './acceptance.ts';
import { addressCases } from './address.ts';
import { agentFileCases } from './agent-files.ts';
import { answerCases } from './answers.ts';
import { chatCases } from './chats.ts';
import { customerCases } from './customer.ts';
import { customerIdCases } from './customer-id.ts';
import { endpointCases } from './endpoint.ts';
import { framingCases } from './framing.ts';
import { kindCases } from './kinds.ts';
import { laterTextCases } from './later-texts.ts';
import { mediaCases } from './media.ts';
import { mediaRefusedCases } from './media-refused.ts';
import { orderCases } from './order.ts';
import { recipientCases } from './recipients.ts';
import { repeatCases } from './repeats.ts';
import { sendingCases } from './sending.ts';
import { statusCases } from './status.ts';
import { textCases } from './text.ts';
import { typingCases } from './typing.ts';
import { unreachableCases } from './unreachable.ts';

/** What a conversation service is checked for on the channel API; those that wait longest come first. */
export const channelServiceCases: readonly Case<ServiceContext>[] = [
  ...unreachableCases,
  ...repeatCases,
  ...kindCases,
  ...laterTextCases,
  ...answerCases,
  ...framingCases,
  ...orderCases,
  ...statusCases,
  ...addressCases,
  ...acceptanceCases,
  ...chatCases,
  ...customerIdCases,
  ...customerCases,
  ...textCases,
  ...typingCases,
  ...mediaCases,
  ...mediaRefusedCases,
  ...sendingCases,
  ...agentFileCases,
  ...endpointCases,
  ...recipientCases,
];
