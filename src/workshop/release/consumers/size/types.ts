import type { UserMessage } from '@parlance/contract/channel/types';

export type Message = UserMessage;
