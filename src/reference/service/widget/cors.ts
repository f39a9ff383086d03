import type { FastifyInstance } from 'fastify';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'authorization, content-type, last-event-id',
  'access-control-max-age': '7200',
};

/** Lets pages of any origin call: a visitor's token, which is sent by hand and never a cookie, is what counts. */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Set where they also reach an event stream, which is written past the framework.
    for (const [name, value] of Object.entries(allowed)) reply.raw.setHeader(name, value);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return undefined;
  });
}
