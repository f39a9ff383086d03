// A front end that uses the client that orval generated.
import { getChannelStatus, sendUserMessage, type UserMessage } from './channel/src/channel.js';

export async function talk(baseUrl: string, message: UserMessage, unfit: object) {
  // The generated client requests only paths, so this adds the address of the service.
  const { fetch } = globalThis;
  globalThis.fetch = (path, options) => fetch(new URL(String(path), baseUrl), options);
  try {
    return await talkHere(message, unfit);
  } finally {
    globalThis.fetch = fetch;
  }
}

async function talkHere(message: UserMessage, unfit: object) {
  const status = await getChannelStatus('k3v9', 'shop-app');
  const taken = await sendUserMessage('k3v9', 'shop-app', message);
  const refused = await sendUserMessage('k3v9', 'shop-app', unfit as UserMessage);
  return {
    status: status.status === 200 ? status.data : undefined,
    taken: taken.status,
    refused: refused.status,
  };
}
