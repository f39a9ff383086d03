import type { AgentMessage, UserMessage } from '@parlance/contract/channel/types';

export type Message = AgentMessage | UserMessage;
