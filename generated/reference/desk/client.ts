// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type Answered, type CallOptions, type ClientOptions, call } from '../../client-runtime.ts';
import {
  type ListAgentsInput,
  type ListAgentsResult,
  type PutAgentInput,
  type PutAgentResult,
  type RemoveAgentInput,
  type RemoveAgentResult,
  type ReportPresenceInput,
  type ReportPresenceResult,
  type CreateSignInInput,
  type CreateSignInResult,
  type RemoveSignInInput,
  type RemoveSignInResult,
  type ListActionsInput,
  type ListActionsResult,
  type ListChannelsInput,
  type ListChannelsResult,
  type CreateChannelInput,
  type CreateChannelResult,
  type RemoveChannelInput,
  type RemoveChannelResult,
  type ChangeChannelInput,
  type ChangeChannelResult,
  type RenewAddressInput,
  type RenewAddressResult,
  type ConnectBotInput,
  type ConnectBotResult,
  type DisconnectBotInput,
  type DisconnectBotResult,
  type SetWebhookInput,
  type SetWebhookResult,
  type RemoveWebhookInput,
  type RemoveWebhookResult,
  type SetWidgetInput,
  type SetWidgetResult,
  type RemoveWidgetInput,
  type RemoveWidgetResult,
  type SubmitOfflineFormInput,
  type SubmitOfflineFormResult,
  type ListOfflineMessagesInput,
  type ListOfflineMessagesResult,
  type SettleOfflineMessageInput,
  type SettleOfflineMessageResult,
  type ListRepliesInput,
  type ListRepliesResult,
  type PutReplyInput,
  type PutReplyResult,
  type RemoveReplyInput,
  type RemoveReplyResult,
  type StoreFileInput,
  type StoreFileResult,
  type TryConnectionInput,
  type TryConnectionResult,
  type ListChatsInput,
  type ListChatsResult,
  type SearchChatsInput,
  type SearchChatsResult,
  type GetChatInput,
  type GetChatResult,
  type ListFormerChatsInput,
  type ListFormerChatsResult,
  type AcceptChatInput,
  type AcceptChatResult,
  type TransferChatInput,
  type TransferChatResult,
  type WriteMessageInput,
  type WriteMessageResult,
  type WritePrivateNoteInput,
  type WritePrivateNoteResult,
  type SetTypingInput,
  type SetTypingResult,
  type CloseChatInput,
  type CloseChatResult,
  type AssignChatInput,
  type AssignChatResult,
  type RequestAgentInput,
  type RequestAgentResult,
  type GetVisitorInput,
  type GetVisitorResult,
  type SetVisitorInput,
  type SetVisitorResult,
  type StartCallInput,
  type StartCallResult,
  type MoveCallInput,
  type MoveCallResult,
  type ListNotesInput,
  type ListNotesResult,
  type BackUpInput,
  type BackUpResult,
  type StreamEventsInput,
  type StreamEventsResult,
  type ListDeliveriesInput,
  type ListDeliveriesResult,
  type SendAgainInput,
  type SendAgainResult,
  type ListDestinationsInput,
  type ListDestinationsResult,
  type SendAllAgainInput,
  type SendAllAgainResult,
  deskOperations,
} from './operations.ts';

/**
 * Calls to the party desk. A call returns an error response as its result. It rejects with InvalidRequest
 * if the request does not match the document, and with UnexpectedResponse if a successful response does
 * not.
 */
