import type { FastifyInstance } from 'fastify';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'authorization, content-type, last-event-id',
  'access-control-max-age': '7200',
};

/** Allows requests from any origin: the token of a visitor is sent in a header, never in a cookie. */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Set on the raw response, so that event streams have them too.
    for (const [name, value] of Object.entries(allowed)) reply.raw.setHeader(name, value);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return undefined;
  });
}
