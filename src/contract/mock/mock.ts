import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../../generated/operation.ts';
import { AcceptedFaults } from '../judgement/accepted-faults.ts';
import { RecentMap } from '../recent-map.ts';
import { errorAnswer } from '../serve/errors.ts';
import { mount } from '../serve/mount.ts';
import { createServer } from '../serve/server.ts';
import type { AuthorizedRequest, Handlers, HandlersFor } from '../serve/service.ts';
import { type Judged, judgedOf } from './judged.ts';
import { type Answers, loadPrism } from './prism.ts';
import type { Side } from './sides.ts';

/** The maximum number of remembered failed requests; the oldest is forgotten. */
const mostRemembered = 10_000;

/**
 * Delays responses, replaces them with 503, or sends none, as the options demand. Calls `told` with each request, and with the status of
 * its response unless none is sent.
 */
function makeTrouble(
  app: FastifyInstance,
  { delayMs = 0, fail = 0, silent = false }: MockOptions,
  told: (request: FastifyRequest, reply: FastifyReply, payload: unknown, answered?: number) => void,
): void {
  const failed = new RecentMap<string, number>(mostRemembered);
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'OPTIONS') return payload;
    if (silent) {
      told(request, reply, payload);
      await untilGone(reply);
      return payload;
    }
    if (delayMs > 0) await untilGone(reply, delayMs);
    const key = hash('sha256', `${request.method} ${request.url} ${request.body as Buffer | undefined}`);
    const before = failed.get(key) ?? 0;
    if (before >= fail) {
      failed.delete(key);
      told(request, reply, payload, reply.statusCode);
      return payload;
    }
    failed.set(key, before + 1);
    const { status, body } = errorAnswer(
      503,
      `The mock fails ${fail} times, this is ${before + 1}. Send it again.`,
    );
    told(request, reply, payload, status);
    reply.code(status).header('content-type', 'application/json; charset=utf-8');
    return JSON.stringify(body);
  });
}

/** Waits until the other side disconnects, or for `ms` milliseconds. */
async function untilGone({ raw }: FastifyReply, ms?: number): Promise<void> {
  const options = ms === undefined ? {} : { signal: AbortSignal.timeout(ms) };
  if (!raw.destroyed) await once(raw, 'close', options).catch(() => {});
}

export interface MockOptions {
  host: string;
  /** The port of the first party; the other parties get the following ports. With 0 each party gets a free port. */
  port: number;
  /** True to generate responses from their schemas in place of the examples. */
  dynamic?: boolean;
  /** Called with each request and the status of its response; undefined if there was no response. Not called for event streams. */
  judged?: (judged: Judged, answered: number | undefined) => void;
  /** Delay of each response, in milliseconds. */
  delayMs?: number;
  /** The number of 503 responses to each request, before the response of the contract. */
  fail?: number;
  /** True to accept requests and never answer. */
  silent?: boolean;
}

/** A party whose endpoint the mock serves. */
export interface MockedSide {
  side: Side;
  /** The base address of the party's operations. */
  url: string;
}

export interface RunningMock {
  sides: MockedSide[];
  close(): Promise<void>;
}

/** Serves the endpoints of parties, each on its own port, with responses from the documents. Rejects if a port cannot be used. */
export async function startMock(sides: readonly Side[], options: MockOptions): Promise<RunningMock> {
  const answers = await loadPrism([...new Set(sides.map(({ document }) => document))], options.dynamic);
  const servers = sides.map((side) => serverOf(side, answers, options));
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  try {
    const served = servers.map(async (server, index) => ({
      side: sides[index]!,
      url: await server.listen({ host: options.host, port: options.port && options.port + index }),
    }));
    await Promise.allSettled(served);
    return { sides: await Promise.all(served), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function serverOf(side: Side, answers: Answers, options: MockOptions) {
  const app = createServer({ stopGraceMs: 100, readsAll: true, maxConnections: 1000 });
  // The ids of the valid requests that are being answered.
  const fitted = new Set<string>();
  app.addHook('onResponse', async ({ id }) => void fitted.delete(id));
  const accepted = new AcceptedFaults();
  makeTrouble(app, options, (request, { statusCode: status }, payload, answered) => {
    const answer = { status, payload, right: fitted.has(request.id) };
    options.judged?.(judgedOf(side, request, answer, accepted), answered);
  });
  // A page under development has another origin, so requests from any origin are allowed.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, PUT, POST, DELETE');
    reply.header(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? 'content-type, authorization, prefer',
    );
    return reply.code(204).send();
  });
  const handlers: Handlers = Object.fromEntries(
    side.operations.map((operation: Operation) => [
      operation.operationId,
      async (_input: never, { headers, requestId }) => {
        fitted.add(requestId);
        return answers(operation, headers['prefer']);
      },
    ]),
  );
  mount(app, side.operations, handlers as HandlersFor<readonly Operation[]>, {
    readsAll: true,
    ...(side.party === 'desk' && { authorize: anyToken }),
  });
  return app;
}

/** Rejects a request to the desk without a token. Any token is accepted. */
function anyToken({ headers }: AuthorizedRequest) {
  return headers['authorization']?.startsWith('Bearer ')
    ? undefined
    : errorAnswer(401, 'The desk needs a token. Send Authorization: Bearer <any token>.');
}