export interface DeskClient {
  /** List the agents. */
  listAgents(input: ListAgentsInput, options?: CallOptions): Promise<Answered<ListAgentsResult>>;
  /** Add or change an agent. */
  putAgent(input: PutAgentInput, options?: CallOptions): Promise<Answered<PutAgentResult>>;
  /** Remove an agent. */
  removeAgent(input: RemoveAgentInput, options?: CallOptions): Promise<Answered<RemoveAgentResult>>;
  /** Report that a console is open. */
  reportPresence(input: ReportPresenceInput, options?: CallOptions): Promise<Answered<ReportPresenceResult>>;
  /** Make a sign-in link for an agent. */
  createSignIn(input: CreateSignInInput, options?: CallOptions): Promise<Answered<CreateSignInResult>>;
  /** Revoke the sign-in link of an agent. */
  removeSignIn(input: RemoveSignInInput, options?: CallOptions): Promise<Answered<RemoveSignInResult>>;
  /** List what was done in the set-up. */
  listActions(input: ListActionsInput, options?: CallOptions): Promise<Answered<ListActionsResult>>;
  /** List the channels. */
  listChannels(input: ListChannelsInput, options?: CallOptions): Promise<Answered<ListChannelsResult>>;
  /** Set up a channel. */
  createChannel(input: CreateChannelInput, options?: CallOptions): Promise<Answered<CreateChannelResult>>;
  /** Remove a channel. */
  removeChannel(input: RemoveChannelInput, options?: CallOptions): Promise<Answered<RemoveChannelResult>>;
  /** Change a channel. */
  changeChannel(input: ChangeChannelInput, options?: CallOptions): Promise<Answered<ChangeChannelResult>>;
  /** Renew the address of a channel. */
  renewAddress(input: RenewAddressInput, options?: CallOptions): Promise<Answered<RenewAddressResult>>;
  /** Connect a bot to a channel. */
  connectBot(input: ConnectBotInput, options?: CallOptions): Promise<Answered<ConnectBotResult>>;
  /** Take the bot off a channel. */
  disconnectBot(input: DisconnectBotInput, options?: CallOptions): Promise<Answered<DisconnectBotResult>>;
  /** Set the address for developer webhooks. */
  setWebhook(input: SetWebhookInput, options?: CallOptions): Promise<Answered<SetWebhookResult>>;
  /** Stop developer webhooks. */
  removeWebhook(input: RemoveWebhookInput, options?: CallOptions): Promise<Answered<RemoveWebhookResult>>;
  /** Put a widget on a channel. */
  setWidget(input: SetWidgetInput, options?: CallOptions): Promise<Answered<SetWidgetResult>>;
  /** Take the widget off a channel. */
  removeWidget(input: RemoveWidgetInput, options?: CallOptions): Promise<Answered<RemoveWidgetResult>>;
  /** Submit the offline form. */
  submitOfflineForm(input: SubmitOfflineFormInput, options?: CallOptions): Promise<Answered<SubmitOfflineFormResult>>;
  /** List the offline messages. */
  listOfflineMessages(input: ListOfflineMessagesInput, options?: CallOptions): Promise<Answered<ListOfflineMessagesResult>>;
  /** Mark an offline message. */
  settleOfflineMessage(input: SettleOfflineMessageInput, options?: CallOptions): Promise<Answered<SettleOfflineMessageResult>>;
  /** List the canned replies. */
  listReplies(input: ListRepliesInput, options?: CallOptions): Promise<Answered<ListRepliesResult>>;
  /** Add or change a canned reply. */
  putReply(input: PutReplyInput, options?: CallOptions): Promise<Answered<PutReplyResult>>;
  /** Remove a canned reply. */
  removeReply(input: RemoveReplyInput, options?: CallOptions): Promise<Answered<RemoveReplyResult>>;
  /** Store a file for a message. */
  storeFile(input: StoreFileInput, options?: CallOptions): Promise<Answered<StoreFileResult>>;
  /** Try a connection. */
  tryConnection(input: TryConnectionInput, options?: CallOptions): Promise<Answered<TryConnectionResult>>;
  /** List the chats. */
  listChats(input: ListChatsInput, options?: CallOptions): Promise<Answered<ListChatsResult>>;
  /** Search what was said. */
  searchChats(input: SearchChatsInput, options?: CallOptions): Promise<Answered<SearchChatsResult>>;
  /** Read a chat. */
  getChat(input: GetChatInput, options?: CallOptions): Promise<Answered<GetChatResult>>;
  /** List the former chats of a visitor. */
  listFormerChats(input: ListFormerChatsInput, options?: CallOptions): Promise<Answered<ListFormerChatsResult>>;
  /** Accept a chat. */
  acceptChat(input: AcceptChatInput, options?: CallOptions): Promise<Answered<AcceptChatResult>>;
  /** Hand over a chat. */
  transferChat(input: TransferChatInput, options?: CallOptions): Promise<Answered<TransferChatResult>>;
  /** Write to the customer. */
  writeMessage(input: WriteMessageInput, options?: CallOptions): Promise<Answered<WriteMessageResult>>;
  /** Write a private note. */
  writePrivateNote(input: WritePrivateNoteInput, options?: CallOptions): Promise<Answered<WritePrivateNoteResult>>;
  /** Begin or stop typing. */
  setTyping(input: SetTypingInput, options?: CallOptions): Promise<Answered<SetTypingResult>>;
  /** Close a chat. */
  closeChat(input: CloseChatInput, options?: CallOptions): Promise<Answered<CloseChatResult>>;
  /** Connect a chat to the CRM. */
  assignChat(input: AssignChatInput, options?: CallOptions): Promise<Answered<AssignChatResult>>;
  /** Ask for an agent. */
  requestAgent(input: RequestAgentInput, options?: CallOptions): Promise<Answered<RequestAgentResult>>;
  /** Read what is known of the visitor. */
  getVisitor(input: GetVisitorInput, options?: CallOptions): Promise<Answered<GetVisitorResult>>;
  /** Set what is known of the visitor. */
  setVisitor(input: SetVisitorInput, options?: CallOptions): Promise<Answered<SetVisitorResult>>;
  /** Start a call. */
  startCall(input: StartCallInput, options?: CallOptions): Promise<Answered<StartCallResult>>;
  /** Move a call on. */
  moveCall(input: MoveCallInput, options?: CallOptions): Promise<Answered<MoveCallResult>>;
  /** List the notes. */
  listNotes(input: ListNotesInput, options?: CallOptions): Promise<Answered<ListNotesResult>>;
  /** Copy the store. */
  backUp(input: BackUpInput, options?: CallOptions): Promise<Answered<BackUpResult>>;
  /** Follow what happens. */
  streamEvents(input: StreamEventsInput, options?: CallOptions): Promise<Answered<StreamEventsResult>>;
  /** Read the log of deliveries. */
  listDeliveries(input: ListDeliveriesInput, options?: CallOptions): Promise<Answered<ListDeliveriesResult>>;
  /** Send a failed delivery again. */
  sendAgain(input: SendAgainInput, options?: CallOptions): Promise<Answered<SendAgainResult>>;
  /** List the destinations. */
  listDestinations(input: ListDestinationsInput, options?: CallOptions): Promise<Answered<ListDestinationsResult>>;
  /** Send again what failed. */
  sendAllAgain(input: SendAllAgainInput, options?: CallOptions): Promise<Answered<SendAllAgainResult>>;
}

