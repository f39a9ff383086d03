// A front end that uses the client that @hey-api/openapi-ts generated.
import { createClient } from './channel/src/channel/client/index.js';
import { getChannelStatus, sendUserMessage } from './channel/src/channel/sdk.gen.js';
import type { UserMessage } from './channel/src/channel/types.gen.js';

export async function talk(baseUrl: string, message: UserMessage, unfit: object) {
  const client = createClient({ baseUrl });
  const path = { random_string: 'k3v9', channel_public_id: 'shop-app' };
  const status: { data?: number } = await getChannelStatus({ client, path });
  const taken = await sendUserMessage({ client, path, body: message });
  const refused = await sendUserMessage({ client, path, body: unfit as UserMessage });
  return { status: status.data, taken: taken.response?.status, refused: refused.response?.status };
}
