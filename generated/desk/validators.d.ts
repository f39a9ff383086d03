// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Validator } from '../operation.ts';
import type {
  ActingAgent,
  DeskAgent,
  AgentList,
  AgentSettings,
  MessageId,
  AgentText,
  DeskChannel,
  ChannelList,
  HttpUrl,
  ChannelSettings,
  ChatState,
  DeskCustomer,
  DeskChat,
  ChatList,
  EntryType,
  DeskAttempt,
  DeskDelivery,
  TranscriptEntry,
  ChatWithTranscript,
  CreatedChannel,
  DeskEvent,
  ErrorCode,
  ErrorDetail,
  ErrorBody,
  LocationContent,
  MediaType,
  PositiveInteger,
  MediaContent,
  TypingChange,
  WrittenContent,
  WrittenMessage,
} from './types.ts';

export declare const validateActingAgent: Validator<ActingAgent>;
export declare const validateDeskAgent: Validator<DeskAgent>;
export declare const validateAgentList: Validator<AgentList>;
export declare const validateAgentSettings: Validator<AgentSettings>;
export declare const validateMessageId: Validator<MessageId>;
export declare const validateAgentText: Validator<AgentText>;
export declare const validateDeskChannel: Validator<DeskChannel>;
export declare const validateChannelList: Validator<ChannelList>;
export declare const validateHttpUrl: Validator<HttpUrl>;
export declare const validateChannelSettings: Validator<ChannelSettings>;
export declare const validateChatState: Validator<ChatState>;
export declare const validateDeskCustomer: Validator<DeskCustomer>;
export declare const validateDeskChat: Validator<DeskChat>;
export declare const validateChatList: Validator<ChatList>;
export declare const validateEntryType: Validator<EntryType>;
export declare const validateDeskAttempt: Validator<DeskAttempt>;
export declare const validateDeskDelivery: Validator<DeskDelivery>;
export declare const validateTranscriptEntry: Validator<TranscriptEntry>;
export declare const validateChatWithTranscript: Validator<ChatWithTranscript>;
export declare const validateCreatedChannel: Validator<CreatedChannel>;
export declare const validateDeskEvent: Validator<DeskEvent>;
export declare const validateErrorCode: Validator<ErrorCode>;
export declare const validateErrorDetail: Validator<ErrorDetail>;
export declare const validateErrorBody: Validator<ErrorBody>;
export declare const validateLocationContent: Validator<LocationContent>;
export declare const validateMediaType: Validator<MediaType>;
export declare const validatePositiveInteger: Validator<PositiveInteger>;
export declare const validateMediaContent: Validator<MediaContent>;
export declare const validateTypingChange: Validator<TypingChange>;
export declare const validateWrittenContent: Validator<WrittenContent>;
export declare const validateWrittenMessage: Validator<WrittenMessage>;
