// The exports of the package's module `@parlance/contract/fastify`.

export type { BotEvents, BotProviderOptions, ChatWithClient } from './bot-provider.ts';
export type { ErrorAnswer } from './errors.ts';
export { errorAnswer } from './errors.ts';
export type { MountOptions } from './mount.ts';
export { mount, mountBotProvider } from './mount.ts';
export type { ServerOptions } from './server.ts';
export { createServer } from './server.ts';
export type { AuthorizedRequest } from './service.ts';
