import { policies } from '../../../generated/policies.ts';
import type { EntryHead } from '../../../generated/reference/desk/types.ts';
import { type Attempted, type Body, send } from './party.ts';

export interface Channel {
  id: string;
  random: string;
  name: string;
  customerEndpoint: string;
  chunked: boolean;
  agents: string[];
  removed: boolean;
}

export interface Entry extends EntryHead {
  type: string;
  [field: string]: unknown;
}

export interface Chat {
  number: number;
  channel: Channel;
  customer: Body;
  senderId: string | number;
  typing: boolean;
  closed: boolean;
  openedAt: string;
  transcript: Entry[];
  lane: Promise<void>;
}

export type Verdict = 'taken' | 'refused' | 'again';

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const { attempts, intervalMs, timeoutMs, giveUpMs } = policies.sendAgentMessage;

export class Delivery {
  attempts: number = attempts;
  intervalMs: number = intervalMs;
  timeoutMs: number = timeoutMs;
  giveUpMs: number = giveUpMs;

  method = 'POST';

  path({ customerEndpoint, id }: Channel): string {
    return `${customerEndpoint}/${id}`;
  }

  contentType(_body: Body): string | undefined {
    return 'application/json';
  }

  payload(body: Body, _number: number): Body {
    return body;
  }

  judge(attempted: Attempted): Verdict {
    if (attempted?.status !== 200 || typeof attempted.body !== 'object' || attempted.body === null)
      return 'again';
    const { result, error } = attempted.body as Body;
    if (result === 'ok') return 'taken';
    return typeof error === 'object' && error !== null ? 'refused' : 'again';
  }

  async run(chat: Chat, body: Body, entry?: Entry): Promise<{ verdict: Verdict; attempted: Attempted }> {
    const started = Date.now();
    let attempted: Attempted;
    for (let number = 1; number <= this.attempts; number += 1) {
      entry?.delivery?.attempts.push({ number, started_at: new Date().toISOString() });
      attempted = await this.attempt(chat.channel, this.payload(body, number), number);
      const verdict = this.judge(attempted);
      if (verdict !== 'again') return { verdict, attempted };
      if (number < this.attempts) await this.pause(started, number);
    }
    if (attempted === undefined) await wait(Math.max(0, started + this.giveUpMs - Date.now()));
    return { verdict: 'again', attempted };
  }

  pause(started: number, number: number): Promise<void> {
    return wait(Math.max(0, started + number * this.intervalMs - Date.now()));
  }

  attempt(channel: Channel, body: Body, _number = 1): Promise<Attempted> {
    const type = this.contentType(body);
    const headers = {
      ...(type && { 'content-type': type }),
      ...(channel.chunked && { 'transfer-encoding': 'chunked' }),
    };
    const { method, timeoutMs } = this;
    return send(this.path(channel), JSON.stringify(body), { method, headers, timeoutMs });
  }
}
