// What the package offers to who mounts handlers on Fastify: `@parlance/contract/fastify`.
export type { ErrorAnswer } from '../http/errors.ts';
export { errorAnswer } from '../http/errors.ts';
export type { AuthorizedRequest, Handlers, MountOptions } from '../http/mount.ts';
export { mount } from '../http/mount.ts';
export type { ServerOptions } from '../http/server.ts';
export { createServer } from '../http/server.ts';
export type { BotEvents, BotProviderOptions, ChatWithClient } from './bot-provider.ts';
export { mountBotProvider } from './bot-provider.ts';
