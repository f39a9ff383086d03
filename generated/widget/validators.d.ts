// Made from specs/widget.asyncapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Validator } from '../operation.ts';
import type {
  CallResult,
  CallOutcome,
  CallEndArguments,
  WidgetDone,
  CallbackUnavailableReason,
  CallbackUnavailable,
  CallbackAvailability,
  WidgetState,
  ChangeStateArguments,
  ChatMode,
  ContactInfo,
  WidgetRefusal,
  CustomDataResult,
  CustomField,
  CustomFields,
  InvitationRules,
  NoArguments,
  OfflineMessageForm,
  OfflineMessageRefused,
  OfflineMessageResult,
  OpenOptions,
  OpenArguments,
  SendOfflineMessageArguments,
  SetContactInfoArguments,
  SetCustomDataArguments,
  SetRulesArguments,
  SetUserTokenArguments,
  ShowProactiveInvitationArguments,
  StartCallArguments,
  StartCallResult,
  UserTokenRefused,
  UserTokenSet,
  UserTokenResult,
  VisitorContact,
  VisitorNumber,
} from './types.ts';

export declare const validateCallResult: Validator<CallResult>;
export declare const validateCallOutcome: Validator<CallOutcome>;
export declare const validateCallEndArguments: Validator<CallEndArguments>;
export declare const validateWidgetDone: Validator<WidgetDone>;
export declare const validateCallbackUnavailableReason: Validator<CallbackUnavailableReason>;
export declare const validateCallbackUnavailable: Validator<CallbackUnavailable>;
export declare const validateCallbackAvailability: Validator<CallbackAvailability>;
export declare const validateWidgetState: Validator<WidgetState>;
export declare const validateChangeStateArguments: Validator<ChangeStateArguments>;
export declare const validateChatMode: Validator<ChatMode>;
export declare const validateContactInfo: Validator<ContactInfo>;
export declare const validateWidgetRefusal: Validator<WidgetRefusal>;
export declare const validateCustomDataResult: Validator<CustomDataResult>;
export declare const validateCustomField: Validator<CustomField>;
export declare const validateCustomFields: Validator<CustomFields>;
export declare const validateInvitationRules: Validator<InvitationRules>;
export declare const validateNoArguments: Validator<NoArguments>;
export declare const validateOfflineMessageForm: Validator<OfflineMessageForm>;
export declare const validateOfflineMessageRefused: Validator<OfflineMessageRefused>;
export declare const validateOfflineMessageResult: Validator<OfflineMessageResult>;
export declare const validateOpenOptions: Validator<OpenOptions>;
export declare const validateOpenArguments: Validator<OpenArguments>;
export declare const validateSendOfflineMessageArguments: Validator<SendOfflineMessageArguments>;
export declare const validateSetContactInfoArguments: Validator<SetContactInfoArguments>;
export declare const validateSetCustomDataArguments: Validator<SetCustomDataArguments>;
export declare const validateSetRulesArguments: Validator<SetRulesArguments>;
export declare const validateSetUserTokenArguments: Validator<SetUserTokenArguments>;
export declare const validateShowProactiveInvitationArguments: Validator<ShowProactiveInvitationArguments>;
export declare const validateStartCallArguments: Validator<StartCallArguments>;
export declare const validateStartCallResult: Validator<StartCallResult>;
export declare const validateUserTokenRefused: Validator<UserTokenRefused>;
export declare const validateUserTokenSet: Validator<UserTokenSet>;
export declare const validateUserTokenResult: Validator<UserTokenResult>;
export declare const validateVisitorContact: Validator<VisitorContact>;
export declare const validateVisitorNumber: Validator<VisitorNumber>;
