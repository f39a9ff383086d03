import { request } from 'node:http';
import type { Body, Bot } from './model.ts';

/** Requests to the provider. Broken ones override one member. */
export class BotOutgoing {
  requests = 3;
  timeoutMs = 3000;
  contentType = 'application/json';
  /** Whether the time is that of the whole answer, or of its head. */
  timesWhole = true;
  #ids = 0;

  nextId(): string {
    this.#ids += 1;
    return `event-${this.#ids}`;
  }

  /** Whether the provider took the event. */
  async tell(bot: Bot, event: Body): Promise<boolean> {
    for (let number = 1; number <= this.requests; number += 1) {
      const status = await this.attempt(bot, JSON.stringify(this.body(event, number)));
      if (this.isSuccess(status)) return true;
    }
    return false;
  }

  body(event: Body, _number: number): Body {
    return event;
  }

  isSuccess(status: number): boolean {
    return status === 200;
  }

  address({ endpoint, token }: Bot): string {
    return `${endpoint}/${token}`;
  }

  /** The HTTP code of the answer, 0 where there is none. */
  attempt(bot: Bot, body: string): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    const headers: Record<string, string> = { 'content-type': this.contentType };
    if (bot.authorization) headers['authorization'] = bot.authorization;
    const sent = request(this.address(bot), { method: 'POST', headers }, (response) => {
      if (!this.timesWhole) clearTimeout(timer);
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    const timer = setTimeout(() => sent.destroy(), this.timeoutMs);
    sent.on('error', () => resolve(0));
    sent.on('close', () => resolve(0));
    sent.end(body);
    return promise.finally(() => clearTimeout(timer));
  }
}
