// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Validator } from '../../operation.ts';
import type {
  ActingAgent,
  SetUpAction,
  ActionList,
  AddressRenewal,
  Department,
  DeskAgent,
  AgentList,
  AgentMessageId,
  AgentSettings,
  AgentText,
  Backup,
  HttpUrl,
  BotSettings,
  ButtonsEntry,
  CallEntry,
  CallMove,
  DayOfWeek,
  WorkingHours,
  CallbackSettings,
  CannedReply,
  CannedReplyList,
  CannedText,
  ChannelChange,
  ConnectedBotInfo,
  WebhookInfo,
  WidgetLook,
  WidgetInfo,
  DeskChannel,
  ChannelList,
  ChannelSettings,
  ChatState,
  DeskCustomer,
  PageInfo,
  SuppliedPage,
  GeoIp,
  UtmTags,
  Session,
  PanelItem,
  DeskCall,
  DeliveryState,
  DeskAttempt,
  DeskDelivery,
  EntryHead,
  TextEntry,
  MediaType,
  PositiveInteger,
  MediaContent,
  LocationContent,
  MarkdownEntry,
  ErrorEntry,
  NoteEntry,
  TransferEntry,
  EntryContent,
  TranscriptEntry,
  UnreadMessages,
  DeskChat,
  ChatList,
  ChatTransfer,
  ChatWithTranscript,
  ConnectedBot,
  CreatedChannel,
  DeliveryKind,
  LoggedDelivery,
  DeliveryPage,
  DeskNote,
  OfflineForm,
  DeskOfflineMessage,
  DeskEvent,
  DeskVisitor,
  DeskWidget,
  DestinationKind,
  Destination,
  DestinationList,
  ErrorCode,
  ErrorDetail,
  ErrorBody,
  FailedDeliveries,
  FoundChat,
  FoundChats,
  NewCall,
  NewFile,
  NoteList,
  OfflineMessageList,
  OfflineMessageState,
  OfflineMessageMove,
  PrivateNote,
  RenewedAddress,
  SentAgain,
  SignIn,
  SigningSecret,
  StoredOfflineMessage,
  Trial,
  TrialPost,
  TriedEvent,
  TrialResult,
  TypingChange,
  VisitorReport,
  WebhookSettings,
  WidgetSettings,
  WrittenContent,
  WrittenMessage,
} from './types.ts';

