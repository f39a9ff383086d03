import type { FastifyInstance } from 'fastify';

/** The page at the root of a service without a console. */
const about = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A conversation service</title>
  </head>
  <body>
    <h1>A conversation service</h1>
    <p>This is the reference of Parlance, a contract for conversation services. Chat front ends post customers' messages to
      it and bot providers their events, each at the address that was handed out for it. There is nothing to see here for
      people; agents work where the service is started with its desk.</p>
  </body>
</html>
`;

/** Redirects `/` to the console if there is one, else describes the service. */
export function frontPage(app: FastifyInstance, leadsTo?: string): void {
  app.get('/', (_request, reply) =>
    leadsTo === undefined
      ? reply
          .type('text/html; charset=utf-8')
          .headers({
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
            'x-content-type-options': 'nosniff',
          })
          .send(about)
      : reply.redirect(leadsTo, 302),
  );
}
