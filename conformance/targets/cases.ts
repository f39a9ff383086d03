// Made from the names of the files by `npm run generate`; changes here are lost.
import { cases as botProviderAcceptance } from './bot-provider/cases/acceptance.ts';
import { cases as botProviderRefusals } from './bot-provider/cases/refusals.ts';
import { cases as botProviderReplies } from './bot-provider/cases/replies.ts';
import { cases as botServiceConversations } from './bot-service/cases/conversations.ts';
import { cases as botServiceForwarding } from './bot-service/cases/forwarding.ts';
import { cases as botServiceMessages } from './bot-service/cases/messages.ts';
import { cases as botServiceRefusals } from './bot-service/cases/refusals.ts';
import { cases as botServiceRetries } from './bot-service/cases/retries.ts';
import { cases as channelIntegratorAnswers } from './channel-integrator/cases/answers.ts';
import { cases as channelIntegratorPosting } from './channel-integrator/cases/posting.ts';
import { cases as channelServiceAddress } from './channel-service/cases/address.ts';
import { cases as channelServiceAnswers } from './channel-service/cases/answers.ts';
import { cases as channelServiceCustomers } from './channel-service/cases/customers.ts';
import { cases as channelServiceIntake } from './channel-service/cases/intake.ts';
import { cases as channelServiceKinds } from './channel-service/cases/kinds.ts';
import { cases as channelServiceRecipients } from './channel-service/cases/recipients.ts';
import { cases as channelServiceRetries } from './channel-service/cases/retries.ts';
import { cases as channelServiceSending } from './channel-service/cases/sending.ts';
import { cases as webhookReceiverAnswers } from './webhook-receiver/cases/answers.ts';
import { cases as webhookReceiverCourse } from './webhook-receiver/cases/course.ts';
import { cases as webhookSenderCalls } from './webhook-sender/cases/calls.ts';
import { cases as webhookSenderChats } from './webhook-sender/cases/chats.ts';
import { cases as webhookSenderCrm } from './webhook-sender/cases/crm.ts';
import { cases as webhookSenderVisitors } from './webhook-sender/cases/visitors.ts';
import { cases as widgetChat } from './widget/cases/chat.ts';
import { cases as widgetData } from './widget/cases/data.ts';
import { cases as widgetShared } from './widget/cases/shared.ts';
import { cases as widgetWindow } from './widget/cases/window.ts';

/** The cases of all files `<target>/cases/*.ts`, by target. */
export const cases = {
  'bot-provider': [...botProviderAcceptance, ...botProviderRefusals, ...botProviderReplies],
  'bot-service': [...botServiceConversations, ...botServiceForwarding, ...botServiceMessages, ...botServiceRefusals, ...botServiceRetries],
  'channel-integrator': [...channelIntegratorAnswers, ...channelIntegratorPosting],
  'channel-service': [...channelServiceAddress, ...channelServiceAnswers, ...channelServiceCustomers, ...channelServiceIntake, ...channelServiceKinds, ...channelServiceRecipients, ...channelServiceRetries, ...channelServiceSending],
  'webhook-receiver': [...webhookReceiverAnswers, ...webhookReceiverCourse],
  'webhook-sender': [...webhookSenderCalls, ...webhookSenderChats, ...webhookSenderCrm, ...webhookSenderVisitors],
  widget: [...widgetChat, ...widgetData, ...widgetShared, ...widgetWindow],
};