export declare const validateActingAgent: Validator<ActingAgent>;
export declare const validateSetUpAction: Validator<SetUpAction>;
export declare const validateActionList: Validator<ActionList>;
export declare const validateAddressRenewal: Validator<AddressRenewal>;
export declare const validateDepartment: Validator<Department>;
export declare const validateDeskAgent: Validator<DeskAgent>;
export declare const validateAgentList: Validator<AgentList>;
export declare const validateAgentMessageId: Validator<AgentMessageId>;
export declare const validateAgentSettings: Validator<AgentSettings>;
export declare const validateAgentText: Validator<AgentText>;
export declare const validateBackup: Validator<Backup>;
export declare const validateHttpUrl: Validator<HttpUrl>;
export declare const validateBotSettings: Validator<BotSettings>;
export declare const validateButtonsEntry: Validator<ButtonsEntry>;
export declare const validateCallEntry: Validator<CallEntry>;
export declare const validateCallMove: Validator<CallMove>;
export declare const validateDayOfWeek: Validator<DayOfWeek>;
export declare const validateWorkingHours: Validator<WorkingHours>;
export declare const validateCallbackSettings: Validator<CallbackSettings>;
export declare const validateCannedReply: Validator<CannedReply>;
export declare const validateCannedReplyList: Validator<CannedReplyList>;
export declare const validateCannedText: Validator<CannedText>;
export declare const validateChannelChange: Validator<ChannelChange>;
export declare const validateConnectedBotInfo: Validator<ConnectedBotInfo>;
export declare const validateWebhookInfo: Validator<WebhookInfo>;
export declare const validateWidgetLook: Validator<WidgetLook>;
export declare const validateWidgetInfo: Validator<WidgetInfo>;
export declare const validateDeskChannel: Validator<DeskChannel>;
export declare const validateChannelList: Validator<ChannelList>;
export declare const validateChannelSettings: Validator<ChannelSettings>;
export declare const validateChatState: Validator<ChatState>;
export declare const validateDeskCustomer: Validator<DeskCustomer>;
export declare const validatePageInfo: Validator<PageInfo>;
export declare const validateSuppliedPage: Validator<SuppliedPage>;
export declare const validateGeoIp: Validator<GeoIp>;
export declare const validateUtmTags: Validator<UtmTags>;
export declare const validateSession: Validator<Session>;
export declare const validatePanelItem: Validator<PanelItem>;
export declare const validateDeskCall: Validator<DeskCall>;
export declare const validateDeliveryState: Validator<DeliveryState>;
export declare const validateDeskAttempt: Validator<DeskAttempt>;
export declare const validateDeskDelivery: Validator<DeskDelivery>;
export declare const validateEntryHead: Validator<EntryHead>;
export declare const validateTextEntry: Validator<TextEntry>;
export declare const validateMediaType: Validator<MediaType>;
export declare const validatePositiveInteger: Validator<PositiveInteger>;
export declare const validateMediaContent: Validator<MediaContent>;
export declare const validateLocationContent: Validator<LocationContent>;
export declare const validateMarkdownEntry: Validator<MarkdownEntry>;
export declare const validateErrorEntry: Validator<ErrorEntry>;
export declare const validateNoteEntry: Validator<NoteEntry>;
export declare const validateTransferEntry: Validator<TransferEntry>;
export declare const validateEntryContent: Validator<EntryContent>;
export declare const validateTranscriptEntry: Validator<TranscriptEntry>;
export declare const validateUnreadMessages: Validator<UnreadMessages>;
export declare const validateDeskChat: Validator<DeskChat>;
export declare const validateChatList: Validator<ChatList>;
export declare const validateChatTransfer: Validator<ChatTransfer>;
export declare const validateChatWithTranscript: Validator<ChatWithTranscript>;
export declare const validateConnectedBot: Validator<ConnectedBot>;
export declare const validateCreatedChannel: Validator<CreatedChannel>;
export declare const validateDeliveryKind: Validator<DeliveryKind>;
export declare const validateLoggedDelivery: Validator<LoggedDelivery>;
export declare const validateDeliveryPage: Validator<DeliveryPage>;
export declare const validateDeskNote: Validator<DeskNote>;
export declare const validateOfflineForm: Validator<OfflineForm>;
export declare const validateDeskOfflineMessage: Validator<DeskOfflineMessage>;
export declare const validateDeskEvent: Validator<DeskEvent>;
export declare const validateDeskVisitor: Validator<DeskVisitor>;
export declare const validateDeskWidget: Validator<DeskWidget>;
export declare const validateDestinationKind: Validator<DestinationKind>;
export declare const validateDestination: Validator<Destination>;
export declare const validateDestinationList: Validator<DestinationList>;
export declare const validateErrorCode: Validator<ErrorCode>;
export declare const validateErrorDetail: Validator<ErrorDetail>;
export declare const validateErrorBody: Validator<ErrorBody>;
export declare const validateFailedDeliveries: Validator<FailedDeliveries>;
export declare const validateFoundChat: Validator<FoundChat>;
export declare const validateFoundChats: Validator<FoundChats>;
export declare const validateNewCall: Validator<NewCall>;
export declare const validateNewFile: Validator<NewFile>;
export declare const validateNoteList: Validator<NoteList>;
export declare const validateOfflineMessageList: Validator<OfflineMessageList>;
export declare const validateOfflineMessageState: Validator<OfflineMessageState>;
export declare const validateOfflineMessageMove: Validator<OfflineMessageMove>;
export declare const validatePrivateNote: Validator<PrivateNote>;
export declare const validateRenewedAddress: Validator<RenewedAddress>;
export declare const validateSentAgain: Validator<SentAgain>;
export declare const validateSignIn: Validator<SignIn>;
export declare const validateSigningSecret: Validator<SigningSecret>;
export declare const validateStoredOfflineMessage: Validator<StoredOfflineMessage>;
export declare const validateTrial: Validator<Trial>;
export declare const validateTrialPost: Validator<TrialPost>;
export declare const validateTriedEvent: Validator<TriedEvent>;
export declare const validateTrialResult: Validator<TrialResult>;
export declare const validateTypingChange: Validator<TypingChange>;
export declare const validateVisitorReport: Validator<VisitorReport>;
export declare const validateWebhookSettings: Validator<WebhookSettings>;
export declare const validateWidgetSettings: Validator<WidgetSettings>;
export declare const validateWrittenContent: Validator<WrittenContent>;
export declare const validateWrittenMessage: Validator<WrittenMessage>;
