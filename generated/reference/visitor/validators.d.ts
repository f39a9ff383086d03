// Made from specs/reference/visitor.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Validator } from '../../operation.ts';
import type {
  ChatMode,
  WidgetDone,
  CallbackUnavailableReason,
  CallbackUnavailable,
  CallbackAvailability,
  Availability,
  CallEntry,
  ContactInfo,
  CustomField,
  CustomFields,
  ErrorCode,
  ErrorDetail,
  ErrorBody,
  GivenRate,
  HttpUrl,
  OfflineMessageForm,
  LeftMessage,
  LocationContent,
  MediaType,
  PositiveInteger,
  MediaContent,
  PageInfo,
  SetCustomDataArguments,
  SetUserTokenArguments,
  StartCallArguments,
  TakenMessage,
  UtmTags,
  Visit,
  VisitorButtons,
  VisitorCall,
  WritingAgent,
  VisitorChat,
  VisitorContact,
  VisitorText,
  VisitorMarkdown,
  VisitorContent,
  VisitorEntryHead,
  VisitorEntry,
  VisitorEvent,
  VisitorFile,
  VisitorNumber,
  VisitorRating,
  WidgetLook,
  VisitorSession,
  VisitorTyping,
  VisitorWords,
} from './types.ts';

export declare const validateChatMode: Validator<ChatMode>;
export declare const validateWidgetDone: Validator<WidgetDone>;
export declare const validateCallbackUnavailableReason: Validator<CallbackUnavailableReason>;
export declare const validateCallbackUnavailable: Validator<CallbackUnavailable>;
export declare const validateCallbackAvailability: Validator<CallbackAvailability>;
export declare const validateAvailability: Validator<Availability>;
export declare const validateCallEntry: Validator<CallEntry>;
export declare const validateContactInfo: Validator<ContactInfo>;
export declare const validateCustomField: Validator<CustomField>;
export declare const validateCustomFields: Validator<CustomFields>;
export declare const validateErrorCode: Validator<ErrorCode>;
export declare const validateErrorDetail: Validator<ErrorDetail>;
export declare const validateErrorBody: Validator<ErrorBody>;
export declare const validateGivenRate: Validator<GivenRate>;
export declare const validateHttpUrl: Validator<HttpUrl>;
export declare const validateOfflineMessageForm: Validator<OfflineMessageForm>;
export declare const validateLeftMessage: Validator<LeftMessage>;
export declare const validateLocationContent: Validator<LocationContent>;
export declare const validateMediaType: Validator<MediaType>;
export declare const validatePositiveInteger: Validator<PositiveInteger>;
export declare const validateMediaContent: Validator<MediaContent>;
export declare const validatePageInfo: Validator<PageInfo>;
export declare const validateSetCustomDataArguments: Validator<SetCustomDataArguments>;
export declare const validateSetUserTokenArguments: Validator<SetUserTokenArguments>;
export declare const validateStartCallArguments: Validator<StartCallArguments>;
export declare const validateTakenMessage: Validator<TakenMessage>;
export declare const validateUtmTags: Validator<UtmTags>;
export declare const validateVisit: Validator<Visit>;
export declare const validateVisitorButtons: Validator<VisitorButtons>;
export declare const validateVisitorCall: Validator<VisitorCall>;
export declare const validateWritingAgent: Validator<WritingAgent>;
export declare const validateVisitorChat: Validator<VisitorChat>;
export declare const validateVisitorContact: Validator<VisitorContact>;
export declare const validateVisitorText: Validator<VisitorText>;
export declare const validateVisitorMarkdown: Validator<VisitorMarkdown>;
export declare const validateVisitorContent: Validator<VisitorContent>;
export declare const validateVisitorEntryHead: Validator<VisitorEntryHead>;
export declare const validateVisitorEntry: Validator<VisitorEntry>;
export declare const validateVisitorEvent: Validator<VisitorEvent>;
export declare const validateVisitorFile: Validator<VisitorFile>;
export declare const validateVisitorNumber: Validator<VisitorNumber>;
export declare const validateVisitorRating: Validator<VisitorRating>;
export declare const validateWidgetLook: Validator<WidgetLook>;
export declare const validateVisitorSession: Validator<VisitorSession>;
export declare const validateVisitorTyping: Validator<VisitorTyping>;
export declare const validateVisitorWords: Validator<VisitorWords>;
