// Made from specs/reference/visitor.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type Answered, type CallOptions, type ClientOptions, call } from '../../client-runtime.ts';
import {
  type BeginSessionInput,
  type BeginSessionResult,
  type MoveToPageInput,
  type MoveToPageResult,
  type StreamVisitorEventsInput,
  type StreamVisitorEventsResult,
  type SendVisitorMessageInput,
  type SendVisitorMessageResult,
  type SendVisitorFileInput,
  type SendVisitorFileResult,
  type SetVisitorTypingInput,
  type SetVisitorTypingResult,
  type RateChatInput,
  type RateChatResult,
  type SetVisitorContactInput,
  type SetVisitorContactResult,
  type SetVisitorCustomDataInput,
  type SetVisitorCustomDataResult,
  type SetVisitorTokenInput,
  type SetVisitorTokenResult,
  type LeaveOfflineMessageInput,
  type LeaveOfflineMessageResult,
  type RequestCallInput,
  type RequestCallResult,
  type CancelCallInput,
  type CancelCallResult,
  type GetAvailabilityInput,
  type GetAvailabilityResult,
  visitorOperations,
} from './operations.ts';

/**
 * Calls to the party visitor. A call returns an error response as its result. It rejects with
 * InvalidRequest if the request does not match the document, and with UnexpectedResponse if a successful
 * response does not.
 */
export interface VisitorClient {
  /** Begin a session. */
  beginSession(input: BeginSessionInput, options?: CallOptions): Promise<Answered<BeginSessionResult>>;
  /** Move to another page. */
  moveToPage(input: MoveToPageInput, options?: CallOptions): Promise<Answered<MoveToPageResult>>;
  /** Follow the chat. */
  streamVisitorEvents(input: StreamVisitorEventsInput, options?: CallOptions): Promise<Answered<StreamVisitorEventsResult>>;
  /** Say something. */
  sendVisitorMessage(input: SendVisitorMessageInput, options?: CallOptions): Promise<Answered<SendVisitorMessageResult>>;
  /** Send a file. */
  sendVisitorFile(input: SendVisitorFileInput, options?: CallOptions): Promise<Answered<SendVisitorFileResult>>;
  /** Begin or stop typing. */
  setVisitorTyping(input: SetVisitorTypingInput, options?: CallOptions): Promise<Answered<SetVisitorTypingResult>>;
  /** Rate the chat. */
  rateChat(input: RateChatInput, options?: CallOptions): Promise<Answered<RateChatResult>>;
  /** Tell who the visitor is. */
  setVisitorContact(input: SetVisitorContactInput, options?: CallOptions): Promise<Answered<SetVisitorContactResult>>;
  /** Show fields to the agent. */
  setVisitorCustomData(input: SetVisitorCustomDataInput, options?: CallOptions): Promise<Answered<SetVisitorCustomDataResult>>;
  /** Give the visitor the site's own id. */
  setVisitorToken(input: SetVisitorTokenInput, options?: CallOptions): Promise<Answered<SetVisitorTokenResult>>;
  /** Leave a message. */
  leaveOfflineMessage(input: LeaveOfflineMessageInput, options?: CallOptions): Promise<Answered<LeaveOfflineMessageResult>>;
  /** Ask for a call. */
  requestCall(input: RequestCallInput, options?: CallOptions): Promise<Answered<RequestCallResult>>;
  /** Cancel the call. */
  cancelCall(input: CancelCallInput, options?: CallOptions): Promise<Answered<CancelCallResult>>;
  /** Ask who can answer. */
  getAvailability(input: GetAvailabilityInput, options?: CallOptions): Promise<Answered<GetAvailabilityResult>>;
}

/** A client of the party visitor. */
export function createVisitorClient(client: ClientOptions): VisitorClient {
  return {
    beginSession: (input, options) => call(visitorOperations[0], client, input, options),
    moveToPage: (input, options) => call(visitorOperations[1], client, input, options),
    streamVisitorEvents: (input, options) => call(visitorOperations[2], client, input, options),
    sendVisitorMessage: (input, options) => call(visitorOperations[3], client, input, options),
    sendVisitorFile: (input, options) => call(visitorOperations[4], client, input, options),
    setVisitorTyping: (input, options) => call(visitorOperations[5], client, input, options),
    rateChat: (input, options) => call(visitorOperations[6], client, input, options),
    setVisitorContact: (input, options) => call(visitorOperations[7], client, input, options),
    setVisitorCustomData: (input, options) => call(visitorOperations[8], client, input, options),
    setVisitorToken: (input, options) => call(visitorOperations[9], client, input, options),
    leaveOfflineMessage: (input, options) => call(visitorOperations[10], client, input, options),
    requestCall: (input, options) => call(visitorOperations[11], client, input, options),
    cancelCall: (input, options) => call(visitorOperations[12], client, input, options),
    getAvailability: (input, options) => call(visitorOperations[13], client, input, options),
  };
}
