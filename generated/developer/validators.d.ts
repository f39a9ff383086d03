// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Validator } from '../operation.ts';
import type {
  ReceiptTime,
  FinishedChatWords,
  AgentChatMessage,
  AgentInfo,
  CallType,
  CallPhone,
  RunningCallStatus,
  RunningCall,
  EndedCall,
  FailedCall,
  Call,
  WidgetId,
  SocialNetworks,
  Visitor,
  GeoIp,
  UtmTags,
  Session,
  PageInfo,
  ChatNumber,
  Department,
  CallEvent,
  UserToken,
  ChatAcceptedEvent,
  CustomField,
  CustomFields,
  SuppliedContact,
  SuppliedPage,
  ChatAcceptedReply,
  ChatAssignedEvent,
  VisitorChatMessage,
  FinishedChatMessage,
  ChatRate,
  FinishedChat,
  ChatFinishedEvent,
  ChatUpdatedEvent,
  OfflineMessageEventName,
  OfflineMessageEvent,
  SignatureHeaders,
  WebhookResult,
  WebhookReply,
} from './types.ts';

export declare const validateReceiptTime: Validator<ReceiptTime>;
export declare const validateFinishedChatWords: Validator<FinishedChatWords>;
export declare const validateAgentChatMessage: Validator<AgentChatMessage>;
export declare const validateAgentInfo: Validator<AgentInfo>;
export declare const validateCallType: Validator<CallType>;
export declare const validateCallPhone: Validator<CallPhone>;
export declare const validateRunningCallStatus: Validator<RunningCallStatus>;
export declare const validateRunningCall: Validator<RunningCall>;
export declare const validateEndedCall: Validator<EndedCall>;
export declare const validateFailedCall: Validator<FailedCall>;
export declare const validateCall: Validator<Call>;
export declare const validateWidgetId: Validator<WidgetId>;
export declare const validateSocialNetworks: Validator<SocialNetworks>;
export declare const validateVisitor: Validator<Visitor>;
export declare const validateGeoIp: Validator<GeoIp>;
export declare const validateUtmTags: Validator<UtmTags>;
export declare const validateSession: Validator<Session>;
export declare const validatePageInfo: Validator<PageInfo>;
export declare const validateChatNumber: Validator<ChatNumber>;
export declare const validateDepartment: Validator<Department>;
export declare const validateCallEvent: Validator<CallEvent>;
export declare const validateUserToken: Validator<UserToken>;
export declare const validateChatAcceptedEvent: Validator<ChatAcceptedEvent>;
export declare const validateCustomField: Validator<CustomField>;
export declare const validateCustomFields: Validator<CustomFields>;
export declare const validateSuppliedContact: Validator<SuppliedContact>;
export declare const validateSuppliedPage: Validator<SuppliedPage>;
export declare const validateChatAcceptedReply: Validator<ChatAcceptedReply>;
export declare const validateChatAssignedEvent: Validator<ChatAssignedEvent>;
export declare const validateVisitorChatMessage: Validator<VisitorChatMessage>;
export declare const validateFinishedChatMessage: Validator<FinishedChatMessage>;
export declare const validateChatRate: Validator<ChatRate>;
export declare const validateFinishedChat: Validator<FinishedChat>;
export declare const validateChatFinishedEvent: Validator<ChatFinishedEvent>;
export declare const validateChatUpdatedEvent: Validator<ChatUpdatedEvent>;
export declare const validateOfflineMessageEventName: Validator<OfflineMessageEventName>;
export declare const validateOfflineMessageEvent: Validator<OfflineMessageEvent>;
export declare const validateSignatureHeaders: Validator<SignatureHeaders>;
export declare const validateWebhookResult: Validator<WebhookResult>;
export declare const validateWebhookReply: Validator<WebhookReply>;
