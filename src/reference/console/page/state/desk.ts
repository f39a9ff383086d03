import { UnexpectedResponse } from '../../../../../generated/client-runtime.ts';
import { createDeskClient, type DeskClient } from '../../../../../generated/reference/desk/client.ts';
import { say, texts } from '../texts/texts.ts';

/** The address of the desk, relative to the console, so that a proxy may stand in front of both. */
const baseUrl = new URL('../desk', document.baseURI.replace(/#.*$/, '')).href;

/** @param alive Is called with each piece of a stream. */
export function deskOf(token: string, alive: () => void): DeskClient {
  const send: typeof fetch = async (input, init) => {
    // The end of a typing notice is sent even while the page is left.
    const response = await fetch(input, { ...init, keepalive: String(input).endsWith('/typing') });
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
    const pieces = new TransformStream({
      transform(piece, out) {
        alive();
        out.enqueue(piece);
      },
    });
    return new Response(response.body!.pipeThrough(pieces), response);
  };
  return createDeskClient({ baseUrl, headers: { authorization: `Bearer ${token}` }, fetch: send });
}

/** The desk rejected a request; the message is its own. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type GoodBody<Answer> = Answer extends { status: 200 | 201 | 202; body: infer Body } ? Body : never;

/** The body of a successful response; throws Refused for an error. */
export async function done<Answer extends { status: number }>(
  call: Promise<Answer>,
): Promise<GoodBody<Answer>> {
  const answer = (await call) as { status: number; body?: unknown };
  if (answer.status < 300) return answer.body as never;
  const { error } = (answer.body ?? {}) as { error?: { message?: string } };
  throw new Refused(answer.status, error?.message ?? say(texts.errors.status, { status: answer.status }));
}

/** An error in words for people. */
export function wordsFor(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof UnexpectedResponse) {
    const { error: told } = (error.body ?? {}) as { error?: { message?: unknown } };
    return typeof told?.message === 'string'
      ? told.message
      : say(texts.errors.status, { status: error.status });
  }
  if (error instanceof TypeError) return texts.errors.unreachable;
  return error instanceof Error ? error.message : String(error);
}

/** The HTTP status of an error, where there was a response. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Refused || error instanceof UnexpectedResponse ? error.status : undefined;
}
