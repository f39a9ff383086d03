import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from './body.ts';

export type Reply = [status: number, body?: unknown];

/** An operation of the desk, by method and path without ids, with its input. */
export interface Asked {
  what: string;
  id: string;
  body: Body;
  channelId: string | null;
}

export const notFound: Reply = [404, fault('not_found', 'no such thing')];

/** The adapter that lets a suite drive an independent service: the desk, as its document describes it. */
export abstract class IndependentDesk {
  /** Whether there is an event stream; it may be missing. */
  streams = true;
  /** Operations that this desk does not have, by method and path without ids. */
  missing: string[] = [];
  /** The code for them. */
  protected readonly missingStatus: number = 405;
  readonly #followers = new Set<ServerResponse>();
  #events = 0;

  protected abstract readonly service: { readonly agents: Map<string, Body> };

  protected abstract act(asked: Asked): Reply;

  serve(request: IncomingMessage, response: ServerResponse, path: string, text: string): void {
    const [, kind = '', id = '', action = ''] = path.split('/').map(decodeURIComponent);
    if (kind === 'events') {
      this.#follow(response);
      return;
    }
    const channelId = new URL(request.url ?? '', 'http://desk').searchParams.get('channel_id');
    const what = [request.method, kind, action].filter((word) => word !== '').join(' ');
    const body = text === '' ? {} : JSON.parse(text);
    const [status, answer] = this.#answer({ what, id, body, channelId });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(answer === undefined ? undefined : JSON.stringify(answer));
  }

  #answer(asked: Asked): Reply {
    const { agents } = this.service;
    if (this.missing.includes(asked.what)) return [this.missingStatus];
    if (asked.what === 'GET agents') return [200, { agents: [...agents.values()] }];
    if (asked.what !== 'PUT agents') return this.act(asked);
    const agent_id = asked.id;
    agents.set(agent_id, { name: agent_id, online: false, ...agents.get(agent_id), ...asked.body, agent_id });
    return [200, agents.get(agent_id)];
  }

  /** Tells all followers of an event. */
  protected publish(event: string, more: Body): void {
    this.#events += 1;
    const data = { event_id: this.#events, event, at: new Date().toISOString(), ...more };
    for (const follower of this.#followers)
      follower.write(`id: ${this.#events}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #follow(response: ServerResponse): void {
    if (!this.streams) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    this.#followers.add(response);
    response.on('close', () => this.#followers.delete(response));
  }
}

export function fault(code: string, message: string): Body {
  return { error: { code, message } };
}

/** The random string in a channel's address. */
export function randomString(): string {
  return randomBytes(9).toString('base64url');
}
