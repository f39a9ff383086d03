// A Fastify route that forwards each message and stores nothing. It responds after its own POST got a response.
import Fastify from 'fastify';
import { Pool } from 'undici';
import { ready } from './ready.ts';

const to = new URL(process.argv[2]!);
const pool = new Pool(to.origin, { connections: 64 });
const app = Fastify();
app.post('/:random_string/:channel_public_id', async ({ body }, reply) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await pool.request({
    path: to.pathname,
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  await answer.body.dump();
  return reply.send();
});
ready({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
