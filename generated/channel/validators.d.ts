// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Validator } from '../operation.ts';
import type {
  LocationContent,
  AgentMessageId,
  AgentLocation,
  WritingAgent,
  Recipient,
  AgentLocationMessage,
  MediaType,
  HttpUrl,
  PositiveInteger,
  MediaContent,
  AgentMedia,
  AgentMediaMessage,
  AgentText,
  AgentTextMessage,
  TypingType,
  TypingContent,
  AgentTypingNotice,
  AgentMessage,
  AgentMessageAccepted,
  ChannelFault,
  AgentMessageRefused,
  AgentMessageReply,
  ChannelStatus,
  CustomerId,
  CustomerPhoto,
  CustomerUrl,
  Customer,
  TypingCustomer,
  UserMessageId,
  UserTextBody,
  UserLocation,
  UserLocationMessage,
  UserMedia,
  UserMediaMessage,
  UserText,
  UserTextMessage,
  UserTypingNotice,
  UserMessage,
} from './types.ts';

export declare const validateLocationContent: Validator<LocationContent>;
export declare const validateAgentMessageId: Validator<AgentMessageId>;
export declare const validateAgentLocation: Validator<AgentLocation>;
export declare const validateWritingAgent: Validator<WritingAgent>;
export declare const validateRecipient: Validator<Recipient>;
export declare const validateAgentLocationMessage: Validator<AgentLocationMessage>;
export declare const validateMediaType: Validator<MediaType>;
export declare const validateHttpUrl: Validator<HttpUrl>;
export declare const validatePositiveInteger: Validator<PositiveInteger>;
export declare const validateMediaContent: Validator<MediaContent>;
export declare const validateAgentMedia: Validator<AgentMedia>;
export declare const validateAgentMediaMessage: Validator<AgentMediaMessage>;
export declare const validateAgentText: Validator<AgentText>;
export declare const validateAgentTextMessage: Validator<AgentTextMessage>;
export declare const validateTypingType: Validator<TypingType>;
export declare const validateTypingContent: Validator<TypingContent>;
export declare const validateAgentTypingNotice: Validator<AgentTypingNotice>;
export declare const validateAgentMessage: Validator<AgentMessage>;
export declare const validateAgentMessageAccepted: Validator<AgentMessageAccepted>;
export declare const validateChannelFault: Validator<ChannelFault>;
export declare const validateAgentMessageRefused: Validator<AgentMessageRefused>;
export declare const validateAgentMessageReply: Validator<AgentMessageReply>;
export declare const validateChannelStatus: Validator<ChannelStatus>;
export declare const validateCustomerId: Validator<CustomerId>;
export declare const validateCustomerPhoto: Validator<CustomerPhoto>;
export declare const validateCustomerUrl: Validator<CustomerUrl>;
export declare const validateCustomer: Validator<Customer>;
export declare const validateTypingCustomer: Validator<TypingCustomer>;
export declare const validateUserMessageId: Validator<UserMessageId>;
export declare const validateUserTextBody: Validator<UserTextBody>;
export declare const validateUserLocation: Validator<UserLocation>;
export declare const validateUserLocationMessage: Validator<UserLocationMessage>;
export declare const validateUserMedia: Validator<UserMedia>;
export declare const validateUserMediaMessage: Validator<UserMediaMessage>;
export declare const validateUserText: Validator<UserText>;
export declare const validateUserTextMessage: Validator<UserTextMessage>;
export declare const validateUserTypingNotice: Validator<UserTypingNotice>;
export declare const validateUserMessage: Validator<UserMessage>;
