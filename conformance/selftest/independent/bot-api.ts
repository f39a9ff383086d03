import type { ServerResponse } from 'node:http';
import { Party } from './party.ts';

/**
 * The base class of both parties of the bot API: their responses, and the ids of the events that they received. Broken implementations
 * override one method.
 */
export abstract class BotApiParty extends Party {
  readonly seen = new Set<string>();

  refuse(response: ServerResponse, status: number, code: string, message: string): void {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code, message } }));
  }

  accept(response: ServerResponse): void {
    response.writeHead(200).end();
  }

  methodMissing(response: ServerResponse): void {
    this.refuse(response, 405, 'invalid_request', 'Only POST.');
  }

  wrongToken(response: ServerResponse): void {
    this.refuse(response, 401, 'invalid_client', 'Unknown token.');
  }

  malformed(response: ServerResponse, problem: string): void {
    this.refuse(response, 400, 'invalid_request', problem);
  }

  unsupported(response: ServerResponse, event: string): void {
    this.refuse(response, 405, 'invalid_request', `${event} is not supported.`);
  }

  isRepeat(id: string): boolean {
    return this.seen.size === this.seen.add(id).size;
  }
}
