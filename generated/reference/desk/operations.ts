// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Operation, RequestContext, ServerSentEvent } from '../../operation.ts';
import type {
  ActingAgent,
  ActionList,
  AddressRenewal,
  AgentList,
  AgentSettings,
  Backup,
  BotSettings,
  CallMove,
  CannedReply,
  CannedReplyList,
  CannedText,
  ChannelChange,
  ChannelList,
  ChannelSettings,
  ChatList,
  ChatTransfer,
  ChatWithTranscript,
  ConnectedBot,
  CreatedChannel,
  DeliveryPage,
  DeskAgent,
  DeskCall,
  DeskChannel,
  DeskChat,
  DeskEvent,
  DeskOfflineMessage,
  DeskVisitor,
  DeskWidget,
  DestinationList,
  ErrorBody,
  FailedDeliveries,
  FoundChats,
  LoggedDelivery,
  MediaContent,
  NewCall,
  NewFile,
  NoteList,
  OfflineForm,
  OfflineMessageList,
  OfflineMessageMove,
  PrivateNote,
  RenewedAddress,
  SentAgain,
  SignIn,
  StoredOfflineMessage,
  TranscriptEntry,
  Trial,
  TrialResult,
  TypingChange,
  VisitorReport,
  WebhookSettings,
  WidgetSettings,
  WrittenMessage,
} from './types.ts';
import {
  validateActingAgent,
  validateActionList,
  validateAddressRenewal,
  validateAgentList,
  validateAgentSettings,
  validateBackup,
  validateBotSettings,
  validateCallMove,
  validateCannedReply,
  validateCannedReplyList,
  validateCannedText,
  validateChannelChange,
  validateChannelList,
  validateChannelSettings,
  validateChatList,
  validateChatTransfer,
  validateChatWithTranscript,
  validateConnectedBot,
  validateCreatedChannel,
  validateDeliveryPage,
  validateDeskAgent,
  validateDeskCall,
  validateDeskChannel,
  validateDeskChat,
  validateDeskEvent,
  validateDeskOfflineMessage,
  validateDeskVisitor,
  validateDeskWidget,
  validateDestinationList,
  validateErrorBody,
  validateFailedDeliveries,
  validateFoundChats,
  validateLoggedDelivery,
  validateMediaContent,
  validateNewCall,
  validateNewFile,
  validateNoteList,
  validateOfflineForm,
  validateOfflineMessageList,
  validateOfflineMessageMove,
  validatePrivateNote,
  validateRenewedAddress,
  validateSentAgain,
  validateSignIn,
  validateStoredOfflineMessage,
  validateTranscriptEntry,
  validateTrial,
  validateTrialResult,
  validateTypingChange,
  validateVisitorReport,
  validateWebhookSettings,
  validateWidgetSettings,
  validateWrittenMessage,
} from './validators.js';

/** The input of listAgents. */
export type ListAgentsInput = Record<never, never>;

/** The results of listAgents. */
export type ListAgentsResult =
  | { status: 200; body: AgentList; headers?: Record<string, string> | undefined }
  | { status: 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of putAgent. */
export interface PutAgentInput {
  /** The path parameters. */
  path: {
    /** The agent. */
    agent_id: string;
  };
  /** What an agent is known by. Fields that are absent stay as they are. */
  body: AgentSettings;
}

/** The results of putAgent. */
export type PutAgentResult =
  | { status: 200; body: DeskAgent; headers?: Record<string, string> | undefined }
  | { status: 400 | 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of removeAgent. */
export interface RemoveAgentInput {
  /** The path parameters. */
  path: {
    /** The agent. */
    agent_id: string;
  };
}

/** The results of removeAgent. */
export type RemoveAgentResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of reportPresence. */
export interface ReportPresenceInput {
  /** The path parameters. */
  path: {
    /** The agent. */
    agent_id: string;
  };
}

/** The results of reportPresence. */
export type ReportPresenceResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of createSignIn. */
export interface CreateSignInInput {
  /** The path parameters. */
  path: {
    /** The agent. */
    agent_id: string;
  };
}

/** The results of createSignIn. */
export type CreateSignInResult =
  | { status: 201; body: SignIn; headers?: Record<string, string> | undefined }
  | { status: 401 | 403 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of removeSignIn. */
export interface RemoveSignInInput {
  /** The path parameters. */
  path: {
    /** The agent. */
    agent_id: string;
  };
}

/** The results of removeSignIn. */
export type RemoveSignInResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 401 | 403 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of listActions. */
export interface ListActionsInput {
  /** The query parameters. */
  query?: {
    /** Only actions with lower numbers than this one. */
    before?: number | undefined;
    /** How many at most. */
    limit?: number | undefined;
  } | undefined;
}

/** The results of listActions. */
export type ListActionsResult =
  | { status: 200; body: ActionList; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 403; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of listChannels. */
export type ListChannelsInput = Record<never, never>;

/** The results of listChannels. */
export type ListChannelsResult =
  | { status: 200; body: ChannelList; headers?: Record<string, string> | undefined }
  | { status: 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of createChannel. */
export interface CreateChannelInput {
  /**
   * What the form for a new channel asks for. A channel of a chat front end has a customer endpoint, where
   * agents' messages go; one that has a widget alone needs none.
   */
  body: ChannelSettings;
}

/** The results of createChannel. */
export type CreateChannelResult =
  | { status: 201; body: CreatedChannel; headers?: Record<string, string> | undefined }
  | { status: 400 | 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of removeChannel. */
export interface RemoveChannelInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
}

/** The results of removeChannel. */
export type RemoveChannelResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of changeChannel. */
export interface ChangeChannelInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
  /** What is to be changed of a channel. Fields that are absent stay as they are. */
  body: ChannelChange;
}

/** The results of changeChannel. */
export type ChangeChannelResult =
  | { status: 200; body: DeskChannel; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of renewAddress. */
export interface RenewAddressInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
  /** What becomes of the former address of a channel. */
  body: AddressRenewal;
}

/** The results of renewAddress. */
export type RenewAddressResult =
  | { status: 200; body: RenewedAddress; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of connectBot. */
export interface ConnectBotInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
  /**
   * How a bot provider is reached. The endpoint and the token can be absent only where a bot is connected;
   * the suite gives both.
   */
  body: BotSettings;
}

/** The results of connectBot. */
export type ConnectBotResult =
  | { status: 200; body: ConnectedBot; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of disconnectBot. */
export interface DisconnectBotInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
}

/** The results of disconnectBot. */
export type DisconnectBotResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of setWebhook. */
export interface SetWebhookInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
  /**
   * Where events go, and whether they are signed. The address can be absent only where one is set; the
   * suite gives it.
   */
  body: WebhookSettings;
}

/** The results of setWebhook. */
export type SetWebhookResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of removeWebhook. */
export interface RemoveWebhookInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
}

/** The results of removeWebhook. */
export type RemoveWebhookResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of setWidget. */
export interface SetWidgetInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
  /** How a widget works. */
  body: WidgetSettings;
}

/** The results of setWidget. */
export type SetWidgetResult =
  | { status: 200; body: DeskWidget; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of removeWidget. */
export interface RemoveWidgetInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
}

/** The results of removeWidget. */
export type RemoveWidgetResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of submitOfflineForm. */
export interface SubmitOfflineFormInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
  /** What the visitor filled in. */
  body: OfflineForm;
}

