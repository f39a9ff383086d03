// A front end that uses openapi-fetch with the types that openapi-typescript generated.
import createClient from 'openapi-fetch';
import type { components, paths } from './channel/src/channel.js';

type UserMessage = components['schemas']['UserMessage'];

export async function talk(baseUrl: string, message: UserMessage, unfit: object) {
  const client = createClient<paths>({ baseUrl });
  const params = { path: { random_string: 'k3v9', channel_public_id: 'shop-app' } };
  const address = '/{random_string}/{channel_public_id}';
  const status = await client.GET('/{random_string}/{channel_public_id}/status', { params });
  const taken = await client.POST(address, { params, body: message });
  const refused = await client.POST(address, { params, body: unfit as UserMessage });
  const answer: number | undefined = status.data;
  return { status: answer, taken: taken.response.status, refused: refused.response.status };
}
