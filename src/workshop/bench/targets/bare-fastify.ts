// A Fastify route with the same path as the reference's, which parses the body and does nothing else. It shows the limit of Fastify itself.
import Fastify from 'fastify';
import { ready } from './ready.ts';

const app = Fastify();
app.post('/:random_string/:channel_public_id', (_request, reply) => reply.send());
ready({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