/** The results of submitOfflineForm. */
export type SubmitOfflineFormResult =
  | { status: 202; body: StoredOfflineMessage; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of listOfflineMessages. */
export interface ListOfflineMessagesInput {
  /** The query parameters. */
  query?: {
    /** Only messages in this state. */
    state?: 'open' | 'done' | undefined;
    /** Only messages with lower numbers than this one. */
    before?: number | undefined;
    /** How many at most. */
    limit?: number | undefined;
  } | undefined;
}

/** The results of listOfflineMessages. */
export type ListOfflineMessagesResult =
  | { status: 200; body: OfflineMessageList; headers?: Record<string, string> | undefined }
  | { status: 400 | 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of settleOfflineMessage. */
export interface SettleOfflineMessageInput {
  /** The path parameters. */
  path: {
    /** The number of the message. */
    number: number;
  };
  /** Who deals with an offline message. */
  body: OfflineMessageMove;
}

/** The results of settleOfflineMessage. */
export type SettleOfflineMessageResult =
  | { status: 200; body: DeskOfflineMessage; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of listReplies. */
export type ListRepliesInput = Record<never, never>;

/** The results of listReplies. */
export type ListRepliesResult =
  | { status: 200; body: CannedReplyList; headers?: Record<string, string> | undefined }
  | { status: 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of putReply. */
export interface PutReplyInput {
  /** The path parameters. */
  path: {
    /** The word by which agents find the reply. */
    reply_name: string;
  };
  /** The text of a canned reply. */
  body: CannedText;
}

/** The results of putReply. */
export type PutReplyResult =
  | { status: 200; body: CannedReply; headers?: Record<string, string> | undefined }
  | { status: 400 | 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of removeReply. */
export interface RemoveReplyInput {
  /** The path parameters. */
  path: {
    /** The word by which agents find the reply. */
    reply_name: string;
  };
}

/** The results of removeReply. */
export type RemoveReplyResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of storeFile. */
export interface StoreFileInput {
  /** A file of an agent. */
  body: NewFile;
}

/** The results of storeFile. */
export type StoreFileResult =
  | { status: 201; body: MediaContent; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 503; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of tryConnection. */
export interface TryConnectionInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
  /** What to try. */
  body: Trial;
}

/** The results of tryConnection. */
export type TryConnectionResult =
  | { status: 200; body: TrialResult; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of listChats. */
export interface ListChatsInput {
  /** The query parameters. */
  query?: {
    /** Only chats of this channel. */
    channel_id?: string | undefined;
    /** Only chats in this state. */
    state?: 'open' | 'closed' | undefined;
    /** Only chats with lower numbers than this one. */
    before?: number | undefined;
    /** How many at most. */
    limit?: number | undefined;
  } | undefined;
}

/** The results of listChats. */
export type ListChatsResult =
  | { status: 200; body: ChatList; headers?: Record<string, string> | undefined }
  | { status: 400 | 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of searchChats. */
export interface SearchChatsInput {
  /** The query parameters. */
  query: {
    /** The words as they stand in an entry, in capitals or not. */
    words: string;
    /** Only entries with lower numbers than this one. */
    before?: number | undefined;
  };
}

/** The results of searchChats. */
export type SearchChatsResult =
  | { status: 200; body: FoundChats; headers?: Record<string, string> | undefined }
  | { status: 400 | 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of getChat. */
export interface GetChatInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** The query parameters. */
  query?: {
    /** Only entries with lower numbers than this one. */
    before?: number | undefined;
    /** How many entries at most. */
    limit?: number | undefined;
  } | undefined;
}

/** The results of getChat. */
export type GetChatResult =
  | { status: 200; body: ChatWithTranscript; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of listFormerChats. */
export interface ListFormerChatsInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
}

/** The results of listFormerChats. */
export type ListFormerChatsResult =
  | { status: 200; body: ChatList; headers?: Record<string, string> | undefined }
  | { status: 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of acceptChat. */
export interface AcceptChatInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** Who acts. */
  body: ActingAgent;
}

/** The results of acceptChat. */
export type AcceptChatResult =
  | { status: 200; body: DeskChat; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of transferChat. */
export interface TransferChatInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** Who hands over a chat, and to whom. */
  body: ChatTransfer;
}

/** The results of transferChat. */
export type TransferChatResult =
  | { status: 200; body: DeskChat; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of writeMessage. */
export interface WriteMessageInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** The agent and the message. */
  body: WrittenMessage;
}

/** The results of writeMessage. */
export type WriteMessageResult =
  | { status: 202; body: TranscriptEntry; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of writePrivateNote. */
export interface WritePrivateNoteInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** The agent and the note. */
  body: PrivateNote;
}

/** The results of writePrivateNote. */
export type WritePrivateNoteResult =
  | { status: 201; body: TranscriptEntry; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of setTyping. */
export interface SetTypingInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** Who types, and whether they begin or stop. */
  body: TypingChange;
}

/** The results of setTyping. */
export type SetTypingResult =
  | { status: 202; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of closeChat. */
export interface CloseChatInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** Who acts. */
  body: ActingAgent;
}

/** The results of closeChat. */
export type CloseChatResult =
  | { status: 200; body: DeskChat; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of assignChat. */
export interface AssignChatInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** Who acts. */
  body: ActingAgent;
}

/** The results of assignChat. */
export type AssignChatResult =
  | { status: 200; body: DeskChat; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of requestAgent. */
export interface RequestAgentInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
}

/** The results of requestAgent. */
export type RequestAgentResult =
  | { status: 200; body: DeskChat; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of getVisitor. */
export interface GetVisitorInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
}

/** The results of getVisitor. */
export type GetVisitorResult =
  | { status: 200; body: DeskVisitor; headers?: Record<string, string> | undefined }
  | { status: 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of setVisitor. */
export interface SetVisitorInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** What a widget would report of its visitor. */
  body: VisitorReport;
}

/** The results of setVisitor. */
export type SetVisitorResult =
  | { status: 200; body: DeskChat; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of startCall. */
export interface StartCallInput {
  /** The path parameters. */
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  /** A call that begins. */
  body: NewCall;
}

/** The results of startCall. */
export type StartCallResult =
  | { status: 201; body: DeskCall; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of moveCall. */
export interface MoveCallInput {
  /** The path parameters. */
  path: {
    /** The number of the call. */
    call_id: number;
  };
  /** The next status of a call. */
  body: CallMove;
}

/** The results of moveCall. */
export type MoveCallResult =
  | { status: 200; body: DeskCall; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of listNotes. */
export interface ListNotesInput {
  /** The query parameters. */
  query?: {
    /** Only notes about this channel. */
    channel_id?: string | undefined;
    /** Only notes about this chat. */
    chat_id?: number | undefined;
    /** How many at most. */
    limit?: number | undefined;
  } | undefined;
}

/** The results of listNotes. */
export type ListNotesResult =
  | { status: 200; body: NoteList; headers?: Record<string, string> | undefined }
  | { status: 400 | 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of backUp. */
export type BackUpInput = Record<never, never>;

/** The results of backUp. */
export type BackUpResult =
  | { status: 201; body: Backup; headers?: Record<string, string> | undefined }
  | { status: 401 | 405 | 503; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of streamEvents. */
export interface StreamEventsInput {
  /** The header fields, named in lower case. */
  headers?: {
    /** The number of the last event that was seen. */
    'last-event-id'?: string | undefined;
  } | undefined;
}

/** The results of streamEvents. */
export type StreamEventsResult =
  | { status: 200; events: AsyncIterable<ServerSentEvent<DeskEvent>>; headers?: Record<string, string> | undefined }
  | { status: 400 | 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of listDeliveries. */
export interface ListDeliveriesInput {
  /** The query parameters. */
  query?: {
    /** Only deliveries of this kind. */
    kind?: 'message' | 'typing' | 'bot_event' | 'webhook' | undefined;
    /** Only deliveries in this state. */
    state?: 'pending' | 'delivered' | 'failed' | undefined;
    /** Only deliveries of this chat. */
    chat_id?: number | undefined;
    /** Only deliveries with lower numbers. */
    before?: number | undefined;
    /** How many at most. */
    limit?: number | undefined;
  } | undefined;
}

/** The results of listDeliveries. */
export type ListDeliveriesResult =
  | { status: 200; body: DeliveryPage; headers?: Record<string, string> | undefined }
  | { status: 400 | 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of sendAgain. */
export interface SendAgainInput {
  /** The path parameters. */
  path: {
    /** The number of the delivery. */
    delivery_id: number;
  };
}

/** The results of sendAgain. */
export type SendAgainResult =
  | { status: 202; body: LoggedDelivery; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of listDestinations. */
export type ListDestinationsInput = Record<never, never>;

/** The results of listDestinations. */
export type ListDestinationsResult =
  | { status: 200; body: DestinationList; headers?: Record<string, string> | undefined }
  | { status: 401; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of sendAllAgain. */
export interface SendAllAgainInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
  /** What failed at a destination. */
  body: FailedDeliveries;
}

/** The results of sendAllAgain. */
export type SendAllAgainResult =
  | { status: 202; body: SentAgain; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The handlers of the party desk. Each takes an input and returns a result, without HTTP objects. */
export interface DeskHandlers<Context = RequestContext> {
  /**
   * List the agents.
   *
   * Gives all agents with their presence.
   *
   * 200: The agents. 401: The caller is not who the agreed credentials say.
   */
  listAgents(input: ListAgentsInput, context: Context): ListAgentsResult | Promise<ListAgentsResult>;

  /**
   * Add or change an agent.
   *
   * Adds the agent or changes the fields that are given, presence among them.
   *
   * 200: The agent as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say.
   */
  putAgent(input: PutAgentInput, context: Context): PutAgentResult | Promise<PutAgentResult>;

  /**
   * Remove an agent.
   *
   * Takes the agent out of the list and out of all channels. Their open chats go back into the queue;
   * their name stays at what they wrote. An agent with the same id who is added later is the same one
   * again. The suite does not need it.
   *
   * 204: The agent is removed. 401: The caller is not who the agreed credentials say. 404: The address is
   * not formed as agreed. On the channel API no channel has this identifier.
   */
  removeAgent(input: RemoveAgentInput, context: Context): RemoveAgentResult | Promise<RemoveAgentResult>;

  /**
   * Report that a console is open.
   *
   * The console of an agent sends it again and again while it is open. An agent whose last console is gone
   * for a minute goes off line, unless `stays_online` is set, and is on line again with the next report.
   * An agent for whom no console ever reported stays as `putAgent` says. The suite does not need it.
   *
   * 204: It is noted. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier.
   */
  reportPresence(input: ReportPresenceInput, context: Context): ReportPresenceResult | Promise<ReportPresenceResult>;

  /**
   * Make a sign-in link for an agent.
   *
   * Gives a token with which the agent uses the desk without the token of the desk; it is shown this once,
   * and the former one is good no more. With it the agent acts in chats as themselves. Everything of the
   * set-up is answered 403, and so is what another agent would do. The suite does not need it.
   *
   * 201: The token. 401: The caller is not who the agreed credentials say. 403: The caller may not do
   * this. 404: The address is not formed as agreed. On the channel API no channel has this identifier.
   */
  createSignIn(input: CreateSignInInput, context: Context): CreateSignInResult | Promise<CreateSignInResult>;

  /**
   * Revoke the sign-in link of an agent.
   *
   * The agent's token is good no more, and open consoles of it end. The suite does not need it.
   *
   * 204: The link is revoked. 401: The caller is not who the agreed credentials say. 403: The caller may
   * not do this. 404: The address is not formed as agreed. On the channel API no channel has this
   * identifier.
   */
  removeSignIn(input: RemoveSignInInput, context: Context): RemoveSignInResult | Promise<RemoveSignInResult>;

  /**
   * List what was done in the set-up.
   *
   * Gives the latest actions of administrators, newest first, with the agent that the header `X-Agent` of
   * the request named. With `before` the list goes on below that action. The suite does not need it.
   *
   * 200: The actions. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 403: The caller may not do this.
   */
  listActions(input: ListActionsInput, context: Context): ListActionsResult | Promise<ListActionsResult>;

  /**
   * List the channels.
   *
   * Gives all channels. The addresses that customers' messages go to are not shown again.
   *
   * 200: The channels. 401: The caller is not who the agreed credentials say.
   */
  listChannels(input: ListChannelsInput, context: Context): ListChannelsResult | Promise<ListChannelsResult>;

  /**
   * Set up a channel.
   *
   * Connects a chat front end. The answer holds the address for customers' messages, random string
   * included; it is shown this once, and `renewAddress` gives another one. The customer endpoint has to be
   * HTTPS, or loopback where the service allows it; another is refused with 400.
   *
   * 201: The channel, with its address. 400: The request does not have the agreed format. Compare its
   * fields with this document. 401: The caller is not who the agreed credentials say.
   */
  createChannel(input: CreateChannelInput, context: Context): CreateChannelResult | Promise<CreateChannelResult>;

  /**
   * Remove a channel.
   *
   * Takes the chat off the site. Its status becomes 0 and its chats are closed; posts are answered 404.
   * The suite takes a status of 404 after the removal too: the source has 0 for a chat that was taken off
   * and 404 for one that is not known. At the desk the channel is gone at once: it is in no list, and a
   * second removal is answered 404.
   *
   * 204: The channel is removed. 401: The caller is not who the agreed credentials say. 404: The address
   * is not formed as agreed. On the channel API no channel has this identifier.
   */
  removeChannel(input: RemoveChannelInput, context: Context): RemoveChannelResult | Promise<RemoveChannelResult>;

  /**
   * Change a channel.
   *
   * Changes the fields that are given. Its address stays: `renewAddress` gives a new one. What is on its
   * way goes to the customer endpoint that it was recorded with.
   *
   * 200: The channel as it is now. 400: The request does not have the agreed format. Compare its fields
   * with this document. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier.
   */
  changeChannel(input: ChangeChannelInput, context: Context): ChangeChannelResult | Promise<ChangeChannelResult>;

  /**
   * Renew the address of a channel.
   *
   * Gives the channel a new address for customers' messages, with a new random string; it is shown this
   * once. Its chats, and all that is connected to it, stay. With keep_former the old address stays valid
   * until the time in the response, so that the front end can change over without losing a message.
   * Otherwise it stops working now. Older addresses stop working either way.
   *
   * 200: The new address. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  renewAddress(input: RenewAddressInput, context: Context): RenewAddressResult | Promise<RenewAddressResult>;

  /**
   * Connect a bot to a channel.
   *
   * From now on new conversations of the channel go to the bot provider first. The token is the one that
   * the provider generated. The answer holds the address that the provider posts its events to, token
   * included. When the bot invites an agent and nobody is online, the bot is told so, and the chat stays
   * as it was: open, and handled by the bot. The contract does not limit how long a bot may be silent
   * after its response 200. Two settings do, as a choice of the reference (LOCAL): after
   * `mark_after_seconds` without a reply the console marks the chat, and after `hand_over_after_seconds`
   * the agents get it, with the reason `bot_silent`, a note and an error in the chat. Where a bot is
   * connected, settings that are absent stay as they are. Its credentials go to no other host by that:
   * with an endpoint at another one the token has to be given anew, and the value of Authorization too
   * where there is one.
   *
   * 200: The bot is connected. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  connectBot(input: ConnectBotInput, context: Context): ConnectBotResult | Promise<ConnectBotResult>;

  /**
   * Take the bot off a channel.
   *
   * Chats that the bot has go to the agents, which `chat_transferred` tells of each, and so do the
   * channel's chats from now on. Where the store cannot be written meanwhile, the rest of them go by
   * themselves as soon as it can.
   *
   * 204: It is taken off. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier.
   */
  disconnectBot(input: DisconnectBotInput, context: Context): DisconnectBotResult | Promise<DisconnectBotResult>;

  /**
   * Set the address for developer webhooks.
   *
   * Events of this channel's chats and calls are posted there from now on. Their `widget_id` is the
   * identifier of the channel, also where it has no widget; the visitor's number and `chats_count` are
   * counted for customers of the channel API as for visitors of a page. `department` is there for agents
   * who are in one, and absent for others. Where an address is set, settings that are absent stay as they
   * are, so that it can be changed without the secret, and the secret without its query.
   *
   * 204: The address is set. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  setWebhook(input: SetWebhookInput, context: Context): SetWebhookResult | Promise<SetWebhookResult>;

  /**
   * Stop developer webhooks.
   *
   * No more events of this channel are posted.
   *
   * 204: It is taken off. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier.
   */
  removeWebhook(input: RemoveWebhookInput, context: Context): RemoveWebhookResult | Promise<RemoveWebhookResult>;

  /**
   * Put a widget on a channel.
   *
   * From now on pages can load the widget of this channel, and its chats arrive among those of the
   * channel. Settings that are absent stay as they are.
   *
   * 200: The widget as it is now. 400: The request does not have the agreed format. Compare its fields
   * with this document. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier.
   */
  setWidget(input: SetWidgetInput, context: Context): SetWidgetResult | Promise<SetWidgetResult>;

  /**
   * Take the widget off a channel.
   *
   * Pages can load it no more, and its visitors are unknown.
   *
   * 204: It is taken off. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier.
   */
  removeWidget(input: RemoveWidgetInput, context: Context): RemoveWidgetResult | Promise<RemoveWidgetResult>;

  /**
   * Submit the offline form.
   *
   * A visitor leaves a message while nobody is there. It stands in for the widget's form.
   *
   * 202: The message is stored. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  submitOfflineForm(input: SubmitOfflineFormInput, context: Context): SubmitOfflineFormResult | Promise<SubmitOfflineFormResult>;

  /**
   * List the offline messages.
   *
   * Gives what visitors left while nobody was on line, newest first. With `before` the list goes on below
   * that message. The suite does not need it.
   *
   * 200: The messages. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say.
   */
  listOfflineMessages(input: ListOfflineMessagesInput, context: Context): ListOfflineMessagesResult | Promise<ListOfflineMessagesResult>;

  /**
   * Mark an offline message.
   *
   * An agent has dealt with the message, or opens it again. The event is `offline_message`. The suite does
   * not need it.
   *
   * 200: The message as it is now. 400: The request does not have the agreed format. Compare its fields
   * with this document. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier.
   */
  settleOfflineMessage(input: SettleOfflineMessageInput, context: Context): SettleOfflineMessageResult | Promise<SettleOfflineMessageResult>;

  /**
   * List the canned replies.
   *
   * Gives the texts that agents use again and again, ordered by their names. A text may have the
   * placeholders `{name}`, the customer's name, and `{agent}`, the agent's; the console fills them in. The
   * suite does not need it.
   *
   * 200: The replies. 401: The caller is not who the agreed credentials say.
   */
  listReplies(input: ListRepliesInput, context: Context): ListRepliesResult | Promise<ListRepliesResult>;

  /**
   * Add or change a canned reply.
   *
   * Stores the text under the name. There are at most 500 replies. The suite does not need it.
   *
   * 200: The reply as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say.
   */
  putReply(input: PutReplyInput, context: Context): PutReplyResult | Promise<PutReplyResult>;

  /**
   * Remove a canned reply.
   *
   * Removes the text. Messages that were written with it stay. The suite does not need it.
   *
   * 204: The reply is removed. 401: The caller is not who the agreed credentials say. 404: The address is
   * not formed as agreed. On the channel API no channel has this identifier.
   */
  removeReply(input: RemoveReplyInput, context: Context): RemoveReplyResult | Promise<RemoveReplyResult>;

  /**
   * Store a file for a message.
   *
   * Stores a file of an agent and gives the fields with which `writeMessage` sends it. Its address cannot
   * be guessed, and needs no token, for the customer's side fetches it. The kind follows from the content,
   * whatever the name says. Files are removed with the chats of their time. The suite does not need it.
   *
   * 201: The file, as a message has it. 400: The request does not have the agreed format. Compare its
   * fields with this document. 401: The caller is not who the agreed credentials say. 503: The server is
   * not available.
   */
  storeFile(input: StoreFileInput, context: Context): StoreFileResult | Promise<StoreFileResult>;

  /**
   * Try a connection.
   *
   * Sends sample events to what is connected to the channel, each once, and judges the answers. A bot gets
   * a message of a customer in a chat of its own, which no agent sees and no list has; what it posts in
   * that chat is reported, and the chat is closed. Webhooks get every event. No attempt is counted.
   *
   * 200: What was sent, what came back, and whether that is right. 400: The request does not have the
   * agreed format. Compare its fields with this document. 401: The caller is not who the agreed
   * credentials say. 404: The address is not formed as agreed. On the channel API no channel has this
   * identifier.
   */
  tryConnection(input: TryConnectionInput, context: Context): TryConnectionResult | Promise<TryConnectionResult>;

  /**
   * List the chats.
   *
   * Gives the newest chats first, without their transcripts, each with its last entry, with `last_said`,
   * the latest message of the customer or an agent where another entry came after it, and with what is
   * unread. With `before` the list goes on below that chat. Where chats are large there may be fewer than
   * were asked for.
   *
   * 200: The chats. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say.
   */
  listChats(input: ListChatsInput, context: Context): ListChatsResult | Promise<ListChatsResult>;

  /**
   * Search what was said.
   *
   * Gives chats in which somebody said these words, each with the latest entry that has them, newest
   * first. One request looks through a bounded number of entries; where there are more, the search goes on
   * with `before`. The suite does not need it.
   *
   * 200: What was found. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say.
   */
  searchChats(input: SearchChatsInput, context: Context): SearchChatsResult | Promise<SearchChatsResult>;

  /**
   * Read a chat.
   *
   * Gives the chat with its transcript, oldest entry first. Of a long transcript it gives the newest
   * entries; those in front of them are read with `before`, page by page. Where entries are large there
   * may be fewer than were asked for.
   *
   * 200: The chat and what was said in it. 400: The request does not have the agreed format. Compare its
   * fields with this document. 401: The caller is not who the agreed credentials say. 404: The address is
   * not formed as agreed. On the channel API no channel has this identifier.
   */
  getChat(input: GetChatInput, context: Context): GetChatResult | Promise<GetChatResult>;

  /**
   * List the former chats of a visitor.
   *
   * Gives the latest chats that the visitor of this chat had before it, newest first. The suite does not
   * need it.
   *
   * 200: The chats, each with its last entry. 401: The caller is not who the agreed credentials say. 404:
   * The address is not formed as agreed. On the channel API no channel has this identifier.
   */
  listFormerChats(input: ListFormerChatsInput, context: Context): ListFormerChatsResult | Promise<ListFormerChatsResult>;

  /**
   * Accept a chat.
   *
   * The agent presses Reply. Accepting a chat twice changes nothing. From here on the chat has an agent,
   * whom the developer webhooks name: of a change of the visitor's data before it nothing is told
   * (chat_updated names an agent, and there is none yet). The suite always accepts before it writes; a
   * desk where that is not needed may answer anything.
   *
   * 200: The chat as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  acceptChat(input: AcceptChatInput, context: Context): AcceptChatResult | Promise<AcceptChatResult>;

  /**
   * Hand over a chat.
   *
   * An agent gives the chat to a colleague, takes it over from one, or puts it back into the queue, where
   * it waits for any agent. The event is `chat_transferred`. The transcript gets an entry `transfer`, with
   * the note that the colleague reads; the customer, the bot and webhooks never get it. The suite does not
   * need it.
   *
   * 200: The chat as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  transferChat(input: TransferChatInput, context: Context): TransferChatResult | Promise<TransferChatResult>;

  /**
   * Write to the customer.
   *
   * Takes an agent's text, file or place and delivers it by the policy of the channel API. The answer
   * comes as soon as the message is stored; how the delivery goes is told by events and in the transcript.
   * The agent need not have accepted the chat: writing does not accept it, and developer webhooks tell of
   * nothing. An answer with an `error` ends the delivery at once, and counts as failed: the agent is shown
   * its message.
   *
   * 202: The message is stored and on its way. 400: The request does not have the agreed format. Compare
   * its fields with this document. 401: The caller is not who the agreed credentials say. 404: The address
   * is not formed as agreed. On the channel API no channel has this identifier.
   */
  writeMessage(input: WriteMessageInput, context: Context): WriteMessageResult | Promise<WriteMessageResult>;

  /**
   * Write a private note.
   *
   * Adds a note for colleagues to the transcript, of an open or a closed chat. The customer, the bot and
   * webhooks never get it. The suite does not need it.
   *
   * 201: The entry of the note. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  writePrivateNote(input: WritePrivateNoteInput, context: Context): WritePrivateNoteResult | Promise<WritePrivateNoteResult>;

  /**
   * Begin or stop typing.
   *
   * Tells the customer's side that the agent begins or stops to write. No message waits for such a notice;
   * where one is not delivered, an error in the chat says so.
   *
   * 202: The notice is on its way. 400: The request does not have the agreed format. Compare its fields
   * with this document. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier.
   */
  setTyping(input: SetTypingInput, context: Context): SetTypingResult | Promise<SetTypingResult>;

  /**
   * Close a chat.
   *
   * Ends the chat. A later message of the customer opens a new one.
   *
   * 200: The chat as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  closeChat(input: CloseChatInput, context: Context): CloseChatResult | Promise<CloseChatResult>;

  /**
   * Connect a chat to the CRM.
   *
   * The agent presses the assign button that an answer to chat_accepted switched on. Without the button it
   * is refused with 400.
   *
   * 200: The chat as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  assignChat(input: AssignChatInput, context: Context): AssignChatResult | Promise<AssignChatResult>;

  /**
   * Ask for an agent.
   *
   * The client asks for an agent, past the bot. The chat goes to the agents.
   *
   * 200: The chat as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  requestAgent(input: RequestAgentInput, context: Context): RequestAgentResult | Promise<RequestAgentResult>;

  /**
   * Read what is known of the visitor.
   *
   * Gives what was reported of the visitor of a chat, the latest of each part.
   *
   * 200: What is known of the visitor. 401: The caller is not who the agreed credentials say. 404: The
   * address is not formed as agreed. On the channel API no channel has this identifier.
   */
  getVisitor(input: GetVisitorInput, context: Context): GetVisitorResult | Promise<GetVisitorResult>;

  /**
   * Set what is known of the visitor.
   *
   * Sets what a widget would report: contact data, the session, the page, the rating and the visitor's
   * token. Parts that are absent stay as they are. A chat that came by the channel API has no session and
   * no page until they are set here; the events of its developer webhooks then carry empty ones, for the
   * source wants them there.
   *
   * 200: The chat as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  setVisitor(input: SetVisitorInput, context: Context): SetVisitorResult | Promise<SetVisitorResult>;

  /**
   * Start a call.
   *
   * A call with the visitor of this chat begins, in the status start.
   *
   * 201: The call. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  startCall(input: StartCallInput, context: Context): StartCallResult | Promise<StartCallResult>;

  /**
   * Move a call on.
   *
   * The call takes another status, by one of the ways that a call can go. A call that ended or failed
   * takes no more. A reason belongs to the status `error` and a recording to `end`; in other statuses they
   * are left out of what is told.
   *
   * 200: The call as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  moveCall(input: MoveCallInput, context: Context): MoveCallResult | Promise<MoveCallResult>;

  /**
   * List the notes.
   *
   * Gives the newest notes first. A note says what was odd about a request or an answer of an integrator:
   * what was read kindly, what was left out, what nobody reads. Nothing is dropped without one. Of a
   * channel that has many the oldest of the chat with most are forgotten.
   *
   * 200: The notes. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say.
   */
  listNotes(input: ListNotesInput, context: Context): ListNotesResult | Promise<ListNotesResult>;

  /**
   * Copy the store.
   *
   * Writes a copy of all that is stored into a new file beside the store, while the service goes on. It is
   * for whoever operates the reference; no check needs it. A store on PostgreSQL is copied by what comes
   * with PostgreSQL, and this is answered 405.
   *
   * 201: The copy is made. 401: The caller is not who the agreed credentials say. 405: The address has no
   * such method, or the event is not supported. 503: The server is not available.
   */
  backUp(input: BackUpInput, context: Context): BackUpResult | Promise<BackUpResult>;

  /**
   * Follow what happens.
   *
   * A stream of server-sent events. Each event has the number of the event as `id`, its name as `event`
   * and a DeskEvent as `data`. With Last-Event-ID the stream goes on after that event; without it, it
   * begins with what happens from now on. The suite does without a stream, and without one that tells
   * nothing; one that tells of messages has to tell of a delivery that was given up, too, by
   * `delivery_failed` or by the entry for it.
   *
   * 200: The stream. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say.
   */
  streamEvents(input: StreamEventsInput, context: Context): StreamEventsResult | Promise<StreamEventsResult>;

  /**
   * Read the log of deliveries.
   *
   * Gives what was sent to integrators, newest first: agents' messages, typing notices, events for bots
   * and developer webhooks, each with its attempts; fewer than asked for where they are heavy. With
   * `before` the page goes on below that delivery.
   *
   * 200: A page of the log. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say.
   */
  listDeliveries(input: ListDeliveriesInput, context: Context): ListDeliveriesResult | Promise<ListDeliveriesResult>;

  /**
   * Send a failed delivery again.
   *
   * Makes a new delivery of the same body, with attempts of its own. It goes to where the channel sends
   * now, with the Authorization and the signature that are set up now; of one that was sent again before,
   * the latest is sent again. Only what failed is, so that nothing is repeated while the policy still
   * repeats it or after it arrived; another is refused with 400. So is a `CLIENT_MESSAGE`: with it the bot
   * lost the chat, or it waited when the agents got the chat.
   *
   * 202: The new delivery. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  sendAgain(input: SendAgainInput, context: Context): SendAgainResult | Promise<SendAgainResult>;

  /**
   * List the destinations.
   *
   * Gives where the channels send to, customer endpoints, bots and webhooks, and how each one fares. One
   * at which deliveries have failed for long is `failing`: what the contract says of attempts goes on. New
   * webhooks to such a one wait, as nothing is stated about them (OPEN-29): it is `paused`, and one
   * delivery at a time tries whether it is back.
   *
   * 200: The destinations, in the order of the channels. 401: The caller is not who the agreed credentials
   * say.
   */
  listDestinations(input: ListDestinationsInput, context: Context): ListDestinationsResult | Promise<ListDestinationsResult>;

  /**
   * Send again what failed.
   *
   * Makes new deliveries, with attempts of their own, of what failed at a destination since an instant and
   * was not sent again yet, oldest first, but for what `sendAgain` refuses. They go to where the channel
   * sends now. Of many it takes the oldest, and says whether there are more.
   *
   * 202: They are on their way. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  sendAllAgain(input: SendAllAgainInput, context: Context): SendAllAgainResult | Promise<SendAllAgainResult>;
}

/** The operations that the party desk serves. */
export const deskOperations = [
  {
    operationId: 'listAgents',
    party: 'desk',
    method: 'GET',
    path: '/agents',
    tokens: ['deskToken', 'signInToken'],
    parameters: [],
    responses: {
      200: { validate: validateAgentList },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'putAgent',
    party: 'desk',
    method: 'PUT',
    path: '/agents/{agent_id}',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'agent_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateAgentSettings },
    responses: {
      200: { validate: validateDeskAgent },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'removeAgent',
    party: 'desk',
    method: 'DELETE',
    path: '/agents/{agent_id}',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'agent_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      204: {},
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'reportPresence',
    party: 'desk',
    method: 'PUT',
    path: '/agents/{agent_id}/presence',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'agent_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      204: {},
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'createSignIn',
    party: 'desk',
    method: 'POST',
    path: '/agents/{agent_id}/sign-in',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'agent_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      201: { validate: validateSignIn },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      403: { validate: validateErrorBody, code: 'access_denied' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'removeSignIn',
    party: 'desk',
    method: 'DELETE',
    path: '/agents/{agent_id}/sign-in',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'agent_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      204: {},
      401: { validate: validateErrorBody, code: 'invalid_client' },
      403: { validate: validateErrorBody, code: 'access_denied' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'listActions',
    party: 'desk',
    method: 'GET',
    path: '/actions',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'before',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'limit',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      },
    ],
    responses: {
      200: { validate: validateActionList },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      403: { validate: validateErrorBody, code: 'access_denied' },
    },
    rules: [],
  },
  {
    operationId: 'listChannels',
    party: 'desk',
    method: 'GET',
    path: '/channels',
    tokens: ['deskToken', 'signInToken'],
    parameters: [],
    responses: {
      200: { validate: validateChannelList },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'createChannel',
    party: 'desk',
    method: 'POST',
    path: '/channels',
    tokens: ['deskToken'],
    parameters: [],
    body: { required: true, validate: validateChannelSettings },
    responses: {
      201: { validate: validateCreatedChannel },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'removeChannel',
    party: 'desk',
    method: 'DELETE',
    path: '/channels/{channel_id}',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      204: {},
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'changeChannel',
    party: 'desk',
    method: 'PATCH',
    path: '/channels/{channel_id}',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateChannelChange },
    responses: {
      200: { validate: validateDeskChannel },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'renewAddress',
    party: 'desk',
    method: 'POST',
    path: '/channels/{channel_id}/address',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateAddressRenewal },
    responses: {
      200: { validate: validateRenewedAddress },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'connectBot',
    party: 'desk',
    method: 'PUT',
    path: '/channels/{channel_id}/bot',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateBotSettings },
    responses: {
      200: { validate: validateConnectedBot },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'disconnectBot',
    party: 'desk',
    method: 'DELETE',
    path: '/channels/{channel_id}/bot',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      204: {},
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'setWebhook',
    party: 'desk',
    method: 'PUT',
    path: '/channels/{channel_id}/webhook',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateWebhookSettings },
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'removeWebhook',
    party: 'desk',
    method: 'DELETE',
    path: '/channels/{channel_id}/webhook',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      204: {},
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'setWidget',
    party: 'desk',
    method: 'PUT',
    path: '/channels/{channel_id}/widget',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateWidgetSettings },
    responses: {
      200: { validate: validateDeskWidget },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'removeWidget',
    party: 'desk',
    method: 'DELETE',
    path: '/channels/{channel_id}/widget',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      204: {},
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'submitOfflineForm',
    party: 'desk',
    method: 'POST',
    path: '/channels/{channel_id}/offline-messages',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateOfflineForm },
    responses: {
      202: { validate: validateStoredOfflineMessage },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'listOfflineMessages',
    party: 'desk',
    method: 'GET',
    path: '/offline-messages',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'state',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'string', enum: ['open', 'done'] },
      },
      {
        name: 'before',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'limit',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1, maximum: 50, default: 50 },
      },
    ],
    responses: {
      200: { validate: validateOfflineMessageList },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'settleOfflineMessage',
    party: 'desk',
    method: 'PUT',
    path: '/offline-messages/{number}/state',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'number',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateOfflineMessageMove },
    responses: {
      200: { validate: validateDeskOfflineMessage },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'listReplies',
    party: 'desk',
    method: 'GET',
    path: '/replies',
    tokens: ['deskToken', 'signInToken'],
    parameters: [],
    responses: {
      200: { validate: validateCannedReplyList },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'putReply',
    party: 'desk',
    method: 'PUT',
    path: '/replies/{reply_name}',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'reply_name',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
      },
    ],
    body: { required: true, validate: validateCannedText },
    responses: {
      200: { validate: validateCannedReply },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'removeReply',
    party: 'desk',
    method: 'DELETE',
    path: '/replies/{reply_name}',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'reply_name',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
      },
    ],
    responses: {
      204: {},
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'storeFile',
    party: 'desk',
    method: 'POST',
    path: '/files',
    tokens: ['deskToken', 'signInToken'],
    parameters: [],
    body: { required: true, validate: validateNewFile },
    responses: {
      201: { validate: validateMediaContent },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      503: { validate: validateErrorBody, code: 'unavailable' },
    },
    rules: [],
  },
  {
    operationId: 'tryConnection',
    party: 'desk',
    method: 'POST',
    path: '/channels/{channel_id}/trial',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateTrial },
    responses: {
      200: { validate: validateTrialResult },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'listChats',
    party: 'desk',
    method: 'GET',
    path: '/chats',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'state',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'string', enum: ['open', 'closed'] },
      },
      {
        name: 'before',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'limit',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
      },
    ],
    responses: {
      200: { validate: validateChatList },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'searchChats',
    party: 'desk',
    method: 'GET',
    path: '/search',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'words',
        in: 'query',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'before',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    responses: {
      200: { validate: validateFoundChats },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'getChat',
    party: 'desk',
    method: 'GET',
    path: '/chats/{chat_id}',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'before',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'limit',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
      },
    ],
    responses: {
      200: { validate: validateChatWithTranscript },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'listFormerChats',
    party: 'desk',
    method: 'GET',
    path: '/chats/{chat_id}/former',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    responses: {
      200: { validate: validateChatList },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'acceptChat',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/accept',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateActingAgent },
    responses: {
      200: { validate: validateDeskChat },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'transferChat',
    party: 'desk',
    method: 'PUT',
    path: '/chats/{chat_id}/agent',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateChatTransfer },
    responses: {
      200: { validate: validateDeskChat },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'writeMessage',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/messages',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateWrittenMessage },
    responses: {
      202: { validate: validateTranscriptEntry },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'writePrivateNote',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/notes',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validatePrivateNote },
    responses: {
      201: { validate: validateTranscriptEntry },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'setTyping',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/typing',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateTypingChange },
    responses: {
      202: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'closeChat',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/close',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateActingAgent },
    responses: {
      200: { validate: validateDeskChat },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'assignChat',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/assign',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateActingAgent },
    responses: {
      200: { validate: validateDeskChat },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'requestAgent',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/request-agent',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    responses: {
      200: { validate: validateDeskChat },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'getVisitor',
    party: 'desk',
    method: 'GET',
    path: '/chats/{chat_id}/visitor',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    responses: {
      200: { validate: validateDeskVisitor },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'setVisitor',
    party: 'desk',
    method: 'PUT',
    path: '/chats/{chat_id}/visitor',
    tokens: ['deskToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateVisitorReport },
    responses: {
      200: { validate: validateDeskChat },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'startCall',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/calls',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateNewCall },
    responses: {
      201: { validate: validateDeskCall },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'moveCall',
    party: 'desk',
    method: 'PUT',
    path: '/calls/{call_id}/status',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'call_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateCallMove },
    responses: {
      200: { validate: validateDeskCall },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'listNotes',
    party: 'desk',
    method: 'GET',
    path: '/notes',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'chat_id',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'limit',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
      },
    ],
    responses: {
      200: { validate: validateNoteList },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'backUp',
    party: 'desk',
    method: 'POST',
    path: '/backups',
    tokens: ['deskToken'],
    parameters: [],
    responses: {
      201: { validate: validateBackup },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      405: { validate: validateErrorBody, code: 'method_not_supported' },
      503: { validate: validateErrorBody, code: 'unavailable' },
    },
    rules: [],
  },
  {
    operationId: 'streamEvents',
    party: 'desk',
    method: 'GET',
    path: '/events',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string', pattern: '^[0-9]+$' },
      },
    ],
    responses: {
      200: { validate: validateDeskEvent, streaming: true },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'listDeliveries',
    party: 'desk',
    method: 'GET',
    path: '/deliveries',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'kind',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'string', enum: ['message', 'typing', 'bot_event', 'webhook'] },
      },
      {
        name: 'state',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'string', enum: ['pending', 'delivered', 'failed'] },
      },
      {
        name: 'chat_id',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'before',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'limit',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
      },
    ],
    responses: {
      200: { validate: validateDeliveryPage },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'sendAgain',
    party: 'desk',
    method: 'POST',
    path: '/deliveries/{delivery_id}/send-again',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'delivery_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    responses: {
      202: { validate: validateLoggedDelivery },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'listDestinations',
    party: 'desk',
    method: 'GET',
    path: '/destinations',
    tokens: ['deskToken', 'signInToken'],
    parameters: [],
    responses: {
      200: { validate: validateDestinationList },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'sendAllAgain',
    party: 'desk',
    method: 'POST',
    path: '/channels/{channel_id}/send-again',
    tokens: ['deskToken', 'signInToken'],
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateFailedDeliveries },
    responses: {
      202: { validate: validateSentAgain },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
] as const satisfies readonly Operation[];
