// The exports of the package's module `@parlance/contract/serve`.

export type { BotEvents, BotProvider, BotProviderOptions, ChatWithClient } from './bot-provider.ts';
export { botProvider } from './bot-provider.ts';
export type { ErrorAnswer } from './errors.ts';
export { errorAnswer } from './errors.ts';
export { handler } from './handler.ts';
export type { AuthorizedRequest, HandlerOptions } from './service.ts';
