// What a front end writes on the client that orval made.
import { getChannelStatus, receiveUserMessage, type UserMessage } from './channel/client.js';

export async function talk(baseUrl: string, message: UserMessage, unfit: object) {
  Object.assign(globalThis, { channelBaseUrl: baseUrl });
  const status = await getChannelStatus('k3v9', 'shop-app');
  const taken = await receiveUserMessage('k3v9', 'shop-app', message);
  const refused = await receiveUserMessage('k3v9', 'shop-app', unfit as UserMessage);
  return {
    status: status.status === 200 ? status.data : undefined,
    taken: taken.status,
    refused: refused.status,
  };
}
