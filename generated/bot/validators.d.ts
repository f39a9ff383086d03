// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Validator } from '../operation.ts';
import type {
  EventId,
  ClientId,
  BotChatId,
  AgentJoinedEvent,
  AgentUnavailableEvent,
  AnswerButton,
  AuthorizationHeader,
  MessageTimestamp,
  TextContent,
  MarkdownContent,
  ButtonsContent,
  BotContent,
  BotMessageEvent,
  ChatClosedEvent,
  ClientContent,
  ClientMessageEvent,
  ErrorCode,
  ErrorDetail,
  ErrorBody,
  InviteAgentEvent,
  ProviderEvent,
} from './types.ts';

export declare const validateEventId: Validator<EventId>;
export declare const validateClientId: Validator<ClientId>;
export declare const validateBotChatId: Validator<BotChatId>;
export declare const validateAgentJoinedEvent: Validator<AgentJoinedEvent>;
export declare const validateAgentUnavailableEvent: Validator<AgentUnavailableEvent>;
export declare const validateAnswerButton: Validator<AnswerButton>;
export declare const validateAuthorizationHeader: Validator<AuthorizationHeader>;
export declare const validateMessageTimestamp: Validator<MessageTimestamp>;
export declare const validateTextContent: Validator<TextContent>;
export declare const validateMarkdownContent: Validator<MarkdownContent>;
export declare const validateButtonsContent: Validator<ButtonsContent>;
export declare const validateBotContent: Validator<BotContent>;
export declare const validateBotMessageEvent: Validator<BotMessageEvent>;
export declare const validateChatClosedEvent: Validator<ChatClosedEvent>;
export declare const validateClientContent: Validator<ClientContent>;
export declare const validateClientMessageEvent: Validator<ClientMessageEvent>;
export declare const validateErrorCode: Validator<ErrorCode>;
export declare const validateErrorDetail: Validator<ErrorDetail>;
export declare const validateErrorBody: Validator<ErrorBody>;
export declare const validateInviteAgentEvent: Validator<InviteAgentEvent>;
export declare const validateProviderEvent: Validator<ProviderEvent>;
