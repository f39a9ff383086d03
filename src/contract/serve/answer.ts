import type { FastifyReply } from 'fastify';
import type { OperationResult } from '../../../generated/operation.ts';

/** Sends a result as JSON. */
export function answer(reply: FastifyReply, { status, body, headers }: OperationResult): FastifyReply {
  reply.code(status);
  if (headers) reply.headers(headers);
  if (body === undefined) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}
