// The limit of Fastify itself: the same route, which parses the body and stores nothing.
import Fastify from 'fastify';
import { ready } from './ready.ts';

const app = Fastify();
app.post('/:random_string/:channel_public_id', (_request, reply) => reply.send());
ready({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