/** A client of the party desk. */
export function createDeskClient(client: ClientOptions): DeskClient {
  return {
    listAgents: (input, options) => call(deskOperations[0], client, input, options),
    putAgent: (input, options) => call(deskOperations[1], client, input, options),
    removeAgent: (input, options) => call(deskOperations[2], client, input, options),
    reportPresence: (input, options) => call(deskOperations[3], client, input, options),
    createSignIn: (input, options) => call(deskOperations[4], client, input, options),
    removeSignIn: (input, options) => call(deskOperations[5], client, input, options),
    listActions: (input, options) => call(deskOperations[6], client, input, options),
    listChannels: (input, options) => call(deskOperations[7], client, input, options),
    createChannel: (input, options) => call(deskOperations[8], client, input, options),
    removeChannel: (input, options) => call(deskOperations[9], client, input, options),
    changeChannel: (input, options) => call(deskOperations[10], client, input, options),
    renewAddress: (input, options) => call(deskOperations[11], client, input, options),
    connectBot: (input, options) => call(deskOperations[12], client, input, options),
    disconnectBot: (input, options) => call(deskOperations[13], client, input, options),
    setWebhook: (input, options) => call(deskOperations[14], client, input, options),
    removeWebhook: (input, options) => call(deskOperations[15], client, input, options),
    setWidget: (input, options) => call(deskOperations[16], client, input, options),
    removeWidget: (input, options) => call(deskOperations[17], client, input, options),
    submitOfflineForm: (input, options) => call(deskOperations[18], client, input, options),
    listOfflineMessages: (input, options) => call(deskOperations[19], client, input, options),
    settleOfflineMessage: (input, options) => call(deskOperations[20], client, input, options),
    listReplies: (input, options) => call(deskOperations[21], client, input, options),
    putReply: (input, options) => call(deskOperations[22], client, input, options),
    removeReply: (input, options) => call(deskOperations[23], client, input, options),
    storeFile: (input, options) => call(deskOperations[24], client, input, options),
    tryConnection: (input, options) => call(deskOperations[25], client, input, options),
    listChats: (input, options) => call(deskOperations[26], client, input, options),
    searchChats: (input, options) => call(deskOperations[27], client, input, options),
    getChat: (input, options) => call(deskOperations[28], client, input, options),
    listFormerChats: (input, options) => call(deskOperations[29], client, input, options),
    acceptChat: (input, options) => call(deskOperations[30], client, input, options),
    transferChat: (input, options) => call(deskOperations[31], client, input, options),
    writeMessage: (input, options) => call(deskOperations[32], client, input, options),
    writePrivateNote: (input, options) => call(deskOperations[33], client, input, options),
    setTyping: (input, options) => call(deskOperations[34], client, input, options),
    closeChat: (input, options) => call(deskOperations[35], client, input, options),
    assignChat: (input, options) => call(deskOperations[36], client, input, options),
    requestAgent: (input, options) => call(deskOperations[37], client, input, options),
    getVisitor: (input, options) => call(deskOperations[38], client, input, options),
    setVisitor: (input, options) => call(deskOperations[39], client, input, options),
    startCall: (input, options) => call(deskOperations[40], client, input, options),
    moveCall: (input, options) => call(deskOperations[41], client, input, options),
    listNotes: (input, options) => call(deskOperations[42], client, input, options),
    backUp: (input, options) => call(deskOperations[43], client, input, options),
    streamEvents: (input, options) => call(deskOperations[44], client, input, options),
    listDeliveries: (input, options) => call(deskOperations[45], client, input, options),
    sendAgain: (input, options) => call(deskOperations[46], client, input, options),
    listDestinations: (input, options) => call(deskOperations[47], client, input, options),
    sendAllAgain: (input, options) => call(deskOperations[48], client, input, options),
  };
}
